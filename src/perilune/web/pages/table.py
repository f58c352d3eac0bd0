"""The page of a table. Its script fills it from the live connection."""

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
    pace,
    settings,
    zoom,
)
from perilune.web.pages.html import Html, el, join
from perilune.web.pages.layout import masthead, page
from perilune.web.text_limits import LONGEST_SAYING

KEYS = [
    ("Ctrl+Z, Ctrl+Y", "undo a move, redo it"),
    ("I", "what is this? Shows the card of what is under the pointer"),
    ("H", "the player aid, on one page"),
    ("W", "ask the coach what matters now"),
    ("E", "enlarge a card: the one under the pointer, then the next"),
    ("↑ ↓", "go through the moves, once you are on one"),
    ("Esc", "close what is open"),
]


def table_page(table: str, title: str, box: str, pack: str) -> str:
    """The page, before its script fills it."""
    return page(
        f"{title} · Perilune",
        el("a", "Play in the text view", href=f"/table/{table}/text", class_="skip"),
        masthead(
            el("span", title, class_="title"),
            el("div", id="course"),
            lost(),
            menu=[button("open-rules", "Rules", class_="plain"), zoom()],
        ),
        el(
            "main",
            board(_glimpse(table), _ending(table)),
            _rail(table, box),
            el("noscript", "The table needs JavaScript."),
            class_="table",
            data_table=table,
            data_box=box,
            data_pack=pack,
            data_levels=json.dumps(LEVELS),
        ),
        confirm(),
        aid(box, title, has_lesson(box)),
        script="table.js",
        class_="at-table",
    )


def board(*over: Html) -> Html:
    """The drawing, what is said below it, and what may lie over it."""
    return el(
        "section",
        el(
            "div",
            id="drawing",
            tabindex=0,
            role="group",
            aria_label="The board as a picture. The text view describes it in words.",
        ),
        el(
            "div",
            el("span", id="caption-text"),
            button("caption-next", "Next", hidden=True),
            button("caption-skip", "Skip", "Skip to the present (Esc)"),
            id="caption",
            aria_hidden="true",
            hidden=True,
        ),
        el("div", id="deed", role="status", hidden=True),
        el(
            "div",
            el("p", id="answer", role="status", hidden=True),
            _variants(),
            class_="below",
        ),
        *over,
        id="board",
        aria_label="Board",
    )


def _glimpse(table: str) -> Html:
    """An earlier moment, over the board."""
    return el(
        "section",
        el(
            "div",
            el("p", el("b", id="glimpse-place"), " ", el("span", id="glimpse-says", role="status")),
            button("glimpse-back", "◀", "Previous moment (←)"),
            button("glimpse-forward", "▶", "Next moment (→)"),
            button("glimpse-play", "Play"),
            el("a", "Replay", href=f"/table/{table}/replay", id="glimpse-replay"),
            button("glimpse-close", "Close", "Close: back to the table (Esc)", class_="main"),
            class_="bar",
        ),
        el("div", el("div", id="glimpse-picture"), class_="frame"),
        id="glimpse",
        aria_label="An earlier moment",
        hidden=True,
    )


def _ending(table: str) -> Html:
    """The end, over the board, when it comes."""
    keys = el(
        "div",
        button("ending-close", "See the board", class_="main"),
        el("a", "What decided it", href=f"/table/{table}/story", class_="button"),
        class_="choices",
    )
    return el(
        "section",
        el(
            "div",
            el("p", "The end", class_="quiet"),
            el("h2", id="ending-who"),
            el("div", id="ending-why"),
            keys,
            class_="how",
        ),
        el("div", id="ending-towers", class_="towers"),
        el("ol", id="ending-moments"),
        id="ending",
        aria_label="The end",
        hidden=True,
    )


def _variants() -> Html:
    """How to turn a pattern and place it, with what would come of it."""
    buttons = {
        "left": ("↺ Turn left", "Shift+R"),
        "right": ("Turn right ↻", "R"),
        "flip": ("Flip", "F"),
        "take": ("Place it", "Enter"),
    }
    drawn = [
        el("button", text, " ", el("kbd", key), type="button", id=f"variant-{does}", class_="main" if does == "take" else None)
        for does, (text, key) in buttons.items()
    ]
    return el("div", el("p", id="variant-says", role="status"), el("div", *drawn), id="variants", hidden=True)


