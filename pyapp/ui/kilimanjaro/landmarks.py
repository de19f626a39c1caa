"""What stands in the land of Kilimanjaro: each thing with its foot at 0, 0."""

from pyapp.ui.drawing import at, disc, group, number, oval, shape
from pyapp.ui.vnode import Child, VNode


def mountain() -> tuple[VNode, ...]:
    """Kibo with its broad shoulders, Mawenzi's rags on the right; 720 × 200, foot at the top left
    corner's height + 200.
    """
    return (
        shape(
            "k-rock k-lined",
            "M-40 204C40 196 104 166 146 132C172 116 200 116 226 100C262 76 280 40 300 24L316 17"
            "L333 22"
            "L350 15L370 21L387 15L404 27C424 52 440 84 470 98L490 95L503 72L512 80L522 58L535 76"
            "L546 70"
            "L562 100C602 142 660 186 760 204Z",
        ),
        shape(
            "k-rock-2",
            "M404 27C424 52 440 84 470 98L490 95L503 72L512 80L522 58L530 84L524 104L540 130"
            "L536 204H430"
            "C452 170 440 140 424 118C412 96 410 60 404 27ZM562 100C602 142 660 186 760 204H600"
            "C596 170 580 134 562 100Z",
        ),
        shape(
            "k-snow k-lined",
            "M300 24L316 17L333 22L350 15L370 21L387 15L404 27C414 39 422 54 432 69L420 64L416 80"
            "L404 66"
            "L396 88L384 70L374 96L362 72L350 90L340 68L326 86L318 64L302 78L298 62L272 74"
            "C283 56 290 36 300 24Z",
        ),
        shape("k-snow-2", "M387 15L404 27C414 39 422 54 432 69L420 64L416 80L404 66L400 44Z"),
        shape("k-snow k-lined", "M503 72L512 80L522 58L535 76L530 84L522 78L516 90L508 84L500 90Z"),
        shape(
            "k-soft",
            "M262 92C240 120 222 150 216 180M306 96C296 124 288 150 286 176M352 104"
            "C352 130 356 156 364 182"
            "M392 104C400 130 412 150 418 176M168 138C150 160 136 176 120 186M470 112"
            "C476 136 488 160 500 178"
            "M548 108C560 136 580 160 600 180",
        ),
    )


def acacia(wide: bool = True) -> tuple[VNode, ...]:
    """An acacia with its flat crown, wide or slim."""
    crown = (
        "M-34-30C-36-38-26-42-18-42C-12-50 6-51 12-45C22-48 34-42 34-34C36-29 30-27 24-28"
        "C12-25-14-25-22-27"
        "C-28-25-33-27-34-30Z"
        if wide
        else "M-22-34C-24-42-14-46-8-45C-2-52 12-50 14-44C22-44 25-36 20-33C8-29-12-30-22-34Z"
    )
    return (
        shape("k-trunk", "M0 0C-1-10-2-14-6-20L-16-30M-2-13C2-20 6-24 14-30M-4-18L-2-30"),
        shape("k-leaf k-lined", crown),
        shape("k-soft", "M-24-34C-14-37-4-34 2-36M8-38C14-39 20-37 26-35"),
    )


def baobab() -> tuple[VNode, ...]:
    """The tree that seems to stand on its head."""
    return (
        shape(
            "k-wall k-lined",
            "M-11 0C-7-8-10-20-12-28L-24-38L-10-33L-12-44L-4-34L0-46L4-34L14-44L10-32L24-37"
            "L12-27C10-18 8-8 12 0Z",
        ),
        shape(
            "k-leaf-2 k-lined",
            "M-32-40C-30-47-20-47-17-42C-18-36-30-35-32-40ZM-16-48C-14-55-4-53-4-48"
            "C-6-43-14-43-16-48Z"
            "M-2-52C1-58 10-56 9-50C6-46-1-46-2-52ZM8-46C12-53 21-50 20-45C16-41 9-41 8-46Z"
            "M19-40C22-46 32-44 31-38C27-34 20-35 19-40Z",
        ),
    )


def palm() -> tuple[VNode, ...]:
    """A palm that leans a little."""
    return (
        shape("k-trunk", "M0 0C3-14 3-26-1-40"),
        shape(
            "k-leaf-2 k-lined",
            "M-1-40C-10-48-20-46-26-36C-18-40-10-40-1-40C-6-36-14-32-16-24C-8-32-4-34-1-40"
            "C0-34 4-28 12-24"
            "C10-32 6-36-1-40C8-40 16-40 24-34C20-46 8-48-1-40C-2-48-8-54-16-54C-10-50-6-46-1-40"
            "C2-48 8-52 16-52C10-50 4-46-1-40Z",
        ),
    )


def bush(look: str) -> tuple[VNode, ...]:
    """A mound of leaves."""
    return (
        shape(
            f"{look} k-lined",
            "M-30 0C-36-6-32-15-24-15C-24-25-11-30-4-23C2-32 17-29 18-19C27-21 34-11 29 0",
        ),
        shape("k-soft", "M-20-7C-17-12-12-13-8-10M-2-14C2-19 8-19 11-14M6-5C10-9 16-9 19-6"),
    )


