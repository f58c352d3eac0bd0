"""What has happened since one's last move, in few lines."""

from perilune.core.journal import Journal
from perilune.games import box
from perilune.games.mine_the_moon import messages as says

NAMES = ["Ada", "Ben", "Cleo"]


def told(*events: tuple[int, ...]) -> list[str]:
    journal = Journal()
    for code, *args in events:
        journal.tell(code, *args)
    return [line.text for line in box("mine_the_moon").recap(journal.events, NAMES)]


def test_all_spins_are_one_line_and_all_finds_of_a_player_one() -> None:
    assert told(
        (says.E_READY, 1), (says.E_SPINS, 3),
        (says.E_SPIN, 1), (says.E_FOUND, 0, 1, 2), (says.E_FOUND, 2, 1, 1),
        (says.E_SPIN, 1), (says.E_SPIN, 5), (says.E_FOUND, 0, 5, 1),
    ) == [
        "Ben is ready.",
        "3 spins: raw Graphene twice, refined Nanotube.",
        "Ada finds 2 raw Graphene and 1 refined Nanotube.",
        "Cleo finds 1 raw Graphene.",
    ]  # fmt: skip


def test_spins_that_find_nobody_say_so() -> None:
    assert told((says.E_SPINS, 1), (says.E_SPIN, 0)) == ["1 spin: raw Buckyball.", "No robot found anything."]


def test_a_launch_tells_who_scored_and_what_can_be_built() -> None:
    content = box("mine_the_moon").content  # type: ignore[attr-defined]
    one, other = [rocket.name for rocket in content.rockets[:2]]
    first, second = [spec.name for spec in content.buildings[20:22]]
    lines = told(
        (says.E_LAUNCH, 0, 0), (says.E_SCORE, 0, 4, 0), (says.E_SCORE, 1, 1, 0), (says.E_SCORE, 0, 4, 0), (says.E_APPEARS, 20),
        (says.E_LAUNCH, 1, 1), (says.E_APPEARS, 21),
        (says.E_DEAL, 2, 0), (says.E_DEAL, 3, 1),
    )  # fmt: skip
    launched = f"The {one} and the {other} launch: 8 Dominance for Ada and 1 for Ben."
    assert lines[0] == f"{launched} Now available: {first} and {second}."
    assert lines[1].startswith("New: the ") and len(lines) == 2
    assert told((says.E_LAUNCH, 0, 0), (says.E_APPEARS, 20)) == [f"The {one} launches, empty. Now available: {first}."]


def test_teams_are_told_by_player_and_work_in_one_breath() -> None:
    assert told((says.E_TASK, 1, 2, 0), (says.E_TASK, 2, 1, 4), (says.E_TASK, 1, 3, 2), (says.E_PASS, 1), (says.E_PASS, 2)) == [
        "Ben sends teams to the Refinery and the Uplink.",
        "Cleo sends a team to the Clout.",
        "Ben passes; Cleo passes.",
    ]
    assert told((says.E_WORK, 1, 0), (says.E_REFINE, 1, 0), (says.E_REFINE, 1, 1), (says.E_WORK, 2, 4), (says.E_CLOUT, 2)) == [
        "Ben works the Refinery, refines a raw Buckyball, refines a raw Graphene.",
        "Cleo works the Clout, moves to the top of the priority track.",
    ]


def test_what_somebody_did_counts_more_than_that_a_turn_began() -> None:
    """A newcomer was told "Turn 2 begins." and nothing of the rival who had loaded a rocket."""
    lines = told((says.E_WORK, 1, 3), (says.E_LOAD, 1, 5, 0, 4), (says.E_NOTHING_LEFT, 1), (says.E_TURN, 2), (says.E_PASS, 1))
    rocket = box("mine_the_moon").content.rockets[0].name  # type: ignore[attr-defined]
    assert lines == ["Ben works the Loader.", f"New cargo: Ben for 4 on the {rocket}.", "Ben passes."]
    assert told((says.E_TURN, 2), (says.E_PASS, 1), (says.E_TURN, 3), (says.E_PASS, 1))[0] == "Turn 2 begins."


def test_what_rivals_loaded_and_built_is_told_of_nobody_first() -> None:
    """A newcomer saw `Points: Ben +2`, and not what for: lines that begin with a rival are not kept in view."""
    content = box("mine_the_moon").content  # type: ignore[attr-defined]
    one, other = [rocket.name for rocket in content.rockets[:2]]
    name = content.buildings[20].name
    journal = Journal()
    for code, *args in (
        (says.E_LOAD, 1, 5, 0, 4), (says.E_LOAD, 1, 4, 1, 3), (says.E_LOAD, 2, 4, 1, 2),
        (says.E_BUILD, 1, 20), (says.E_BONUS, 1, 2, 20), (says.E_YIELD, 1, 2, 20),
    ):  # fmt: skip
        journal.tell(code, *args)
    lines = box("mine_the_moon").recap(journal.events, NAMES)
    assert [line.text for line in lines] == [
        f"New cargo: Ben for 4 on the {one} and 3 on the {other}; Cleo for 2 on the {other}.",
        f"New buildings: Ben's {name} (+2).",
        f"The {name} gives Ben 2 Dominance.",
    ]
    assert all(line.subject < 0 for line in lines)


def test_who_scores_after_the_end_of_the_track_is_passed_is_told_too() -> None:
    """A newcomer read "you 11 and Selene 6 Dominance" where Selene had scored 10: what came after the announcement was lost."""
    content = box("mine_the_moon").content  # type: ignore[attr-defined]
    one, other = [rocket.name for rocket in content.rockets[:2]]
    first, second = [spec.name for spec in content.buildings[20:22]]
    lines = told(
        (says.E_LAUNCH, 0, 0), (says.E_SCORE, 1, 4, 0), (says.E_SCORE, 0, 11, 0),
        (says.E_LAST_TURN, 0), (says.E_SCORE, 1, 2, 0), (says.E_APPEARS, 20),
        (says.E_DECK_OUT, 0), (says.E_LAUNCH, 1, 1), (says.E_SCORE, 1, 3, 1), (says.E_APPEARS, 21),
    )  # fmt: skip
    assert (
        lines[0] == f"The {one} and the {other} launch: 11 Dominance for Ada and 9 for Ben. Now available: {first} and {second}."
    )
    assert len(lines) == 3 and "end of the track" in lines[1]


def test_what_a_player_starts_with_is_one_line() -> None:
    """A newcomer read `You start with a refined Nanotube, start with a raw Nanotube.`"""
    spins = (says.E_START_SPIN, 0, 5), (says.E_START_SPIN, 0, 2), (says.E_START_SPIN, 1, 0), (says.E_START_SPIN, 1, 0)
    assert told(*spins) == ["Ada starts with 1 raw Nanotube and 1 refined Nanotube.", "Ben starts with 2 raw Buckyballs."]


def test_what_is_dropped_in_a_row_is_counted() -> None:
    """A newcomer read: drops a raw Nanotube, drops a raw Nanotube."""
    dropped = (says.E_DROP, 1, 2)
    assert told(dropped, dropped, (says.E_DROP, 1, 0)) == ["Ben drops 1 raw Buckyball and 2 raw Nanotubes."]
    assert told(dropped, (says.E_DROP, 0, 2)) == ["Ben drops a raw Nanotube.", "Ada drops a raw Nanotube."]
