"""Who may import whom: the layers of docs/architecture.md."""

import ast
import re
from pathlib import Path

import pytest

import perilune
from perilune.games import BOXES

SOURCE = Path(perilune.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py"))
ALLOWED = {
    "core": ["core"],
    "draw": ["draw"],
    "bots": ["bots", "core"],
    "conformance": ["conformance", "bots", "core", "games"],
    "envs": ["envs", "bots", "core", "games"],
    "games": ["core", "draw"],
    "lab": ["lab", "arguments", "bots", "build", "core", "draw", "games"],
    "web": ["web", "bots", "build", "core", "draw", "games"],
}
WEB = {  # what each part of web may import of web: the parts above, and nothing below
    "logs": [],
    "metrics": [],
    "text_limits": [],
    "packs": [],
    "bundles": [],
    "openapi": [],
    "storage": ["metrics"],
    "security": ["storage"],
    "studio": ["packs", "text_limits"],
    "table_form": ["packs", "storage.model", "text_limits"],
    "pages": ["bundles", "storage.model", "storage.notices", "studio", "table_form", "text_limits"],
    "play": ["logs", "metrics", "packs", "security", "storage", "table_form", "text_limits"],
    "notices": ["logs", "storage"],
    "middleware": ["pages", "security", "storage"],
    "handlers": [
        "bundles",
        "logs",
        "metrics",
        "notices",
        "openapi",
        "pages",
        "play",
        "security",
        "storage",
        "studio",
        "table_form",
    ],
    "housekeeping": ["logs", "play", "storage"],
    "routes": ["bundles", "handlers", "middleware", "security"],
    "workers": ["logs"],
    "handover": [],
    "app": [
        "workers",
        "handover",
        "routes",
        "housekeeping",
        "handlers",
        "middleware",
        "notices",
        "pages",
        "play",
        "security",
        "storage",
        "studio",
        "packs",
        "logs",
    ],
}


def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports, without the leading name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("perilune."):
            found.append(node.module.removeprefix("perilune."))
        elif isinstance(node, ast.Import):
            found += [name.name.removeprefix("perilune.") for name in node.names if name.name.startswith("perilune.")]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_imports_only_what_it_may(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1:
        return
    layer = parts[0]
    for module in imports(path):
        if layer == "games" and len(parts) > 2 and f"{module}.".startswith(f"games.{parts[1]}."):
            continue
        assert module.split(".")[0] in ALLOWED[layer], f"{layer} must not import {module}"


@pytest.mark.parametrize("path", sorted(SOURCE.joinpath("web").rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_part_of_web_imports_only_what_it_may(path: Path) -> None:
    part = path.relative_to(SOURCE / "web").parts[0].removesuffix(".py")
    if part == "__init__":
        return
    for module in imports(path):
        if f"{module}.".startswith("web."):
            inside = f"{module.removeprefix('web.')}."
            assert inside.startswith(tuple(f"{name}." for name in [part, *WEB[part]])), f"{part} must not import {module}"


def test_the_parts_of_web_are_listed() -> None:
    """No part may be left out of the list, or stay in it when it is gone; and none imports what stands below it."""
    there = {
        path.stem for path in SOURCE.joinpath("web").iterdir() if path.suffix == ".py" or path.joinpath("__init__.py").is_file()
    }
    assert set(WEB) == there - {"__init__"}
    order = list(WEB)
    for part, allowed in WEB.items():
        assert all(order.index(name.split(".")[0]) < order.index(part) for name in allowed), part


def test_the_web_layer_names_no_box() -> None:
    words = re.compile("|".join([*BOXES, *(perilune.box(name).title for name in BOXES)]))
    for path in SOURCE.joinpath("web").rglob("*"):
        if path.suffix in (".py", ".js", ".css", ".html"):
            assert not words.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("name", BOXES)
def test_the_files_of_a_box_can_be_taken_in_at_a_glance(name: str) -> None:
    """What is a real group of its own lies in a folder of its own."""
    files = [path for path in (SOURCE / "games" / name).iterdir() if path.is_file()]
    assert len(files) <= 24


@pytest.mark.parametrize("name", BOXES)
def test_the_files_of_a_box_do_not_import_in_circles(name: str) -> None:
    folder = SOURCE / "games" / name
    files = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in folder.rglob("*.py")}
    left = {module: {other for other in imports(path) if other in files} for module, path in files.items()}
    while free := [module for module, others in left.items() if not others & left.keys()]:
        for module in free:
            del left[module]
    assert not left, f"a circle is among these: {sorted(left)}"


def test_rules_do_not_throw_dice() -> None:
    for path in [*SOURCE.joinpath("games").rglob("*.py"), *SOURCE.joinpath("core").rglob("*.py")]:
        names = [name for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for name in _imported(node)]
        assert "random" not in names, f"{path} imports random: chance is a seat"


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
