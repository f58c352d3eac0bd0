"""What the coach wears: an astronomer's cap with stars."""

from perilune.draw.svg import el


def hat() -> str:
    """Over the head of `draw.peri`."""
    star = "M0-4l1.2 2.7 2.9.3-2.2 2 .7 2.900L0 2.4-2.6 3.900l.7-2.9-2.2-2 2.9-.300z"
    return (
        el("path", d="M9 26Q20 18 30-1q14 14 25 27-23-9-46 0z", fill="#34408f", stroke="#8ea0ff", stroke_width=1.3)
        + el("path", d="M5 29q27-12 54 0l-3 3q-24-9-48 0z", fill="#55e", stroke="#8ea0ff", stroke_width=1)
        + el("path", d=star, fill="#ffe08a", transform="translate(29 15) scale(1.3)")
        + el("path", d=star, fill="#ffe08a", transform="translate(42 20) scale(.7)")
        + el("path", d=star, fill="#ffe08a", transform="translate(20 21) scale(.6)")
    )
