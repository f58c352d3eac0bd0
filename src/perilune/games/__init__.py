"""The shelf: the boxes that come with Perilune, one folder each, and those that other packages bring.

A package brings a box with an entry point, the box's name and the function that opens it:

    [project.entry-points."perilune.boxes"]
    my_box = "my_box.game:open_box"

`open_box(folder)` makes the Game from a folder of content files. The box's own content, RULES.md and GUIDE.md lie in the
folder of that module.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, overload

from perilune.core.chance import Rng
from perilune.core.errors import BadContent, BadOption, PeriluneError
from perilune.core.game import Game
from perilune.core.lesson import Lesson, Outline
from perilune.core.lesson import lesson as _teach
from perilune.core.lesson import outline as _outline
from perilune.core.playout import playout
from perilune.core.rulebook import Rulebook
from perilune.core.rulebook import rulebook as _bind

GROUP: Final = "perilune.boxes"
BUILT_IN: Final = ["mine_the_moon", "lineae", "astronavigators", "uranus"]
LONGEST_GAME: Final = 50_000  # moves of a random game, with content that nobody has played with
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Boxes(Sequence[str]):
    """The names of the boxes on the shelf, the built-in ones first. The others are looked for when it is first read."""

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        return _names()[place]

    def __len__(self) -> int:
        return len(_names())

    def __repr__(self) -> str:
        return repr(_names())


BOXES: Final = Boxes()


def box(name: str, pack: str | Path | None = None) -> Game[Any]:
    """The box of this name, with its own content or with that of a pack (a folder of content files)."""
    key = name.replace("-", "_")
    if key not in _entries():
        raise BadOption(f"There is no box {name!r}. Choose one of: {', '.join(BOXES)}.")
    if trouble := _trouble(key):
        raise BadOption(trouble)
    return _open(key, str(pack) if pack is not None else "")


def read_anew(name: str, content: Path) -> Game[Any]:
    """The box with this content as it is now. Nothing is remembered: for content that somebody is still working on."""
    opens = _entries()[box(name).name].load()
    try:
        game: Game[Any] = opens(content)
    except PeriluneError:
        raise
    except Exception as error:  # what a number does to the code of a box that did not expect it
        raise BadContent(f"The box cannot be opened with the content in {content}: {in_words(error)}") from error
    return game


def try_out(game: Game[Any]) -> None:
    """Play a random game at every number of seats. BadContent if one of them cannot be played to its end."""
    for seats in range(game.min_seats, game.max_seats + 1):
        try:
            playout(game, game.deal(game.settle(seats, {})), Rng(seats), LONGEST_GAME)
        except BadOption:
            continue  # this box is not for so many without other options
        except Exception as error:  # what a number does to the rules of a box that did not expect it
            raise BadContent(
                f"A random game for {seats} cannot be played to its end with this content: {in_words(error)}"
            ) from error


def folder(name: str) -> Path:
    """Where the box keeps its content, RULES.md and GUIDE.md."""
    module = find_spec(_entries()[name].module)
    assert module is not None and module.origin is not None, f"{name} has been opened from there"
    return Path(module.origin).parent


@cache
def rulebook(name: str, pack: str | Path | None = None) -> Rulebook:
    """The rules of the box, with the tables of its own content or of a pack's."""
    game = box(name, pack)
    return _bind(game, folder(game.name))


def has_lesson(name: str) -> bool:
    """Whether the box can be learnt by playing."""
    return (folder(name) / "lessons.toml").is_file()


@cache
def lesson_outline(name: str) -> Outline:
    """What can be said of the box's lesson before it is played."""
    return _outline(folder(name))


@cache
def lesson(name: str) -> Lesson:
    """The lesson of the box, played with its own content. BadOption if it has none."""
    game = box(name)
    found = _teach(game, folder(game.name))
    if found is None:
        raise BadOption(f"{game.title} has no lesson yet. Read its rules: perilune rules {game.name}")
    return found


def left_out() -> list[str]:
    """The boxes that packages bring but that cannot stand on the shelf: a sentence for each, with the reason."""
    return [*_clashes(), *(trouble for name in _entries() if (trouble := _trouble(name)))]


def package(name: str) -> str:
    """The package that brings the box; empty for a built-in one."""
    return "" if name in BUILT_IN else _package(_entries()[name])


def in_words(error: Exception) -> str:
    """An error of a box's own code, with the place where it happened."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "an unknown package"


@cache
def _names() -> list[str]:
    return [name for name in _entries() if not _trouble(name)]


@cache
def _brought() -> list[EntryPoint]:
    """What the installed packages bring, in the same order wherever they are installed."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry), entry.name))


@cache
def _entries() -> dict[str, EntryPoint]:
    """Every box by its name; of two with the same name, the first."""
    found = {name: EntryPoint(name, f"perilune.games.{name}.game:open_box", GROUP) for name in BUILT_IN}
    for entry in _brought():
        found.setdefault(entry.name, entry)
    return found


def _clashes() -> list[str]:
    """A sentence for each box whose name is taken."""
    return [
        f"The box {entry.name!r} of {_package(entry)} is left out: "
        f"{package(entry.name) or 'Perilune'} has a box of that name already. Give it another name."
        for entry in _brought()
        if _entries()[entry.name] is not entry
    ]


@cache
def _trouble(name: str) -> str:
    """Why a box from outside cannot stand on the shelf, in a sentence; empty if it can. The built-in ones are not asked."""
    if name in BUILT_IN:
        return ""
    start = f"The box {name!r} of {package(name)} is left out: "
    if not _NAME.fullmatch(name):
        return start + "a name is small letters, digits and underscores, and begins with a letter."
    try:
        game = _open(name, "")
    except Exception as error:  # whatever somebody else's code does must not break the shelf
        return start + f"it cannot be opened. {in_words(error)}"
    if not isinstance(game, Game):
        return start + f"{_entries()[name].value} returns no Game."
    if game.name != name:
        return start + f"its Game calls itself {game.name!r}. Both names must be the same."
    return ""


@cache
def _open(name: str, pack: str) -> Game[Any]:
    if pack:
        return read_anew(name, Path(pack))
    game: Game[Any] = _entries()[name].load()(folder(name) / "content")
    return game
