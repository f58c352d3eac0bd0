"""How words stand beside each other."""

from perilune.core.words import series


def test_the_last_of_several_words_has_an_and() -> None:
    assert [series(["Ada", "Ben", "Cleo"][:count]) for count in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]
