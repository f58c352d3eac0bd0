"""`perilune lab train`: plays games, fits the chance to win and the weights of the evaluation, and lets in only what wins its match."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from perilune.bots.outlook import START
from perilune.core.errors import BadOption
from perilune.core.weights import ANY, BY_HAND, CHANCE, FITTED, load, text
from perilune.lab.crew import each
from perilune.lab.figures import percent
from perilune.lab.lessons import WILD, Course, Lesson, Moment, lesson
from perilune.lab.line_up import ONE
from perilune.lab.match import Effort, Match, Terms
from perilune.lab.progress import Progress
from perilune.lab.reliability import plot

try:
    from perilune.lab import fit as fits
except ModuleNotFoundError:  # numpy is an extra
    fits = None  # type: ignore[assignment]

HELD_OUT = 5  # every fifth game is not learnt from
LIGHTEST, HEAVIEST = 10, 400  # a weight stays between these parts of the one by hand, in hundredths


@dataclass(frozen=True)
class Report:
    """What one variant has taught."""

    variant: str
    games: int
    uniform: float  # mean surprise at the results of games that were not learnt from: of somebody who knows nothing,
    plain: float  # of worth over a temperature,
    fitted: float  # and of the fitted chance
    leader_plain: float  # how often the leader halfway wins, by worth
    leader_fitted: float  # and by the fitted chance
    halfway: int  # games with a position halfway


def need_numpy() -> None:
    """Training needs numpy, which is not installed with Perilune."""
    if fits is None:
        raise BadOption("Training needs numpy. Install it: pip install 'perilune[train]'")


class School:
    """One course of a box: its games are kept in a file, so that an interrupted run goes on where it was."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.game = course.game
        deal = self.game.deal(self.game.settle(course.seats, course.chosen))
        self.variant = self.game.variant(deal)
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"The folder {folder} cannot be used: {error.strerror}. Choose another with --out.") from error
        self.file = folder / f"lessons-{course.box}-{self.variant}.jsonl"
        self.lessons: dict[int, Lesson] = {}

    def head(self) -> dict[str, Any]:
        """What the games were played with."""
        usual = load_usual(self)
        return {**asdict(self.course), "content": self.game.content_digest, "rules": self.game.rules_version, "weights": usual}

    def play(self, games: int, processes: int, progress: Progress) -> None:
        """Play the games that are missing."""
        self.lessons = {one.number: one for one in self._kept() if one.number < games}
        missing = [(self.course, number) for number in range(games) if number not in self.lessons]
        progress.start(games)
        progress.step(games - len(missing))
        with self.file.open("a", encoding="utf-8") as stream:
            for one in each(lesson, missing, processes):
                self.lessons[one.number] = one
                stream.write(json.dumps(asdict(one)) + "\n")
                progress.step(1, str)
        progress.end()

    def _kept(self) -> Iterator[Lesson]:
        """The games of an earlier run with the same head; a damaged line is played again."""
        head = json.dumps(self.head(), sort_keys=True)
        lines = self.file.read_text(encoding="utf-8", errors="replace").splitlines() if self.file.exists() else []
        if not lines or lines[0] != head:
            self.file.write_text(head + "\n", encoding="utf-8")
            return
        for line in lines[1:]:
            try:
                data = json.loads(line)
                yield Lesson(**{**data, "moments": [Moment(**moment) for moment in data["moments"]]})
            except (ValueError, TypeError, KeyError):
                continue
        if lines and not self.file.read_text(encoding="utf-8", errors="replace").endswith("\n"):
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write("\n")

    @property
    def together(self) -> bool:
        return self.game.cooperative or self.course.seats == 1

    def learn(self) -> tuple[Report, dict[str, Any], list[tuple[float, float, int]], list[int]]:
        """The report, the chances as data, the reliability, and new weights to play with."""
        import numpy as np

        data = fits.sample([self.lessons[number] for number in sorted(self.lessons)])
        held = data.game % HELD_OUT == 0
        train, test = data.part(~held), data.part(held)
        play = load_usual(self)
        found = fits.fit(train, play, self.together)
        chance = found.chances(test, self.together)
        won = (test.won.sum(axis=1) > 0).astype(np.float64)[:, None] if self.together else test.won
        share = float((train.won.sum(axis=1) > 0).mean())
        flat = np.full(won.shape, share if self.together else 1 / self.course.seats)
        plain = flat if self.together else fits.softmax(test.worth / found.temperature)
        by_worth, halfway = fits.leader_wins(test.worth, test)
        by_chance, _ = fits.leader_wins(found.values(test), test)
        report = Report(
            self.variant,
            len(self.lessons),
            fits.log_loss(flat, won, self.together),
            fits.log_loss(plain, won, self.together),
            fits.log_loss(chance, won, self.together),
            by_worth,
            by_chance,
            halfway,
        )
        whole = fits.fit(data, play, self.together)
        table = {START: [round(float(number), 5) for number in whole.start], **fits.described(whole, self.game.feature_names())}
        return report, table, fits.bins(chance, won), self.weights(data, play)

    def weights(self, data: Any, play: list[int]) -> list[int]:
        """Weights for `worth`: the same all the game, on the scale of those by hand."""
        found = fits.fit(data, play, self.together, knots=False)
        factor = found.weights[:, 0]
        size = sum(abs(weight) for weight in play) / max(1e-9, sum(abs(float(number)) for number in factor))
        return [max(LIGHTEST, min(HEAVIEST, round(float(number) * size))) for number in factor]


