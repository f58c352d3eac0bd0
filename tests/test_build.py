"""The build: what is compiled, and that nothing compiled lies beside its source."""

import ast
from pathlib import Path

from perilune.build import compiled, describe

ROOT = Path(__file__).parent.parent


def test_no_compiled_module_lies_in_src() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_the_build_says_what_it_is() -> None:
    assert ("compiled" if compiled() else "interpreted") in describe()


def test_no_final_is_a_tuple_of_floats() -> None:
    """mypyc forgets the value of such a one: whoever reads it in compiled code gets a NameError."""
    found = []
    for folder in ("bots", "core", "draw", "games"):
        for file in (ROOT / "src" / "perilune" / folder).rglob("*.py"):
            for line in ast.parse(file.read_text(encoding="utf-8")).body:
                if (
                    isinstance(line, ast.AnnAssign)
                    and "Final" in ast.unparse(line.annotation)
                    and isinstance(line.value, ast.Tuple)
                ):
                    parts = [part for value in line.value.elts for part in ast.walk(value)]
                    if any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in parts):
                        found.append(f"{file.name}: {ast.unparse(line.target)}")
    assert found == []
