"""What happened, in few lines: like things gathered, for somebody who comes back to the table."""

from typing import Final

from perilune.core.journal import Event
from perilune.core.messages import Messages
from perilune.core.words import Vocabulary

LONG: Final = 150  # letters, after which a line takes no more


class Entry:
    """A line of a recap: an event as the log tells it, or words that gather several."""

    def __init__(self, event: Event | None, text: str = "") -> None:
        self.event = event
        self.text = text


def gathered(entries: list[Entry], messages: Messages, vocabulary: Vocabulary, names: list[str]) -> list[str]:
    """The lines: passes that follow each other are one, and so is what the same player does in a row."""
    lines: list[str] = []
    before: Event | None = None
    for entry in entries:
        event = entry.event
        if event is None:
            lines.append(entry.text)
            before = None
            continue
        sentence = messages.sentences[event.code]
        text = vocabulary.say(sentence.text, event.args, names)
        if before is not None and sentence.passes and messages.sentences[before.code].passes:
            lines[-1] = f"{lines[-1].removesuffix('.')}; {text}"
        elif before is not None and _goes_on(before, event, messages, lines[-1], text):
            lines[-1] = f"{lines[-1].removesuffix('.')}, {text.removeprefix(names[event.args[0]]).lstrip()}"
        else:
            lines.append(text)
        before = event
    return lines


def _goes_on(before: Event, event: Event, messages: Messages, line: str, text: str) -> bool:
    """Whether both tell of one player in a plain sentence, so that the second can follow the first."""
    templates = [messages.sentences[before.code], messages.sentences[event.code]]
    plain = all(template.text.startswith("{seat} ") and not template.passes for template in templates)
    if not plain or before.args[0] != event.args[0] or len(line) + len(text) > LONG:
        return False
    return not any(mark in words[:-1] for mark in ":;." for words in (line, text))
