"""What a draft looks like: the board, and the tables of the rules page with every value that differs from before."""

from typing import Any

from perilune.core.chance import Rng
from perilune.core.errors import PeriluneError
from perilune.core.game import Game
from perilune.core.playout import any_move
from perilune.core.sheet import Line, Sheet
from perilune.core.table import Table
from perilune.web.studio.draft import Checked, Refused
from perilune.web.studio.messages import StudioCell, StudioChecked, StudioLine, StudioRefusal, StudioSheet

SEED = "studio"
MOST_MOVES = 500


def shown(checked: Checked, before: Game[Any], seats: int, options: dict[str, str], moves: int) -> StudioChecked:
    """The draft, beside the content that it changes: with this setting, after so many random moves."""
    game = checked.game
    svg, trouble = ("", "") if game is None else _board(game, seats, options, min(moves, MOST_MOVES))
    return {
        "refused": [_told(refused) for refused in checked.refused],
        "svg": svg,
        "board": trouble,
        "sheets": [] if game is None else _sheets(game.sheets(), before.sheets()),
    }


def _told(refused: Refused) -> StudioRefusal:
    spot = refused.spot
    if spot is None:
        return {"says": refused.says, "file": "", "kind": "", "row": -1, "path": ""}
    return {"says": refused.says, "file": spot.file, "kind": spot.kind, "row": spot.row if spot.kind else -1, "path": spot.path}


def _board(game: Game[Any], seats: int, options: dict[str, str], moves: int) -> tuple[str, str]:
    """The drawing as the first seat sees it, or why there is none."""
    try:
        table = Table(game, game.settle(seats, options), SEED)
    except PeriluneError as error:
        return "", str(error)
    rng = Rng(moves)
    for _ in range(moves):
        if not (seats_asked := table.deciders()):
            break
        seat = seats_asked[0]
        table.submit(seat, any_move(table.legal(seat), rng))
    return table.seen(0).svg(), ""


def _sheets(now: list[Sheet], before: list[Sheet]) -> list[StudioSheet]:
    known = {sheet.key: sheet for sheet in before}
    return [_sheet(sheet, known.get(sheet.key)) for sheet in now]


def _sheet(sheet: Sheet, before: Sheet | None) -> StudioSheet:
    """Rows are held against each other by their place or, where some are new or gone, by their first cells."""
    old = before.lines if before is not None and before.columns == sheet.columns else []
    named = {line.cells[0]: line for line in old}
    same = len(old) == len(sheet.lines)
    lines = [_line(line, old[place] if same else named.get(line.cells[0])) for place, line in enumerate(sheet.lines)]
    now = {line.cells[0] for line in sheet.lines}
    gone = [] if same else [name for name in named if name not in now]
    changed = bool(gone) or sheet.title != (before.title if before else "") or any(line["changed"] for line in lines)
    return {"key": sheet.key, "title": sheet.title, "columns": sheet.columns, "lines": lines, "gone": gone, "changed": changed}


def _line(line: Line, before: Line | None) -> StudioLine:
    cells: list[StudioCell] = [
        {"text": cell, "was": None if before is None or before.cells[place] == cell else before.cells[place]}
        for place, cell in enumerate(line.cells)
    ]
    changed = before is None or any(cell["was"] is not None for cell in cells)
    return {"cells": cells, "source": line.source, "changed": changed}
