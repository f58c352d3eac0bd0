"""What play conserves: every rock and every card is somewhere, and nothing stands where it cannot."""

from perilune.core.pending import KIND
from perilune.games.uranus.cards.asteroids import gaps
from perilune.games.uranus.cards.junk import AT, ROCKS, SHAPE, has_junk, junk_in_hand
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS
from perilune.games.uranus.hexes import ALL_HEXES, count
from perilune.games.uranus.state import DOWN, HIT_POINT, PATTERN, POINT, STRUCK, UranusState


def inventory(s: UranusState) -> dict[str, int]:
    """Rocks in the supply, in sets, on modules, among space junk or saved; cards in decks, in gaps or of a new impact."""
    found: dict[str, int] = {}
    for colour in range(COLOURS):
        total = s.supply[colour] + sum(s.filled[colour::COLOURS]) + sum(s.set_rocks[colour::COLOURS])
        total += sum(s.saved[colour::COLOURS]) + (junk_in_hand(s)[ROCKS + colour] if has_junk(s) else 0)
        found[f"{COLOUR_NAMES[colour]} rocks"] = total
    impacts = [job for job in s.pending if HIT_POINT <= job[KIND] <= STRUCK]
    for which, name in ((POINT, "coordinate cards"), (PATTERN, "impact cards")):
        total = count(s.bag[which]) + count(s.out[which]) + count(s.old[which])
        total += sum(1 for gap in range(gaps(s)) if s.cards[gap * 2 + which] >= 0)
        total += sum(1 for impact in impacts if impact[AT if which == POINT else SHAPE] >= 0)
        found[name] = total
        lying = sum(1 for gap in range(gaps(s)) if s.cards[gap * 2 + which] == DOWN)
        found[f"face-down {name} without a face"] = max(0, lying - count(s.bag[which]))
    found["space junk cards"] = count(s.junk_bag) + count(s.junk_out)
    found["hexes"] = sum(count(s.dark[seat]) + count(ALL_HEXES & ~s.dark[seat]) for seat in range(s.seats))
    found["mines on dark hexes"] = sum(count(s.dark[seat] & (s.mines[seat] | s.pads[seat])) for seat in range(s.seats))
    found["upgrades without a mine"] = sum(count((s.forts[seat] | s.pads[seat]) & ~s.mines[seat]) for seat in range(s.seats))
    return found
