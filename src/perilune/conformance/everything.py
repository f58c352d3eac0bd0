"""Looking at everything: a game can be watched again with what was hidden laid open, in the drawing and in words."""

from xml.etree import ElementTree

from perilune.conformance.drawings import Marks
from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.conformance.words import NOT_WORDS
from perilune.core.chance import HIDDEN, SPECTATOR
from perilune.core.drawing import Card
from perilune.core.seen import Seen

GAME = 2


class Shown:
    """What there is to read and to see of a position: words, the drawing, the cards of its parts. Made once, for all questions."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.words = _words(seen)
        drawing = seen.drawing()
        self.svg = drawing.svg()
        self._marks = Marks(drawing)
        keys = dict.fromkeys(self._marks.of("data-card"))
        self.cards: list[Card] = [card for key in keys if (card := seen.card(key)) is not None]

    @property
    def pictures(self) -> list[str]:
        """The drawing and those on the cards: a board that is folded lies open there."""
        return [self.svg, *(card.picture for card in self.cards if card.picture)]

    @property
    def on_cards(self) -> list[str]:
        """What the cards say."""
        return [line for card in self.cards for line in [card.title, *card.lines]]

    def texts(self) -> str:
        """All text of the drawing and of its cards; what is drawn must be well formed."""
        on_pictures = [text for svg in self.pictures[1:] for text in ElementTree.fromstring(svg).itertext()]
        return "\n".join([*self._marks.texts(), *on_pictures, *self.on_cards])


def what_was_hidden_is_laid_open(setting: Setting) -> None:
    for state in walk(setting, GAME, 400, 31):
        everything = Seen(setting.game, state.copy(), SPECTATOR, setting.names, [], 0)
        laid_open(Shown(setting.seen(state, SPECTATOR)), Shown(everything))


def laid_open(shown: Shown, everything: Shown) -> None:
    """Everything tells and shows more than a spectator saw, and is the same where nothing was hidden."""
    secrets = sorted({field for field, _ in hidden(shown.seen)})
    same_words = shown.words == everything.words
    same_drawing = shown.pictures == everything.pictures and shown.on_cards == everything.on_cards
    for kind, same in [("words", same_words), ("drawing", same_drawing)]:
        if secrets:
            assert not same, f"The {kind} stay the same when {', '.join(secrets)} is laid open."
        else:
            assert same, f"Nothing is hidden from a spectator, and yet the {kind} of everything differ."
    assert everything.seen.legal() == [], "A spectator who sees everything is offered moves."


def hidden(seen: Seen) -> list[tuple[str, int]]:
    """The fields and places that a spectator may not know."""
    found = []
    for field, value in seen.view.to_json().items():
        values = value if isinstance(value, list) else [value]
        found += [(field, place) for place, item in enumerate(values) if item == HIDDEN]
    return found


def _words(seen: Seen) -> str:
    """The position in words, which must be words with everything laid open, too."""
    lines = [line for region in seen.regions() for line in [region.title, *region.lines]]
    for line in lines:
        assert not NOT_WORDS.search(line), f"Not in words: {line!r}."
    return "\n".join(lines)
