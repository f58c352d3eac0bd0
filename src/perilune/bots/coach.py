"""What matters now: a few good turns for a seat, each with its reason in the terms of the box.

The turns come from the search of the planning bots, the reasons from what a turn does for the features of the evaluation. All of it is
made from the seat's Seen: the same view gives the same advice, and a reason is told only if it holds in every world that was imagined.
Whoever follows an idea may hand in the rest of it with the next question: it stays the first idea unless another is clearly better.
"""

from collections.abc import Sequence
from typing import Any, Final

from perilune.bots.planning_bot import Plan, Search
from perilune.bots.player import serious, view_key
from perilune.bots.scout import Turn
from perilune.core.chance import Rng
from perilune.core.game import Phase, State
from perilune.core.move import Move
from perilune.core.seen import Seen

THINKS: Final = Plan(looks=30_000, turns=120, finalists=12, decisions=12, eyes=12, seconds=1.5)
QUICK: Final = THINKS.within(150)
MOST_IDEAS: Final = 3
MOST_MATTERS: Final = 2
MOST_BETWEEN: Final = 2  # clicks that an idea names between the first and the one for which it is made
MOST_REASONS: Final = 2
NEAR: Final = 300.0  # a turn that is worse than the best by more, 3 points or 3 % of the chance to win, is no good idea
MUCH: Final = 3  # points more at once: who was told of them asks why another idea should come first
LOSS: Final = 30  # hundredths of a point by which a first click may make the position look worse
DUELS: Final = 16  # worlds in which the rest of an idea is compared with what is best now
WORLDS: Final = 3  # in which a reason must hold


class Idea:
    """A turn that looks good: its clicks, in words too, and why."""

    def __init__(self, moves: list[Move], says: list[str], reasons: list[str], whole: list[Move]) -> None:
        self.moves = moves
        self.says = says
        self.reasons = reasons
        self.whole = whole  # the turn to its end, with what the coach does not speak of yet


class Advice:
    """What a coach has to say: what not to lose sight of, and what could be done."""

    def __init__(self, matters: list[str], ideas: list[Idea], rests: dict[str, list[Move]]) -> None:
        self.matters = matters
        self.ideas = ideas
        self.rests = rests  # what is left of an idea that is followed, for the `view_key` of each view that it leads through


def advise(seen: Seen, plan: Plan = THINKS, hurries: bool = False, planned: Sequence[Move] = ()) -> Advice:
    """What matters for this seat now. One that has nothing to choose gets no ideas. `planned` is what is left of an earlier idea."""
    matters = seen.game.matters(seen.view, seen.seat, seen.names)[:MOST_MATTERS]
    if seen.seat not in seen.deciders() or len(serious(seen.legal())) < 2:
        return Advice(matters, [], {})
    coach = Coach(seen, plan, hurries, planned)
    ideas = coach.ideas()
    return Advice(matters, ideas, coach.rests(ideas))


