"""The start page: my tables, open tables, and the boxes."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from perilune.bots import BOTS, LEVELS, USUAL
from perilune.bots.strength import Column, Ladder, ladder, manner
from perilune.core.errors import BadOption
from perilune.core.game import Choice, Option
from perilune.core.seen import AnyGame
from perilune.games import has_lesson, lesson_outline
from perilune.web.pages.html import Html, el, join
from perilune.web.pages.icons import icon, pips, seat_mark
from perilune.web.pages.layout import masthead, page
from perilune.web.storage.model import TableSummary
from perilune.web.table_form import HERE, LINK, ME, usual_player, usual_seats
from perilune.web.text_limits import LONGEST_NAME, LONGEST_PASSWORD, LONGEST_SEED

FIRST_LEVEL = "learner"  # of the bots in somebody's first game against them
OFFERED = BOTS[1:]  # the levels that are worth a game; the first plays at random, for tests and comparisons
HIGHEST = 40  # a column of a level that wins every game
WEIGHTS = ["light", "medium", "heavy"]


@dataclass(frozen=True)
class StartPageData:
    """What the start page shows."""

    games: list[AnyGame]
    packs: dict[str, list[str]]
    name: str
    mine: list[TableSummary]
    listed: list[TableSummary]
    studio: bool = False  # whether this server has one
    keeping: str = ""  # for how long the server keeps tables, if not for ever
    trouble: str = ""  # why the table that was asked for could not be opened
    asked: dict[str, str] = field(default_factory=dict)  # the form that asked for it

    def filled(self, box: str) -> dict[str, str]:
        """What the form of this box was filled with, if it had a mistake."""
        return self.asked if self.asked.get("box") == box else {}

    def title(self, box: str) -> str:
        """The title of a box."""
        return next(game.title for game in self.games if game.name == box)


def start_page(data: StartPageData) -> str:
    """The boxes, each with a line about it, the tables of this browser and those that are open to all."""
    return page(
        "Perilune",
        masthead(_name(data.name)),
        el(
            "main",
            el("div", _welcome(data), _ticket(data), class_="hero"),
            el("nav", *[_on_shelf(game) for game in data.games], class_="shelf", aria_label="Boxes"),
            el(
                "div",
                *[_box(game, data) for game in data.games],
                class_="boxes",
                tabindex=0,
                role="group",
                aria_label="The games",
                id="boxes",
            ),
            el("div", _my_tables(data), _open_tables(data), _record(), class_="band"),
            class_="start",
        ),
        _parts(data),
        script="start.js",
        class_="at-start",
    )


def _welcome(data: StartPageData) -> Html:
    taught = _taught(data)
    figure, way = [], Html("Learn a game by playing it, or sit down with bots and friends.")
    if taught:
        first = taught[0]
        about = f"/box/{first.name}/coach.svg?mood=joy&whole=yes&waves=yes"
        figure = [el("img", src=about, alt="", width=52, height=78, class_="waving")]
        minutes, _ = lesson_outline(first.name)
        says = f"Learn {first.title} in {minutes} minutes" if minutes else f"Learn {first.title}"
        way = join("New here? ", el("a", says, href=f"/learn/{first.name}"), " with Peri.")
    words = el(
        "div",
        el("h1", "Four space board games, played from their complete rules"),
        el("p", "No account, nothing to install. ", way, class_="quiet"),
    )
    return el("div", *figure, words, class_="welcome")


def _taught(data: StartPageData) -> list[AnyGame]:
    return [game for game in data.games if has_lesson(game.name)]


def _on_shelf(game: AnyGame) -> Html:
    """The way to a box where the boxes stand in a row, one beside the other."""
    cover = el("img", src=f"/box/{game.name}/cover.svg", alt="")
    return el("a", cover, el("span", *_broken(game.title)), href=f"#box-{game.name}")


def _broken(title: str) -> list[Html]:
    """A title that may go on in the next line where a word of it has a capital inside."""
    parts = re.split(r"(?<=[a-z])(?=[A-Z])", title)
    return [join(el("wbr") if place else Html(""), part) for place, part in enumerate(parts)]


def _parts(data: StartPageData) -> Html:
    """The ways between the parts of the page, where only one of them is in view."""
    waiting = sum(1 for line in data.mine if set(line.waits) & set(line.mine))
    news = [el("b", str(waiting), el("span", " waiting for you", class_="for-ears"))] if waiting else []
    mine = [el("a", icon("table"), *news, el("span", "Your tables"), href="#my-tables")] if data.mine else []
    return el(
        "nav",
        el("a", icon("home"), el("span", "Games"), href="#boxes"),
        *mine,
        el("a", icon("people"), el("span", "Join"), href="#open-tables"),
        el("a", icon("page"), el("span", "Records"), href="#records"),
        class_="parts",
        aria_label="Parts of this page",
    )


def _ticket(data: StartPageData) -> Html:
    """What is next for this browser: the table that has waited longest for it, its newest table, or a first lesson, which the script
    changes into the one that was begun here."""
    waiting = sorted((line for line in data.mine if set(line.waits) & set(line.mine)), key=lambda line: line.moved)
    taught = _taught(data)
    if waiting:
        return _table_ticket(data, waiting[0], "Your turn since ", "Play on")
    if data.mine:
        return _table_ticket(data, data.mine[0], "Your latest table, ", "Open")
    if not taught:
        return Html("")
    first = taught[0]
    way = el("span", ", move by move", class_="at-length")
    words = el("p", el("b", "New here?"), el("span", "Peri shows you ", el("span", first.title, class_="box-title"), way))
    link = el("a", "Learn it", href=f"/learn/{first.name}", class_="button main", aria_label=f"Learn {first.title}")
    face = el("img", src=f"/box/{first.name}/coach.svg", alt="", width=52, height=52)
    return el("section", face, words, link, id="newcomer", class_="ticket", aria_label="Start here")


def _table_ticket(data: StartPageData, line: TableSummary, says: str, does: str) -> Html:
    title = data.title(line.box)
    words = el("p", el("b", says, _when(line.moved)), el("span", el("strong", title), el("span", _company(line), class_="quiet")))
    link = el("a", does, href=f"/table/{line.id}", class_="button main", aria_label=f"{does}: {title}")
    return el("section", _small_cover(line.box), words, link, class_="ticket", aria_label="Up next")


def _small_cover(box: str) -> Html:
    return el("img", src=f"/box/{box}/cover.svg", alt="", class_="small-cover", loading="lazy")


def _company(line: TableSummary) -> str:
    others = [name for seat, name in enumerate(line.names) if seat not in line.mine or len(line.mine) > 1]
    return f" with {', '.join(others)}" if others else ""


def _name(name: str) -> Html:
    field = el(
        "input", name="name", value=name, maxlength=LONGEST_NAME, placeholder="Your name", aria_label="Your name", id="name"
    )
    return el("form", field, el("button", "Save", class_="plain"), method="post", action="/name", class_="my-name")


# tables


def _my_tables(data: StartPageData) -> Html:
    rows = []
    for line in data.mine:
        turn = [line.names[seat] for seat in line.waits]
        mine = bool(set(line.waits) & set(line.mine))
        if not turn:
            state, does = el("span", "finished "), "Look"
        elif mine:
            state, does = el("b", "your turn ", class_="your-turn"), "Play on"
        else:
            state, does = el("span", f"waiting for {' and '.join(turn)}, "), "Look"
        company = _company(line)
        says = f"Delete {data.title(line.box)}{company}"
        delete = [el("a", "Delete", href=f"/table/{line.id}/delete", class_="quiet", aria_label=says)] if line.hosted else []
        rows.append(_row(data, line, [company], [state, _when(line.moved), *delete], does, "mine" if mine else None))
    if not rows:
        return Html("")
    ways = [el("a", icon("bell"), "Tell me when it is my turn", href="/notices")]
    if any(not line.waits for line in data.mine):
        ways.append(el("a", icon("page"), "Your finished games", href="/history"))
    below = [el("p", *ways, class_="ways"), *([el("p", data.keeping, class_="quiet")] if data.keeping else [])]
    return _tables("Your tables", "kept by this browser", "my-tables", rows, below)


def _open_tables(data: StartPageData) -> Html:
    rows = []
    for line in data.listed:
        free = f"{len(line.free)} free {'seat' if len(line.free) == 1 else 'seats'}" if line.free else "watch only"
        locked = ", password needed" if line.locked else ""
        dealt = ", chosen deal" if line.deal else ""
        state = [el("b", free) if line.free else el("span", free), el("span", f"{locked}{dealt}, since "), _when(line.moved)]
        rows.append(_row(data, line, [f" with {', '.join(line.names)}"], state, "Join" if line.free else "Watch"))
    if not rows:
        nobody = "No table is looking for players right now. Set one up and let everybody on this server find it."
        return _tables("Open tables", "anyone may sit down", "open-tables", [], [el("p", nobody, class_="quiet")])
    return _tables("Open tables", "anyone may sit down", "open-tables", rows, [])


def _row(
    data: StartPageData, line: TableSummary, company: list[str], state: Sequence[str], does: str, class_: str | None = None
) -> Html:
    """A table in a list: a small picture of its box, who plays, how it stands, and the way there."""
    title = data.title(line.box)
    words = el("p", el("strong", title), el("span", *company, class_="quiet"), class_="whose-table")
    marks = [seat_mark(seat, seat in line.free) for seat in range(len(line.names))]
    return el(
        "li",
        _small_cover(line.box),
        el("div", words, el("p", *state, class_="state")),
        el("span", *marks, class_="marks"),
        el("a", does, href=f"/table/{line.id}", class_="button", aria_label=f"{does}: {title}{''.join(company)}"),
        class_=class_,
    )


def _tables(title: str, note: str, id_: str, rows: list[Html], below: list[Html]) -> Html:
    listed = [el("ul", *rows, class_="tables", tabindex=0, aria_label=title)] if rows else []
    heading = el("header", el("h2", title), el("span", note, class_="quiet"))
    return el("section", heading, *listed, *below, id=id_)


def _when(moment: float) -> Html:
    """A time in UTC; the script shows it in the reader's own time."""
    when = datetime.fromtimestamp(moment, UTC)
    return el("time", when.strftime("%-d %B, %H:%M UTC"), datetime=when.isoformat(timespec="seconds"))


