"""What is chosen before the first month: a continent or a character, and a hidden agenda. Cards in the place of the board."""

from functools import lru_cache

from perilune.core.words import agreed
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, rect
from perilune.draw.words import label, lines, width, wrap
from perilune.games.astronavigators.content import WEEKS
from perilune.games.astronavigators.draw import weeks
from perilune.games.astronavigators.draw.board import HIGH, WIDE
from perilune.games.astronavigators.draw.chart import bounds
from perilune.games.astronavigators.draw.scene import Scene, card_attr
from perilune.games.astronavigators.draw.space import earth_and_moon, smooth
from perilune.games.astronavigators.draw.text import LEAST, fitted
from perilune.games.astronavigators.draw.tokens import craft
from perilune.games.astronavigators.state import AGENDA, DRAFT, FIRST_AND_FAST
from perilune.games.astronavigators.world.travel import home_notes

Row = tuple[str, str, str, str]  # move, name, text, card


def offered(scene: Scene) -> tuple[list[Row], str]:
    """What the viewer can choose from, and the question."""
    s, c = scene.s, scene.c
    rows: list[Row] = []
    if s.stage == AGENDA:
        for number, spec in enumerate(c.agendas):
            if scene.offered(f"agenda {spec.key}"):
                rows.append((f"agenda {spec.key}", spec.name, f"{spec.mission} {spec.effect}", f"agenda-card-{number}"))
        return rows, "Choose your hidden agenda"
    plain = s.mode == FIRST_AND_FAST
    for number, who in enumerate(c.characters):
        if scene.offered(f"choose {who.key}"):
            name = who.continent if plain else f"{who.name}, {who.continent}"
            text = "\n".join(home_notes(s, c, number)) if plain else who.text
            rows.append((f"choose {who.key}", name, text, f"character-{number}"))
    return rows, "Choose your home" if plain else "Choose your character"


def lines_of(text: str, room: float, size: float) -> list[str]:
    """The text of a card in lines, or none."""
    return wrap(text, room, size) if text else []


