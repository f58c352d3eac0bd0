"""Dominance as a flight path to the Earth: zones of spins, and a marker for each seat. On a phone the path is straight."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.draw.feast import burst
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import DOMINANCE, mark
from perilune.draw.svg import num, piece, use
from perilune.draw.words import label
from perilune.games.mine_the_moon.content import Content
from perilune.games.mine_the_moon.draw.feast import winners
from perilune.games.mine_the_moon.draw.scene import Scene
from perilune.games.mine_the_moon.draw.scenery import CUT, EARTH
from perilune.games.mine_the_moon.draw.symbols import oval


class Arc(NamedTuple):
    """The curve of a layout: where it begins, the point that pulls it up, its end, and the Earth beyond."""

    start: tuple[float, float]
    over: tuple[float, float]
    end: tuple[float, float]
    earth: tuple[float, float]


WIDE_ARC: Final = Arc((30, 106), (420, 24), (842, 80), EARTH[:2])
MEDIUM_ARC: Final = Arc((30, 106), (360, 24), (714, 80), (EARTH[0] - CUT, EARTH[1]))
_NEAR: Final = 28.0  # from a marker to the next, where it is stacked: beyond the end of the track points lie close together
_RISE: Final = 23.0
_WORDY: Final = 4.2  # points from a zone's words to the next marker, so that they do not meet
_REACH: Final = 50.0  # from a marker to the next one that would cover a figure at its right
_BELOW, _RIGHT_OF, _LEFT_OF, _UNTOLD = 0, 1, -1, 2  # where the figure of a marker stands
_BEYOND: Final = 2  # points between the end of the track and the end of the curve


def place(arc: Arc, points: float, end: int) -> tuple[float, float]:
    """Where a number of points lies. Beyond the curve the Earth is near."""
    t = points / (end + _BEYOND)
    if t > 1:
        (x, y), (ex, ey) = arc.earth, arc.end
        far = min(1.0, (t - 1) * 3)
        return ex + (x - 8 - ex) * far, ey + (y - ey) * far
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * arc.start[0] + b * arc.over[0] + c * arc.end[0], a * arc.start[1] + b * arc.over[1] + c * arc.end[1]


def track(scene: Scene, arc: Arc) -> None:
    """The path, and the markers of all seats on it."""
    s, content = scene.s, scene.content
    taken = tuple(sorted(set(s.dominance)))
    scene.put(f'<g data-card="track">{_path(arc, content)}{_figures(arc, content, taken)}</g>')
    scene.put(f'<g data-card="zones">{_zones(arc, content, max(s.dominance), taken)}</g>')
    won = winners(s)
    markers = _stacked(s.dominance, arc, content)
    for seat, x, y, told in markers:
        if seat in won:
            scene.over.append(_shine(seat, x, y))
        covered = told == _RIGHT_OF and any(0 < other[1] - x < _REACH and abs(other[2] - y) < _RISE for other in markers)
        scene.over.append(_marker(seat, s.dominance[seat], x, y, _LEFT_OF if covered else told))


def _stacked(dominance: list[int], arc: Arc, content: Content) -> list[tuple[int, float, float, int]]:
    """The seats in the order of their points, each with its place on the path, or above the one before, and where its figure stands."""
    found: list[tuple[int, float, float, int]] = []
    stacked: list[int] = []
    for seat in sorted(range(len(dominance)), key=lambda seat: dominance[seat]):
        x, y = place(arc, dominance[seat], content.end_above)
        near = bool(stacked) and x - place(arc, dominance[stacked[-1]], content.end_above)[0] < _NEAR
        stacked = [*stacked, seat] if near else [seat]
        told = _BELOW if not near else _RIGHT_OF if dominance[seat] != dominance[stacked[-2]] else _UNTOLD
        found.append((seat, x, max(14.0, y - _RISE * (len(stacked) - 1)), told))
    return found


@lru_cache(512)
def _marker(seat: int, points: int, x: float, y: float, told: int) -> str:
    """A seat's mark on the path, with its figure."""
    left, top = (-14.0, 14.5) if told == _BELOW else (9.0 if told == _RIGHT_OF else -37.0, -8.5)
    figure = ""
    if told != _UNTOLD:
        figure = f'<rect x="{num(left)}" y="{num(top)}" width="28" height="17" rx="8.5" class="tag s{seat + 1}"/>'
        figure += label(left + 14 + 2 * told, top + 13.1, str(points), 13, "b", "middle")
    disc = f'<circle r="13" class="token s{seat + 1}"/>'
    marker = piece(f"marker-dominance-{seat + 1}", x, y, figure, disc, use(mark(seat), 0, 0, 16))
    return f'<g data-card="points-{seat + 1}">{marker}</g>'


