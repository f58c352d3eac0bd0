"""Looking at everything: a game can be watched again with what was hidden laid open, in the drawing and in words."""

from xml.etree import ElementTree

from perilune.conformance.drawings import marked
from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.conformance.words import NOT_WORDS
from perilune.core.chance import HIDDEN, SPECTATOR
from perilune.core.drawing import Card
from perilune.core.seen import Seen

GAME = 2


def what_was_hidden_is_laid_open(setting: Setting) -> None:
    for state in walk(setting, GAME, 400, 31):
        everything = Seen(setting.game, state.copy(), SPECTATOR, setting.names, [], 0)
        laid_open(setting.seen(state, SPECTATOR), everything)


def laid_open(seen: Seen, everything: Seen) -> None:
    """Everything tells and shows more than a spectator saw, and is the same where nothing was hidden."""
    secrets = sorted({field for field, _ in hidden(seen)})
    for kind, shown, all_shown in [("words", words(seen), words(everything)), ("drawing", shown_by(seen), shown_by(everything))]:
        if secrets:
            assert shown != all_shown, f"The {kind} stay the same when {', '.join(secrets)} is laid open."
        else:
            assert shown == all_shown, f"Nothing is hidden from a spectator, and yet the {kind} of everything differ."
    assert everything.legal() == [], "A spectator who sees everything is offered moves."


def hidden(seen: Seen) -> list[tuple[str, int]]:
    """The fields and places that a spectator may not know."""
    found = []
    for field, value in seen.view.to_json().items():
        values = value if isinstance(value, list) else [value]
        found += [(field, place) for place, item in enumerate(values) if item == HIDDEN]
    return found


def words(seen: Seen) -> str:
    """The position in words, which must be words with everything laid open, too."""
    lines = [line for region in seen.regions() for line in [region.title, *region.lines]]
    for line in lines:
        assert not NOT_WORDS.search(line), f"Not in words: {line!r}."
    return "\n".join(lines)


def drawn(seen: Seen) -> str:
    """All text of the drawing and of its cards; what is drawn must be well formed."""
    texts = [text for svg in [seen.svg(), *pictures(seen)] for text in ElementTree.fromstring(svg).itertext()]
    return "\n".join([*texts, *(line for card in cards(seen) for line in [card.title, *card.lines])])


def shown_by(seen: Seen) -> str:
    """The drawing, with what its cards say and show: a board that is folded lies open there."""
    return "\n".join([seen.svg(), *pictures(seen), *(line for card in cards(seen) for line in [card.title, *card.lines])])


def pictures(seen: Seen) -> list[str]:
    """The drawings on the cards."""
    return [card.picture for card in cards(seen) if card.picture]


def cards(seen: Seen) -> list[Card]:
    """The cards of all parts of the drawing."""
    keys = dict.fromkeys(marked(ElementTree.fromstring(seen.svg()), "data-card"))
    return [card for key in keys if (card := seen.card(key)) is not None]
