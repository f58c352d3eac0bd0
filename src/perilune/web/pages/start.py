"""The pages, as HTML. The table page is a frame; its script fills it from the live connection."""

from collections.abc import Iterable
from datetime import datetime

from perilune.bots import BOTS
from perilune.core.game import Option
from perilune.core.table import AnyGame
from perilune.draw.pieces import mark_path
from perilune.web.html import Html, el
from perilune.web.opening import HERE, LONGEST_NAME, LONGEST_SEED, ME, usual_player, usual_seats
from perilune.web.store import Line


def page(title: str, *body: str, script: str | None = None, class_: str = "") -> str:
    """A whole document."""
    head = [
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="dark light"),
        el("title", title),
        el("link", rel="icon", href="/static/icon.svg"),
        el("link", rel="stylesheet", href="/palette.css"),
        el("link", rel="stylesheet", href="/static/perilune.css"),
        el("script", src="/static/theme.js"),
    ]
    if script is not None:
        head.append(el("script", type="module", src=f"/static/{script}"))
    return "<!doctype html>" + el("html", el("head", *head), el("body", *body, class_=class_ or None), lang="en")


def _masthead(*extra: str) -> Html:
    return el(
        "header",
        el("a", el("img", src="/static/icon.svg", alt="", width=28, height=28), el("span", "Perilune"), href="/", class_="brand"),
        *extra,
        el("button", "◐", type="button", class_="plain", id="theme", title="Light or dark", aria_label="Light or dark"),
        class_="masthead",
    )


# the start page


def start_page(games: Iterable[AnyGame], mine: list[tuple[Line, str]]) -> str:
    """All boxes, each with a line about it, and the tables of this browser."""
    return page(
        "Perilune",
        _masthead(),
        el(
            "main",
            el("p", "Space board games, played from their complete rules.", class_="lead"),
            *[_box(game) for game in games],
            _tables(mine),
            class_="start",
        ),
        script="start.js",
    )


def _box(game: AnyGame) -> Html:
    count = f"{game.min_seats}" if game.min_seats == game.max_seats else f"{game.min_seats} to {game.max_seats}"
    bots = usual_seats(game) - 1
    play = el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("input", type="hidden", name="name.0", class_="my-name"),
        el("button", f"Play now with {bots} bots", class_="main"),
        method="post",
        action="/open",
    )
    return el(
        "section",
        el("img", src=f"/box/{game.name}/cover.svg", alt="", class_="cover"),
        el(
            "div",
            el("h2", game.title),
            el("p", f"{count} players · {game.minutes} minutes{' · together' if game.cooperative else ''}", class_="quiet"),
            el("p", game.about),
            play,
            class_="about",
        ),
        el("details", el("summary", "Set up a table"), _setup(game)),
        class_="box",
    )


def _setup(game: AnyGame) -> Html:
    counts = range(game.min_seats, game.max_seats + 1)
    common = [
        _labelled("Seats", _select("seats", [(str(n), str(n)) for n in counts], str(usual_seats(game)), class_="seat-count"))
    ]
    for option in game.options:
        if not option.per_seat:
            common.append(_labelled(option.label, _choice(option, f"option.{option.name}"), class_="wide"))
    seed = el("input", name="seed", maxlength=LONGEST_SEED, placeholder="by chance", autocomplete="off")
    common.append(_labelled("Seed (the same seed deals the same game)", seed))
    return el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("div", *common, class_="fields"),
        *[_seat(game, seat) for seat in range(game.max_seats)],
        el("button", "Open the table", class_="main"),
        method="post",
        action="/open",
        class_="setup",
    )


def _seat(game: AnyGame, seat: int) -> Html:
    players = [(ME, "Me"), (HERE, "Another person at this screen"), *[(bot, f"Bot: {bot}") for bot in BOTS]]
    name = el(
        "input",
        name=f"name.{seat}",
        maxlength=LONGEST_NAME,
        placeholder="chosen for you",
        autocomplete="off",
        class_="my-name" if seat == 0 else None,
    )
    fields = [_labelled("Who", _select(f"who.{seat}", players, usual_player(seat))), _labelled("Name", name)]
    for option in game.options:
        if option.per_seat:
            fields.append(_labelled(option.label, _choice(option, f"option.{option.name}.{seat}"), class_="wide"))
    return el("fieldset", el("legend", _mark(seat), f"Seat {seat + 1}"), *fields, class_="seat", data_seat=seat)


