"""How words stand beside each other."""

import pytest

from perilune.core.journal import ALL, Event
from perilune.core.messages import Messages
from perilune.core.recap import Item, gathered
from perilune.core.words import YOU, Vocabulary, does, inside, owned, possessive, series, win

NAMES = ["Ada", YOU, "Ben"]


def say(template: str, *args: int) -> str:
    return Vocabulary().say(template, list(args), NAMES)


def test_the_last_of_several_words_has_an_and() -> None:
    assert [series(["Ada", "Ben", "Cleo"][:count]) for count in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]


@pytest.mark.parametrize(("count", "said"), [(0, "0 tiles run off."), (1, "1 tile runs off."), (2, "2 tiles run off.")])
def test_a_verb_agrees_with_the_number_before_it(count: int, said: str) -> None:
    assert say("{n tile} {runs|run} off.", count) == said


def test_a_verb_agrees_with_the_seat_before_it() -> None:
    assert say("{seat} {has|have} no robot and {waits|wait}.", 0) == "Ada has no robot and waits."
    assert say("{seat} {has|have} no robot and {waits|wait}.", 1) == "You have no robot and wait."
    assert say("{seat} {opens|open} it: {n tile} {runs|run} off.", 1, 1) == "You open it: 1 tile runs off."
    assert say("{seat} {opens|open} it: {n tile} {runs|run} off.", 0, 2) == "Ada opens it: 2 tiles run off."


def test_a_verb_can_agree_with_a_seat_before_the_last_number() -> None:
    template = "{seat} {lays|lay} {n tile} and {seat takes|take} one."
    assert [say(template, seat, 2) for seat in (0, 1)] == ["Ada lays 2 tiles and takes one.", "You lay 2 tiles and take one."]
    assert [say(template, seat, 1) for seat in (0, 1)] == ["Ada lays 1 tile and takes one.", "You lay 1 tile and take one."]


def test_whoever_is_spoken_to_stands_small_within_a_sentence() -> None:
    assert say("{seat} {pays|pay} {seat} ${n}.", 0, 1, 3) == "Ada pays you $3."
    assert say("{seat} {pays|pay} {seat} ${n}.", 1, 0, 3) == "You pay Ada $3."
    assert say("It is full: {seat} {skips|skip} it. {seat} {flies|fly} on.", 1, 1) == "It is full: you skip it. You fly on."
    assert say("{seat} {leeches|leech} {seat}{, who loses|: you lose} {n}.", 0, 1, 2) == "Ada leeches you: you lose 2."
    assert say("{seat} {leeches|leech} {seat}{, who loses|: you lose} {n}.", 1, 0, 2) == "You leech Ada, who loses 2."


def test_what_somebody_has() -> None:
    assert [say("{seat's} mines produce.", seat) for seat in (0, 1)] == ["Ada's mines produce.", "Your mines produce."]
    assert [say("It hits {seat's} moon.", seat) for seat in (0, 1)] == ["It hits Ada's moon.", "It hits your moon."]
    assert [say("It drops an ore of {seat's own}.", seat) for seat in (0, 1)] == [
        "It drops an ore of Ada's.",
        "It drops an ore of yours.",
    ]
    assert [say("It copies the lab {of seat}.", seat) for seat in (0, 1)] == [
        "It copies the lab of Ada.",
        "It copies the lab of yours.",
    ]
    assert say("{n mine} of {seat's own} {gets|get} none.", 3, 0) == "3 mines of Ada's get none."  # it agrees with the mines


def test_words_for_sentences_made_in_code() -> None:
    assert [does(name, "takes", "take") for name in NAMES] == ["Ada takes", "You take", "Ben takes"]
    assert [does(inside(name), "takes", "take") for name in NAMES] == ["Ada takes", "you take", "Ben takes"]
    assert [possessive(name) for name in NAMES] == ["Ada's", "your", "Ben's"]
    assert [owned("Vessel", name) for name in NAMES[:2]] == ["Vessel of Ada", "Your vessel"]
    assert [owned("the vessel", name) for name in NAMES[:2]] == ["the vessel of Ada", "your vessel"]


@pytest.mark.parametrize(
    ("winners", "said"),
    [([0], "Ada wins"), ([1], "You win"), ([0, 2], "Ada and Ben share the win"), ([0, 1], "You and Ada share the win")],
)
def test_who_wins(winners: list[int], said: str) -> None:
    assert win(winners, NAMES) == said


def test_a_recap_speaks_to_you() -> None:
    says = Messages()
    passes = says.event("{seat} {passes|pass}.", passes=True)
    sails = says.event("{seat} {sails|sail} to space {n}.")
    pays = says.event("{seat} {pays|pay} ${n}.")
    events = [Event(passes, [0], ALL, 0), Event(passes, [1], ALL, 1), Event(sails, [1, 2], ALL, 2), Event(pays, [1, 3], ALL, 2)]
    told = gathered([Item(event) for event in events], says, Vocabulary(), NAMES)
    assert [line.text for line in told] == ["Ada passes; you pass.", "You sail to space 2, pay $3."]