def _record() -> Html:
    field = el("input", type="file", accept=".json,application/json", id="record")
    says = "Watch a game again, or play on from any moment. Drop a file here, or choose one."
    return el(
        "section",
        el("header", el("h2", "Records")),
        el("label", icon("page"), el("b", "Open a record"), el("span", says, class_="quiet"), field),
        el("p", id="record-trouble", role="status", class_="quiet"),
        class_="bring",
        id="records",
    )


# boxes


def _box(game: AnyGame, data: StartPageData) -> Html:
    filled = data.filled(game.name)
    return el(
        "section",
        el("img", src=f"/box/{game.name}/cover.svg", alt="", class_="cover", width=584, height=352),
        el(
            "div",
            el("h2", game.title),
            el("p", game.about, class_="what"),
            _facts(game),
            _learn(game),
            _play_now(game, data),
            class_="about",
        ),
        el(
            "div",
            el("details", el("summary", icon("table"), "Set up a table"), _setup(game, data, filled), open=bool(filled)),
            el("p", *_studio(game, data), _rules(game), class_="links"),
            class_="foot",
        ),
        id=f"box-{game.name}",
        class_="box",
    )


def _facts(game: AnyGame) -> Html:
    """For how many, how long, and how much there is to learn."""
    count = f"{game.min_seats}" if game.min_seats == game.max_seats else f"{game.min_seats}\N{EN DASH}{game.max_seats}"
    company = f"{count} together" if game.cooperative else count
    players = el("span", "" if game.cooperative else " players", class_="for-ears")
    weight = WEIGHTS.index(game.weight) + 1 if game.weight in WEIGHTS else 0
    return el(
        "p",
        el("span", icon("people"), company, players),
        el("span", icon("clock"), game.minutes.replace("-", "\N{EN DASH}"), " min"),
        el("span", *([pips(weight, len(WEIGHTS), "weight")] if weight else []), game.weight),
        class_="facts quiet",
    )


