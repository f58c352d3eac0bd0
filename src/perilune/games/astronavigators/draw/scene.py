"""The picture while it grows: the position, the hot spots, the ground, the pieces; and the signs that all boards use."""

from perilune.draw.palette import var
from perilune.draw.pieces import mark
from perilune.draw.spots import Spots
from perilune.draw.svg import el, num, piece, rect, use
from perilune.draw.words import fitted, label, width
from perilune.games.astronavigators.content import CONSTELLATIONS, FIRST_PLANET, Content
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import OVER, NavState

STYLE = (
    f".pl .sea{{fill:{var('well')};stroke:{var('line')}}}"
    f".pl .land{{fill:{var('card')};stroke:{var('edge')};stroke-width:.8}}"
    f".pl .grid{{fill:none;stroke:{var('line')};stroke-width:1}}"
    f".pl .day{{fill:{var('offer')};fill-opacity:.2}}"
    f".pl .below{{fill:{var('stone')};fill-opacity:.3}}"
    f".pl .zenith{{fill:none;stroke:{var('gain')};stroke-width:2}}"
    f".pl .ecliptic{{fill:none;stroke:{var('moon')};stroke-width:1.2;stroke-dasharray:5 4;opacity:.8}}"
    f".pl .sun{{fill:{var('offer')};stroke:{var('ink')}}}"
    f".pl .star{{fill:{var('text')}}}.pl .figure{{fill:none;stroke:{var('happened')};stroke-width:1.3}}"
    f".pl .unseen .star{{fill:{var('edge')}}}.pl .unseen .figure{{stroke:{var('edge')}}}.pl .unseen text{{fill-opacity:.8}}"
    f".pl .road{{fill:none;stroke:{var('stone')};stroke-width:1.6}}"
    f".pl .rail{{fill:none;stroke:{var('metal')};stroke-width:1.6;stroke-dasharray:2 3}}"
    f".pl{{color:{var('text')}}}.pl .inked{{color:{var('ink')}}}.pl .home{{fill:none;stroke:{var('gain')};stroke-width:2.5}}"
    f".pl .lit{{fill:#ffe9b0;stroke:{var('edge')}}}.pl .half{{fill:#ffe9b0}}.pl .dark{{fill:#323b57;stroke:{var('edge')}}}"
    f".pl .faint{{color:{var('quiet')}}}.pl .ring{{fill:none;stroke:{var('edge')};stroke-width:1.5}}"
    f".pl .chip{{fill:{var('well')};stroke:{var('edge')}}}.pl .on{{fill:{var('happened')};fill-opacity:.7;stroke:{var('ink')}}}"
    f".pl .spent{{fill:{var('well')};stroke:{var('edge')};stroke-dasharray:2 2}}"
    f".pl .orbit{{fill:none;stroke:{var('line')};stroke-width:1.2}}"
    f".pl .arc{{fill:none;stroke:{var('edge')};stroke-width:1.5;stroke-dasharray:4 5}}"
    f".pl .globe{{fill:{var('blue')};stroke:{var('ink')}}}.pl .lune{{fill:{var('metal')};stroke:{var('ink')}}}"
    f".pl .craft{{fill:{var('metal')};stroke:{var('ink')};stroke-width:.8}}"
    f".pl .now{{fill:none;stroke:{var('happened')};stroke-width:2.5}}"
    f".pl .bar{{fill:{var('gain')}}}.pl .pip{{fill:none;stroke:{var('edge')}}}.pl .load{{fill:{var('refusal')}}}"
)

