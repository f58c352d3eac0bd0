"""The colours of Uranus! and the style of its drawings.

Land, rocks and pieces are the same in both themes: only sky, panels and words turn.
"""

from typing import Final

from perilune.draw.palette import themed, var

DARK: Final = {
    "ur-sky-top": "#06040f",
    "ur-sky-low": "#23133a",
    "ur-star": "#e8ecf5",
    "ur-nebula": "1",
    "ur-panel": "#110d20",
    "ur-card": "#1b1430",
    "ur-row": "#181230",
    "ur-busy": "#3a2612",
    "ur-line": "#3a3160",
    "ur-faint": "#2a2346",
    "ur-well": "#0b0818",
    "ur-edge": "#6b5fa0",
    "ur-text": "#ece9f8",
    "ur-quiet": "#a7a3c4",
    "ur-veil": "#0b0818",
    "ur-orbit": "#9fb4ff",
    "ur-halo": "#8fb8ff",
    "ur-warm": "#ffb454",
    "ur-lava": "#ff9a6b",
    "ur-done": "#5ad19a",
    "ur-ahead": "#6b6196",
    "ur-gold": "#ffd98a",
}
LIGHT: Final = {
    "ur-sky-top": "#cfd2f2",
    "ur-sky-low": "#f6dfe2",
    "ur-star": "#ffffff",
    "ur-nebula": ".5",
    "ur-panel": "#ffffff",
    "ur-card": "#f4f2fb",
    "ur-row": "#faf8ff",
    "ur-busy": "#ffeed6",
    "ur-line": "#b9b0d2",
    "ur-faint": "#e0dbee",
    "ur-well": "#e9e5f5",
    "ur-edge": "#8d84ad",
    "ur-text": "#1c1530",
    "ur-quiet": "#5f5880",
    "ur-veil": "#f4f2fb",
    "ur-orbit": "#7a72b8",
    "ur-halo": "#8f86c8",
    "ur-warm": "#b85c00",
    "ur-lava": "#b23c0a",
    "ur-done": "#18724a",
    "ur-ahead": "#9a90bd",
    "ur-gold": "#b87a00",
}

# Pieces, the same by night and at dawn.
INK: Final = "#0b0914"
PALE: Final = "#ffe9b0"  # mines, what is complete
PIT: Final = "#17112a"
DAMAGE: Final = "#ff6b6b"
OFFER: Final = "#ffb454"

