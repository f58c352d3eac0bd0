"""Reliability: how often what was given a chance came true, as a picture."""

from perilune.draw.svg import el, num

SIZE, LEFT, TOP, PLOT = 330, 46, 28, 250
INK, LINE = "#222", "#246"


def plot(bins: list[tuple[float, float, int]], title: str) -> str:
    """A dot for each tenth of chances, as large as it is frequent. On the diagonal, chances are what they say."""

    def across(share: float) -> float:
        return LEFT + PLOT * share

    def up(share: float) -> float:
        return TOP + PLOT * (1 - share)

    most = max(count for _, _, count in bins)
    inside = [el("rect", width=SIZE, height=SIZE, fill="#fff"), _text(LEFT, 18, title, "start")]
    for tick in range(0, 101, 20):
        inside.append(
            el(
                "path",
                d=f"M{num(across(tick / 100))} {TOP}V{TOP + PLOT}M{LEFT} {num(up(tick / 100))}H{LEFT + PLOT}",
                stroke="#ddd",
            )
        )
        inside.append(_text(across(tick / 100), TOP + PLOT + 16, f"{tick}", "middle"))
        inside.append(_text(LEFT - 6, up(tick / 100) + 4, f"{tick}", "end"))
    inside.append(el("path", d=f"M{LEFT} {TOP + PLOT}L{LEFT + PLOT} {TOP}", stroke="#999", stroke_dasharray="5 4"))
    inside += [
        el("circle", cx=across(said), cy=up(true), r=3 + 7 * (count / most) ** 0.5, fill=LINE, fill_opacity=0.75)
        for said, true, count in bins
    ]
    inside.append(_text(LEFT + PLOT / 2, TOP + PLOT + 36, "chance that was given, %", "middle"))
    inside.append(_text(LEFT, TOP + PLOT + 52, "upwards: how often it came true, %", "start"))
    told = "; ".join(f"given {100 * said:.0f} %, true {100 * true:.0f} % of {count}" for said, true, count in bins)
    label = f"{title}: {told}"
    return el("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {SIZE} {SIZE + 10}", role="img", aria_label=label)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return el("text", words, x=x, y=y, text_anchor=anchor, font_family="sans-serif", font_size=12, fill=INK)
