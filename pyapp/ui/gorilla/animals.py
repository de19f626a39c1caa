"""The nine animals of the deck, each on 100 × 100 units: head and shoulders, facing us.

The fake gorilla (6) is drawn by the same strokes as the gorilla (5). What tells somebody in a
suit from the real one is small and honest: the whites of the eyes, the seam at the neck, the
zip. The number on the card decides.
"""

from collections.abc import Callable, Mapping
from typing import Final

from pyapp.ui.drawing import disc, oval, shape
from pyapp.ui.vnode import VNode

Parts = tuple[VNode, ...]


def animal(n: int) -> Parts:
    """The animal with this number."""
    return _ANIMALS[n]()


def _eyes(y: float, apart: float, r: float = 2.6) -> Parts:
    return (disc("g-eye", 50 - apart, y, r), disc("g-eye", 50 + apart, y, r))


def _ears(look: str, y: float, apart: float, r: float) -> Parts:
    return tuple(
        part
        for x in (50 - apart, 50 + apart)
        for part in (disc(look, x, y, r), disc("g-ear", x, y, r * 0.5))
    )


def _macaque() -> Parts:
    """Thick winter fur, a red face."""
    return (
        shape(
            "g-fur-1",
            "M12 98C12 82 20 74 30 70C20 66 15 56 18 48L12 44L20 38L16 30L26 28L26 19L35 20"
            "L40 12L50 16L60 12L65 20L74 19L74 28L84 30L80 38L88 44L82 48C85 56 80 66 70 70"
            "C80 74 88 82 88 98Z",
        ),
        shape(
            "g-skin-1",
            "M50 34C56 28 68 30 70 40C72 48 68 52 67 57C66 67 58 73 50 73S34 67 33 57"
            "C32 52 28 48 30 40C32 30 44 28 50 34Z",
        ),
        shape("g-stroke", "M35 42Q40 37 46 41M54 41Q60 37 65 42"),
        *_eyes(46, 9),
        shape("g-stroke", "M47 57Q50 60 53 57M41 65Q50 70 59 65"),
    )


def _bonobo() -> Parts:
    """Parted hair, a dark narrow face, pink lips."""
    return (
        shape("g-fur-2", "M18 98C20 82 30 76 40 74H60C70 76 80 82 82 98Z"),
        *_ears("g-skin-2", 46, 27, 7),
        shape(
            "g-fur-2",
            "M50 15C68 10 80 24 78 44C77 60 70 76 50 78C30 76 23 60 22 44C20 24 32 10 50 15Z",
        ),
        shape(
            "g-stroke", "M50 15C49 20 49 24 50 28M50 17C40 22 32 28 26 38M50 17C60 22 68 28 74 38"
        ),
        shape(
            "g-skin-2",
            "M50 34C58 30 66 34 67 43C68 50 65 54 66 60C66 70 58 76 50 76S34 70 34 60"
            "C35 54 32 50 33 43C34 34 42 30 50 34Z",
        ),
        shape("g-stroke", "M36 41Q42 37 47 41M53 41Q58 37 64 41"),
        *_eyes(46, 8.5),
        shape("g-stroke", "M46 55Q50 58 54 55"),
        shape("g-lips", "M40 65C46 61 54 61 60 65C56 70 44 70 40 65Z"),
    )


def _chimpanzee() -> Parts:
    """Large ears, a pale muzzle."""
    return (
        shape("g-fur-3", "M14 98C16 80 28 74 38 72H62C72 74 84 80 86 98Z"),
        *_ears("g-skin-3", 42, 31, 11),
        shape(
            "g-fur-3",
            "M50 12C68 12 78 26 77 44C76 62 68 76 50 77C32 76 24 62 23 44C22 26 32 12 50 12Z",
        ),
        shape(
            "g-skin-3",
            "M50 35C57 29 67 32 68 42C68 48 64 52 66 58C70 70 60 78 50 78S30 70 34 58"
            "C36 52 32 48 32 42C33 32 43 29 50 35Z",
        ),
        shape("g-stroke", "M34 40Q41 34 48 39M52 39Q59 34 66 40"),
        *_eyes(45, 9),
        shape("g-stroke", "M46 55Q50 59 54 55M37 66Q50 74 63 66"),
    )


def _orangutan() -> Parts:
    """Long red hair, broad cheeks, a beard."""
    return (
        shape(
            "g-fur-4",
            "M8 98C10 82 20 74 30 70C22 60 20 40 28 26C34 14 42 12 50 12S66 14 72 26"
            "C80 40 78 60 70 70C80 74 90 82 92 98Z",
        ),
        shape(
            "g-stroke", "M16 96L22 84M28 96L32 82M72 96L68 82M84 96L78 84M44 13L42 22M56 13L58 22"
        ),
        shape(
            "g-skin-4",
            "M50 30C60 22 78 30 79 46C80 60 70 68 62 66C60 74 56 78 50 78S40 74 38 66"
            "C30 68 20 60 21 46C22 30 40 22 50 30Z",
        ),
        shape(
            "g-stroke",
            "M34 36C28 42 28 54 34 60M66 36C72 42 72 54 66 60M40 40Q45 37 48 40M52 40Q55 37 60 40",
        ),
        *_eyes(45, 6.5, 2.4),
        shape("g-stroke", "M46 54Q50 57 54 54M40 64Q50 70 60 64"),
        shape("g-fur-4", "M40 72C44 78 56 78 60 72C60 84 55 92 50 94C45 92 40 84 40 72Z"),
    )


