"""The content of a box as tables: a file has one for each kind of row, a column for each field, each cell as somebody types it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from perilune.core.errors import BadContent

NUMBER: Final = "number"
TEXT: Final = "text"
FLAG: Final = "flag"
NUMBERS: Final = "numbers"  # with commas between them
WORDS: Final = "words"  # short ones, with commas between them
LINES: Final = "lines"  # texts, one on each line
SOURCE: Final = "source"
LONG_WORD: Final = 14  # characters; with longer ones a list has a line for each
LONG_TEXT: Final = 24
ORDER: Final = [NUMBER, NUMBERS, WORDS, TEXT, FLAG, LINES]  # of the columns


@dataclass(frozen=True)
class Cell:
    """A value as text; `there` says whether the row has it."""

    text: str
    there: bool


@dataclass(frozen=True)
class Column:
    """A field, or a part of one: its path (`weights.b`, `columns.0.team`) and how its values are written."""

    path: str
    form: str
    long: bool = False  # some texts are long

    @property
    def title(self) -> str:
        """The head of the column, in words."""
        words = [str(int(word) + 1) if word.isdigit() else word.replace("_", " ") for word in self.path.split(".")]
        return " ".join(words)


@dataclass(frozen=True)
class Row:
    """A row: how it is called, where its values come from, and its cells, in the order of the columns."""

    name: str
    source: str
    cells: list[Cell]


@dataclass(frozen=True)
class ContentTable:
    """All rows of a kind in a file."""

    file: str
    kind: str
    columns: list[Column]
    rows: list[Row]
    many: bool  # whether there can be more of them, or fewer


@dataclass(frozen=True)
class ContentFile:
    """A file: what is written above its first row, and its tables."""

    name: str
    about: str
    tables: list[ContentTable]


def content_files(folder: Path) -> list[ContentFile]:
    """The files of a content folder."""
    return [_file(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))]


def _file(name: str, text: str) -> ContentFile:
    tables = [_table(name, kind, rows, f"[[{kind}]]" in text) for kind, rows in rows_of(text, name).items()]
    return ContentFile(name, _about(text), tables)


def _about(text: str) -> str:
    """What the comment at the head of a file says."""
    lines = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line.removeprefix("#").strip())
    return " ".join(lines)


def rows_of(text: str, name: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of a file by their kinds; a single table counts as one row."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name} is not TOML: {error}.") from error
    rows = {kind: found if isinstance(found, list) else [found] for kind, found in whole.items()}
    return {kind: found for kind, found in rows.items() if all(isinstance(row, dict) for row in found)}


def _table(file: str, kind: str, rows: list[dict[str, Any]], many: bool) -> ContentTable:
    columns = columns_of(rows)
    made = [
        Row(
            str(row.get("name") or row.get("key") or (f"{kind} {number}" if len(rows) > 1 else kind)),
            str(row.get(SOURCE, "")),
            [_cell(row, column) for column in columns],
        )
        for number, row in enumerate(rows, 1)
    ]
    return ContentTable(file, kind, columns, made, many)


def columns_of(rows: list[dict[str, Any]]) -> list[Column]:
    """Every field that some row has, without its source: numbers first, long texts and what a row is called last."""
    values: dict[str, list[Any]] = {}
    for row in rows:
        for path, value in _leaves(row):
            values.setdefault(path, []).append(value)
    values.pop(SOURCE, None)
    columns = [Column(path, form := _form(found), form == TEXT and _is_long(found)) for path, found in values.items()]
    return sorted(columns, key=lambda column: (column.path in ("key", "name"), column.long, ORDER.index(column.form)))


def _is_long(texts: list[Any]) -> bool:
    return max(len(str(text)) for text in texts) > LONG_TEXT


def _leaves(row: dict[str, Any], before: str = "") -> list[tuple[str, Any]]:
    """The values of a row by their paths; tables within it are taken apart."""
    found: list[tuple[str, Any]] = []
    for key, value in row.items():
        path = f"{before}{key}"
        if isinstance(value, dict):
            found += _leaves(value, f"{path}.")
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value):
                found += _leaves(item, f"{path}.{number}.")
        else:
            found.append((path, value))
    return found


def _form(values: list[Any]) -> str:
    """How the values of a column are written."""
    if all(isinstance(value, bool) for value in values):
        return FLAG
    if all(isinstance(value, int) for value in values):
        return NUMBER
    items = [item for value in values if isinstance(value, list) for item in value]
    if all(isinstance(value, list) for value in values):
        if items and all(isinstance(item, int) for item in items):
            return NUMBERS
        short = all(isinstance(item, str) and len(item) <= LONG_WORD and "," not in item for item in items)
        return WORDS if short else LINES
    return TEXT


def _cell(row: dict[str, Any], column: Column) -> Cell:
    found = dict(_leaves(row)).get(column.path)
    return Cell("" if found is None else written(found, column.form), found is not None)


def written(value: Any, form: str) -> str:
    """A value as somebody types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ("\n" if form == LINES else ", ").join(str(item) for item in value)
    return str(value)


def typed(text: str, form: str) -> Any:
    """What somebody has typed, as a value; None for nothing. What does not fit stays a text, for the box to refuse."""
    if form == TEXT:
        return text
    if form == LINES:
        return [line.strip() for line in text.splitlines() if line.strip()]
    text = text.strip()
    if form == FLAG:
        return {"true": True, "false": False, "": None}.get(text.lower(), text)
    if form == NUMBER:
        return _number(text) if text else None
    items = [item.strip() for item in text.split(",")] if text else []
    return [_number(item) for item in items] if form == NUMBERS else items


def _number(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text