def _rail(table: str, box: str) -> Html:
    ask = el(
        "section",
        el(
            "div",
            el("p", id="whose"),
            ask_coach(box),
            button("propose", "Suggest", "Suggest a move or a place to the other players", hidden=True, aria_pressed="false"),
            button("undo", "Undo", hidden=True),
            button("redo", "Redo", hidden=True),
            button("finish", "", hidden=True),
            class_="turn",
        ),
        el("div", id="proposals", role="status", hidden=True),
        el("h1", "Connecting …", id="prompt", aria_live="polite"),
        el("p", id="latest", aria_hidden="true"),
        el("div", id="curtain", hidden=True),
        el("div", id="stand-in", hidden=True),
        _recap(table),
        _end(table, box),
        *moves(),
        class_="ask",
        id="panel-play",
    )
    return el(
        "aside",
        button("more", "", "Make this panel taller or shorter", class_="plain", aria_expanded="false"),
        el("p", id="note", hidden=True),
        ask,
        coach(box),
        el(
            "section",
            el("h2", "Players"),
            *company(),
            class_="company",
            id="panel-players",
        ),
        el("section", *_tabs({"What happened": _log(), "Talk": _talk(), "More": _tools(table)}), class_="tabs"),
        id="rail",
        data_shows="play",
    )


def moves() -> list[Html]:
    """The offers, and a field to find one where there are many."""
    says = "Find a move"
    field = el("input", type="search", id="find", autocomplete="off", placeholder=says, aria_label=says)
    return [
        el("p", field, id="finding", hidden=True),
        el("p", id="found", role="status", class_="quiet", hidden=True),
        el("div", id="offers", role="group", aria_label="What you can do"),
    ]


def _recap(table: str) -> Html:
    return el(
        "details",
        el("summary", el("b", "Since your last turn"), el("ul", id="gist")),
        el("ul", id="recap-lines"),
        el("a", "Watch it again", href=f"/table/{table}/replay", id="recap-replay"),
        id="recap",
        hidden=True,
    )


def _end(table: str, box: str) -> Html:
    """Who won and why, and what one can do then."""
    best = el("p", id="best", hidden=True)
    return el(
        "div",
        best,
        el("div", id="scores"),
        *after_the_end(table, box, has_lesson(box)),
        el("div", id="chart"),
        id="end",
        hidden=True,
    )


def _tabs(panels: dict[str, Html]) -> list[Html]:
    """Panels, one of which is shown at a time. On a phone the question and the players are behind tabs as well."""
    names = [name.split()[-1].lower() for name in panels]
    buttons = [_tab("play", "Play", class_="front"), _tab("players", "Players", class_="front")]
    buttons += [_tab(name, title, selected=place == 0) for place, (name, title) in enumerate(zip(names, panels, strict=True))]
    shown = [
        el("div", panel, role="tabpanel", id=f"panel-{name}", aria_labelledby=f"tab-{name}", hidden=place > 0)
        for place, (name, panel) in enumerate(zip(names, panels.values(), strict=True))
    ]
    return [el("div", *buttons, role="tablist", aria_label="About the game"), *shown]


def _tab(name: str, title: str, selected: bool = False, class_: str | None = None) -> Html:
    return el(
        "button",
        title,
        type="button",
        role="tab",
        id=f"tab-{name}",
        aria_controls=f"panel-{name}",
        aria_selected="true" if selected else "false",
        tabindex=0 if selected else -1,
        class_=class_,
    )


def _log() -> Html:
    return el("ol", id="log", aria_live="polite", tabindex=0)


def _talk() -> Html:
    says = "Say something to everybody"
    field = el("input", id="saying", maxlength=LONGEST_SAYING, placeholder=says, aria_label=says, autocomplete="off")
    form = el("form", field, el("button", "Say"), id="say", hidden=True)
    return join(el("ol", id="talk", aria_live="polite", tabindex=0), form)


def _tools(table: str) -> Html:
    """What one can do with the whole table, and the keys for it."""
    keys = [join(el("dt", keys), el("dd", does)) for keys, does in KEYS]
    patterns = [
        el("dt", "R, F", class_="for-patterns"),
        el("dd", "turn or flip a pattern; Enter places it", class_="for-patterns"),
    ]
    return el(
        "div",
        button("open-aid", "Player aid", class_="plain"),
        el("a", "Replay", href=f"/table/{table}/replay"),
        el("a", "Text view", href=f"/table/{table}/text"),
        pace(),
        *settings(),
        away(),
        audit(),
        el("h2", "Keys"),
        el("dl", *keys, *patterns),
        class_="tools",
        tabindex=0,
    )
