"""The rules of a box as HTML: each chapter and each numbered rule can be addressed."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from perilune import games
from perilune.web.pages.html import Html

_SHELF = Path(games.__file__).parent
_NUMBER = re.compile(r"\d+\.\d+")
_CHAPTER = re.compile(r"(\d+)\. (.+)")


@dataclass(frozen=True)
class Rulebook:
    """The rules of one box: its chapters as (id, title) and the whole text."""

    title: str
    chapters: list[tuple[str, str]]
    text: Html


@cache
def rulebook(name: str) -> Rulebook:
    """The rules of the box in this folder."""
    markdown = MarkdownIt("commonmark", {"html": False})
    tokens = markdown.parse(_SHELF.joinpath(name, "RULES.md").read_text(encoding="utf-8"))
    title, tokens = tokens[1].content, tokens[3:]  # the headline has a place of its own
    chapters = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open" and (chapter := _CHAPTER.fullmatch(tokens[place + 1].content)):
            token.attrSet("id", f"chapter-{chapter[1]}")
            chapters.append((f"chapter-{chapter[1]}", chapter[2]))
        elif token.type == "list_item_open" and (number := _rule_number(tokens[place + 2])):
            token.attrSet("id", f"rule-{number}")
    return Rulebook(title, chapters, Html(markdown.renderer.render(tokens, markdown.options, {})))


def _rule_number(inline: Token) -> str:
    """The bold number at the head of a rule; empty if there is none."""
    bold = [child for child in inline.children or [] if child.content or child.type == "strong_open"][:2]
    if len(bold) == 2 and bold[0].type == "strong_open" and _NUMBER.fullmatch(bold[1].content):
        return bold[1].content
    return ""
