"""Reading rows: what is wrong is named, with its place and what would be right."""

import pytest

from perilune.core.content import Entry, Named, Printed, exactly, in_order
from perilune.core.errors import BadContent

ROW = {"key": "dome", "name": "The Dome", "source": "rulebook", "kinds": ["ice", "iron"], "near": "mars"}


def entry(**changed: object) -> Entry:
    return Entry("cards.toml, card 1", {**ROW, **changed})


def test_several_words_become_their_places() -> None:
    assert entry().all_of("kinds", ["iron", "salt", "ice"]) == [2, 0]
    assert entry().all_of("none", ["iron"]) == []
    with pytest.raises(BadContent, match=r"cards.toml, card 1 \(dome\): `kinds` has 'ice'; it may have iron, salt."):
        entry().all_of("kinds", ["iron", "salt"])


def test_what_is_printed_has_a_key_and_a_source() -> None:
    plain, named = Printed(entry()), Named(entry())
    assert (plain.key, plain.source, named.name) == ("dome", "rulebook", "The Dome")
    with pytest.raises(BadContent, match="`name` must be text"):
        Named(entry(name=3))


def test_how_many_and_in_which_order() -> None:
    exactly("cards.toml: cards", 3, 3)
    in_order("cards.toml: the cards", ["a", "b"], ["a", "b"])
    with pytest.raises(BadContent, match="cards.toml: cards: there must be 3, not 2."):
        exactly("cards.toml: cards", 2, 3)
    with pytest.raises(BadContent, match="cards.toml: the cards must be a, b, in this order."):
        in_order("cards.toml: the cards", ["b", "a"], ["a", "b"])
