"""The page that asks whether a table shall really be deleted."""

from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page


def delete_page(table: str, title: str, names: list[str], others: list[str], over: bool) -> str:
    """`names` are those of all seats, `others` those of other people who sit here."""
    return page(
        f"Delete {title} · Perilune",
        masthead(),
        el(
            "main",
            el("h1", "Delete this table?"),
            el("p", el("b", title), f" with {', '.join(names)}."),
            el("p", _warning(others)),
            *([_record(table)] if over else []),
            el(
                "form",
                el("button", "Delete it for good", class_="main"),
                el("a", "Keep it", href="/"),
                method="post",
                action=f"/table/{table}/delete",
                class_="narrow",
            ),
            class_="start",
        ),
    )


def _warning(others: list[str]) -> str:
    gone = "Its moves, talk and result will be gone, and nobody can bring them back."
    if not others:
        return gone
    too = " and ".join(others) if len(others) < 3 else f"{len(others)} others"
    return f"{gone} It will be gone for {too}, too; anybody who has it open will be told."


def _record(table: str) -> Html:
    return el("p", "You can ", el("a", "download the record", href=f"/table/{table}/record"), " first, and open it again later.")
