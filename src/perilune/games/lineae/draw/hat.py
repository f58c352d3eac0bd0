"""What the coach wears: a diver's glass bubble."""

from perilune.draw.svg import el


def hat() -> str:
    """Over the head of `draw.peri`."""
    return (
        el("circle", cx=32, cy=33, r=30, fill="#8fc8ff", fill_opacity=0.18, stroke="#b9e3ff", stroke_width=1.8)
        + el("path", d="M12 22q6-13 18-15", fill="none", stroke="#fff", stroke_width=3.4, stroke_linecap="round", opacity=0.8)
        + el("rect", x=12, y=57, width=40, height=6, rx=3, fill="#e0962a", stroke="#8a5a10", stroke_width=1)
        + el("circle", cx=52, cy=14, r=3, fill="#dff4ff", opacity=0.9)
        + el("circle", cx=57, cy=7, r=1.8, fill="#dff4ff", opacity=0.8)
    )
