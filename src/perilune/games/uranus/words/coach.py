"""What a coach says about Uranus!: what matters now, and what a turn is good for."""

from typing import Final

from perilune.core.words import counted, series
from perilune.games.uranus.bot.worth import (
    ARMS,
    ESCAPED,
    FORTS,
    GIFTS,
    HOMES,
    IMPACTS,
    LACKING,
    LEARNING,
    MINES,
    NETWORKS,
    PADS,
    TRACKED,
)
from perilune.games.uranus.cards import beside, gaps
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    FORT,
    GUN,
    LAVA,
    MINE,
    MODULES,
    PAD,
    TECHS,
    TELESCOPE,
    TRACK_NAMES,
    TRACKS,
    Content,
)
from perilune.games.uranus.hexes import count, hexes_of
from perilune.games.uranus.moon import networks, track
from perilune.games.uranus.state import NONE, OVER, SETUP, UranusState
from perilune.games.uranus.words.escape import needs

SOON: Final = 4  # rounds before the moons explode


def matters(s: UranusState, seat: int, content: Content) -> list[str]:
    """The end, an attack that comes, and what the race still lacks."""
    if s.stage in (SETUP, OVER) or s.flown[seat]:
        return []
    found: list[str] = []
    left = content.end - s.space
    if left <= SOON:
        when = (
            "This is the last round before the moons explode" if left == 1 else f"The moons explode in {counted(left, 'round')}"
        )
        found.append(f"{when}: fly before that, or all is lost.")
    aimed = any(s.cards[gap * 2] != NONE and seat in beside(s, gap) for gap in range(gaps(s)))
    if s.space + 1 < content.end and content.attacks[s.space + 1] and aimed:
        found.append("The next round has an attack, and the cards beside your moon will hit it.")
    lacking = needs(s, content, seat)
    if lacking:
        found.append(f"For the escape your race still needs {series(lacking)}.")
    return found


def gain(before: UranusState, after: UranusState, seat: int, feature: int, content: Content) -> str:
    """What a turn has done for one of the features."""
    if feature == HOMES:
        return _homes(before, after, content)
    if feature == LEARNING:
        return _learning(before, after, seat, content)
    if feature == PADS:
        if count(after.pads[seat]) > count(before.pads[seat]):
            return "A launchpad: the sets of its network can be launched to Uranus."
        return _steps(before, after, seat, PAD, content)
    if feature == TRACKED:
        return _steps(before, after, seat, MINE, content) or _steps(before, after, seat, FORT, content)
    if feature == ARMS:
        return _steps(before, after, seat, GUN, content)
    if feature == MINES:
        more = count(after.mines[seat]) - count(before.mines[seat])
        return f"{counted(more, 'more mine')}: that many more rocks every round." if more > 0 else ""
    if feature == LACKING:
        new = sorted(_produced(after, seat, content) - _produced(before, seat, content))
        return (
            f"Your steps cost {series([COLOUR_NAMES[colour] for colour in new])} rocks, and no mine of yours produced them."
            if new
            else ""
        )
    if feature == NETWORKS:
        return _network(before, after, seat, content)
    return _SAYS.get(feature, "")


_SAYS: Final = {
    ESCAPED: "A race is then safe on Uranus.",
    IMPACTS: "One asteroid fewer threatens a moon.",
    GIFTS: "It helps a neighbour: the game is won only if every race escapes.",
    FORTS: "A fortified mine withstands every impact.",
}


def _homes(before: UranusState, after: UranusState, content: Content) -> str:
    """What was launched, and what the module still lacks."""
    for module in range(MODULES):
        start = module * COLOURS
        rocks = sum(after.filled[start : start + COLOURS]) - sum(before.filled[start : start + COLOURS])
        if rocks > 0:
            left = sum(content.modules[module]) - sum(after.filled[start : start + COLOURS])
            return f"{counted(rocks, 'rock')} for module {module + 1}: " + (
                f"{left} more, and it is a home." if left else "then it is a home."
            )
    return ""


def _learning(before: UranusState, after: UranusState, seat: int, content: Content) -> str:
    for tech in range(TECHS - 1, -1, -1):
        if after.known[seat] >> tech & 1 and not before.known[seat] >> tech & 1:
            return f"Your race then knows {TRACK_NAMES[TELESCOPE + tech]}."
        said = _steps(before, after, seat, TELESCOPE + tech, content)
        if said:
            return said
    return ""


def _steps(before: UranusState, after: UranusState, seat: int, number: int, content: Content) -> str:
    """How far a track of the project board has come."""
    marks = after.marks[seat * TRACKS + number]
    if marks <= before.marks[seat * TRACKS + number]:
        return ""
    steps = track(after, content, seat, number).steps
    return f"Your {TRACK_NAMES[number]} then has {marks} of its {counted(steps, 'step')}."


def _produced(s: UranusState, seat: int, content: Content) -> set[int]:
    """The colours that the seat's mines produce."""
    terrain = content.moons[s.moons[seat]].terrain
    return {terrain[hex_] for hex_ in hexes_of(s.mines[seat])} - {LAVA}


def _network(before: UranusState, after: UranusState, seat: int, content: Content) -> str:
    """The rocks that the largest network brings together now, if that is new."""
    had, has = (_largest(s, seat, content) for s in (before, after))
    if has == had or len(has) < 2:
        return ""
    counts = [f"{has.count(colour)} {COLOUR_NAMES[colour]}" for colour in sorted(set(has))]
    return f"One network then brings {series(counts)} together as one set each round."


def _largest(s: UranusState, seat: int, content: Content) -> list[int]:
    """The colours of the rocks in the set of the network with the most mines."""
    terrain = content.moons[s.moons[seat]].terrain
    best: list[int] = []
    for net in networks(s, seat):
        rocks = sorted(terrain[hex_] for hex_ in hexes_of(net & s.mines[seat]) if terrain[hex_] != LAVA)
        if len(rocks) > len(best):
            best = rocks
    return best