STYLE: Final = (
    themed(DARK, LIGHT)
    + f".pl text{{fill:{var('ur-text')}}}.pl .q{{fill:{var('ur-quiet')}}}.pl .k{{fill:{PIT}}}"
    # words that lie on the sky have a veil round them, so that no star disturbs them
    + f".pl .sky{{stroke:{var('ur-veil')};stroke-width:3;paint-order:stroke;stroke-linejoin:round}}"
    # on the rock around the land, or on the sky where it is broken away
    + f".pl .row-number{{fill:#d9d2ea;stroke:{PIT};stroke-width:3;paint-order:stroke;stroke-linejoin:round}}"
    + f".pl .words{{fill:{var('ur-veil')};fill-opacity:.72}}"
    + f".pl .good{{fill:{var('ur-done')}}}.pl .warm{{fill:{var('ur-warm')}}}.pl .lava{{fill:{var('ur-lava')}}}"
    + f".pl .bad{{fill:{var('refusal')}}}.pl .cool{{fill:{var('happened')}}}"
    + ".pl .on-planet{fill:#f4ffff}.pl .on-home{fill:#cfe9ec}.pl .pale{fill:#ffe9b0}.pl .ink{fill:#241304}"
    + f".pl .plate{{fill:{var('ur-panel')};fill-opacity:.94;stroke:{var('ur-line')}}}"
    + f".pl .slip{{fill:{var('ur-card')};stroke:{var('ur-line')}}}"
    + f".pl .step{{fill:{var('ur-well')};stroke:{var('ur-edge')};stroke-width:1.2}}"
    + ".pl .crossed{fill:#4fae86}.pl .usable{fill:url(#ur-warm)}"
    + f".pl .skipped{{fill:{var('ur-faint')};stroke:{var('ur-edge')};stroke-width:1.2}}"
    + f".pl .rule{{stroke:{var('ur-faint')}}}"
    + f".pl .row{{fill:transparent;stroke:none}}.pl .row.usable{{fill:{var('ur-row')};stroke:{var('offer')};stroke-width:1.8}}"
    + f".pl .row.busy{{fill:{var('ur-busy')};stroke:{var('offer')};stroke-width:2}}"
    + f".pl .icon{{color:{var('ur-quiet')}}}.pl .icon.usable{{color:{var('ur-warm')}}}.pl .icon.good{{color:{var('ur-done')}}}"
    + f".pl .chip{{fill:{var('ur-card')};stroke:{var('ur-edge')}}}"
    + f".pl .offer>.chip,.pl .offer>.slip{{stroke:{var('offer')};stroke-width:2}}"
    + ".pl .home{fill:#0a2230;fill-opacity:.66;stroke:#8fd4dc;stroke-width:1.6;stroke-linejoin:round}"
    + ".pl .home.short{fill-opacity:.94;stroke-width:2.6}"  # no planet lies behind these
    + f".pl .home.free{{stroke:{PALE};stroke-width:2}}.pl .home.chosen{{stroke:{OFFER};stroke-width:2.6}}"
    + ".pl .box{fill:#06121b;stroke:#3c7482}"
    + f".pl .lands{{fill:{PIT};stroke:{OFFER};stroke-width:2}}.pl .faint{{opacity:.45}}"
    + ".pl .bore{stroke:#0d0918;stroke-width:11}.pl .tunnel{stroke:#f1edfb;stroke-width:6.4}"
    + ".pl .sleepers{stroke:#8d84ad;stroke-width:2.6;stroke-dasharray:1.8 4.4;stroke-linecap:butt}"
    + ".pl .bore,.pl .tunnel,.pl .sleepers,.pl .drawn{fill:none}.pl .bore,.pl .tunnel,.pl .drawn{stroke-linecap:round}"
    + ".pl .deep{stroke:#1a0f05;stroke-width:13}.pl .dashes{stroke:#fff3dc;stroke-width:2.4;stroke-dasharray:7 7}"
    + f".pl .warmth{{stroke:{OFFER};stroke-width:8}}.pl .lit-number{{fill:#ffe2b4}}"
    # a tunnel that can be dug is drawn by the pointer; it shows when one points at it
    + f".pl .way{{fill:none;stroke:{OFFER};stroke-width:10;stroke-linecap:round;stroke-opacity:0;cursor:pointer}}"
    + ".pl .way:hover,.pl .way.lit{stroke-opacity:1}"
    + f".pl .fill{{fill:none;stroke:{DAMAGE};stroke-width:9;stroke-linecap:round;stroke-opacity:0;cursor:pointer}}"
    + ".pl .fill:hover,.pl .fill.lit{stroke-opacity:.9}"
    + f".pl .spot{{fill:transparent}}.pl .offer:hover>.spot,.pl .offer.lit>.spot{{stroke:{OFFER};stroke-width:3}}"
    + f".pl .offer>.chosen{{stroke:{OFFER};stroke-width:2.6}}"
    + f".pl .dot{{fill:#1a0f05;stroke:{OFFER};stroke-width:2;pointer-events:none}}"
    + f".pl .struck{{fill:url(#ur-hatch);stroke:{DAMAGE};stroke-width:2.4;stroke-linejoin:round}}"
    + f".pl .spared{{fill:none;stroke:{DAMAGE};stroke-width:1.8;stroke-dasharray:4 5;stroke-linejoin:round}}"
    + ".pl .fall{fill:none;stroke:#ff8a5c;stroke-width:2.4;stroke-linecap:round;stroke-dasharray:1 7}"
    + f".pl .aim{{fill:none;stroke:{DAMAGE};stroke-width:2.4}}"
    + ".pl .variant{display:none}.pl .variant:first-child,.pl .variant.shown{display:inline}"
    + ".pl .variants.cycling>.variant{display:none}.pl .variants.cycling>.variant.shown{display:inline}"
    + ".pl .reached,.pl .next{fill:none;stroke:#ff7a3c;stroke-width:3;stroke-linecap:round;pointer-events:none}"
    + ".pl .next{stroke-width:2.4;stroke-dasharray:5 5}"
    + f".pl .target{{fill:none;stroke:{OFFER};stroke-width:2.4}}"
    + f".pl .letter{{fill:#fff;stroke:{PIT};stroke-width:2}}.pl .offer>.key{{fill:url(#ur-warm);stroke:{INK}}}"
    + f".pl .orbit{{fill:none;stroke:{var('ur-orbit')};stroke-opacity:.34;stroke-width:1.4;stroke-dasharray:2 7;stroke-linecap:round}}"
    + f".pl .past{{stroke:{var('happened')};stroke-width:3;stroke-linecap:round}}"
    + f".pl .ahead{{stroke:{var('ur-line')};stroke-width:3;stroke-linecap:round}}"
    + f".pl .marker{{fill:{var('ur-veil')};stroke:{var('happened')};stroke-width:2.6}}"
    + ".pl .crack,.pl .crest{fill:none;stroke:#1a1428;stroke-width:4;stroke-linejoin:round}"
    + ".pl .crest{stroke:#9a8db6;stroke-width:1.3;stroke-opacity:.75}"
    + ".pl .lip{fill:none;stroke:#a79dc2;stroke-opacity:.5}.pl .rubble{fill:#6f6485;stroke:#1a1428;stroke-width:.8}"
    + ".pl .gone{opacity:.36}"
)
