"""The start page: my tables, open tables, and the boxes."""

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime

from perilune.bots import BOTS, LEVELS, USUAL
from perilune.bots.strength import strengths
from perilune.core.errors import BadOption
from perilune.core.game import Choice, Option
from perilune.core.seen import AnyGame
from perilune.draw.pieces import mark_path
from perilune.games import has_lesson
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.storage.model import TableSummary
from perilune.web.table_form import HERE, LINK, ME, usual_player, usual_seats
from perilune.web.text_limits import LONGEST_NAME, LONGEST_PASSWORD, LONGEST_SEED

FIRST_LEVEL = "learner"  # of the bots in somebody's first game


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
            el("div", _welcome(), _ticket(data), class_="hero"),
            el("nav", *[el("a", game.title, href=f"#box-{game.name}") for game in data.games], class_="jump", aria_label="Boxes"),
            el(
                "div",
                *[_box(game, data) for game in data.games],
                class_="boxes",
                tabindex=0,
                role="group",
                aria_label="The games",
            ),
            el("div", _my_tables(data), _open_tables(data), _record(), class_="band"),
            class_="start",
        ),
        script="start.js",
    )


def _welcome() -> Html:
    return el(
        "div",
        el("h1", "Four space board games, played from their complete rules"),
        el("p", "No account, nothing to install. Learn a game by playing it, or sit down with bots and friends.", class_="quiet"),
        class_="welcome",
    )


def _ticket(data: StartPageData) -> Html:
    """What is next for this browser: the table that has waited longest for it, its newest table, or a first lesson, which the script
    changes into the one that was begun here."""
    waiting = sorted((line for line in data.mine if set(line.waits) & set(line.mine)), key=lambda line: line.moved)
    taught = [game for game in data.games if has_lesson(game.name)]
    if waiting:
        return _table_ticket(data, waiting[0], "Your turn since ", "Play on")
    if data.mine:
        return _table_ticket(data, data.mine[0], "Your latest table, ", "Open")
    if not taught:
        return Html("")
    first = taught[0]
    words = el("p", el("b", "New here?"), el("span", f"Start with {first.title}: Peri shows you how, move by move."))
    link = el("a", "Learn it", href=f"/learn/{first.name}", class_="button main", aria_label=f"Learn {first.title}")
    face = el("img", src=f"/box/{first.name}/coach.svg", alt="", width=52, height=52)
    return el("section", face, words, link, id="newcomer", class_="ticket", aria_label="Start here")


def _table_ticket(data: StartPageData, line: TableSummary, says: str, does: str) -> Html:
    title = data.title(line.box)
    words = el("p", el("b", says, _when(line.moved)), el("span", f"{title}{_company(line)}"))
    picture = el("img", src=f"/box/{line.box}/cover.svg", alt="", class_="small-cover")
    link = el("a", does, href=f"/table/{line.id}", class_="button main", aria_label=f"{does}: {title}")
    return el("section", picture, words, link, class_="ticket", aria_label="Up next")


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
        if not turn:
            state = el("span", "finished", class_="quiet")
        elif set(line.waits) & set(line.mine):
            state = el("b", "● your turn", class_="your-turn")
        else:
            state = el("span", f"waiting for {' and '.join(turn)}", class_="quiet")
        company = _company(line)
        link = el("a", el("b", data.title(line.box)), company, href=f"/table/{line.id}")
        says = f"Delete {data.title(line.box)}{company}"
        delete = [el("a", "Delete", href=f"/table/{line.id}/delete", class_="quiet", aria_label=says)] if line.hosted else []
        rows.append(el("li", link, state, el("span", _when(line.moved), class_="quiet"), *delete))
    finished = any(not line.waits for line in data.mine)
    link = el("p", el("a", "Your finished games", href="/history")) if finished else Html("")
    if not rows:
        return Html("")
    called = el("p", el("a", "How to be told when it is your turn", href="/notices"))
    return _tables("Your tables", rows, [called, link, *([el("p", data.keeping, class_="quiet")] if data.keeping else [])])


def _open_tables(data: StartPageData) -> Html:
    rows = []
    for line in data.listed:
        free = f"{len(line.free)} free {'seat' if len(line.free) == 1 else 'seats'}" if line.free else "watch only"
        locked = " · password needed" if line.locked else ""
        dealt = " · chosen deal" if line.deal else ""
        link = el("a", el("b", data.title(line.box)), f" with {', '.join(line.names)}", href=f"/table/{line.id}")
        rows.append(
            el("li", link, el("span", f"{free}{locked}{dealt}", class_="quiet"), el("span", _when(line.moved), class_="quiet"))
        )
    if not rows:
        nobody = "No table is looking for players right now. Set one up and let everybody on this server find it."
        return _tables("Open tables", [], [el("p", nobody, class_="quiet")])
    return _tables("Open tables", rows, [])


