"""What the coach wears: a miner's helmet with a lamp."""

from perilune.draw.svg import el


def hat() -> str:
    """Over the head of `draw.peri`."""
    return (
        el("path", d="M8 27q2-21 24-21t24 21q-24-7-48 0z", fill="#ffb43c", stroke="#b06f13", stroke_width=1.4)
        + el("path", d="M4 29q28-10 56 0l-2 3q-26-8-52 0z", fill="#e0962a", stroke="#b06f13", stroke_width=1)
        + el("path", d="M29 7h6l1 14h-8z", fill="#ffd27a")
        + el("circle", cx=32, cy=18, r=6.5, fill="#fff4d6", stroke="#8a5a10", stroke_width=1.8)
        + el("circle", cx=32, cy=18, r=3, fill="#ffe08a")
    )
