"""Golden playthroughs and finished records, replayed in full."""

from pathlib import Path

import pytest

from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.games import box
from tests.playthroughs.telling import tell

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    """A record of today's rules replays move by move; an older one opens and says where it parts."""
    record = loads(path.read_text(encoding="utf-8"))
    game = box(record.box)
    again = reopen(game, record)
    if (record.rules, record.content) == (game.rules_version, game.content_digest):
        assert again.parted == -1, again.why
        assert again.table.over
        golden = Path(__file__).parent / f"{path.stem}.txt"
        assert tell(again.table) == golden.read_text(encoding="utf-8"), "run tools/golden.py --retell and read the difference"
    else:
        assert again.parted == -1 or again.why
