"""Pictures on the cards that explain: a rival's whole board, when and from where a constellation is seen, the orrery."""

from functools import lru_cache

from perilune.draw.palette import STYLE as HOUSE
from perilune.draw.svg import document
from perilune.draw.words import label
from perilune.games.astronavigators.content import CONSTELLATIONS, Content
from perilune.games.astronavigators.draw.board import HIGH, WIDE, board
from perilune.games.astronavigators.draw.look import STYLE
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.scenery import scenery
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import DRAFT, NavState
from perilune.games.astronavigators.world.observe import month_of
from perilune.games.astronavigators.world.sky import BELOW, DAYLIGHT, MONTHS, ROWS, SEEN, zone_names

_SHADES = {SEEN: "#7cc4f5", DAYLIGHT: "#a8734d", BELOW: "none"}
_NO_NIGHT = "#4a4436"
_LEGEND = [
    (_SHADES[SEEN], "seen"),
    (_SHADES[DAYLIGHT], "in daylight"),
    (_NO_NIGHT, "no night"),
    (_SHADES[BELOW], "below the horizon"),
]
_SEASONS_WIDE = 320  # pixels at most: its letters are not larger than those of the card


def picture(view: NavState, seat: int, key: str, names: list[str], c: Content, moves: Moves) -> str:
    """The picture of a card, or nothing."""
    if key.startswith("card-"):
        for number in range(CONSTELLATIONS):
            if c.cards[number].key == key[5:]:
                return seasons(c, number, month_of(view))
    if key.startswith("seat-") and view.stage != DRAFT and view.character[int(key[5:]) - 1] >= 0:
        scene = Scene(view, seat, {}, names, c, moves, str)
        scene.asking = False
        parts = board(scene, int(key[5:]) - 1, 2, 2)
        head, *rest = document(WIDE + 4, HIGH + 4, names[int(key[5:]) - 1], "", "", "", *parts)
        return "".join([head, scenery(c).svg, *rest])
    return ""


@lru_cache(512)
def seasons(c: Content, figure: int, now: int) -> str:
    """Six zones by twelve months, lit where the constellation is seen, with the reason where it is not."""
    drawn = ""
    for month in range(MONTHS):
        left = 34 + 18 * month
        drawn += label(left + 8, 14, c.sky.months[month].name[0], 12, "of b" if month == now else "qt", "middle")
        for zone in range(ROWS):
            why = c.sky.why_not(month, zone, figure)
            shade = _SHADES.get(why, _NO_NIGHT)
            frame = ' stroke="#ffb454" stroke-width="2"' if month == now else ' stroke="#5d6a8c" stroke-width=".6"'
            drawn += (
                f'<rect x="{left}" y="{20 + 17 * zone}" width="16" height="15" rx="3" '
                f'fill="{shade}"{frame if why == SEEN or month != now else frame.replace("2", "1", 1)}/>'
            )
    for zone, name in enumerate(zone_names()):
        drawn += label(17, 32 + 17 * zone, name.replace("-", "−"), 12, "qt", "middle")
    for n, (shade, word) in enumerate(_LEGEND):
        x, y = 34 + 96 * (n % 2), 128 + 17 * (n // 2)
        drawn += (
            f'<rect x="{x}" y="{y}" width="11" height="11" rx="2" fill="{shade}" stroke="#5d6a8c" stroke-width=".6"/>'
            f"{label(x + 16, y + 10, word, 12, 'qt')}"
        )
    head, *rest = document(256, 160, c.cards[figure].name, "", HOUSE + STYLE, "", drawn)
    return "".join([head.replace("<svg ", f'<svg style="max-width:{_SEASONS_WIDE}px" ', 1), *rest])
