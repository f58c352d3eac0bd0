"""Write the messages between server and page as TypeScript declarations, for the checks of the page's scripts.

`tools/wire_types.py` writes src/perilune/web/static/messages.d.ts; with `--check` it only says whether the file is up to date.
"""

import ast
import inspect
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, is_typeddict

from perilune.web.play import lesson_messages, messages, page_requests, replay_messages, story_messages
from perilune.web.studio import messages as studio_messages

TARGET = Path(__file__).parents[1] / "src/perilune/web/static/messages.d.ts"
MODULES = [messages, page_requests, replay_messages, lesson_messages, story_messages, studio_messages]
HEAD = (
    "// Made by tools/wire_types.py from messages.py, page_requests.py, replay_messages.py, lesson_messages.py and story_messages.py"
    " in web/play, and messages.py in web/studio: change them there.\n"
)
NAMES = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
TYPES = {name: value for module in MODULES for name, value in vars(module).items() if not name.startswith("_")}
ALIASES = {name: value for name, value in TYPES.items() if get_origin(value) or isinstance(value, UnionType)}


def declarations() -> str:
    """The whole file."""
    parts = [_alias(name, value) if name in ALIASES else _interface(value) for name, value in TYPES.items() if _is_ours(name)]
    return "\n".join([HEAD, *parts])


def _is_ours(name: str) -> bool:
    return name in ALIASES or (is_typeddict(TYPES[name]) and name != "TypedDict")


def _interface(cls: Any) -> str:
    """A TypedDict. What it inherits stands in its bases."""
    source = inspect.getsource(cls)
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.ClassDef)
    bases = [base.id for base in tree.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    inherited = {field for base in bases for field in TYPES[base].__annotations__}
    notes = dict(re.findall(r"^    (\w+): [^#\n]*#\s*(.+)$", source, re.MULTILINE))
    lines = [_comment(inspect.getdoc(cls) or ""), f"export interface {cls.__name__}{_extends(bases)} {{"]
    for field, annotation in cls.__annotations__.items():
        if field not in inherited:
            optional = get_origin(annotation) is NotRequired
            inner = get_args(annotation)[0] if optional else annotation
            lines += [_comment(notes[field], "  ")] if field in notes else []
            lines.append(f"  {field}{'?' if optional else ''}: {_type(inner)};")
    return "\n".join([*lines, "}\n"])


def _alias(name: str, value: Any) -> str:
    """A name for a type that is no TypedDict."""
    sources = "\n".join(inspect.getsource(module) for module in MODULES)
    note = re.search(rf"^{name} = .*#\s*(.+)$", sources, re.MULTILINE)
    return f"{_comment(note[1]) + chr(10) if note else ''}export type {name} = {_spelled(value)};\n"


def _type(annotation: Any) -> str:
    """A type by its name, if it has one."""
    named = next((name for name, value in ALIASES.items() if value == annotation), None)
    return named or _spelled(annotation)


def _spelled(annotation: Any) -> str:
    if annotation in NAMES:
        return NAMES[annotation]
    if is_typeddict(annotation):
        return str(annotation.__name__)
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin is tuple:
        return f"[{', '.join(map(_type, inside))}]"
    if origin is dict:
        return f"Record<string, {_type(inside[1])}>"
    if origin is list:
        element = _type(inside[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is UnionType:
        return " | ".join(map(_type, inside))
    raise TypeError(f"{annotation} has no TypeScript spelling yet: add it to tools/wire_types.py")


def _extends(bases: list[str]) -> str:
    return f" extends {', '.join(bases)}" if bases else ""


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */"


def main() -> int:
    """Write the file, or say that it is not current."""
    made = declarations()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(made, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != made:
        print(f"{TARGET.name} is not current. Run: PYTHONPATH=src python tools/wire_types.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
