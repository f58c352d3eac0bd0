"""The rules of a box: as a page of its own, and as a part that a drawer shows."""

from perilune.web.pages.html import Html, el, join
from perilune.web.pages.layout import masthead, page
from perilune.web.pages.rulebook import Book


def rules_page(book: Book) -> str:
    """The rules to read, without a table; with a script they can be searched."""
    field = el("input", type="search", id="find", autocomplete="off")
    search = el("label", el("span", "Search the rules"), field, class_="search", hidden=True)
    found = el("p", id="found", role="status", class_="quiet")
    return page(
        f"{book.title} · Perilune",
        masthead(),
        el("main", el("h1", book.title), search, found, rules_part(book), class_="rules-page"),
        script="rules_page.js",
    )


def rules_part(book: Book) -> Html:
    """The contents and the text."""
    guide, rules = ([el("li", el("a", title, href=f"#{id}")) for id, title in part] for part in (book.guide, book.chapters))
    return join(
        el("nav", *([el("ul", *guide)] if guide else []), el("ol", *rules), class_="chapters", aria_label="Chapters"),
        el("div", book.text, class_="rules-text"),
    )
