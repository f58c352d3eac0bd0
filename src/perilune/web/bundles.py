"""What a page loads: its styles in one file, its scripts in one file. Their addresses change with them, so a browser keeps them for good.

The scripts are modules, one thing each. Each becomes a function that gives what the module exports, in the order in which they import
one another; the page's own script comes last. A first visit asks for two files instead of eighty, later ones for none.
"""

import gzip
import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from perilune.draw.palette import STYLE

STATIC = Path(__file__).parent / "static"
STYLES = "perilune.css"
# One look for all pages, in this order: what comes later may refine what comes before.
_SHEETS = [
    "perilune",
    "start",
    "table",
    "company",
    "notices",
    "text",
    "rules",
    "replay",
    "learn",
    "studio",
    "coach",
    "story",
    "phone",
]
# The scripts that pages begin with.
_PAGES = ["theme", "start", "sit", "table", "text", "replay", "learn", "notices", "rules_page", "studio", "story_page"]
BUNDLES = [STYLES, *(f"{page}.js" for page in _PAGES)]
_IMPORT = re.compile(r'^import (\{ .+ \}) from "\./(\w+)\.js";$', re.M)
_EXPORT = re.compile(r"^export ((?:async )?(?:class|function|const) ([\w$]+))", re.M)
_REMARK = re.compile(r"^ *(?:/\*\*(?:(?!\*/)[\s\S])*\*/|//.*)\n", re.M)  # on lines of its own


class Bundle:
    """A joined file, as it is sent."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.plain = text.encode()
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.digest = sha256(self.plain).hexdigest()[:16]
        self.address = f"/static/bundle/{self.digest}/{name}"


@cache
def bundle(name: str) -> Bundle:
    """The styles of all pages, or a page's script with all that it imports: one of BUNDLES."""
    return Bundle(name, _styles() if name == STYLES else _script(name.removesuffix(".js")))


def _styles() -> str:
    return "\n".join([STYLE, *((STATIC / f"{sheet}.css").read_text("utf-8") for sheet in _SHEETS)])


def _script(page: str) -> str:
    texts = _modules(page)
    own = texts.pop(page)
    return "".join(_as_function(name, text) for name, text in texts.items()) + _with_imports(own)


def _modules(page: str) -> dict[str, str]:
    """The text of each module that this one needs, before those that import it, and its own last."""
    found: dict[str, str] = {}

    def find(name: str, above: list[str]) -> None:
        if name in above:
            raise ValueError(f"{name}.js imports itself, by way of {', '.join(above)}.")
        if name not in found:
            text = _REMARK.sub("", (STATIC / f"{name}.js").read_text("utf-8"))
            for _, needed in _IMPORT.findall(text):
                find(needed, [*above, name])
            found[name] = text

    find(page, [])
    return found


def _as_function(name: str, text: str) -> str:
    exports = ", ".join(found for _, found in _EXPORT.findall(text))
    body = _EXPORT.sub(r"\1", _with_imports(text))
    return f"const {name}_js = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


def _with_imports(text: str) -> str:
    return _IMPORT.sub(r"const \1 = \2_js;", text)
