"""What a content pack changes: every value that differs from the box's own content, row by row."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perilune.draw.svg import esc
from perilune.games import folder
from perilune.lab import page
from perilune.lab.run_terms import RunTerms

SOURCE = "source"  # says where a row comes from; no value of the game
Rows = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class ContentChange:
    """A value: its file, its row, its field, and what it was and is. A row that is new or gone is a change of the whole row."""

    file: str
    row: str
    field: str
    was: str
    now: str


def content_changes(before: Path, after: Path) -> list[ContentChange]:
    """Every value of `after` that is another one in `before`."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.toml")})
    return [change for name in names for change in _of_file(name, _rows(before / name), _rows(after / name))]


def _of_file(name: str, before: Rows, after: Rows) -> list[ContentChange]:
    found = []
    for row in [*before, *(row for row in after if row not in before)]:
        if row not in after or row not in before:
            was, now = ("in the box", "left out") if row in before else ("-", "new")
            found.append(ContentChange(name, row, "the row", was, now))
            continue
        old, new = before[row], after[row]
        fields = [*old, *(field for field in new if field not in old)]
        found += [
            ContentChange(name, row, field, _told(old.get(field)), _told(new.get(field)))
            for field in fields
            if field != SOURCE and old.get(field) != new.get(field)
        ]
    return found


def _rows(file: Path) -> Rows:
    """The rows of a file by what they are called: their kind and key, or their kind and number."""
    if not file.is_file():
        return {}
    found: Rows = {}
    for kind, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
        for number, row in enumerate(rows if isinstance(rows, list) else [rows], 1):
            if isinstance(row, dict):
                name = f"{kind} {row.get('name') or row.get('key') or number}"
                found[f"{name}, {number}" if name in found else name] = row
    return found


def _told(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_told(item) for item in value)
    if isinstance(value, dict):
        return "; ".join(f"{key} {_told(inside)}" for key, inside in value.items())
    return "-" if value is None or value == "" else str(value)


def content_section(terms: RunTerms) -> list[str]:
    """The part of a page that says what the pack of a run changes; nothing if it has none, or if the pack is gone."""
    if terms.pack is None or not Path(terms.pack).is_dir():
        return []
    changes = content_changes(folder(terms.box) / "content", Path(terms.pack))
    rows = [[esc(change.row), esc(change.field), esc(change.was), esc(change.now), esc(change.file)] for change in changes]
    told = page.table(["what", "value", "in the box", "in the pack", "file"], rows)
    same = page.words("The pack has the same values as the box's own content.")
    return [page.heading("What is different in the pack"), told if rows else same]
