"""The games that this browser has finished, by box and by opponent."""

from collections.abc import Callable
from datetime import UTC, datetime

from perilune.bots import LEVELS
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.storage.model import FinishedGame

LAST = 20  # games that are listed one by one


def history_page(games: list[FinishedGame], titles: dict[str, str]) -> str:
    """The page. `titles` are those of the boxes, by name."""
    if not games:
        inside = [el("p", "You have not finished a game here yet. When you do, it will be listed here.", class_="quiet")]
    else:
        boxes = _table("By game", "Game", games, lambda game: [titles.get(game.box, game.box)])
        people = _table(
            "Who you played with",
            "Who",
            games,
            lambda game: list(dict.fromkeys(_who(name) for name in game.others)) or ["alone"],
        )
        rows = [_row(game, titles) for game in games[:LAST]]
        inside = [boxes, people, el("section", el("h2", "Latest games"), el("ul", *rows, class_="tables"))]
    back = el("p", el("a", "Back to the start page", href="/"))
    return page("Your games · Perilune", masthead(), el("main", el("h1", "Your games"), *inside, back, class_="start history"))


def _table(title: str, head: str, games: list[FinishedGame], kinds: Callable[[FinishedGame], list[str]]) -> Html:
    """Games, wins and the best result, for each kind."""
    found: dict[str, list[FinishedGame]] = {}
    for game in games:
        for kind in kinds(game):
            found.setdefault(kind, []).append(game)
    rows = [
        el("tr", el("th", kind, scope="row"), *[el("td", text) for text in _figures(some)])
        for kind, some in sorted(found.items(), key=lambda pair: -len(pair[1]))
    ]
    heads = el("tr", *[el("th", text, scope="col") for text in (head, "Played", "Won", "Best")])
    return el("section", el("h2", title), el("table", el("thead", heads), el("tbody", *rows)))


def _figures(games: list[FinishedGame]) -> list[str]:
    best = max(games, key=lambda game: (game.won, game.points))
    return [str(len(games)), str(sum(game.won for game in games)), best.says]


def _who(name: str) -> str:
    """A bot by what people call its level."""
    kind = name.removesuffix(" bot")
    return f"{LEVELS[kind]} bot" if name.endswith(" bot") and kind in LEVELS else name


def _row(game: FinishedGame, titles: dict[str, str]) -> Html:
    when = datetime.fromtimestamp(game.at, UTC)
    company = f" with {', '.join(_who(name) for name in game.others)}" if game.others else ""
    link = el("a", el("b", titles.get(game.box, game.box)), company, href=f"/table/{game.table}/story")
    return el("li", link, el("span", game.says), el("span", f"{when:%-d %B %Y}", class_="quiet"))
