"""Points by source: what the events tell of points adds up to the scores."""

import re
from pathlib import Path

import pytest

from perilune.core.chance import SPECTATOR, Rng
from perilune.core.game import Earning, State
from perilune.core.journal import Event, Journal
from perilune.core.playout import OVER, step
from perilune.core.record import loads
from perilune.core.table import Seen, first_position, reopen
from perilune.games import BOXES, box
from tests.conformance.walks import NAMES, Setting, settings

BLANK = re.compile(r"\{([^{}]+)\}")
WORDS = re.compile(r"[A-Za-z]+(?: [A-Za-z]+)*")
STEPS = 100000
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))


def spectator(setting: Setting, state: State, events: list[Event]) -> Seen:
    heard = [event for event in events if event.heard_by(SPECTATOR)]
    return Seen(setting.game, setting.game.view(state, SPECTATOR), SPECTATOR, NAMES[: setting.seats], heard, 0)


def check(setting: Setting, state: State, events: list[Event]) -> bool:
    """The sources add up; only losses are below zero. Whether there are any yet: some boxes count at the end."""
    losses = {earning.source for earning in setting.game.earnings() if earning.each < 0}
    sources = spectator(setting, state, events).sources()
    for source in sources:
        assert len(source.points) == setting.seats
        assert any(source.points)
        assert all(points <= 0 if source.name in losses else points >= 0 for points in source.points), source.name
    if sources:
        sums = [sum(source.points[seat] for source in sources) for seat in range(setting.seats)]
        assert sums == setting.game.scores(state)
    return bool(sources)


@pytest.mark.parametrize("seed", [41, 42])
@pytest.mark.parametrize("setting", settings(), ids=str)
def test_the_sources_add_up_to_the_scores(setting: Setting, seed: int) -> None:
    """Random play to the end, looked at now and then."""
    game = setting.game
    rng = Rng(seed)
    journal = Journal()
    state = setting.deal()
    for number in range(STEPS):
        if number % 97 == 0:
            check(setting, state, journal.events)
        if step(game, state, rng, journal) == OVER:
            assert check(setting, state, journal.events) or not any(game.scores(state))
            return
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_sources_of_a_golden_game_add_up(path: Path) -> None:
    """Good players make points in more ways than random ones."""
    record = loads(path.read_text(encoding="utf-8"))
    table = reopen(box(record.box), record).table
    setting = Setting(record.box, record.seats, dict(record.options))
    if record.start is not None and any(table.game.scores(first_position(table.game, table.options, record))):
        pytest.skip("it begins with points that no event tells of")
    assert check(setting, table.state, table.journal.events) or not any(table.scores())


def check_earning(sentence: str, earning: Earning) -> None:
    blanks = BLANK.findall(sentence)
    assert blanks[earning.seat] == "seat"
    assert earning.each != 0
    if earning.points >= 0:
        blank = blanks[earning.points]
        assert blank == "n" or blank.startswith("n ")
    assert WORDS.fullmatch(earning.source), earning.source


@pytest.mark.parametrize("name", BOXES)
def test_every_source_is_told_in_a_sentence_of_its_own(name: str) -> None:
    game = box(name)
    earnings = game.earnings()
    assert earnings
    for earning in earnings:
        check_earning(game.sentences[earning.code], earning)
    codes = [earning.code for earning in earnings]
    assert len(set(codes)) == len(codes)
