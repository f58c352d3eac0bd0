"""Pieces and tokens, each as a symbol: dice, craft, the lander, the four phases of the Moon, dials."""

from typing import Final

from perilune.draw.palette import MARKS
from perilune.draw.pieces import mark_path

SEATS: Final = 4
# The light, the body and the edge of each seat's pieces.
_BODIES: Final = [
    ("#8fd3fb", "#3e97cf", "#2d6f96"),
    ("#ffc64a", "#d08c00", "#8a6000"),
    ("#2fcaa0", "#008a63", "#00583f"),
    ("#ff8f4a", "#c75400", "#863b00"),
]


def gradients() -> str:
    """The light on the pieces of each seat."""
    return "".join(
        f'<linearGradient id="av-body-{n + 1}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{body}"/></linearGradient>'
        for n, (light, body, _) in enumerate(_BODIES)
    )


def symbols() -> str:
    """All of them, for the scenery."""
    assert len(MARKS) >= SEATS
    return "".join(_die(seat) + _craft(seat) for seat in range(SEATS)) + _lander() + _phases() + _shadow()


def die(seat: int) -> str:
    """The symbol of a seat's vehicle die: a square of 36 with its middle at the origin, when used there."""
    return f"av-die-{seat + 1}"


def craft(seat: int) -> str:
    """The group of a seat's craft, pointing up, its middle at the origin."""
    return f"av-craft-{seat + 1}"


def _mark(seat: int, x: float, y: float, size: float) -> str:
    scale = f"{size / 16:.3g}"
    return (
        f'<path d="{mark_path(seat)}" fill="#fff" stroke="#0b0e1a" stroke-width="1.6" '
        f'transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale})"/>'
    )


def _die(seat: int) -> str:
    n = seat + 1
    return (
        f'<g id="{die(seat)}"><ellipse cy="14" rx="13" ry="4.500" opacity=".35"/><rect x="-14" y="-12" width="28" height="28" rx="6" '
        f'fill="{_BODIES[seat][2]}"/><rect x="-14" y="-14" width="28" height="27" rx="6" fill="url(#av-body-{n})" stroke="#0b0e1a" '
        f'stroke-width="1.2"/>{_mark(seat, -11, -11, 12)}</g>'
    )


def _craft(seat: int) -> str:
    return (
        f'<g id="{craft(seat)}"><path d="M-5 16L-2.5 11H2.500L5 16Z" fill="#8b93a7" stroke="#0b0e1a"/>'
        '<rect x="-8" y="-4" width="16" height="16" '
        f'rx="1.500" fill="url(#av-body-{seat + 1})" stroke="#0b0e1a" stroke-width="1.200"/><path d="M-8-4L-3-15H3L8-4Z" fill="#eef2fb" '
        f'stroke="#0b0e1a" stroke-width="1.200"/><circle cy="-8.500" r="1.700" fill="#0b0e1a"/></g>'
    )


def _shadow() -> str:
    return (
        '<g id="av-craft-shadow" opacity=".8"><path d="M-5 16L-2.5 11H2.500L5 16Z" fill="#2b3350"/><rect '
        'x="-8" y="-4" width="16" height="16" '
        'rx="1.500" fill="#3b4465" stroke="#8794b8"/><path d="M-8-4L-3-15H3L8-4Z" fill="#56607f" stroke="#8794b8"/></g>'
    )


def _lander() -> str:
    return (
        '<g id="av-lander"><path d="M-5.500-15h11l2-3v-6l-3-4h-9l-3 4v6zM-7-26l-5-5M7-26l5-5" '
        'fill="#d9bd78" stroke="#0b0e1a" stroke-width="1.100"/>'
        '<circle cx="-2.300" cy="-21" r="1.300" fill="#0b0e1a"/><circle cx="2.300" cy="-21" r="1.300" fill="#0b0e1a"/></g>'
        '<g id="av-flame"><path d="M-4.500 15L0 36L4.500 15Z" fill="#ffb454"/><path d="M-2.200 15L0 26L2.200 15Z" fill="#fff1c9"/></g>'
    )


def phase(number: int) -> str:
    """The symbol of a phase of the Moon."""
    return f"av-moon-{number}"


def _phases() -> str:
    seas = '<g opacity=".1"><circle cx="7" cy="7.500" r="2.600"/><circle cx="13" cy="12" r="2"/><circle cx="9" cy="15" r="1.300"/></g>'
    dark = '<circle cx="10" cy="10" r="9.400" fill="#232b47" stroke="#7f8bb0" stroke-width=".8"/>'
    ring = '<circle cx="10" cy="10" r="9.3" fill="none" stroke="#94803f" stroke-width="1.1"/>'  # seen on a white ground, too
    faces = [
        dark,
        f'{dark}<path d="M10 .6A9.400 9.400 0 0 1 10 19.400Z" fill="#ffe9b0"/>{ring}',
        f'<circle cx="10" cy="10" r="9.400" fill="#ffe9b0"/>{seas}{ring}',
        f'{dark}<path d="M10 .6A9.400 9.400 0 0 0 10 19.400Z" fill="#ffe9b0"/>{ring}',
    ]
    return "".join(f'<symbol id="{phase(n)}" viewBox="0 0 20 20">{face}</symbol>' for n, face in enumerate(faces))