def load_usual(school: School) -> list[int]:
    """The weights that the box plays with at this number of seats."""
    rows: list[list[int]] = school.game.weights.rows  # type: ignore[attr-defined]
    return rows[school.course.seats]


def admit(school: School, weights: list[int], effort: Effort, progress: Progress) -> tuple[bool, str]:
    """Whether these weights win their match against those that the box has, and what the match was."""
    game, course = school.game, school.course
    file = school.folder / f"candidate-{school.variant}.toml"
    file.write_text(text(game.name, game.content_digest, "a candidate", game.feature_names(), {ANY: weights}), encoding="utf-8")
    terms = Terms(game.name, course.seats, course.chosen, f"greedy:{file}", "greedy", f"{course.seed}/match", course.pack)
    match = Match(terms, school.folder / f"match-{school.variant}-{_digest(weights)}")
    match.run(effort, progress)
    verdict = match.test.verdict()
    return verdict == "better", f"greedy with them against greedy: {match.share(ONE)}, {match.blocks} seeds, {verdict}"


def _digest(weights: list[int]) -> str:
    return "-".join(str(weight) for weight in weights)[:60]


def told(report: Report, together: bool) -> str:
    """A report in a line."""
    words = (
        f"{report.variant}: {report.games} games. Surprise at games that were not learnt from: {report.fitted:.3f} fitted, "
        f"{report.plain:.3f} {'always the same chance' if together else 'by worth'}, {report.uniform:.3f} knowing nothing."
    )
    if not together:
        words += (
            f" Who leads halfway wins {percent(report.leader_fitted)} fitted, {percent(report.leader_plain)} by worth"
            f" ({report.halfway} games)."
        )
    return words


def write_chances(school: School, into: Path, table: dict[str, Any], made: str) -> None:
    """Put the chances of a variant into the box's file, beside those of the others."""
    import tomllib

    game = school.game
    file = into / f"{CHANCE}.toml"
    kept: dict[str, Any] = {}
    if file.exists():
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        kept = data.get("variant", {}) if data.get("content") == game.content_digest else {}
    kept[school.variant] = {"made": made, **table}
    lines = [f'box = "{game.name}"', f'content = "{game.content_digest}"', 'made = "perilune lab train"']
    for variant in sorted(kept):
        lines += ["", f'[variant."{variant}"]']
        lines += [f'"{name}" = {json.dumps(value)}' for name, value in kept[variant].items()]
    into.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_weights(school: School, into: Path, weights: list[int], made: str) -> None:
    """Put weights that won their match into the box's fitted set; numbers of seats without any keep those by hand."""
    game = school.game
    names = game.feature_names()
    file = into / f"{FITTED}.toml"
    base = load(file if file.exists() else into / f"{BY_HAND}.toml", game.name, names, game.content_digest, game.max_seats)
    rows = {ANY: load(into / f"{BY_HAND}.toml", game.name, names, game.content_digest, 0).rows[0]}
    for seats in range(game.min_seats, game.max_seats + 1):
        row = weights if seats == school.course.seats else base.rows[seats]
        if row != rows[ANY]:
            rows[str(seats)] = row
    earlier = f"{base.made}; " if file.exists() else ""
    file.write_text(text(game.name, game.content_digest, earlier + made, names, rows), encoding="utf-8")


def train(school: School, games: int, effort: Effort, into: Path | None, plots: Path | None, progress: Progress) -> list[str]:
    """The whole of it; returns what to tell."""
    school.play(games, effort.processes, progress)
    report, table, reliability, weights = school.learn()
    course = school.course
    made = f"{games} games of {course.bots}, {WILD} % of their choices at random, seed {course.seed}"
    lines = [told(report, school.together)]
    if plots is not None:
        plots.mkdir(parents=True, exist_ok=True)
        title = f"{school.game.title}, {school.variant}"
        (plots / f"chance-{school.game.name}-{school.variant}.svg").write_text(plot(reliability, title) + "\n", encoding="utf-8")
    if into is not None and report.fitted < report.uniform:
        write_chances(school, into, table, made)
        lines.append(f"Its chances are in {into / f'{CHANCE}.toml'}.")
    if effort.blocks > 0:
        won, words = admit(school, weights, effort, progress)
        lines.append(f"Weights: {words}.")
        if won and into is not None:
            write_weights(school, into, weights, f"{school.variant}: {made}; {words}")
            lines.append(f"They won, and are now in {into / f'{FITTED}.toml'}.")
    return lines
