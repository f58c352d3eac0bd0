"""Every sentence that a box declares can be told to the player of whom it tells."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from perilune.core.game import Game
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.core.words import YOU, blanks, is_seat
from perilune.games import BOXES, box

WRONG = re.compile(  # a verb of somebody else, what is theirs, or a capital within a sentence
    r"(?<!over )\b[Yy]ou (?:already |now |still )?(?!pass\b|guess\b|as\b|always\b|this\b)[a-z]+s\b"
    r"|\b[Yy]ou's|(?<!left )(?<!right )\bof you\b|(?<=[a-z,;:] )You"
)
FORM = re.compile(r"\{(?:seat )?([a-z]+)\|[a-z]+\}")


def declared(game: Game[Any]) -> Iterator[str]:
    """The sentences in which a player stands."""
    texts = [sentence.text for sentence in game.messages.sentences] + [reason.text for reason in game.messages.reasons]
    texts += [verb.says for verb in game.catalogue.verbs]
    yield from (text for text in texts if any(map(is_seat, blanks(text))))


def of_one() -> set[str]:
    """The verbs as one says them of somebody, wherever they agree with a player."""
    templates = [text for name in BOXES for text in declared(box(name))]
    return {form for text in templates for form in FORM.findall(text)}


@pytest.mark.parametrize("name", BOXES)
def test_what_a_player_does_agrees_with_the_player(name: str) -> None:
    for text in declared(box(name)):
        assert not re.search(r"\{seat\} (?:[a-z]+ly |already |now |also )?[a-z]+s\b", text), f"{text!r}: write {{takes|take}}."
        assert "{seat}'s" not in text, f"{text!r}: write {{seat's}}."
        assert not re.search(r"\b(?:their|theirs|them|they)\b(?!\|)", text), f"{text!r}: write {{their|your}}."


@pytest.mark.parametrize("name", BOXES)
def test_who_is_spoken_to_is_told_so_throughout(name: str) -> None:
    game, thirds = box(name), of_one()
    for text in declared(game):
        places = blanks(text)
        for you in [place for place, blank in enumerate(places) if is_seat(blank)]:
            args = [int(place != you) if is_seat(blank) else 0 for place, blank in enumerate(places)]
            told = game.vocabulary.say(text, args, [YOU, *["Ada"] * (game.max_seats - 1)])
            assert re.search(r"\b[Yy]ou", told), told
            assert not re.search(r"(?<![.] )(?<!^)\bYou", told), f"{told!r}: you stands within the sentence."
            for clause in re.split(r"[:;.]|, who ", told):
                after = re.split(r"\b[Yy]ou (?:already |now )?", clause, maxsplit=1)[1:]
                wrong = thirds & {word for part in after for word in re.findall(r"(?:^|\band )([a-z]+)", part)}
                assert not wrong, f"{told!r}: {', '.join(wrong)}"


def told(seen: Seen) -> Iterator[str]:
    """What the position says: the question, the regions, the offers, the drawing and its cards."""
    yield from (seen.prompt(), *(seen.say(move) for move in seen.legal()))
    for region in seen.regions():
        yield from (region.title, *region.lines)
    drawing = seen.drawing()
    drawn = "".join(drawing.parts)
    yield from re.findall(r'(?:data-says|data-enlarge|aria-label)="([^"]*)"', drawn)
    yield from (thing.title for thing in drawing.things.values())
    for key in sorted(set(re.findall(r'data-card="([^"]*)"', drawn))):
        card = seen.card(key)
        yield from (card.title, *card.lines) if card else ()


@pytest.mark.parametrize("name", BOXES)
def test_a_game_is_told_to_one_of_its_players(name: str) -> None:
    """In the log, its recap, and in some positions, as this player and as another sees them."""
    game, rng = box(name), random.Random(5)
    table = Table(game, game.settle(2, {}), "told", ["Ada", YOU])
    texts: list[str] = []
    for number in range(200):
        if number % 25 == 24:
            texts += [text for seat in range(2) for text in told(table.seen(seat))]
        if not table.over:
            seat = rng.choice(table.deciders())
            table.submit(seat, rng.choice(table.legal(seat)))
    texts += [*table.seen(1).log(), *[line.text for line in table.seen(1).recap(0)]]
    assert any(text.startswith("You ") for text in texts)
    assert [text for text in texts if WRONG.search(text)] == []