ICONS = ["av-car", "av-train", "av-boat", "av-helicopter", "av-plane", "av-spacecraft"]
TILE_ICONS = ["av-flag", "av-telescope", "av-shield", "av-pad", "av-rocket"]
_PATHS = {
    "av-car": "M1 9L3 9L4.6 5.4H11L13 9H15V12.4H13.4A1.7 1.7 0 0 1 10 12.4H6A1.7 1.7 0 0 1 2.6 12.4H1Z",
    "av-train": "M3 2H13V11L11 13H5L3 11ZM5 4V7.4H11V4ZM4 15L6 13M12 15L10 13M3.4 14.6H12.6V15.6H3.4Z",
    "av-boat": "M1.4 9.6H14.6L12.4 13.6H3.6ZM7.2 2H8.6V8.8H7.2ZM9.2 3L13 8.4H9.2Z",
    "av-helicopter": "M1 2.6H13V4H8V5.4C11 5.6 12.4 7.6 12.6 11H5.6C4 11 3.4 9.6 3.4 8H1V5.6L3.4 6.6L6.6 5.4V4H1ZM4 12.4H13V13.6H4Z",
    "av-plane": "M7 1.4H9L9.4 6L15 9.4V11L9.4 9.4L9 12.6L10.8 14V15H5.2V14L7 12.6L6.6 9.4L1 11V9.4L6.6 6Z",
    "av-spacecraft": "M8 .6L11 5V9H5V5ZM4.4 9.6H11.6L13 13.4H3ZM6.6 14H9.4L8 16Z",
    "av-flag": "M3 1H4.4V15H3ZM5 2H13.6L11 5L13.6 8H5Z",
    "av-telescope": "M1.4 8.4L12.4 3L14 6.4L3 11.6ZM7.4 10.4H9L11.4 15.4H10L8.2 11.8L6.4 15.4H5Z",
    "av-shield": "M8 1L13.6 3V8C13.6 11.6 11 14 8 15.4C5 14 2.4 11.6 2.4 8V3ZM8 4A3.6 3.6 0 1 0 8.1 4Z",
    "av-pad": "M2 13.4H14V15H2ZM7 2.4L8 .8L9 2.4V12.6H7ZM4 6H5.4V12.6H4ZM10.6 6H12V12.6H10.6Z",
    "av-rocket": "M8 .6C10 2.4 10.6 4.4 10.6 9L13 11.6V14L10 12.6H6L3 14V11.6L5.4 9C5.4 4.4 6 2.4 8 .6Z",
    "av-eye": "M.8 8C3.4 4 6 3 8 3S12.6 4 15.2 8C12.6 12 10 13 8 13S3.4 12 .8 8ZM8 5A3 3 0 1 0 8.1 5Z",
    "av-planet": "M8 3.6A4.4 4.4 0 1 0 8.1 3.6ZM.8 9.8C4 11.6 12 7.6 15.2 4.6L15.6 6C12.6 9.4 4.4 13.4 .6 11.4Z",
    "av-sextant": "M8 1.4L14.6 13.4A13 13 0 0 1 1.4 13.4ZM8 4.6L4 12.2A10.6 10.6 0 0 0 12 12.2ZM7.4 5H8.6V15.4H7.4Z",
    "av-attitude": "M8 1A7 7 0 1 0 8.1 1ZM8 2.8A5.2 5.2 0 0 1 13 7.2H10L8 9.4L6 7.2H3A5.2 5.2 0 0 1 8 2.8Z",
    "av-lander": "M5 2H11V8H5ZM4.4 8.6H6L4 14H1.6ZM10 8.6H11.6L14.4 14H12ZM7 8.6H9L10 11.4H6Z",
    "av-secret": "M3 1.4H13V14.6H3ZM8 4A2.2 2.2 0 0 0 5.8 6.2H7.2A.8 .8 0 1 1 8.4 6.9L7.3 8V9.6H8.7V8.7L9.6 7.6A2.2 2.2 0 0 0 8 4Z",
    "av-save": "M3 1.6H13V15L8 11L3 15Z",
}


def symbols() -> str:
    """The signs of this box."""
    return "".join(
        el("symbol", el("path", d=d, fill="currentColor", fill_rule="evenodd"), id=name, viewBox="0 0 16 16")
        for name, d in _PATHS.items()
    )