def _rules(game: AnyGame) -> Html:
    return el("a", icon("book"), "Rules", href=f"/rules/{game.name}", aria_label=f"Rules of {game.title}")


_STUDIO = "Studio: change its numbers"


def _studio(game: AnyGame, data: StartPageData) -> list[str]:
    """The way to the studio, where this server has one."""
    says = f"{_STUDIO}, {game.title}"
    return (
        [el("a", icon("tools"), "Studio", href=f"/studio/box/{game.name}", aria_label=says, title=_STUDIO)] if data.studio else []
    )


def _play_now(game: AnyGame, data: StartPageData) -> Html:
    """A table at once. Somebody who has no table here begins with bots that are easy, too."""
    counts = [seats for seats in range(game.min_seats, game.max_seats + 1) if _possible(game, seats, {})]
    company = {1: "alone", 2: "with 1 bot"}
    choices = [(str(seats), company.get(seats, f"with {seats - 1} bots")) for seats in counts]
    return el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("input", type="hidden", name="name.0", value=data.name, class_="my-name"),
        _levels(game, USUAL if data.mine or game.cooperative else FIRST_LEVEL),
        el("button", icon("play"), "Play now", class_="main"),
        _select("seats", choices, str(usual_seats(game)), class_="company-count", says=f"Number of bots in {game.title}"),
        method="post",
        action="/open",
        class_="play-now",
    )


