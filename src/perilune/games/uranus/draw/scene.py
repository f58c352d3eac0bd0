"""The picture while it grows: the position as its viewer knows it, what a click does, and the parts drawn so far."""

from typing import Final

from perilune.core.drawing import Thing, Way
from perilune.core.move import Move
from perilune.draw.svg import esc
from perilune.games.uranus.cards.asteroids import gap_of
from perilune.games.uranus.cards.junk import AT, SHAPE, is_struck
from perilune.games.uranus.content import Content
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.state import ATTACK, NOBODY, OVER, UranusState


class Sizes:
    """How large words and signs are on a layout, in its units."""

    def __init__(self, least: float, body: float, name: float, unit: float, box: float, sign: float) -> None:
        self.least = least  # no word is smaller
        self.body = body
        self.name = name  # of tracks and of people
        self.unit = unit  # the room of a rock
        self.box = box  # a step of a track
        self.sign = sign  # the radius of a set's letter


BESIDE: Final = Sizes(12, 12.5, 13.5, 13.3, 23, 8.6)  # on a wide table
IN_HAND: Final = Sizes(15.6, 16, 17.5, 16.8, 26, 11)  # on a phone


class Scene:
    """Everything that the parts of the picture share."""

    def __init__(
        self,
        view: UranusState,
        seat: int,
        offers: list[Move],
        names: list[str],
        content: Content,
        moves: Moves,
        sizes: Sizes = BESIDE,
    ) -> None:
        self.s = view
        self.seat = seat
        self.focus = max(seat, 0)  # whose moon is in front: a spectator sits behind the first seat
        self.names = names
        self.content = content
        self.moves = moves
        self.sizes = sizes
        self.asking = seat >= 0 and view.stage != OVER
        self.offers = {move.text: move for move in offers}
        self.by_verb: dict[str, list[Move]] = {}
        for move in offers:
            self.by_verb.setdefault(move.verb, []).append(move)
        self.parts: list[str] = []
        self.asks: list[str] = []
        self.things: dict[str, Thing] = {}
        self.places: dict[str, str] = {}  # what partners can mark, in words
        self.ghosts: dict[str, str] = {}  # what a way would do, by its id

    def put(self, *drawn: str) -> None:
        """Add to the picture."""
        self.parts.extend(drawn)

    def offered(self, verb: str) -> list[Move]:
        """The offers with this verb."""
        return self.by_verb.get(verb, [])

    def says(self, text: str) -> str:
        """An offer in words."""
        move = self.offers[text]
        return self.moves.vocabulary.say(self.moves.catalogue.verbs[move.kind].says, list(move.args), self.names)

    def spot(self, marks: str, text: str, title: str, *inside: str) -> str:
        """These shapes as one spot: a click plays the move, or asks why it cannot be played. `marks` are attributes more."""
        drawn = "".join(inside)
        if text in self.offers:
            return f'<g class="offer" data-move="{esc(text)}" data-says="{esc(self.says(text))}"{marks}>{drawn}</g>'
        if self.asking and text:
            self.asks.append(text)
            marks += f' data-ask="{esc(text)}"'
        return f'<g data-says="{esc(title)}"{marks}>{drawn}</g>'

    def thing(self, marks: str, key: str, title: str, ways: list[Way], *inside: str) -> str:
        """These shapes as one thing. What can be done with it opens beside it, so that one sees what a launch does before it is made."""
        if key not in self.things:
            self.things[key] = Thing(title, ways, opens=True)
        return f'<g class="offer" data-thing="{key}" data-says="{esc(title)}"{marks}>{"".join(inside)}</g>'

    def ghost(self, key: str, drawn: str) -> str:
        """Something hidden that shows what a way would do; its id."""
        self.ghosts.setdefault(key, f'<g id="{key}" class="foreseen">{drawn}</g>')
        return key

    def place(self, key: str, called: str, board: str = "") -> str:
        """The mark of what partners can propose, with its name in words and the board that it is on."""
        self.places.setdefault(key, f"{called} ({board})" if board else called)
        return f' data-place="{key}"'

    def aim(self, seat: int) -> tuple[int, int] | None:
        """The point and the card of the impact that the seat lays now."""
        s = self.s
        if s.stage == ATTACK and s.facing[seat] != NOBODY:
            gap = gap_of(s, seat, s.facing[seat])
            return s.cards[gap * 2], s.cards[gap * 2 + 1]
        if is_struck(s, seat):
            return s.pending[-1][AT], s.pending[-1][SHAPE]
        return None
