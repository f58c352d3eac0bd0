"""The folder of a run: `run.json`, and Parquet files in `games`, `seats` and `decisions`, each for a batch of games in their order.

A game that is finished before its batch is a line in `open`, so whoever interrupts a run loses no finished game; and since a batch is
written whole, in the order of its games, an interrupted run has the same rows as another.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from perilune.core.errors import PeriluneError
from perilune.core.game import Game
from perilune.lab.folder import whole, write_whole
from perilune.lab.run_rows import DECISIONS, GAMES, OPTION, SEATS, Row
from perilune.lab.run_terms import FORMAT, RunTerms, terms_of

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:  # pragma: no cover
    pa = pq = None

HEAD = "run.json"
OPEN = "open"
BATCH = 200  # games in a file
WORDY = 20  # games in a file, where every decision is kept

Rows = dict[str, list[Row]]


class BadRun(PeriluneError):
    """A folder that holds no run, or not the one that is asked for, or that cannot be written."""


def need_pyarrow() -> None:
    """Runs are kept as Parquet, which Perilune does not read by itself."""
    if pa is None:
        raise BadRun("The lab keeps runs as Parquet, for which it needs pyarrow. Install it: pip install 'perilune[lab]'")


class RunFolder:
    """A folder for one run. Only the process that started the run writes to it."""

    def __init__(self, path: Path, terms: RunTerms) -> None:
        self.path = path
        self.terms = terms
        self.tables = [GAMES, SEATS, DECISIONS] if terms.decisions else [GAMES, SEATS]
        self.size = WORDY if terms.decisions else BATCH
        self.schemas = {name: _schema(terms.game, name) for name in self.tables}

    def file(self, table: str, batch: int) -> Path:
        """Where a batch of a table is, or will be."""
        return self.path / table / f"{batch * self.size:08}.parquet"

    def _open_file(self, batch: int) -> Path:
        return self.path / OPEN / f"{batch * self.size:08}.jsonl"

    def numbers(self, batch: int, games: int) -> range:
        """The games of a batch in a run of so many."""
        return range(batch * self.size, min(games, (batch + 1) * self.size))

    def whole(self, batch: int, games: int) -> bool:
        """Whether all games of a batch are written; a damaged file is set aside, to be written again."""
        return set(self.numbers(batch, games)) <= set(self.written(batch))

    def written(self, batch: int) -> list[int]:
        """The games whose rows are in the files of a batch; none of them if a file is missing or damaged."""
        if not all(self.file(name, batch).exists() for name in self.tables):
            return []
        counts = []
        for name in self.tables:
            file = self.file(name, batch)
            try:
                found = pq.read_table(file, columns=["game"]).column("game").to_pylist()
            except (OSError, pa.ArrowException):
                file.replace(file.with_suffix(".damaged"))
                return []
            counts.append(sorted(set(found)))
        return counts[0] if all(numbers == counts[0] for numbers in counts) else []

    def finished(self, batch: int) -> dict[int, Rows]:
        """The games of a batch that is not whole: from its files, and from the lines of those that were finished since."""
        found: dict[int, Rows] = {number: {name: [] for name in self.tables} for number in self.written(batch)}
        if found:
            for name in self.tables:
                for row in pq.read_table(self.file(name, batch)).to_pylist():
                    found[row["game"]][name].append(row)
        try:
            lines = self._open_file(batch).read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            lines = []
        for line in lines:
            try:
                rows: Rows = json.loads(line)
                found[int(rows[GAMES][0]["game"])] = {name: rows[name] for name in self.tables}
            except (ValueError, KeyError, IndexError, TypeError):
                continue  # the line that was being written when the run was interrupted
        return found

    def add(self, batch: int, rows: Rows) -> None:
        """Keep a finished game."""
        try:
            file = self._open_file(batch)
            file.parent.mkdir(exist_ok=True)
            with file.open("a", encoding="utf-8") as stream:
                stream.write("\n" + json.dumps(rows))  # first, because the line before may be a torn one
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def close(self, batch: int, found: dict[int, Rows]) -> None:
        """Write the rows of a batch, in order."""
        try:
            for name in self.tables:
                rows = [row for number in sorted(found) for row in found[number][name]]
                file = self.file(name, batch)
                file.parent.mkdir(exist_ok=True)
                with whole(file) as draft:
                    pq.write_table(pa.Table.from_pylist(rows, self.schemas[name]), draft, compression="zstd")
            self._open_file(batch).unlink(missing_ok=True)
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def batches(self) -> list[int]:
        """The batches that are written, in order."""
        return sorted(int(file.stem) // self.size for file in (self.path / GAMES).glob("*.parquet"))

    def rows(self) -> Iterator[Rows]:
        """The rows of games and seats, a batch at a time."""
        for batch in self.batches():
            try:
                found = {name: pq.read_table(self.file(name, batch)).to_pylist() for name in (GAMES, SEATS)}
            except (OSError, pa.ArrowException) as error:
                raise BadRun(
                    f"A file of the run {self.path} is missing or damaged ({error}). "
                    "Give the same `lab run` command again: it plays those games again."
                ) from error
            yield found

    def some_rows(self, numbers: Iterable[int]) -> dict[int, Row]:
        """The rows of these games by their numbers, as far as they are there."""
        wanted = set(numbers)
        found: dict[int, Row] = {}
        for batch in sorted({number // self.size for number in wanted if number >= 0}):
            file = self.file(GAMES, batch)
            try:
                rows = pq.read_table(file).to_pylist() if file.exists() else []
            except (OSError, pa.ArrowException) as error:
                raise BadRun(f"{file} is damaged. Give the same `lab run` command again: it plays those games again.") from error
            found |= {row["game"]: row for row in rows if row["game"] in wanted}
        return found

    def row(self, number: int) -> Row:
        """The row of one game."""
        found = self.some_rows([number])
        if number in found:
            return found[number]
        known = [number for batch in self.batches()[-1:] for number in self.written(batch)]
        there = f"Its games are counted from 0, up to {known[-1]}." if known else "None of its batches of games is finished yet."
        raise BadRun(f"The run {self.path} has no game {number}. {there}")


def start(path: Path, terms: RunTerms) -> RunFolder:
    """The folder for a run, new or to go on with. Another run cannot be kept in it."""
    need_pyarrow()
    head = terms.head()
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not (path / HEAD).exists():
            if any(path.iterdir()):
                raise BadRun(f"The folder {path} is not empty and holds no run. Choose another with --out.")
            pack = None if terms.pack is None else str(Path(terms.pack).absolute())
            write_whole(path / HEAD, json.dumps({**head, "pack": pack}, indent=1) + "\n")
    except OSError as error:
        raise _unwritable(path, error) from error
    known = _head(path)
    if any(known.get(key) != head[key] for key in head):
        differs = ", ".join(key for key in head if known.get(key) != head[key])
        raise BadRun(f"The folder {path} holds another run: it differs in {differs}. Choose another with --out.")
    return RunFolder(path, terms)


def opened(path: Path, pack: Path | None = None) -> RunFolder:
    """The run in a folder, to read; with this pack, if it lies elsewhere now."""
    need_pyarrow()
    head = _head(path)
    try:
        return RunFolder(path, terms_of(head, str(pack) if pack is not None else head["pack"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRun(
            f"{path / HEAD} is damaged near {error}. Use an unchanged copy, or run it again into another folder."
        ) from error


def _head(path: Path) -> dict[str, Any]:
    file = path / HEAD
    try:
        head = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadRun(f"There is no run in {path}. Make one: perilune lab run BOX --games 1000 --out {path}") from error
    except (OSError, ValueError) as error:
        raise BadRun(f"{file} is damaged, so its games are unknown. Run it again into another folder.") from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadRun(f"{file} is not from a run that this version reads ({FORMAT}). Choose a folder made by `lab run`.")
    return head


def _unwritable(path: Path, error: OSError) -> BadRun:
    return BadRun(
        f"The folder {path} cannot be written: {error.strerror or error}. Every game that was kept is still there: "
        "make room and give the same command again, or choose another folder with --out."
    )


def _schema(game: Game[Any], table: str) -> Any:
    """The columns of a table."""
    text, number, real = pa.string(), pa.int32(), pa.float64()
    columns = {"game": pa.int64(), "seed": text}
    if table != DECISIONS:
        options = {OPTION + option.name: text for option in game.options}
    if table == GAMES:
        columns |= {**options, "bots": pa.list_(text), "winners": pa.list_(number), "points": pa.list_(number)}
        columns |= {"ways": pa.list_(text), "by_chance": pa.list_(text), "stalled": pa.bool_(), "moves": number, "turns": number}
        columns |= {"lead_changes": number, "behind": number, "decided": real, "digest": text}
    elif table == SEATS:
        columns |= {"seat": number, "bot": text, **options, "won": real, "points": number}
        columns |= {"things": pa.list_(text), "times": pa.list_(number)}
    else:
        columns |= {"number": number, "seat": number, "move": text, "choices": number, "features": pa.list_(pa.int64())}
    return pa.schema(list(columns.items()))
