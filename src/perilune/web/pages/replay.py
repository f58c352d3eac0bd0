"""The page of a replay. Its script fills it, moment by moment."""

from perilune.web.pages.components import button, zoom
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page

SPEEDS = {"2400": "slow", "1100": "normal", "350": "fast"}  # milliseconds for a moment


def replay_page(table: str, title: str, box: str, pack: str) -> str:
    """The page, before its script fills it."""
    return page(
        f"Replay: {title} · Perilune",
        masthead(el("span", f"{title}, replay", class_="title"), zoom()),
        el(
            "main",
            el("section", el("div", id="drawing", tabindex=0), id="board", aria_label="Board"),
            _player(),
            _story(table),
            el("noscript", "The replay needs JavaScript."),
            class_="replay",
            data_table=table,
            data_box=box,
            data_pack=pack,
        ),
        script="replay.js",
        class_="at-replay",
    )


def _player() -> Html:
    """The buttons and the slider that go from moment to moment."""
    speeds = [el("option", says, value=time, selected=says == "normal") for time, says in SPEEDS.items()]
    return el(
        "section",
        el("input", type="range", id="scrub", min=0, max=0, value=0, aria_label="Moment"),
        el("span", id="place"),
        el(
            "div",
            button("first", "«", "First moment (Home)"),
            button("back", "‹", "Back (left arrow)"),
            el("button", "Play", type="button", id="play", title="Space", class_="main"),
            button("forward", "›", "Forward (right arrow)"),
            button("last", "»", "Last moment (End)"),
            el("select", *speeds, id="speed", aria_label="Speed"),
            class_="keys",
        ),
        class_="player",
        aria_label="Player",
    )


def _story(table: str) -> Html:
    """What there is to know about the moment, and what one can do with it."""
    return el(
        "aside",
        el("label", el("span", "Look"), el("select", id="looks"), class_="looks"),
        el("p", id="trouble", role="alert", hidden=True),
        el("section", el("p", id="whose"), el("h1", "Loading …", id="prompt", aria_live="polite"), class_="now"),
        el("ul", id="points", aria_label="Points"),
        el(
            "section",
            el("h2", "What happened"),
            button("news", "", class_="main", hidden=True),
            el("ol", id="lines", tabindex=0),
            class_="told",
        ),
        el("section", el("h2", "Score over the game"), el("div", id="chart"), id="charted", hidden=True),
        el(
            "section",
            el(
                "form",
                el("input", type="hidden", name="seat", id="branch-seat"),
                el("input", type="hidden", name="at", id="branch-at"),
                el("button", "Play on from here", class_="main", id="branch"),
                method="post",
                action=f"/table/{table}/branch",
            ),
            el("p", id="plays", class_="quiet"),
            el(
                "p",
                button("copy", "Copy link to this moment", class_="link"),
                el("a", "Download the record", id="download", download=True, hidden=True),
                el("a", "Back to the table", href=f"/table/{table}"),
                class_="tools",
            ),
            class_="doing",
        ),
        class_="story",
        aria_label="The game at this moment",
    )
