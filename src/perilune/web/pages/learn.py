"""The page of a lesson: a table's board, and a rail with the coach's words. Its script fills it."""

from perilune.core.seen import AnyGame
from perilune.games import lesson
from perilune.web.pages.components import button, zoom
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.pages.table import board, moves


def learn_page(game: AnyGame) -> str:
    """The page with the board, before its script fills it."""
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


def learn_text_page(game: AnyGame) -> str:
    """The same lesson in words, to be read, heard and played by keyboard."""
    board = el("a", "Board view", href=f"/learn/{game.name}", class_="button")
    return page(
        f"Learn {game.title} in words · Perilune",
        masthead(el("span", f"{game.title}, lesson", class_="title"), board),
        el(
            "main",
            el("div", el("p", id="answer", role="status", hidden=True), _coaching(game), class_="lesson-words"),
            el(
                "section",
                el("div", id="course"),
                el("h2", id="prompt", tabindex=-1),
                *moves(),
                id="panel-play",
            ),
            el("section", el("h2", "Position"), el("div", id="regions", tabindex=0)),
            _new_words(),
            el(
                "section",
                el("p", button("open-rules", "Rules"), class_="choices"),
                el("details", el("summary", "Chapters"), el("ol", id="chapters")),
                el("details", el("summary", "What happened"), el("ol", id="log", tabindex=0)),
                class_="lesson-tools",
            ),
            el("noscript", "The lesson needs JavaScript."),
            class_="words lesson",
            data_box=game.name,
        ),
        script="learn.js",
        class_="in-words",
    )


def _coaching(game: AnyGame) -> Html:
    """The chapter, and the coach's words with what one can do about them. The script lets them stand beside what they speak of."""
    return el(
        "section",
        el("p", id="chapter-number", class_="quiet"),
        el("h1", "Opening the lesson …", id="chapter-title"),
        el("div", id="pips", role="img"),
        el("ol", id="steps"),
        el("div", _figure(game), _words(game), id="guide"),
        class_="coaching",
    )


def _new_words() -> Html:
    """What is new in the chapter; the script lights what one points at."""
    return el("section", el("h2", "New words"), el("ul", id="words"), class_="new-words")


def _figure(game: AnyGame) -> Html:
    return el("img", src=f"/box/{game.name}/coach.svg?whole=yes", alt="", width=84, height=126, id="figure")


def _words(game: AnyGame) -> Html:
    face = el("img", src=f"/box/{game.name}/coach.svg", alt="", width=54, height=54, id="face")
    words = el("div", el("p", id="after", hidden=True), el("p", id="coach-text"))
    return el(
        "div",
        el("div", face, words, id="coach", aria_live="polite"),
        el("div", id="here", class_="choices", hidden=True),
        el(
            "div",
            button("go-on", "Continue", class_="main", hidden=True),
            button("next-chapter", "Next chapter", class_="main", hidden=True),
            button("show-me", "Show me", hidden=True),
            button("back", "Back"),
            button("skip-step", "Skip step", hidden=True),
            button("skip-chapter", "Skip chapter", hidden=True),
            class_="choices",
        ),
        _play(game),
        class_="paper",
    )


def _rail(game: AnyGame) -> Html:
    return el(
        "aside",
        _coaching(game),
        _new_words(),
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
            el("p", el("a", "The lesson in words", href=f"/learn/{game.name}/text")),
            class_="lesson-tools",
        ),
        id="rail",
        data_shows="play",
    )


def _play(game: AnyGame) -> Html:
    """A first game as it was taught, once the lesson is done: with as few at the table, so that it is short, and with bots of the
    level that the lesson names. The coach is at hand there."""
    course = lesson(game.name)
    seats, taught = course.chapters[0].seats, course.chapters[0].options
    options = [
        el("input", type="hidden", name=f"option.{option.name}", value=str(taught[option.name]))
        for option in game.options
        if option.name in taught and not option.per_seat
    ]
    others = [el("input", type="hidden", name=f"who.{seat}", value=course.level) for seat in range(1, seats)]
    return el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("input", type="hidden", name="seats", value=str(seats)),
        *others,
        *options,
        el("button", "Play your first game with the coach", class_="main"),
        method="post",
        action="/open",
        id="play-now",
        data_after=course.taught,
        hidden=True,
    )