# on a phone

_LEFT, _RIGHT, _LEVEL = 20.0, 338.0, 34.0
_STEP: Final = 27.0  # from one marker to the next
_LAST: Final = 374.0  # where the last marker may be


def _shine(seat: int, x: float, y: float) -> str:
    """Around the marker of somebody who has won."""
    return f'<g class="pieces">{burst(x, y, 27, var(seat_colour(seat)), 0.6)}</g>'


def straight(scene: Scene) -> float:
    """The path on a phone, and how high it is."""
    s, content = scene.s, scene.content
    order = sorted(range(s.seats), key=lambda seat: s.dominance[seat])
    places = _beside([_at(s.dominance[seat], content) for seat in order])
    ground = '<path d="M4 2H386V68H4Z" fill="none"/>'  # markers and figures lie within it
    scene.put(f'<g data-card="track">{ground}{_line(content, max(s.dominance), tuple(places))}</g>')
    won = winners(s)
    scene.over += [_shine(seat, x, _LEVEL) for seat, x in zip(order, places, strict=True) if seat in won]
    scene.over += [_flag(seat, s.dominance[seat], x) for seat, x in zip(order, places, strict=True)]
    return 70


def _beside(places: list[float]) -> list[float]:
    """The markers side by side: each as far right as it must be, and all within the picture."""
    free = 0.0
    moved = []
    for x in places:
        moved.append(max(free, x))
        free = moved[-1] + _STEP
    for number, x in enumerate(moved):
        moved[number] = min(x, _LAST - _STEP * (len(moved) - 1 - number))
    return moved


def _at(points: int, content: Content) -> float:
    """How far along the straight path a number of points is."""
    return _LEFT + (_RIGHT - _LEFT) * min(points / content.end_above, 1.1)


@lru_cache(64)
def _line(content: Content, leader: int, taken: tuple[float, ...]) -> str:
    """The straight path: its zones with their spins, and the Earth at its end."""
    y = num(_LEVEL)
    drawn = [f'<path d="M{num(_LEFT)} {y}H{num(_RIGHT)}" class="path"/>', oval(374, _LEVEL, 14, 14, "url(#mm-earth)")]
    ends = [*content.zone_from[1:], content.end_above]
    for start, last, spins in zip(content.zone_from, ends, content.zone_spins, strict=True):
        now = start <= leader and (leader < last or last == content.end_above)
        x, right = _at(start, content), _at(last, content)
        if now:
            drawn.append(f'<path d="M{num(x)} {y}H{num(right)}" class="path zone"/>')
        drawn.append(f'<circle cx="{num(x)}" cy="{y}" r="3.6" class="ring"/>')
        told = f"{spins} spin{'' if spins == 1 else 's'}"
        drawn.append(label((x + right) / 2, 15, told, 15.5, "b pts" if now else "q", "middle"))
    drawn.append(use(DOMINANCE, 14, 11, 17))
    for points in (0, *content.zone_from[1:], content.end_above):
        if all(abs(_at(points, content) - other) > 25 for other in taken):
            drawn.append(label(_at(points, content), _LEVEL + 30, str(points), 15.5, "q", "middle"))
    return "".join(drawn)


