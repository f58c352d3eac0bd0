"""The studio of a box: its content as tables to change; beside them the board, the tables of the rules page and the rules."""

from dataclasses import dataclass

from perilune.bots import LEVELS, USUAL
from perilune.core.seen import AnyGame
from perilune.web.pages.components import button
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.studio.content_tables import FLAG, LINES, NUMBER, TEXT, Cell, Column, ContentFile, ContentTable, Row
from perilune.web.table_form import usual_seats

GAMES = [100, 200, 400, 1000, 2000]
MOMENTS = [(0, "at the start"), (60, "after 60 random moves"), (200, "after 200 random moves")]
TOOLS = [("take", "−", "Take this row out"), ("add", "+", "Add a row like this")]  # the last one stands first
ROOMY = 24  # characters, from which on a text has more than one line
MOST_LINES = 10


@dataclass(frozen=True)
class StudioPageData:
    """What the page shows: the content of `pack`, or the box's own if that is empty."""

    game: AnyGame
    files: list[ContentFile]
    pack: str
    packs: list[str]
    bots: list[str]


def studio_page(data: StudioPageData) -> str:
    """The page; without its script it can only be read."""
    game = data.game
    return page(
        f"{game.title}, studio · Perilune",
        masthead(el("span", f"{game.title}, studio", class_="title"), el("a", "Studio", href="/studio", class_="plain-link")),
        el(
            "main",
            _numbers(data),
            el("aside", _preview(game), _act(data), class_="beside"),
            el("noscript", "Changing values needs JavaScript."),
            class_="studio",
            data_box=game.name,
            data_pack=data.pack,
        ),
        script="studio.js",
    )


# the tables


def _numbers(data: StudioPageData) -> Html:
    begins = [("", "As in the box"), *[(pack, pack) for pack in data.packs]]
    choice = el("select", *[el("option", says, value=pack, selected=pack == data.pack) for pack, says in begins], id="begin")
    tabs = [
        el("button", file.name.removesuffix(".toml").replace("_", " "), type="button", role="tab", data_file=file.name)
        for file in data.files
    ]
    return el(
        "section",
        el("h1", f"{data.game.title}: what is printed"),
        el(
            "p",
            "Change a value, add a row like another (+), or take one out (−). You see at once whether it can be played, and what the "
            "board and the tables look like. A mark says where each row comes from.",
            class_="quiet",
        ),
        el("label", el("span", "Start from"), choice, class_="begin"),
        el("div", *tabs, role="tablist", aria_label="Content files", class_="files"),
        *[_file(file) for file in data.files],
        class_="numbers",
    )


def _file(file: ContentFile) -> Html:
    return el(
        "section",
        el("h2", file.name),
        el("p", *_with_code(file.about), class_="quiet"),
        el("p", class_="trouble", role="alert", hidden=True),
        *[_table(table) for table in file.tables],
        class_="file",
        data_file=file.name,
    )


def _with_code(text: str) -> list[str]:
    """A text in which names of fields stand between backticks."""
    return [el("code", part) if place % 2 else part for place, part in enumerate(text.split("`"))]


def _table(table: ContentTable) -> Html:
    heads = [el("th", column.title, scope="col") for column in table.columns]
    rows = [_row(table, number, row) for number, row in enumerate(table.rows)]
    return el(
        "div",
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", el("th", table.kind.replace("_", " "), scope="col"), *heads)),
                el("tbody", *rows),
                data_kind=table.kind,
            ),
            class_="sideways",
            tabindex=0,
            role="region",
            aria_label=f"{table.kind} in {table.file}",
        ),
    )


def _row(table: ContentTable, number: int, row: Row) -> Html:
    word = row.source.partition(" ")[0].rstrip(":;,")
    mark = el("span", word or "none", class_=f"mark-source {word}", title=row.source)
    buttons = [
        el("button", sign, type="button", class_="row-tool", data_tool=tool, aria_label=f"{says}: {row.name}", title=says)
        for tool, sign, says in (TOOLS if table.many else [])
    ]
    head = el("th", *buttons, el("span", row.name, class_="row-name"), mark, scope="row")
    cells = [
        el("td", _field(table, row, column, cell), data_path=column.path, data_form=column.form)
        for column, cell in zip(table.columns, row.cells, strict=True)
    ]
    return el("tr", head, *cells, data_row=number, data_name=row.name)


