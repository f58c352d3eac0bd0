"""The ladder of a box: every level against the next one, at each number of seats, and how strong that makes them."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from perilune.draw.chart import round_numbers
from perilune.draw.svg import el, num
from perilune.games import box
from perilune.lab.figures import Share, percent, share_of
from perilune.lab.line_up import ONE, REST
from perilune.lab.match import Effort, Match, Terms
from perilune.lab.progress import Progress
from perilune.lab.strength import Game, Rating, ratings

ANCHOR = "greedy"
WIDTH, LEFT, RIGHT, ROW, TOP = 560, 120, 530, 24, 30


@dataclass(frozen=True)
class Rung:
    """A level at one number of seats: its strength, or together its share of wins, and its share against the level below."""

    level: str
    seats: int
    value: float
    low: float
    high: float
    below: Share | None
    milliseconds: float


@dataclass(frozen=True)
class Climb:
    """What a ladder is made of."""

    box: str
    chosen: dict[str, Any]
    levels: list[str]
    seed: str
    pack: str | None


def climb(asked: Climb, seats: int, folder: Path, effort: Effort, progress: Progress) -> list[Rung]:
    """Play what is missing at this number of seats, and rate the levels."""
    matches: list[Match] = []
    for lower, upper in pairwise(asked.levels):
        terms = Terms(asked.box, seats, asked.chosen, upper, lower, asked.seed, asked.pack)
        match = Match(terms, folder / f"{seats}p-{upper}-{lower}")
        progress.say(f"{seats} seats: {upper} against {lower}.")
        match.run(effort, progress)
        matches.append(match)
    spent = {name: time for match in matches for name, time in match.thinking().items()}
    below = {match.terms.candidate: match.share(ONE) for match in matches}
    if matches[0].pairing.together:
        shares = _shares_together(asked.levels, matches)
        values = {level: (share.share, share.low, share.high) for level, share in shares.items()}
    else:
        rated = _rated(asked.levels, matches)
        values = {level: (rating.elo, rating.low, rating.high) for level, rating in rated.items()}
    return [Rung(level, seats, *values[level], below.get(level), spent.get(level, 0.0)) for level in asked.levels]


def _rated(levels: list[str], matches: list[Match]) -> dict[str, Rating]:
    anchor = levels.index(ANCHOR) if ANCHOR in levels else 0
    played = [[_block(levels, match, number) for number in range(match.blocks)] for match in matches]
    return dict(zip(levels, ratings(played, len(levels), anchor), strict=True))


def _block(levels: list[str], match: Match, number: int) -> list[Game]:
    """The games of a block, with bots by their number."""
    found: list[Game] = []
    for fixture in match.pairing.block(number, match.pairing.line_ups):
        line_up = tuple(levels.index(name) for name in match.pairing.bots(fixture))
        found.append((line_up, tuple(match.games[fixture].winners)))
    return found


def _shares_together(levels: list[str], matches: list[Match]) -> dict[str, Share]:
    """Together, a level's strength is how often its team wins; it plays the same seeds in both of its matches."""
    found: dict[str, dict[int, list[float]]] = {level: {} for level in levels}
    for match in matches:
        for line_up, level in ((ONE, match.terms.candidate), (REST, match.terms.other)):
            for number in range(match.blocks):
                found[level][number] = match.results(line_up, number)
    return {level: share_of(list(blocks.values())) for level, blocks in found.items()}


def together(asked: Climb, seats: int) -> bool:
    """Whether levels are compared by the games that they win together, or alone."""
    return box(asked.box, asked.pack).cooperative or seats == 1


def table(rungs: list[Rung], shared: bool) -> list[str]:
    """The ladder as a table in Markdown."""
    measure = "games won" if shared else "Elo above greedy"
    lines = [f"| level | seats | {measure} (95 %) | against the level below | ms a turn |", "|---|---|---|---|---|"]
    for rung in rungs:
        below = "-" if rung.below is None or shared else str(rung.below)
        lines.append(f"| {rung.level} | {rung.seats} | {_told(rung, shared)} | {below} | {rung.milliseconds:.1f} |")
    return lines


def _told(rung: Rung, shared: bool) -> str:
    if shared:
        return f"{percent(rung.value)} ({100 * rung.low:.1f} to {percent(rung.high)})"
    return f"{rung.value:+.0f} ({rung.low:+.0f} to {rung.high:+.0f})"


def chart(rungs: list[Rung], title: str, shared: bool) -> str:
    """The ladder as a picture: a dot for each level with its interval as a line."""
    scale = 100 if shared else 1
    ticks = round_numbers(int(scale * min(0, *(r.low for r in rungs))), int(scale * max(r.high for r in rungs)) + 1, 7)

    def across(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (scale * value - ticks[0]) / (ticks[-1] - ticks[0])

    height = TOP + ROW * len(rungs) + 34
    inside = [el("rect", width=WIDTH, height=height, fill="#fff"), _text(LEFT, 18, title, "start")]
    for tick in ticks:
        x = num(across(tick / scale))
        inside.append(el("path", d=f"M{x} {TOP}V{height - 28}", stroke="#ccc"))
        inside.append(_text(across(tick / scale), height - 12, f"{tick} %" if shared else f"{tick:+d}", "middle"))
    for number, rung in enumerate(rungs):
        y = TOP + ROW * (number + 0.5)
        inside.append(_text(LEFT - 10, y + 4, f"{rung.level}, {rung.seats}", "end"))
        inside.append(el("path", d=f"M{num(across(rung.low))} {num(y)}H{num(across(rung.high))}", stroke="#246", stroke_width=3))
        inside.append(el("circle", cx=across(rung.value), cy=y, r=5, fill="#246"))
    told = "; ".join(f"{rung.level} with {rung.seats}: {_told(rung, shared)}" for rung in rungs)
    label = f"{title}: {told}"
    return el("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", role="img", aria_label=label)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return el("text", words, x=x, y=y, text_anchor=anchor, font_family="sans-serif", font_size=12, fill="#222")


def write(page: Path, name: str, words: list[str], picture: str) -> None:
    """Put a ladder into a page, between its marks, and its chart into the folder of pictures beside the page."""
    start, end = f"<!-- ladder {name} -->", f"<!-- end {name} -->"
    text = page.read_text(encoding="utf-8") if page.exists() else "# Bots\n"
    if start not in text:
        text += f"\n{start}\n{end}\n"
    before, _, rest = text.partition(start)
    _, _, after = rest.partition(end)
    images = page.parent / "images"
    images.mkdir(parents=True, exist_ok=True)
    (images / f"ladder-{name}.svg").write_text(picture + "\n", encoding="utf-8")
    shown = f"![{words[0]}](images/ladder-{name}.svg)"
    page.write_text(before + "\n".join([start, *words, "", shown, end]) + after, encoding="utf-8")
