"""Colours of the lunar panorama, night and day, and the classes of its parts."""

from typing import Final

from perilune.draw.palette import SEATS, STYLE, seat_colour, themed, var

# By night / by day.
_COLOURS: Final = {
    "sky-0": ("#03050c", "#a3b9e0"), "sky-1": ("#0b1122", "#c6d4ee"), "sky-2": ("#1d2745", "#eaf0fa"),
    "haze-0": ("#3b4f9c", "#ffffff"), "haze-1": ("#6a3f8c", "#f3e9ff"),
    "star": ("#ffffff", "#ffffff00"), "star-0": ("#9fb4e8", "#ffffff00"),
    "air": ("#5aa6f2", "#ffffff"), "halo": ("#070b16", "#e4ecf8"),
    "back": ("#252e4a", "#b7c4de"), "back-edge": ("#5c6a92", "#eef3fb"),
    "far-0": ("#6a728a", "#dbe1ed"), "far-1": ("#343b52", "#b4bed2"), "lit": ("#aab3c8", "#ffffff"),
    "mid-0": ("#7a8299", "#e4e9f2"), "mid-1": ("#4b5369", "#ccd4e2"), "mid-2": ("#394056", "#bdc7d8"), "mid-edge": ("#c3cbdd", "#ffffff"),
    "plain-0": ("#6a7289", "#eceff6"), "plain-1": ("#4e566d", "#dde3ed"),
    "plain-2": ("#363d53", "#ccd4e2"), "plain-3": ("#262c40", "#bac4d6"),
    "pit": ("#1c2234", "#9fabc3"), "pit-floor": ("#3b4359", "#c9d1e0"), "pit-edge": ("#a9b3c9", "#ffffff"),
    "dust-0": ("#20273a", "#a9b4ca"), "dust-1": ("#8f99b1", "#ffffff"), "road": ("#252c40", "#b3bed2"), "road-line": ("#7d879e", "#ffffff"),
    "rim-0": ("#a5aec4", "#ffffff"), "rim-1": ("#727b92", "#d5dce8"), "rim-2": ("#333a50", "#97a3bb"),
    "wall-0": ("#161b2b", "#5d6882"), "wall-1": ("#3a4157", "#a3aec4"), "wall-2": ("#98a2b9", "#f1f4f9"),
    "fore-0": ("#222a40", "#dde4ef"), "fore-1": ("#171d30", "#d2dae8"),
    "fore-2": ("#0c1020", "#c7d1e2"), "fore-edge": ("#7f8aa5", "#ffffff"),
    "shade": ("#05070f", "#26324d"), "plate": ("#0b0f1d", "#ffffff"), "plate-line": ("#39445f", "#b9c4d9"),
    "strip": ("#070a14", "#e3e9f4"), "card": ("#1b2440", "#ffffff"), "card-line": ("#3a4768", "#bcc7dc"), "window": ("#0d1426", "#c3d1eb"),
    "bare": ("#1a2238", "#b4c0d6"), "bare-line": ("#4a5675", "#7b89a8"),
    "plan-0": ("#173158", "#e2ecfc"), "plan-1": ("#0e1d38", "#cfdff8"),
    "plan-line": ("#3d659f", "#5d86c4"), "plan-text": ("#cfe1fb", "#1b3a6f"),
    "path": ("#8d99b8", "#4d5b7c"), "path-under": ("#0b0e1a", "#ffffff"), "path-ring": ("#dfe5f1", "#2c3754"),
    "quiet": ("#a9b4cf", "#47536f"), "counted": ("#0b0e1a", "#ffffff"), "free": ("#ffb454", "#6a3a00"),
    "token": ("#0b0e1a", "#ffffff"), "dome": ("#0e1730", "#8fa6cf"), "glass": ("#c9dcf5", "#ffffff"),
}  # fmt: skip
_DARK: Final = {f"mm-{name}": colours[0] for name, colours in _COLOURS.items()}
_LIGHT: Final = {f"mm-{name}": colours[1] for name, colours in _COLOURS.items()}


def own(name: str) -> str:
    """A colour of the panorama by its name."""
    return var(f"mm-{name}")


