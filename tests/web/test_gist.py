"""What stays in view of all that happened since a seat moved last."""

from perilune import open_table
from perilune.core.journal import Event
from perilune.core.recap import NOBODY, Line
from perilune.games.lineae.messages import E_PASS, E_TOLL
from perilune.web.play.gist import gist

NAMES = ["Ada", "Selene", "Artemis"]
ADA, SELENE, ARTEMIS = range(3)


def short(*recap: Line) -> list[str]:
    """The gist for Ada of this recap, when nobody made points."""
    seen = open_table("mine_the_moon", seats=3, seed=1, names=NAMES).seen(0)
    return gist(seen, len(seen.events), list(recap))


def line(text: str, subject: int, *others: int) -> Line:
    return Line(text, subject, [subject, *others])


def test_chance_and_what_concerns_me_come_before_what_others_did() -> None:
    """Of those the last two."""
    lines = short(
        line("2 spins: iron.", NOBODY),
        line("Selene passes.", SELENE),
        line("Ada: 1 robot came home.", ADA),
        line("Selene pays Ada $1.", SELENE, ADA),
        line("Artemis is ready.", ARTEMIS),
    )
    assert lines == ["Ada: 1 robot came home.", "Selene pays Ada $1."]


def test_what_all_should_hear_of_is_never_left_out() -> None:
    """A launch by somebody else, before what has happened since."""
    launch = Line("Selene launches a rocket.", SELENE, [SELENE], great=True)
    later = [line("2 spins: iron.", NOBODY), line("Ada: 1 robot came home.", ADA), line("Selene passes.", SELENE)]
    assert short(launch, *later) == ["Selene launches a rocket.", "Ada: 1 robot came home."]
    assert short(*later[2:], launch) == ["Selene launches a rocket."]


def test_else_what_others_did_last() -> None:
    """Something is always said."""
    sails = [line("Selene passes.", SELENE), line("Artemis sails.", ARTEMIS), line("Selene sails.", SELENE)]
    assert short(*sails) == ["Artemis sails.", "Selene sails."]
    assert short() == []


def test_a_name_that_begins_like_another_is_not_taken_for_it() -> None:
    """What Alice does does not concern Al."""
    seen = open_table("lineae", seats=3, seed=1, names=["Al", "Alice", "Bo"]).seen(0)
    events = [Event(E_TOLL, [2, 0, 1], -1, 1), Event(E_PASS, [1], -1, 2)]
    assert gist(seen, len(seen.events), seen.game.recap(events, seen.names)) == ["Bo pays Al a toll of $1."]
