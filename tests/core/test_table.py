"""The table: records that outlive rule fixes, undo to the information frontier, a facade for a notebook."""

from pathlib import Path

import pytest

import perilune
from perilune.bots import bot
from perilune.core.chance import CHANCE, SPECTATOR, Drawer, Rng
from perilune.core.errors import UndoRefused
from perilune.core.record import loads
from perilune.core.reel import Reel
from perilune.core.reopen import reopen
from perilune.core.table import Table


def placing() -> Table:
    """A table where all three seats place robots in the crater."""
    table = perilune.open_table("mine_the_moon", seats=3, seed="frontier")
    for _ in range(3):
        table.submit(table.deciders()[0], "pass")
    return table


def test_the_facade_opens_plays_saves_and_loads(tmp_path: Path) -> None:
    table = perilune.open_table("mine_the_moon", seats=2, seed=7, crater="b", base=["standard", "launch"], names=["Ann", "Bo"])
    seat = table.deciders()[0]
    assert "pass" in [move.text for move in table.legal(seat)]
    assert table.why_not(seat, "pass") is None
    table.submit(seat, "pass")
    assert table._repr_svg_().startswith("<svg")
    path = tmp_path / "game.json"
    table.save(path)
    again = perilune.load_table(path)
    assert (again.parted, again.why) == (-1, "")
    assert again.table.state.to_json() == table.state.to_json()
    assert again.table.names == ["Ann", "Bo"]


def test_who_only_looks_on_hears_what_a_thing_is_and_when_it_can_be_done() -> None:
    table = perilune.open_table("mine_the_moon", seats=2, seed=7, names=["Ann", "Bo"])
    refusal = table.why_not(SPECTATOR, "load a 1")
    assert refusal is not None
    assert refusal.rule == "4.16"
    assert refusal.text == f"{table.seen().prompt()} A rocket is loaded by a team that works the Loader, in Work."


def test_a_loaded_table_goes_on_as_the_saved_one_would(tmp_path: Path) -> None:
    first = placing()
    first.save(tmp_path / "game.json")
    second = perilune.load_table(tmp_path / "game.json").table
    for table in (first, second):
        while table.deciders() and table.number < 120:
            seat = table.deciders()[0]
            table.submit(seat, bot("greedy", table.number).choose(table.seen(seat)))
    assert first.record.dumps() == second.record.dumps()


def test_a_record_of_other_rules_opens_and_says_where_they_part() -> None:
    table = placing()
    record = loads(table.record.dumps())
    record.rows[5].digest = "0" * 12
    again = reopen(table.game, record)
    assert again.parted == 5
    assert "has another effect" in again.why
    assert again.table.number >= table.number, "it is played as far as it goes"
    record = loads(table.record.dumps())
    record.rows[-1].text = "task loader 1"
    again = reopen(table.game, record)
    assert again.parted == table.number - 1
    assert "only used with 4 or 5 players" in again.why
    record.rows[-1].text = "dance"
    assert "No move reads 'dance'" in reopen(table.game, record).why


def test_an_open_move_can_be_taken_back_until_another_seat_moves() -> None:
    table = perilune.open_table("mine_the_moon", seats=3, seed="open")
    first = table.deciders()[0]
    table.submit(first, "task loader 2")
    assert table.why_no_undo(first) == ""
    second = table.deciders()[0]
    table.submit(second, "pass")
    assert "has moved since" in table.why_no_undo(first)
    table.undo(second)
    table.undo(first)
    assert table.deciders() == [first]


def test_a_sealed_move_can_be_taken_back_though_others_have_sealed_theirs() -> None:
    table = placing()
    table.submit(0, "place raw-graphene")
    table.submit(1, "place raw-buckyball")
    table.submit(2, "place raw-nanotube")
    table.undo(0)
    assert [row.seat for row in table.record.rows[-2:]] == [1, 2]
    again = reopen(table.game, loads(table.record.dumps()))
    assert again.parted == -1


def test_nothing_can_be_taken_back_once_the_wheel_has_spun() -> None:
    table = placing()
    for seat in range(3):
        while "ready" not in [move.text for move in table.legal(seat)]:
            table.submit(seat, "place raw-graphene")
        table.submit(seat, "ready")
    assert any(row.seat == CHANCE for row in table.record.rows[-12:])
    for seat in range(3):
        assert table.why_no_undo(seat)


def test_a_reveal_is_a_frontier_even_before_chance_answers() -> None:
    table = placing()
    table.throws = False
    for seat in range(3):
        while "ready" not in [move.text for move in table.legal(seat)]:
            table.submit(seat, "place raw-graphene")
        table.submit(seat, "ready")
    assert "something hidden has been revealed" in table.why_no_undo(2)


