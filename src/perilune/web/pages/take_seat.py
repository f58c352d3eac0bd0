"""The page behind a link that gives a seat."""

import json

from perilune.web.pages.html import el
from perilune.web.pages.layout import masthead, page
from perilune.web.text_limits import LONGEST_NAME


def sit_page(table: str, title: str, name: str, host: str, seats: list[str], deal: str) -> str:
    """Ask for a name; the script puts what stood behind the # into the form, and says who invites whom to which seat.

    `host` and `seats` are names, `deal` says what somebody may know of the deal; all are empty for a visitor who may not know them.
    """
    return page(
        f"A seat at {title} · Perilune",
        masthead(),
        el(
            "main",
            el("h1", f"A seat at {title}", id="what"),
            el("p", "This link gives you a seat at the table. It stays yours in this browser.", id="which"),
            el("p", deal, class_="quiet", hidden=not deal),
            el(
                "form",
                el("input", type="hidden", name="link", id="link"),
                el(
                    "label",
                    el("span", "Your name"),
                    el("input", name="name", value=name, maxlength=LONGEST_NAME, placeholder="the seat's name"),
                ),
                el("button", "Take the seat", class_="main"),
                method="post",
                action=f"/table/{table}/sit",
                class_="narrow",
            ),
            el("p", el("a", "Just watch", href=f"/table/{table}")),
            el("noscript", "Taking a seat by link needs JavaScript."),
            class_="start",
            data_title=title,
            data_host=host,
            data_seats=json.dumps(seats),
        ),
        script="sit.js",
    )
