"""Reading content: TOML rows, each with its source, from the box's own folder or from a pack that replaces files."""

import re
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from perilune.core.errors import BadContent

# How a complaint about an entry begins: `file, kind number (key), part number: ... `field``. See Entry.place and spot_of.
_SPOT = re.compile(
    r"(?P<file>[\w-]+\.toml)(?:, (?P<kind>[\w-]+)(?: (?P<row>\d+))?(?: \([^)]*\))?(?:, (?P<part>\w+) (?P<number>\d+)(?: \([^)]*\))?)?)?: "
)
_FIELD = re.compile(r"`([\w-]+)`")


class ContentFiles:
    """The content files of one box."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, name: str) -> dict[str, Any]:
        """One file, parsed; BadContent names the file and the line."""
        path = self.folder / name
        try:
            with path.open("rb") as stream:
                return tomllib.load(stream)
        except OSError as error:
            raise BadContent(f"{path} cannot be read: {error.strerror}. A content folder needs this file.") from error
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{path} is not TOML: {error}.") from error

    def rows(self, name: str, kind: str) -> list["Entry"]:
        """The rows `[[kind]]` of a file; each must say where it comes from."""
        found = self.file(name).get(kind)
        if not isinstance(found, list) or not found:
            raise BadContent(f"{self.folder / name} has no [[{kind}]] rows.")
        return [Entry(f"{name}, {kind} {number}", row) for number, row in enumerate(found, 1)]

    def head(self, name: str, kind: str) -> "Entry":
        """The table `[kind]` of a file."""
        found = self.file(name).get(kind)
        if not isinstance(found, dict):
            raise BadContent(f"{self.folder / name} has no [{kind}] table.")
        return Entry(f"{name}, {kind}", found)

    def digest(self) -> str:
        """A short name for exactly this content."""
        whole = sha256()
        for path in sorted(self.folder.glob("*.toml")):
            whole.update(path.name.encode() + path.read_bytes())
        return whole.hexdigest()[:12]


class Entry:
    """One row: typed access that names the row when something is wrong with it."""

    def __init__(self, place: str, row: dict[str, Any]) -> None:
        self.place = f"{place} ({row['key']})" if "key" in row else place
        self.row = row
        source = str(row.get("source", ""))
        if not source.startswith(("rulebook", "found", "reconstructed")):
            raise BadContent(f"{self.place}: `source` must begin with rulebook, found or reconstructed.")

    def text(self, field: str, default: str | None = None) -> str:
        """A text field."""
        value = self.row.get(field, default)
        if not isinstance(value, str):
            raise BadContent(f"{self.place}: `{field}` must be text.")
        return value

    def number(self, field: str, default: int | None = None) -> int:
        """A whole number that is not negative."""
        value = self.row.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadContent(f"{self.place}: `{field}` must be a whole number, 0 or more.")
        return value

    def flag(self, field: str) -> bool:
        """A yes or no; no where it is missing."""
        value = self.row.get(field, False)
        if not isinstance(value, bool):
            raise BadContent(f"{self.place}: `{field}` must be true or false.")
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts."""
        value = self.row.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadContent(f"{self.place}: `{field}` must be a list of texts.")
        return list(value)

    def numbers(self, field: str) -> list[int]:
        """A list of whole numbers."""
        value = self.row.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
            raise BadContent(f"{self.place}: `{field}` must be a list of whole numbers.")
        return list(value)

    def parts(self, field: str) -> list["Entry"]:
        """Rows inside this row; their source is that of the row."""
        value = self.row.get(field)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise BadContent(f"{self.place}: `{field}` must be a list of tables.")
        source = self.row["source"]
        return [Entry(f"{self.place}, {field} {number}", {"source": source, **item}) for number, item in enumerate(value, 1)]

    def one_of(self, field: str, known: list[str]) -> int:
        """The place of a word in a list of known ones."""
        value = self.text(field)
        if value not in known:
            raise BadContent(f"{self.place}: `{field}` is {value!r}; it must be one of {', '.join(known)}.")
        return known.index(value)

    def all_of(self, field: str, known: list[str]) -> list[int]:
        """The places of several words in a list of known ones."""
        for value in self.texts(field):
            if value not in known:
                raise BadContent(f"{self.place}: `{field}` has {value!r}; it may have {', '.join(known)}.")
        return [known.index(value) for value in self.texts(field)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """What a row becomes: a card, a board, a piece."""

    def __init__(self, row: Entry) -> None:
        self.key = row.text("key")
        self.source = row.text("source")


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Printed):
    """The same, with a name for players."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.name = row.text("name")


def exactly(what: str, count: int, wanted: int) -> None:
    """The content must have just so many of something."""
    if count != wanted:
        raise BadContent(f"{what}: there must be {wanted}, not {count}.")


def in_order(what: str, found: list[str], wanted: list[str]) -> None:
    """The content must have just these, in this order."""
    if found != wanted:
        raise BadContent(f"{what} must be {', '.join(wanted)}, in this order.")


class Spot:
    """Where in the content a complaint belongs: the file and, as far as it says so, the row (from 0) and the path of the field."""

    def __init__(self, file: str, kind: str, row: int, path: str) -> None:
        self.file = file
        self.kind = kind
        self.row = row
        self.path = path

    def covers(self, file: str, kind: str, row: int) -> bool:
        """Whether the complaint is about this row, or about something that the row is a part of."""
        return self.file == file and (not self.kind or (self.kind, self.row) == (kind, row))


def spot_of(complaint: str) -> Spot | None:
    """The place that a BadContent names; None if it names none."""
    found = _SPOT.match(complaint)
    if found is None:
        return None
    field = _FIELD.match(complaint, found.end())
    path = field[1] if field is not None else ""
    if found["part"]:
        path = f"{found['part']}.{int(found['number']) - 1}.{path}".rstrip(".")
    return Spot(found["file"], found["kind"] or "", int(found["row"] or 1) - 1, path)