class Scene:
    """Everything that the parts of the picture share."""

    def __init__(
        self, view: NavState, seat: int, offers: dict[str, str], names: list[str], content: Content, moves: Moves
    ) -> None:
        """`offers` are the texts of the moves with their sentences."""
        self.s = view
        self.seat = seat
        self.names = names
        self.c = content
        self.moves = moves
        self.vocabulary = moves.vocabulary
        self.spots = Spots(offers, seat >= 0 and view.stage != OVER)
        self.ground: list[str] = []
        self.pieces: list[str] = []

    def put(self, *drawn: str) -> None:
        """Add to the ground."""
        self.ground.extend(drawn)

    def stand(self, id_: str, x: float, y: float, *drawn: str, around: str = "") -> None:
        """Add a piece that can move."""
        self.pieces.append(piece(id_, x, y, *drawn, around=around))

    def month(self) -> int:
        """The month, 0 for March."""
        return (self.s.round - 1) % 12

    def zone(self) -> int:
        """The viewer's latitude, or -1 where there is none: a spectator, or a seat in space."""
        s = self.s
        chosen = self.seat >= 0 and s.character[self.seat] >= 0 and s.place[self.seat] == 0 and s.stage > 2
        return self.c.earth.zone(s.square[self.seat]) if chosen else -1

    def die(self, seat: int, x: float, y: float, size: float) -> None:
        """A seat's vehicle die: its mark, and the vehicle it shows."""
        face = self.s.die[seat]
        shape = rect(-size * 0.62, -size * 0.62, size * 1.24, size * 1.24, "craft", 4)
        sign = use(ICONS[face], size * 0.32, size * 0.34, size * 0.6) if face >= 0 else ""
        self.stand(f"die-{seat + 1}", x, y, shape, use(mark(seat), -size * 0.1, -size * 0.1, size * 0.9), sign)

    def button(self, move: str, text: str, x: float, y: float, w: float, h: float, icon: str = "", second: str = "") -> str:
        """A key for a move: glows when offered, asks why not otherwise."""
        quiet = "" if self.spots.offered(move) else "q"
        middle = x + (h / 2 if text else w / 2 - (10 if second else 0))
        inside = use(icon, middle, y + h / 2, 17, "" if self.spots.offered(move) else "dim") if icon else ""
        inside += use(second, middle + 20, y + h / 2, 17) if second else ""
        left = x + (h - 2 if icon else 8)
        words = fitted(left, y + h / 2 + 4.2, text, x + w - left - 2, 12, quiet) if text else ""
        asked = text or move
        return self.spots.around(move, asked, rect(x, y, w, h, "card", 5), rect(x, y, w, h, "hot", 5), inside, words)

    def set_chips(self, sets: list[int], x: float, y: float) -> str:
        """The symbols of a card, in their two letters."""
        drawn: list[str] = []
        for place, number in enumerate(sets):
            left = x + place * 26
            drawn.append(rect(left, y, 24, 16, "chip", 4) + label(left + 12, y + 12.2, SET_CODES[number], 11, "b", "middle"))
        return "".join(drawn)

    def short_name(self, card: int) -> str:
        """A card in few letters: a constellation's own three, or the head of the name."""
        return self.c.figures[card].code if card < CONSTELLATIONS else self.c.cards[card].name[:3]

    def about_card(self, card: int) -> str:
        """A card in one line, for the pointer."""
        spec = self.c.cards[card]
        sets = ", ".join(self.c.sets[number].name for number in spec.sets)
        kind = "constellation" if card < CONSTELLATIONS else "lunar card" if card < FIRST_PLANET else "planet card"
        return f"{spec.name}, {kind}, {spec.nk} NK." + (f" Sets: {sets}." if sets else "")


SET_CODES = ["EC", "PR", "MW", "OR", "PA", "DS", "ST", "WC", "NS", "SS", "RP", "GP"]


def moon(x: float, y: float, r: float, phase: int) -> str:
    """The four phases, as they look from the north: new, first quarter, full, last quarter."""
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{"lit" if phase == 2 else "dark"}"/>'
    if phase in (1, 3):
        sweep = 1 if phase == 1 else 0
        disc += f'<path d="M{num(x)} {num(y - r)}A{num(r)} {num(r)} 0 0 {sweep} {num(x)} {num(y + r)}Z" class="half"/>'
    return disc


def button_width(text: str) -> float:
    """How wide a key with this text must be."""
    return width(text, 12.5) + 16
