"""Parts that several pages have in common."""

from perilune.web.pages.html import Html, el


def button(id: str, text: str, says: str = "", **attributes: str | bool) -> Html:
    """A button that a script knows by its id; `says` tells what it does where the text does not."""
    return el("button", text, type="button", id=id, title=says or None, aria_label=says or None, **attributes)


def lost() -> Html:
    """Shown while there is no connection."""
    return el("p", "The connection is lost. Trying again …", id="lost", role="status", hidden=True)


def inviting() -> Html:
    """Shown to the host while a seat is free."""
    return el("p", "A seat is free. “Invite” copies a link for you to send.", id="inviting", class_="quiet", hidden=True)


def company() -> list[Html]:
    """Who sits where, what the deal was, who watches; and for the host, who may sit down."""
    many = el("label", el("input", type="checkbox", id="many"), "One browser may take several seats", id="allowing")
    return [
        el("ul", id="people"),
        inviting(),
        el("p", id="deal", class_="quiet", hidden=True),
        el("p", id="watching", class_="quiet"),
        el("div", many, el("ul", id="banned"), id="hosting", hidden=True),
    ]


def audit() -> Html:
    """What was done at the table apart from playing, for everybody to read."""
    return el("details", el("summary", "Seats, devices and moves taken back"), el("ol", id="audit"), class_="audit")


def zoom() -> Html:
    """The buttons that bring the board closer."""
    return el(
        "div",
        button("closer", "+", "Closer"),
        button("farther", "−", "Farther"),
        button("whole", "⤢", "The whole board"),
        class_="zoom",
    )


def settings() -> list[Html]:
    """What a person may choose for this browser."""
    return [
        el("label", el("input", type="checkbox", id="ask-first"), "Ask before a move that cannot be taken back"),
        el("label", el("input", type="checkbox", id="notify"), "Tell me when it is my turn"),
    ]


def after_the_end(table: str) -> Html:
    """What one can do when a game is over."""
    action = f"/table/{table}/again"
    again = el("form", el("button", "Play again", class_="main"), method="post", action=action)
    deal = el("input", type="hidden", name="deal", value="same")
    same = el("form", deal, el("button", "Same deal again"), method="post", action=action)
    look = el("a", "Look at everything", href=f"/table/{table}/replay?seat=everything", class_="button")
    return el("div", el("div", again, same, id="again", class_="choices", hidden=True), look, class_="choices")


def confirm() -> Html:
    """A question back: this move cannot be taken back."""
    choices = [el("button", "Do it", value="yes", class_="main"), el("button", "Not yet", value="no")]
    return el(
        "dialog",
        el(
            "form",
            el("h2", id="confirm-means"),
            el("p", id="confirm-says"),
            el("div", *choices, class_="choices"),
            el("label", el("input", type="checkbox", id="confirm-stop"), "Don't ask again"),
            method="dialog",
        ),
        id="confirm",
        aria_labelledby="confirm-means",
        aria_describedby="confirm-says",
    )
