"""The page of a lesson: a table's board, and a rail with the coach's words. Its script fills it."""

from perilune.core.table import AnyGame
from perilune.web.pages.components import button, zoom
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.pages.table import board, moves
from perilune.web.table_form import usual_seats


def learn_page(game: AnyGame) -> str:
    """The page, before its script fills it."""
    return page(
        f"Learn {game.title} · Perilune",
        masthead(el("span", f"{game.title}, lesson", class_="title"), button("open-rules", "Rules", class_="plain"), zoom()),
        el(
            "main",
            board(),
            _rail(game),
            el("noscript", "The lesson needs JavaScript."),
            class_="table lesson",
            data_box=game.name,
        ),
        script="learn.js",
        class_="at-table",
    )


def _rail(game: AnyGame) -> Html:
    return el(
        "aside",
        el(
            "section",
            el("p", id="chapter-number", class_="quiet"),
            el("h1", "Opening the lesson …", id="chapter-title"),
            el("div", id="pips", role="img"),
            el("div", el("p", id="after", hidden=True), el("p", id="coach-text"), id="coach", aria_live="polite"),
            el(
                "div",
                button("go-on", "Go on", class_="main", hidden=True),
                button("next-chapter", "Next chapter", class_="main", hidden=True),
                button("show-me", "Show me", hidden=True),
                button("back", "Back"),
                button("skip-step", "Skip step"),
                button("skip-chapter", "Skip chapter"),
                class_="choices",
            ),
            _play(game),
            class_="coaching",
        ),
        el(
            "section",
            el("div", id="course"),
            el("p", id="prompt"),
            *moves(),
            class_="ask",
            id="panel-play",
        ),
        el(
            "section",
            el("details", el("summary", "Chapters"), el("ol", id="chapters")),
            el("details", el("summary", "What happened"), el("ol", id="log", tabindex=0)),
            el("details", el("summary", "The position in words"), el("div", id="regions")),
            class_="lesson-tools",
        ),
        id="rail",
        data_shows="play",
    )


def _play(game: AnyGame) -> Html:
    """A first game, once the lesson is done."""
    return el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("input", type="hidden", name="seats", value=str(usual_seats(game))),
        el("button", "Play a game now", class_="main"),
        method="post",
        action="/open",
        id="play-now",
        hidden=True,
    )
