"""A draft: the content of a box with some values changed, and what the box says to it."""

import copy
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from perilune.core.content import Spot, spot_of
from perilune.core.errors import BadContent, BadOption
from perilune.core.game import Game
from perilune.games import read_anew, try_out
from perilune.web.studio.content_tables import FLAG, SOURCE, TEXT, columns_of, rows_of, typed
from perilune.web.studio.toml_text import with_row, with_value, without_row
from perilune.web.text_limits import can_be_stored

MOST_CHANGES = 400
ADDED = "reconstructed: added in the studio"
NEW, GONE = "+", "-"  # paths of changes that are about a whole row


@dataclass(frozen=True)
class Change:
    """What somebody has typed into a cell. Rows are counted from 0, as the page knows them: new ones behind all others.

    With the path NEW, the row is a new one, like the row whose number is the text; with GONE, it is taken out.
    """

    file: str
    kind: str
    row: int
    path: str
    text: str


@dataclass(frozen=True)
class Refused:
    """Why the content cannot be played: the sentence, and where in the tables it belongs, as far as it says so."""

    says: str
    spot: Spot | None = None


@dataclass
class Checked:
    """The content as far as it can be played, and what is refused. `game` is None if nothing can be."""

    game: Game[Any] | None
    refused: list[Refused] = field(default_factory=list)


class Draft:
    """The files of a content folder with changes in them."""

    def __init__(self, base: Path, changes: list[Change]) -> None:
        if len(changes) > MOST_CHANGES:
            raise BadOption(f"A draft has at most {MOST_CHANGES} changes. Save it as a pack and continue from there.")
        self.base = base
        self.changes = changes
        self.files = {path.name: path.read_text(encoding="utf-8") for path in sorted(base.glob("*.toml"))}
        self._numbers: dict[
            tuple[str, str], list[int]
        ] = {}  # the rows of each kind as they stand in the file, by the page's numbers
        rows: dict[tuple[str, str, int], list[Change]] = {}
        for change in changes:
            if change.path == NEW:
                self._add_row(change)
            elif change.path != GONE:
                rows.setdefault((change.file, change.kind, change.row), []).append(change)
        for (file, kind, number), changed in rows.items():
            self._change_row(file, kind, self._place(file, kind, number), changed)
        for change in changes:
            if change.path == GONE:
                self._take_row(change)

    def _known(self, file: str, kind: str) -> list[int]:
        if (file, kind) not in self._numbers:
            self._numbers[file, kind] = list(range(len(rows_of(self.files.get(file, ""), file).get(kind, []))))
        return self._numbers[file, kind]

    def _place(self, file: str, kind: str, number: int) -> int:
        """Where a row stands in its file."""
        known = self._known(file, kind)
        if number not in known:
            raise BadOption(f"{file[:40]} has no {kind[:40]} {number + 1}. Reload the page.")
        return known.index(number)

    def _add_row(self, change: Change) -> None:
        known = self._known(change.file, change.kind)
        like = int(change.text) if change.text.isascii() and change.text.isdigit() else -1
        place = self._place(change.file, change.kind, like)
        if change.row in known:
            raise BadOption(f"{change.file} has a {change.kind} {change.row + 1} already. Reload the page.")
        text = with_row(self.files[change.file], change.kind, place)
        known.append(change.row)
        row = rows_of(text, change.file)[change.kind][-1]
        source = f"{ADDED}, like {row.get('name') or row.get('key') or f'{change.kind} {like + 1}'}"
        self.files[change.file] = with_value(text, change.kind, len(known) - 1, SOURCE, source)

    def _take_row(self, change: Change) -> None:
        place = self._place(change.file, change.kind, change.row)
        self.files[change.file] = without_row(self.files[change.file], change.kind, place)
        del self._numbers[change.file, change.kind][place]

    def on_page(self, spot: Spot) -> Spot:
        """The same place with the row's number on the page, which counts rows that are taken out and never moves."""
        known = self._known(spot.file, spot.kind) if spot.kind else []
        return Spot(spot.file, spot.kind, known[spot.row], spot.path) if spot.row < len(known) else spot

    def _change_row(self, file: str, kind: str, number: int, changes: list[Change]) -> None:
        text = self.files[file]
        rows = rows_of(text, file)[kind]
        forms = {column.path: column.form for column in columns_of(rows)} | {SOURCE: TEXT}
        row = copy.deepcopy(rows[number])
        fields = []
        for change in changes:
            if change.path not in forms:
                raise BadOption(f"A {kind} has no {change.path[:40]!r}. Reload the page.")
            if not all(can_be_stored(line) for line in change.text.split("\n")):
                raise BadOption("A value has characters that cannot be written to a file. Type it again.")
            put(row, change.path, typed(change.text, forms[change.path]), forms[change.path])
            fields.append(change.path.split(".")[0])
        if SOURCE not in fields:
            row[SOURCE] = _changed_source(str(row.get(SOURCE, "")), fields)
            fields.append(SOURCE)
        for name in dict.fromkeys(fields):
            text = with_value(text, kind, number, name, row.get(name))
        self.files[file] = text

    def write(self, folder: Path) -> None:
        """Put the files there."""
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")

    def without(self, spot: Spot) -> "Draft":
        """The draft with the rows as they were of which a refusal speaks: one row, or a whole file if it names none."""
        kept = [change for change in self.changes if not spot.covers(change.file, change.kind, change.row)]
        return Draft(self.base, kept)

    def with_all_rows(self) -> "Draft":
        """The draft with the rows that the content has, none more and none fewer."""
        new = {(change.file, change.kind, change.row) for change in self.changes if change.path == NEW}
        kept = [change for change in self.changes if change.path != GONE and (change.file, change.kind, change.row) not in new]
        return Draft(self.base, kept)


