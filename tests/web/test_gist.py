"""What stays in view of all that happened since a seat moved last."""

from importlib import import_module

import pytest

from perilune import open_table
from perilune.core.chance import Rng
from perilune.core.journal import Event
from perilune.core.playout import any_move
from perilune.core.recap import NOBODY, Line
from perilune.games.lineae.messages import E_PASS, E_TOLL
from perilune.games.mine_the_moon.messages import E_GAIN
from perilune.games.uranus.messages import E_FLEW
from perilune.web.play.gist import gist

NAMES = ["Ada", "Selene", "Artemis"]
ADA, SELENE, ARTEMIS = range(3)


def short(*recap: Line) -> list[str]:
    """The gist for Ada of this recap, when nobody made points."""
    seen = open_table("mine_the_moon", seats=3, seed=1, names=NAMES).seen(0)
    return [line.text for line in gist(seen, len(seen.events), list(recap))]


def line(text: str, subject: int, *others: int) -> Line:
    return Line(text, subject, [subject, *others])


def test_points_and_what_concerns_me_come_first() -> None:
    """Then what chance did, then what others did last; all in the order in which it happened."""
    lines = short(
        line("2 spins: iron.", NOBODY),
        line("Selene drops a raw Graphene.", SELENE),
        line("Selene pays Ada $1.", SELENE, ADA),
        Line("Artemis launches a rocket for 9 points.", ARTEMIS, [ARTEMIS], 9),
        line("Selene works the Loader.", SELENE),
    )
    assert lines == ["2 spins: iron.", "Selene pays Ada $1.", "Artemis launches a rocket for 9 points."]


def test_what_all_should_hear_of_is_never_left_out() -> None:
    """A launch by somebody else, before what has happened since."""
    launch = Line("Selene launches a rocket.", SELENE, [SELENE], great=True)
    later = [line("Ada: 1 robot came home.", ADA), Line("Ada scores 1.", ADA, [ADA], 1), Line("Ada scores 2.", ADA, [ADA], 2)]
    assert short(launch, *later) == ["Selene launches a rocket.", "Ada scores 1.", "Ada scores 2."]


def test_what_others_did_is_told() -> None:
    """The last of it, and a pass only if there is nothing else."""
    passes = Line("Selene passes.", SELENE, [SELENE], passes=True)
    sails = [line(f"Artemis sails to space {space}.", ARTEMIS) for space in range(1, 5)]
    assert short(*sails, passes) == [line.text for line in sails[1:]]
    assert short(passes) == ["Selene passes."]
    assert short() == []


def test_points_have_the_name_that_they_have_in_the_box() -> None:
    """Dominance in Mine the Moon, points in Lineae."""
    for box, name in [("mine_the_moon", "Dominance"), ("lineae", "Points")]:
        table = open_table(box, seats=2, seed=1, names=NAMES[:2])
        rng = Rng(7)
        while not (table.over or max(table.game.scores(table.state)) > 0):
            seat = table.deciders()[0]
            table.submit(seat, any_move(table.legal(seat), rng))
        seen = table.seen(0)
        assert gist(seen, 0, [])[-1].text.startswith(f"{name}: "), box


def test_points_that_one_line_tells_of_are_told_once() -> None:
    """A newcomer read "You gain 1 Dominance. Dominance: you +1." after every turn with a team at the Shaker."""
    seen = open_table("mine_the_moon", seats=2, seed=1, names=NAMES[:2]).seen(0)
    since = len(seen.events)
    lines = []
    for seat in (ADA, SELENE):
        seen.events.append(Event(E_GAIN, [seat, 1], -1, 1))
        recap = seen.game.recap(seen.events[since:], ["You", "Selene"])
        lines.append([line.text for line in gist(seen, since, recap)])
    assert lines[0] == ["You gain 1 Dominance."]
    assert lines[1][-1].endswith(": Ada +1, Selene +1.")


def test_a_team_is_told_of_no_points() -> None:
    """Nobody leads where all win or lose together: a flight is no point for whoever flies."""
    seen = open_table("uranus", seats=2, seed=1, names=NAMES[:2]).seen(0)
    seen.events.append(Event(E_FLEW, [1, 2], -1, 1))
    assert gist(seen, 0, []) == []


def test_a_name_that_begins_like_another_is_not_taken_for_it() -> None:
    """What Alice does does not concern Al."""
    seen = open_table("lineae", seats=3, seed=1, names=["Al", "Alice", "Bo"]).seen(0)
    events = [Event(E_TOLL, [2, 0, 1], -1, 1), Event(E_PASS, [1], -1, 2)]
    assert [line.text for line in gist(seen, len(seen.events), seen.game.recap(events, seen.names))] == [
        "Bo pays Al a toll of $1."
    ]


@pytest.mark.parametrize(
    ("box_name", "sentence"), [("uranus", "E_FLEW"), ("astronavigators", "E_LAUNCH"), ("lineae", "E_LAUNCH")]
)
def test_what_changes_the_race_is_for_all_to_hear(box_name: str, sentence: str) -> None:
    """A newcomer never noticed that the partner had flown."""
    messages = import_module(f"perilune.games.{box_name}.messages")
    assert messages.SAYS.sentences[getattr(messages, sentence)].great
