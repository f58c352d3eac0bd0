"""What all pages share: the document, the header, and a page for trouble."""

from collections.abc import Sequence

from perilune.web.bundles import STYLES, bundle
from perilune.web.pages.html import Html, el


def page(title: str, *body: str, script: str | None = None, class_: str = "") -> str:
    """A whole document."""
    head = [
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="dark light"),
        el("title", title),
        el("link", rel="icon", href="/static/icon.svg"),
        el("link", rel="stylesheet", href=bundle(STYLES).address),
        el("script", src=bundle("theme.js").address),
    ]
    if script is not None:
        head.append(el("script", type="module", src=bundle(script).address))
    return "<!doctype html>" + el("html", el("head", *head), el("body", *body, class_=class_ or None), lang="en")


def masthead(*extra: str, menu: Sequence[str] = ()) -> Html:
    """The header. Where there is little room, the buttons in `menu` are behind one."""
    theme = el("button", "◐", type="button", class_="plain", id="theme", title="Light or dark", aria_label="Light or dark")
    folded = [
        el("button", "⋯", type="button", class_="plain", id="open-menu", aria_label="Menu", popovertarget="menu"),
        el("div", *menu, theme, id="menu", class_="menu", popover="auto"),
    ]
    return el(
        "header",
        el(
            "a",
            el("img", src="/static/icon.svg", alt="", width=28, height=28),
            el("span", "Perilune"),
            href="/",
            class_="brand",
            aria_label="Perilune",
        ),
        *extra,
        *(folded if menu else [theme]),
        class_="masthead",
    )


def trouble_page(title: str, says: str) -> str:
    """Something did not work: a sentence, and the way back."""
    return page(
        f"{title} · Perilune",
        masthead(),
        el("main", el("h1", title), el("p", says), el("p", el("a", "Back to the start page", href="/")), class_="start"),
    )
