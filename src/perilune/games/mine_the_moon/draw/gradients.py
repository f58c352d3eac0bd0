"""Light on metal, glass, ground and sky: the gradients that scenery and pieces share."""

from typing import Final

from perilune.games.mine_the_moon.draw.style import own

_ACROSS: Final = 'x2="1" y2="0"'
_DOWN: Final = 'x2="0" y2="1"'
_SLANT: Final = 'x2="1" y2=".35"'

Stops = list[tuple[float, str, float]]


def _stops(stops: Stops) -> str:
    return "".join(
        f'<stop offset="{offset:g}" stop-color="{colour}"' + (f' stop-opacity="{share:g}"/>' if share < 1 else "/>")
        for offset, colour, share in stops
    )


def linear(name: str, way: str, *stops: tuple[float, str]) -> str:
    """A gradient along a line."""
    return f'<linearGradient id="mm-{name}" {way}>{_stops([(at, colour, 1) for at, colour in stops])}</linearGradient>'


def glow(name: str, colour: str, share: float, inner: float = 0) -> str:
    """A colour that fades away from its middle."""
    return f'<radialGradient id="mm-{name}">{_stops([(inner, colour, share), (1, colour, 0)])}</radialGradient>'


def ball(name: str, *stops: tuple[float, str]) -> str:
    """A ball that is lit from the upper left."""
    return f'<radialGradient id="mm-{name}" cx=".33" cy=".3" r=".8">{_stops([(at, colour, 1) for at, colour in stops])}</radialGradient>'


def materials() -> str:
    """What pieces are made of: the same by night and by day."""
    glass: Stops = [(0, "#bfe6ff", 0.55), (0.5, "#5b87c0", 0.28), (1, "#2a4a7c", 0.2)]
    dome: Stops = [(0, "#9fd0ff", 0.3), (0.55, "#5b87c0", 0.16), (1, "#ffcf8a", 0.34)]
    return "".join([
        linear("head", 'x2="1" y2="1"', (0, "#f4f7fd"), (1, "#a4aec6")),
        linear("metal", _ACROSS, (0, "#c7cedd"), (0.45, "#98a2b8"), (1, "#5b6580")),
        linear("metal-down", _DOWN, (0, "#aeb7ca"), (1, "#566079")),
        linear("wall", _ACROSS, (0, "#7f8aa5"), (0.5, "#5e6985"), (1, "#414b66")),
        linear("door", _DOWN, (0, "#1a2138"), (1, "#0a0e1b")),
        linear("warm", _DOWN, (0, "#54402a"), (0.5, "#30283a"), (1, "#14172c")),
        linear("hull", _ACROSS, (0, "#aeb8cd"), (0.22, "#f3f6fc"), (0.6, "#cdd5e4"), (1, "#78839d")),
        linear("fin", _DOWN, (0, "#ff8a3c"), (1, "#a34400")),
        linear("pad", _DOWN, (0, "#8a94ac"), (1, "#4a536c")),
        f'<linearGradient id="mm-glass" {_DOWN}>{_stops(glass)}</linearGradient>',
        f'<linearGradient id="mm-dome" {_DOWN}>{_stops(dome)}</linearGradient>',
        linear("plan", _DOWN, (0, own("plan-0")), (1, own("plan-1"))),
        glow("shade", own("shade"), 0.62),
        ball("hub", (0, "#2c3754"), (1, "#0b1020")),
    ])  # fmt: skip


def landscape() -> str:
    """Sky and ground, by night and by day."""
    return "".join([
        linear("sky", _DOWN, (0, own("sky-0")), (0.5, own("sky-1")), (1, own("sky-2"))),
        glow("haze-0", own("haze-0"), 0.38),
        glow("haze-1", own("haze-1"), 0.28),
        glow("air", own("air"), 0.6, 0.3),
        ball("earth", (0, "#d2efff"), (0.45, "#4e94de"), (0.8, "#17407f"), (1, "#081730")),
        linear("far", _DOWN, (0, own("far-0")), (1, own("far-1"))),
        linear("mid", _DOWN, (0, own("mid-0")), (0.5, own("mid-1")), (1, own("mid-2"))),
        linear("plain", _DOWN, (0, own("plain-0")), (0.3, own("plain-1")), (0.75, own("plain-2")), (1, own("plain-3"))),
        linear("rim", _SLANT, (0, own("rim-0")), (0.4, own("rim-1")), (1, own("rim-2"))),
        linear("bowl", _SLANT, (0, own("wall-0")), (0.45, own("wall-1")), (1, own("wall-2"))),
        linear("fore", _DOWN, (0, own("fore-0")), (0.25, own("fore-1")), (1, own("fore-2"))),
    ])  # fmt: skip
