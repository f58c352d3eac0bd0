"""A match: which of two bots plays a box better, how sure that is, and every game to look at again."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from perilune.bots import bot
from perilune.core.errors import BadRecord
from perilune.core.game import Game, Options
from perilune.games import box
from perilune.lab.crew import each
from perilune.lab.digests import digests
from perilune.lab.figures import Gain, Sequential, Share, gain_of, share_of
from perilune.lab.folder import Folder, Kept
from perilune.lab.line_up import MIRROR, ONE, RANDOM, REST, Fixture, Pairing
from perilune.lab.play import Reached, play
from perilune.lab.progress import Progress

FORMAT = "perilune-match-1"


@dataclass(frozen=True)
class Terms:
    """What is played: everything that a figure depends on, and nothing else."""

    box: str
    seats: int
    chosen: dict[str, Any]
    candidate: str
    other: str
    seed: str = "lab"
    pack: str | None = None
    reverse: bool = True  # whether the other way round is played as well: it can be added later

    @property
    def game(self) -> Game[Any]:
        return box(self.box, self.pack)

    @property
    def options(self) -> Options:
        return self.game.settle(self.seats, self.chosen)

    @property
    def pairing(self) -> Pairing:
        together = self.game.cooperative or self.seats == 1
        return Pairing(self.candidate, self.other, self.seats, together, self.reverse)

    def block_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def head(self) -> dict[str, Any]:
        """The terms with the digests of all that plays, as plain data."""
        options = self.options
        return {
            "format": FORMAT,
            "box": self.game.name,
            "seats": self.seats,
            "options": options.values,
            "bots": [self.candidate, self.other],
            "seed": self.seed,
            "digests": digests(self.game, options),
        }


@dataclass(frozen=True)
class Effort:
    """How much is played: so many blocks, or fewer if the sequential test has decided; and blocks of each control."""

    blocks: int
    error: float  # of the sequential test; 0 for none
    controls: int
    processes: int


@dataclass(frozen=True)
class Task:
    """One game to be played by some process."""

    terms: Terms
    fixture: Fixture
    folder: Folder


def work(task: Task) -> tuple[Fixture, Kept]:
    """Play a game and keep it."""
    terms, fixture, pairing = task.terms, task.fixture, task.terms.pairing
    seed = terms.block_seed(fixture.block)
    names = pairing.bots(fixture)
    bots = [bot(name, pairing.bot_seed(fixture, seat, seed)) for seat, name in enumerate(names)]
    shown = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    return fixture, task.folder.save(fixture.name, play(terms.game, terms.options, seed, bots, shown))


class Match:
    """A match in its folder: what has been played, and what it says."""

    def __init__(self, terms: Terms, path: Path) -> None:
        self.terms = terms
        self.pairing = terms.pairing
        self.head = terms.head()
        self.folder = Folder(path, self.head)
        self.games: dict[Fixture, Kept] = {}
        self.blocks = 0  # that count: complete, and not beyond the decision
        self.test = Sequential(self.pairing.fair, 0.05)

    def run(self, effort: Effort, progress: Progress) -> None:
        """Play what is missing. Whoever interrupts this loses no finished game."""
        self.test = Sequential(self.pairing.fair, effort.error or 0.05)
        self.blocks = 0
        controls = [fixture for n in range(effort.controls) for fixture in self.pairing.block(n, [MIRROR, RANDOM])]
        progress.start(len(controls) + effort.blocks * len(self.pairing.block(0, self.pairing.line_ups)))
        self._play(controls, effort, progress, stops=False)
        blocks = [fixture for n in range(effort.blocks) for fixture in self.pairing.block(n, self.pairing.line_ups)]
        self._play(blocks, effort, progress, stops=effort.error > 0)
        progress.end()

    def _play(self, fixtures: list[Fixture], effort: Effort, progress: Progress, stops: bool) -> None:
        missing: list[Fixture] = []
        for fixture in fixtures:
            kept = self._kept(fixture, progress)
            if kept is None:
                missing.append(fixture)
            else:
                self.games[fixture] = kept
        progress.step(len(fixtures) - len(missing))
        tasks = self._tasks(missing, effort.blocks, stops)
        if self._decided(effort.blocks, stops):
            return
        for fixture, kept in each(work, tasks, effort.processes):
            self.games[fixture] = kept
            progress.step(1, self._so_far)
            if self._decided(effort.blocks, stops):
                return

    def _tasks(self, missing: list[Fixture], most: int, stops: bool) -> Iterator[Task]:
        for fixture in missing:
            if self._decided(most, stops):
                return
            yield Task(self.terms, fixture, self.folder)

    def _kept(self, fixture: Fixture, progress: Progress) -> Kept | None:
        """A game of an earlier run; a damaged one is set aside and played again."""
        try:
            return self.folder.load(fixture.name, self.terms.block_seed(fixture.block))
        except BadRecord as error:
            aside = self.folder.set_aside(fixture.name)
            progress.say(f"The game {fixture.name} is damaged ({error}). It is kept as {aside.name} and played again.")
            return None

    def _decided(self, most: int, stops: bool) -> bool:
        """Take in complete blocks, in their order, so that the decision does not depend on which process was quicker."""
        while self.blocks < most and not (stops and self.test.decided()):
            fixtures = self.pairing.block(self.blocks, self.pairing.line_ups)
            if any(fixture not in self.games for fixture in fixtures):
                break
            self.test.add(self._observed(self.blocks))
            self.blocks += 1
        return stops and self.test.decided()

    def _observed(self, number: int) -> float:
        """What the sequential test looks at: the candidate's share, or by how much its team did better."""
        results = self.results(ONE, number)
        share = sum(results) / len(results)
        return share - self.results(REST, number)[0] if self.pairing.together else share

    def results(self, line_up: str, number: int) -> list[float]:
        """What the odd one of this line-up got in each game of a block."""
        fixtures = self.pairing.block(number, [line_up])
        return [self.pairing.result(fixture, self.games[fixture].winners) for fixture in fixtures]

    def _so_far(self) -> str:
        return str(self.share(ONE)) if self.blocks else ""

    def share(self, line_up: str) -> Share:
        """The share of the odd one of this line-up, over the blocks that count."""
        blocks = range(self.blocks) if line_up in (ONE, REST) else self._control_blocks()
        return share_of([self.results(line_up, number) for number in blocks])

    def _control_blocks(self) -> list[int]:
        return sorted({fixture.block for fixture in self.games if fixture.line_up == MIRROR})

    def gain(self) -> Gain:
        """Together: by how much the candidate's team won more often on the same seeds."""
        return gain_of([(self.results(ONE, n)[0], self.results(REST, n)[0]) for n in range(self.blocks)])

    def counted(self) -> list[Fixture]:
        """The games that the figures are about, controls included."""
        return [f for f in self.games if f.line_up in (MIRROR, RANDOM) or f.block < self.blocks]

    def thinking(self) -> dict[str, float]:
        """Milliseconds of processor time that each bot took for a turn, on average; turns with nothing to choose included."""
        spent: dict[str, list[float]] = {}
        for fixture in self.counted():
            for name, thought in zip(self.pairing.bots(fixture), self.games[fixture].thoughts, strict=True):
                total = spent.setdefault(name, [0.0, 0.0])
                total[0] += thought.seconds
                total[1] += thought.turns
        return {name: round(1000 * seconds / turns, 2) for name, (seconds, turns) in spent.items() if turns}

    def summary(self) -> dict[str, Any]:
        """Everything that the match says, as plain data."""
        found: dict[str, Any] = {**self.head, **asdict(self.share(ONE)), "verdict": self.test.verdict()}
        if self.pairing.together:
            found["other"] = asdict(self.share(REST))
            found["gain"] = asdict(self.gain())
        else:
            found["fair"] = self.pairing.fair
            if REST in self.pairing.line_ups:
                found["reverse"] = asdict(self.share(REST))
        if self._control_blocks():
            found["controls"] = {line_up: asdict(self.share(line_up)) for line_up in (MIRROR, RANDOM)}
        if self.terms.seats == 1:
            found["reached"] = {name: [one.text for one in reached] for name, reached in self.reached().items()}
        counted = self.counted()
        found["scores"] = self.mean_scores()
        found["stalled"] = [fixture.name for fixture in counted if self.games[fixture].stalled]
        found["thinking_ms"] = self.thinking()
        found["folder"] = str(self.folder.path)
        return found

    def reached(self) -> dict[str, list[Reached]]:
        """What each bot has reached alone, the best game first."""
        found: dict[str, list[Reached]] = {}
        for fixture in self.counted():
            reached = self.games[fixture].reached
            if fixture.line_up in (ONE, REST) and reached is not None:
                found.setdefault(self.pairing.bots(fixture)[0], []).append(reached)
        return {name: sorted(results, key=lambda one: one.rank, reverse=True) for name, results in found.items()}

    def mean_scores(self) -> dict[str, float]:
        """The mean points of each bot, in the games that the match is about."""
        points: dict[str, list[int]] = {}
        for fixture in self.counted():
            if fixture.line_up in (ONE, REST):
                for name, score in zip(self.pairing.bots(fixture), self.games[fixture].scores, strict=True):
                    points.setdefault(name, []).append(score)
        return {name: round(sum(scores) / len(scores), 2) for name, scores in points.items()}
