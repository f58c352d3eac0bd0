"""The charts of a report: shares and effects with their intervals, numbers by how often they came, and the curve of games lost. Plain SVG.

Colours are the page's own, by class, so that a chart can be read in dark and in light.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate

from perilune.draw.chart import round_numbers
from perilune.draw.svg import el, esc, num
from perilune.lab.sums import Difference, Estimate

WIDTH = 640
FEW, MANY = 14, 44  # letters of the names beside a chart: room for as many as the longest has
LETTER = 6.9  # how wide one is
RIGHT = 560
ROW = 26
TALL = 170
BARS = 40
EDGE = 48  # of the curves, to the left
MOST_CHARTED = 15  # rows of a chart of effects
KEY = 20  # the height of a line that says what a curve is


def share_chart(title: str, rows: list[tuple[str, Estimate]], fair: float | None) -> str:
    """A row for each share: a dot for the share, a line for its interval; `fair` is a line across all."""
    bottom = ROW * len(rows) + 10
    left = _room(name for name, _ in rows)
    most = min(1.0, max([estimate.high for _, estimate in rows] + [fair or 0.0]) * 1.1 + 0.02)

    def across(share: float) -> float:
        return left + (RIGHT - left) * share / most

    parts: list[str] = []
    for tenth in range(0, 11, 1 if most <= 0.5 else 2):
        if tenth / 10 <= most:
            parts.append(el("path", d=f"M{num(across(tenth / 10))} 4V{num(bottom)}", class_="grid"))
            parts.append(_words(across(tenth / 10), bottom + 16, f"{10 * tenth} %", "middle", "quiet"))
    if fair is not None:
        parts.append(el("path", d=f"M{num(across(fair))} 0V{num(bottom)}", class_="fair"))
    for place, (name, estimate) in enumerate(rows):
        y = ROW * place + 20
        parts.append(_words(left - 12, y + 4, _short(name), "end"))
        parts.append(el("path", d=f"M{num(across(estimate.low))} {y}H{num(across(estimate.high))}", class_="interval"))
        parts.append(el("circle", cx=across(estimate.value), cy=y, r=5, class_="dot"))
        parts.append(_words(RIGHT + 10, y + 4, f"{100 * estimate.value:.1f} %"))
    told = ", ".join(f"{name} {100 * estimate.value:.1f} %" for name, estimate in rows)
    return _svg(bottom + 22, f"{title}: {told}", parts)


def effect_chart(title: str, rows: list[tuple[str, Difference, bool]]) -> str:
    """A row for each difference in hundredths, with its interval, to either side of none; those that are real stand out."""
    bottom = ROW * len(rows) + 10
    left = _room(name for name, _, _ in rows)
    low, high = min(0.0, *(found.low for _, found, _ in rows)), max(0.0, *(found.high for _, found, _ in rows))

    def across(change: float) -> float:
        return left + (RIGHT - left) * (change - low) / max(1e-9, high - low)

    parts = []
    for number in round_numbers(round(100 * low), round(100 * high), 8):
        if low <= number / 100 <= high:
            parts.append(el("path", d=f"M{num(across(number / 100))} 4V{num(bottom)}", class_="fair" if number == 0 else "grid"))
            parts.append(_words(across(number / 100), bottom + 16, f"{number:+d}" if number else "0", "middle", "quiet"))
    for place, (name, found, real) in enumerate(rows):
        y = ROW * place + 20
        parts.append(_words(left - 12, y + 4, _short(name), "end"))
        line = "effect real" if real else "effect"
        parts.append(el("path", d=f"M{num(across(found.low))} {y}H{num(across(found.high))}", class_=line))
        parts.append(el("circle", cx=across(found.change), cy=y, r=5, class_="dot" if real else "faint"))
        parts.append(_words(RIGHT + 10, y + 4, f"{100 * found.change:+.1f}"))
    told = ", ".join(f"{name} {100 * found.change:+.1f}" for name, found, _ in rows)
    return _svg(bottom + 22, f"{title}, in points of 100: {told}", parts)


def histogram(title: str, counts: Counter[int], unit: str) -> str:
    """How often each number came; many numbers share a bar."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BARS))
    bars: Counter[int] = Counter()
    for number, count in counts.items():
        bars[(number - low) // width] += count
    many, most = (high - low) // width + 1, max(bars.values())
    step = (RIGHT - 40) / many
    parts = [
        el("path", d=f"M40 {num(TALL + 8)}H{RIGHT}M40 8H{RIGHT}", class_="grid"),
        _words(34, TALL + 12, "0", "end", "quiet"),
        _words(34, 14, str(most), "end", "quiet"),
    ]
    for place in range(many):
        tall = TALL * bars[place] / most
        first, last = low + place * width, low + (place + 1) * width - 1
        named = f"{first}" if first == last else f"{first} to {last}"
        title_ = el("title", esc(f"{named} {unit}: {bars[place]}"))
        parts.append(
            el("rect", title_, x=40 + step * place, y=TALL + 8 - tall, width=max(1.0, step - 1), height=tall, class_="bar")
        )
    for number in round_numbers(low, high, 8):
        if low <= number <= high:
            x = 40 + step * ((number - low) / width + 0.5 / width)
            parts.append(_words(x, TALL + 24, str(number), "middle", "quiet"))
    return _svg(TALL + 30, f"{title}: from {low} to {high} {unit}; the highest bar is {most}", parts)


def loss_curve(losses: dict[str, Counter[int]], games: Counter[str]) -> str:
    """The share of games that are lost by each turn, a line for each setting."""
    last = max((turn for counts in losses.values() for turn in counts), default=1)
    bottom = TALL + 14

    def across(turn: int) -> float:
        return EDGE + (RIGHT - EDGE) * turn / last

    parts: list[str] = []
    for tenth in range(0, 11, 2):
        y = bottom - TALL * tenth / 10
        parts.append(el("path", d=f"M{EDGE} {num(y)}H{RIGHT}", class_="grid"))
        parts.append(_words(EDGE - 6, y + 4, f"{10 * tenth} %", "end", "quiet"))
    parts += [
        _words(across(turn), bottom + 18, str(turn), "middle", "quiet") for turn in round_numbers(0, last, 8) if turn <= last
    ]
    for place, (setting, total) in enumerate(sorted(games.items())):
        counts = losses.get(setting, Counter())
        turns = sorted(counts)
        path = [f"M{EDGE} {bottom}"]
        for turn, lost in zip(turns, accumulate(counts[turn] for turn in turns), strict=True):
            path.append(f"H{num(across(turn))}V{num(bottom - TALL * lost / total)}")
        line = f"curve curve{place % 6}"
        parts.append(el("path", d="".join([*path, f"H{RIGHT}"]), class_=line))
        key = bottom + 42 + KEY * place
        told = f"{setting or 'all games'}: {100 * counts.total() / total:.1f} % lost of {total} games"
        parts += [el("path", d=f"M{EDGE} {key - 4}h40", class_=line), _words(EDGE + 50, key, told)]
    return _svg(bottom + 36 + KEY * len(games), "The share of games that are lost by each turn", parts)


def _room(names: Iterable[str]) -> float:
    """How far to the right a chart begins, so that the names stand beside it."""
    return 24 + LETTER * min(MANY, max(FEW, *(len(name) for name in names)))


def _short(name: str) -> str:
    return name if len(name) <= MANY else f"{name[: MANY - 1]}…"


def _words(x: float, y: float, text: str, anchor: str = "start", class_: str = "words") -> str:
    return el("text", esc(text), x=x, y=y, text_anchor=anchor, class_=class_)


def _svg(height: float, told: str, parts: list[str]) -> str:
    return el("div", el("svg", *parts, viewBox=f"0 0 {WIDTH} {num(height)}", role="img", aria_label=told), class_="wide")