@lru_cache(256)
def _flag(seat: int, points: int, x: float) -> str:
    """A seat's mark on the straight path, with its figure below it."""
    figure = f'<rect x="-14" y="15" width="28" height="19" rx="9.5" class="tag s{seat + 1}"/>' + label(
        0, 30, str(points), 15.5, "b", "middle"
    )
    marker = piece(
        f"marker-dominance-{seat + 1}",
        x,
        _LEVEL,
        figure,
        f'<circle r="12" class="token s{seat + 1}"/>',
        use(mark(seat), 0, 0, 15),
    )
    return f'<g data-card="points-{seat + 1}">{marker}</g>'


# the curve


def _curve(arc: Arc, start: float, end: float, points: int) -> str:
    """The part of the path between two numbers of points."""
    steps = max(2, int((end - start) / 1.4))
    corners = [place(arc, start + (end - start) * n / steps, points) for n in range(steps + 1)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners)


@lru_cache(8)
def _path(arc: Arc, content: Content) -> str:
    """The path with a tick for each point and a ring for each five."""
    end = content.end_above
    ticks = "".join("M{} {}h0".format(*map(num, place(arc, n, end))) for n in range(end + 1) if n % 5)
    rings = "".join(
        '<circle cx="{}" cy="{}" r="3.4" class="ring"/>'.format(*map(num, place(arc, n, end))) for n in range(0, end + 1, 5)
    )
    return (
        f'<path d="{_curve(arc, 0, end + 1, end)}" class="path under-path"/><path d="{_curve(arc, 0, end, end)}" class="path"/>'
        f'<path d="M{num(arc.end[0] - 8)} {num(arc.end[1])}L{num(arc.earth[0] - 34)} {num(arc.earth[1] + 4)}" class="path onward"/>'
        f'<path d="{ticks}" class="ticks"/>{rings}'
        + label(arc.earth[0] + 42, arc.earth[1] + 54, f"beyond {end}: the last turn", 12, "on q", "end")
    )


@lru_cache(512)
def _figures(arc: Arc, content: Content, taken: tuple[int, ...]) -> str:
    """A figure for each five points, but for those near a marker."""
    drawn = []
    for n in range(0, content.end_above + 1, 5):
        if all(abs(n - points) > 1.6 for points in taken):
            x, y = place(arc, n, content.end_above)
            drawn.append(label(x, y + 18.5, str(n), 12, "on b" if n % 10 == 0 else "on q", "middle"))
    return "".join(drawn)


@lru_cache(512)
def _zones(arc: Arc, content: Content, leader: int, taken: tuple[int, ...]) -> str:
    """How often the crater is spun in each zone; the leader's is bright."""
    end = content.end_above
    ends = [*[start - 1 for start in content.zone_from[1:]], end]
    drawn = []
    for start, last, spins in zip(content.zone_from, ends, content.zone_spins, strict=True):
        now = start <= leader and (leader <= last or last == end)
        if now:
            drawn.append(f'<path d="{_curve(arc, start + 0.25, last + (0 if last == end else 0.75), end)}" class="path zone"/>')
        free = max(
            (start + (last - start) * share / 16 for share in range(4, 15)),
            key=lambda n: (min(3.8, _free(n, taken)), -abs(n - (start + last) / 2)),
        )
        x, y = place(arc, free, end)
        words = f"{spins} spin{'' if spins == 1 else 's'}" + (
            " a turn" if last - start > 8 and _free(free, taken) > _WORDY else ""
        )
        drawn.append(label(x, y - 13, words, 12.5 if now else 12, "on b pts" if now else "on q", "middle"))
    return "".join(drawn)


def _free(points: float, taken: tuple[int, ...]) -> float:
    """How far the nearest marker is."""
    return min(abs(points - 0.4 - other) for other in taken)