def fern() -> tuple[VNode, ...]:
    """A tuft of large leaves."""
    return (
        shape(
            "k-leaf k-lined",
            "M0 0C-4-12-14-18-24-16C-18-8-10-2 0 0C-6-14-8-24-2-34C4-24 5-12 0 0"
            "C4-14 14-20 24-17C18-8 10-2 0 0Z",
        ),
    )


def lobelia() -> tuple[VNode, ...]:
    """The giant groundsel of the heights."""
    return (
        shape("k-trunk", "M0 0V-16"),
        shape(
            "k-leaf-2 k-lined",
            "M0-14C-8-14-12-20-11-26C-7-24-5-22-3-20C-4-26-3-31 0-35C3-31 4-26 3-20"
            "C5-22 7-24 11-26C12-20 8-14 0-14Z",
        ),
    )


def rock() -> tuple[VNode, ...]:
    """A single stone."""
    return (shape("k-rock k-lined", "M-14 0L-11-8L-3-12L6-9L12-3L13 0"),)


def giraffe() -> tuple[VNode, ...]:
    """A giraffe, looking to the right."""
    return (
        shape(
            "k-beast k-lined",
            "M-13 0L-12-18C-15-22-14-28-9-29C-3-31 3-31 7-33L15-53L14-57L16-56L16-60L18-57"
            "C22-57 25-54 27-51"
            "L25-49L19-50C17-42 15-34 13-27C12-23 12-20 11-18L12 0H9L7-16H-6L-8-15L-9 0Z",
        ),
        shape("k-line", "M-14-26C-17-22-17-18-16-15"),
        shape(
            "k-door",
            "M-9-26h4v4h-4zM-3-27h4v4h-4zM3-28h4v4h-4zM-6-21h4v3h-4zM1-22h4v4h-4zM9-34"
            "l3-1-1 5-3 1zM12-42l3-1-1 5-3 1z",
        ),
    )


def elephant() -> tuple[VNode, ...]:
    """An elephant, looking to the right."""
    return (
        shape(
            "k-beast-2 k-lined",
            "M-26 0V-16C-28-28-20-36-8-36C-2-36 2-35 6-36C12-42 24-40 27-32C30-24 29-12 30-6"
            "C30-3 34-4 34-7"
            "C37-4 34 2 29 1C25 0 25-8 24-15C22-12 19-11 17-11V0H9V-10H-8V0H-16L-17-9L-19 0Z",
        ),
        shape("k-rock k-lined", "M6-33C0-32-1-20 5-17C11-15 15-22 14-30Z"),
        shape("k-line", "M-26-24C-30-20-30-16-29-13"),
        shape("k-card k-lined", "M22-16C24-12 27-10 31-11C28-13 26-15 25-18Z"),
        disc("k-door", 21, -29, 1.3),
    )


def hippo() -> tuple[VNode, ...]:
    """What shows of a hippopotamus in the water."""
    return (
        shape("k-beast-2 k-lined", "M-22 0C-22-9-8-12 2-9C6-12 12-12 14-9C20-9 24-5 23 0Z"),
        shape("k-beast-2 k-lined", "M4-9C3-13 8-14 8-10"),
        disc("k-door", 12, -7, 1.2),
        shape("k-ripple", "M-28 1H30"),
    )


def canoe() -> tuple[VNode, ...]:
    """An empty dugout."""
    return (
        shape("k-thatch-2 k-lined", "M-26-8C-18-3-8-2 0-2S18-3 26-8C24 1 14 5 0 5S-24 1-26-8Z"),
        shape("k-ripple", "M-26 8C-18 5-14 10-6 7S10 10 26 6"),
    )


def reeds() -> tuple[VNode, ...]:
    """Reeds and bulrushes."""
    return (
        shape("k-line", "M-6 0C-7-8-8-12-11-17M-2 0V-22M3 0C4-8 5-12 8-18M7 0C8-5 10-8 13-10"),
        shape("k-door", "M-3.5-22h3v-7h-3zM6.5-17l3-6 2 1-2.5 6z"),
    )


def hut(size: float = 1, roof: str = "k-thatch") -> VNode:
    """A round hut under thatch."""
    return group(
        at(0, 0, size),
        shape("k-wall k-lined", "M-13 0C-14-6-14-10-13-15H13C14-10 14-6 13 0C6 2-6 2-13 0Z"),
        shape("k-door k-lined", "M-4 1V-9C-4-12 4-12 4-9V1Z"),
        shape(
            f"{roof} k-lined",
            "M-20-12C-12-20-5-30 0-37C5-30 12-20 20-12C16-9 13-12 10-9S4-11 0-9S-7-12-10-9"
            "S-16-9-20-12Z",
        ),
        shape("k-soft", "M0-35C-3-26-6-18-9-12M0-35V-12M0-35C3-26 6-18 9-12"),
    )


