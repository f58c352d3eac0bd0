"""Golden games, played to the end by good players: they come to more secrets, and make points in more ways, than random ones."""

from pathlib import Path

import pytest

from perilune.conformance.points import all_points_have_sources
from perilune.conformance.settings import Setting
from perilune.core.record import loads
from perilune.core.reel import Reel
from perilune.core.reopen import first_position, reopen
from perilune.core.table import Table
from perilune.games import box
from tests.conformance.facts import opened

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def golden(path: Path) -> Table:
    """The table of a record, as far as today's rules go with it."""
    record = loads(path.read_text(encoding="utf-8"))
    return reopen(box(record.box), record).table


@every_record
def test_the_sources_of_a_golden_game_add_up(path: Path) -> None:
    table = golden(path)
    start = first_position(table.game, table.options, table.record)
    if any(table.game.scores(start)):
        return  # it begins in the middle, with points that no event tells of
    setting = Setting(table.game.name, table.options.seats, dict(table.options.values))
    all_points_have_sources(setting, table.state, table.journal.events)


@every_record
def test_everything_of_a_golden_game_is_laid_open(path: Path) -> None:
    reel = Reel(golden(path))
    for moment in [*range(0, reel.length(), 31), reel.length()]:
        opened(reel.seen(moment), reel.everything(moment))
