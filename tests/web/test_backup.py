"""Backups of either database into either, the check of a database, and what is refused."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from perilune.cli import main
from perilune.core.game import Result
from perilune.core.record import Row
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.storage.backup import BackupTrouble, restore_backup, write_backup
from perilune.web.storage.check import check
from perilune.web.storage.database import open_database
from perilune.web.storage.model import PERSON, AuditLine, Chair, FinishedGame, StoredTable, TalkLine
from perilune.web.storage.notices import QuietHours
from perilune.web.storage.schema import SCHEMA, TABLES
from perilune.web.storage.store import Store
from tests.web.conftest import at_table, empty_database, new_client, open_table
from tests.web.test_store import SECOND_SCHEMA, example, first_schema_file, work_in, write


@pytest.fixture
def database(either_database: str) -> str:
    """Every test here runs with each kind of database."""
    return either_database


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a second empty database, of each kind."""
    return empty_database(request, tmp_path / "other.sqlite")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with something in every table of the schema."""
    with closing(Store(database)) as store:
        fill(store)
        yield store


def fill(store: Store) -> None:
    """Put something into every table of the schema."""
    store.add_table(example([Row(-1, "deal", "d1"), Row(0, "go", "d2")], host="ada", listed=True, password="hash"), [0])
    store.add_table(example([], "ended"), [])
    store.add_talk("id", TalkLine(2, "привет — 你好 🚀 '; DROP TABLE talk; --", 2.25))
    store.add_audit("id", AuditLine("Ada undid a move.", 1_800_000_000.125))
    store.remove_sitters("id", 2, [], 1, {"eve": "Eve"})
    store.add_result("ada", "ended", "game", Result([3, 1], "well done"))
    store.add_finished("ada", FinishedGame("ended", "box", "deal", True, 41, "won with 41 points", ["Bob", "greedy bot"], 1.5))
    store.set_name("ada", "Ada L.")
    store.admit("id", "bob")
    store.notices.set_address("ada", "mail", "ada@example.org", 1.5)
    store.notices.set_quiet("ada", QuietHours(1320, 480, "Europe/Berlin"))
    assert store.notices.set_kinds("id", "ada", ["mail"], 2.5)
    with store._database.transaction() as tx:
        tx.run("INSERT INTO browsers VALUES ('ada')")


def rows(address: str | Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    with work_in(address) as work:
        return {name: sorted(work.run(f"SELECT {', '.join(work.columns(name))} FROM {name}")) for name in TABLES}


# there and back


def test_every_table_of_the_schema_is_copied(database: str) -> None:
    Store(database).close()
    with work_in(database) as work:
        assert set(TABLES) == work.tables()


@pytest.mark.usefixtures("store")
def test_a_backup_of_one_database_is_restored_into_the_other(database: str, other: str, tmp_path: Path) -> None:
    """Every row and the key, so that cookies and links stay good."""
    before = rows(database)
    assert all(before.values()), "there is something in every table"
    file = tmp_path / "backup"
    report = write_backup(database, file)
    assert (report.tables, report.moves, report.findings) == (["ended", "id"], 2, [])
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore_backup(file, other) == report
    assert rows(other) == rows(file) == rows(database) == before
    with closing(Store(database)) as one, closing(Store(other)) as two:
        assert one.key == two.key
    assert sorted(path.name for path in tmp_path.iterdir() if "perilune-" in path.name) == []


def test_the_commands(store: Store, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each says what it has done, while the server has the database open."""
    file, new = tmp_path / "backup", tmp_path / "new" / "tables.sqlite"
    assert main(["backup", str(file), "--database", database]) == 0
    assert f"The backup is in {file}: 2 tables with 2 moves." in capsys.readouterr().out
    write(store, "id", 2, [Row(0, "more", "d3")], [0])
    assert main(["restore", str(file), "--database", str(new)]) == 0
    assert f"Everything in {file} is restored: 2 tables with 2 moves." in capsys.readouterr().out
    assert main(["check", "--database", database]) == 0
    assert capsys.readouterr().out == "Checked 2 tables with 3 moves. Nothing is wrong.\n"


