"""The notebook that analyses a run: every cell does what it says, with fewer games."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

NOTEBOOK = Path(__file__).parents[2] / "examples" / "analyse_run.ipynb"


def test_the_notebook_runs_from_its_first_cell_to_its_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "a notebook is kept without what it printed"
            exec(compile("".join(cell["source"]).replace("GAMES = 300", "GAMES = 8"), NOTEBOOK.name, "exec"), names)
    assert names["wins"]("bot")._repr_svg_().startswith("<svg")
    told = capsys.readouterr().out
    for words in ("8 games, 16 seats", "bot greedy:", "first in", "crater c:", "Every move replays"):
        assert words in told, words
