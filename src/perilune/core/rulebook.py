"""A rulebook in one piece: the guide that teaches, with tables from the content and examples, then the numbered rules.

`GUIDE.md` asks for a table by `{{table KEY}}` and for an example by `{{example KEY}}`, each on a line of its own. The result is
Markdown, which a terminal prints as it is and a page turns into HTML; an example's picture is an image whose address is
`example:KEY` or, after its moves, `example:KEY-then`.
"""

import re
from pathlib import Path
from typing import Any

from perilune.core.errors import BadContent
from perilune.core.example import Example, examples
from perilune.core.game import Game
from perilune.core.seen import Seen
from perilune.core.sheet import Sheet

_PICTURE = re.compile(r"^!\[(.*?)\]\(example:(.*?)\)\n", re.MULTILINE)
_WISH = re.compile(r"^\{\{(table|example) ([a-z0-9-]+)\}\}$", re.MULTILINE)


class Rulebook:
    """The rules of a box with one content: the title, the guide and the numbered rules as Markdown, and the examples' positions."""

    def __init__(self, title: str, guide: str, rules: str, positions: dict[str, Seen]) -> None:
        self.title = title
        self.guide = guide
        self.rules = rules
        self.positions = positions  # by the name of the picture

    def text(self, address: str = "") -> str:
        """All of it as Markdown: with pictures, if there is an address for them, with a blank for the name; or without."""
        guide = _PICTURE.sub(lambda found: f"![{found[1]}]({address.format(found[2])})\n" if address else "", self.guide)
        return f"# {self.title}\n\n{guide}\n\n{self.rules}"

    def passage(self, title: str) -> str:
        """A part of the guide by its title, without it; empty if there is none."""
        parts = re.split(r"^(?=## )", self.guide, flags=re.MULTILINE)
        found = [part for part in parts if part.startswith(f"## {title}\n")]
        return found[0].partition("\n")[2].strip() if found else ""

    def part(self, number: str) -> str:
        """One rule or one chapter, by its number; empty if there is none."""
        if "." in number:
            lines = [line for line in self.rules.splitlines() if line.startswith(f"- **{number}** ")]
            return lines[0].removeprefix("- ") if lines else ""
        chapters = re.split(r"^(?=## )", self.rules, flags=re.MULTILINE)
        return next((chapter.strip() for chapter in chapters if chapter.startswith(f"## {number}. ")), "")


def rulebook(game: Game[Any], folder: Path) -> Rulebook:
    """The rulebook of the box in this folder, with the tables of the game's own content."""
    title, _, rules = (folder / "RULES.md").read_text(encoding="utf-8").removeprefix("# ").partition("\n")
    guide = folder / "GUIDE.md"
    positions: dict[str, Seen] = {}
    text = guide.read_text(encoding="utf-8") if guide.is_file() else ""
    sheets = {sheet.key: sheet for sheet in game.sheets()}
    told = {example.key: example for example in examples(folder)}

    def fill(wish: re.Match[str]) -> str:
        kind, key = wish.groups()
        if key not in (sheets if kind == "table" else told):
            raise BadContent(f"{guide} asks for the {kind} {key!r}, which {game.title} does not have.")
        return _table(sheets[key]) if kind == "table" else _example(told[key], game, positions)

    return Rulebook(title.strip(), _WISH.sub(fill, text).strip(), rules.strip(), positions)


def _table(sheet: Sheet) -> str:
    """A table of the content in Markdown, with its source in the last column."""
    rows = [[*sheet.columns, "Source"], ["---"] * (len(sheet.columns) + 1)]
    rows += [[*line.cells, line.source] for line in sheet.lines]
    lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    note = [sheet.note, ""] if sheet.note else []
    return "\n".join([f"### {sheet.title}", "", *note, *lines])


def _example(example: Example, game: Game[Any], positions: dict[str, Seen]) -> str:
    """An example in Markdown. With a content pack that it does not fit, it keeps its words and says so."""
    parts = [f"### {example.title}"]
    try:
        seen = example.pictures(game)
    except BadContent:
        return "\n\n".join([*parts, example.text.strip(), "*This content has other values: the picture would not fit.*"])
    for name, picture in zip([example.key, f"{example.key}-then"], seen, strict=False):
        positions[name] = picture
        parts.append(f"![{example.title}](example:{name})")
    return "\n\n".join([*parts, example.text.strip()])
