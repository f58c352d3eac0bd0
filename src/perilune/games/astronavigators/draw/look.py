"""The colours of this box, dark and light, and the style of its pictures.

The sky is a night in the dark theme and dusk in the light one: on a white sky there would be no stars.
"""

from typing import Final

from perilune.draw.palette import seat_colour, themed, var

DARK: Final = {
    "zenith": "#03050d", "cloud": "#0a0f26", "heaven": "#0a1230", "dawn": "#172650", "hill": "#1c3263", "slope": "#101c3a",
    "ground": "#0a1020",
    "line": "#8fc6ff", "sky": "#dbe8ff", "skyq": "#a7b6dc", "tag": "#0b1228", "panel-1": "#1a2340", "panel-2": "#121930",
    "slot": "#0e1730", "slot-line": "#3b4a78", "row": "#0f172e", "row-on": "#3a3524", "sea-1": "#1d5080", "sea-2": "#0c2748",
    "land-1": "#4f6f55", "land-2": "#4c7a52", "land-3": "#63775c", "land-4": "#86744a", "land-5": "#6f7350",
    "land-6": "#8f6a4c", "land-7": "#c9d8e6", "tie": "#0b1228", "polar": "#050a20", "pill": "#0b1228", "pillt": "#fff1d6",
    "used": "#2d5f86",
    "usedt": "#f2faff", "shape": "#9cc4a2", "blank": "#46557f", "diff": "#ff9a8a", "new": "#14301f", "brass": "#d9bd78",
    "polar-text": "#33415f", "spent": "#66749c", "halo": "#0b1020",
    "mesh": "#cfe2ff", "shelf": "#6fb3e0", "coast": "#d7e6d0", "peak": "#14201a", "road": "#f3dfb0", "rail": "#e8eefb",
}  # fmt: skip

LIGHT: Final = {
    "zenith": "#131d4c", "cloud": "#5d62a2", "heaven": "#2c3b80", "dawn": "#5d62a2", "hill": "#4a5796", "slope": "#36427c",
    "ground": "#dfe5f1",
    "line": "#b5dcff", "sky": "#f1f6ff", "skyq": "#cfd9f4", "tag": "#131c40", "panel-1": "#ffffff", "panel-2": "#f1f4fb",
    "slot": "#ffffff", "slot-line": "#b3bdd6", "row": "#eef1f8", "row-on": "#fff1cf", "sea-1": "#c4e1f4", "sea-2": "#9fc8e6",
    "coast": "#5f7a62", "land-1": "#b7cfaa", "land-2": "#a8cfa0", "land-3": "#c6cfae", "land-4": "#dfcf9e", "land-5": "#cfcfa0",
    "land-6": "#dcb996", "land-7": "#f7fafd", "peak": "#4d5a45", "road": "#8a6a1e", "rail": "#3d4766", "tie": "#ffffff",
    "shelf": "#ffffff", "mesh": "#35507a", "polar": "#27375f", "pill": "#ffffff", "pillt": "#182033", "used": "#bfe0f5",
    "usedt": "#0b3350", "shape": "#4f8a5c", "blank": "#a9b4cd", "diff": "#b3261e", "new": "#dff3e7", "brass": "#7a5c12",
    "polar-text": "#33415f", "spent": "#8a95b0", "halo": "#ffffff",
}  # fmt: skip


def own(name: str) -> str:
    """A colour of this box."""
    return var(f"av-{name}")


def _named(colours: dict[str, str]) -> dict[str, str]:
    return {f"av-{name}": colour for name, colour in colours.items()}


