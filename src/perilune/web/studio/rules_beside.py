"""The rules beside a row of the content: those that have most of its words, where rare words count for more."""

import re
from collections import Counter
from collections.abc import Iterable
from math import log

from perilune.core.rulebook import Rulebook
from perilune.web.studio.messages import StudioRule

SHOWN = 5
_RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
_WORD = re.compile(r"[a-z]{2,}")
_ORIGIN = re.compile(r"\s*\[(?:book|ruling|reconstructed)\b[^\[\]]*\]$")
_MARKUP = re.compile(r"[*`]")


def rules_beside(book: Rulebook, name: str, field: str, kind: str) -> list[StudioRule]:
    """The rules that speak of this row and this field, the likeliest first."""
    rules = _RULE.findall(book.rules)
    words = {number: _words(text) for number, text in rules}
    known = Counter(word for found in words.values() for word in found)
    wanted: dict[str, float] = {}
    for text, weight in ((name, 3.0), (field, 2.0), (kind, 1.0)):
        for word in _words(text):
            wanted[word] = max(wanted.get(word, 0.0), weight)

    def worth(number: str) -> float:
        return sum(weight * log(1 + len(rules) / known[word]) for word, weight in wanted.items() if word in words[number])

    best = sorted((number for number, _ in rules if worth(number) > 0), key=lambda number: -worth(number))[:SHOWN]
    texts = dict(rules)
    return [{"number": number, "text": _plain(texts[number])} for number in best]


def _words(text: str) -> set[str]:
    """The words of a text, in the singular as far as an s makes it."""
    return set(_singular(_WORD.findall(text.lower())))


def _singular(words: Iterable[str]) -> Iterable[str]:
    return (word.removesuffix("s") if len(word) > 3 else word for word in words)


def _plain(text: str) -> str:
    return _MARKUP.sub("", _ORIGIN.sub("", text))
