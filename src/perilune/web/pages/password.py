"""A page that asks for a password."""

from perilune.web.pages.html import el
from perilune.web.pages.layout import masthead, page
from perilune.web.text_limits import LONGEST_PASSWORD


def password_page(title: str, action: str, says: str = "") -> str:
    """Ask for the password of a table or of the server."""
    return page(
        f"{title} · Perilune",
        masthead(),
        el(
            "main",
            el("h1", title),
            el("p", says or "You need a password to come in.", role="status"),
            el(
                "form",
                el(
                    "label",
                    el("span", "Password"),
                    el("input", type="password", name="password", maxlength=LONGEST_PASSWORD, autofocus=True, required=True),
                ),
                el("button", "Enter", class_="main"),
                method="post",
                action=action,
                class_="narrow",
            ),
            class_="start",
        ),
    )
