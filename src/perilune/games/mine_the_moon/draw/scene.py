"""The picture while it grows: the position, what can be used in it, the ground, and the robots that will stand on it."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.chance import HIDDEN
from perilune.core.drawing import NARROW, Thing, Way
from perilune.core.move import Move
from perilune.core.pending import SEAT
from perilune.draw.pieces import ROCKET, good
from perilune.draw.spots import Spots
from perilune.draw.svg import esc, num, piece, use
from perilune.draw.words import fitted, label, width
from perilune.games.mine_the_moon.buildings.effect import HAND, Effects
from perilune.games.mine_the_moon.content import KINDS, LETTERS, Building
from perilune.games.mine_the_moon.draw.robots import numbers
from perilune.games.mine_the_moon.draw.symbols import TALL, robot, stamp, white_robot
from perilune.games.mine_the_moon.state import AT_HOME, IN_BOX, IN_HAND, MINE, OVER, TASK, WORK, MoonState
from perilune.games.mine_the_moon.workers import is_waiting

Places = list[tuple[float, float]]

_PHONE: Final = 15.5
_HOP: Final = 0.18  # how high a robot rises on its way, as a part of it
NOTHING: Final = -1  # a robot that carries nothing
PLAIN, RINGED, LIFTING = 0, 1, 2  # how a robot stands: on a ring of its colour; with what it carries above its head

# The signs in the gist of an effect, as symbols.
_SIGNS: Final = {
    **{f"({letter})": good(kind) for kind, letter in enumerate(LETTERS)},
    "(dominance)": "pl-dominance",
    "(rocket)": ROCKET,
}


class Standing(NamedTuple):
    """A robot: the place for its name (see robots.py), where its feet are, how tall it is, what it carries, and its stance."""

    place: int
    x: float
    y: float
    tall: float
    carries: int
    stance: int


class Scene:
    """Everything that the parts of the picture share. Robots are collected, and named when all have their places."""

    def __init__(self, view: MoonState, seat: int, offers: list[Move], names: list[str], effects: Effects, layout: str) -> None:
        self.s = view
        self.seat = seat
        self.me = max(0, seat)  # whose base lies in the foreground
        self.names = names
        self.narrow: bool = layout == NARROW
        self.effects = effects
        self.content = effects.content
        self.moves = effects.moves
        verbs = self.moves.catalogue.verbs
        say = self.moves.vocabulary.say
        told = {move.text: say(verbs[move.kind].says, list(move.args), names) for move in offers}
        self.spots = Spots(told, seat >= 0 and view.stage != OVER)
        self.things: dict[str, Thing] = {}
        self.ground: list[str] = []
        self.over: list[str] = []  # what lies above the robots
        self.ghosts: list[str] = []
        self.standing: list[list[Standing]] = [[] for _ in range(view.seats)]
        self.white = ""

    def put(self, *drawn: str) -> None:
        """Add to the ground."""
        self.ground.extend(drawn)

    # what can be used

    def offered(self, move: Move) -> bool:
        """Whether the viewer may play this now."""
        return move.text in self.spots.offers

    def control(self, key: str, card: str, title: str, ways: list[Way], ask: str, *shapes: str, calm: bool = False) -> str:
        """These shapes as something to click: its ways open beside it. With none, a click asks why `ask` cannot be played.

        `card` explains it. What is calm does not glow, and asks before it does anything.
        """
        drawn = "".join(shapes)
        if not ways:
            spot = self.spots.around(ask, "", drawn)
            return spot.replace("<g ", f'<g data-card="{card}" ', 1) if spot.startswith("<g ") else ""
        for way in ways:
            self.spots.left.pop(way.moves[0], None)
        first = ways[0].moves
        if len(ways) == 1 and len(first) == 1 and not ways[0].ghost and not calm:
            return f'<g class="offer" data-move="{esc(first[0])}" data-card="{card}">{drawn}</g>'
        self.things[key] = Thing(title, ways, calm)
        return f'<g class="{"calm" if calm else "offer"}" data-thing="{esc(key)}" data-card="{card}">{drawn}</g>'

    def foresee(self, name: str, *shapes: str) -> str:
        """A ghost: hidden until somebody points at its way. Returns its name."""
        self.ghosts.append(f'<g id="{name}" class="foreseen">{"".join(shapes)}</g>')
        return name

    # robots

    def white_among(self, seat: int, where: int, spot: int) -> bool:
        """Whether one of the seat's robots at this place is the white one."""
        s = self.s
        if s.white_owner != seat or s.white_where != where:
            return False
        return where in (AT_HOME, IN_HAND) or s.white_spot == spot

    def stand(
        self,
        seat: int,
        place: int,
        where: int,
        spot: int,
        places: Places,
        tall: float,
        carries: int = NOTHING,
        stance: int = PLAIN,
    ) -> None:
        """Robots of a seat stand here, one on each of these points; `place` is for their names (see robots.py)."""
        if not places:
            return
        here = self.standing[seat]
        if self.white_among(seat, where, spot):
            *places, (x, y) = places
            self.put_white(x, y, tall, carries, stance)
        here.extend([Standing(place, x, y, tall, carries, stance) for x, y in places])

    def put_white(self, x: float, y: float, tall: float, carries: int = NOTHING, stance: int = PLAIN) -> None:
        """The white robot, with the mark of the seat that has it."""
        owner = -1 if self.s.white_where == IN_BOX else self.s.white_owner
        self.white = _piece("robot-white", white_robot(owner), x, y, tall, carries, stance, max(0, owner))

    def robots(self) -> list[str]:
        """All robots, by their names."""
        drawn: list[str] = []
        for seat, standing in enumerate(self.standing):
            named = _numbers(tuple([robot.place for robot in standing]))
            symbol = robot(seat)
            by_number = sorted(zip(named, standing, strict=True))
            for number, (_, x, y, tall, carries, stance) in by_number:
                drawn.append(_piece(f"robot-{seat + 1}-{number}", symbol, x, y, tall, carries, stance, seat))
        drawn.append(self.white)
        return drawn

    # how things stand

    def deciding(self) -> list[int]:
        """The seats that the game waits for."""
        s = self.s
        if s.stage in (TASK, WORK):
            return [s.at]
        return [seat for seat in range(s.seats) if s.ready[seat] == 0] if s.stage == MINE else []

    def status(self, seat: int) -> str:
        """A word about a seat in this phase."""
        s = self.s
        if s.stage == TASK and s.passed[seat]:
            return "passed"
        if s.stage == WORK and is_waiting(s, self.content, seat):
            return "waiting"
        if s.stage == MINE and 0 in s.ready:
            return "sealed" if s.ready[seat] else "placing"
        return "deciding" if seat in self.deciding() else ""

    def in_hand(self) -> int:
        """How many robots of the base in the foreground wait for what an exchange brings."""
        s = self.s
        return s.pending[-1][HAND] if s.pending and s.pending[-1][SEAT] == self.me else 0

    def sealed(self, seat: int) -> bool:
        """Whether the seat's robots in the crater are hidden from the viewer."""
        return HIDDEN in self.s.crater[seat * KINDS : (seat + 1) * KINDS]

    # how things read

    def cost(self, building: Building) -> list[str]:
        """The symbols of what a building costs."""
        return [good(kind) for kind in range(KINDS) for _ in range(building.cost[kind])]

    def gist(self, building: int) -> list[str]:
        """What a building does, in symbols (`pl-...`) and few words."""
        parts = self.effects.of(building).gist(self.content.buildings[building].amount, building)
        return _joined([_SIGNS.get(part, part) for part in parts])

    def gist_within(self, building: int, room: float, size: float) -> list[str]:
        """The same, or something shorter if that would have to be squeezed into this room."""
        whole = self.gist(building)
        if gist_width(tuple(whole), least(size)) <= room:
            return whole
        parts = self.effects.of(building).brief(self.content.buildings[building].amount, building)
        return _joined([_SIGNS.get(part, part) for part in parts])