def _levels(game: AnyGame, chosen: str) -> Html:
    """The levels of the bots as columns: as high as what was measured, and what the chosen one is like."""
    measured = ladder(game, OFFERED)
    caption = el("span", _caption(measured), class_="quiet")
    columns = [_column(game, column, measured, column.level == chosen) for column in measured.columns]
    return el(
        "div",
        el("p", el("b", "Bots"), caption, class_="measure", aria_hidden="true"),
        *columns,
        class_="levels",
        role="radiogroup",
        aria_label=f"How strong the bots in {game.title} are",
    )


def _caption(measured: Ladder) -> str:
    return "games of 100 that are won" if measured.seats else ""


def _plainly(column: Column, measured: Ladder) -> str:
    """What the figure of a level means, in a sentence."""
    if column.measure:
        return "The others were measured against these."
    if not column.games:
        return "How often they win is not measured yet."
    if not measured.against:
        return f"With partners like this, {column.share()} of 100 games are won."
    level = LEVELS[measured.against]
    others = f"a {level} bot" if measured.seats == 2 else f"{measured.seats - 1} {level} bots"
    return f"Against {others}, one wins {column.share()} of 100 games."


def _column(game: AnyGame, column: Column, measured: Ladder, chosen: bool) -> Html:
    """A level: its figure, its bar, its name. What was not measured has an outline; the measure itself a line that is even."""
    name = LEVELS[column.level]
    about = f"{game.name}-{column.level}"
    if column.games:
        share = column.share()
        figure, says = str(share), f"Won {column.won} of {column.games} games."
        high = max(2 if column.won else 0, round(HIGHEST * share / 100))
        bar = el("rect", x=0, y=HIGHEST - high, width=26, height=high + 4, rx=4)
    elif column.measure:
        figure, says = "=", "The others were measured against it."
        high = round(HIGHEST / measured.seats)  # as often as each of the seats
        even = el("rect", y=HIGHEST - high, width=26, height=high, class_="even")
        bar = join(el("path", d=f"M0 {HIGHEST - high}H26", class_="even"), even)
    else:
        figure, says = "", "Not measured yet."
        bar = el("rect", x=0.8, y=0.8, width=24.4, height=HIGHEST + 4, rx=4, class_="unknown")
    return el(
        "label",
        el("input", type="radio", name="level", value=column.level, checked=chosen, aria_label=name, aria_describedby=about),
        el("span", figure, class_="figure", aria_hidden="true"),
        el("svg", bar, viewBox=f"0 0 26 {HIGHEST}", aria_hidden="true"),
        el("span", name, class_="called"),
        el(
            "span",
            manner(game, column.level),
            el("span", f" {says}", class_="for-ears"),
            f" {_plainly(column, measured)}",
            class_="manner",
            id=about,
        ),
        class_="level",
        title=says,
    )


