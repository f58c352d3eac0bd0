"""What matters now: a few good turns for a seat, each with its reason in the terms of the box.

The turns come from the search of the planning bots, the reasons from what a turn does for the features of the evaluation. All of it is
made from the seat's Seen: the same view gives the same advice, and a reason is told only if it holds in every world that was imagined.
Whoever follows an idea may hand in the rest of it with the next question: it stays the first idea unless another is clearly better.
No idea leads back to a position that was asked about earlier, and none is worse than ending the turn at once.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from perilune.bots.planning_bot import Plan, Search
from perilune.bots.player import serious, view_key
from perilune.bots.scout import Turn
from perilune.core.chance import Rng
from perilune.core.game import Game, Phase, State
from perilune.core.move import Move
from perilune.core.seen import Seen

THINKS: Final = Plan(looks=30_000, turns=120, finalists=12, decisions=12, eyes=12, seconds=1.5)
QUICK: Final = THINKS.within(150)
MOST_IDEAS: Final = 3
MOST_MATTERS: Final = 2
MOST_REASONS: Final = 2
NEAR: Final = 300.0  # a turn that is worse than the best by more, 3 points or 3 % of the chance to win, is no good idea
MUCH: Final = 3  # points more at once: who was told of them asks why another idea should come first
LOSS: Final = 30  # hundredths of a point by which a first click may make the position look worse
DUELS: Final = 16  # worlds in which the rest of an idea is compared with what is best now, or a turn with ending it
WORLDS: Final = 3  # in which a reason must hold
REMEMBERED: Final = 60  # positions that somebody asked about
MOST_RESTS: Final = 300  # of ideas that were told

R = TypeVar("R")


class Idea:
    """A turn that looks good: its clicks, in words too, and why."""

    def __init__(
        self, moves: list[Move], goal: str, aim: int, says: list[str], reasons: list[str], whole: list[Move], step: int = 1
    ) -> None:
        self.moves = moves
        self.goal = goal  # the click that earns the reason, in words,
        self.aim = aim  # and its place among the moves
        self.says = says
        self.reasons = reasons
        self.whole = whole  # the turn to its end, with what the coach does not speak of yet
        self.step = step  # 1 if nothing of it is done yet
        self.steps: int = step - 1 + len(moves)


class Rest:
    """What is left of an idea that is followed."""

    def __init__(self, moves: list[Move], told: int, goal: str, aim: int, reasons: list[str], step: int) -> None:
        self.moves = moves
        self.told = told  # how many of these the coach has spoken of
        self.goal = goal
        self.aim = aim  # where among the moves the goal is reached; less than 0 if it is
        self.reasons = reasons
        self.step = step

    def plain(self) -> list[Any]:
        """As plain data, the moves as their texts."""
        return [[move.text for move in self.moves], self.told, self.goal, self.aim, self.reasons, self.step]


class Memory(Generic[R]):
    """What was told to one seat, from one question to the next. `R` is how a rest is kept."""

    def __init__(self) -> None:
        self.rests: dict[str, R] = {}
        self.asked: list[tuple[int, str]] = []  # the views that were asked about, and how long the game had lasted

    def begun(self, seen: Seen) -> R | None:
        """What is left of the idea that led here."""
        return self.rests.get(view_key(seen.view))

    def had(self, seen: Seen) -> list[str]:
        """The views before this one. Whoever has taken something back has not had what followed."""
        return [view for lasted, view in self.asked if lasted < seen.lasted() and view != view_key(seen.view)]

    def take(self, seen: Seen, rests: dict[str, R]) -> None:
        """It was told this. Older ideas are kept for whoever takes back what was done; one that is followed stays as it was told."""
        first, then = (rests, self.rests) if self.begun(seen) is None else (self.rests, rests)
        self.rests = dict(list({**then, **first}.items())[-MOST_RESTS:])
        had = self.had(seen)
        kept = [(lasted, view) for lasted, view in self.asked if view in had]
        self.asked = [*kept, (seen.lasted(), view_key(seen.view))][-REMEMBERED:]


class Advice:
    """What a coach has to say: what not to lose sight of, and what could be done."""

    def __init__(self, matters: list[str], ideas: list[Idea], rests: dict[str, Rest]) -> None:
        self.matters = matters
        self.ideas = ideas
        self.rests = rests  # what is left of an idea that is followed, for the `view_key` of each view that it leads through


def advise(seen: Seen, plan: Plan = THINKS, hurries: bool = False, begun: Rest | None = None, had: Sequence[str] = ()) -> Advice:
    """What matters for this seat now. One that has nothing to choose gets no ideas, unless it has `begun` one.

    `begun` is what is left of an earlier idea, `had` are the views that it asked about before.
    """
    matters = seen.game.matters(seen.view, seen.seat, seen.names)[:MOST_MATTERS]
    if seen.seat not in seen.deciders():
        return Advice(matters, [], {})
    coach = Coach(seen, plan, hurries, begun, had)
    ideas = coach.ideas() if len(serious(seen.legal())) > 1 else coach.going_on()
    return Advice(matters, ideas, coach.rests(ideas))


def rest_of(game: Game[Any], plain: Sequence[Any]) -> Rest:
    """What `plain` has written."""
    moves, told, goal, aim, reasons, step = plain
    return Rest([game.catalogue.parse(text) for text in moves], told, goal, aim, reasons, step)


class Coach:
    """One look at a position."""

    def __init__(self, seen: Seen, plan: Plan, hurries: bool, begun: Rest | None = None, had: Sequence[str] = ()) -> None:
        self.seen = seen
        self.begun = begun
        self.planned: list[Move] = [] if begun is None else list(begun.moves)
        self.had = set(had)
        rng = Rng(int(view_key(seen.view)[:8], 16))
        self.search = Search(seen.game, seen.view, seen.seat, len(seen.names), rng, plan, hurries)
        self.worlds: list[State] = [seen.game.imagine(seen.view, seen.seat, rng) for _ in range(WORLDS)]

    def ideas(self) -> list[Idea]:
        """The best turns that begin differently and are good for different reasons."""
        ranked = self.search.ranked()
        at_hand = self.at_hand(ranked[0])
        near = [turn for turn in ranked if turn.advantage() >= ranked[0].advantage() - NEAR] + at_hand
        near.sort(key=lambda turn: -self.earned(turn))  # nobody understands why 12 points should come after 1
        safe = [turn for turn in near if turn in at_hand or not self.throws_away(turn.moves[0], turn is ranked[0])]
        kept = self.kept(ranked[0])
        going_on = self.going_on() if kept else []
        found = (
            self.different(going_on, kept + (safe or near[:1]))
            or self.different([], self.spared(ranked) + self.openings())
            or self.different([], self.endings())
            or ([] if self.leads_back(self.planned) else self.going_on())
        )
        return sorted(found, key=lambda idea: self.seen.warning(idea.moves[0]) is not None)

    def kept(self, best: Turn) -> list[Turn]:
        """What is left of an idea that was followed, unless the best turn is clearly better in the same worlds, or scores at once."""
        end = self.search.scout.replay(self.search.home, self.planned)
        if not self.planned or end is None or self.leads_back(self.planned):
            return []
        planned, rival = Turn(self.planned, end), Turn(best.moves, best.end)
        self.duel(planned, rival)
        better = rival.advantage()
        return [] if better > NEAR or (better > 0 and self.earned(best) - self.earned(planned) >= MUCH) else [planned]

    def at_hand(self, best: Turn) -> list[Turn]:
        """What the box knows to be useful, and scores much more at once than what the search likes best: it may have missed it."""
        return [turn for turn in self.openings() if self.earned(turn) - self.earned(best) >= MUCH]

    def duel(self, one: Turn, other: Turn) -> None:
        """Compare two turns in the same worlds."""
        for _ in range(DUELS):
            self.search.compare([one, other], noted=False)
            if self.search.late():
                break

    def going_on(self) -> list[Idea]:
        """The idea that was begun, told as it was when it began; none if nothing is left of what was spoken of."""
        if self.begun is None or self.begun.told == 0 or self.search.scout.replay(self.search.home, self.planned) is None:
            return []
        begun = self.begun
        moves = self.planned[: begun.told]
        if not all(self.search.scout.replay(world, moves) for world in self.worlds):
            moves = moves[:1]
        says = self.words(moves)
        goal = begun.goal if begun.aim >= 0 else says[0]
        return [Idea(moves, goal, max(0, begun.aim), counted_runs(says), begun.reasons, self.planned, begun.step)]

    def rests(self, ideas: list[Idea]) -> dict[str, Rest]:
        """What is left of these ideas in the views that they lead through; of the first that leads there. All of the best is left here."""
        found: dict[str, Rest] = {}
        for idea in ideas[:1]:
            found[view_key(self.seen.view)] = Rest(idea.whole, len(idea.moves), idea.goal, idea.aim, idea.reasons, idea.step)
        for idea in ideas:
            for many in range(1, len(idea.whole)):
                s = self.search.scout.replay(self.search.home, idea.whole[:many])
                if s is None or not self.search.decides(s):
                    break
                told = max(0, len(idea.moves) - many)
                rest = Rest(idea.whole[many:], told, idea.goal, idea.aim - many, idea.reasons, idea.step + many)
                found.setdefault(view_key(self.seen.game.view(s, self.seen.seat)), rest)
        return found

    def leads_back(self, moves: list[Move]) -> bool:
        """Whether a turn leads through a position that it was asked about before."""
        for many in range(1, len(moves) + 1 if self.had else 0):
            s = self.search.scout.replay(self.search.home, moves[:many])
            if s is not None and view_key(self.seen.game.view(s, self.seen.seat)) in self.had:
                return True
        return False

    def endings(self) -> list[Turn]:
        """What only ends the turn."""
        verbs = self.seen.game.catalogue.verbs
        moves = [move for move in serious(self.seen.legal()) if verbs[move.kind].ends]
        ends = [(move, self.search.scout.replay(self.search.home, [move])) for move in moves]
        return [Turn([move], end) for move, end in ends if end is not None]

    def worse_than_nothing(self, moves: list[Move]) -> bool:
        """Whether ending the turn at once leads to a better position, both as the box judges it and as everybody plays on."""
        end = self.search.scout.replay(self.search.home, moves)
        if end is None or self.search.decides(end):
            return False  # what goes on is not judged yet
        game, seat = self.seen.game, self.seen.seat
        worth = game.worth(end, seat)
        for nothing in self.endings():
            if nothing.moves[0] is moves[0] or game.worth(nothing.end, seat) <= worth:
                continue
            if game.unwise(self.search.home, nothing.end, seat, nothing.moves):
                continue  # the box knows better
            turn = Turn(moves, end)
            self.duel(turn, nothing)
            if nothing.better > 0:
                return True
        return False

    def different(self, first: list[Idea], turns: list[Turn]) -> list[Idea]:
        """The first, and an idea for each of these turns that is wise, as far as it is, and has a reason, unless it is like one before."""
        found = first[:]
        for turn in turns:
            if len(found) == MOST_IDEAS:
                break
            whole = turn.moves if turn.moves == self.planned else self.needed(turn)
            if self.leads_back(whole) or self.worse_than_nothing(whole):
                continue
            wise = self.wise_part(whole)
            if wise is None:
                continue
            clicks = wise.moves
            if any(clicks[0] is other.moves[0] or part_of(clicks, other.moves) for other in found):
                continue
            idea = self.idea(clicks, wise.end, whole)
            if idea.reasons and not any(idea.reasons == other.reasons or idea.goal == other.goal for other in found):
                found.append(idea)
        return found

    def earned(self, turn: Turn) -> int:
        """What the turn scores at once, where rivals count points, and what it brings within reach."""
        game, seat, home = self.seen.game, self.seen.seat, self.search.home
        nearer = game.within_reach(turn.end, seat) - game.within_reach(home, seat)
        if game.cooperative:
            return max(0, nearer)
        return game.scores(turn.end)[seat] - game.scores(home)[seat] + max(0, nearer)

    def wise_part(self, clicks: list[Move]) -> Turn | None:
        """A turn as far as its round goes, and the box neither would rather say nothing about it nor warns; None if that is nowhere."""
        for many in range(self.unwarned(clicks[: self.this_round(clicks)]), 0, -1):
            end = self.search.scout.replay(self.search.home, clicks[:many])
            if end is not None and not self.seen.game.unwise(self.search.home, end, self.seen.seat, clicks[:many]):
                return Turn(clicks[:many], end)
        return None

    def this_round(self, clicks: list[Move]) -> int:
        """How many of these clicks belong to this round: nobody who does an idea wants to have begun the next one."""
        title = self.seen.game.course(self.seen.view).title
        for many in range(1, len(clicks)):
            s = self.search.scout.replay(self.search.home, clicks[:many])
            if s is not None and self.seen.game.course(self.seen.game.view(s, self.seen.seat)).title != title:
                return many
        return len(clicks)

    def unwarned(self, clicks: list[Move]) -> int:
        """How many of these clicks can be made before the box warns of one; the first has its warning told."""
        s: State = self.search.home
        for many in range(len(clicks)):
            if many > 0 and self.seen.game.caution(s, self.seen.seat, clicks[many], self.seen.names) is not None:
                return many
            phase: Phase[Any] | None = self.seen.game.phase(s)
            assert phase is not None, "a turn ends with the game"
            s = self.search.scout.after(s, phase, self.seen.seat, clicks[many])
        return len(clicks)

    def spared(self, turns: list[Turn]) -> list[Turn]:
        """What is left of these turns without a first click that is unwise: the rest may be good, and possible."""
        rests = [turn.moves[1:] for turn in turns if len(turn.moves) > 1]
        ends = [self.search.scout.replay(self.search.home, rest) for rest in rests]
        return [
            Turn(rest, end)
            for rest, end in zip(rests, ends, strict=True)
            if end is not None and not self.throws_away(rest[0], False)
        ]

    def openings(self) -> list[Turn]:
        """What the box knows to be useful, the best first: for where the search has found nothing to speak of."""
        game, home = self.seen.game, self.search.home
        turns = [(moves, self.search.scout.replay(home, moves)) for moves in game.useful(self.seen.view, self.seen.seat)]
        found = [Turn(moves, end) for moves, end in turns if end is not None]
        return sorted(found, key=lambda turn: -game.worth(turn.end, self.seen.seat))

    def needed(self, turn: Turn) -> list[Move]:
        """The clicks of a turn without those that bring nothing in the end: alone, with a later one of the same kind, or as a detour.

        The search clicks at random, too, so a turn may go somewhere and come back. Without that it ends in the same position, or in one
        that is no worse in anything.
        """
        goal = turn.end
        clicks = turn.moves
        start = 0
        before: State = self.search.home
        while start < len(clicks):
            shorter = self.without(before, clicks[start:], goal)
            if shorter is not None and start + len(shorter[0]) > 0:
                clicks, goal = clicks[:start] + shorter[0], shorter[1]
                continue
            phase: Phase[Any] | None = self.seen.game.phase(before)
            assert phase is not None, "a turn ends with the game"
            before = self.search.scout.after(before, phase, self.seen.seat, clicks[start])
            start += 1
        return clicks

    def without(self, before: State, clicks: list[Move], goal: State) -> tuple[list[Move], State] | None:
        """These clicks without the first, without the first and another of its kind, or without the first few, if that is no worse."""
        rest = clicks[1:]
        ways = [rest] + [rest[:n] + rest[n + 1 :] for n in range(len(rest)) if rest[n].kind == clicks[0].kind]
        for way in ways + [rest[n:] for n in range(1, len(rest))]:
            end = self.search.scout.replay(before, way)
            detour = len(way) < len(rest) and clicks[-1:] == way[-1:]
            if end is not None and (view_key(end) == view_key(goal) or (detour and self.no_worse(end, goal))):
                return way, end
        return None

    def no_worse(self, end: State, goal: State) -> bool:
        """Whether the same seats decide next, what the evaluation adds up is no less, term by term, and as much can be said for it."""
        game, seat = self.seen.game, self.seen.seat
        one, other = game.phase(end), game.phase(goal)
        if (
            one is None
            or other is None
            or one.deciders(end) != other.deciders(goal)
            or game.worth(end, seat) < game.worth(goal, seat)
        ):
            return False
        has, wanted = game.features(end, seat), game.features(goal, seat)
        if any(has[feature] < wanted[feature] for feature in range(len(has))):
            return False
        return self.reasons(self.search.home, end) == self.reasons(self.search.home, goal)

    def throws_away(self, move: Move, best: bool) -> bool:
        """Whether a turn begins by giving something up, or, unless it is the best, with a move that the box warns of."""
        home, seat = self.search.home, self.seen.seat
        phase: Phase[Any] | None = self.seen.game.phase(home)
        assert phase is not None, "somebody decides"
        after = self.search.scout.after(home, phase, seat, move)
        lost = self.seen.game.worth(home, seat) - self.seen.game.worth(after, seat)
        return lost > LOSS or (not best and self.seen.warning(move) is not None)

    def idea(self, clicks: list[Move], goal: State, whole: list[Move]) -> Idea:
        """A turn in words, with what the moves that are told are good for, else what they lead to, if anything can be said for them.

        What hangs on something hidden is left out.
        """
        home = self.search.home
        ends = [self.search.scout.replay(world, clicks) for world in self.worlds]
        is_sure = all(end is not None for end in ends)
        moves = self.to_an_end(clicks if is_sure else clicks[:1])
        words = self.words(moves)
        reasons = self.agreed(moves) if is_sure else []
        modest = "" if reasons else self.seen.game.modest(self.seen.view, self.seen.seat, moves[0], self.seen.names)
        aim = 0
        if modest:
            reasons = [modest]
        else:
            done = self.search.scout.replay(home, moves) if reasons else None
            reasons = reasons or self.agreed(clicks)
            aim = self.aim(moves, reasons[0], done or goal) if reasons else 0
        title = self.purpose(moves, ends)
        warning = self.seen.warning(moves[0])
        told = reasons[:MOST_REASONS] if warning is None else [*reasons[:1], warning.text]
        return Idea(moves, title or words[aim], aim, counted_runs(words), told if reasons else [], whole)

    def aim(self, moves: list[Move], reason: str, goal: State) -> int:
        """The move for which all of them are made: that with which the reason comes true; the first if that does something for it, too."""
        place = self.earliest(moves, reason)
        return 0 if moves[place].kind == moves[0].kind and self.furthers(moves[0], reason, goal) else place

    def agreed(self, moves: list[Move]) -> list[str]:
        """What these moves are good for, in words, as far as it is true in every world."""
        found: list[str] | None = None
        for world in [self.search.home, *self.worlds]:
            end = self.search.scout.replay(world, moves)
            told = self.reasons(world, end) if end is not None else []
            found = told if found is None else [reason for reason in found if reason in told]
        return found or []

    def purpose(self, moves: list[Move], ends: list[State | None]) -> str:
        """What all these moves are for, where the box has words for it that are true in every world; `ends` are where they lead."""
        game, seat, names = self.seen.game, self.seen.seat, self.seen.names
        titles = [
            game.purpose(world, end, seat, moves, names) for world, end in zip(self.worlds, ends, strict=True) if end is not None
        ]
        return titles[0] if len(titles) == WORLDS and all(title == titles[0] for title in titles) else ""

    def to_an_end(self, clicks: list[Move]) -> list[Move]:
        """These clicks up to the first that ends something: there somebody may think again, and can still take back all of it."""
        verbs = self.seen.game.catalogue.verbs
        for place in range(len(clicks)):
            if verbs[clicks[place].kind].ends:
                return clicks[: place + 1]
        return clicks

    def earliest(self, clicks: list[Move], reason: str) -> int:
        """The click with which this reason comes true."""
        home = self.search.home
        for place in range(len(clicks) - 1):
            end = self.search.scout.replay(home, clicks[: place + 1])
            if end is not None and reason in self.reasons(home, end):
                return place
        return len(clicks) - 1

    def furthers(self, move: Move, reason: str, goal: State) -> bool:
        """Whether a turn's first click does something itself for what the reason is about."""
        game, seat, home = self.seen.game, self.seen.seat, self.search.home
        end = self.search.scout.replay(home, [move])
        if end is None:
            return False
        had, has = game.features(home, seat), game.features(end, seat)
        gained = [feature for feature in range(len(has)) if has[feature] > had[feature]]
        return any(game.gain(home, goal, seat, feature, self.seen.names) == reason for feature in gained)

    def reasons(self, before: State, after: State) -> list[str]:
        """What the turn does for the features of the evaluation, in words, the weightiest first."""
        game, seat, names = self.seen.game, self.seen.seat, self.seen.names
        had, has = game.features(before, seat), game.features(after, seat)
        order = sorted(range(len(has)), key=lambda feature: had[feature] - has[feature])
        found: list[str] = []
        for feature in order:
            if has[feature] > had[feature]:
                said = game.gain(before, after, seat, feature, names)
                if said and said not in found:
                    found.append(said)
        return found

    def words(self, moves: list[Move]) -> list[str]:
        """The clicks as their buttons read, each where it is made, without what stands there to explain them."""
        game, seat = self.seen.game, self.seen.seat
        s: State = self.search.home
        found: list[str] = []
        for move in moves:
            phase: Phase[Any] | None = game.phase(s)
            assert phase is not None, "a turn ends with the game"
            found.append(game.say_move(s, seat, move, self.seen.names).partition(": ")[0])
            s = self.search.scout.after(s, phase, seat, move)
        return found


def part_of(clicks: list[Move], others: list[Move]) -> bool:
    """Whether all these clicks are among the others, in whatever order: the same turn, or less of it."""
    left = others[:]
    for click in clicks:
        if click not in left:
            return False
        left.remove(click)
    return True


def counted_runs(lines: list[str]) -> list[str]:
    """The same lines, those that follow each other told once, with their number."""
    found: list[str] = []
    start = 0
    for place in range(1, len(lines) + 1):
        if place == len(lines) or lines[place] != lines[start]:
            many = place - start
            found.append(lines[start] if many == 1 else f"{lines[start]}, {many} times")
            start = place
    return found