def put(row: dict[str, Any], path: str, value: Any, form: str) -> None:
    """Set what stands at a path of a row; None takes it out. A part of a field that the row does not have cannot be set."""
    *way, last = path.split(".")
    inside: Any = row
    for step in way:
        inside = inside[int(step)] if isinstance(inside, list) and int(step) < len(inside) else _inner(inside, step)
    if value is None or (form == FLAG and value is False and last not in inside):
        inside.pop(last, None)
    else:
        inside[last] = value


def _inner(inside: Any, step: str) -> Any:
    if not isinstance(inside, dict):
        raise BadOption("This row has fewer parts than others. Add one in the file, with an editor.")
    return inside.setdefault(step, {})


def _changed_source(source: str, fields: list[str]) -> str:
    """The source of a row that somebody has changed: what is new is nobody's but theirs."""
    if source.startswith(ADDED):
        return source
    named = ", ".join(dict.fromkeys(field.replace("_", " ") for field in fields))
    return f"reconstructed: {named} changed in the studio; the rest {source}"


def check(box: str, draft: Draft) -> Checked:
    """Ask the box. Where it refuses a row, that row counts as unchanged and the rest is asked again, so that every refusal is told.

    If that row is not the one that was changed, a new row or a missing one is to blame: then no row counts as new or missing.
    """
    refused: list[Refused] = []
    while True:
        found = _open(box, draft)
        if isinstance(found, Game):
            return Checked(found, refused)
        refused.append(found)
        rest = draft if found.spot is None else draft.without(found.spot)
        if rest.changes == draft.changes:
            rest = draft.with_all_rows()
        if rest.changes == draft.changes:
            return Checked(None, refused)
        draft = rest


def _open(box: str, draft: Draft) -> Game[Any] | Refused:
    """The box with the content of the draft, if it takes it and a game can be played to the end with it."""
    with TemporaryDirectory(prefix="perilune-studio-") as folder:
        draft.write(Path(folder))
        try:
            game = read_anew(box, Path(folder))
        except BadContent as error:
            says = str(error).replace(f"{folder}/", "").replace(f" in {folder}", " of this draft")
            spot = spot_of(says)
            return Refused(says, draft.on_page(spot) if spot is not None else None)
    try:
        try_out(game)
    except BadContent as error:
        return Refused(str(error))
    return game