def least(size: float) -> float:
    """What words of this size may shrink to: 12 on a desktop, 15.5 on a phone, whose picture is smaller than its units."""
    return 12 if size < _PHONE else _PHONE


def line(x: float, y: float, text: str, room: float, size: float, class_: str = "", anchor: str = "") -> str:
    """A line of text that keeps within its room."""
    return fitted(x, y, text, room, size, class_, anchor, least(size))


def carried(tall: float, stance: int = PLAIN) -> tuple[float, float]:
    """Where a robot holds what it carries, seen from its feet."""
    return (0, -tall * 1.42) if stance == LIFTING else (tall * 0.86, -tall * 0.46)


def unknown(x: float, y: float, size: float) -> str:
    """The sign over robots of which nobody knows yet whether they are in the crater."""
    return f'<g data-says="Nobody knows yet which of these are in the crater.">{label(x, y, "?", size, "b dark", "middle")}</g>'


@lru_cache(4096)
def _numbers(places: tuple[int, ...]) -> list[int]:
    return numbers(list(places))


@lru_cache(16384)
def _piece(id_: str, symbol: str, x: float, y: float, tall: float, carries: int, stance: int, seat: int) -> str:
    """A robot as something that can move, with what it carries: it hops, as one does where one weighs little."""
    scale = tall / TALL
    foot = (
        f'<ellipse cy="-1" rx="{num(15 * scale)}" ry="{num(6.4 * scale)}" class="foot s{seat + 1}"/>' if stance == RINGED else ""
    )
    held = use(good(carries), *carried(tall, stance), tall * 0.84) if carries != NOTHING else ""
    return piece(id_, x, y, foot, stamp(symbol, 0, 0, scale), held, arc=_HOP)