def choices(scene: Scene, x: float, y: float, across: float = 940.0) -> list[str]:
    """The hidden agendas to choose from in the place of the board, or who is choosing. Characters lie on the hill, as large cards."""
    rows, title = offered(scene)
    at = f'<g transform="translate({num(x)} {num(y)})">'
    if not rows or scene.s.stage == DRAFT:
        return [f"{at}{rect(0, 0, WIDE, HIGH, 'pnl', 12)}{_others(scene)}</g>", *_characters(scene, rows, across)]
    drawn = rect(0, 0, WIDE, HIGH, "pnl", 12) + label(14, 24, title, 15, "tx b")
    parts = [f"{at}{drawn}</g>"]
    step = (HIGH - 42) / len(rows)
    high = min(step - 8, 124.0)
    for place, (move, name, text, card) in enumerate(rows):
        top = 36 + place * step
        words = fitted(24, top + 22, name, WIDE - 48, 15, "tx b")
        words += lines(24, top + 41, wrap(text, WIDE - 50, 13, int((high - 32) // 16)), 16, 13, "qt")
        frame = rect(10, top, WIDE - 20, high, "row", 9), rect(10, top, WIDE - 20, high, "fr", 9)
        parts.append(f"{at}{scene.spot(move, name, *frame, words, more=card_attr(card))}</g>")
    return parts


def _characters(scene: Scene, rows: list[Row], across: float) -> list[str]:
    """A card for each character, with the outline of the continent on which they are at home; before one may choose, empty weeks."""
    empty = across / WEEKS
    if not rows:
        return [
            f'<g opacity=".5">{"".join(rect(8 + empty * n, weeks.TOP, empty - 9, weeks.HIGH, "slot", 12) for n in range(WEEKS))}</g>'
        ]
    parts = []
    step = across / len(rows)
    wide, top, high = step - 8, weeks.TOP, weeks.HIGH
    homes, feet = _homes(scene, rows, wide - 140)
    long = any(len(wrap(text, wide - 150, 14, 3)) > 2 for _, _, text, _ in rows)  # then there is no room at the foot
    for place, (move, name, text, card) in enumerate(rows):
        x = 8 + place * step
        home_land = scene.c.earth.land_of[scene.c.characters[_character(card)].home]
        narrow = wide < 200
        who, _, home = name.partition(", ")
        notes = ([home] if home else text.split("\n")) if narrow else []
        drawn = land(
            home_land,
            x + (wide / 2 if narrow else 66),
            top + ((40 if home else 34) if narrow else high / 2),
            min(100.0, wide - 24),
            (60 if home else 50) if narrow else 92,
        )
        if narrow:
            drawn += fitted(x + wide / 2, top + high - 14 - 16 * len(notes), who, wide - 12, 14, "tx b", "middle")
            for row, note in enumerate(reversed(notes)):
                drawn += fitted(x + wide / 2, top + high - 11 - 16 * row, note, wide - 12, 12, "qt", "middle")
        else:
            drawn += fitted(x + 132, top + 34, who, wide - 146, 18, "tx b")
            drawn += fitted(x + 132, top + 53, homes[place], wide - 140, 13, "qt")
            drawn += lines(x + 132, top + 78, wrap(text, wide - 150, 14, 3), 18, 14, "tx")
            drawn += "" if long else fitted(x + 132, top + high - 8, feet[place], wide - 140, 13, "qt")
        frame = rect(x, top, wide, high, "slot", 12), rect(x, top, wide, high, "fr", 12)
        parts.append(scene.spot(move, name, *frame, drawn, more=card_attr(card)))
    return parts


def _homes(scene: Scene, rows: list[Row], room: float) -> tuple[list[str], list[str]]:
    """Where each character lives, and what that is good for: in the same line if every card has room for it, or else at its foot."""
    homes = [name.partition(", ")[2] for _, name, _, _ in rows]
    notes = [", ".join(note for note in home_notes(scene.s, scene.c, _character(card)) if note) for _, _, _, card in rows]
    told = [f"{home}: {note}" for home, note in zip(homes, notes, strict=True)]
    fits = all(homes) and all(notes) and max(width(line, LEAST) for line in told) <= room
    return (told, [""] * len(rows)) if fits else (homes, notes if all(homes) else [""] * len(rows))


def _character(card: str) -> int:
    """The number of the character whom a card shows."""
    return int(card.rpartition("-")[2])


def land(continent: int, x: float, y: float, w: float, h: float) -> str:
    """A continent with its middle at x, y, as large as its room allows."""
    left, top, wide, high = bounds(continent)
    scale = min(w / wide, h / high)
    moved = f"translate({num(x - (left + wide / 2) * scale)} {num(y - (top + high / 2) * scale)}) scale({scale:.3f})"
    return f'<use href="#av-land-{continent}" transform="{moved}" class="sh"/>'


def _others(scene: Scene) -> str:
    """Who has chosen already."""
    s = scene.s
    what = "agenda" if s.stage != DRAFT else "home" if s.mode == FIRST_AND_FAST else "character"
    drawn = label(14, 26, "The players choose" + (" in secret" if s.stage == AGENDA else ""), 15, "tx b")
    for seat in range(s.seats):
        y = 62 + 34 * seat
        chosen = (s.character if s.stage == DRAFT else s.agenda)[seat] != -1
        drawn += (
            f'<use href="#{mark(seat)}" x="14" y="{y - 13}" width="18" height="18"/>'
            f"{fitted(42, y + 1, scene.names[seat], 130, 14, 'tx b')}"
        )
        now = s.stage == AGENDA or seat == s.at  # only agendas are chosen at the same time
        told = "{has|have} chosen" if chosen else f"{{chooses|choose}} {'an' if what == 'agenda' else 'a'} {what}"
        told = agreed(told if chosen or now else "{comes|come} later", scene.names[seat])
        drawn += label(180, y + 1, told, 12, "gn" if chosen else "tx" if now else "qt")
    return f'<g data-says="{esc("The players choose.")}">{drawn}</g>{_waiting(s.seats, 84.0 + 34 * (s.seats - 1))}'


@lru_cache(8)
def _waiting(seats: int, top: float) -> str:
    """What it is all about, in the room that is left: the craft on the Earth, and the Moon far above them."""
    high, wide = HIGH - 12 - top, WIDE - 24
    moon_r = min(52.0, high * 0.3)
    mx, my = WIDE - 78, top + high * 0.4
    way = smooth([(96.0, top + high * 0.5), (170.0, top + high * 0.26), (mx - moon_r - 4, my - 4)])
    shapes = "".join(
        f'<use href="#{craft(seat)}" transform="translate({num(96 + 34 * (seat - (seats - 1) / 2))} {num(top + high * 0.74)})"/>'
        for seat in range(seats)
    )
    return (
        f'<clipPath id="waiting-clip"><rect x="12" y="{num(top)}" width="{num(wide)}" height="{num(high)}" rx="10"/></clipPath>'
        f'<g class="pieces" clip-path="url(#waiting-clip)"><g transform="translate(-300 {num(top - 20)})"><use href="#av-stage-stars"/></g>'
        f'{earth_and_moon((96, top + high * 1.52, high * 0.95), (mx, my, moon_r))}<path d="{way}" class="ahead"/>{shapes}</g>'
    )
