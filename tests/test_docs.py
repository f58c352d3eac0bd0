"""What the documents show in Python works as it is written."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
SHOWN = [path for path in sorted(DOCS.glob("*.md")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_the_examples_run(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0
