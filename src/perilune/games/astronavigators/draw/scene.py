"""The picture while it grows: the position, what is offered, what can be used, and the signs that all places share."""

from collections.abc import Callable

from perilune.core.drawing import Thing, Way
from perilune.core.move import Move
from perilune.draw.svg import esc, num
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.draw.tokens import phase
from perilune.games.astronavigators.ending import outcome
from perilune.games.astronavigators.jobs import DRAW, FLIGHT, LIFT_OFF, decider, in_hand
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import BEGIN, DRAFT, HEAVENS, HOME, ORRERY, OVER, SOLO, NavState

Say = Callable[[Move], str]


class Scene:
    """Everything that the parts of the picture share. Parts are added in the order in which they lie on each other."""

    def __init__(
        self, view: NavState, seat: int, offers: dict[str, Move], names: list[str], content: Content, moves: Moves, say: Say
    ) -> None:
        """`offers` are the moves by their texts; `say` puts one into words, which few of them need."""
        self.s = view
        self.seat = seat
        self.names = names
        self.c = content
        self.moves = moves
        self.vocabulary = moves.vocabulary
        self.offers = offers
        self.left = dict(offers)  # those that have found no place yet
        self.asking = seat >= 0 and view.stage != OVER  # whether the viewer may ask why something is not offered
        self.asked: list[str] = []
        self._say = say
        self.parts: list[str] = []
        self.things: dict[str, Thing] = {}
        self.ghosts: list[str] = []  # ids of hidden groups that are drawn
        self.small_board = False  # whether the board is drawn too small for a finger to hit its vehicles

    def add(self, *drawn: str) -> None:
        """One more part."""
        self.parts.append("".join(drawn))

    # Where the viewer is.

    def month(self) -> int:
        """The month, 0 for March."""
        return (self.s.round - 1) % 12

    def placed(self, seat: int) -> bool:
        """Whether the seat's die stands on the Earth."""
        s = self.s
        return s.character[seat] >= 0 and s.place[seat] == 0 and s.out[seat] == 0 and s.stage != DRAFT

    def square(self, seat: int) -> int:
        """The square of a seat that stands on the Earth; before the first month it is its home."""
        return self.c.characters[self.s.character[seat]].home if self.dealing() else self.s.square[seat]

    def dealing(self) -> bool:
        """Whether the first month has not begun: cards and tiles are still dealt, and nobody has been put on the map."""
        return self.s.stage <= ORRERY or self.s.stage in (HEAVENS, BEGIN)

    def zone(self) -> int:
        """The viewer's latitude, or -1 where there is none: a spectator, or a seat in space."""
        return self.c.earth.zone(self.square(self.seat)) if self.seat >= 0 and self.placed(self.seat) else -1

    def racing(self) -> bool:
        """Whether the way to the Moon takes the stage: for whoever is in space, launches, or draws a tile of the way."""
        s = self.s
        if s.stage in (DRAFT, ORRERY):
            return False
        if self.seat < 0:
            return any(0 < place < HOME for place in s.place) or s.stage == OVER
        if s.place[self.seat] != 0 or s.out[self.seat] != 0 or s.stage == OVER:
            return True
        return decider(s) == self.seat and in_hand(s) in (LIFT_OFF, DRAW, FLIGHT)

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over. Who looks on at a solo game may not know its agenda, nor then this."""
        s = self.s
        if s.stage != OVER or (s.mode == SOLO and s.agenda[0] < 0):
            return []
        return outcome(s, self.c, self.names).winners

    # What can be done.

    def offered(self, move: str) -> bool:
        """Whether this move is legal now."""
        return move in self.offers

    def thing(self, key: str, title: str, ways: list[Way], label: str, *drawn: str, more: str = "") -> str:
        """These shapes as something to use; without ways they are only shapes with a label."""
        if not ways:
            return f'<g data-says="{esc(label)}"{more}>{"".join(drawn)}</g>'
        self.things[key] = Thing(title, ways)
        for way in ways:
            self.left.pop(way.moves[0], None)
        says = f' data-says="{esc(label)}"' if label != title else ""  # its title says the same
        return f'<g class="offer" data-thing="{esc(key)}"{says}{more}>{"".join(drawn)}</g>'

    def spot(self, move: str, label: str, *drawn: str, more: str = "") -> str:
        """These shapes submit a move if it is offered, and ask why not otherwise."""
        if move in self.offers:
            self.left.pop(move, None)
            return f'<g class="offer" data-move="{esc(move)}" data-says="{esc(self.says(move))}"{more}>{"".join(drawn)}</g>'
        if self.asking and move:
            self.asked.append(move)
            return f'<g data-ask="{esc(move)}" data-says="{esc(label)}"{more}>{"".join(drawn)}</g>'
        return f'<g data-says="{esc(label)}"{more}>{"".join(drawn)}</g>'

    def says(self, move: str) -> str:
        """A move in words, as its button reads."""
        return self._say(self.offers[move])

    def named(self, move: str) -> str:
        """A move in words, without what it brings: for where that stands in a line of its own."""
        return self.says(move).partition(": ")[0]


def card_attr(key: str) -> str:
    """The mark of something that a card explains."""
    return f' data-card="{key}"'


def moon(number: int, x: float, y: float, r: float, class_: str = "") -> str:
    """A phase of the Moon with its middle at x, y."""
    named = f' class="{class_}"' if class_ else ""
    return f'<use href="#{phase(number)}" x="{num(x - r)}" y="{num(y - r)}" width="{num(2 * r)}" height="{num(2 * r)}"{named}/>'


def icon(name: str, x: float, y: float, size: float, class_: str = "") -> str:
    """A sign with its middle at x, y, in the colour of a class."""
    named = f' class="{class_}"' if class_ else ""
    return (
        f'<use href="#{name}" x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"{named}/>'
    )


def pill(x: float, y: float, w: float, h: float, class_: str, text: str, ink: str, size: float = 12) -> str:
    """A small rounded label, its upper left corner at x, y."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(h / 2)}" class="{class_}"/>' + fitted(
        x + w / 2, y + h / 2 + size * 0.36, text, w - 12, size, f"{ink} b", "middle"
    )
