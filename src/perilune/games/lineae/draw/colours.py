"""The colours of this box and its style sheet.

The scene is a night in both themes, two steps lighter in the light one; panels follow the house.
"""

from typing import Final

from perilune.draw.palette import DARK, properties, var

INK: Final = "#071020"  # outlines of what lies in the scene
WARM: Final = "#ffb454"  # offered, on the night

_NIGHT: Final = {
    "sky-1": "#03050d",
    "sky-2": "#0d1230",
    "sky-3": "#2a2547",
    "ridge": "#5a74a3",
    "sea-1": "#3a9fdd",
    "sea-2": "#2680c2",
    "sea-3": "#15589a",
    "sea-4": "#0c3769",
    "sea-5": "#061b3d",
    "cave-1": "#17407a",
    "cave-2": "#0a1d40",
    "cave-3": "#08132c",
    "ice-1": "#c4dcf5",
    "ice-2": "#8cb4e0",
    "ice-3": "#4d7db6",
    "ice-4": "#24508a",
    "rock-1": "#3b2c25",
    "rock-2": "#2a1f1c",
    "rock-3": "#150f10",
    "hill": "#061a3b",
    "stone": "#4a382e",
    "star": "#c79bff",
    "bolt": "#ffd65c",
    "bay": "#0c1326",
    "dear": "#ff8a80",
    "cell": "#2b2418",
}
_DAY: Final = {
    "sky-1": "#141c3d",
    "sky-2": "#1f2a55",
    "sky-3": "#454a7c",
    "ridge": "#7d95bf",
    "sea-1": "#6fb6e6",
    "sea-2": "#559fd6",
    "sea-3": "#3d83bd",
    "sea-4": "#2f6fa9",
    "sea-5": "#235a90",
    "cave-1": "#3a679f",
    "cave-2": "#274e83",
    "cave-3": "#1f3f6d",
    "ice-1": "#d6e8fa",
    "ice-2": "#a8c8ea",
    "ice-3": "#729dcd",
    "ice-4": "#4a7ab1",
    "rock-1": "#6a5547",
    "rock-2": "#58463b",
    "rock-3": "#43352e",
    "hill": "#1c4a7c",
    "stone": "#84705f",
    "star": "#7d3fd0",
    "bolt": "#e0a100",
    "bay": "#e4e9f4",
    "dear": "#c22f2f",
    "cell": "#fff1d8",
}


def colour(name: str) -> str:
    """A colour of this box."""
    return f"var(--ln-{name})"


def _set(theme: dict[str, str]) -> str:
    return "".join(f"--ln-{name}:{value};" for name, value in theme.items())


# On the night, house colours are the dark ones whatever the theme.
_ON_NIGHT: Final = properties(
    {name: DARK[name] for name in ("text", "quiet", "offer", "happened", "refusal", "gain", "edge", "line")}
)

STYLE: Final = "".join(
    [
        f":where(:root){{{_set(_NIGHT)}}}",
        f"@media(prefers-color-scheme:light){{:where(:root){{{_set(_DAY)}}}}}",
        f':where(:root[data-theme="dark"]){{{_set(_NIGHT)}}}',
        f':where(:root[data-theme="light"]){{{_set(_DAY)}}}',
        f".pl .night{{{_ON_NIGHT}--ln-star:{_NIGHT['star']};--ln-bolt:{_NIGHT['bolt']};--ln-dear:{_NIGHT['dear']}}}",
        ".pl .s{font-weight:600}",
        ".pl .mid{text-anchor:middle}.pl .end{text-anchor:end}",
        f".pl text.ink{{fill:{INK}}}.pl text.dear{{fill:{colour('dear')}}}.pl text.warm{{fill:{var('offer')}}}",
        f".pl text.cool{{fill:{var('happened')}}}.pl text.closed{{fill:#f0cf77}}.pl text.open{{fill:#8fd0ff}}",
        ".pl .halo{paint-order:stroke;stroke:#101423;stroke-width:4px;stroke-linejoin:round}",
        ".pl .line{fill:none;stroke-linecap:round;stroke-linejoin:round}",
        ".pl .plate{fill:#0d1730;stroke:#7fa9d8}.pl .shaded{stroke:#3f4f74}",
        ".pl .screen{fill:#111a33}",
        f".pl .banner{{fill:#10182e;stroke:{WARM};stroke-width:1.6}}",
        ".pl .sign{fill:#18213c;stroke:#8fa3c8;stroke-width:1.2}",
        ".pl .slot{fill:#101a33;stroke:#5b6a8d;stroke-width:1.1}.pl .full{stroke:#eaf2ff;stroke-width:1.7}",
        ".pl .niche{fill:#1c1413;stroke:#b08a68;stroke-width:1.3}.pl .last{stroke:#e8c27a;stroke-width:2}",
        f".pl .bay{{fill:{colour('bay')};stroke:{var('line')}}}",
        ".pl .charged{fill:#ffd65c;stroke:#8a6a14}",
        f".pl .spent{{fill:{colour('cell')};stroke:{var('offer')};stroke-width:1.6}}",
        ".pl .faint{opacity:.3}.pl .pale{opacity:.55}.pl .away{opacity:.72}",
        # g: stronger than what all boxes share, which a page reads after this
        ".pl g.offer>.hot{stroke-width:1.7}.pl g.offer:hover>.hot,.pl g.offer.lit>.hot,.pl g.offer.selected>.hot{stroke-width:3}",
        ".pl g.cell>.hot{stroke-width:1.1;stroke-opacity:.6}"
        ".pl g.cell:hover>.hot,.pl g.cell:focus>.hot,.pl g.cell.selected>.hot,.pl g.cell.lit>.hot{stroke-width:2;stroke-opacity:1}",
        f".pl .steered{{fill:none;stroke:{var('happened')};stroke-width:2}}",
        f".pl .way{{fill:none;stroke:{WARM};stroke-width:2.4;stroke-dasharray:1 7;stroke-linecap:round;stroke-linejoin:round}}",
        ".pl .lane{fill:none;stroke:#0a1020;stroke-width:7;opacity:.55;stroke-linecap:round;stroke-linejoin:round}",
        f".pl .reach{{fill:none;stroke:{WARM};stroke-width:6;stroke-dasharray:0 37;stroke-linecap:round;opacity:.75}}",
        f".pl .toll{{fill:none;stroke:{WARM};stroke-width:1.8;stroke-dasharray:6 4}}",
        f".pl .tag{{fill:#10182e;stroke:{WARM};stroke-width:1.3}}",
    ]
)  # fmt: skip
