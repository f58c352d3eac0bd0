"""The build: what is compiled, and that nothing compiled lies beside its source."""

from pathlib import Path

from perilune.build import compiled, describe

ROOT = Path(__file__).parent.parent


def test_no_compiled_module_lies_in_src() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_the_build_says_what_it_is() -> None:
    assert ("compiled" if compiled() else "interpreted") in describe()
