"""Rules, chapter 1: set-up. Chance deals; then each seat chooses two mines, all at the same time."""

from typing import Final

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import inside
from perilune.games.uranus.cards.asteroids import deal_pairs, learn
from perilune.games.uranus.concede import concede, concession, why_not_concede
from perilune.games.uranus.content import COLOURS, GUN, TECHS, TRACKS, TUNNEL, Content
from perilune.games.uranus.hexes import BIT
from perilune.games.uranus.messages import (
    ALL_PLACED,
    CARD_GONE,
    CHANCE_DECIDES,
    E_MINE,
    E_MOON,
    E_OBJECTIVE,
    E_RACE,
    E_READY,
    E_START,
    MINES_TO_PLACE,
    ON_MINE,
    ON_VOLCANO,
    W_NO_TUNNEL_ROCK,
)
from perilune.games.uranus.moon import gun_start, starting_mines, track
from perilune.games.uranus.moves import CONCEDE, DEAL_MOON, DEAL_OBJECTIVE, DEAL_RACE, DEAL_START, MINE_AT, READY, Moves
from perilune.games.uranus.phase import ChanceJob, RoundPhase
from perilune.games.uranus.rounds import begin_round, waiting_for
from perilune.games.uranus.state import DEAL, NOBODY, UranusState
from perilune.games.uranus.words import places

FREE_MINES: Final = 2
ADVANCED: Final = 2  # the deck with personal objectives


class Deal(ChanceJob):
    """Races, moons and starting cards as far as chance deals them, and objectives (1.1, 10.1)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Set-up", "1", content, moves, "The table is being set up.")

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        what = to_deal(s)
        if what == DEAL_RACE:
            return self.moves.deal_race.moves
        if what == DEAL_MOON:
            return self.moves.deal_moon.moves
        return self.moves.deal_start.moves if what == DEAL_START else self.moves.deal_goal.moves

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        if move.kind != to_deal(s):
            return CHANCE_DECIDES
        return CARD_GONE if move.a in dealt(s, move.kind) else 0

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        who = dealt(s, kind).index(NOBODY)
        dealt(s, kind)[who] = move.a
        if kind == DEAL_RACE:
            journal.tell(E_RACE, who, move.a)
        elif kind == DEAL_MOON:
            journal.tell(E_MOON, who, move.a)
        elif kind == DEAL_START:
            journal.tell(E_START, who, move.a)
        else:
            journal.whisper(who, E_OBJECTIVE, move.a)
        if to_deal(s) == NOBODY:
            s.pending.pop()
            finish_deal(s, self.content, journal)


class SetUp(RoundPhase):
    """Each seat chooses its free mines (1.4)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Set-up", "1", content, moves)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        mines = self.moves.mine.moves if s.mines_left[seat] > 0 else self.moves.ready.moves
        return mines + concession(s, seat, self.moves)

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == READY:
            return because(MINES_TO_PLACE, s.mines_left[seat]) if s.mines_left[seat] > 0 else 0
        if kind >= CONCEDE:
            return why_not_concede(s, seat, kind)
        if kind != MINE_AT:
            return move.when
        if s.mines_left[seat] == 0:
            return ALL_PLACED
        if move.a == self.content.moons[s.moons[seat]].volcano:
            return ON_VOLCANO
        return ON_MINE if s.mines[seat] & BIT[move.a] else 0

    def warning(self, s: UranusState, seat: int, move: Move) -> int:
        """A seat that is ready without a mine in the colour of which one rock pays for a tunnel step begins slowly."""
        colour = self.tunnel_colour(s, seat) if move.kind == READY else NOBODY
        if colour == NOBODY:
            return 0
        return 0 if s.mines[seat] & self.content.moons[s.moons[seat]].coloured[colour] else because(W_NO_TUNNEL_ROCK, colour)

    def tunnel_colour(self, s: UranusState, seat: int) -> int:
        """The colour of which a single rock pays for a tunnel step, or NOBODY."""
        spec = track(s, self.content, seat, TUNNEL)
        for colour in range(COLOURS):
            rock = [0] * COLOURS
            rock[colour] = 1
            if spec.paid_by(rock, 0):
                return colour
        return NOBODY

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == READY:
            s.ready[seat] = 1
            journal.tell(E_READY, seat)
            if 0 not in s.ready:
                begin_round(s, self.content, journal)
        elif move.kind >= CONCEDE:
            concede(s, seat, move.kind, journal)
        else:
            s.mines[seat] |= BIT[move.a]
            s.mines_left[seat] -= 1
            journal.tell(E_MINE, seat, self.content.moons[s.moons[seat]].terrain[move.a], move.a)

    def question(self, s: UranusState, seat: int) -> str:
        left = s.mines_left[seat]
        if left == 0:
            return "Your moon has its ten mines. Ready?"
        return f"Choose {'two more mines' if left == 2 else 'one more mine'} on your moon."

    def words(self, s: UranusState, seat: int, move: Move, names: list[str]) -> str:
        """A button says on which land a mine would be."""
        free = move.kind == MINE_AT and move.a != self.content.moons[s.moons[seat]].volcano and s.mines[seat] & BIT[move.a] == 0
        return f"Build a mine on {places.land(s, self.content, seat, move.a)}" if free else ""

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return f"Still choosing mines: {', '.join(inside(names[seat]) for seat in waiting_for(s))}."


def dealt(s: UranusState, kind: int) -> list[int]:
    """What each seat has been dealt of a kind."""
    if kind == DEAL_RACE:
        return s.races
    if kind == DEAL_MOON:
        return s.moons
    return s.starts if kind == DEAL_START else s.objectives


def to_deal(s: UranusState) -> int:
    """The kind of thing that chance deals next, or NOBODY."""
    for kind in (DEAL_RACE, DEAL_MOON, DEAL_START):
        if NOBODY in dealt(s, kind):
            return kind
    return DEAL_OBJECTIVE if has_objectives(s) and NOBODY in s.objectives else NOBODY


def has_objectives(s: UranusState) -> bool:
    """Personal objectives are for advanced play with three players or more (10.1)."""
    return s.deck == ADVANCED and s.seats >= 3


def begin_deal(s: UranusState, content: Content, journal: Journal) -> None:
    """Chance deals what nobody has chosen, if anything."""
    if to_deal(s) == NOBODY:
        finish_deal(s, content, journal)
    else:
        s.pending.append([DEAL, CHANCE])


def finish_deal(s: UranusState, content: Content, journal: Journal) -> None:
    """Everything is dealt: starting mines, what the races know, and the pairs of cards (1.3 to 1.6)."""
    for seat in range(s.seats):
        moon = content.moons[s.moons[seat]]
        s.mines[seat] = starting_mines(content, s.moons[seat], s.starts[seat])
        s.mines_left[seat] = FREE_MINES
        for tech in range(TECHS):
            if content.races[s.races[seat]].known >> tech & 1:
                learn(s, seat, tech)
        s.marks[seat * TRACKS + GUN] = gun_start(s, seat)
        assert s.mines[seat] & BIT[moon.volcano] == 0
    deal_pairs(s, journal)
