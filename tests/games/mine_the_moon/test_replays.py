"""The golden games again, without a table: every move is offered, and what happens is told in the same words as ever."""

from pathlib import Path

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.record import loads
from perilune.core.reopen import first_position
from tests.games.mine_the_moon.scene import Scene

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


def test_a_position_from_before_there_was_a_stack_of_pending_work() -> None:
    scene = Scene(2)
    scene.give(0, "bb")
    scene.play(0, "task refinery 2")
    scene.to_work()
    scene.play(0, "work refinery")
    now = scene.s.to_json()
    old = {name: value for name, value in now.items() if name not in ("pending", "waits", "last_why")}
    old["job"] = now["pending"][0]
    assert scene.table.game.restore(old).to_json() == now
    scene.play(0, "done")
    now = scene.s.to_json()
    assert scene.table.game.restore({**{k: v for k, v in now.items() if k != "pending"}, "job": []}).to_json() == now
