"""Plans a whole turn: tries many in imagined worlds, plays the best, and thinks again only when it learns something new."""

from time import monotonic
from typing import Any, Final

from perilune.bots.outlook import outlook
from perilune.bots.patience import restless
from perilune.bots.player import Bot, serious, view_key
from perilune.bots.scout import Detour, Scout, Turn, World
from perilune.core.chance import CHANCE, Rng
from perilune.core.game import Game, State
from perilune.core.move import Move
from perilune.core.seen import Seen

WILD: Final = [15, 25, 40]  # random clicks in a hundred, in turn
FRUITLESS: Final = 12  # turns in a row that were all known
FEW_WORLDS: Final = 4  # in fewer, a comparison of turns that are played on tells nothing
FEW_TURNS: Final = 3
FEW_DECISIONS: Final = 2  # even so few, and the way to its own turn, tell more than the end of a turn
ALL: Final = 999  # moves: more than anybody ever has
ALONE: Final = 400  # decisions that a player alone looks ahead, mostly to the end: nobody else interferes with what it builds up
TOGETHER: Final = 12  # decisions of each partner to look ahead, about two rounds: further on, luck says more than the turn
KEPT: Final = 10**9  # no result is better: what it had meant to do stays in mind
LINES: Final = 4  # ways to the end that a player alone keeps in mind,
LINE_WORLDS: Final = 8  # and the worlds in which they are compared
COMPARING: Final = 50  # per cent of its looks that a player alone takes to compare turns; the others improve a way to the end,
LONG_TURN: Final = 8  # and as many again for each so many clicks of a turn, which alone may be a whole round
MOST_SKIPPED: Final = 3  # planned clicks that a change of a way leaves out,
MOST_STRAY: Final = 2  # and clicks that it puts in
SLACK: Final = 1_500  # by which a change may be for the worse at first


