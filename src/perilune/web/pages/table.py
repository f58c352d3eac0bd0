"""The page of a table. It is a frame; its script fills it from the live connection."""

from perilune.web.pages.frame import masthead, page
from perilune.web.pages.html import Html, el, join
from perilune.web.pages.parts import after_the_end, button, confirm, lost, settings, zoom
from perilune.web.play.company import LONGEST_SAYING


def table_page(table: str, title: str, box: str) -> str:
    """The frame of a table."""
    return page(
        f"{title} · Perilune",
        el("a", "Play in the text view, told in words", href=f"/table/{table}/text", class_="skip"),
        masthead(el("span", title, class_="title"), lost(), zoom()),
        el(
            "main",
            _board(),
            _rail(table),
            el("noscript", "The table needs JavaScript."),
            class_="table",
            data_table=table,
            data_box=box,
        ),
        confirm(),
        script="table.js",
        class_="at-table",
    )


def _board() -> Html:
    return el(
        "section",
        el("div", id="drawing", tabindex=0, role="group", aria_label="The board, drawn. The text view tells it in words."),
        el("p", id="answer", role="status", hidden=True),
        el(
            "div",
            button("variant-before", "↺ Turn"),
            button("variant-next", "Turn ↻"),
            el("span", "or turn the wheel, or press R; click to take it"),
            id="variants",
            hidden=True,
        ),
        id="board",
        aria_label="Board",
    )


def _rail(table: str) -> Html:
    ask = el(
        "section",
        el(
            "div",
            el("p", id="whose"),
            button("propose", "Propose", hidden=True, aria_pressed="false"),
            button("undo", "Undo", hidden=True),
            button("redo", "Redo", hidden=True),
            class_="turn",
        ),
        el("h1", "Taking a seat …", id="prompt", aria_live="polite"),
        el("p", id="latest", aria_hidden="true"),
        el("div", id="curtain", hidden=True),
        _recap(table),
        _end(table),
        el("ul", id="offers", aria_label="What you can do"),
        class_="ask",
    )
    return el(
        "aside",
        el("button", el("span", "People, talk and log"), type="button", id="more", class_="plain", aria_expanded="false"),
        el("p", id="note", hidden=True),
        ask,
        el("section", el("h2", "Players"), el("ul", id="people"), el("p", id="watching", class_="quiet"), class_="fold"),
        el("section", *_tabs({"What happened": _log(), "Talk": _talk(), "More": _tools(table)}), class_="fold tabs"),
        id="rail",
    )


def _recap(table: str) -> Html:
    return el(
        "details",
        el("summary", "Since your last turn"),
        el("ol", id="recap-lines"),
        el("a", "Watch it again", href=f"/table/{table}/replay", id="recap-replay"),
        id="recap",
        hidden=True,
    )


def _end(table: str) -> Html:
    """Who won and why, and what one can do then."""
    return el("div", el("div", id="scores"), after_the_end(table), el("div", id="chart"), id="end", hidden=True)


def _tabs(panels: dict[str, Html]) -> list[Html]:
    """Panels of which one is shown at a time."""
    names = [name.split()[-1].lower() for name in panels]
    buttons = [
        el(
            "button",
            title,
            type="button",
            role="tab",
            id=f"tab-{name}",
            aria_controls=f"panel-{name}",
            aria_selected="false" if place else "true",
            tabindex=-1 if place else 0,
        )
        for place, (name, title) in enumerate(zip(names, panels, strict=True))
    ]
    shown = [
        el("div", panel, role="tabpanel", id=f"panel-{name}", aria_labelledby=f"tab-{name}", hidden=place > 0)
        for place, (name, panel) in enumerate(zip(names, panels.values(), strict=True))
    ]
    return [el("div", *buttons, role="tablist", aria_label="About the game"), *shown]


def _log() -> Html:
    return el("ol", id="log", aria_live="polite", tabindex=0)


def _talk() -> Html:
    says = "Say something to all"
    field = el("input", id="saying", maxlength=LONGEST_SAYING, placeholder=says, aria_label=says, autocomplete="off")
    form = el("form", field, el("button", "Say"), id="say", hidden=True)
    return join(el("ol", id="talk", aria_live="polite", tabindex=0), form)


def _tools(table: str) -> Html:
    """What one can do with the whole table."""
    return el(
        "p",
        el("a", "Replay", href=f"/table/{table}/replay"),
        el("a", "Text view", href=f"/table/{table}/text"),
        button("open-rules", "Rules", class_="link"),
        *settings(),
        class_="tools",
    )
