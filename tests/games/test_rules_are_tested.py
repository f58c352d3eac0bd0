"""Every numbered rule of every box has a test that names it; every box has golden games and records."""

import re
from pathlib import Path

import pytest

from perilune.conformance.parts import rules_of
from perilune.games import BOXES

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", BOXES)
def test_each_rule_has_a_test(name: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_*.py"))
    tested = {".".join(pair) for pair in re.findall(r"rule_(\d+)_(\d+)", " ".join(re.findall(r"def (test_\w+)", text)))}
    rules = rules_of(name)
    assert sorted(set(rules) - tested) == []
    assert sorted(tested - set(rules)) == [], "a test names a rule that is not in RULES.md"


@pytest.mark.parametrize("name", BOXES)
def test_each_box_has_playthroughs_and_records(name: str) -> None:
    for folder in ("playthroughs", "records"):
        assert list((TESTS.parent / folder).glob(f"{name}-*")), f"tests/{folder} has nothing of {name}: run tools/golden.py"