def _learn(game: AnyGame) -> Html:
    """The way to the lesson, where there is one. The script says how far this browser has come."""
    if not has_lesson(game.name):
        return Html("")
    minutes, chapters = lesson_outline(game.name)
    long = f"{minutes} min, {chapters} chapters" if minutes else f"{chapters} chapters"
    link = el("a", "Learn", href=f"/learn/{game.name}", class_="button", aria_label=f"Learn: {game.title}")
    face = el("img", src=f"/box/{game.name}/coach.svg", alt="", width=40, height=40)
    words = el("div", el("b", "Learn by playing"), el("span", long, class_="quiet"), pips(0, chapters, "pips"))
    return el("div", face, words, link, class_="lesson-row", data_lesson=game.name, data_title=game.title, data_minutes=minutes)


def _setup(game: AnyGame, data: StartPageData, filled: dict[str, str]) -> Html:
    counts = [(str(n), str(n)) for n in range(game.min_seats, game.max_seats + 1)]
    seats = _select("seats", counts, filled.get("seats", str(usual_seats(game))), class_="seat-count")
    common = [_labelled("Players", seats)]
    for option in game.options:
        if not option.per_seat:
            choice = _choice(game, option, f"option.{option.name}", filled)
            beside = json.dumps(option.beside) if option.beside else None
            common.append(_labelled(option.label, choice, class_="wide", data_beside=beside))
    if data.packs[game.name]:
        packs = [("", "As in the box"), *[(pack, pack) for pack in data.packs[game.name]]]
        common.append(_labelled("Content", _select("pack", packs, filled.get("pack", ""))))
    trouble = [el("p", data.trouble, class_="trouble", role="alert", tabindex=-1, autofocus=True)] if filled else []
    return el(
        "form",
        *trouble,
        el("input", type="hidden", name="box", value=game.name),
        el("div", *common, class_="fields"),
        *[_seat(game, seat, data.name, filled) for seat in range(game.max_seats)],
        el("div", *_door_and_deal(filled), class_="fields"),
        el("div", *_clock(filled), class_="fields"),
        _practice(filled),
        el("button", "Open the table", class_="main"),
        method="post",
        action="/open",
        class_="setup",
    )


def _practice(filled: dict[str, str]) -> Html:
    says = (
        "Practice: undo as far back as you like, even chance and bots' moves. For one person with bots; the game does not count."
    )
    return el(
        "label",
        el("input", type="checkbox", name="practice", value="yes", checked=filled.get("practice") == "yes"),
        el("span", says),
        class_="practice",
    )


def _clock(filled: dict[str, str]) -> list[Html]:
    """Whether time is limited, and what happens when it is up."""
    clocks = [
        ("", "No clock"),
        ("live.5.5", "5 minutes each, plus 5 seconds a turn"),
        ("live.15.10", "15 minutes each, plus 10 seconds a turn"),
        ("live.30.20", "30 minutes each, plus 20 seconds a turn"),
        ("live.60.30", "1 hour each, plus 30 seconds a turn"),
        ("days.1", "1 day a turn"),
        ("days.3", "3 days a turn"),
        ("days.7", "1 week a turn"),
    ]
    ends = [
        ("move", "A bot makes the move"),
        ("pass", "They pass; if they cannot, a bot moves"),
        ("seat", "A bot takes over"),
    ]
    return [
        _labelled("Clock (runs while all seats are taken)", _select("clock", clocks, filled.get("clock", ""))),
        _labelled("When time runs out", _select("time-up", ends, filled.get("time-up", ""))),
    ]


