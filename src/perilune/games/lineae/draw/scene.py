"""The picture while it grows: the position, what is offered, and what one can use in it."""

from functools import lru_cache

from perilune.core.drawing import Thing, Way
from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.core.words import counted, possessive
from perilune.draw.spots import Spots
from perilune.draw.svg import esc, piece, use
from perilune.games.lineae.content import NONE, TILES, Content
from perilune.games.lineae.draw.plan import Plan
from perilune.games.lineae.draw.symbols import worker
from perilune.games.lineae.job import DOCKED_JOB, STEER, TOLL_JOB, top_kind, top_seat
from perilune.games.lineae.moves import PLACE, Moves
from perilune.games.lineae.state import OVER, SETUP, OceanState
from perilune.games.lineae.words.brings import FEWER, workers_there
from perilune.games.lineae.workers import heads
from perilune.games.lineae.world.locks import WHICH
from perilune.games.lineae.world.submersible import SUB

_CREW = 8  # workers of a seat


@lru_cache(4096)
def sentence(moves: Moves, move: Move) -> str:
    """What a move says, for those who hear the picture. No move of a seat names a player."""
    return moves.vocabulary.say(moves.catalogue.verbs[move.kind].says, list(move.args), [])


class Scene:
    """Everything that the parts of the picture share."""

    def __init__(
        self, view: OceanState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves, plan: Plan
    ) -> None:
        self.s = view
        self.seat = seat
        self.names = names
        self.content = content
        self.moves = moves
        self.plan = plan
        self.offers: dict[int, list[Move]] = {}
        for move in offers:
            self.offers.setdefault(move.kind, []).append(move)
        self.spots = Spots({move.text: sentence(moves, move) for move in offers}, seat >= 0 and view.stage != OVER)
        self.things: dict[str, Thing] = {}
        self.parts: list[str] = []
        self.ghosts: list[str] = []
        self._standing: list[list[tuple[int, float, float, float]]] = [[] for _ in range(view.seats)]
        self.top = content.tides.top[view.locks * TILES : (view.locks + 1) * TILES]  # rows of water of each vessel space
        self.steered = _steered(view)
        self.me = seat if seat >= 0 else max(0, self.deciding())  # whose vessel is shown from inside

    def put(self, *drawn: str) -> None:
        """Add to the picture, above what is there."""
        self.parts.extend(drawn)

    # what one can use

    def of(self, kind: int) -> list[Move]:
        """What is offered of this kind of move."""
        return self.offers.get(kind, [])

    def thing(self, key: str, title: str, ways: list[Way], ask: Move | None, *inside: str, opens: bool = False) -> str:
        """Something with a card that explains it. A click uses it, or asks why the move `ask` cannot be played.

        Within it, what has class `hot` is outlined while it is offered. What `opens` does so even with a single way.
        """
        drawn = "".join(inside)
        if len(ways) == 1 and len(ways[0].moves) == 1 and not ways[0].ghost and not opens:
            move = ways[0].moves[0]
            return f'<g class="offer" data-move="{move}" data-card="{key}" data-says="{esc(self.spots.offers[move])}">{drawn}</g>'
        if ways:
            self.things[key] = Thing(title, ways, opens)
            return f'<g class="offer" data-thing="{key}" data-card="{key}" data-says="{esc(title)}">{drawn}</g>'
        asked = ""
        if ask is not None and self.spots.asking and not self.spots.offered(ask.text):
            self.spots.asked.append(ask.text)
            asked = f' data-ask="{ask.text}"'
        return f'<g data-card="{key}" data-says="{esc(title)}"{asked}>{drawn}</g>'

    def ghost(self, key: str, *inside: str) -> str:
        """Something that is shown while one points at the way of this name."""
        self.ghosts.append(f'<g id="{key}" class="foreseen">{"".join(inside)}</g>')
        return key

    def place_ways(self, space: int, note: str, ghost: str = "", then: list[str] | None = None) -> list[Way]:
        """Workers for a space: as few as will do, and up to two more. `then` are moves that follow the first of these ways."""
        s = self.s
        ways: list[Way] = []
        for move in self.of(PLACE):
            if move.a != space or len(ways) == 3:
                continue
            power = move.b + 1
            count = heads(s, self.seat, power)
            says = counted(count, "worker") if count == power else f"{counted(count, 'worker')}, counting {power}"
            if ways:
                ways.append(Way([move.text], says, f"others then need {power + 1}" if s.seats > 1 else FEWER, ghost))
                continue
            told = [note] if note else []
            if s.crew_seat[space] != NONE:
                owner = s.crew_seat[space]
                whose = "your own" if owner == self.seat else possessive(self.names[owner])
                told.append(f"sends {whose} {workers_there(s, space)} home")
            ways.append(Way([move.text, *(then or [])], says, "; ".join(told), ghost))
        return ways

    # pieces

    def stand(self, seat: int, place: int, x: float, y: float, size: float) -> None:
        """A worker stands here; `place` is a number for the place, by which it is named."""
        self._standing[seat].append((place, x, y, size))

    def workers(self) -> list[str]:
        """All workers. Each place likes a number best, so that who stays is seldom renamed when somebody moves."""
        drawn: list[str] = []
        for seat, standing in enumerate(self._standing):
            taken: set[int] = set()
            figure, card = worker(seat), f"worker-{seat + 1}"
            standing.sort()
            for place, x, y, size in standing:
                number = place * 5 % _CREW
                while number in taken:
                    number = (number + 1) % _CREW
                taken.add(number)
                drawn.append(
                    piece(f"worker-{seat + 1}-{number + 1}", x, y, f'<g data-card="{card}">{use(figure, 0, 0, size)}</g>')
                )
        return drawn

    # how things stand

    def deciding(self) -> int:
        """The seat that the game waits for, or NONE."""
        s = self.s
        if s.stage == OVER or (s.stage == SETUP and s.first == NONE):
            return NONE
        return top_seat(s) if s.pending else s.at

    def job(self) -> int:
        """The kind of the job on top, or NONE."""
        return top_kind(self.s) if self.s.pending else NONE

    def turning(self) -> int:
        """The lock that is about to turn, or NONE."""
        return self.s.pending[-1][WHICH] if self.job() == TOLL_JOB else NONE


def _steered(s: OceanState) -> int:
    """The submersible under way, or NONE."""
    for frame in s.pending:
        if frame[KIND] in (STEER, DOCKED_JOB):
            return frame[SUB]
    return NONE