def fence(length: int) -> VNode:
    """A fence of thin posts."""
    posts = "".join(f"M{x} 0V-9" for x in range(0, length + 1, 6))
    return shape("k-line", f"{posts}M0-6H{length}M0-3H{length}")


def village(which: int) -> tuple[Child, ...]:
    """One of the five villages, about 90 × 50 around 0, 0; each has something of its own."""
    match which:
        case 0:  # the start: a banner of the expedition
            return (
                group(at(-26, -6, 0.9), hut()),
                group(at(24, -8, 0.85), hut(roof="k-thatch-2")),
                group(at(-2, 0), hut(1.1)),
                shape("k-line", "M44 0V-44"),
                shape("k-cloth k-lined", "M44-44C52-48 56-40 66-44V-30C56-26 52-34 44-30Z"),
            )
        case 1:  # a baobab
            return (
                group(at(0, -4, 1.15), *baobab()),
                group(at(-30, 0, 0.95), hut()),
                group(at(30, 2, 1.05), hut(roof="k-thatch-2")),
            )
        case 2:  # a fence of thorns and cattle
            return (
                group(at(-20, -6, 1), hut(roof="k-thatch-2")),
                group(at(14, -8, 0.85), hut()),
                group(
                    at(-2, 4),
                    shape(
                        "k-door k-lined",
                        "M0-2C0-8 4-9 10-9H17L21-12L24-8L22-5L18-5V0H16V-4H5V0H3V-3Z",
                    ),
                ),
                group(at(-40, 4), fence(78)),
            )
        case 3:  # granaries on stilts
            return (
                group(at(-22, 0, 1), hut()),
                group(
                    at(10, 0),
                    shape("k-line", "M-7 0V-12M7 0V-12M0 0V-12"),
                    shape("k-wall k-lined", "M-9-12V-25H9V-12Z"),
                    shape("k-thatch-2 k-lined", "M-14-24L0-42L14-24Z"),
                ),
                group(
                    at(34, 0, 0.8),
                    shape("k-line", "M-7 0V-12M7 0V-12M0 0V-12"),
                    shape("k-wall k-lined", "M-9-12V-25H9V-12Z"),
                    shape("k-thatch k-lined", "M-14-24L0-42L14-24Z"),
                ),
            )
        case _:  # a great drum under palms
            return (
                group(at(-38, 0, 0.95), *palm()),
                group(at(-14, 0, 0.95), hut()),
                group(at(18, -2, 0.95), hut(roof="k-thatch-2")),
                group(
                    at(40, 2),
                    shape("k-cloth k-lined", "M-8-16L-5 0H5L8-16Z"),
                    oval("k-card k-lined", 0, -16, 8, 3),
                    shape("k-line", "M-7-12L-3-2L0-13L3-2L7-12"),
                ),
            )


def camp() -> tuple[VNode, ...]:
    """The base camp: two tents and a flag."""
    return (
        shape("k-line", "M2-2V-56"),
        shape("k-cloth k-lined", "M2-56C12-62 18-50 32-56V-38C18-32 12-44 2-38Z"),
        shape("k-card k-lined", "M-46 0L-30-26L-10 0Z"),
        shape("k-door k-lined", "M-35 0L-30-16L-25 0Z"),
        shape("k-card k-lined", "M8 0L28-30L52 0Z"),
        shape("k-cloth k-lined", "M28-30L52 0H40Z"),
        shape("k-door k-lined", "M19 0L26-18L32 0Z"),
    )


def rock_pile() -> tuple[VNode, ...]:
    """A kopje: the savanna's old stones."""
    return (
        shape("k-rock k-lined", "M-24 0C-26-12-18-18-10-16C-8-28 8-30 12-18C20-20 26-10 24 0"),
        shape("k-soft", "M-10-16C-8-12-4-10-4-4M12-18C10-14 12-10 14-6"),
    )


def cloud(x: float, y: float, width: float) -> str:
    """A flat-bottomed cloud, its lower left corner at x, y."""
    w = width / 10
    return (
        f"M{number(x)} {number(y)}a{number(w)} {number(w)} 0 0 1 {number(w)}{number(-w * 1.3)}"
        f"a{number(w * 1.7)} {number(w * 1.6)} 0 0 1 {number(w * 3.2)}{number(-w * 0.7)}"
        f"a{number(w * 1.5)} {number(w * 1.4)} 0 0 1 {number(w * 2.8)} {number(w * 0.7)}"
        f"a{number(w * 1.2)} {number(w * 0.8)} 0 0 1 {number(w * 3)} {number(w * 1.3)}Z"
    )


def birds() -> VNode:
    """Birds far away."""
    return shape(
        "k-line",
        "M0 0C3-4 6-4 8 0C10-4 13-4 16 0M20 9C23 5 25 5 27 8C29 5 32 5 34 9M-14 12"
        "C-12 9-10 9-8 12C-6 9-4 9-2 12",
    )
