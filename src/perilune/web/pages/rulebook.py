"""The rules of a box as HTML: each part of the guide, each chapter and each numbered rule can be addressed."""

import re
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

from perilune.core.rulebook import Rulebook
from perilune.web.pages.html import Html

_NUMBER = re.compile(r"\d+\.\d+")
_CHAPTER = re.compile(r"(\d+)\. (.+)")
_ORIGIN = re.compile(r"\s*\[((?:book|ruling|reconstructed)\b[^\[\]]*)\]$")
_EXAMPLE = "example:"


@dataclass(frozen=True)
class Book:
    """The rules of one box as a page shows them: contents of guide and rules as (id, title), and the whole text."""

    title: str
    guide: list[tuple[str, str]]
    chapters: list[tuple[str, str]]
    text: Html


def book(rules: Rulebook, pictures: str) -> Book:
    """The rulebook as HTML. `pictures` is the address of an example's picture, with a blank for its name."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(f"{rules.guide}\n\n{rules.rules}")
    guide: list[tuple[str, str]] = []
    chapters: list[tuple[str, str]] = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            title = tokens[place + 1].content
            chapter = _CHAPTER.fullmatch(title)
            if chapter:
                chapters.append((f"chapter-{chapter[1]}", chapter[2]))
            else:
                guide.append(("guide-" + re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-"), title))
            token.attrSet("id", (chapters if chapter else guide)[-1][0])
        elif token.type == "list_item_open" and (number := _rule_number(tokens[place + 2])):
            token.attrSet("id", f"rule-{number}")
            _mark_origin(tokens[place + 2])
        elif token.type == "table_open" and _has_sources(tokens[place:]):
            token.attrSet("class", "sourced")
            token.attrSet("tabindex", "0")  # it scrolls sideways where it is wider than the page
        elif token.type == "inline":
            _place_pictures(token, pictures)
    return Book(rules.title, guide, chapters, Html(markdown.renderer.render(tokens, markdown.options, {})))


def passage(rules: Rulebook, title: str) -> Html:
    """A part of the guide as HTML; nothing if there is none."""
    return Html(MarkdownIt("commonmark", {"html": False}).enable("table").render(rules.passage(title)))


def _rule_number(inline: Token) -> str:
    """The bold number at the head of a rule; empty if there is none."""
    bold = [child for child in inline.children or [] if child.content or child.type == "strong_open"][:2]
    if len(bold) == 2 and bold[0].type == "strong_open" and _NUMBER.fullmatch(bold[1].content):
        return bold[1].content
    return ""


def _has_sources(tokens: list[Token]) -> bool:
    """Whether the table that begins here is one of content, which says where each row comes from."""
    end = next(place for place, token in enumerate(tokens) if token.type == "thead_close")
    return [token.content for token in tokens[:end] if token.type == "inline"][-1] == "Source"


def _mark_origin(inline: Token) -> None:
    """The origin of a rule stands in brackets at its end: it is set apart, in emphasis."""
    last = (inline.children or [])[-1:]
    found = _ORIGIN.search(last[0].content) if last and last[0].type == "text" else None
    if found is None or inline.children is None:
        return
    last[0].content = last[0].content[: found.start()] + " "
    opened, closed = Token("em_open", "em", 1), Token("em_close", "em", -1)
    opened.attrSet("class", "origin")
    inline.children += [opened, Token("text", "", 0, content=found[1]), closed]


def _place_pictures(inline: Token, pictures: str) -> None:
    for child in inline.children or []:
        name = str(child.attrGet("src") or "")
        if child.type == "image" and name.startswith(_EXAMPLE):
            child.attrSet("src", pictures.format(name.removeprefix(_EXAMPLE)))
            child.attrSet("loading", "lazy")
