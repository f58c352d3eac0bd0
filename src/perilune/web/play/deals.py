"""What somebody at a table may know of the deal, for everybody to read before they sit down."""

from perilune.web.storage.model import StoredTable

SEED, SAME, RECORD, BRANCH = "seed", "same", "record", "branch"  # how somebody can know what was dealt
_SAYS = {
    SEED: "The deal was chosen: seed “{}”.",
    SAME: "This is the deal of an earlier game. Anybody who played or watched it knows what is coming.",
    RECORD: "This table was opened from a record. Anybody who has the record knows what is coming.",
    BRANCH: "This table continues another game. Anybody who was there may know what was dealt.",
}


def say_deal(stored: StoredTable) -> str:
    """How somebody at this table can know what was dealt; empty if nobody can."""
    return _SAYS[stored.deal].format(stored.record.seed) if stored.deal else ""
