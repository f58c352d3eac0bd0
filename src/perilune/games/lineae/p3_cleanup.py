"""Rules, chapter 9: Cleanup. Nobody decides in it; where a colony card is drawn, chance does that as a job."""

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.games.lineae.content import BASICS, COLUMNS, NONE, TILES, Content
from perilune.games.lineae.job import DRAW_JOB
from perilune.games.lineae.messages import E_DISSOLVE, E_PROMOTE
from perilune.games.lineae.state import CLEANUP, FULL, OceanState
from perilune.games.lineae.workers import all_home
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH, sub_at
from perilune.games.lineae.world.tides import TILE_WIDTH


def clean_up(s: OceanState, content: Content, journal: Journal) -> None:
    """All of it but Jupiter's step, which is the number of the round that begins after it (9.1)."""
    s.stage = CLEANUP
    dissolve(s, content, journal)
    all_home(s)
    promote(s, content, journal)


def dissolve(s: OceanState, content: Content, journal: Journal) -> None:
    """Each column's deposit puts a cube into its lowest free cell (9.2)."""
    rows = content.tides.rows
    count = 0
    for column in range(COLUMNS):
        kind = content.deposits[s.deposits[column // DEPOSIT_WIDTH]].columns[column % DEPOSIT_WIDTH]
        if kind == NONE or s.supply[kind] == 0:
            continue
        top = content.tides.top[s.locks * TILES + column // TILE_WIDTH]
        for cell in range(column * rows, column * rows + top):
            if s.cells[cell] == NONE and sub_at(s, cell) == NONE:
                s.cells[cell] = kind
                s.supply[kind] -= 1
                count += 1
                break
    journal.tell(E_DISSOLVE, count)


def promote(s: OceanState, content: Content, journal: Journal) -> None:
    """After some rounds a colony card covers a basic action (7.2, 7.3)."""
    if s.game != FULL:
        return
    for space in range(BASICS):
        if content.covered_after[space] != s.round:
            continue
        lowest = NONE
        for tile in range(TILES):
            if s.row[tile] != NONE and (lowest == NONE or s.row[tile] < s.row[lowest]):
                lowest = tile
        if lowest != NONE:
            s.city[space] = s.row[lowest]
            s.row[lowest] = NONE
            journal.tell(E_PROMOTE, s.city[space], space)
            if s.deck:
                s.pending.append([DRAW_JOB, CHANCE, lowest])
        elif s.deck:
            s.pending.append([DRAW_JOB, CHANCE, TILES + space])
