"""The picture while it grows: the position, the hot spots, the ground, the pieces, and what lies over them."""

from perilune.core.move import Move
from perilune.draw.spots import Spots
from perilune.games.uranus.cards import gap_of
from perilune.games.uranus.content import Content
from perilune.games.uranus.junk import AT, SHAPE, is_struck
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.state import ATTACK, NOBODY, OVER, UranusState


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
        told: dict[str, str],
    ) -> None:
        self.s = view
        self.seat = seat
        self.names = names
        self.content = content
        self.moves = moves
        self.asking = seat >= 0 and view.stage != OVER
        self.spots = Spots(told, self.asking)
        self.ground: list[str] = []
        self.pieces: list[str] = []
        self.over: list[str] = []
        self.places: dict[str, str] = {}  # what partners can mark, in words
        self.gifts: dict[int, list[tuple[str, str]]] = {}
        for move in offers:
            if move.verb == "donate":
                self.gifts.setdefault(move.a, []).append((move.text, f"→{move.b + 1}"))

    def put(self, *drawn: str) -> None:
        """Add to the ground."""
        self.ground.extend(drawn)

    def placed(self, place: str, called: str, board: str, drawn: str) -> str:
        """What partners can mark in a proposal, with its name in words and the board that it is on, if it is on one."""
        self.places.setdefault(place, f"{called} ({board})" if board else called)
        return f'<g data-place="{place}">{drawn}</g>'

    def gifts_of(self, hex_: int) -> list[tuple[str, str]]:
        """The gifts that this mine's rock could be."""
        return self.gifts.get(hex_, [])

    def aim(self, seat: int) -> tuple[int, int] | None:
        """The point and the card of the impact that the seat lays now."""
        s = self.s
        if s.stage == ATTACK and s.facing[seat] != NOBODY:
            gap = gap_of(s, seat, s.facing[seat])
            return s.cards[gap * 2], s.cards[gap * 2 + 1]
        if is_struck(s, seat):
            return s.pending[-1][AT], s.pending[-1][SHAPE]
        return None
