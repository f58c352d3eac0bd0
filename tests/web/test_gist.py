"""What stays in view of all that happened since a seat moved last."""

from perilune import open_table
from perilune.web.play.gist import gist

NAMES = ["Ada", "Selene", "Artemis"]


def short(*recap: str) -> list[str]:
    """The gist for Ada of this recap, when nobody made points."""
    seen = open_table("mine_the_moon", seats=3, seed=1, names=NAMES).seen(0)
    return gist(seen, len(seen.events), list(recap))


def test_chance_and_what_concerns_me_come_before_what_others_did() -> None:
    """Of those the last two."""
    lines = short("2 spins: iron.", "Selene passes.", "Ada: 1 robot came home.", "Selene pays Ada $1.", "Artemis is ready.")
    assert lines == ["Ada: 1 robot came home.", "Selene pays Ada $1."]


def test_else_what_others_did_last() -> None:
    """Something is always said."""
    assert short("Selene passes.", "Artemis sails.", "Selene sails.") == ["Artemis sails.", "Selene sails."]
    assert short() == []
