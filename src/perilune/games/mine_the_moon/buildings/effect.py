"""An effect: what a building does when a team works it. One class holds all of its rules (chapters 4 and 8 to 10).

A new building is a row in `advanced.toml`. If it does something new, it is also a number and a name in `content.py`, and a class in one
of the files beside this one, in the list at its end.

An effect with choices is a job of small decisions: while it lasts, its frame lies on `MoonState.pending`. It ends by
`done`, or by itself when nothing is left to do. An effect without choices happens at once.
"""

from typing import Final

from perilune.core.game import Job
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move, Verb
from perilune.core.pending import ARGS, KIND, SEAT
from perilune.core.words import counted, does
from perilune.games.mine_the_moon.content import EFFECTS, Content
from perilune.games.mine_the_moon.messages import E_CANNOT, E_NOTHING_LEFT, JOB_IN_HAND, NOT_YOUR_GO, W_DROP
from perilune.games.mine_the_moon.moves import DONE, DROP, SKIP_OWN, WAIT, WORK_COMMON, Moves
from perilune.games.mine_the_moon.robots import drop, drops, other_holders, why_not_drop
from perilune.games.mine_the_moon.state import NOBODY, MoonState
from perilune.games.mine_the_moon.turn import go_on_working

# The numbers in the frame of an effect.
LEFT: Final = ARGS  # how often it may still be done, or how much it gives
HAND: Final = ARGS + 1  # robots between giving and taking
BUILDING: Final = ARGS + 2  # which building of the content, NOBODY for a common one
SPOT: Final = ARGS + 3  # the site where that building stands

STANDING: Final = len(EFFECTS)  # the job after the effects of the content: an advanced building waits for its site


def waiting_building(job: list[int]) -> int:
    """The advanced building that is paid for and waits for its site in this job, or NOBODY."""
    return job[BUILDING] if job[KIND] == STANDING else NOBODY


def chooses_team(kind: int) -> bool:
    """Whether moves of this kind say which team works next, or that none does."""
    return WORK_COMMON <= kind <= SKIP_OWN or kind == WAIT


class Effect(Job[MoonState]):
    """The rules of one effect. Stateless. This one does nothing when worked; the others say what they do."""

    def __init__(self, effects: "Effects", number: int, verbs: list[Verb]) -> None:
        """`number` is the effect's place in the content's list; `verbs` are the decisions that it asks for."""
        super().__init__("Work", "4")
        self.effects = effects
        self.number = number
        self.content = effects.content
        self.moves = effects.moves
        self.kinds = [verb.kind for verb in verbs]
        self.all_choices: list[Move] = []
        for verb in verbs:
            self.all_choices += verb.moves

    # What an effect says of itself.

    def gist(self, amount: int, building: int) -> list[str]:
        """What it does, in a few words and in signs such as (b), a raw Buckyball, or (dominance)."""
        return ["no action"]

    def brief(self, amount: int, building: int) -> list[str]:
        """The gist where there is little room."""
        return self.gist(amount, building)

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        """0 if this work could do something for the seat as things stand, else why not (2.10)."""
        return 0

    def begin(self, s: MoonState, seat: int, amount: int, building: int, spot: int, journal: Journal) -> None:
        """A team works. Here the effect is a job, if there is anything to choose."""
        s.pending.append([self.number, seat, amount, 0, building, spot])
        if self.idle(s):
            s.pending.pop()
            journal.tell(E_CANNOT, seat)

    def choices(self, s: MoonState) -> list[Move]:
        """The worker's moves that are worth asking about."""
        return self.all_choices

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        """0 if the worker may do this now. Only the effect's own verbs are asked."""
        return move.when

    def why_not_done(self, s: MoonState) -> int:
        """0 if the worker may stop here."""
        return 0

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        """0, or why the worker should think twice about this choice."""
        return 0

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        """Do it."""

    def idle(self, s: MoonState) -> bool:
        """Whether nothing but `done` is left."""
        seat = s.pending[-1][SEAT]
        for move in self.choices(s):
            if self.why_not_choose(s, seat, move) == 0:
                return False
        return True

    def constructed(self, s: MoonState, seat: int, amount: int, journal: Journal) -> None:
        """What a building with this effect does as soon as it stands."""

    def covered(self, s: MoonState, spot: int, journal: Journal) -> None:
        """What is undone when a building with this effect is covered (4.11)."""

    # The job that it is while it lasts.

    def bystanders(self, s: MoonState) -> list[int]:
        return other_holders(s, s.at)

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if seat != s.at:
            return drops(s, self.moves, seat)
        return self.choices(s) + self.moves.done.moves + drops(s, self.moves, seat)

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == DROP:
            return why_not_drop(s, seat, move)
        own = kind in self.kinds
        if not own and kind != DONE and not chooses_team(kind):
            return move.when
        if seat != s.at:
            return because(NOT_YOUR_GO, s.at)
        if own:
            return self.why_not_choose(s, seat, move)
        return self.why_not_done(s) if kind == DONE else JOB_IN_HAND

    def warning(self, s: MoonState, seat: int, move: Move) -> int:
        if move.kind == DROP:
            return W_DROP
        return self.waste(s, seat, move) if move.kind in self.kinds else 0

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DROP:
            drop(s, seat, move.a, journal)
            if self.idle(s):
                s.pending.pop()
                journal.tell(E_NOTHING_LEFT, s.at)
        elif move.kind == DONE:
            s.pending.pop()
        else:
            self.choose(s, seat, move, journal)
        self.effects.go_on(s, journal)

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return f"{does(names[s.at], 'works', 'work')}."


def up_to(count: int, noun: str) -> str:
    """How much may still be done, for a question to the worker."""
    return f"up to {counted(count, noun)}" if count > 1 else counted(count, noun)


class Effects:
    """All effects by their number, and how a work begins and ends."""

    def __init__(self, content: Content, moves: Moves) -> None:
        self.content = content
        self.moves = moves
        self.by_number: list[Effect] = []

    def of(self, building: int) -> Effect:
        """What this building does."""
        return self.by_number[self.content.buildings[building].effect]

    def of_common(self, place: int) -> Effect:
        """What this common building does."""
        return self.by_number[self.content.commons[place].effect]

    def work_building(self, s: MoonState, seat: int, building: int, spot: int, journal: Journal) -> None:
        """The seat does the work of the building on this site of a moonbase."""
        self.of(building).begin(s, seat, self.content.buildings[building].amount, building, spot, journal)

    def go_on(self, s: MoonState, journal: Journal) -> None:
        """A job ends by itself when nothing is left to do; then the next worker decides."""
        if s.pending and self.by_number[s.pending[-1][KIND]].idle(s):
            s.pending.pop()
        if not s.pending:
            go_on_working(s, self.content, journal)