def test_a_backup_while_others_write(store: Store, database: str, tmp_path: Path) -> None:
    """What is in it is whole: as many moves as there were at one moment. Nobody who writes is refused."""
    stop = threading.Event()
    written: list[Row] = []
    trouble: list[Exception] = []

    def play() -> None:
        while not stop.is_set():
            move = Row(0, "x" * 2000, f"d{len(written) + 3}")
            try:
                write(store, "id", 2 + len(written), [move], [len(written) % 3])
            except Exception as error:
                trouble.append(error)
                return
            written.append(move)

    player = threading.Thread(target=play)
    player.start()
    reports = [write_backup(database, tmp_path / f"backup{number}") for number in range(4)]
    stop.set()
    player.join()
    assert trouble == []
    assert [report.findings for report in reports] == [[]] * 4
    assert [report.moves for report in reports] == sorted(report.moves for report in reports)


def test_a_game_goes_on_from_a_backup(database: str, other: str, tmp_path: Path) -> None:
    """The same browser sits on the same seat and sees the same."""
    with new_client(database) as first:
        table = open_table(first, BOXES[0], who_1="here", seats="2")
        with at_table(first, table) as page:
            page.sit(page.position["deciders"][0])
            page.move(page.position["offers"][0]["move"])
            seat, drawn = page.position["seat"], page.svg
        write_backup(database, tmp_path / "backup")
        cookies = first.cookies
    restore_backup(tmp_path / "backup", other)
    with new_client(other) as second:
        second.cookies = cookies
        with at_table(second, table) as page:
            page.sit(seat)
            assert page.svg == drawn


# older databases


def test_a_backup_of_the_first_schema_is_restored(other: str, tmp_path: Path) -> None:
    """Also when the file is simply a copy of the database; neither it nor the database changes."""
    path, file = tmp_path / "old.sqlite", tmp_path / "backup"
    first_schema_file(path)
    with closing(sqlite3.connect(path)) as db:
        before = list(db.iterdump())
        write_backup(path, file)
        assert list(db.iterdump()) == before
    assert restore_backup(path, other).tables == ["bots", "ended", "goes-on"]
    with closing(sqlite3.connect(path)) as db:
        assert list(db.iterdump()) == before
    assert {name: found for name, found in rows(file).items() if name != "keys"} == {
        name: found for name, found in rows(other).items() if name != "keys"
    }


