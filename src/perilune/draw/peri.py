"""Peri, the coach: a small round robot with a lamp. Each box gives it something to wear."""

from typing import Final

from perilune.draw.svg import el

SIZE: Final = 64.0
WHOLE: Final = 96.0  # how high the whole figure is

_SHELL: Final = (
    '<linearGradient id="shell" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#dbe3f2"/>'
    '<stop offset="1" stop-color="#8f9cba"/></linearGradient>'
)
_VISOR: Final = (
    '<linearGradient id="visor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1d2e57"/>'
    '<stop offset="1" stop-color="#0a1226"/></linearGradient>'
)
_EYE: Final = "#7cd4ff"
_MOUTHS: Final = {"smile": "M26 48q6 5 12 0", "wink": "M27 48q6 3 11-1", "joy": "M25 46q7 9 14 0z"}
MOODS: Final = list(_MOUTHS)


def peri(hat: str = "", mood: str = "smile", whole: bool = False, waves: bool = False) -> str:
    """The head, or the whole figure, as a stand-alone picture.

    `waves`: the whole figure greets with one hand. `hat` is drawn over the head: in units of 64 by 64, that is round (32, 38), 24 wide.
    """
    left = el("ellipse", cx=24, cy=38, rx=3.4, ry=4.6, fill=_EYE)
    right = el("ellipse", cx=40, cy=38, rx=3.4, ry=4.6, fill=_EYE)
    if mood == "wink":
        right = el("path", d="M36.5 39q3.5-3.5 7 0", fill="none", stroke=_EYE, stroke_width=2.4, stroke_linecap="round")
    parts = [
        *(_body(waves) if whole else []),
        el("ellipse", cx=7.5, cy=38, rx=4, ry=7, fill="#aab6d0"),
        el("ellipse", cx=56.5, cy=38, rx=4, ry=7, fill="#8795b4"),
        el("ellipse", cx=32, cy=38, rx=25, ry=22, fill="url(#shell)", stroke="#5d6a8c", stroke_width=1),
        el("rect", x=12, y=25, width=40, height=28, rx=13, fill="url(#visor)"),
        el("path", d="M16 31q4-4 12-4", fill="none", stroke="#fff", stroke_width=2, stroke_linecap="round", opacity=0.35),
        left,
        right,
        el(
            "path",
            d=_MOUTHS[mood],
            fill=_EYE if mood == "joy" else "none",
            stroke=_EYE,
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        hat or lamp(),
    ]
    box = f"0 0 {SIZE:g} {WHOLE if whole else SIZE:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><defs>{_SHELL}{_VISOR}</defs>{"".join(parts)}</svg>'


def _body(waves: bool) -> list[str]:
    """What hovers below the head: shell, belt, a crescent on the chest, two hands, and the glow that carries it all."""
    arm, hand = ("M13 64q-10 0-9.5-10", (3.5, 51)) if waves else ("M12 62q-7 3-9 12", (3.5, 75))
    return [
        el("ellipse", cx=32, cy=92, rx=15, ry=3, fill="#7cd4ff", opacity=0.45),
        el("path", d=arm, fill="none", stroke="#aab6d0", stroke_width=5, stroke_linecap="round"),
        el("path", d="M52 62q8 0 9-10", fill="none", stroke="#8795b4", stroke_width=5, stroke_linecap="round"),
        el("circle", cx=hand[0], cy=hand[1], r=3.5, fill="#dbe3f2", stroke="#5d6a8c", stroke_width=0.8),
        el("circle", cx=60.5, cy=51, r=3.5, fill="#dbe3f2", stroke="#5d6a8c", stroke_width=0.8),
        el("path", d="M15 58h34q2 26-17 29q-19-3-17-29z", fill="url(#shell)", stroke="#5d6a8c", stroke_width=1),
        el("path", d="M17 76q15 6 30 0l-1.6 4q-13 4-26.8 0z", fill="#ffb454"),
        el("path", d="M34 64a5 5 0 1 0 3 8a4.2 4.2 0 1 1-3-8z", fill="#3a7bd5"),
    ]


def lamp() -> str:
    """What Peri wears where a box has nothing for it: its lamp."""
    stalk = el("path", d="M32 17v-7", stroke="#5d6a8c", stroke_width=2.4)
    return stalk + el("circle", cx=32, cy=8, r=4.5, fill="#ffb454", stroke="#fff4d6", stroke_width=1.2)