def _tables(title: str, rows: list[Html], below: list[Html]) -> Html:
    listed = [el("ul", *rows, class_="tables", tabindex=0, aria_label=title)] if rows else []
    return el("section", el("h2", title), *listed, *below)


def _when(moment: float) -> Html:
    """A time in UTC; the script shows it in the reader's own time."""
    when = datetime.fromtimestamp(moment, UTC)
    return el("time", when.strftime("%-d %B, %H:%M UTC"), datetime=when.isoformat(timespec="seconds"))


def _record() -> Html:
    field = el("input", type="file", accept=".json,application/json", id="record")
    return el(
        "section",
        el("h2", "Open a record"),
        el("label", el("span", "A game you have downloaded: watch it again, or play on from any moment."), field),
        el("p", id="record-trouble", role="status", class_="quiet"),
        class_="bring",
    )


# boxes


def _box(game: AnyGame, data: StartPageData) -> Html:
    count = f"{game.min_seats}" if game.min_seats == game.max_seats else f"{game.min_seats} to {game.max_seats}"
    facts = [f"{count} {'together' if game.cooperative else 'players'}", f"{game.minutes} min", game.weight]
    filled = data.filled(game.name)
    return el(
        "section",
        el("img", src=f"/box/{game.name}/cover.svg", alt="", class_="cover"),
        el(
            "div",
            el("h2", game.title),
            el("p", game.about),
            el("p", " · ".join(facts), class_="quiet facts"),
            _learn(game),
            _play_now(game, data),
            el("p", _rules(game), *_studio(game, data), class_="links"),
            class_="about",
        ),
        el("details", el("summary", "Set up a table"), _setup(game, data, filled), open=bool(filled)),
        id=f"box-{game.name}",
        class_="box",
    )


def _rules(game: AnyGame) -> Html:
    return el("a", "Rules", href=f"/rules/{game.name}", aria_label=f"Rules of {game.title}")


_STUDIO = "Studio: change its numbers"


def _studio(game: AnyGame, data: StartPageData) -> list[str]:
    """The way to the studio, where this server has one."""
    link = el("a", _STUDIO, href=f"/studio/box/{game.name}", aria_label=f"{_STUDIO}, {game.title}")
    return [" · ", link] if data.studio else []


def _play_now(game: AnyGame, data: StartPageData) -> Html:
    """A table at once. Somebody who has no table here begins with bots that are learners, too."""
    counts = [seats for seats in range(game.min_seats, game.max_seats + 1) if _possible(game, seats, {})]
    company = {1: "alone", 2: "1 bot"}
    choices = [(str(seats), company.get(seats, f"{seats - 1} bots")) for seats in counts]
    levels = [(bot, LEVELS[bot]) for bot in BOTS]
    level = USUAL if data.mine else FIRST_LEVEL
    about = strengths(game, LEVELS)
    form = el(
        "form",
        el("input", type="hidden", name="box", value=game.name),
        el("input", type="hidden", name="name.0", value=data.name, class_="my-name"),
        el("button", "Play now", class_="main"),
        _select("seats", choices, str(usual_seats(game)), class_="company-count", says=f"Number of bots in {game.title}"),
        _select("level", levels, level, class_="level", says=f"How strong the bots in {game.title} are"),
        method="post",
        action="/open",
        class_="play-now",
    )
    strength = el("p", about[level], class_="strength quiet", data_strength=json.dumps(about))
    return el("div", form, strength)


def _learn(game: AnyGame) -> Html:
    """The way to the lesson, where there is one. The script says how far this browser has come."""
    if not has_lesson(game.name):
        return Html("")
    link = el("a", "Learn", href=f"/learn/{game.name}", class_="button", aria_label=f"Learn: {game.title}")
    face = el("img", src=f"/box/{game.name}/coach.svg", alt="", width=38, height=38)
    words = el("p", el("b", "Learn by playing"), el("span", "with Peri beside you", class_="quiet"))
    return el("div", face, words, link, class_="lesson-row", data_lesson=game.name, data_title=game.title)


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
    return el("fieldset", el("legend", _mark(seat), f"Seat {seat + 1}"), *fields, class_="seat", data_seat=seat)


def _mark(seat: int) -> Html:
    shape = el("path", d=mark_path(seat), fill=f"var(--pl-seat-{seat + 1})")
    return el("svg", shape, viewBox="0 0 16 16", class_="mark", aria_hidden="true")


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
