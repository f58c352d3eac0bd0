"""The picture while it grows: the position, the hot spots, and its layers from the sky to what lies on top."""

from typing import NamedTuple

from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.draw.spots import Spots
from perilune.draw.svg import esc, piece, use
from perilune.games.lineae.content import COLUMNS, NONE, TILES, Content
from perilune.games.lineae.draw.symbols import worker
from perilune.games.lineae.job import DOCKED_JOB, STEER, top_kind, top_seat
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.state import ACTION, OVER, OceanState
from perilune.games.lineae.submersible import SUB
from perilune.games.lineae.tides import TILE_WIDTH

GAP = 8.0
HEAD = 32.0
EDGE = 46.0  # the source to the left and the outflow to the right of the ocean
FLOAT = 32.0  # the air between the rockets and the highest water, for the vessels


class Plan(NamedTuple):
    """How large things are. One unit is one pixel where the picture is shown beside the rail on a laptop (947 x 756)."""

    width: float
    height: float
    column: float  # of the ocean, and below it
    row: float
    sky: float
    rocket: float  # the cards over the vessel spaces
    deposit: float
    space: float  # for workers
    below: bool  # whether the technology cards are below the spaces, or to the right

    @property
    def tile(self) -> float:
        """The width of a vessel space."""
        return self.column * TILE_WIDTH

    @property
    def ocean_x(self) -> float:
        """The left edge of the first column."""
        return GAP + EDGE

    @property
    def sky_y(self) -> float:
        """Where the sky begins."""
        return GAP + HEAD + 5

    @property
    def rocket_y(self) -> float:
        """Where the cards over the vessel spaces begin."""
        return self.sky_y + self.sky + 3

    @property
    def ocean_y(self) -> float:
        """The top of the highest row."""
        return self.rocket_y + self.rocket + FLOAT

    @property
    def left(self) -> float:
        """The width of the left part: the ocean and its edges."""
        return self.column * COLUMNS + 2 * EDGE


_FEW = Plan(944, 752, 24, 32, 50, 116, 92, 85, False)
_SOME = Plan(944, 752, 24, 27, 46, 100, 86, 70, True)
_MANY = Plan(1040, 832, 26, 31, 50, 112, 92, 76, True)
PLANS = {1: _FEW, 2: _FEW, 3: _SOME, 4: _SOME, 5: _MANY}

_CREW = 8  # workers of a seat


class Scene:
    """Everything that the parts of the picture share."""

    def __init__(self, view: OceanState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves) -> None:
        self.s = view
        self.plan = PLANS[view.seats]
        self.seat = seat
        self.names = names
        self.content = content
        self.moves = moves
        verbs = moves.catalogue.verbs
        say = moves.vocabulary.say
        self.offers = offers
        self.spots = Spots(
            {move.text: say(verbs[move.kind].says, list(move.args), names) for move in offers}, seat >= 0 and view.stage != OVER
        )
        self.ground: list[str] = []
        self.water: list[str] = []
        self.pieces: list[str] = []
        self.top: list[str] = []
        self.zooms: list[str] = []
        self.zoom_rules: list[str] = []
        self.standing: list[list[tuple[int, float, float, float]]] = [[] for _ in range(view.seats)]

    def put(self, *drawn: str) -> None:
        """Add to the ground."""
        self.ground.extend(drawn)

    # places in the ocean

    def column_x(self, column: float) -> float:
        """The left edge of a column."""
        return self.plan.ocean_x + self.plan.column * column

    def row_y(self, row: float) -> float:
        """The upper edge of a row, the floor's being row 0."""
        return self.plan.ocean_y + self.plan.row * (self.content.tides.rows - 1 - row)

    def cell_middle(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        rows = self.content.tides.rows
        return self.column_x(cell // rows + 0.5), self.row_y(cell % rows) + self.plan.row / 2

    def top_row(self, tile: int) -> int:
        """How many rows of water a vessel space has."""
        return self.content.tides.top[self.s.locks * TILES + tile]

    # pieces

    def stand(self, seat: int, place: int, x: float, y: float, size: float) -> None:
        """A worker stands here; `place` is a number for the place, by which it is named."""
        self.standing[seat].append((place, x, y, size))

    def workers(self) -> str:
        """All workers. Each place likes a number best, so that who stays is seldom renamed when somebody moves."""
        drawn: list[str] = []
        for seat, standing in enumerate(self.standing):
            taken: set[int] = set()
            for place, x, y, size in sorted(standing):
                number = place * 5 % _CREW
                while number in taken:
                    number = (number + 1) % _CREW
                taken.add(number)
                drawn.append(piece(f"worker-{seat + 1}-{number + 1}", x, y, use(worker(seat), 0, 0, size)))
        return "".join(drawn)

    def card_spot(self, key: str, *inside: str) -> str:
        """Something that is enlarged while the pointer is on it."""
        return f'<g data-card="{esc(key)}">{"".join(inside)}</g>'

    def enlarge(self, key: str, *inside: str) -> None:
        """What is shown then."""
        self.zoom_rules.append(f'.pl:has([data-card="{key}"]:hover) [data-zoom="{key}"]{{display:inline}}')
        self.zooms.append(f'<g class="zoom" data-zoom="{esc(key)}">{"".join(inside)}</g>')

    # how things stand

    def deciding(self) -> int:
        """The seat that the game waits for, or NONE."""
        s = self.s
        if s.stage == OVER or (s.stage == 0 and s.first == NONE):
            return NONE
        return top_seat(s) if s.pending else s.at

    def steered(self) -> int:
        """The submersible under way, or NONE."""
        for frame in self.s.pending:
            if frame[KIND] in (STEER, DOCKED_JOB):
                return frame[SUB]
        return NONE

    def steering(self) -> bool:
        """Whether the job on top steers a submersible."""
        return self.s.stage == ACTION and bool(self.s.pending) and top_kind(self.s) == STEER

    def place_moves(self, space: int) -> list[str]:
        """The moves that put workers on a space: those offered, or the first."""
        offered = [move.text for move in self.offers if move.verb == "place" and move.a == space]
        return offered or [self.moves.place.at(space, 0).text]