def _door_and_deal(filled: dict[str, str]) -> list[Html]:
    chosen = filled.get("seed", "")[:LONGEST_SEED] or None
    seed = el("input", name="seed", value=chosen, maxlength=LONGEST_SEED, placeholder="random", autocomplete="off")
    finders = [("", "Only people with the link"), ("yes", "Everybody on this server")]
    listed = _select("listed", finders, filled.get("listed", ""))
    seats = [("", "One"), ("yes", "As many as they like")]
    many = _select("many", seats, filled.get("many", ""))
    password = el("input", name="password", maxlength=LONGEST_PASSWORD, placeholder="none", autocomplete="off")
    return [
        _labelled("Seed (the same seed deals the same game)", seed),
        _labelled("Who can find the table", listed),
        _labelled("Seats per person", many),
        _labelled("Password for newcomers", password),
    ]


def _seat(game: AnyGame, seat: int, my_name: str, filled: dict[str, str]) -> Html:
    players = [
        (ME, "Me"),
        (HERE, "Another person at this screen"),
        (LINK, "Another person, by link"),
        *[(bot, f"{LEVELS[bot].capitalize()} bot") for bot in BOTS],
    ]
    given = filled.get(f"name.{seat}", "")[:LONGEST_NAME]
    name = el(
        "input",
        name=f"name.{seat}",
        value=given or (my_name if seat == 0 else None),
        maxlength=LONGEST_NAME,
        placeholder="chosen for you",
        autocomplete="off",
        class_="my-name" if seat == 0 else None,
    )
    who = _select(f"who.{seat}", players, filled.get(f"who.{seat}", usual_player(seat)))
    fields = [_labelled("Who", who), _labelled("Name", name)]
    for option in game.options:
        if option.per_seat:
            fields.append(_labelled(option.label, _choice(game, option, f"option.{option.name}.{seat}", filled), class_="wide"))
    return el("fieldset", el("legend", seat_mark(seat), f"Seat {seat + 1}"), *fields, class_="seat", data_seat=seat)


def _choice(game: AnyGame, option: Option, name: str, filled: dict[str, str]) -> Html:
    """A field for an option. Each choice says for how many seats it exists, for the script that follows the seat count."""
    chosen = filled.get(name, option.choices[0].value)
    rows = [
        el("option", choice.label, value=choice.value, selected=choice.value == chosen, data_seats=_counts(game, option, choice))
        for choice in option.choices
    ]
    return el("select", *rows, name=name)


def _counts(game: AnyGame, option: Option, choice: Choice) -> str | None:
    """For how many seats this can be chosen; None if the seats do not matter."""
    if option.per_seat:
        return None
    counts = range(game.min_seats, game.max_seats + 1)
    fitting = [seats for seats in counts if _possible(game, seats, {option.name: choice.value})]
    return None if len(fitting) == len(counts) else " ".join(str(seats) for seats in fitting)


def _possible(game: AnyGame, seats: int, chosen: dict[str, str]) -> bool:
    """Whether so many can play with what was chosen, perhaps together with one other choice."""
    others = [option for option in game.options if chosen and option.name not in chosen and not option.per_seat]
    beside = [{option.name: choice.value} for option in others for choice in option.choices]
    for extra in [{}, *beside]:
        try:
            game.settle(seats, chosen | extra)
        except BadOption:
            continue
        return True
    return False


def _select(name: str, choices: list[tuple[str, str]], chosen: str, class_: str | None = None, says: str | None = None) -> Html:
    rows = [el("option", label, value=value, selected=value == chosen) for value, label in choices]
    return el("select", *rows, name=name, class_=class_, aria_label=says)


def _labelled(label: str, field: Html, **attributes: str | None) -> Html:
    return el("label", el("span", label), field, **attributes)
