"""The text of a content file with other values in it. Every other character stays: comments, order, blank lines."""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from perilune.core.errors import BadContent

_HEAD = re.compile(r"(\[\[?)[ \t]*([\w-]+)[ \t]*\]\]?[^\n]*")
_FIELD = re.compile(r"([\w-]+)[ \t]*=[ \t]*")
_BLANK = re.compile(r"(?:\s+|#[^\n]*)+")
_TOKEN = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|.', re.DOTALL)


@dataclass(frozen=True)
class _Place:
    """Where a value stands, or the head of a row (without a field): the row, counted from 0 within its kind, first and last character."""

    kind: str
    row: int
    field: str
    start: int
    end: int


def with_value(text: str, kind: str, row: int, field: str, value: Any) -> str:
    """The text with this value in a field of a row; None takes the field out. A new field stands before the row's source."""
    places = [place for place in _places(text) if (place.kind, place.row) == (kind, row)]
    found = next((place for place in places if place.field == field), None)
    before = next((place for place in places if place.field == "source"), None)
    if found is not None and value is None:
        line = text.rindex("\n", 0, found.start) + 1
        changed = text[:line] + text[found.end :].split("\n", 1)[-1]
    elif found is not None:
        changed = text[: found.start] + _literal(value, text[found.start : found.end]) + text[found.end :]
    elif before is not None and value is not None:
        line = text.rindex("\n", 0, before.start) + 1
        changed = f"{text[:line]}{field} = {_literal(value)}\n{text[line:]}"
    else:
        changed = text
    if _value(changed, kind, row, field) != value:
        raise BadContent(f"{kind} {row + 1}: `{field}` cannot be changed here. Change it in the file, with an editor.")
    return changed


def with_row(text: str, kind: str, like: int) -> str:
    """The text with one row more, the same as this one, behind the last of its kind."""
    start, end = _block(text, kind, like)
    last = max(place.row for place in _places(text) if place.kind == kind)
    _, behind = _block(text, kind, last)
    return f"{text[:behind]}\n{text[start:end]}{text[behind:]}"


def without_row(text: str, kind: str, row: int) -> str:
    """The text without a row. A comment above it stays."""
    start, end = _block(text, kind, row)
    return text[:start] + text[end:].removeprefix("\n")


def _block(text: str, kind: str, row: int) -> tuple[int, int]:
    """Where the lines of a row begin and end."""
    places = [place for place in _places(text) if (place.kind, place.row) == (kind, row)]
    if not places or not text.startswith("[[", places[0].start):
        raise BadContent(f"{kind} {row + 1} is not one of several rows: it can be changed, but not copied or taken out.")
    line = text.find("\n", places[-1].end)
    return places[0].start, len(text) if line < 0 else line + 1


def _value(text: str, kind: str, row: int, field: str) -> Any:
    try:
        found: Any = tomllib.loads(text)[kind]
        return (found if isinstance(found, list) else [found])[row].get(field)
    except (tomllib.TOMLDecodeError, KeyError, IndexError):
        return None


def _places(text: str) -> Iterator[_Place]:
    """The head of every row, and every value behind it."""
    kind, row, at = "", 0, 0
    rows: dict[str, int] = {}
    while at < len(text):
        if blank := _BLANK.match(text, at):
            at = blank.end()
        elif head := _HEAD.match(text, at):
            kind = head[2]
            row = rows.get(kind, 0)
            rows[kind] = row + 1
            yield _Place(kind, row, "", at, head.end())
            at = head.end()
        elif field := _FIELD.match(text, at):
            at = _end(text, field.end())
            yield _Place(kind, row, field[1], field.end(), at)
        else:
            return


def _end(text: str, start: int) -> int:
    """Where the value that begins here has ended."""
    depth, end = 0, start
    for token in _TOKEN.finditer(text, start):
        word = token[0]
        if depth == 0 and (word == "\n" or word.startswith("#")):
            break
        depth += (word in "[{") - (word in "]}") if len(word) == 1 else 0
        if not word.isspace():
            end = token.end()
    return end


def _literal(value: Any, old: str = "") -> str:
    """A value as TOML; a list that had a line for each item keeps them."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_literal(inside)}" for key, inside in value.items()) + " }"
    if isinstance(value, list):
        items = [_literal(item) for item in value]
        indent = re.match(r"\[\s*\n([ \t]*)", old)
        return "[\n" + "".join(f"{indent[1]}{item},\n" for item in items) + "]" if indent else f"[{', '.join(items)}]"
    return str(value)
