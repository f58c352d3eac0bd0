"""On a phone: robots at home and silos in one strip, so that it is in view beside the crater and beside the rockets."""

from functools import lru_cache
from typing import Final

from perilune.core.drawing import Way
from perilune.draw.palette import var
from perilune.draw.pieces import good, mark
from perilune.draw.svg import num, rect, use
from perilune.draw.words import label
from perilune.games.mine_the_moon.content import CONTROL_SITE, KINDS, TYPES
from perilune.games.mine_the_moon.draw.base import TYPE_LABELS, dome, inside, usable
from perilune.games.mine_the_moon.draw.captions import robot_sign
from perilune.games.mine_the_moon.draw.houses import outline
from perilune.games.mine_the_moon.draw.robots import HANDS, HOME, SILO
from perilune.games.mine_the_moon.draw.scene import LIFTING, Scene, line, unknown
from perilune.games.mine_the_moon.draw.silo_ways import silo_ways
from perilune.games.mine_the_moon.draw.sites import construct_ways
from perilune.games.mine_the_moon.draw.symbols import INK, block
from perilune.games.mine_the_moon.state import AT_HOME, IN_HAND, IN_SILO

HIGH: Final = 112.0
PART: Final = "strip"  # the id of the strip
_LINE: Final = 36.0  # how high it is in short: a finger's width
_WIDE: Final = 390.0
_SIZE: Final = 15.5
_LEFT: Final = 102.0  # of the silos
_STEP: Final = 94.0


def strip(scene: Scene, y: float) -> None:
    """Dome and silos side by side."""
    s, seat = scene.s, scene.me
    total = s.robots[seat] + (s.white_owner == seat)
    count = s.home[seat]
    ways = construct_ways(scene, CONTROL_SITE)
    leech = scene.moves.leech.at(seat)
    if scene.offered(leech):
        ways.append(Way([leech.text], "Leech yourself", "You lose Dominance."))
    scene.put(
        f'<g id="{PART}">{rect(4, y + 2, 382, HIGH - 4, "plate", 10)}</g>',
        f'<g data-card="control">{dome(54, y + 96, 42, 62)}{_whose(seat, scene.names[seat], count, total, y)}',
        scene.control("home", "control", "Robot Control", ways, "", outline(8, y + 6, 92, HIGH - 12, 8)) if ways else "", "</g>",
    )  # fmt: skip
    places, tall = inside(54, y + 88, 42, 60, count)
    scene.stand(seat, HOME, AT_HOME, 0, places, tall)
    if scene.sealed(seat) and count:
        scene.over.append(unknown(54, y + 82, 26))
    waiting = scene.in_hand()
    scene.stand(seat, HANDS, IN_HAND, 0, [(14 + n * 9, y + 106) for n in range(waiting)], 22)
    for type_ in range(TYPES):
        _silo(scene, type_, _LEFT + type_ * _STEP, y)


@lru_cache(256)
def _whose(seat: int, name: str, count: int, total: int, y: float) -> str:
    return use(mark(seat), 18, y + 17, 14) + line(28, y + 22.5, f"{count} of {total}", 68, _SIZE, "b ask" if count else "q")


def _silo(scene: Scene, type_: int, x: float, y: float) -> None:
    """A silo that lies: three places side by side, raw ones first."""
    s, seat = scene.s, scene.me
    limit = s.silo_limit[seat]
    raw, refined = s.silo[seat * KINDS + type_], s.silo[seat * KINDS + type_ + TYPES]
    wide = (_STEP - 9) / limit
    feet = [(x + 2.5 + (n + 0.5) * wide, y + 97) for n in range(limit)]
    scene.put(f'<g data-card="silo-{type_ + 1}">{_barrel(x, y, type_, limit, raw + refined)}')
    tall = 26.0
    for kind, places in ((type_, feet[:raw]), (type_ + TYPES, feet[raw : raw + refined])):
        scene.stand(seat, SILO + kind, IN_SILO, seat * KINDS + kind, places, tall, carries=kind, stance=LIFTING)
    ways = silo_ways(scene, type_, feet, tall, LIFTING) if seat == scene.seat else []
    scene.put(
        usable(scene, f"silo-{type_ + 1}", f"Silo for {TYPE_LABELS[type_]}", ways, outline(x, y + 28, _STEP - 3, 76, 8)), "</g>"
    )


@lru_cache(64)
def _barrel(x: float, y: float, type_: int, limit: int, full: int) -> str:
    wide = (_STEP - 9) / limit
    cells = "".join(
        rect(x + 3 + n * wide, y + 42, wide - 1.5, 58, "warm" if n < full else "door", 5)
        + ("" if n < full else use(good(type_), x + 2 + (n + 0.5) * wide, y + 72, 17, "ghost"))
        for n in range(limit)
    )
    cap = block(x, y + 30, _STEP - 3, 10, var(good(type_ + TYPES)[3:]), INK, 4)
    body = block(x, y + 34, _STEP - 3, 70, "url(#mm-metal-down)", INK, 7)
    return body + cap + cells + line(x + _STEP / 2 - 1, y + 22.5, TYPE_LABELS[type_], _STEP - 10, _SIZE, "b", "middle")


def in_short(scene: Scene) -> str:
    """The same in one line, for the page to keep in view while the strip itself is elsewhere: whoever sends teams asks what they hold."""
    s, seat = scene.s, scene.me
    return _line(seat, s.home[seat], s.robots[seat] + (s.white_owner == seat), tuple(s.silo[seat * KINDS : (seat + 1) * KINDS]))


@lru_cache(256)
def _line(seat: int, count: int, total: int, silo: tuple[int, ...]) -> str:
    middle = _LINE / 2
    made = [
        use(robot_sign(seat), 20, middle, 22),
        line(35, middle + 5.5, f"{count} of {total}", 60, _SIZE, "b" if count else "q"),
    ]
    for kind in range(KINDS):
        type_, refined = kind % TYPES, kind // TYPES
        x = _LEFT + type_ * _STEP + 12 + refined * 44
        many = silo[kind]
        made.append(use(good(kind), x, middle, 18, "" if many else "ghost"))
        made.append(label(x + 12, middle + 5.5, str(many), _SIZE, "b" if many else "q"))
    return f'<symbol id="stays-in-view" data-of="{PART}" viewBox="0 0 {num(_WIDE)} {num(_LINE)}"><g class="pl">{"".join(made)}</g></symbol>'
