"""The picture on the lid of a box: a small painting in the house's night, always dark; 640 by 400, or as the box wants it."""

from perilune.draw.svg import el, esc, num

WIDTH, HEIGHT = 640.0, 400.0


def lid(title: str, defs: list[str], *inside: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A stand-alone picture. The ends and corners of its lines are round."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" role="img" stroke-linecap="round" '
        f'stroke-linejoin="round" preserveAspectRatio="xMidYMid slice"><title>{esc(title)}</title><defs>{"".join(defs)}</defs>'
        f"{''.join(inside)}</svg>"
    )


def night(name: str, top: str, bottom: str) -> tuple[str, str]:
    """The definition of a sky from one colour to another, and the sky itself."""
    return fade(name, top, bottom), el("rect", width=WIDTH, height=HEIGHT, fill=f"url(#{name})")


def fade(name: str, top: str, bottom: str) -> str:
    """The definition of a fill that goes from one colour at the top to another at the bottom."""
    stops = el("stop", offset=0, stop_color=top) + el("stop", offset=1, stop_color=bottom)
    return el("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def ball(name: str, light: str, middle: str, dark: str, x: float = 0.35, y: float = 0.3) -> str:
    """The definition of a fill that makes a disc a ball, lit from the point (x, y) of it."""
    stops = (
        el("stop", offset=0, stop_color=light)
        + f'<stop offset="0.55" stop-color="{middle}"/>'
        + el("stop", offset=1, stop_color=dark)
    )
    return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="0.85">{stops}</radialGradient>'


def disc(x: float, y: float, radius: float, fill: str, opacity: float | None = None) -> str:
    """A round thing."""
    shown = None if opacity is None else f"{opacity}"
    return el("circle", cx=x, cy=y, r=radius, fill=fill, opacity=shown)


def scatter(count: int, seed: int) -> list[tuple[float, float, float]]:
    """So many points (x, y, size), all shares of 1, spread without order; the same for the same seed."""
    found = []
    state = seed * 2654435761 % 2**32
    for _ in range(count):
        three = []
        for _ in range(3):
            state = (state * 1664525 + 1013904223) % 2**32
            three.append(state / 2**32)
        found.append((three[0], three[1], three[2]))
    return found


def stars(count: int, seed: int, bottom: float = HEIGHT) -> str:
    """A sky full of them, down to a height."""
    return "".join(
        f'<circle cx="{num(x * WIDTH)}" cy="{num(y * bottom)}" r="{round(0.4 + size * size * 1.3, 2)}" fill="#e8ecf5"'
        f' opacity="{round(0.3 + 0.7 * size, 2)}"/>'
        for x, y, size in scatter(count, seed)
    )
