"""Every way in which a game can end has a finished record, so that none of them breaks unseen."""

from functools import cache
from pathlib import Path

import pytest

from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.games import BOXES, box

RECORDS = Path(__file__).parent.parent / "records"


@cache
def ways(name: str) -> set[str]:
    """The ways in which today's golden games of a box end."""
    found: set[str] = set()
    game = box(name)
    for path in sorted(RECORDS.glob(f"{name}-*.json")):
        record = loads(path.read_text(encoding="utf-8"))
        if (record.rules, record.content) == (game.rules_version, game.content_digest):
            table = reopen(game, record).table
            found.update(game.outcome(table.state, table.names).ways)
    return found


@pytest.mark.parametrize(("name", "way"), [(name, way) for name in BOXES for way in box(name).endings()])
def test_a_golden_game_ends_in_this_way(name: str, way: str) -> None:
    assert way in ways(name), f"no record of {name} ends like this: {way}. Make one with tools/golden.py."


@pytest.mark.parametrize("name", BOXES)
def test_no_game_ends_in_a_way_that_is_not_listed(name: str) -> None:
    assert ways(name) <= set(box(name).endings())
