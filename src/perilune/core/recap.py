"""What happened, in few lines: like things gathered, for somebody who comes back to the table."""

from typing import Final

from perilune.core.journal import Event
from perilune.core.messages import Messages
from perilune.core.words import Vocabulary, blanks, is_seat, is_you

NOBODY: Final = -1
LONG: Final = 150  # letters, after which a line takes no more


class Item:
    """What becomes a line of a recap: an event as the log tells it, or words that gather several, with the players in them."""

    def __init__(
        self, event: Event | None, text: str = "", subject: int = NOBODY, seats: list[int] | None = None, points: int = 0
    ) -> None:
        """`subject` is the player with whom the words begin, `seats` are the others whom they name, `points` all that were made."""
        self.event = event
        self.text = text
        self.subject = subject
        self.seats = seats or []
        self.points = points


class Line:
    """A line of a recap: the player who did it, or NOBODY, all whom it names, the points that it tells of, whether it only tells
    of passes, and whether all should hear of it."""

    def __init__(
        self, text: str, subject: int, seats: list[int], points: int = 0, passes: bool = False, great: bool = False
    ) -> None:
        self.text = text
        self.subject = subject
        self.seats = seats
        self.points = points
        self.passes = passes
        self.great = great


def gathered(items: list[Item], messages: Messages, vocabulary: Vocabulary, names: list[str]) -> list[Line]:
    """The lines: passes that follow each other are one, and so is what the same player does in a row."""
    lines: list[Line] = []
    before: Event | None = None
    for item in items:
        event = item.event
        if event is None:
            lines.append(Line(item.text, item.subject, [item.subject, *item.seats], item.points))
            before = None
            continue
        sentence = messages.sentences[event.code]
        text = vocabulary.say(sentence.text, event.args, names)
        seats = [arg for blank, arg in zip(blanks(sentence.text), event.args, strict=True) if is_seat(blank)]
        if before is not None and sentence.passes and messages.sentences[before.code].passes:
            text = f"{text[:1].lower()}{text[1:]}" if is_you(names[event.args[0]]) else text
            lines[-1].text = f"{lines[-1].text.removesuffix('.')}; {text}"
            lines[-1].seats += seats
        elif before is not None and _goes_on(before, event, messages, lines[-1].text, text):
            lines[-1].text = f"{lines[-1].text.removesuffix('.')}, {text.removeprefix(names[event.args[0]]).lstrip()}"
            lines[-1].seats += seats
        else:
            lines.append(Line(text, doer(event, messages), seats, passes=sentence.passes))
        lines[-1].great = lines[-1].great or sentence.great
        if sentence.earns is not None:
            lines[-1].points += sentence.earns.made(event.args)
        before = event
    return lines


def doer(event: Event, messages: Messages) -> int:
    """The player who did it, or NOBODY."""
    return event.args[0] if messages.sentences[event.code].done else NOBODY


def _goes_on(before: Event, event: Event, messages: Messages, line: str, text: str) -> bool:
    """Whether both tell of one player in a plain sentence, so that the second can follow the first."""
    templates = [messages.sentences[before.code], messages.sentences[event.code]]
    plain = all(template.text.startswith("{seat} ") and not template.passes for template in templates)
    if not plain or before.args[0] != event.args[0] or len(line) + len(text) > LONG:
        return False
    return not any(mark in words[:-1] for mark in ":;." for words in (line, text))
