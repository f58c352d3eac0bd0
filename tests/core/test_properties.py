"""Whatever is thrown at the doors of the engine, what comes out is an answer or one of its own errors."""

import json
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

import perilune
from perilune.core.chance import Drawer, Rng, place
from perilune.core.errors import BadRecord, PeriluneError, UnknownMove
from perilune.core.record import loads
from perilune.core.reopen import reopen

GAME = perilune.box("mine_the_moon")
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_unknown(text: str) -> None:
    with suppress(UnknownMove):
        assert GAME.catalogue.parse(text) in GAME.catalogue.moves


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_bad(text: str) -> None:
    with suppress(BadRecord):
        loads(text)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_record_with_any_damage_opens_or_is_refused(data: st.DataObject) -> None:
    record = perilune.open_table("mine_the_moon", seats=2, seed="damage").record.to_json()
    field = data.draw(st.sampled_from(sorted(record)))
    record[field] = data.draw(PLAIN)
    with suppress(PeriluneError):
        read = loads(json.dumps(record))
        reopen(perilune.box(read.box), read)


@given(st.lists(st.integers(1, 50), min_size=1, max_size=12), st.text(max_size=20), st.integers(0, 10**6))
def test_a_draw_is_one_of_the_outcomes(weights: list[int], seed: str, number: int) -> None:
    assert 0 <= Drawer(seed).draw(number, weights) < len(weights)
    assert 0 <= Rng(number).weighted(weights) < len(weights)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any), st.data())
def test_a_share_of_nothing_is_never_hit(weights: list[int], data: st.DataObject) -> None:
    assert weights[place(weights, data.draw(st.integers(0, sum(weights) - 1)))] > 0


@given(st.integers(1, 3), st.integers(0, 10**9))
def test_below_stays_below(top: int, seed: int) -> None:
    assert 0 <= Rng(seed).below(top) < top
