"""The window onto a large picture stays on it, and the point under the finger stays put."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.ui.camera import Frame, around, between, kept, moved, read, write, zoomed

WORLD = Frame(-300, -300, 2600, 1800)
numbers = st.floats(-2000, 2000)
sizes = st.floats(200, 3000)
frames = st.builds(Frame, numbers, numbers, sizes, sizes)


@given(frames, st.floats(0.3, 3))
def test_a_fitting_frame_holds_what_it_is_to_show(frame: Frame, aspect: float) -> None:
    fitted = around(frame, aspect)
    assert fitted.width / fitted.height == pytest.approx(aspect)
    assert fitted.x <= frame.x + 1e-6
    assert fitted.y <= frame.y + 1e-6
    assert fitted.x + fitted.width >= frame.x + frame.width - 1e-6
    assert fitted.y + fitted.height >= frame.y + frame.height - 1e-6


@given(st.floats(0.5, 2), st.floats(0, 1), st.floats(0, 1))
def test_zooming_leaves_the_point_under_the_finger_where_it_is(
    factor: float, across: float, down: float
) -> None:
    frame = Frame(400, 300, 800, 600)
    at = (frame.x + across * frame.width, frame.y + down * frame.height)
    after = zoomed(frame, factor, at, WORLD)
    assert (at[0] - after.x) / after.width == pytest.approx(across, abs=1e-6)
    assert (at[1] - after.y) / after.height == pytest.approx(down, abs=1e-6)
    assert after.width / after.height == pytest.approx(frame.width / frame.height)


@given(frames, st.floats(0.01, 100), numbers, numbers)
def test_nothing_leads_off_the_picture(frame: Frame, factor: float, dx: float, dy: float) -> None:
    for after in (zoomed(frame, factor, (0, 0), WORLD), moved(frame, dx, dy, WORLD)):
        x, y = after.x + after.width / 2, after.y + after.height / 2
        assert WORLD.x - 1e-6 <= x <= WORLD.x + WORLD.width + 1e-6
        assert WORLD.y - 1e-6 <= y <= WORLD.y + WORLD.height + 1e-6


def test_zooming_ends_somewhere() -> None:
    near = far = Frame(0, 0, 800, 600)
    for _ in range(100):
        near = zoomed(near, 1.4, (400, 300), WORLD)
        far = zoomed(far, 1 / 1.4, (400, 300), WORLD)
    assert near.width > 100
    assert far.width < WORLD.width * 3
    assert kept(near, WORLD) == near


def test_a_journey_begins_and_ends_where_it_should() -> None:
    a, b = Frame(0, 0, 100, 50), Frame(10, 20, 200, 100)
    assert between(a, b, 0) == a
    assert between(a, b, 1) == b
    assert read(write(b)) == b
