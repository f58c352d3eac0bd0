"""What documents and docstrings show in Python works as it is written."""

import doctest
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

import perilune

DOCS = Path(__file__).parent.parent / "docs"
SOURCE = Path(perilune.__file__).parent
ELSEWHERE = ["client.py"]  # its example needs a server: tests/web/test_client.py has one


def showing_python(paths: Iterable[Path]) -> list[Path]:
    """Those of these files that have an example."""
    return [path for path in sorted(paths) if path.name not in ELSEWHERE and ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", showing_python(DOCS.glob("*.md")), ids=lambda path: path.stem)
def test_the_examples_of_a_document_run(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("path", showing_python(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_examples_of_a_docstring_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = ".".join(["perilune", *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")
    monkeypatch.chdir(tmp_path)
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0