class Plan:
    """The settings of a level: how many looks it may take for a turn, and what it does with them."""

    def __init__(
        self,
        looks: int,
        turns: int,
        finalists: int,
        decisions: int,
        seconds: float,
        eyes: int = ALL,
        wild: int = 0,
        sight: int = ALL,
        errors: float = 0.0,
        by_chance: bool = True,
        enough: int = 0,
        unrivalled: "Plan | None" = None,
    ) -> None:
        self.looks = looks
        self.turns = turns  # to find, at most
        self.finalists = finalists  # to compare in many worlds
        self.decisions = decisions  # to play on after the turn; 0 to judge it where it ends
        self.seconds = seconds  # after which it makes up its mind, wherever time counts
        self.eyes = eyes  # how many moves everybody looks at while playing on
        self.wild = wild  # random choices in a hundred while playing on
        self.sight = sight  # how many moves it looks at for a click of its own
        self.errors = errors  # standard errors by which a turn must be better than the greedy one
        self.by_chance = by_chance  # whether positions are judged by the chance to win, where the box knows it
        self.enough = enough or looks  # looks for so many turns and decisions; more of them only make more worlds
        self.unrivalled = unrivalled  # the plan for games without rivals, if that is another one

    def within(self, looks: int) -> "Plan":
        """The same with fewer looks: fewer worlds; with far fewer it finds fewer turns, plays on less far, and looks at fewer moves."""
        turns = max(2, min(self.turns, self.turns * looks // self.enough))
        finalists = max(2, min(self.finalists, turns))
        decisions = 0 if self.decisions == 0 else max(1, min(self.decisions, self.decisions * looks // self.enough))
        sight = max(3, min(self.sight, looks // 8))
        eyes = min(self.eyes, sight)
        unrivalled = None if self.unrivalled is None else self.unrivalled.within(looks)
        return Plan(
            looks, turns, finalists, decisions, self.seconds, eyes, self.wild, sight, self.errors, self.by_chance, 0, unrivalled
        )


class PlanningBot(Bot):
    """Compares whole turns in the same imagined worlds with the same dice."""

    def __init__(self, seed: int, plan: Plan, hurries: bool) -> None:
        self.rng = Rng(seed)
        self.plan = plan
        self.hurries = hurries
        self.next: dict[str, Move] = {}  # what it has decided to do in positions that it expects
        self.line: list[Move] = []  # alone, what it means to do to the end

    def choose(self, seen: Seen) -> Move:
        move = self.thought(seen)
        self.line = self.line[1:] if self.line and self.line[0] == move else []
        return move

    def thought(self, seen: Seen) -> Move:
        """What it has planned to do, or the first click of a new plan."""
        moves = serious(seen.legal())
        if len(moves) == 1:
            return moves[0]
        if restless(seen.number, self.rng):
            return moves[self.rng.below(len(moves))]
        planned = self.next.pop(view_key(seen.view), None) if self.next else None
        if planned is not None:
            return planned
        search = Search(seen.game, seen.view, seen.seat, len(seen.names), self.rng, self.plan, self.hurries)
        search.keep(self.line)
        best = search.best()
        self.next = search.expected(best)
        self.line = best.moves + best.rest
        return best.moves[0]

    def expects(self) -> dict[str, str]:
        return {view: move.text for view, move in self.next.items()}


class Search:
    """The search for one turn."""

    def __init__(self, game: Game[Any], view: State, seat: int, seats: int, rng: Rng, plan: Plan, hurries: bool) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.rng = rng
        self.alone: bool = seats == 1
        self.unrivalled: bool = seats == 1 or game.cooperative
        if self.unrivalled and plan.unrivalled is not None:
            plan = plan.unrivalled
        self.plan = plan
        self.looks = plan.looks
        self.decisions = plan.decisions
        if game.cooperative:
            self.decisions = min(plan.decisions, 1) * TOGETHER * seats
        elif seats == 1:
            self.decisions = min(plan.decisions, 1) * ALONE
        # Partners have so many moves that somebody who looks at a few of them plays like a fool.
        self.eyes = plan.sight if game.cooperative else plan.eyes
        # Without rivals what a position is worth tells more than the chance to win, which hardly hangs on one turn.
        look = outlook(game) if plan.by_chance and not self.unrivalled else None
        self.scout = Scout(game, seat, seats, look if look is not None and look.fits(game.variant(view)) else None)
        self.deadline = monotonic() + plan.seconds if hurries else 0.0
        self.home: State = game.imagine(view, seat, rng)
        self.fate = World(self.home, rng.next() if self.alone else 0)  # the dice that a plan to the end counts on
        self.lines: list[Turn] = []  # alone, the ways to the end that came out best, each in one world,
        self.results: list[int] = []  # and how well

    def best(self) -> Turn:
        """The best turn that was found."""
        if self.alone and self.decisions > 0:
            self.looks = self.looks * COMPARING // 100
        turns = self.candidates()
        if len(turns) == 1:
            return turns[0]
        best = self.halve(self.affordable(self.finalists(turns)))
        if not best.surely_better(0.0 if self.unrivalled else self.plan.errors):
            best = turns[0]
        if self.lines:
            self.improve((self.plan.looks - self.looks) * max(1, len(best.moves) // LONG_TURN))
            return self.best_line(best)
        return self.one_of(best, turns) if self.sealed() else best

    def ranked(self) -> list[Turn]:
        """The turns that were compared, the best first: by how much better than the greedy one each surely was."""
        turns = self.candidates()
        if len(turns) == 1:
            return turns
        compared = self.affordable(self.finalists(turns))
        self.halve(compared)
        return sorted([turn for turn in compared if turn.worlds > 0] or turns[:1], key=lambda turn: -turn.advantage())

    # alone, ways to the end

    def keep(self, line: list[Move]) -> None:
        """What it had meant to do is a way to the end as well, if it still leads anywhere."""
        s = self.home
        for number, move in enumerate(line):
            phase = self.game.phase(s)
            if phase is None or self.seat not in phase.deciders(s) or phase.why_not(s, self.seat, move) != 0:
                break
            s = self.scout.after(s, phase, self.seat, move)
            if number + 1 == len(line) or not self.decides(s):
                turn = Turn(line[: number + 1], s)
                turn.rest = line[number + 1 :]
                self.lines.append(turn)
                self.results.append(KEPT)
                break

    def decides(self, s: State) -> bool:
        """Whether it is still the seat's turn."""
        phase = self.game.phase(s)
        return phase is not None and self.seat in phase.deciders(s)

    def note(self, turn: Turn, rest: list[Move], result: int) -> None:
        """A way to the end, and how it came out. Only the best are kept in mind, and the one that it had meant to go."""
        if len(self.lines) == LINES:
            worst = self.results.index(min(self.results))
            if self.results[worst] >= result:
                return
            del self.lines[worst]
            del self.results[worst]
        line = Turn(turn.moves, turn.end)
        line.rest = rest
        self.lines.append(line)
        self.results.append(result)

    def improve(self, looks: int) -> None:
        """Change the best way to the end here and there, for so many looks, with the same dice. Keep the best that this leads to.

        A change for the worse is followed, too, but less and less so: from the top of a hill every way leads down.
        """
        best: list[Move] = []
        most = 0
        for line in self.lines:
            way: list[Move] = []
            value = self.gone(line.moves + line.rest, way, None)
            if not best or value > most:
                best, most = way, value
        current, height = best, most
        until = self.scout.looks + looks
        while best and not self.over(until):
            slack = SLACK * (until - self.scout.looks) // looks
            way = []
            value = self.gone(current, way, self.detour(len(current)))
            if value >= height - slack:
                current, height = way, value
            if value > most:
                best, most = way, value
        self.keep(best)

    def detour(self, length: int) -> Detour:
        """Any change to a way of so many clicks; mostly it comes back to the way."""
        skips = self.rng.below(MOST_SKIPPED + 1)
        clicks = self.rng.below(MOST_STRAY + 1) if skips > 0 else 1 + self.rng.below(MOST_STRAY)
        return Detour(self.rng.below(length), clicks, skips, self.rng.below(4) > 0, self.rng)

    def gone(self, way: list[Move], played: list[Move], detour: Detour | None) -> int:
        """How well a way to the end comes out with the dice that the plan counts on."""
        s = self.scout.play_on(self.home.copy(), self.fate, self.decisions, self.eyes, 0, way, played, detour)
        return self.scout.value(s)

    def best_line(self, turn: Turn) -> Turn:
        """The turn, played on greedily, or a way to the end that is surely better: what came out best once may have been luck."""
        usual = Turn(turn.moves, turn.end)
        lines = self.lines
        self.lines = []
        for _ in range(LINE_WORLDS):
            self.compare([usual, *lines], noted=False)
            if self.late():
                break
        best = max(lines, key=lambda line: line.mean())
        return best if best.mean() > usual.mean() and best.surely_better(self.plan.errors) else usual

    def sealed(self) -> bool:
        """Whether rivals choose at the same time: who always does the best thing is soon read."""
        phase = self.game.phase(self.home)
        assert phase is not None, "nobody decides after the end"
        return len(phase.deciders(self.home)) > 1 and not self.game.cooperative

    def one_of(self, best: Turn, turns: list[Turn]) -> Turn:
        """The best turn, or any other that was tried in as many worlds, or nearly, and was as good within its error."""
        near = [turn for turn in turns if 2 * turn.worlds >= best.worlds > 1 and turn.mean() >= best.mean() - best.error()]
        return near[self.rng.below(len(near))] if near else best

    def over(self, looks: int) -> bool:
        """Whether so many looks have been taken, or the time is up."""
        return self.scout.looks >= looks or self.late()

    def late(self) -> bool:
        """Whether the time is up, where time counts."""
        return self.deadline > 0.0 and monotonic() > self.deadline

    # what could be done

    def candidates(self) -> list[Turn]:
        """Whole turns that end differently: the greedy one, one for each first click, and many with random clicks."""
        share = self.looks // 3 if self.plan.decisions > 0 else self.looks * 3 // 4
        found: list[Turn] = []
        known: set[str] = set()
        self.add(found, known, 0, None)
        phase = self.game.phase(self.home)
        assert phase is not None, "nobody decides after the end"
        for move in serious(phase.legal(self.home, self.seat)):
            if self.over(share // 2):
                break
            self.add(found, known, 0, move)
        tries = 0
        fruitless = 0
        while len(found) < self.plan.turns and fruitless < FRUITLESS and not self.over(share):
            new = self.add(found, known, WILD[tries % len(WILD)], None)
            fruitless = 0 if new else fruitless + 1
            tries += 1
        if not found:  # every way leads back: any click will do
            moves = serious(phase.legal(self.home, self.seat))
            move = moves[self.rng.below(len(moves))]
            found.append(Turn([move], self.scout.after(self.home, phase, self.seat, move)))
        return found

    def add(self, found: list[Turn], known: set[str], wild: int, opening: Move | None) -> bool:
        """One more turn, unless one that ends in the same position is known."""
        turn = self.scout.turn(self.home, self.rng, self.plan.sight, wild, opening)
        if turn is None or not turn.moves:
            return False
        end = view_key(turn.end)
        if end in known:
            return False
        known.add(end)
        found.append(turn)
        return True

    # which is best

    def finalists(self, turns: list[Turn]) -> list[Turn]:
        """The turns whose ends look best, and the greedy one, which was found first."""
        order = sorted(range(1, len(turns)), key=lambda number: -turns[number].first)
        return [turns[0]] + [turns[number] for number in order[: self.plan.finalists - 1]]

    def affordable(self, turns: list[Turn]) -> list[Turn]:
        """No more turns than can be played on in a few worlds each; if these are too few, all of them, judged where they end."""
        few = min(FEW_TURNS, len(turns))
        each = max(1, min(self.eyes, self.scout.looks // max(1, self.scout.clicks)))
        left = max(0, self.looks - self.scout.looks)
        if self.unrivalled and self.decisions > 0:
            self.decisions = min(self.decisions, left // (FEW_WORLDS * each))
            cost = FEW_WORLDS * max(1, self.cost(turns[0]))
            if cost * few <= left:
                return turns[: left // cost]
        left //= FEW_WORLDS * each
        self.decisions = min(self.decisions, left // few)  # rather less far than fewer turns
        if self.decisions < FEW_DECISIONS:
            self.decisions = 0
            return turns
        return turns[: max(few, left // self.decisions)]

    def cost(self, turn: Turn) -> int:
        """The looks that it takes to play on after a turn, which may be far fewer where the game soon ends: tried once."""
        before = self.scout.looks
        world = World(self.game.imagine(self.view, self.seat, self.rng), self.rng.next())
        s = self.scout.replay(world.start, turn.moves)
        if s is not None:
            self.scout.play_on(s, world, self.decisions, self.eyes, self.plan.wild, turn.rest)
        return self.scout.looks - before

    def halve(self, turns: list[Turn]) -> Turn:
        """All are tried in the same worlds; the worse half drops out, and the others get as many looks again, until one is left.

        The greedy turn, which is the first, is tried to the end: the others are measured by it.
        """
        greedy = turns[0]
        rivals = turns[1:]
        while rivals:
            rounds = 1
            while 1 << rounds < len(rivals) + 1:
                rounds += 1
            until = self.scout.looks + (self.looks - self.scout.looks) // rounds
            tried = 0
            while tried < 1 or not self.over(until):
                self.compare([greedy, *rivals])
                tried += 1
            rivals = sorted(rivals, key=lambda turn: -turn.mean())[: len(rivals) // 2 if len(rivals) > 1 else 1]
            if (len(rivals) == 1 and rounds == 1) or self.late():
                break
        return rivals[0] if rivals and rivals[0].mean() > greedy.mean() else greedy

    def compare(self, turns: list[Turn], noted: bool = True) -> None:
        """Try all these turns in one more world; the first is the greedy one."""
        world = World(self.game.imagine(self.view, self.seat, self.rng), self.rng.next())
        usual: int | None = None
        for number, turn in enumerate(turns):
            s = self.scout.replay(world.start, turn.moves)
            if s is None:
                continue
            if self.decisions > 0:
                played: list[Move] = []
                s = self.scout.play_on(s, world, self.decisions, self.eyes, self.plan.wild, turn.rest, played)
                value = self.scout.value(s)
                if self.alone and noted:
                    self.note(turn, played, value)
            else:  # chances are of positions between turns, not in the middle of what a turn has begun
                value = self.scout.lead(s)
            turn.total += value
            turn.worlds += 1
            if number == 0:
                usual = value
            elif usual is not None:
                turn.better += value - usual
                turn.squares += float(value - usual) ** 2
                turn.pairs += 1

    def expected(self, turn: Turn) -> dict[str, Move]:
        """The views that the turn, and what is planned after it, will lead through after its first click, with what to do there."""
        found: dict[str, Move] = {}
        s = self.home
        drawn = 0
        for number, move in enumerate(turn.moves + turn.rest):
            phase = self.game.phase(s)
            while phase is not None and phase.deciders(s)[0] == CHANCE:
                outcomes = phase.legal(s, CHANCE)
                s = self.scout.after(s, phase, CHANCE, outcomes[self.fate.draw(drawn, phase.odds(s, outcomes))])
                drawn += 1
                phase = self.game.phase(s)
            if phase is None or self.seat not in phase.deciders(s) or phase.why_not(s, self.seat, move) != 0:
                break
            if number > 0:
                view: State = self.game.view(s, self.seat)
                found[view_key(view)] = move
            s = self.scout.after(s, phase, self.seat, move)
        return found