def test_a_view_hides_what_is_sealed() -> None:
    table = placing()
    table.submit(0, "place raw-graphene")
    own, other, nobody = (table.seen(seat).view for seat in (0, 1, SPECTATOR))
    assert own.crater[1] == 1  # type: ignore[attr-defined]
    assert set(other.crater[:6]) == {-9}  # type: ignore[attr-defined]
    assert set(nobody.crater) == {-9}  # type: ignore[attr-defined]
    assert other.home[0] == table.state.home[0] + 1  # type: ignore[attr-defined]


def test_the_drawer_is_fair_and_fixed_by_its_seed() -> None:
    drawer = Drawer("seed")
    draws = [drawer.draw(number, [1, 2, 7]) for number in range(5000)]
    assert draws == [Drawer("seed").draw(number, [1, 2, 7]) for number in range(5000)]
    assert 400 < draws.count(0) < 600
    assert 3300 < draws.count(2) < 3700


def test_the_generator_is_even_and_repeats() -> None:
    rng, same = Rng(5), Rng(5)
    numbers = [rng.below(10) for _ in range(10_000)]
    assert numbers == [same.below(10) for _ in range(10_000)]
    assert all(900 < numbers.count(digit) < 1100 for digit in range(10))
    assert 6800 < sum(rng.weighted([3, 7]) for _ in range(10_000)) < 7200


def test_what_was_taken_back_can_be_done_again() -> None:
    table = placing()
    table.submit(0, "place raw-graphene")
    table.submit(0, "place raw-nanotube")
    after = table.record.dumps()
    table.undo(0)
    table.undo(0)
    assert table.can_redo(0)
    assert not table.can_redo(1)
    table.redo(0)
    table.redo(0)
    assert table.record.dumps() == after
    with pytest.raises(UndoRefused, match="nothing to redo"):
        table.redo(0)
    table.undo(0)
    table.submit(0, "place raw-buckyball")
    assert not table.can_redo(0), "a new move forgets the old one"


def test_a_move_without_a_way_back_says_so_before() -> None:
    table = perilune.open_table("mine_the_moon", seats=2, seed="final")
    first = table.deciders()[0]
    passing = table.game.catalogue.parse("pass")
    ready = table.game.catalogue.parse("ready")
    assert "until somebody else moves" in table.seen(first).no_way_back(passing)
    for _ in range(2):
        table.submit(table.deciders()[0], "pass")
    placing_one = table.game.catalogue.parse("place raw-graphene")
    assert table.seen(0).no_way_back(placing_one) == ""
    for seat in (0, 1):
        while ready not in table.legal(seat):
            table.submit(seat, placing_one)
    table.submit(0, ready)
    assert "Chance decides" in table.seen(1).no_way_back(ready)


def test_what_was_seen_between_two_positions_is_what_the_replay_shows() -> None:
    """The same views in the same order as the moments of a Reel; nothing after an undo."""
    table = perilune.open_table("mine_the_moon", seats=2, seed="between")
    found = 0
    for number in range(60):
        before = table.number
        seat = table.deciders()[0]
        offers = table.legal(seat)
        table.submit(seat, offers[number * 5 % len(offers)])
        for watcher in (seat, SPECTATOR):
            passed = table.seen_between(before, watcher)
            reel = Reel(reopen(table.game, loads(table.record.dumps())).table)
            moments = [moment for moment in table.moments(watcher) if before < moment < table.number]
            assert len(passed) == len(moments)
            places = [table.moments(watcher).index(moment) for moment in moments]
            assert [seen.view.to_json() for seen in passed] == [reel.seen(at, watcher).view.to_json() for at in places]
            assert [seen.log() for seen in passed] == [reel.seen(at, watcher).log() for at in places]
            found += len(passed)
    assert found > 3
    table = perilune.open_table("mine_the_moon", seats=2, seed="between")
    seat = table.deciders()[0]
    table.submit(seat, "pass")
    table.undo(seat)
    assert table.seen_between(0, SPECTATOR) == []


def test_kept_positions_share_what_a_move_has_not_changed() -> None:
    table = perilune.open_table("lineae", seats=4, seed="shared")
    for _ in range(30):
        seat = table.deciders()[0]
        table.submit(seat, bot("random", table.number).choose(table.seen(seat)))
    kept = [step.before for step in table._steps]
    lists = [id(value) for before in kept for value in before.values() if isinstance(value, list)]
    assert len(kept) > 20
    assert len(set(lists)) < len(lists) / 4
    assert all(
        value is not known
        for value, known in zip(table.state.values(), kept[-1].values(), strict=True)
        if isinstance(value, list)
    )
