"""The five common buildings on the far rim, and the Subsidy."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import Way
from perilune.core.pending import KIND
from perilune.core.words import counted, possessive
from perilune.draw.pieces import DOMINANCE, mark
from perilune.draw.svg import num, rect, use
from perilune.draw.words import fit, label, width
from perilune.games.mine_the_moon.buildings.effect import BUILDING
from perilune.games.mine_the_moon.content import COLUMNS, COMMON, Common
from perilune.games.mine_the_moon.draw.houses import WIDE_DOORS, Column, Doors, columns, house, light, outline
from perilune.games.mine_the_moon.draw.robots import TEAM
from perilune.games.mine_the_moon.draw.scene import Scene, least, line
from perilune.games.mine_the_moon.draw.style import own
from perilune.games.mine_the_moon.draw.symbols import INK, ghost, shape, stamp
from perilune.games.mine_the_moon.state import IN_BOX, IN_TEAM, NOBODY, WORK


class Lot(NamedTuple):
    """Where a common building stands: its middle, its ground, and the room for its plate."""

    x: float
    ground: float
    room: float


class Street(NamedTuple):
    """All common buildings of a layout: their lots, the size of doors and words, and the middle and ground of the Subsidy."""

    lots: tuple[Lot, ...]
    doors: Doors
    name: float
    words: float
    subsidy: Lot


WIDE_STREET: Final = Street(
    (Lot(56, 266, 104), Lot(167, 244, 110), Lot(290, 234, 110), Lot(413, 242, 110), Lot(522, 265, 98)),
    WIDE_DOORS,
    13,
    12,
    Lot(608, 302, 76),
)
MEDIUM_STREET: Final = WIDE_STREET._replace(
    lots=(Lot(48, 266, 92), Lot(146, 244, 98), Lot(250, 234, 104), Lot(354, 242, 98), Lot(450, 265, 88)),
    subsidy=Lot(492, 342, 60),
)


def commons(scene: Scene, street: Street) -> None:
    """The common buildings with their teams."""
    for place in range(COMMON):
        _common(scene, street, place)


def _common(scene: Scene, street: Street, place: int) -> None:
    s = scene.s
    common = scene.content.commons[place]
    lot, size = street.lots[place], street.doors
    shown = common.used(s.seats)
    teams = tuple([common.teams[n] for n in shown])
    ranks = common.action.first and len(s.order) == s.seats
    gist = "" if ranks else " ".join(scene.effects.of_common(place).gist(common.amount, NOBODY))
    working = any(frame[BUILDING] == NOBODY and frame[KIND] == common.effect for frame in s.pending)
    drawn = _building(common, lot, teams, size, gist, street.name, street.words)
    if ranks:
        drawn += _priority(lot, tuple(s.order), street.name, street.words)
    scene.put(f'<g data-card="common-{place + 1}">{drawn}</g>')
    if working:
        first, high = columns(lot.x, lot.ground, teams, size)[0], max(teams) * size.h
        half = lot.x - first.x + 5
        scene.put(rect(lot.x - half, lot.ground - high - 5, 2 * half, high + 6, "now", 7))
    for number, column in zip(shown, columns(lot.x, lot.ground, teams, size), strict=True):
        _team(scene, place, number, column, size)


@lru_cache(64)
def _building(common: Common, lot: Lot, teams: tuple[int, ...], size: Doors, gist: str, name: float, words: float) -> str:
    """What never changes of a common building: the house and its plate, and what a column is worth."""
    high = name + words + 9
    drawn = [
        house(lot.x, lot.ground, teams, size, common.colour, common.key),
        rect(lot.x - lot.room / 2, lot.ground + 3, lot.room, high, "plate", 7),
        line(lot.x, lot.ground + 3 + name + 1, common.name, lot.room - 8, name, "b", "middle"),
        line(lot.x, lot.ground + high - 2.5, gist[:1].upper() + gist[1:], lot.room - 8, words, "q", "middle"),
    ]
    for column, points in zip(
        columns(lot.x, lot.ground, teams, size),
        [p for t, p in zip(common.teams, common.dominance, strict=True) if t][-len(teams) :],
        strict=True,
    ):
        if points:
            wide = words * 3.4
            x, y = column.x + size.w / 2, column.top - words
            if x < lot.x - 1:  # beside the roof, not over it
                x = min(x, lot.x - 1.5 * words - wide / 2)
            drawn.append(
                rect(x - wide / 2, y - words * 0.4, wide, words * 1.35, "pill", 8)
                + label(x - wide / 2 + 4.5, y + words * 0.62, f"+{points}", words, "b value")
            )
            drawn.append(use(DOMINANCE, x + wide / 2 - words * 0.76, y + words * 0.28, words * 0.92, "bright"))
    return "".join(drawn)


@lru_cache(256)
def _priority(lot: Lot, order: tuple[int, ...], name: float, words: float) -> str:
    """The priority track: the marks of all seats, the first one first, on the plate of the Clout."""
    step = words * 1.04
    marks = step * len(order)
    told = next((word for word in ("Priority", "1st") if width(word, words) + 4 + marks <= lot.room - 4), "")
    wide = width(told, words) + 4 if told else 0.0
    left, y = lot.x - (wide + marks) / 2, lot.ground + name + words + 6.5
    drawn = label(left, y, told, words, "q") if told else ""
    return drawn + "".join(
        use(mark(seat), left + wide + (n + 0.5) * step, y - words * 0.36, words * 0.98) for n, seat in enumerate(order)
    )


def _team(scene: Scene, place: int, number: int, column: Column, size: Doors) -> None:
    """A column: a click tasks a team, or lets the team that stands there work."""
    s = scene.s
    spot = place * COLUMNS + number
    owner = s.teams[spot]
    if owner != NOBODY:
        scene.put(light(column, size))
        scene.stand(owner, TEAM + spot, IN_TEAM, spot, column.feet(size), size.h * 0.93)
    ways, ask = _ways(scene, place, number, column, size)
    common = scene.content.commons[place]
    whose = f", a team of {common.teams[number]}"
    if owner != NOBODY:
        whose = ", your team" if owner == scene.seat else f", {possessive(scene.names[owner])} team"
    frame = outline(column.x - 2, column.top - 2, size.w + 4, column.doors * size.h + 3, class_="hot lantern")
    scene.put(
        scene.control(
            f"team-{place + 1}-{number + 1}",
            f"common-{place + 1}",
            ", ".join(word for word in (common.name, common.column(number, s.seats)) if word) + whose,
            ways,
            ask,
            frame,
        )
    )


def _ways(scene: Scene, place: int, number: int, column: Column, size: Doors) -> tuple[list[Way], str]:
    """What can be done with a column, and what a click asks about if nothing can."""
    s, moves = scene.s, scene.moves
    common = scene.content.commons[place]
    spot = place * COLUMNS + number
    mine = s.teams[spot] == scene.seat and s.stage == WORK
    if mine and s.teams[place * COLUMNS : spot].count(scene.seat) == 0:
        work, skip = moves.work.at(place), moves.skip.at(place)
        ways = [Way([work.text], f"Work the {common.name}")] if scene.offered(work) else []
        if scene.offered(skip):
            ways.append(Way([skip.text], "Bring the team home", "It does not work this turn."))
        return ways, work.text
    task = moves.task.at(place, number)
    if not scene.offered(task):
        return [], task.text
    name = scene.foresee(
        f"ghost-team-{place + 1}-{number + 1}",
        *[stamp(ghost(scene.seat), x, y, size.h * 0.93 / 34) for x, y in column.feet(size)],
    )
    team = common.teams[number]
    left = s.home[scene.seat] - team
    note = f"{counted(left, 'robot')} left for the rest." if left else "No robot is left at home."
    return [Way([task.text], f"Send {counted(team, 'robot')}", note, name)], task.text


def subsidy(scene: Scene, street: Street) -> None:
    """The plinth of the white robot, and who has it."""
    s = scene.s
    boxed = s.white_where == IN_BOX
    lot = street.subsidy
    owner = NOBODY if boxed else s.white_owner
    name = _waits(lot, street.words) if boxed else scene.names[owner]
    scene.put(f'<g data-card="subsidy">{_plinth(lot, owner, name, street.name, street.words)}</g>')
    if boxed:
        scene.put_white(lot.x, lot.ground - 9, street.doors.h * 1.05)


@lru_cache(16)
def _waits(lot: Lot, words: float) -> str:
    """For whom the white robot waits, in as many words as there is room for."""
    said = [text for text in ("for the last", "last place") if width(text, words) <= lot.room - 8]
    return said[0] if said else "here"


@lru_cache(64)
def _plinth(lot: Lot, owner: int, name: str, size: float, words: float) -> str:
    x, y = lot.x, lot.ground
    high = size + words + 9
    place = f"M{num(x - 8)} {num(y - 10)}v-14q0 -4 3 -4.4q-.6 -8.6 5 -8.6t5 8.6q3 .4 3 4.4v14Z"
    room = lot.room - (8 if owner == NOBODY else words * 1.6)
    alone = owner != NOBODY and fit(name, room, words, least=least(words))[0] != name  # the mark says it, too
    sign = (
        use(
            mark(owner),
            x - (0 if alone else min(lot.room / 2 - 8, width(name, words) / 2 + 8)),
            y + high - 3 - words * 0.4,
            words,
        )
        if owner != NOBODY
        else ""
    )
    return (
        f'<ellipse cx="{num(x + 4)}" cy="{num(y + 1)}" rx="26" ry="6" fill="url(#mm-shade)"/>'
        + shape(f"M{num(x - 19)} {num(y)}l4 -9h30l4 9Z", "url(#mm-pad)", INK)
        + shape(place, "#fff", own("path-ring"), 1.2, ' fill-opacity=".08" stroke-dasharray="2.5 2.5"')
        + rect(x - lot.room / 2, y + 3, lot.room, high, "plate", 7)
        + line(x, y + 4 + size, "Subsidy", lot.room - 8, size, "b", "middle")
        + sign
        + ("" if alone else line(x + (words * 0.6 if sign else 0), y + high - 2.5, name, room, words, "q", "middle"))
    )  # fmt: skip