def _mark(seat: int) -> Html:
    shape = el("path", d=mark_path(seat), fill=f"var(--pl-seat-{seat + 1})")
    return el("svg", shape, viewBox="0 0 16 16", class_="mark", aria_hidden="true")


def _choice(option: Option, name: str) -> Html:
    return _select(name, [(choice.value, choice.label) for choice in option.choices], option.choices[0].value)


def _select(name: str, choices: list[tuple[str, str]], chosen: str, class_: str | None = None) -> Html:
    rows = [el("option", label, value=value, selected=value == chosen) for value, label in choices]
    return el("select", *rows, name=name, class_=class_)


def _labelled(label: str, field: Html, class_: str | None = None) -> Html:
    return el("label", el("span", label), field, class_=class_)


def _tables(mine: list[tuple[Line, str]]) -> Html:
    if not mine:
        return Html("")
    rows = []
    for line, title in mine:
        when = datetime.fromtimestamp(line.created).strftime("%-d %B, %H:%M")
        state = "finished" if line.ended else "go on"
        link = el("a", el("b", title), f" with {', '.join(line.names)}", href=f"/table/{line.id}")
        rows.append(el("li", link, el("span", f"{when} · {state}", class_="quiet")))
    return el("section", el("h2", "Your tables"), el("ul", *rows, class_="tables"))


# the table page


def table_page(table: str, title: str) -> str:
    """The frame of a table; the script fills it."""
    board = el(
        "section",
        el("div", id="drawing", tabindex=0),
        el("p", id="answer", role="status", hidden=True),
        el(
            "div",
            el("button", "↺ Turn", type="button", id="variant-before"),
            el("button", "Turn ↻", type="button", id="variant-next"),
            el("span", "or turn the wheel, or press R; click to take it"),
            id="variants",
            hidden=True,
        ),
        id="board",
        aria_label="Board",
    )
    zoom = el(
        "div",
        el("button", "+", type="button", id="closer", title="Closer", aria_label="Closer"),
        el("button", "−", type="button", id="farther", title="Farther", aria_label="Farther"),
        el("button", "⤢", type="button", id="whole", title="The whole board", aria_label="The whole board"),
        class_="zoom",
    )
    again = el(
        "form", el("button", "Play again", class_="main"), method="post", action=f"/table/{table}/again", id="again", hidden=True
    )
    rail = el(
        "aside",
        el("button", el("span", "People and log"), type="button", id="more", class_="plain", aria_expanded="false"),
        el("p", id="note", hidden=True),
        el(
            "section",
            el(
                "div",
                el("p", id="whose"),
                el("button", "Propose", type="button", id="propose", hidden=True, aria_pressed="false"),
                el("button", "Undo", type="button", id="undo", hidden=True),
                class_="turn",
            ),
            el("h1", "Taking a seat …", id="prompt", aria_live="polite"),
            el("div", id="curtain", hidden=True),
            el("div", el("ol", id="scores"), again, id="end", hidden=True),
            el("ul", id="offers", aria_label="What you can do"),
            class_="ask",
        ),
        el("section", el("h2", "Players"), el("ul", id="people"), class_="fold"),
        el("section", el("h2", "What happened"), el("ol", id="log", role="log", tabindex=0), class_="fold news"),
        id="rail",
    )
    lost = el("p", "The connection is lost. Trying again …", id="lost", role="status", hidden=True)
    script = el("noscript", "The table needs JavaScript.")
    return page(
        f"{title} · Perilune",
        _masthead(el("span", title, class_="title"), lost, zoom),
        el("main", board, rail, script, class_="table", data_table=table),
        script="table.js",
        class_="at-table",
    )


def trouble_page(title: str, says: str) -> str:
    """Something did not work: a sentence, and the way back."""
    return page(
        f"{title} · Perilune",
        _masthead(),
        el("main", el("h1", title), el("p", says), el("p", el("a", "Back to the start page", href="/")), class_="start"),
    )