_RULES: Final = [
    ".pl{stroke-linecap:round;stroke-linejoin:round}",
    f".pl .plate{{fill:{own('plate')};fill-opacity:.86;stroke:{own('plate-line')}}}",
    f".pl .plan{{fill:url(#mm-plan);stroke:{own('plan-line')}}}.pl .pt{{fill:{own('plan-text')}}}",
    f".pl .sheet{{fill:{own('card')};stroke:{own('card-line')}}}.pl .window{{fill:{own('window')}}}",
    f".pl .strip{{fill:{own('strip')};fill-opacity:.72}}",
    f".pl .pts{{fill:{var('moon')}}}.pl .gain{{fill:{var('gain')}}}",
    f".pl .new{{fill:{var('happened')}}}.pl .ask{{fill:{own('free')}}}.pl .q{{fill:{own('quiet')}}}",
    ".pl .bright{--pl-moon:#ffe9b0;--pl-happened:#7cd4ff;--pl-mm-counted:#0b0e1a}.pl .offer>.hot.lantern{stroke:#ffb454}",
    f".pl .banner{{fill:{own('token')};stroke:{var('offer')};stroke-width:2}}",
    f".pl .white{{fill:#fff}}.pl .counted{{fill:{own('counted')}}}",
    f".pl .on{{paint-order:stroke;stroke:{own('halo')};stroke-width:4px;stroke-linejoin:round}}",
    ".pl .dark{paint-order:stroke;stroke:#0b0e1a;stroke-width:4px;stroke-linejoin:round;fill:#fff}",
    ".pl .pill{fill:#0b0f1d;fill-opacity:.88}.pl .slot{fill:#0e1425;stroke:#5b6580}.pl .value{fill:#ffe9b0}",
    ".pl .warm{fill:url(#mm-warm);stroke:#262f48}.pl .door{fill:url(#mm-door);stroke:#262f48}",
    f".pl .bare{{fill:{own('bare')};stroke:{own('bare-line')};stroke-width:1.1}}",
    f".pl .planned{{opacity:.62}}.pl .planned path{{fill:{own('bare')};fill-opacity:.6;stroke:{own('bare-line')};stroke-dasharray:4 3}}",
    f".pl .now{{fill:none;stroke:{var('happened')};stroke-width:2.5}}.pl .trace{{fill:none;stroke:{var('happened')};stroke-width:2.2;"
    "stroke-dasharray:1 6;stroke-linecap:round}",
    f".pl .way{{fill:none;stroke:{var('offer')};stroke-width:2.2;stroke-dasharray:1 6;stroke-linecap:round}}",
    f".pl .cage{{fill:none;stroke:{var('refusal')};stroke-width:1.8;stroke-dasharray:3 2.5}}",
    f".pl .stop{{fill:{var('happened')};stroke:#0b0e1a}}.pl .beam{{fill:{var('happened')};opacity:.26}}",
    f".pl .posted{{color:#a9b8d8}}.pl .free{{color:#465274;opacity:.8}}.pl .plan-up{{color:{own('plan-line')}}}",
    f".pl .offer>.key.aside{{fill:{own('plate')};stroke:{var('offer')}}}",
    ".pl .offer>.key{stroke-width:1.5}.pl .offer>.hot{stroke-width:2;paint-order:stroke}",
    # An outline lies on a dark line of its own, so that it is crisp on sand and on metal alike.
    ".pl .under{display:none;fill:none;stroke:#0b0e1a;stroke-width:4.5;opacity:.5;pointer-events:none}.pl .offer>.under{display:inline}",
    f".pl .selected>.hot{{stroke:{var('offer')};stroke-width:5}}.pl [data-thing]{{cursor:pointer}}",
    f".pl .path{{fill:none;stroke:{own('path')};stroke-width:3}}.pl .under-path{{stroke:{own('path-under')};stroke-width:10;opacity:.5}}",
    f".pl .zone{{stroke:{var('moon')};stroke-width:4.5}}.pl .onward{{stroke:{var('moon')};stroke-width:1.6;stroke-dasharray:2 4}}",
    f".pl .ticks{{stroke:{own('path-under')};stroke-width:2.6}}",
    f".pl .tag,.pl .token{{fill:{own('token')};stroke-width:2.2}}.pl .tag{{stroke-width:1.2}}",
    f".pl .shell{{fill:{own('dome')};stroke:{own('glass')};stroke-width:1.5}}.pl .ribs{{fill:none;stroke:{own('glass')};opacity:.28}}",
    f".pl .berth{{fill:#171f38}}.pl .berth.warm{{fill:url(#mm-warm);stroke:none}}.pl .vacant{{fill:{own('card')};opacity:.45}}",
    ".pl .calm{cursor:pointer}.pl .calm>.under{display:none}.pl .calm:hover>.hot,.pl .calm.lit>.hot{stroke:"
    + var("edge")
    + ";stroke-width:2}",
    ".pl .foot{fill:#05070f;fill-opacity:.5;stroke-width:1.6}",
    f".pl .ring{{fill:{own('path-under')};stroke:{own('path-ring')};stroke-width:1.4}}",
    *[f".pl .s{n + 1}{{stroke:{var(seat_colour(n))}}}" for n in range(SEATS - 1)],
]

LOOK: Final = "".join([STYLE, themed(_DARK, _LIGHT), *_RULES])
