"""The start page: my tables, open tables, and the boxes."""

from dataclasses import dataclass
from datetime import datetime

from perilune.bots import BOTS, LEVELS
from perilune.core.game import Option
from perilune.core.table import AnyGame
from perilune.draw.pieces import mark_path
from perilune.web.keep.store import Line
from perilune.web.pages.frame import masthead, page
from perilune.web.pages.html import Html, el
from perilune.web.play.opening import (
    HERE,
    LINK,
    LONGEST_NAME,
    LONGEST_PASSWORD,
    LONGEST_SEED,
    ME,
    usual_player,
    usual_seats,
)


@dataclass(frozen=True)
class Shelf:
    """What the start page shows."""

    games: list[AnyGame]
    packs: dict[str, list[str]]
    name: str
    mine: list[Line]
    listed: list[Line]

    def title(self, box: str) -> str:
        """The title of a box."""
        return next(game.title for game in self.games if game.name == box)


def start_page(shelf: Shelf) -> str:
    """The boxes, each with a line about it, the tables of this browser and those that are open to all."""
    return page(
        "Perilune",
        masthead(_name(shelf.name)),
        el(
            "main",
            el("h1", "Space board games, played from their complete rules", class_="lead"),
            _my_tables(shelf),
            *[_box(game, shelf) for game in shelf.games],
            _open_tables(shelf),
            _record(),
            class_="start",
        ),
        script="start.js",
    )


def _name(name: str) -> Html:
    field = el(
        "input", name="name", value=name, maxlength=LONGEST_NAME, placeholder="Your name", aria_label="Your name", id="name"
    )
    return el("form", field, el("button", "Keep", class_="plain"), method="post", action="/name", class_="my-name")


# tables


def _my_tables(shelf: Shelf) -> Html:
    rows = []
    for line in shelf.mine:
        turn = [line.names[seat] for seat in line.waits]
        if not turn:
            state = el("span", "finished", class_="quiet")
        elif set(line.waits) & set(line.mine):
            state = el("b", "● your turn", class_="your-turn")
        else:
            state = el("span", f"waiting for {' and '.join(turn)}", class_="quiet")
        others = [name for seat, name in enumerate(line.names) if seat not in line.mine]
        company = f" with {', '.join(others)}" if others else ""
        link = el("a", el("b", shelf.title(line.box)), company, href=f"/table/{line.id}")
        rows.append(el("li", link, state, el("span", _when(line.moved), class_="quiet")))
    return _tables("Your tables", rows)


def _open_tables(shelf: Shelf) -> Html:
    rows = []
    for line in shelf.listed:
        free = f"{len(line.free)} free {'seat' if len(line.free) == 1 else 'seats'}" if line.free else "to watch"
        locked = " · with a password" if line.locked else ""
        link = el("a", el("b", shelf.title(line.box)), f" with {', '.join(line.names)}", href=f"/table/{line.id}")
        rows.append(el("li", link, el("span", f"{free}{locked}", class_="quiet"), el("span", _when(line.moved), class_="quiet")))
    return _tables("Open tables", rows)


def _tables(title: str, rows: list[Html]) -> Html:
    return el("section", el("h2", title), el("ul", *rows, class_="tables")) if rows else Html("")


def _when(moment: float) -> str:
    return datetime.fromtimestamp(moment).strftime("%-d %B, %H:%M")


def _record() -> Html:
    field = el("input", type="file", accept=".json,application/json", id="record")
    return el(
        "section",
        el("h2", "Open a record"),
        el("label", el("span", "A game that was downloaded from its table: watch it again, or play on from any moment."), field),
        el("p", id="record-trouble", role="status", class_="quiet"),
        class_="bring",
    )


# boxes


def _box(game: AnyGame, shelf: Shelf) -> Html:
    count = f"{game.min_seats}" if game.min_seats == game.max_seats else f"{game.min_seats} to {game.max_seats}"
    bots = usual_seats(game) - 1
    facts = [f"{count} players", f"{game.minutes} minutes", f"{game.weight} weight", *(["together"] if game.cooperative else [])]
    play = el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("input", type="hidden", name="name.0", value=shelf.name, class_="my-name"),
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
            el("p", " · ".join(facts), class_="quiet"),
            el("p", game.about),
            play,
            el("p", el("a", "Rules", href=f"/rules/{game.name}", aria_label=f"Rules of {game.title}")),
            class_="about",
        ),
        el("details", el("summary", "Set up a table"), _setup(game, shelf)),
        class_="box",
    )


def _setup(game: AnyGame, shelf: Shelf) -> Html:
    counts = range(game.min_seats, game.max_seats + 1)
    common = [
        _labelled("Seats", _select("seats", [(str(n), str(n)) for n in counts], str(usual_seats(game)), class_="seat-count"))
    ]
    for option in game.options:
        if not option.per_seat:
            common.append(_labelled(option.label, _choice(option, f"option.{option.name}"), class_="wide"))
    if shelf.packs[game.name]:
        packs = [("", "As in the box"), *[(pack, pack) for pack in shelf.packs[game.name]]]
        common.append(_labelled("Content", _select("pack", packs, "")))
    return el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("div", *common, class_="fields"),
        *[_seat(game, seat, shelf.name) for seat in range(game.max_seats)],
        el("div", *_door_and_deal(), class_="fields"),
        el("button", "Open the table", class_="main"),
        method="post",
        action="/open",
        class_="setup",
    )


def _door_and_deal() -> list[Html]:
    seed = el("input", name="seed", maxlength=LONGEST_SEED, placeholder="by chance", autocomplete="off")
    listed = _select("listed", [("", "Only those who have the link"), ("yes", "Everybody on this server")], "")
    password = el("input", name="password", maxlength=LONGEST_PASSWORD, placeholder="none", autocomplete="off")
    return [
        _labelled("Seed (the same seed deals the same game)", seed),
        _labelled("Who may find the table", listed),
        _labelled("Password for those who have no seat", password),
    ]


def _seat(game: AnyGame, seat: int, my_name: str) -> Html:
    players = [
        (ME, "Me"),
        (HERE, "Another person at this screen"),
        (LINK, "Another person, by link"),
        *[(bot, f"Bot: {bot} ({LEVELS[bot]})") for bot in BOTS],
    ]
    name = el(
        "input",
        name=f"name.{seat}",
        value=my_name if seat == 0 else None,
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