class Coach:
    """One look at a position."""

    def __init__(self, seen: Seen, plan: Plan, hurries: bool, planned: Sequence[Move] = ()) -> None:
        self.seen = seen
        self.planned = list(planned)
        rng = Rng(int(view_key(seen.view)[:8], 16))
        self.search = Search(seen.game, seen.view, seen.seat, len(seen.names), rng, plan, hurries)
        self.worlds: list[State] = [seen.game.imagine(seen.view, seen.seat, rng) for _ in range(WORLDS)]

    def ideas(self) -> list[Idea]:
        """The best turns that begin differently and are good for different reasons."""
        ranked = self.search.ranked()
        near = [turn for turn in ranked if turn.advantage() >= ranked[0].advantage() - NEAR]
        near.sort(key=lambda turn: -self.earned(turn))  # nobody understands why 12 points should come after 1
        safe = [turn for turn in near if not self.throws_away(turn.moves[0], turn is ranked[0])]
        kept = self.kept(ranked[0])
        return self.different(kept + (safe or near[:1])) or self.different(self.spared(ranked) + self.openings())

    def kept(self, best: Turn) -> list[Turn]:
        """What is left of an idea that was followed, unless the best turn is clearly better in the same worlds, or scores at once."""
        end = self.search.scout.replay(self.search.home, self.planned)
        if not self.planned or end is None:
            return []
        planned, rival = Turn(self.planned, end), Turn(best.moves, best.end)
        for _ in range(DUELS):
            self.search.compare([planned, rival], noted=False)
            if self.search.late():
                break
        return [] if rival.advantage() > NEAR or self.earned(best) - self.earned(planned) >= MUCH else [planned]

    def rests(self, ideas: list[Idea]) -> dict[str, list[Move]]:
        """What is left of these ideas in the views that they lead through; of the first that leads there."""
        found: dict[str, list[Move]] = {}
        for idea in ideas:
            for many in range(1, len(idea.whole)):
                s = self.search.scout.replay(self.search.home, idea.whole[:many])
                if s is None or not self.search.decides(s):
                    break
                view: State = self.seen.game.view(s, self.seen.seat)
                found.setdefault(view_key(view), idea.whole[many:])
        return found

    def different(self, turns: list[Turn]) -> list[Idea]:
        """An idea for each of these turns that is wise, as far as it is, and has a reason, unless it is like one before it."""
        found: list[Idea] = []
        for turn in turns:
            if len(found) == MOST_IDEAS:
                break
            whole = turn.moves if turn.moves == self.planned else self.needed(turn)
            wise = self.wise_part(whole)
            if wise is None:
                continue
            clicks = wise.moves
            if any(clicks[0] is other.moves[0] or part_of(clicks, other.moves) for other in found):
                continue
            idea = self.idea(clicks, wise.end, whole)
            if idea.reasons and not any(idea.reasons == other.reasons for other in found):
                found.append(idea)
        return found

    def earned(self, turn: Turn) -> int:
        """What the turn scores at once, where rivals count points."""
        game, seat = self.seen.game, self.seen.seat
        return 0 if game.cooperative else game.scores(turn.end)[seat] - game.scores(self.search.home)[seat]

    def wise_part(self, clicks: list[Move]) -> Turn | None:
        """A turn up to where the box would rather say nothing about it; None if that is at once."""
        for many in range(len(clicks), 0, -1):
            end = self.search.scout.replay(self.search.home, clicks[:many])
            if end is not None and not self.seen.game.unwise(self.search.home, end, self.seen.seat, clicks[:many]):
                return Turn(clicks[:many], end)
        return None

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
        """The clicks of a turn without those that change nothing in the end: alone, or with a later one of the same kind.

        The search clicks at random, too, so a turn may go somewhere and come back. It ends in the same position without that.
        """
        goal = view_key(turn.end)
        clicks = turn.moves
        start = 0
        before: State = self.search.home
        while start < len(clicks):
            shorter = self.without(before, clicks[start:], goal)
            if shorter is not None and start + len(shorter) > 0:
                clicks = clicks[:start] + shorter
                continue
            phase: Phase[Any] | None = self.seen.game.phase(before)
            assert phase is not None, "a turn ends with the game"
            before = self.search.scout.after(before, phase, self.seen.seat, clicks[start])
            start += 1
        return clicks

    def without(self, before: State, clicks: list[Move], goal: str) -> list[Move] | None:
        """These clicks without the first, or without the first and another of its kind, if they lead to the same goal."""
        rest = clicks[1:]
        ways = [rest] + [rest[:n] + rest[n + 1 :] for n in range(len(rest)) if rest[n].kind == clicks[0].kind]
        for way in ways:
            end = self.search.scout.replay(before, way)
            if end is not None and view_key(end) == goal:
                return way
        return None

    def throws_away(self, move: Move, best: bool) -> bool:
        """Whether a turn begins by giving something up, or, unless it is the best, with a move that the box warns of."""
        home, seat = self.search.home, self.seen.seat
        phase: Phase[Any] | None = self.seen.game.phase(home)
        assert phase is not None, "somebody decides"
        after = self.search.scout.after(home, phase, seat, move)
        lost = self.seen.game.worth(home, seat) - self.seen.game.worth(after, seat)
        return lost > LOSS or (not best and self.seen.warning(move) is not None)

    def idea(self, clicks: list[Move], goal: State, whole: list[Move]) -> Idea:
        """A turn in words, with what it is good for, if anything can be said for it. What hangs on something hidden is left out."""
        home = self.search.home
        ends = [self.search.scout.replay(world, clicks) for world in self.worlds]
        sure = [end for end in ends if end is not None]
        moves = clicks if len(sure) == WORLDS else clicks[:1]
        reasons = self.reasons(home, goal)
        for world, end in zip(self.worlds, ends, strict=True):
            told = self.reasons(world, end) if end is not None else []
            reasons = [reason for reason in reasons if reason in told]
        words = self.words(moves)
        if reasons:
            aim = self.earliest(moves, reasons[0])
            words = up_to(words, aim if moves[aim].kind != moves[0].kind or not self.furthers(moves[0], reasons[0], goal) else 0)
        else:
            modest = self.seen.game.modest(self.seen.view, self.seen.seat, moves[0], self.seen.names)
            reasons = [modest] if modest else []
        warning = self.seen.warning(moves[0])
        told = reasons[:MOST_REASONS] if warning is None else [*reasons[:1], warning.text]
        return Idea(moves, counted_runs(words), told if reasons else [], whole)

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


def up_to(words: list[str], place: int) -> list[str]:
    """The clicks in words, the first together with the one at this place, for which it is made, and with a few that lie between."""
    if place == 0:
        return words
    way = [f"{word[0].lower()}{word[1:]}" for word in counted_runs(words[1 : place + 1])]
    between = way[:-1] if len(way) <= MOST_BETWEEN + 1 else []
    return [f"{', '.join([words[0], *between])}, then {way[-1]}", *words[1:]]


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
