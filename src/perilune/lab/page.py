"""A page of the lab: one HTML file that needs nothing else, in dark or light as the reader has it."""

from collections.abc import Iterable
from pathlib import Path

from perilune.build import describe
from perilune.draw.palette import DARK, LIGHT
from perilune.draw.svg import esc
from perilune.lab.folder import write_whole
from perilune.lab.run_folder import BadRun

COLOURS = ["space", "panel", "line", "text", "quiet", "offer", "happened", "refusal", "gain"]
STYLE = """
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 76rem; background: var(--space); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem } h2 { font-size: 1.25rem; margin: 2.4rem 0 .5rem } h3 { font-size: 1rem; margin: 1.4rem 0 .3rem }
p { margin: .4rem 0; max-width: 46rem } .quiet { color: var(--quiet) } code { font-size: .9em; overflow-wrap: anywhere }
.name { display: block; color: var(--quiet) }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line) } th { color: var(--quiet); font-weight: 600 }
td { white-space: nowrap } td:last-child { white-space: normal }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem }
a { color: var(--happened) } :target { outline: 2px solid var(--offer); outline-offset: 3px }
.more { color: var(--gain) } .less { color: var(--refusal) }
svg { display: block; width: 100%; min-width: 34rem; max-width: 46rem; background: var(--panel); border-radius: 8px; padding: 8px;
  box-sizing: border-box }
svg text { font: 13px system-ui, sans-serif; fill: var(--text) } svg text.quiet { fill: var(--quiet) }
.grid { stroke: var(--line); fill: none } .fair { stroke: var(--offer); stroke-dasharray: 5 4; fill: none; stroke-width: 1.5 }
.effect { stroke: var(--quiet); stroke-width: 2.5 } .real { stroke: var(--happened) }
.faint { fill: var(--quiet) }
.interval { stroke: var(--happened); stroke-width: 2.5 } .dot, .bar { fill: var(--happened) }
.curve { fill: none; stroke-width: 2.2; stroke: var(--happened) } .curve1 { stroke: var(--offer); stroke-dasharray: 8 4 }
.curve2 { stroke: var(--gain); stroke-dasharray: 2 3 } .curve3 { stroke: var(--refusal); stroke-dasharray: 11 3 2 3 }
.curve4 { stroke: var(--quiet) } .curve5 { stroke: var(--text); stroke-dasharray: 5 2 }
details { margin: .6rem 0 } summary { cursor: pointer }
"""


def page(title: str, lines: Iterable[str]) -> str:
    """The whole file."""
    dark, light = (" ".join(f"--{name}: {colours[name]};" for name in COLOURS) for colours in (DARK, LIGHT))
    style = f":root {{ color-scheme: dark light; {dark} }} @media (prefers-color-scheme: light) {{ :root {{ {light} }} }}{STYLE}"
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{esc(title)}</title>\n<style>{style}</style></head>\n<body>\n<h1>{esc(title)}</h1>\n"
        + "\n".join(lines)
        + f'\n<p class="quiet">{esc(describe())}.</p>\n</body></html>\n'
    )


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{esc(text)}</h{level}>"


def words(text: str, class_: str = "") -> str:
    """A paragraph."""
    return f'<p class="{class_}">{esc(text)}</p>' if class_ else f"<p>{esc(text)}</p>"


def opener(path: Path, number: int, run: str = "") -> str:
    """The command that opens a game, or a button where a server shows the page. `run` is the folder within that of the page."""
    return f'<code data-run="{esc(run)}" data-game="{number}">{esc(f"perilune lab open {path} {number}")}</code>'


def anchor(number: int) -> str:
    """A game's number, where links to it lead."""
    return f'<span id="game-{number}">{number}</span>'


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    """A table. A cell is HTML: what comes from outside has been escaped."""
    names = "".join(f'<th scope="col">{esc(name)}</th>' for name in head)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{names}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def signed(text: str, change: float, real: bool) -> str:
    """A change, green or red where it is real; its sign says the same without colours."""
    return f'<span class="{"more" if change > 0 else "less"}">{esc(text)}</span>' if real else esc(text)


def chance(value: float) -> str:
    """How likely something is by chance."""
    return "&lt; 0.001" if value < 0.001 else f"{value:.3f}"


def games(numbers: Iterable[int]) -> str:
    """Numbers of games to look at: they lead to the list of games at the end of the page."""
    return ", ".join(f'<a href="#game-{number}">{number}</a>' for number in numbers) or "-"


def write_page(file: Path, text: str) -> None:
    """Write a page whole or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text)
    except OSError as error:
        raise BadRun(f"{file} cannot be written: {error.strerror}. Make room, or choose another file with --page.") from error
