"""The reel: any moment again, as a seat saw it, and a new table from there."""

from pathlib import Path

import perilune
from perilune.core.chance import SPECTATOR
from perilune.core.reel import Reel
from tests.core.test_table import placing


def test_any_moment_can_be_looked_at_again() -> None:
    table = placing()
    before = table.seen(1)
    moment = len(table.moments(1)) - 1
    table.submit(0, "place raw-graphene")
    table.submit(1, "place raw-graphene")
    again = Reel(table).seen(moment, 1)
    assert again.view.to_json() == before.view.to_json()
    assert again.log() == before.log()
    assert Reel(table).seen(moment + 1, 1).view.to_json() == table.seen(1).view.to_json()


def test_moments_are_counted_as_the_seat_sees_the_game() -> None:
    table = placing()
    seen = {seat: Reel(table).length(seat) for seat in (0, 1, SPECTATOR)}
    table.submit(0, "place raw-graphene")
    after = Reel(table)
    assert after.length(0) == seen[0] + 1
    assert after.length(1) == seen[1], "seat 1 cannot see that seat 0 has placed a robot"
    assert after.length() == seen[SPECTATOR]
    table.undo(0)
    assert Reel(table).length(0) == seen[0]


def test_a_moment_of_one_seat_can_be_found_from_another() -> None:
    table = placing()
    table.submit(0, "place raw-graphene")
    table.submit(0, "place raw-nanotube")
    reel = Reel(table)
    last = {seat: reel.length(seat) - 1 for seat in (0, 1, SPECTATOR)}
    for moment in (last[0] - 2, last[0] - 1, last[0]):
        assert reel.same(moment, 0, 1) == last[1], "seat 1 has seen nothing of it"
        assert reel.same(moment, 0, 0) == moment
    assert reel.same(last[1], 1, 0) == last[0] - 2
    assert reel.same(0, 0, SPECTATOR) == 0


def test_every_line_of_the_log_leads_to_the_moment_that_brought_it() -> None:
    table = placing()
    reel = Reel(table)
    seen = table.seen()
    for place, moment in enumerate(seen.log_moments()):
        assert len(reel.seen(moment).events) > place
        assert len(reel.seen(moment - 1).events) <= place


def test_after_the_end_everything_can_be_looked_at() -> None:
    table = placing()
    table.submit(0, "place raw-graphene")
    reel = Reel(table)
    assert reel.everything(reel.length()).view.to_json() != reel.seen(reel.length()).view.to_json()


def test_the_points_are_told_for_each_moment() -> None:
    reel = Reel(placing())
    assert len(reel.scores(0)) == reel.length(0)
    assert reel.scores()[0] == [0, 0, 0]


def test_a_branch_goes_on_with_what_a_seat_knew(tmp_path: Path) -> None:
    table = placing()
    table.submit(0, "place raw-graphene")
    table.submit(1, "place raw-nanotube")
    reel = Reel(table)
    branch = reel.branch(reel.length(0), 0, "other")
    assert branch.seen(0).view.to_json() == table.seen(0).view.to_json()
    assert branch.names == table.names
    assert branch.names is not table.names, "whoever sits down at the branch may be called differently"
    branch.submit(0, "place raw-graphene")
    branch.save(tmp_path / "branch.json")
    assert Reel(branch).length(0) == 2
    saved = (tmp_path / "branch.json").read_text(encoding="utf-8")
    assert branch.record.dumps() == saved, "watching a game again does not change its record"
    again = perilune.load_table(tmp_path / "branch.json")
    assert again.parted == -1, again.why
    assert again.table.state.to_json() == branch.state.to_json()


def test_a_reel_is_of_the_moment_at_which_it_was_made() -> None:
    """Whatever the table plays until it is wound."""
    table = placing()
    now, later = Reel(table), Reel(table, wound=False)
    table.submit(table.deciders()[0], table.legal(table.deciders()[0])[0])
    later.wind()
    assert later.length() == now.length()
    last = now.length() - 1
    assert later.seen(last).view.to_json() == now.seen(last).view.to_json()
    assert later.seen(last).log() == now.seen(last).log()