def _joined(parts: list[str]) -> list[str]:
    """Words that follow each other become one text."""
    joined: list[str] = []
    for part in parts:
        if joined and not part.startswith("pl-") and not joined[-1].startswith("pl-"):
            joined[-1] += " " + part
        else:
            joined.append(part)
    return joined


def gist_line(x: float, y: float, parts: list[str], room: float, size: float, class_: str = "") -> str:
    """A gist on one line around its middle x; smaller where the room is small."""
    return _gist_line(x, y, tuple(parts), room, size, class_)


@lru_cache(2048)
def _gist_line(x: float, y: float, parts: tuple[str, ...], room: float, size: float, class_: str) -> str:
    wide = gist_width(parts, size)
    if wide > room:
        size = max(least(size), size * room / wide)
        wide = gist_width(parts, size)
    icon = min(1.0, room / wide)  # words keep their height and move together, symbols shrink
    x -= wide * icon / 2
    drawn: list[str] = []
    for part in parts:
        if part.startswith("pl-"):
            drawn.append(use(part, x + size * 0.6 * icon, y - size * 0.36, size * 1.15 * icon))
            x += size * 1.22 * icon
        else:
            middle = size * 0.1 * icon if part == "/" else 0.0  # its gap lies on both sides
            words = label(x + middle, y, part, size, class_)
            if icon < 1:
                words = words.replace(
                    "<text ", f'<text textLength="{num(width(part, size) * 0.94 * icon)}" lengthAdjust="spacingAndGlyphs" '
                )
            drawn.append(words)
            x += (width(part, size) * 0.94 + size * 0.2) * icon
    return "".join(drawn)


def gist_width(parts: tuple[str, ...], size: float) -> float:
    """How wide a gist is on one line."""
    return sum(size * 1.22 if part.startswith("pl-") else width(part, size) * 0.94 + size * 0.2 for part in parts)