def _gorilla(*, real: bool) -> Parts:
    """The high crown, the heavy brow, the wide nose: worn by somebody, or grown."""
    eyes = _eyes(45, 10)
    if not real:
        eyes = (disc("g-white", 40, 45, 4), disc("g-white", 60, 45, 4), *eyes)
    suit = (
        shape("g-seam", "M29 70C38 82 62 82 71 70"),
        shape("g-zip", "M50 80V98M47 84H53M47 89H53M47 94H53"),
    )
    return (
        shape("g-fur-5", "M3 98C4 78 16 66 32 62H68C84 66 96 78 97 98Z"),
        *_ears("g-skin-5", 45, 29, 6),
        shape(
            "g-fur-5",
            "M50 5C59 5 66 12 70 21C78 28 81 41 79 53C77 68 66 78 50 78S23 68 21 53"
            "C19 41 22 28 30 21C34 12 41 5 50 5Z",
        ),
        shape(
            "g-skin-5",
            "M50 37C56 31 66 31 70 38C73 45 69 50 68 55C71 68 61 77 50 77S29 68 32 55"
            "C31 50 27 45 30 38C34 31 44 31 50 37Z",
        ),
        shape("g-brow", "M29 41C35 33 44 35 50 39C56 35 65 33 71 41"),
        *eyes,
        shape(
            "g-nose", "M38 57C40 50 46 51 50 53C54 51 60 50 62 57C60 62 54 60 50 60S40 62 38 57Z"
        ),
        shape("g-stroke", "M37 69Q50 73 63 69"),
        shape("g-stroke", "M22 96C24 88 28 84 34 82M78 96C76 88 72 84 66 82"),
        *(() if real else suit),
    )


def _apeman() -> Parts:
    """Upright, hairy all over, a bare face with a strong brow."""
    return (
        shape("g-fur-7", "M14 98C14 78 26 70 40 68H60C74 70 86 78 86 98Z"),
        *_ears("g-skin-7", 45, 25, 6),
        shape(
            "g-fur-7",
            "M50 13L58 10L64 16L72 20L74 30L78 42C78 60 68 77 50 78C32 77 22 60 22 42L26 30"
            "L28 20L36 16L42 10Z",
        ),
        shape(
            "g-skin-7",
            "M33 36C40 31 60 31 67 36C71 46 68 60 64 68C58 76 42 76 36 68C32 60 29 46 33 36Z",
        ),
        shape("g-brow", "M31 39C38 34 45 36 50 39C55 36 62 34 69 39"),
        *_eyes(44, 9),
        shape("g-stroke", "M50 46L46 56Q50 60 54 56M40 66Q50 71 60 66"),
        shape("g-stroke", "M28 92L34 84M50 94L52 84M72 92L66 84"),
    )


def _early_human() -> Parts:
    """Wild hair and beard, a fur over one shoulder, a spear."""
    return (
        shape("g-spear", "M86 98L82 22"),
        shape("g-stone", "M81 26L77 12L82 4L88 11L86 25Z"),
        shape("g-skin-8", "M18 98C18 84 28 76 42 73V64H58V73C72 76 82 84 82 98Z"),
        shape("g-pelt", "M18 98C18 84 28 76 40 73C50 82 62 90 70 98Z"),
        shape("g-stroke", "M30 84L32 90M40 84L42 90M48 92L50 97"),
        shape(
            "g-hair-8",
            "M50 10L60 7L64 14L74 16L74 26L82 34L76 42L80 52L70 58L66 74L56 80L50 86L44 80"
            "L34 74L30 58L20 52L24 42L18 34L26 26L26 16L36 14L40 7Z",
        ),
        shape(
            "g-skin-8",
            "M35 32C42 28 58 28 65 32C68 42 67 50 64 58C56 54 44 54 36 58C33 50 32 42 35 32Z",
        ),
        shape("g-brow", "M35 38C41 35 46 36 49 38M51 38C54 36 59 35 65 38"),
        *_eyes(43, 8, 2.4),
        shape("g-stroke", "M50 43L46 53Q50 56 54 53M42 66Q50 62 58 66"),
    )


def _modern_human() -> Parts:
    """An explorer with glasses, a hat and a collar."""
    return (
        shape("g-shirt", "M14 98C15 82 28 76 40 73L50 82L60 73C72 76 85 82 86 98Z"),
        shape("g-skin-9", "M42 62H58V74L50 83L42 74Z"),
        shape("g-shirt", "M40 72L50 83L42 92L33 76ZM60 72L50 83L58 92L67 76Z"),
        *_ears("g-skin-9", 47, 20, 5),
        shape("g-hair-9", "M29 46C27 30 36 20 50 20S73 30 71 46Z"),
        shape("g-skin-9", "M31 38C38 34 62 34 69 38C71 54 65 70 50 71C35 70 29 54 31 38Z"),
        shape(
            "g-hat",
            "M12 34C20 27 26 28 30 26C30 12 38 6 50 6S70 12 70 26"
            "C74 28 80 27 88 34C70 30 30 30 12 34Z",
        ),
        shape("g-band", "M30 26C38 22 62 22 70 26L70 29C60 26 40 26 30 29Z"),
        oval("g-glass", 41, 46, 7, 6.5),
        oval("g-glass", 59, 46, 7, 6.5),
        shape("g-stroke", "M48 45Q50 43.5 52 45M34 44L30 43M66 44L70 43"),
        *_eyes(46.5, 9, 2.2),
        shape("g-stroke", "M50 49L47 56Q50 58 52 57M43 63Q50 68 57 63"),
    )


_ANIMALS: Final[Mapping[int, Callable[[], Parts]]] = {
    1: _macaque,
    2: _bonobo,
    3: _chimpanzee,
    4: _orangutan,
    5: lambda: _gorilla(real=True),
    6: lambda: _gorilla(real=False),
    7: _apeman,
    8: _early_human,
    9: _modern_human,
}
