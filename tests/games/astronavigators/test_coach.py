"""What the coach says in this box: one number for the flight, and nothing against it."""

from typing import cast

import pytest

from perilune.core.journal import Journal
from perilune.core.table import Table
from perilune.games import box
from perilune.games.astronavigators.bot.worth import DECLARED
from perilune.games.astronavigators.game import AstroNavigators
from perilune.games.astronavigators.state import NavState
from perilune.games.astronavigators.words.foretell import usual_costs

GAME = cast(AstroNavigators, box("astronavigators"))


def table(mode: str) -> Table:
    """The first month of two players."""
    opened = Table(GAME, GAME.settle(2, {"mode": mode}), "a1", ["Ada", "Ben"])
    while position(opened).round == 1 and not any(move.verb == "observe" for move in opened.legal(opened.deciders()[0])):
        seat = opened.deciders()[0]
        opened.submit(seat, opened.legal(seat)[0])
    return opened


def position(table: Table) -> NavState:
    """The table's position."""
    return cast(NavState, table.state)


@pytest.mark.parametrize("mode", ["first_and_fast", "constellation"])
def test_there_is_one_number_for_what_the_flight_takes(mode: str) -> None:
    """The boards, the coach and the warning before a launch say the same."""
    played = table(mode)
    seat = played.deciders()[0]
    takes = max(usual_costs(position(played), GAME.content, seat))
    assert any(f"usually takes {takes} knowledge" in line for line in GAME.matters(position(played), seat, played.names))
    state = position(played)
    state.astronaut[seat] = 1
    state.square[seat] = state.sites[0]
    if mode == "first_and_fast":
        warning = played.seen(seat).warning(GAME.catalogue.parse("travel 1 spacecraft"))
        assert warning is not None and f"about {takes} without" in warning.text


def test_nobody_is_told_to_end_the_training_too_soon() -> None:
    state = position(table("first_and_fast"))
    train = [GAME.catalogue.parse("train")]
    state.nk[0] = 24
    assert GAME.unwise(state, state, 0, train)
    state.nk[0] = 58
    assert not GAME.unwise(state, state, 0, train)


def test_homes_are_told_apart_and_no_character_is_named_in_first_and_fast() -> None:
    opened = Table(GAME, GAME.settle(2, {"mode": "first_and_fast"}), "a1", ["Ada", "Ben"])
    seen = opened.seen(opened.deciders()[0])
    says = {move.text: seen.say(move) for move in seen.legal()}
    assert says["choose neil"] == "Start in North America: 1 trip from a launch pad, zone +2"
    assert len({line.partition(": ")[2] for line in says.values()}) > 3
    for move in seen.legal():
        told = " ".join(seen.consequences(move).told)
        assert "starts in" in told and not any(character.name in told for character in GAME.content.characters)


def test_a_vehicle_is_praised_for_all_that_it_brings() -> None:
    """Its first use, and the continent that it leads to."""
    played = table("first_and_fast")
    seat = played.deciders()[0]
    before = position(played)
    told = set()
    for move in played.legal(seat):
        if move.verb == "travel":
            after = before.copy()
            phase = GAME.phase(after)
            assert phase is not None
            phase.play(after, seat, move, Journal(silent=True))
            told.add(GAME.gain(before, after, seat, DECLARED, played.names))
    assert any(", which is new to you, " in line and "its first use gives" in line for line in told), told
