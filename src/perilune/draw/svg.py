"""A tiny builder of SVG elements. An element is a string; what comes from outside is escaped here and nowhere else."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MOST_TENTHS: Final = 12_000  # of a number on a drawing, which is a thousand wide


def _write(value: float) -> str:
    """Write a number with at most one decimal, as short as it can be."""
    rounded = round(value, 1)
    whole = int(rounded)
    return str(whole) if whole == rounded else str(rounded)


# A drawing writes some five hundred numbers, and nearly always the same ones.
_TENTHS: Final[list[str]] = [_write(tenths / 10) for tenths in range(MOST_TENTHS + 1)]
_WRITTEN: Final[dict[float, str]] = {}
_MOST_WRITTEN: Final = 65_536


def num(value: float) -> str:
    """A number with at most one decimal, as short as it can be written."""
    tenths = value * 10.0
    if 0.0 <= tenths <= MOST_TENTHS:
        whole = int(tenths)
        if float(whole) == tenths:
            return _TENTHS[whole]
    written = _WRITTEN.get(value)
    if written is None:
        written = _write(value)
        if len(_WRITTEN) == _MOST_WRITTEN:
            _WRITTEN.clear()
        _WRITTEN[value] = written
    return written


def esc(text: str) -> str:
    """Text that is safe between tags and inside quotes."""
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    if '"' in text:
        text = text.replace('"', "&quot;")
    return text


def el(name: str, *inside: str, **attrs: str | float | None) -> str:
    """An element. `class_` stands for class, `data_move` for data-move; None leaves an attribute out. `inside` is SVG."""
    parts = [f"<{name}"]
    for key, value in attrs.items():
        if value is None:
            continue
        written = esc(value) if isinstance(value, str) else num(value)
        parts.append(f' {key.rstrip("_").replace("_", "-")}="{written}"')
    if inside:
        parts.append(">")
        parts.extend(inside)
        parts.append(f"</{name}>")
    else:
        parts.append("/>")
    return "".join(parts)


def rect(x: float, y: float, w: float, h: float, class_: str, round_: float = 0) -> str:
    """A rectangle, perhaps with round corners."""
    corner = f' rx="{num(round_)}"' if round_ else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} class="{class_}"/>'


def use(symbol: str, x: float, y: float, size: float, class_: str = "") -> str:
    """A copy of a symbol, as a square with this middle."""
    named = f' class="{class_}"' if class_ else ""
    half = size / 2
    side = num(size)
    return f'<use href="#{symbol}" x="{num(x - half)}" y="{num(y - half)}" width="{side}" height="{side}"{named}/>'


def piece(
    id_: str,
    x: float,
    y: float,
    *inside: str,
    turn: float = 0,
    spin: int = 0,
    around: str = "",
    arc: float = 0,
    flow: int = -1,
    leave: str = "",
) -> str:
    """Something that can move: a group with a stable id, whose place and angle are its transform.

    A page moves it from where it stood. `spin` is a number of full turns to its angle, `around` the centre "x,y" of a
    circle that it follows, `arc` how high its way rises, as a part of its length, `flow` its place in a wave, `leave` the way
    it goes when it is gone: "up", "to x,y" on an arc with a flame, "strike x,y" to burst there.
    """
    turned = f" rotate({num(turn)})" if turn else ""
    how = f' data-spin="{spin}"' if spin else f' data-flow="{flow}"' if flow >= 0 else ""
    if around:
        how += f' data-around="{esc(around)}"'
    if arc:
        how += f' data-arc="{num(arc)}"'
    if leave:
        how += f' data-leave="{esc(leave)}"'
    return f'<g id="{esc(id_)}" transform="translate({num(x)},{num(y)}){turned}"{how}>{"".join(inside)}</g>'


@contextmanager
def card_in(drawn: list[str], words: str) -> Iterator[None]:
    """What is added meanwhile is a card: a click shows it large, with these words below it."""
    drawn.append(f'<g data-enlarge="{esc(words)}">')
    yield
    drawn.append("</g>")


@contextmanager
def board_in(drawn: list[str], words: str) -> Iterator[None]:
    """What is added meanwhile is a whole board: a long press shows it large."""
    drawn.append(f'<g data-board="{esc(words)}">')
    yield
    drawn.append("</g>")


def titled(title: str, *inside: str) -> str:
    """A group with a title, which a page shows to the pointer."""
    return f'<g data-says="{esc(title)}">{"".join(inside)}</g>'


def points(pairs: list[tuple[float, float]]) -> str:
    """A closed path through these points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs) + "Z"


def document(
    width: float, height: float, title: str, desc: str, style: str, defs: str, *inside: str, top: float = 0
) -> list[str]:
    """The parts of a stand-alone drawing with its own style, symbols and words for those who cannot see it; it begins at `top`."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="pl" viewBox="0 {num(top)} {num(width)} {num(height - top)}" role="img" '
        f'aria-labelledby="pl-title pl-desc"><title id="pl-title">{esc(title)}</title><desc id="pl-desc">{esc(desc)}</desc>'
        f"<style>{style}</style><defs>{defs}</defs>"
    )
    return [head, *inside, "</svg>"]
