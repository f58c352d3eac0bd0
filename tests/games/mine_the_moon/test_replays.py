"""The golden games again, without a table: every move is offered, and what happens is told in the same words as ever."""

from pathlib import Path

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.record import loads
from perilune.core.table import first_position

TESTS = Path(__file__).parent.parent.parent
GAMES = sorted((TESTS / "records").glob("mine_the_moon-*-rules2.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem.removeprefix("mine_the_moon-"))
def test_a_golden_game_is_told_as_ever(path: Path) -> None:
    game = perilune.box("mine_the_moon")
    record = loads(path.read_text(encoding="utf-8"))
    s = first_position(game, game.settle(record.seats, dict(record.options)), record)
    journal = Journal()
    for row in record.rows:
        phase = game.phase(s)
        assert phase is not None
        assert row.seat in phase.deciders(s)
        move = game.catalogue.parse(row.text)
        assert move in phase.legal(s, row.seat), row.text
        if row.seat == CHANCE:
            assert min(phase.odds(s, phase.legal(s, CHANCE))) > 0
        phase.play(s, row.seat, move, journal)
    told = [f"    {game.say_event(event, record.names)}" for event in journal.events]
    golden = (TESTS / "playthroughs" / f"{path.stem}.txt").read_text(encoding="utf-8").splitlines()
    assert told == [line for line in golden if line.startswith("    ")]
    assert game.phase(s) is None
    assert game.outcome(s, record.names).text == golden[-2]
    assert f"Scores: {', '.join(str(score) for score in game.scores(s))}" == golden[-1]
