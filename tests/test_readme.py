"""What the README shows works as it is written."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2, "one for a notebook, one for learning"
    for example in examples:
        exec(example, {})
    assert (tmp_path / "game.json").exists()


def test_every_document_that_it_names_is_there() -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)", README.read_text(encoding="utf-8")):
        assert (README.parent / link).exists(), link
