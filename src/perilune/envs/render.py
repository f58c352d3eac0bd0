"""A position to look at: as SVG, as text, as PNG and as an array of pixels."""

import re
from typing import Any

from perilune.core.errors import BadOption
from perilune.core.seen import Seen

MODES = ["svg", "png", "ansi", "rgb_array"]
FONT = "DejaVu Sans"  # where the machine has none of those that a drawing names
_PROPERTY = re.compile(r"(--[\w-]+):([^;}]+)")
_USE = re.compile(r"var\((--[\w-]+)\)")
_THEMES = re.compile(r"@media\([^)]*\)\{:where\([^)]*\)\{[^}]*\}\}|:where\([^)]*\)\{[^}]*\}")
_HOVER = re.compile(r"[^{}<>]*:hover[^{}]*\{[^}]*\}")
_NEEDED = "Pictures in pixels need two more packages. Install them: pip install 'perilune[envs]'."


def render(seen: Seen, mode: str) -> Any:
    """What the seat sees, in this mode."""
    if mode == "svg":
        return seen.svg()
    if mode == "ansi":
        return words(seen)
    if mode == "png":
        return png(seen)
    if mode == "rgb_array":
        return pixels(seen)
    raise BadOption(f"There is no render mode {mode!r}. Choose one of: {', '.join(MODES)}.")


def words(seen: Seen) -> str:
    """The position region by region, and the question to the seat."""
    lines: list[str] = []
    for region in seen.regions():
        lines += [region.title, *(f"  {line}" for line in region.lines)]
    return "\n".join([*lines, seen.prompt()])


def png(seen: Seen) -> bytes:
    """The drawing as a PNG file."""
    try:
        import resvg_py
    except ImportError as error:
        raise BadOption(_NEEDED) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=without_properties(seen.svg()), sans_serif_family=FONT))


def without_properties(svg: str) -> str:
    """The drawing in its first theme, for painters that do not know custom properties."""
    values: dict[str, str] = {}
    for name, value in _PROPERTY.findall(svg):
        values.setdefault(name, value)
    plain = _HOVER.sub("", _THEMES.sub("", svg))
    return _USE.sub(lambda use: values.get(use[1], "none"), plain)


def pixels(seen: Seen) -> Any:
    """The drawing as an array of height by width by red, green and blue."""
    try:
        import numpy as np
        from PIL import Image
    except ImportError as error:
        raise BadOption(_NEEDED) from error
    from io import BytesIO

    return np.asarray(Image.open(BytesIO(png(seen))).convert("RGB"))
