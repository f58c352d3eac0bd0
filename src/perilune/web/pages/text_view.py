"""The text view of a table, to be read, heard and played by keyboard. Its script fills it from the live connection."""

import json

from perilune.bots import LEVELS
from perilune.games import has_lesson
from perilune.web.pages.components import (
    after_the_end,
    aid,
    ask_coach,
    audit,
    away,
    button,
    coach,
    company,
    confirm,
    lost,
    settings,
)
from perilune.web.pages.html import Html, el, join
from perilune.web.pages.layout import masthead, page
from perilune.web.text_limits import LONGEST_SAYING

KEYS = [
    ("Tab, Shift+Tab", "go through what you can do"),
    ("Enter", "do it"),
    ("Up and down arrows, Home, End", "go through the moves, once you are on one"),
    ("F2", "go to the question"),
    ("F4", "go to the moves"),
    ("F8", "go to the news"),
    ("F9", "go to the position"),
    ("H", "the player aid, on one page"),
    ("W", "ask the coach what matters now"),
    ("Ctrl+Z, Ctrl+Y", "undo a move, redo it"),
    ("Escape", "close the rules, or clear the search for a move"),
]


def text_page(table: str, title: str, box: str, pack: str) -> str:
    """The page, before its script fills it."""
    board = el("a", "Board view", href=f"/table/{table}", class_="button")
    return page(
        f"{title} in words · Perilune",
        masthead(el("span", title, class_="title"), lost(), board),
        el(
            "main",
            el("div", el("h1", f"{title} in words"), _contents(), el("p", id="note", hidden=True), class_="words-head"),
            _question(table, box),
            _news(),
            _position(),
            _people(),
            _talk(),
            _tools(table),
            el("noscript", "The table needs JavaScript."),
            class_="words",
            data_table=table,
            data_box=box,
            data_pack=pack,
            data_levels=json.dumps(LEVELS),
        ),
        confirm(),
        aid(box, title, has_lesson(box)),
        script="text.js",
        class_="in-words",
    )


def _part(id: str, title: str, *inside: str, **attributes: str | int | bool) -> Html:
    """A part of the page with its heading, which one can jump to."""
    heading = el("h2", title, id=f"{id}-title", tabindex=-1)
    return el("section", heading, *inside, id=id, aria_labelledby=f"{id}-title", **attributes)


def _contents() -> Html:
    parts = [("prompt", "Question"), ("moves-title", "Moves"), ("happened-title", "News"), ("position-title", "Position")]
    parts += [("players-title", "Players"), ("panel-talk-title", "Talk"), ("help-title", "Rules and keys")]
    links = [el("a", name, href=f"#{id}", id="tab-talk" if name == "Talk" else None) for id, name in parts]
    return el("nav", el("ul", *[el("li", link) for link in links]), aria_label="On this page")


def _question(table: str, box: str) -> Html:
    turn = el(
        "div",
        el("div", id="course"),
        el("p", id="whose"),
        el("h2", "Connecting …", id="prompt", tabindex=-1),
        role="status",
        aria_atomic="true",
    )
    return el(
        "section",
        turn,
        el("p", id="answer", role="status", hidden=True),
        el("div", id="curtain", hidden=True),
        el("div", id="stand-in", hidden=True),
        _end(table, box),
        el("div", button("undo", "Undo", hidden=True), button("redo", "Redo", hidden=True), ask_coach(box), class_="choices"),
        coach(box),
        _moves(),
        id="question",
        aria_labelledby="prompt",
    )


def _moves() -> Html:
    field = el("input", type="search", id="find", autocomplete="off", placeholder="words in its name")
    return el(
        "div",
        el("h3", "What you can do", id="moves-title", tabindex=-1),
        el("label", el("span", "Find a move"), field, id="finding", hidden=True),
        el("p", id="found", role="status", class_="quiet"),
        el("div", id="offers"),
        el("details", el("summary", "What you cannot do now, and why"), el("ul", id="reasons"), id="refused", hidden=True),
        id="moves",
    )


def _end(table: str, box: str) -> Html:
    return el(
        "div",
        el("p", id="best", hidden=True),
        el("div", id="scores"),
        *after_the_end(table, box, has_lesson(box)),
        id="end",
        hidden=True,
    )


def _news() -> Html:
    everything = el("details", el("summary", "Everything that happened"), el("ol", id="log"))
    return _part(
        "happened",
        "News",
        el("ul", id="news", aria_live="polite", aria_relevant="additions"),
        el("ul", id="proposals", aria_live="polite", aria_relevant="additions", hidden=True),
        everything,
    )


def _position() -> Html:
    return _part("position", "Position", el("div", id="regions"), tabindex=0)


def _people() -> Html:
    return _part("players", "Players", *company(), audit())


def _talk() -> Html:
    field = el("input", id="saying", maxlength=LONGEST_SAYING, autocomplete="off")
    say = el("form", el("label", el("span", "Say something to everybody"), field), el("button", "Say"), id="say", hidden=True)
    return _part("panel-talk", "Talk", el("ol", id="talk", aria_live="polite", tabindex=0), say)


def _tools(table: str) -> Html:
    keys = [join(el("dt", keys), el("dd", does)) for keys, does in KEYS]
    return _part(
        "help",
        "Rules and keys",
        el(
            "p",
            button("open-rules", "Rules"),
            button("open-aid", "Player aid"),
            el("a", "Replay", href=f"/table/{table}/replay", class_="button"),
            class_="choices",
        ),
        *[el("p", setting) for setting in settings()],
        away(),
        el("dl", *keys),
    )
