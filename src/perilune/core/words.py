"""Sentences with blanks: the one way in which boxes turn numbers into words.

A template names its blanks in the order of the numbers that fill them:
`{seat}` a player's name, `{seat's}` with what is theirs ("Ada's mine"), `{of seat}` after it ("the mine of Ada"), `{seat's own}` after
one of several ("a mine of Ada's"),
`{n}` a number, `{n robot}` a counted noun, `{place}` a label of the terms of that name.
`{runs|run}` takes no number: it agrees with the number or the seat before it, one or many. `{seat runs|run}` agrees with the last seat,
although a number stands between them.

A player called YOU is spoken to: "You run", "your mine", "a mine of yours". So a sentence is declared once, and anybody can be told it.
"""

import re
from typing import Final

from perilune.core.move import Terms

YOU: Final = "You"  # the name of a player who is spoken to

_BLANK = re.compile(r"\{([^{}]+)\}")


def blanks(template: str) -> list[str]:
    """The blanks of a template that take a number, from left to right."""
    return [word for word in _BLANK.findall(template) if "|" not in word]


def is_seat(blank: str) -> bool:
    """Whether a blank takes a seat."""
    return blank in ("seat", "seat's", "of seat", "seat's own")


class Vocabulary:
    """The labels behind the blanks of a box's sentences."""

    def __init__(self) -> None:
        self.labels: dict[str, list[str]] = {}
        self._pieces: dict[str, list[str]] = {}  # of templates that were said: what stands between the blanks, and the blanks

    def terms(self, name: str, tokens: list[str], labels: list[str] | None = None) -> Terms:
        """Declare the terms that fill the blank of this name."""
        made = Terms(name, tokens, labels)
        self.labels[name] = made.labels
        return made

    def say(self, template: str, args: list[int], names: list[str]) -> str:
        """The template with its blanks filled, from left to right."""
        pieces = self._pieces.get(template)
        if pieces is None:
            pieces = self._pieces[template] = _BLANK.split(template)
        text = ""
        filled = 0
        one = False  # whether it is one, of what was counted or named last
        alone = False  # the same of the last seat
        for place, word in enumerate(pieces):
            if place % 2 == 0:
                text += word
            elif "|" in word:
                forms = word.removeprefix("seat ").split("|")
                text += forms[0] if (alone if word.startswith("seat ") else one) else forms[1]
            else:
                value = args[filled]
                filled += 1
                if word == "seat":
                    one = alone = not is_you(names[value])
                elif word == "n" or word.startswith("n "):
                    one = value == 1
                said = self._fill(word, value, names)
                begins = text.endswith(". ") and is_seat(word) and is_you(names[value])
                text += capital(said) if begins else said
        assert filled == len(args), f"{template!r} has no blank for {args[filled:]}"
        return capital(text)

    def _fill(self, blank: str, value: int, names: list[str]) -> str:
        if blank == "n":
            return str(value)
        if blank.startswith("n "):
            return counted(value, blank[2:])
        if blank == "seat":
            return inside(names[value])
        if blank == "seat's":
            return possessive(names[value])
        if blank == "of seat":
            return of(names[value])
        if blank == "seat's own":
            return "yours" if is_you(names[value]) else possessive(names[value])
        return self.labels[blank][value]


def is_you(name: str) -> bool:
    """Whether the player of this name is spoken to."""
    return name in (YOU, "you")


def inside(name: str) -> str:
    """A name within a sentence: Ada, or you."""
    return "you" if is_you(name) else name


def possessive(name: str) -> str:
    """Whose something is, within a sentence: Ada's, or your."""
    return "your" if is_you(name) else f"{name}'s"


def does(name: str, one: str, many: str) -> str:
    """A name and its verb: Ada takes, or You take."""
    return f"{name} {many if is_you(name) else one}"


def agreed(text: str, name: str) -> str:
    """Words with blanks such as {takes|take} that agree with a player."""
    return _BLANK.sub(lambda blank: blank[1].split("|")[is_you(name)], text)


def of(name: str) -> str:
    """One of several things that somebody has: a worker of Ada, or a worker of yours."""
    return "of yours" if is_you(name) else f"of {name}"


def owned(thing: str, name: str) -> str:
    """Something with its owner: the vessel of Ada, or your vessel; Vessel of Ada, or Your vessel."""
    if not is_you(name):
        return f"{thing} of {name}"
    bare = thing[:1].lower() + thing[1:]
    return f"{'Your' if thing[:1].isupper() else 'your'} {bare.removeprefix('the ')}"


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def counted(count: int, noun: str) -> str:
    """A number with its noun, one or many."""
    return f"{count} {noun}" if count == 1 else f"{count} {_plural(noun)}"


def series(words: list[str]) -> str:
    """Words with commas, and the last one with `and`."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def win(winners: list[int], names: list[str]) -> str:
    """The winners and their verb."""
    return do(winners, names, "wins", "win" if len(winners) == 1 else "share the win")


def do(seats: list[int], names: list[str], one: str, many: str) -> str:
    """Players and their verb, at the beginning of a sentence: Ada takes, Ada and Ben take, or You take."""
    if len(seats) == 1:
        return does(names[seats[0]], one, many)
    return f"{players(seats, names)} {many}"


def players(seats: list[int], names: list[str]) -> str:
    """Players at the beginning of a sentence; who is spoken to comes first: Ada and Ben, or You and Ada."""
    return series(sorted([names[seat] for seat in seats], key=lambda name: not is_you(name)))


def _plural(noun: str) -> str:
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun + "es" if noun.endswith(("x", "s", "ch", "sh")) else noun + "s"
