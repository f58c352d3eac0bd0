"""Looking at everything: a game can be watched again with what was hidden laid open, in the drawing and in words."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from perilune.core.chance import HIDDEN, Rng
from perilune.core.playout import any_move
from perilune.core.record import loads
from perilune.core.reel import Reel
from perilune.core.table import Seen, Table, reopen
from perilune.games import box
from tests.conformance.test_words import NOT_WORDS
from tests.conformance.walks import NAMES, Setting

SECRETIVE = [
    Setting("mine_the_moon", 3, {}),
    Setting("astronavigators", 1, {"mode": "solo"}),
    Setting("astronavigators", 3, {"mode": "constellation"}),
    Setting("astronavigators", 4, {"mode": "solar_system"}),
    Setting("uranus", 3, {"deck": "advanced"}),
    Setting("uranus", 6, {"deck": "advanced"}),
]
OPEN = [Setting("lineae", 2, {}), Setting("uranus", 2, {})]
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))
DRAFT = 0  # the first stage of AstroNavigators


def played(setting: Setting, moves: int) -> Table:
    """A table after so many random moves."""
    table = Table(setting.game, setting.options, "everything", NAMES[: setting.seats])
    rng = Rng(51)
    while not table.over and table.number < moves:
        deciders = table.deciders()
        seat = deciders[rng.below(len(deciders))]
        table.submit(seat, any_move(table.legal(seat), rng))
    return table


def fact(everything: Seen, field: str, place: int) -> tuple[str, str]:
    """How a hidden number reads in words and in the drawing when it is laid open; empty where it says nothing."""
    game: Any = everything.game
    truth = everything.view.to_json()
    value = truth[field][place]
    if field == "crater":
        seat = place * len(everything.names) // len(truth[field])
        return (f"{everything.names[seat]}'s robots: ", "") if value else ("", "")
    if field == "own":
        return f"with {value}", f": {value}"
    if field == "kept":
        name = game.content.rockets[value].name if place % 3 == 1 else ""  # a seat, its rocket, and the square that comes with it
    elif field == "agenda":
        name = game.content.agendas[value].name
    elif field == "character" or (field == "offer" and truth["stage"] == DRAFT):
        name = game.content.characters[value].name
    elif field == "offer":
        name = game.content.rockets[value].name
    else:
        assert field == "objectives", f"{game.title} hides its {field}: say here how that reads when it is laid open"
        name = game.content.objectives[value].name
    return name, name


def hidden(seen: Seen) -> list[tuple[str, int]]:
    """The fields and places that a spectator may not know."""
    found = []
    for field, values in seen.view.to_json().items():
        if isinstance(values, list):
            found += [(field, place) for place, value in enumerate(values) if value == HIDDEN]
    return found


def words(seen: Seen) -> str:
    lines = [line for region in seen.regions() for line in [region.title, *region.lines]]
    for line in lines:
        assert not NOT_WORDS.search(line), line
    return "\n".join(lines)


def drawn(seen: Seen) -> str:
    """All text of the drawing, which must be well formed."""
    return "\n".join(ElementTree.fromstring(seen.svg()).itertext())


def check(seen: Seen, everything: Seen) -> list[str]:
    """Everything shows what the spectator could not see, and is the same where nothing was hidden. Returns the fields laid open."""
    told, shown = words(everything), drawn(everything)
    facts = [(field, *fact(everything, field, place)) for field, place in hidden(seen)]
    for field, in_words, in_drawing in facts:
        assert in_words in told, (field, in_words)
        assert in_drawing in shown, (field, in_drawing)
    opened = [field for field, in_words, _ in facts if in_words]
    assert (told != words(seen)) == bool(facts)
    assert (everything.svg() != seen.svg()) == bool(facts)
    assert everything.legal() == []
    return opened


@pytest.mark.parametrize("setting", SECRETIVE, ids=str)
def test_what_was_hidden_is_laid_open(setting: Setting) -> None:
    reel = Reel(played(setting, 260))
    opened = [field for moment in range(0, reel.length(), 7) for field in check(reel.seen(moment), reel.everything(moment))]
    assert len(opened) >= 3


@pytest.mark.parametrize("setting", OPEN, ids=str)
def test_where_nothing_is_hidden_everything_is_what_a_spectator_sees(setting: Setting) -> None:
    reel = Reel(played(setting, 120))
    for moment in range(0, reel.length(), 19):
        assert check(reel.seen(moment), reel.everything(moment)) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_everything_of_a_golden_game(path: Path) -> None:
    """Games that are played to the end come to more secrets: launch sites, tiles in hand."""
    record = loads(path.read_text(encoding="utf-8"))
    reel = Reel(reopen(box(record.box), record).table)
    for moment in range(0, reel.length(), 31):
        check(reel.seen(moment), reel.everything(moment))
    check(reel.seen(reel.length()), reel.everything(reel.length()))