def test_a_database_of_the_second_schema(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file is backed up before it is brought up to date. PostgreSQL and the check say what to do first."""
    with work_in(database) as work:
        for statement in SECOND_SCHEMA.split(";"):
            work.run(statement)
        work.run("INSERT INTO keys VALUES ('schema', '2')")
        work.run("INSERT INTO people VALUES ('bob', 'Bob')")
    assert main(["check", "--database", database]) == 2
    assert "Start `perilune serve` with it once" in capsys.readouterr().err
    code = main(["backup", str(tmp_path / "backup"), "--database", database])
    said = capsys.readouterr()
    if database.startswith("postgresql"):
        assert (code, "its schema is 2" in said.err) == (2, True)
        return
    assert rows(tmp_path / "backup")["people"] == [("bob", "Bob")]
    with work_in(database) as work:
        assert work.run("SELECT value FROM keys WHERE name = 'schema'") == [("2",)]


def test_a_newer_database_or_backup_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    Store(path).close()
    with work_in(path) as work:
        work.run("UPDATE keys SET value = ? WHERE name = 'schema'", (str(SCHEMA + 1),))
    assert main(["backup", str(tmp_path / "backup"), "--database", str(path)]) == 2
    assert main(["restore", str(path), "--database", str(tmp_path / "new.sqlite")]) == 2
    assert sorted(file.name for file in tmp_path.glob("*") if file.suffix in ("", ".sqlite")) == ["tables.sqlite"]


# what is refused


@pytest.mark.usefixtures("store")
def test_nothing_is_replaced(database: str, other: str, tmp_path: Path) -> None:
    """Neither a file by a backup, nor a database by what is restored, even if no table is in it."""
    file = tmp_path / "backup"
    write_backup(database, file)
    before = file.read_bytes()
    with pytest.raises(BackupTrouble, match="never replaces a file. Choose another name"):
        write_backup(database, file)
    assert file.read_bytes() == before
    Store(other).close()
    kept = rows(other)
    with pytest.raises(BackupTrouble, match="already has Perilune tables, and a backup replaces nothing. Choose"):
        restore_backup(file, other)
    assert rows(other) == kept


def test_a_restore_is_whole_or_not_at_all(other: str, tmp_path: Path) -> None:
    """A row that the new database does not take: nothing is there afterwards, and the next restore works."""
    good, bad = tmp_path / "good", tmp_path / "bad"
    address = tmp_path / "source.sqlite"
    with closing(Store(address)) as source:
        fill(source)
    write_backup(address, good)
    write_backup(address, bad)
    with closing(sqlite3.connect(bad)) as db, db:
        db.execute("INSERT INTO bans VALUES ('no such table', 'eve', 'Eve')")
    assert main(["restore", str(bad), "--database", other]) == 2
    with work_in(other) as work:
        assert not work.tables() & set(TABLES)
    restore_backup(good, other)


@pytest.mark.parametrize("body", [b"", b"Dear Ada, " * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_backup(body: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, new = tmp_path / "letter", tmp_path / "new.sqlite"
    file.write_bytes(body)
    assert main(["restore", str(file), "--database", str(new)]) == 2
    assert f"{file} is not a backup, or it is damaged: " in capsys.readouterr().err
    assert file.read_bytes() == body
    assert not new.exists()


def test_half_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that was cut off is not restored."""
    address, file, new = tmp_path / "tables.sqlite", tmp_path / "backup", tmp_path / "new.sqlite"
    with closing(Store(address)) as store:
        fill(store)
        write(store, "id", 2, [Row(0, "x" * 100_000, "d3")], [0])
    write_backup(address, file)
    file.write_bytes(file.read_bytes()[:40_000])
    assert main(["restore", str(file), "--database", str(new)]) == 2
    assert "it is damaged" in capsys.readouterr().err
    assert not new.exists()


def test_bad_places_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database or a file that is not there; a folder that is not there; a database of something else."""
    gone, foreign, mine = tmp_path / "gone.sqlite", tmp_path / "foreign.sqlite", tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE recipes (id TEXT)")
    Store(mine).close()
    for command, says in [
        (["backup", str(tmp_path / "backup"), "--database", str(gone)], f"There is no database {gone}."),
        (["check", "--database", str(gone)], f"There is no database {gone}."),
        (["check", "--database", str(foreign)], "This database has no Perilune tables."),
        (["restore", str(gone), "--database", str(tmp_path / "new.sqlite")], f"There is no file {gone}."),
        (["backup", str(tmp_path / "no" / "backup"), "--database", str(mine)], "No such file or directory"),
    ]:
        assert main(command) == 2
        assert says in capsys.readouterr().err
    assert not gone.exists()


# the check


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        ("DELETE FROM moves WHERE number = 0", "Table id: moves are missing: there are 1, and the last has number 1."),
        ("UPDATE talk SET number = 7", "Table id: lines of talk are missing: there are 1, and the last has number 7."),
        ("UPDATE tables SET names = '[\"Ada\"' WHERE id = 'id'", "Table id: what it was opened with cannot be read."),
        ("UPDATE tables SET waits = '[9]' WHERE id = 'id'", "Table id: what it was opened with cannot be read."),
        ("UPDATE moves SET seat = 5 WHERE number = 1", "Table id: move 1 is of seat 5, which it does not have."),
        ("UPDATE sitters SET seat = 5 WHERE table_id = 'id'", "Table id: somebody sits on seat 5, which it does not have."),
        ("DELETE FROM chairs WHERE table_id = 'id' AND seat = 1", "Table id: it has 3 seats, and the chairs 0, 2."),
        (
            "DELETE FROM keys WHERE name = 'seal'",
            "The key that signs cookies and links is gone: nobody can come back to their seat.",
        ),
    ],
)
@pytest.mark.usefixtures("store")
def test_the_check_says_what_it_found(harm: str, says: str, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with work_in(database) as work:
        work.run(harm)
    assert main(["check", "--database", database]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [says]


def test_rows_of_a_table_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(Store(path)) as store:
        fill(store)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO bans VALUES ('gone', 'eve', 'Eve')")
    with closing(open_database(path)) as database:
        assert check(database).findings == ["1 rows of bans belong to a table that is not there."]


def test_the_check_replays_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A move that was changed behind our back is found; a game of older rules is none."""
    path = tmp_path / "tables.sqlite"
    game = box(BOXES[0])
    with closing(Store(path)) as store:
        for id in ("changed", "good", "older"):
            table = Table(game, game.settle(2, {}), "seed")
            table.submit(table.deciders()[0], table.legal(table.deciders()[0])[0])
            store.add_table(StoredTable(id, table.record, [Chair(PERSON), Chair(PERSON)]), table.deciders())
    with work_in(path) as work:
        work.run("UPDATE moves SET digest = 'other' WHERE number = 0 AND table_id <> 'good'")
        work.run("UPDATE tables SET rules = 0 WHERE id = 'older'")
    assert main(["check", "--database", str(path)]) == 0
    capsys.readouterr()
    assert main(["check", "--replay", "--database", str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert said[1].startswith("Table changed: it does not replay. ")