def _field(table: ContentTable, row: Row, column: Column, cell: Cell) -> Html:
    says = f"{row.name}, {column.title}"
    if column.form == FLAG:
        choices = [("true", "yes"), ("false", "no"), *([] if cell.there else [("", "–")])]
        options = [el("option", word, value=value, selected=value == cell.text) for value, word in choices]
        return el("select", *options, aria_label=says)
    if column.form == LINES or (column.form == TEXT and column.long):
        lines = cell.text.count("\n") + 1 if column.form == LINES else 1 + len(cell.text) // 30
        return el("textarea", cell.text, rows=min(MOST_LINES, max(1, lines)), aria_label=says, spellcheck="false")
    digits = "numeric" if column.form == NUMBER else None
    width = max([3, *(len(other.text) for other in _column(table, column))])
    return el("input", value=cell.text, size=width, inputmode=digits, autocomplete="off", spellcheck="false", aria_label=says)


def _column(table: ContentTable, column: Column) -> list[Cell]:
    place = table.columns.index(column)
    return [row.cells[place] for row in table.rows]


# what it looks like


def _preview(game: AnyGame) -> Html:
    views = [("board", "Board"), ("tables", "Rules tables"), ("rules", "Rules for this row")]
    tabs = [el("button", says, type="button", role="tab", data_view=view) for view, says in views]
    return el(
        "section",
        el("div", *tabs, role="tablist", aria_label="What to look at", class_="views"),
        el("p", id="standing", role="status"),
        el("div", _settings(game), el("div", id="drawing"), data_view="board"),
        el("div", el("p", "Nothing has changed yet.", class_="quiet"), id="sheets", data_view="tables", hidden=True),
        el(
            "div",
            el("p", "Click a value to read the rules about it.", class_="quiet"),
            id="beside",
            data_view="rules",
            hidden=True,
        ),
        class_="look",
    )


def _settings(game: AnyGame) -> Html:
    counts = range(game.min_seats, game.max_seats + 1)
    usual = usual_seats(game)
    seats = [
        el("option", f"{count} {'player' if count == 1 else 'players'}", value=count, selected=count == usual) for count in counts
    ]
    moments = [el("option", says, value=moves) for moves, says in MOMENTS]
    return el(
        "div",
        el("select", *seats, id="seats", aria_label="How many players"),
        *[
            el(
                "select",
                *[el("option", choice.label, value=choice.value) for choice in option.choices],
                aria_label=option.label,
                data_option=option.name,
            )
            for option in game.options
            if not option.per_seat
        ],
        el("select", *moments, id="moment", aria_label="Which moment"),
        button("larger", "Larger"),
        class_="setting",
    )


# what to do with it


def _act(data: StudioPageData) -> Html:
    games = [el("option", f"{count} games", value=count, selected=count == 200) for count in GAMES]
    bots = [el("option", f"{LEVELS[bot]} bots", value=bot, selected=bot == USUAL) for bot in data.bots]
    return el(
        "section",
        el("h2", "Play it, compare it, keep it"),
        el(
            "p",
            "Your changes are kept in this browser. Playing, comparing or downloading saves them on this server as a pack that "
            "never changes: later changes get a new number.",
            class_="quiet",
        ),
        el(
            "label",
            el("span", "Name of the pack"),
            el("input", id="pack-name", value=data.pack or "draft", maxlength=32, autocomplete="off"),
        ),
        el(
            "div",
            button("play-it", "Play it", class_="main"),
            button("download-it", "Download"),
            button("whole-rules", "See its rules"),
            button("forget", "Undo all changes", class_="plain"),
            class_="choices",
        ),
        el("p", id="trouble", role="alert", class_="trouble", hidden=True),
        el("h3", "What does it change?"),
        el("p", "In the background, bots play the same deals with the box's own content and with yours.", class_="quiet"),
        el(
            "div",
            el("select", *games, id="games", aria_label="How many games with each content"),
            el("select", *bots, id="bot", aria_label="Who plays"),
            button("compare-it", "Compare"),
            class_="choices",
        ),
        el("ul", id="jobs", class_="jobs"),
        el(
            "form",
            el("input", type="hidden", name="box", value=data.game.name),
            el("input", type="hidden", name="pack"),
            el("input", type="hidden", name="seats"),
            method="post",
            action="/open",
            id="play-pack",
            hidden=True,
        ),
        class_="act",
    )
