"""Sentences with blanks: the one way in which boxes turn numbers into words.

A template names its blanks in the order of the numbers that fill them:
`{seat}` a player's name, `{n}` a number, `{n robot}` a counted noun, `{place}` a label of the terms of that name.
`{runs|run}` takes no number: it agrees with the number before it, one or many.
"""

import re

from perilune.core.move import Terms

_BLANK = re.compile(r"\{([^{}]+)\}")


def blanks(template: str) -> list[str]:
    """The blanks of a template that take a number, from left to right."""
    return [word for word in _BLANK.findall(template) if "|" not in word]


class Vocabulary:
    """The labels behind the blanks of a box's sentences."""

    def __init__(self, terms: list[Terms]) -> None:
        self.labels: dict[str, list[str]] = {t.name: t.labels for t in terms}
        self._pieces: dict[str, list[str]] = {}  # of templates that were said: what stands between the blanks, and the blanks

    def say(self, template: str, args: list[int], names: list[str]) -> str:
        """The template with its blanks filled, from left to right."""
        pieces = self._pieces.get(template)
        if pieces is None:
            pieces = self._pieces[template] = _BLANK.split(template)
        parts: list[str] = []
        filled = 0
        count = 0
        for place, word in enumerate(pieces):
            if place % 2 == 0:
                parts.append(word)
            elif "|" in word:
                one, many = word.split("|")
                parts.append(one if count == 1 else many)
            else:
                value = args[filled]
                filled += 1
                count = value if word == "n" or word.startswith("n ") else count
                parts.append(self._fill(word, value, names))
        assert filled == len(args), f"{template!r} has no blank for {args[filled:]}"
        text = "".join(parts)
        return text[:1].upper() + text[1:]

    def _fill(self, blank: str, value: int, names: list[str]) -> str:
        if blank == "n":
            return str(value)
        if blank.startswith("n "):
            return counted(value, blank[2:])
        if blank == "seat":
            return names[value]
        return self.labels[blank][value]


def counted(count: int, noun: str) -> str:
    """A number with its noun, one or many."""
    return f"{count} {noun}" if count == 1 else f"{count} {_plural(noun)}"


def series(words: list[str]) -> str:
    """Words with commas, and the last one with `and`."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def win(winners: list[int], names: list[str]) -> str:
    """The winners and their verb."""
    return f"{series([names[seat] for seat in winners])} {'wins' if len(winners) == 1 else 'share the win'}"


def _plural(noun: str) -> str:
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun + "es" if noun.endswith(("x", "s", "ch", "sh")) else noun + "s"
