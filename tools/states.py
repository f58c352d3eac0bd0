"""Writes what follows from the fields of each box's State: its constructor, its copy, the lists of its names and values, and `restore`.

    .venv/bin/python tools/states.py            write them
    .venv/bin/python tools/states.py --check    say which file is not up to date

A field is declared once, in the body of the class in `state.py`: an int, a list of ints, or a list of such lists. Everything below MARK is
made from that. `Final` marks a list that never changes, so copies share it. All this is written out because compiled code then copies a
position many times faster than in a loop over names. A `state.py` without the mark is left as it is.
"""

import argparse
import ast
import sys
from pathlib import Path

BOXES = Path(__file__).parent.parent / "src/perilune/games"
MARK = "    # Written by tools/states.py from the fields above.\n"
WIDTH = 130


def written(source: str) -> str:
    """The file with the part below the mark made from the fields above it."""
    by_hand, mark, _ = source.partition(MARK)
    if not mark:
        return source
    (state,) = [node for node in ast.parse(by_hand).body if isinstance(node, ast.ClassDef)]
    fields: dict[str, ast.expr] = {}
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
            fields[node.target.id] = node.annotation
    lines = ["    # fmt: off\n", "    def __init__(\n"]
    lines += _wrapped(["self"] + [f"{name}: {_type(kind)}" for name, kind in fields.items()])
    lines += ["    ) -> None:\n"]
    lines += [f"        self.{name} = {name}\n" for name in fields]
    lines += ["\n", f'    def copy(self) -> "{state.name}":\n', f"        return {state.name}(\n"]
    lines += _wrapped([_copied(name, kind) for name, kind in fields.items()], 12)
    lines += ["        )\n", "\n", "    def field_names(self) -> list[str]:\n", "        return [\n"]
    lines += _wrapped([f'"{name}"' for name in fields], 12)
    lines += ["        ]\n", "\n", "    def values(self) -> list[Any]:\n", "        return [\n"]
    lines += _wrapped([f"self.{name}" for name in fields], 12)
    lines += ["        ]\n", "\n", "    @staticmethod\n", f'    def restore(data: dict[str, Any]) -> "{state.name}":\n']
    lines += ['        """The position that `to_json` wrote."""\n', f"        return {state.name}(\n"]
    lines += _wrapped([f'data["{name}"]' for name in fields], 12)
    lines += ["        )\n", "    # fmt: on\n"]
    return by_hand + mark + "".join(lines)


def _type(kind: ast.expr) -> str:
    """The type of a field, without `Final`."""
    written = ast.unparse(kind)
    return written.removeprefix("Final[").removesuffix("]") if _never_changes(kind) else written


def _never_changes(kind: ast.expr) -> bool:
    return ast.unparse(kind).startswith("Final[")


def _copied(name: str, kind: ast.expr) -> str:
    """How a copy gets this field: the number itself, a list of its own, or a list of lists of its own."""
    if _never_changes(kind) or not _type(kind).startswith("list["):
        return f"self.{name}"
    if _type(kind).startswith("list[list["):
        return f"[row[:] for row in self.{name}]"
    return f"self.{name}[:]"


def _wrapped(parts: list[str], indent: int = 8) -> list[str]:
    """The parts with commas, as many on a line as fit."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if line and indent + len(line) + len(part) + 2 > WIDTH:
            lines.append(" " * indent + line.rstrip() + "\n")
            line = ""
        line += part + ", "
    return [*lines, " " * indent + line.rstrip() + "\n"]


def main() -> None:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = []
    for path in sorted(BOXES.glob("*/state.py")):
        source = path.read_text(encoding="utf-8")
        made = written(source)
        if made != source:
            stale.append(str(path))
            if not check:
                path.write_text(made, encoding="utf-8")
    if check and stale:
        sys.exit(f"Not up to date, run tools/states.py: {', '.join(stale)}")


if __name__ == "__main__":
    main()
