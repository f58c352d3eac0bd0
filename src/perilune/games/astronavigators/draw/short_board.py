"""A player board in two lines, for tables with many players."""

from perilune.draw.pieces import mark
from perilune.draw.svg import rect, titled, use
from perilune.draw.words import fitted, label
from perilune.games.astronavigators.content import (
    CONTINENTS,
    QUESTS,
    SETS,
)
from perilune.games.astronavigators.draw.boards import (
    aborts,
    agenda_in_words,
    aside_words,
    board_frame,
    instrument,
    save_area,
    sentence,
    tokens,
    vehicles,
    where_words,
    who_words,
)
from perilune.games.astronavigators.draw.scene import SET_CODES, Scene
from perilune.games.astronavigators.draw.track import owns_tiles
from perilune.games.astronavigators.state import (
    ACTIVE,
    CLOSED_QUEST,
    DRAFT,
    FIRST_AND_FAST,
    INACTIVE,
    NO_QUEST,
    NO_TILE,
    NOBODY,
    SOLAR_SYSTEM,
    SPENT,
)

_CODES = ["NA", "SA", "EU", "AF", "AS", "OC", "AN"]


def short_board(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """A seat's board in two lines, each thing below that of the seat above."""
    s, c = scene.s, scene.c
    board_frame(scene, seat, x, y, w, h)
    line = (h - 6) / 2
    chip = min(22.0, line - 2)
    first, second = y + 3 + (line - chip) / 2, y + 3 + line + (line - chip) / 2
    text = chip / 2 + 4.2
    scene.put(use(mark(seat), x + 16, first + chip / 2, 16))
    scene.put(fitted(x + 28, first + text, scene.names[seat], 84, 12.5, "b"))
    who = s.character[seat]
    about = c.characters[who].continent.replace("North", "N.").replace("South", "S.") if who >= 0 else ""
    told = f"{scene.names[seat]}: {who_words(scene, who) if who >= 0 else 'no character yet'}."
    scene.put(titled(told, fitted(x + 10, second + text, about, 78, 11, "q")))
    if s.first == seat and s.stage != DRAFT:
        scene.put(titled("First player.", label(x + 112, second + text, "1st", 11, "moon b", "end")))
    told = f"Navigation Knowledge {s.nk[seat]}, Difficulty Value {s.dv[seat]}."
    nk = label(x + 116, first + text, f"NK {s.nk[seat]}", 12.5, "b")
    scene.put(titled(told, nk, label(x + 116, second + text, f"DV {s.dv[seat]}", 11.5, "q b")))
    at = x + 172
    vehicles(scene, seat, at, first, 21, chip)
    tokens(scene, seat, at + 129, first + chip / 2, 19, min(8.0, chip / 2 - 0.5))
    for tool in range(3):
        instrument(scene, seat, tool, at + 209 + tool * 39, first, 36, chip, False)
    _visited(scene, seat, at, second, 20.5, chip)
    count = SETS if s.mode >= SOLAR_SYSTEM else SETS - 2
    _gained(scene, seat, at + 146, second, 21.7, count, chip)
    end = at + 148 + 21.7 * count
    aborts(scene, seat, end, second, chip)
    save_area(scene, seat, end + 52, second, min(99.0, x + w - 6 - end - 52), chip)
    _beyond(scene, seat, at + 330, first, x + w - 8, chip)


def _beyond(scene: Scene, seat: int, x: float, y: float, right: float, h: float) -> None:
    """The end of the first line: agenda, quests, and where the seat is."""
    s, c = scene.s, scene.c
    text = y + h / 2 + 4.2
    where = where_words(scene, seat)
    tiles, aside = owns_tiles(scene, seat), aside_words(scene, seat)
    hand = [f"Trajectory tiles in hand: {', '.join(tiles)}."] if tiles else []
    hand += [sentence(aside)] if aside else []
    place = fitted(right, text, where, min(right - x - 20, 90), 11, "q", "end")
    scene.put(titled(" ".join(hand), place) if hand else place)
    agenda = s.agenda[seat]
    if agenda != NOBODY and s.mode != FIRST_AND_FAST:
        sign = use("av-flag" if s.shown[seat] else "av-secret", x + 8, y + h / 2, min(16, h), "" if s.shown[seat] else "dim")
        scene.put(titled(agenda_in_words(scene, seat), sign))
    mine = [quest for quest in range(QUESTS) if s.quests[seat * QUESTS + quest] != NO_QUEST]
    if mine:
        done = [c.quests[quest].instrument for quest in mine if s.quests[seat * QUESTS + quest] == CLOSED_QUEST]
        open_ = [c.quests[quest].name for quest in mine if s.quests[seat * QUESTS + quest] != CLOSED_QUEST]
        told = " ".join(f"{name}: {', '.join(each)}." for name, each in (("Instruments", done), ("Quests", open_)) if each)
        scene.put(titled(told, label(x + 24, text, f"{len(done)} of {len(mine)} quests", 11, "q")))


def _visited(scene: Scene, seat: int, x: float, y: float, step: float, h: float) -> None:
    """The continents in two letters."""
    s, c = scene.s, scene.c
    for continent in range(CONTINENTS):
        tile = s.tiles[seat * CONTINENTS + continent]
        used = tile == NO_TILE or s.flipped[seat * CONTINENTS + continent] == 1
        name = c.characters[continent].continent
        word = "not visited" if tile == NOBODY else "visited, the tile is used up" if used else (
            f"visited; its tile has the {c.vehicle_names[c.tiles[tile].vehicle].lower()}"
        )  # fmt: skip
        at = x + continent * step
        class_, ink = ("none", "q") if tile == NOBODY else ("spent", "q b") if used else ("card", "b")
        words = label(at + (step - 2) / 2, y + h / 2 + 4, _CODES[continent], 11, ink, "middle")
        scene.put(titled(f"{name}: {word}.", rect(at, y, step - 2, h, class_, 4), words))


def _gained(scene: Scene, seat: int, x: float, y: float, step: float, count: int, h: float) -> None:
    """The sets in two letters; what is still missing is told by the pointer."""
    s = scene.s
    for number in range(count):
        state, have, spec = s.sets[seat * SETS + number], s.symbols[seat * SETS + number], scene.c.sets[number]
        word = {INACTIVE: f"{have} of {spec.least} symbols", ACTIVE: "active", SPENT: "spent"}[state]
        at = x + number * step
        shape = rect(at, y, step - 2, h, "on" if state == ACTIVE else "spent" if state == SPENT else "chip", 4)
        if state == INACTIVE and have:
            shape += rect(at + 2, y + h - 3, (step - 6) * have / spec.least, 2, "bar", 1)
        ink = "k b" if state == ACTIVE else "q"
        scene.put(
            titled(
                f"{spec.name}: {word}. {spec.meaning}.",
                shape,
                label(at + (step - 2) / 2, y + h / 2 + 4, SET_CODES[number], 11, ink, "middle"),
            )
        )
