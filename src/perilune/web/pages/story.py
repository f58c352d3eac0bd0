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
        script="story_page.js",
    )


def _head(table: str, box: str, told: Any, sits: bool) -> Html:
    first = told["moments"][0]["at"] if told["moments"] else 0
    review = el("a", icon("play"), "Review the game", href=_moment(table, first), class_="button main")
    look = el("a", "Reveal everything", href=f"/table/{table}/replay?seat=everything", class_="button")
    record = el("a", "Download the record", href=f"/table/{table}/record", class_="button")
    turn = told["moments"][-1]["turn"] if told["moments"] else ""
    last = f" · {turn}" if turn and turn != "The end" else ""
    marks = [seat_mark(seat) for seat in told["winners"]]
    words = el(
        "div",
        el("p", f"The end{last}", class_="over"),
        el("h1", *(marks if len(marks) == 1 else []), el("span", told["text"])),
        *[el("p", line) for line in told["decided"][:LINES]],
        el("div", review, *(play_again(table) if sits else []), look, record, class_="choices"),
        class_="how",
    )
    scene = el("img", src=f"/box/{box}/horizon.svg", alt="", class_="horizon")
    towers = [Html(told["towers"]), Html(told["narrow_towers"])] if told["towers"] else []
    return el("section", words, el("div", scene, *towers, class_="towers" if towers else "towers bare"), class_="end-scene")


def _chances(told: Any) -> Html:
    if not told["chart"]:
        return Html("")
    says = "Judged by many games with positions like these. The numbers mark the moments below."
    title = el("h2", "Chance to win", el("span", f" {says}", class_="quiet"))
    return el("section", title, Html(told["chart"]), Html(told["narrow_chart"]), class_="chances")


def _moments(table: str, box: str, told: Any) -> Html:
    if not told["moments"]:
        return Html("")
    cards = [_card(table, box, number, moment) for number, moment in enumerate(told["moments"], 1)]
    return el("section", el("h2", "Key moments"), el("ol", *cards, class_="moments"))


def _card(table: str, box: str, number: int, moment: Any) -> Html:
    mark = seat_mark(moment["seat"])
    scene = el("img", src=f"/box/{box}/horizon.svg", alt="", loading="lazy")
    stage = el("span", scene, Html(moment["picture"]), class_="stage", aria_hidden="true")
    change = el("b", moment["change"], class_="up" if moment["better"] else "down") if moment["change"] else ""
    turn = moment["turn"]
    return el(
        "li",
        el(
            "a",
            stage,
            el("b", str(number), class_="number"),
            el("span", turn, class_="when quiet", title=moment["when"]),
            el("span", mark, el("span", moment["who"], class_="name"), " ", change, class_="whose"),
            el("strong", moment["title"], class_="says"),
            el("span", moment["line"], class_="line") if moment["line"] else "",
            el("span", f"See {turn[:1].lower()}{turn[1:]}", class_="see"),
            href=_moment(table, moment["at"]),
            title=moment["says"],
        ),
        id=f"moment-{number}",
    )


def _moment(table: str, at: int) -> str:
    """Where the replay shows a moment."""
    return f"/table/{table}/replay?seat=everything#{at}"
