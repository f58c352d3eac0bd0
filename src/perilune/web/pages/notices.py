"""The page with one's addresses and quiet hours, and the one behind the link in a mail."""

import json
from urllib.parse import urlsplit

from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.storage.notices import HOOK, MAIL, PUSH, Address, Reach

_TITLES = {
    PUSH: ("This browser", "A notification, even when no page of Perilune is open."),
    MAIL: ("E-mail", "One e-mail each time, with a link to stop them."),
    HOOK: ("A channel", "Discord, Slack, Matrix (hookshot) or anything else with a “webhook”: an address that takes messages."),
}


def notices_page(reach: Reach, refused: dict[str, str], push_key: str, says: str) -> str:
    """`refused` says of each kind why this server cannot do it; `says` what came of the last form."""
    said = [el("p", says, class_="said", role="alert", tabindex=-1, autofocus=True)] if says else []
    about = (
        "When a table is waiting for you and you do not have it open, you can get a message: one each time, with the name of the game"
        " and a link. Turn it on at each table, under “More”. What you enter here is used for nothing else, and you can delete it."
    )
    return page(
        "When it is your turn · Perilune",
        masthead(),
        el(
            "main",
            el("h1", "When it is your turn"),
            el("p", about),
            *said,
            el(
                "div",
                *[_way(kind, reach.addresses.get(kind), refused[kind], push_key) for kind in (PUSH, MAIL, HOOK)],
                class_="ways",
            ),
            _quiet(reach),
            el("p", el("a", "Back to the start page", href="/")),
            class_="start notices",
        ),
        script="notices.js",
    )


def _way(kind: str, address: Address | None, refused: str, push_key: str) -> Html:
    title, about = _TITLES[kind]
    inside: list[Html] = [el("h2", title), el("p", about, class_="quiet")]
    if address is None:
        inside.append(el("p", refused, class_="quiet") if refused else _add(kind, push_key))
    else:
        inside.append(el("p", _shown(kind, address), class_="address"))
        if address.trouble:
            inside.append(el("p", f"The last message did not arrive. {address.trouble}", class_="trouble"))
        if not address.confirmed:
            inside.append(_confirm(kind))
        choices = [_act("try", kind, "Send a test message")] if address.confirmed and not refused else []
        inside.append(el("div", *choices, _act("delete", kind, "Delete"), class_="choices"))
    return el("section", *inside, class_="reach", data_kind=kind)


def _shown(kind: str, address: Address) -> str:
    """Enough for its owner to recognize it: whoever knows the whole address of a channel may write there."""
    if kind == PUSH:
        return f"via {urlsplit(json.loads(address.address)['endpoint']).hostname}"
    if kind == HOOK:
        return f"{urlsplit(address.address).hostname} … {address.address[-4:]}"
    return address.address


def _add(kind: str, push_key: str) -> Html:
    if kind == PUSH:
        return el(
            "div",
            el("button", "Notify this browser", type="button", id="push", data_key=push_key, class_="main"),
            el("p", id="push-says", role="status", class_="quiet"),
        )
    label, sort, hint = {
        MAIL: ("Your e-mail address", "email", "name@example.org"),
        HOOK: ("Address of the webhook", "url", "https://"),
    }[kind]
    field = el(
        "input", name="address", type=sort, required=True, placeholder=hint, autocomplete="email" if kind == MAIL else "off"
    )
    return _form("add", kind, el("label", el("span", label), field), el("button", "Add", class_="main"))


def _confirm(kind: str) -> Html:
    field = el("input", name="code", required=True, inputmode="numeric", autocomplete="one-time-code", maxlength=8)
    return _form("confirm", kind, el("label", el("span", "Code from the e-mail"), field), el("button", "Confirm", class_="main"))


def _act(does: str, kind: str, says: str) -> Html:
    return _form(does, kind, el("button", says, class_="plain"))


def _form(does: str, kind: str, *inside: str) -> Html:
    hidden = [el("input", type="hidden", name=name, value=value) for name, value in (("do", does), ("kind", kind))]
    return el("form", *hidden, *inside, method="post", action="/notices")


def _quiet(reach: Reach) -> Html:
    quiet = reach.quiet
    begins, ends = (f"{minute // 60:02}:{minute % 60:02}" for minute in ((quiet.begins, quiet.ends) if quiet else (0, 0)))
    fields = [
        el("label", el("span", label), el("input", type="time", name=name, value=value if quiet else None))
        for label, name, value in (("From", "begins", begins), ("until", "ends", ends))
    ]
    zone = quiet.zone if quiet else ""
    where = el(
        "label", el("span", "Time zone"), el("input", name="zone", id="zone", value=zone, placeholder="UTC", autocomplete="off")
    )
    about = "Nothing is sent during these hours; messages wait until they end. Leave both empty for none."
    return el(
        "section",
        el("h2", "Quiet hours"),
        el("p", about, class_="quiet"),
        el(
            "form",
            el("input", type="hidden", name="do", value="quiet"),
            *fields,
            where,
            el("button", "Save"),
            method="post",
            action="/notices",
            class_="hours",
        ),
        class_="reach",
    )


def stopped_page(word: str, done: bool) -> str:
    """The page behind the link in a mail: with a word it asks, without one it says what is so."""
    if word:
        says = el("p", "Your address will be deleted here, and nothing more will be sent to it.")
        button = el(
            "form",
            el("button", "Stop the e-mails", class_="main"),
            method="post",
            action=f"/notices/stop/{word}",
            class_="narrow",
        )
        inside = [el("h1", "Stop the e-mails?"), says, button]
    else:
        says = el(
            "p", "Your address has been deleted." if done else "This link no longer works: your address has already been deleted."
        )
        inside = [el("h1", "No more e-mails"), says]
    back = el("p", el("a", "To the start page", href="/"))
    return page("No more e-mails · Perilune", masthead(), el("main", *inside, back, class_="start"))
