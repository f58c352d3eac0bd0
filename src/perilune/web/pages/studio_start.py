"""The way into the studio: the boxes and their packs, the comparisons, and the runs of the lab with their games."""

import re
from html import unescape

from perilune.core.seen import AnyGame
from perilune.web.pages.html import Html, el
from perilune.web.pages.layout import masthead, page
from perilune.web.studio.messages import StudioJob
from perilune.web.studio.runs import Run

_GAME = re.compile(r'<code data-run="([^"]*)" data-game="(\d+)">[^<]*</code>')


def studio_start(games: list[AnyGame], packs: dict[str, list[str]], jobs: list[StudioJob], runs: list[Run]) -> str:
    """The boxes with their packs, what is compared, and what the lab has played."""
    return page(
        "Studio · Perilune",
        masthead(el("span", "Studio", class_="title")),
        el(
            "main",
            el("h1", "The studio: what does this number do?", class_="lead"),
            el(
                "p",
                "Change what is printed on cards and boards, see at once whether it can be played, play it, and compare it with the "
                "original.",
                class_="quiet",
            ),
            el("div", *[_box(game, packs[game.name]) for game in games], class_="boxes"),
            _jobs(jobs),
            _runs(runs, {game.name: game.title for game in games}),
            class_="start",
        ),
    )


def _box(game: AnyGame, packs: list[str]) -> Html:
    kept = [el("li", el("a", pack, href=f"/studio/box/{game.name}?pack={pack.replace(' ', '%20')}")) for pack in packs]
    return el(
        "section",
        el("img", src=f"/box/{game.name}/cover.svg", alt="", class_="cover"),
        el(
            "div",
            el("h2", game.title),
            el(
                "p",
                el(
                    "a",
                    "Open its content",
                    href=f"/studio/box/{game.name}",
                    class_="button main",
                    aria_label=f"Open its content: {game.title}",
                ),
            ),
            *([el("p", "Packs on this server:", class_="quiet"), el("ul", *kept)] if kept else []),
            class_="about",
        ),
        class_="box",
    )


def _jobs(jobs: list[StudioJob]) -> Html:
    rows = [
        el(
            "li",
            el("b", job["title"]),
            el("span", f"{job['state']}. {job['says']}", class_="quiet"),
            *([el("a", "Report", href=job["report"])] if job["report"] else []),
        )
        for job in jobs
    ]
    return el("section", el("h2", "Comparisons"), el("ul", *rows, class_="tables")) if rows else Html("")


def _runs(runs: list[Run], titles: dict[str, str]) -> Html:
    rows = []
    for run in runs:
        what = f" {titles.get(run.box, run.box)}, {run.seats} seats, {', '.join(run.bots)}"
        report = "Comparison" if run.compared is not None else "Report"
        rows.append(
            el(
                "li",
                el("span", el("b", run.name), what),
                el("a", report, href=f"/studio/runs/report?run={run.name.replace(' ', '%20')}"),
                _opener(
                    run.name,
                    el(
                        "input", name="game", value="0", inputmode="numeric", size=5, aria_label=f"Number of a game in {run.name}"
                    ),
                ),
            )
        )
    empty = el("p", "None yet. Start one in a terminal: perilune lab run BOX --games 1000", class_="quiet")
    return el("section", el("h2", "Lab runs"), el("ul", *rows, class_="tables runs") if rows else empty)


def _opener(run: str, number: Html) -> Html:
    """A form that opens a game of a run as a replay."""
    return el(
        "form",
        el("input", type="hidden", name="run", value=run),
        number,
        el("button", "Open the game"),
        method="post",
        action="/studio/runs/open",
        class_="open-game",
    )


def run_report(text: str, name: str) -> str:
    """The page that the lab has written about a run, with buttons that open its games in place of commands to type."""

    def button(found: re.Match[str]) -> str:
        run = f"{name}/{unescape(found[1])}" if found[1] else name
        return _opener(run, el("input", type="hidden", name="game", value=found[2]))

    return _GAME.sub(button, text)
