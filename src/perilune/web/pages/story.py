"""What decided a finished game: who won by what, the chance to win over the game, and the moments that turned it."""

from typing import Any

from perilune.web.pages.components import play_again
from perilune.web.pages.html import Html, el
from perilune.web.pages.icons import icon, seat_mark
from perilune.web.pages.layout import masthead, page

LINES = 3  # of words above the pictures


def story_page(table: str, box: str, title: str, told: Any, sits: bool) -> str:
    """The page. `told` is a StoryMessage; who `sits` may play again."""
    return page(
        f"The end of {title} · Perilune",
        masthead(
            el("span", f"{title}, the end", class_="title"),
            el("a", "Back to the table", href=f"/table/{table}", class_="button"),
        ),
        el(
            "main",
            _head(table, box, told, sits),
            _chances(told),
            _moments(table, box, told),
            class_="ending",
        ),
    )


def _head(table: str, box: str, told: Any, sits: bool) -> Html:
    first = told["moments"][0]["at"] if told["moments"] else 0
    review = el("a", icon("play"), "Review the game", href=_moment(table, first), class_="button main")
    look = el("a", "Reveal everything", href=f"/table/{table}/replay?seat=everything", class_="button")
    record = el("a", "Download the record", href=f"/table/{table}/record", class_="button")
    last = f" · {told['moments'][-1]['when'].removesuffix(', the last')}" if told["moments"] else ""
    marks = [seat_mark(seat) for seat in told["winners"]]
    words = el(
        "div",
        el("p", f"The end{last}", class_="over"),
        el("h1", *(marks if len(marks) == 1 else []), el("span", told["text"])),
        *[el("p", line) for line in told["decided"][:LINES]],
        el("div", review, *(play_again(table) if sits else []), look, record, class_="choices"),
        class_="how",
    )
    towers = [el("div", Html(told["towers"]), class_="towers")] if told["towers"] else []
    lid = el("img", src=f"/box/{box}/cover.svg", alt="", class_="lid")
    return el("section", lid, words, *towers, class_="end-scene")


def _chances(told: Any) -> Html:
    if not told["chart"]:
        return Html("")
    says = "Judged by many games with positions like these. The numbers mark the moments below."
    return el("section", el("h2", "Chance to win", el("span", f" {says}", class_="quiet")), Html(told["chart"]), class_="chances")


def _moments(table: str, box: str, told: Any) -> Html:
    if not told["moments"]:
        return Html("")
    cards = [_card(table, box, number, moment) for number, moment in enumerate(told["moments"], 1)]
    return el("section", el("h2", "Key moments"), el("ol", *cards, class_="moments"))


def _card(table: str, box: str, number: int, moment: Any) -> Html:
    mark = seat_mark(moment["seat"])
    stage = el("span", el("img", src=f"/box/{box}/cover.svg", alt="", loading="lazy"), mark, class_="stage", aria_hidden="true")
    change = el("b", moment["change"], class_="up" if moment["better"] else "down") if moment["change"] else ""
    return el(
        "li",
        el(
            "a",
            stage,
            el("b", str(number), class_="number"),
            el("span", moment["when"], class_="when quiet"),
            el("span", mark, moment["who"], " ", change, class_="whose"),
            el("span", moment["says"], class_="says"),
            href=_moment(table, moment["at"]),
        ),
        id=f"moment-{number}",
    )


def _moment(table: str, at: int) -> str:
    """Where the replay shows a moment."""
    return f"/table/{table}/replay?seat=everything#{at}"
