"""What is chosen before the first month: a continent or a character, and a hidden agenda. Cards in the place of the board."""

from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, rect
from perilune.draw.words import label, lines, wrap
from perilune.games.astronavigators.draw.board import HIGH, WIDE
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.state import AGENDA, DRAFT, FIRST_AND_FAST

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
            rows.append((f"choose {who.key}", name, "" if plain else who.text, f"character-{number}"))
    return rows, "Choose your home" if plain else "Choose your character"


def lines_of(text: str, room: float, size: float) -> list[str]:
    """The text of a card in lines, or none."""
    return wrap(text, room, size) if text else []


def choices(scene: Scene, x: float, y: float) -> list[str]:
    """The cards to choose from, or who is choosing."""
    rows, title = offered(scene)
    at = f'<g transform="translate({num(x)} {num(y)})">'
    if not rows:
        return [f"{at}{rect(0, 0, WIDE, HIGH, 'pnl', 12)}{_others(scene)}</g>"]
    drawn = rect(0, 0, WIDE, HIGH, "pnl", 12) + label(14, 24, title, 15, "tx b")
    parts = [f"{at}{drawn}</g>"]
    step = (HIGH - 42) / len(rows)
    high = min(step - 6, 92.0 if rows[0][2] else 40.0)
    for place, (move, name, text, card) in enumerate(rows):
        top = 36 + place * min(step, high + 8)
        words = fitted(24, top + 19, name, WIDE - 48, 13 if text else 15, "tx b")
        room = int((high - 24) // 15)
        if text and room > 0:
            words += lines(24, top + 36, wrap(text, WIDE - 50, 12, room), 15, 12, "qt")
        parts.append(
            at
            + scene.spot(
                move,
                name,
                rect(10, top, WIDE - 20, high, "row", 9),
                rect(10, top, WIDE - 20, high, "fr", 9),
                words,
                more=f' data-card="{card}"',
            )
            + "</g>"
        )
    return parts


def _others(scene: Scene) -> str:
    """Who has chosen already."""
    s = scene.s
    what = "character" if s.stage == DRAFT else "agenda"
    drawn = label(14, 26, "The players choose" + (" in secret" if s.stage == AGENDA else ""), 15, "tx b")
    for seat in range(s.seats):
        y = 62 + 34 * seat
        chosen = (s.character if s.stage == DRAFT else s.agenda)[seat] != -1
        drawn += (
            f'<use href="#{mark(seat)}" x="14" y="{y - 13}" width="18" height="18"/>'
            f"{fitted(42, y + 1, scene.names[seat], 130, 14, 'tx b')}"
        )
        drawn += label(
            180,
            y + 1,
            "has chosen" if chosen else f"chooses {'an' if what == 'agenda' else 'a'} {what}",
            12,
            "gn" if chosen else "qt",
        )
    return f'<g data-says="{esc("The players choose.")}">{drawn}</g>'
