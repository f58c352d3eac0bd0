"""The picture while it grows: the position, the hot spots, the ground, and the robots that will stand on it."""

from perilune.core.chance import HIDDEN
from perilune.core.move import Move
from perilune.draw.pieces import ROCKET, good, robot, white_robot
from perilune.draw.spots import Spots
from perilune.draw.svg import el, num, piece, rect, use
from perilune.draw.words import SMALLEST, fitted, label, lines, width, wrap
from perilune.games.mine_the_moon.content import KINDS, LETTERS, Building
from perilune.games.mine_the_moon.draw.robots import numbers
from perilune.games.mine_the_moon.effect import Effects
from perilune.games.mine_the_moon.state import AT_HOME, IN_BOX, IN_HAND, MINE, OVER, TASK, WORK, MoonState
from perilune.games.mine_the_moon.workers import is_waiting

Places = list[tuple[float, float]]

# The signs in the gist of an effect, as symbols.
_SIGNS = {
    **{f"({letter})": good(kind) for kind, letter in enumerate(LETTERS)},
    "(dominance)": "pl-dominance",
    "(rocket)": ROCKET,
}


class Scene:
    """Everything that the parts of the picture share. Robots are collected, and named when all have their places."""

    def __init__(self, view: MoonState, seat: int, offers: list[Move], names: list[str], effects: Effects) -> None:
        self.s = view
        self.seat = seat
        self.names = names
        self.effects = effects
        self.content = effects.content
        self.moves = effects.moves
        verbs = self.moves.catalogue.verbs
        say = self.moves.vocabulary.say
        told = {move.text: say(verbs[move.kind].says, list(move.args), names) for move in offers}
        self.spots = Spots(told, seat >= 0 and view.stage != OVER)
        self.ground: list[str] = []
        self.markers: list[str] = []
        self.standing: list[list[tuple[int, float, float, float]]] = [[] for _ in range(view.seats)]
        self.white = ""
        self.keys: tuple[float, float] | None = None  # where keys without a place of their own go: right end and top

    def put(self, *drawn: str) -> None:
        """Add to the ground."""
        self.ground.extend(drawn)

    def white_among(self, seat: int, where: int, spot: int) -> bool:
        """Whether one of the seat's robots at this place is the white one."""
        s = self.s
        if s.white_owner != seat or s.white_where != where:
            return False
        return where in (AT_HOME, IN_HAND) or s.white_spot == spot

    def stand(self, seat: int, place: int, where: int, spot: int, places: Places, size: float) -> None:
        """Robots of a seat stand here, one on each of these points; `place` is for their names (see robots.py)."""
        last = len(places) - 1
        for number, (x, y) in enumerate(places):
            if number == last and self.white_among(seat, where, spot):
                self.put_white(x, y, size)
            else:
                self.standing[seat].append((place, x, y, size))

    def put_white(self, x: float, y: float, size: float) -> None:
        """The white robot, with the mark of the seat that has it."""
        owner = -1 if self.s.white_where == IN_BOX else self.s.white_owner
        self.white = piece("robot-white", x, y, white_robot(owner, size))

    def robots(self) -> str:
        """All robots, by their names."""
        drawn: list[str] = []
        for seat, standing in enumerate(self.standing):
            named = numbers([place for place, _, _, _ in standing])
            by_number = sorted(zip(named, standing, strict=True))
            for number, (_, x, y, size) in by_number:
                drawn.append(piece(f"robot-{seat + 1}-{number}", x, y, use(robot(seat), 0, 0, size)))
        drawn.append(self.white)
        return "".join(drawn)

    # how things stand

    def deciding(self) -> list[int]:
        """The seats that the game waits for."""
        s = self.s
        if s.stage in (TASK, WORK):
            return [s.at]
        return [seat for seat in range(s.seats) if s.ready[seat] == 0] if s.stage == MINE else []

    def status(self, seat: int) -> str:
        """A word about a seat in this phase."""
        if self.s.stage == TASK and self.s.passed[seat]:
            return "passed"
        if self.s.stage == WORK and is_waiting(self.s, self.content, seat):
            return "waits for others"
        return "ready" if self.s.stage == MINE and self.s.ready[seat] and 0 in self.s.ready else ""

    def sealed(self, seat: int) -> bool:
        """Whether the seat's robots in the crater are hidden from the viewer."""
        return HIDDEN in self.s.crater[seat * KINDS : (seat + 1) * KINDS]

    # how things read

    def cost(self, building: Building) -> list[str]:
        """The symbols of what a building costs."""
        return [good(kind) for kind in range(KINDS) for _ in range(building.cost[kind])]

    def about(self, building: Building) -> str:
        """The building in one sentence, for the pointer."""
        team = f"Team of {building.team}. " if building.team else ""
        return f"{building.name}. {team}{building.text}"

    def gist(self, building: int) -> list[str]:
        """What a building does, in symbols (`pl-...`) and few words."""
        parts = self.effects.of(building).gist(self.content.buildings[building].amount, building)
        return _joined([_SIGNS.get(part, part) for part in parts])


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
    """A gist on one line; smaller where the room is small."""
    if len(parts) == 1:
        return fitted(x, y, parts[0], room, size, class_)
    full = gist_width(parts, size)
    size = size if full <= room else max(SMALLEST, size * room / full)
    icon = min(1.0, room / gist_width(parts, size))  # words keep their size, symbols give way
    drawn: list[str] = []
    for part in parts:
        if part.startswith("pl-"):
            drawn.append(use(part, x + size * 0.62 * icon, y - size * 0.36, size * 1.2 * icon))
            x += size * 1.3 * icon
        else:
            drawn.append(label(x, y, part, size, class_))
            x += width(part, size) + size * 0.25
    return "".join(drawn)


def gist_width(parts: list[str], size: float) -> float:
    """How wide a gist is on one line."""
    return sum(size * 1.3 if part.startswith("pl-") else width(part, size) + size * 0.25 for part in parts)


def gist_lines(x: float, y: float, parts: list[str], room: float, size: float = 11.5, most: int = 2) -> str:
    """A gist in a narrow place: its words in lines; its symbols on one line, or on two that part at the arrow."""
    if len(parts) == 1:
        return lines(x, y, wrap(parts[0], room, size, most), size + 2, size)
    if gist_width(parts, size) <= room or most == 1:
        return gist_line(x, y, parts, room, size)
    arrow = next((n for n, part in enumerate(parts) if part.startswith("→")), len(parts))
    return gist_line(x, y, parts[:arrow], room, size) + gist_line(x, y + size + 3, parts[arrow:], room, size)


def tile(x: float, y: float, w: float, h: float, colour: str, name: str, band: float = 19) -> str:
    """A small card with its name on a band of its colour."""
    head = f"M{num(x)} {num(y + band)}v{num(6 - band)}a6 6 0 0 1 6 -6h{num(w - 12)}a6 6 0 0 1 6 6v{num(band - 6)}Z"
    return (
        rect(x, y, w, h, "card", 6)
        + el("path", d=head, class_=colour)
        + fitted(x + 6, y + band / 2 + 4.2, name, w - 10, 12.5, "k b")
    )


def teams(x: float, y: float, team: int, size: float = 9) -> str:
    """How many robots a building wants, as small boxes."""
    return "".join(rect(x + n * (size + 2), y, size, size, "well", 2) for n in range(team))
