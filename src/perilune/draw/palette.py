"""Colours of the house, dark and light, as CSS custom properties.

A drawing carries them in its own style, with no weight at all (`:where(:root)`): alone, its root is the SVG
and they hold; within a page, whatever the page sets for `:root` under the same names wins.
"""

from typing import Final

DARK: Final = {
    "space": "#0b0e1a",
    "panel": "#141a2b",
    "card": "#1d2540",
    "well": "#0d1222",
    "line": "#2b3550",
    "edge": "#5d6a8c",
    "text": "#e8ecf5",
    "quiet": "#9aa5bf",
    "ink": "#0b0e1a",
    "offer": "#ffb454",
    "happened": "#7cd4ff",
    "refusal": "#ff6b6b",
    "gain": "#5ad19a",
    "moon": "#ffe9b0",
    "metal": "#aab4cc",
    "stone": "#8b93a7",
    # building colours
    "pink": "#ee93bd",
    "yellow": "#e0bd55",
    "green": "#6cc596",
    "purple": "#b49bee",
    "blue": "#74aef0",
    "gray": "#aab4cc",
    # goods, raw and refined
    "buckyball-raw": "#a08a68",
    "graphene-raw": "#7d7a9c",
    "nanotube-raw": "#5f8f91",
    "buckyball": "#ffd27a",
    "graphene": "#cbbcff",
    "nanotube": "#83ecdf",
    # seats
    "seat-1": "#56b4e9",
    "seat-2": "#e69f00",
    "seat-3": "#009e73",
    "seat-4": "#d55e00",
    "seat-5": "#cc79a7",
    "seat-6": "#f0e442",
}

LIGHT: Final = DARK | {
    "space": "#f4f6fb",
    "panel": "#ffffff",
    "card": "#eef1f8",
    "well": "#dfe5f1",
    "line": "#c9d1e3",
    "edge": "#7c88a6",
    "text": "#182033",
    "quiet": "#5a6685",
    "offer": "#cc6f00",
    "happened": "#096a9f",
    "refusal": "#c22f2f",
    "gain": "#18724a",
    "moon": "#8a5a00",
    "metal": "#8792ad",
    "stone": "#6c758c",
}

SEATS: Final = 6
MARKS: Final = ["diamond", "disc", "triangle", "square", "pentagon", "star"]

FONT: Final = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif'


def properties(theme: dict[str, str]) -> str:
    """The theme as declarations, for a style sheet."""
    return "".join(f"--pl-{name}:{colour};" for name, colour in theme.items())


def var(name: str) -> str:
    """A colour by its name."""
    return f"var(--pl-{name})"


def seat_colour(seat: int) -> str:
    """The name of a seat's colour."""
    return f"seat-{seat + 1}"


def themed(dark: dict[str, str], light: dict[str, str]) -> str:
    """The rules that give a drawing these colours, in the theme of its reader."""
    turned = {name: colour for name, colour in light.items() if dark[name] != colour}
    return (
        f":where(:root){{{properties(dark)}}}"
        f"@media(prefers-color-scheme:light){{:where(:root){{{properties(turned)}}}}}"
        f':where(:root[data-theme="dark"]){{{properties({name: dark[name] for name in turned})}}}'
        f':where(:root[data-theme="light"]){{{properties(turned)}}}'
    )


def _style() -> str:
    rules = [
        themed(DARK, LIGHT),
        f".pl{{font-family:{FONT};font-size:13px;font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none}}",
        f".pl text{{fill:{var('text')}}}",
        f".pl .q{{fill:{var('quiet')}}}.pl .k{{fill:{var('ink')}}}.pl .b{{font-weight:700}}.pl .w{{fill:{var('refusal')}}}",
        f".pl .space{{fill:{var('space')}}}",
        f".pl .panel{{fill:{var('panel')};stroke:{var('line')}}}",
        f".pl .card{{fill:{var('card')};stroke:{var('line')}}}",
        f".pl .well{{fill:{var('well')};stroke:{var('edge')}}}",
        f".pl .none{{fill:none;stroke:{var('edge')};stroke-dasharray:3 4}}",
        f".pl .rule{{stroke:{var('line')};fill:none}}",
        f".pl .moon{{fill:{var('moon')}}}",
        ".pl .ghost{opacity:.42}.pl .dim{opacity:.5}",
        ".pl .pieces{pointer-events:none}",
        ".pl .hot{fill:transparent;stroke:none}",
        ".pl [data-ask]{cursor:help}",
        f".pl [data-ask]:hover>.hot{{stroke:{var('edge')};stroke-width:2}}",
        ".pl .offer{cursor:pointer}",
        ".pl .offer>.hot{stroke:" + var("offer") + ";stroke-width:2.5}.pl .offer:hover>.hot,.pl .offer.lit>.hot{stroke-width:4}",
        ".pl .foreseen{display:none}.pl .foreseen.shown{display:inline;pointer-events:none}",
        f".pl .offer>.key{{fill:{var('offer')};stroke:{var('ink')}}}.pl .offer:hover>.key{{opacity:.8}}",
    ]
    rules += [f".pl .{name}{{fill:{var(name)}}}" for name in ["pink", "yellow", "green", "purple", "blue", "gray", "stone"]]
    rules += [f".pl .seat-{n + 1}{{fill:{var(seat_colour(n))}}}" for n in range(SEATS)]
    return "".join(rules)


STYLE: Final = _style()
