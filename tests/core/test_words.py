"""How words stand beside each other."""

import pytest

from perilune.core.words import Vocabulary, series


def test_the_last_of_several_words_has_an_and() -> None:
    assert [series(["Ada", "Ben", "Cleo"][:count]) for count in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]


@pytest.mark.parametrize(("count", "said"), [(0, "0 tiles run off."), (1, "1 tile runs off."), (2, "2 tiles run off.")])
def test_a_verb_agrees_with_the_number_before_it(count: int, said: str) -> None:
    assert Vocabulary([]).say("{n tile} {runs|run} off.", [count], []) == said
