"""tools/states.py: the fields of a position are written once, the rest follows."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

TOOL = Path(__file__).parent.parent / "tools/states.py"
BY_HAND = '''"""A position."""

from typing import Any, Final

from perilune.core.game import State


class Tiny(State):
    """Two seats."""

    seats: int
    bases: Final[list[int]]  # never changes
    home: list[int]
    pending: list[list[int]]

    # Written by tools/states.py from the fields above.
'''


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("states", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _tiny() -> Any:
    space: dict[str, Any] = {}
    exec(_tool().written(BY_HAND), space)
    return space["Tiny"]


def test_a_copy_shares_only_what_never_changes() -> None:
    first = _tiny()(2, [0, 1], [8, 8], [[3, 0]])
    second = first.copy()
    assert second.to_json() == first.to_json()
    second.home[0] = 7
    second.pending[-1][0] = 4
    second.pending.append([5, 1])
    assert first.home == [8, 8] and first.pending == [[3, 0]]
    assert second.bases is first.bases


def test_restore_takes_back_what_to_json_wrote() -> None:
    tiny = _tiny()
    data = tiny(2, [0, 1], [8, 8], [[3, 0], [1, 1]]).to_json()
    assert list(data) == ["seats", "bases", "home", "pending"]
    assert tiny.restore(data).to_json() == data


def test_what_is_written_stays_the_same_when_written_again() -> None:
    once = _tool().written(BY_HAND)
    assert _tool().written(once) == once


def test_a_file_without_the_mark_is_left_alone() -> None:
    assert _tool().written("X = 1\n") == "X = 1\n"


def test_every_box_is_up_to_date(monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["states.py", "--check"])
    _tool().main()  # leaves with a sentence that names the file if one is not
