"""What the coach wears: the horns of a moon dweller."""

from perilune.draw.svg import el


def hat() -> str:
    """Over the head of `draw.peri`."""
    return (
        el("path", d="M14 24Q4 16 8 3q6 10 16 14z", fill="#a678e0", stroke="#5f3a94", stroke_width=1.4)
        + el("path", d="M50 24Q60 16 56 3q-6 10-16 14z", fill="#a678e0", stroke="#5f3a94", stroke_width=1.4)
        + el("path", d="M10 9q2 6 7 9M54 9q-2 6-7 9", fill="none", stroke="#d9bdf7", stroke_width=1.6, stroke_linecap="round")
        + el("circle", cx=32, cy=15, r=3.4, fill="#5ad19a", stroke="#1f7a55", stroke_width=1)
    )