def _style() -> str:
    text, quiet, offer, happened, gain, knowledge = (var(n) for n in ("text", "quiet", "offer", "happened", "gain", "moon"))
    rules = {
        # The sky. Figures take the colour of their lines from the class with which they are used.
        "sk": f"fill:{own('sky')}",
        "skq": f"fill:{own('skyq')}",
        "seen": f"stroke:{own('line')};stroke-width:1.3",
        "lost": "stroke:#fff;stroke-width:1.1;opacity:.42",
        "sunk": f"stroke:{own('skyq')};stroke-width:1;opacity:.3",
        "mine": "stroke:#ffb454;stroke-width:2.2",
        "kept": "stroke:#7cd4ff;stroke-width:1.9",
        "here": "stroke:#fff;stroke-width:1.6",
        "tag": f"fill:{own('tag')};fill-opacity:.94;stroke-width:1.4",
        "warm": "fill:#ffb454", "cool": "fill:#7cd4ff", "sunny": "fill:#ffd9a0",
        # Panels and their text.
        "pnl": f"fill:url(#av-panel);stroke:{own('slot-line')}",
        "slot": f"fill:{own('slot')};fill-opacity:.9;stroke:{own('slot-line')}",
        "row": f"fill:{own('row')}",
        "row-on": f"fill:{own('row-on')};stroke:{knowledge}",
        "face": "fill:url(#av-face);stroke:#6f7fae;stroke-width:1.2",
        "back": "fill:#1a2647;stroke:#43507a",
        "kn": f"fill:{knowledge}", "df": f"fill:{own('diff')}", "gn": f"fill:{gain}", "of": f"fill:{offer}",
        "hp": f"fill:{happened}", "br": f"fill:{own('brass')}", "bl": f"fill:{own('blank')}", "sh": f"fill:{own('shape')}",
        "tx": f"fill:{text}", "qt": f"fill:{quiet}", "mo": "fill:#ffe9b0", "wh": "fill:#fff", "dk": "fill:#241a04",
        "i-kn": f"color:{knowledge}", "i-qt": f"color:{quiet}", "i-tx": f"color:{text}", "i-gn": f"color:{gain}",
        "i-of": f"color:{offer}", "i-br": f"color:{own('brass')}", "i-sp": f"color:{own('spent')}", "i-dk": "color:#0b1020",
        "i-mo": "color:#ffe9b0", "i-hp": f"color:{happened}", "i-df": f"color:{own('diff')}", "i-pl": f"color:{own('pillt')}",
        "i-wm": "color:#ffb454", "i-us": f"color:{own('usedt')}", "i-sk": f"color:{own('skyq')}",
        "pip": f"fill:{knowledge}", "nopip": f"fill:none;stroke:{own('spent')};stroke-width:1.1",
        "fr": f"fill:none;stroke:{offer};stroke-width:2", "ev": f"fill:none;stroke:{happened};stroke-width:1.8",
        "pill": f"fill:{own('pill')};fill-opacity:.92;stroke:{own('slot-line')}",
        "pillo": f"fill:{own('pill')};stroke:{own('slot-line')}",
        "pilln": f"fill:{own('new')};stroke:{gain}",
        "used": f"fill:{own('used')};stroke:{happened}", "unused": f"fill:{own('row')};stroke:{own('spent')}",
        "brass": "fill:#0e1630;stroke:#b79a52;stroke-width:1.3",
        "bar": f"fill:{own('row')};stroke:{own('spent')}", "barn": "fill:url(#av-nk)", "bard": "fill:#ff7a6b",
        "tick": f"fill:none;stroke:{text};stroke-width:1.6", "rul": f"fill:none;stroke:{own('slot-line')}",
        "strike": f"fill:none;stroke:{own('spent')};stroke-width:2",
        # The Earth.
        "reach": f"fill:#fff;fill-opacity:.08;stroke:{offer};stroke-width:1.3;stroke-opacity:.75",
        "hit": "fill:transparent;stroke:none",
        "goal": f"fill:none;stroke:{offer};stroke-width:2.5",
        "polar": f"fill:{own('polar-text')}",
        "zone": "fill:#56b4e9;fill-opacity:.12;stroke:#56b4e9",
        # The race.
        "ahead": "fill:none;stroke:#cfe2ff;stroke-width:1.8;stroke-dasharray:2 7;stroke-linecap:round;opacity:.7",
        "down": "fill:#16203f;stroke:#6f7fae;stroke-width:1.3", "coin": "fill:url(#av-brass);stroke:#fff1c9;stroke-width:1.2",
        "berth": "fill:none;stroke:#8fa3e0;stroke-dasharray:2 3;opacity:.7",
        "num": "fill:#0b1228;stroke:#cfe2ff;stroke-width:1.2",
        "banner": "fill:#0b1228;stroke:#ffb454;stroke-width:1.6", "feast text": "fill:#fff1d6",
    }  # fmt: skip
    # These are used in groups that are shown by reference: there a rule is not found by what it lies in, so their names are their own.
    shared = {
        "ln": "fill:none;stroke-linecap:round;stroke-linejoin:round",
        "st": "fill:none;stroke:#f2f6ff;stroke-linecap:round",
        "hl": "fill:none;stroke:#f2f6ff;stroke-linecap:round;stroke-opacity:.16",
        "sp": "fill:#f2f6ff;stroke:none",
        "skq": f"fill:{own('skyq')}",
        "plate": f"fill:{own('pill')};fill-opacity:.92;stroke:{own('slot-line')}",
        "sign": f"color:{own('pillt')}",
        "cloud": f"stroke:{own('cloud')}",
        "mesh": f"fill:none;stroke:{own('mesh')};stroke-width:.7;opacity:.22",
        "shelf": f"stroke:{own('shelf')}",
        "coast": f"stroke:{own('coast')};stroke-width:.7;stroke-opacity:.55",
        "lake": f"fill:{own('sea-2')}",
        "peak": f"fill:none;stroke:{own('peak')};stroke-width:1.1;opacity:.4",
        "road": f"fill:none;stroke:{own('road')};stroke-width:1.3;opacity:.7",
        "rail": f"fill:none;stroke:{own('tie')};stroke-width:3.4;opacity:.28",
        "ties": f"fill:none;stroke:{own('rail')};stroke-width:3;stroke-dasharray:1 3.5;opacity:.6",
        "track": f"fill:none;stroke:{own('rail')};stroke-width:.8;opacity:.6",
        "town": f"fill:none;stroke:{own('pillt')};stroke-width:4;stroke-linecap:round",
        "frame": "fill:none;stroke:#6d86b8;opacity:.7",
        "floor": f"fill:{own('ground')}",
        **{f"land-{n}": f"fill:{own(f'land-{n}')}" for n in range(1, 8)},
    }  # fmt: skip
    drawn = "".join(f".av-{name}{{{rule}}}" for name, rule in shared.items())
    drawn += (
        themed(_named(DARK), _named(LIGHT))
        + f".pl{{color:{text}}}"
        + "".join(f".pl .{name}{{{rule}}}" for name, rule in rules.items())
    )
    drawn += ".pl .halo{paint-order:stroke;stroke:var(--pl-av-zenith);stroke-opacity:.75;stroke-width:3px;stroke-linejoin:round}"
    drawn += "".join(f".pl .c-{n}{{color:{var(seat_colour(n - 1))}}}" for n in range(1, 5))
    drawn += "".join(
        f".pl .ring-{n}{{fill:{var(seat_colour(n - 1))};fill-opacity:.2;stroke:{var(seat_colour(n - 1))};stroke-width:2}}"
        for n in range(1, 5)
    )
    drawn += "".join(f".pl .z-{n}{{stop-color:{own(n)}}}" for n in ("zenith", "heaven", "dawn", "hill", "slope", "ground"))
    drawn += "".join(f".pl .z-{n}{{stop-color:{own(n)}}}" for n in ("panel-1", "panel-2", "sea-1", "sea-2"))
    drawn += ".pl [data-thing]{cursor:pointer}.pl [data-thing]:hover>.fr,.pl .offer:hover>.fr{stroke-width:3.5}"
    return drawn


STYLE: Final = _style()
