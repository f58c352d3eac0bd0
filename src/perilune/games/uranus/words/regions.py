"""The position in words, region by region. Hexes, asteroids and modules have the names that the moves use."""

from perilune.core.chance import HIDDEN
from perilune.core.game import Region
from perilune.core.pending import KIND
from perilune.core.words import counted, does, inside, owned, possessive
from perilune.games.uranus.cards.asteroids import gaps
from perilune.games.uranus.cards.junk import AT, CARDS, MODULE, ROCKS, SENDER, SHAPE, TARGET, has_junk, junk_in_hand
from perilune.games.uranus.concede import conceders, given_up
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    LAVA,
    MINE,
    MODULES,
    SYMBOLS,
    TELESCOPE,
    TRACK_NAMES,
    TRACKS,
    TUNNEL,
    Content,
    Track,
)
from perilune.games.uranus.hexes import ALL_HEXES, BIT, HEXES, TUNNELS, count, hexes_of
from perilune.games.uranus.moon import has_tunnel, mines_allowed, networks, track, tunnels_allowed, untouched
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.p1_asteroids import SIDES
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.rounds import waiting_for
from perilune.games.uranus.state import (
    ATTACK,
    BUILDING,
    HIT_POINT,
    LEFT,
    MINING,
    NOBODY,
    NONE,
    OVER,
    PATTERN,
    POINT,
    RIGHT,
    SETUP,
    STRUCK,
    USING,
    UranusState,
)
from perilune.games.uranus.words.letters import letter, number_of_letter
from perilune.games.uranus.words.places import AREAS, SPOTS, TUNNEL_SPOTS, asteroid, spots, target
from perilune.games.uranus.words.places import steps as steps_to

STAGES = {
    ATTACK: "phase 1, Asteroids",
    MINING: "phase 2, Mine",
    USING: "phase 3, Use",
    BUILDING: "phase 4, Build",
}


def regions(view: UranusState, seat: int, names: list[str], content: Content) -> list[Region]:
    """The asteroid track, the pairs, Uranus, the supply, junk in hand; then each moon and project board, the viewer's own first."""
    own_first = sorted(range(view.seats), key=lambda other: (other != seat, other))
    found = [
        Region("Asteroid track", asteroid_track(view, names, content)),
        Region("Asteroids", [pair(view, gap, names, content) for gap in range(gaps(view))]),
        Region("Uranus", [module(view, number, names, content) for number in range(MODULES)]),
        Region("Supply", supply(view)),
    ]
    if has_junk(view):
        found.append(Region("Space junk", space_junk(view, names, content)))
    for other in own_first:
        found.append(Region(owned("Moon", names[other]), moon(view, other, content)))
        found.append(Region(owned("Project board", names[other]), board(view, other, seat, content)))
    return found


def listed(words: list[str]) -> str:
    """Words with commas, or `none`."""
    return ", ".join(words) if words else "none"


def rocks(counts: list[int]) -> str:
    """Moon rocks with their numbers."""
    return listed([f"{number} {COLOUR_NAMES[colour]}" for colour, number in enumerate(counts) if number > 0])


def asteroid_track(s: UranusState, names: list[str], content: Content) -> list[str]:
    """Round and phase, attacks to come, who must still decide, who is safe, who has conceded."""
    now = s.space
    lines = [f"{moment(s, content)}."]
    ahead = [str(space) for space in range(now + 1, content.end) if content.attacks[space]]
    if s.stage != OVER:
        if content.attacks[now]:
            lines.append("This round has an attack.")
        lines.append(f"Rounds with attacks to come: {listed(ahead)}. The moons explode on space {content.end}.")
    lines.append(
        f"{s.attacks if s.attacks else 'No'} {'attack' if s.attacks == 1 else 'attacks'} so far. {DECKS[s.deck].capitalize()} impact cards."
    )
    if s.stage != OVER:
        lines.append(f"Not ready: {listed([inside(names[seat]) for seat in waiting_for(s)])}.")
    safe = [inside(names[seat]) for seat in sorted(range(s.seats), key=lambda seat: s.flown[seat]) if s.flown[seat]]
    lines.append(f"Safe on Uranus: {', '.join(safe) if safe else 'nobody yet'}.")
    if s.conceded:
        lines.append(f"Conceded: {listed(conceders(s, names))}.")
    return lines


def moment(s: UranusState, content: Content) -> str:
    """Where the game stands."""
    if s.stage == OVER:
        return f"The end, {last_round(s, content)}"
    if s.stage == SETUP:
        return "Before round 1, set-up"
    return f"Round {s.space} of {content.end - 1}, {STAGES[s.stage]}"


def last_round(s: UranusState, content: Content) -> str:
    """When the game ended: the agreement to give up does not wait for the end of a round."""
    return f"{'in' if given_up(s, content) else 'after'} round {min(s.space, content.end - 1)}"


def pair(s: UranusState, gap: int, names: list[str], content: Content) -> str:
    """The coordinate card and the impact card of a gap, as far as they are known."""
    title = f"The asteroid {asteroid(gap, names)}"
    point, card = s.cards[gap * 2 + POINT], s.cards[gap * 2 + PATTERN]
    if point == NONE and card == NONE:
        return f"{title}: no cards."
    if point < NONE and card < NONE:
        return f"{title}: face down."
    first = "coordinate card face down" if point < NONE else "no coordinate card"
    if point >= 0:
        first = f"strikes {SPOTS[point]}, {AREAS[point]}"
    second = "no impact card" if card == NONE else impact_card(card, content) if card >= 0 else "impact card face down"
    return f"{title}: {first}; {second}."


def impact_card(card: int, content: Content) -> str:
    """An impact card: how far the hexes of its pattern are from the point."""
    spec = content.impacts[card]
    cells = [steps_to(cell) for cell in spec.cells if cell != (0, 0, 0)]
    kind = {"circle": ", one of the mildest", "triangle": ", one of the worst"}.get(SYMBOLS[spec.symbol], "")
    more = (
        f"the point of impact and, unless it is turned, the hexes {'; '.join(cells)} of it"
        if cells
        else "the point of impact only"
    )
    return f"a pattern of {counted(len(spec.cells), 'hex')}{kind}: {more}"


def module(s: UranusState, number: int, names: list[str], content: Content) -> str:
    """The boxes of a module, what fills them, and who lives there."""
    boxes = [
        f"{s.filled[number * COLOURS + colour]} of {wanted} {COLOUR_NAMES[colour]}"
        for colour, wanted in enumerate(content.modules[number])
        if wanted
    ]
    words = f"Module {number + 1}: {', '.join(boxes)}{', complete' if complete(s, content, number) else ''}."
    return words + (f" {owned('Home', names[s.claimed[number]])}." if s.claimed[number] != NOBODY else "")


def supply(s: UranusState) -> list[str]:
    """Rocks and cards that are left."""
    lines = [f"Moon rocks in the supply: {rocks(s.supply)}."]
    for which, name in ((POINT, "coordinate"), (PATTERN, "impact")):
        unseen = count(s.bag[which]) + count(s.old[which])
        lines.append(f"{counted(unseen, name + ' card')} unseen, in the deck or face down; {count(s.out[which])} discarded.")
    lines.append(f"{counted(count(s.junk_bag), 'space junk card')} in the deck, {count(s.junk_out)} used.")
    return lines


def space_junk(s: UranusState, names: list[str], content: Content) -> list[str]:
    """The junk in hand: who caused it, what is left of it, and what it does now."""
    junk = junk_in_hand(s)
    lines = [
        f"{does(names[junk[SENDER]], 'has', 'have')} sent rocks to module {junk[MODULE] + 1} that do not fit: {rocks(junk[ROCKS:])}."
    ]
    lines.append(f"{counted(junk[CARDS], 'space junk card')} still to be drawn.")
    impact = s.pending[-1]
    if HIT_POINT <= impact[KIND] <= STRUCK:
        where = f", at {target(s, content, impact[TARGET], impact[AT])}" if impact[AT] >= 0 else ""
        how = f", {impact_card(impact[SHAPE], content)}" if impact[SHAPE] >= 0 else ""
        lines.append(f"A new impact strikes {possessive(names[impact[TARGET]])} moon{where}{how}.")
    return lines


def moon(s: UranusState, seat: int, content: Content) -> list[str]:
    """A moon: its volcano, what stands on it, its tunnels, its land and its dark hexes, then rocks and attacks."""
    if s.moons[seat] == NOBODY:
        return ["The moon board is not dealt yet."]
    spec = content.moons[s.moons[seat]]
    lines = [f"{spec.name}."] + ([f"The race has flown, as number {s.flown[seat]}."] if s.flown[seat] else [])
    lines.append(f"The volcano, {SPOTS[spec.volcano]}, {volcano(s, seat)}.")
    lines.append(f"{counted(count(s.mines[seat]), 'active mine')}.")
    lines += [mine(s, seat, hex_, content) for hex_ in hexes_of(s.mines[seat])]
    dug = [TUNNEL_SPOTS[t] for t in range(TUNNELS) if has_tunnel(s, seat, t)]
    lines.append(f"{counted(len(dug), 'tunnel')}{', between ' + '; '.join(dug) if dug else ''}.")
    for net in networks(s, seat):
        if count(net & s.mines[seat]) > 1:
            first = hexes_of(net & s.mines[seat])[0]
            lines.append(
                f"Network {letter(number_of_letter(s, seat, first, content))}, connected mines: {spots(net & s.mines[seat])}."
            )
    for colour in range(COLOURS):
        land = sum(BIT[hex_] for hex_ in range(HEXES) if spec.terrain[hex_] == colour) & ~s.dark[seat]
        lines.append(f"{COLOUR_NAMES[colour].capitalize()} hexes: {spots(land)}.")
    lines.append("All hexes are dark." if s.dark[seat] == ALL_HEXES else f"Dark hexes: {spots(s.dark[seat])}.")
    return lines + loads(s, seat, content) + attacks(s, seat)


def volcano(s: UranusState, seat: int) -> str:
    """What the volcano does."""
    if s.volcano[seat] == 0:
        return "is asleep"
    if untouched(s, seat) == 0:
        return "is awake and has nothing left to take"
    return f"is awake: the next eruption reaches {counted(s.volcano[seat], 'step')}"


def mine(s: UranusState, seat: int, hex_: int, content: Content) -> str:
    """A mine with its colour and what stands on it."""
    spec = content.moons[s.moons[seat]]
    colour = "no colour" if spec.terrain[hex_] == LAVA else COLOUR_NAMES[spec.terrain[hex_]]
    words = f"{colour.capitalize()} mine, {SPOTS[hex_]}"
    words += ", printed" if spec.mines & BIT[hex_] else ""
    words += ", fortified" if s.forts[seat] & BIT[hex_] else ""
    words += ", with a launchpad" if s.pads[seat] & BIT[hex_] else ""
    return words + "."


def loads(s: UranusState, seat: int, content: Content) -> list[str]:
    """Sets and loose rocks on a moon."""
    lines = []
    for row, owner in enumerate(s.set_owner):
        if owner == seat:
            at = s.set_at[row]
            held = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
            where = (
                f"Set {letter(number_of_letter(s, seat, at, content))} on {SPOTS[at]}"
                if at < HEXES
                else f"Loose {COLOUR_NAMES[at - LOOSE]} rock"
            )
            where += ", with what was added to it" if at >= HEXES and sum(held) > 1 else ""
            pad = ", from a network with a launchpad" if s.set_net[row] & s.pads[seat] else ""
            lines.append(f"{where}: {rocks(held)}{pad}.")
    saved = s.saved[seat * COLOURS : (seat + 1) * COLOURS]
    return lines + ([f"Fell unharmed, for the next round: {rocks(saved)}."] if any(saved) else [])


def attacks(s: UranusState, seat: int) -> list[str]:
    """Attacks that a moon must still take, and gifts that must still be built."""
    lines = []
    if s.stage == ATTACK and s.todo[seat]:
        lines.append(
            f"Attacks to take: from the {' and the '.join(SIDES[side] for side in (LEFT, RIGHT) if s.todo[seat] >> side & 1)}."
        )
    if s.stage == ATTACK and s.facing[seat] != NOBODY:
        lines.append(f"Takes the attack from the {SIDES[s.facing[seat]]} now.")
    for owed, word in ((s.owed_mines[seat], "mine"), (s.owed_forts[seat], "fortification")):
        if owed:
            lines.append(f"{counted(owed, word)} from neighbours to be built.")
    return lines


def board(s: UranusState, seat: int, viewer: int, content: Content) -> list[str]:
    """A race, its objective as far as the viewer knows it, and its nine tracks."""
    if s.races[seat] == NOBODY:
        return ["The race is not dealt yet."]
    race = content.races[s.races[seat]]
    lines = [f"{race.name}, {race.role.lower()}. {race.text if s.seats > 1 else race.solo_text}"]
    goal = s.objectives[seat]
    if goal == HIDDEN:
        lines.append("The personal objective is hidden.")
    elif goal >= 0:
        secret = "" if viewer != seat or s.stage == OVER else ", your secret"
        lines.append(f"Personal objective{secret}: {content.objectives[goal].name}. {content.objectives[goal].text}")
    lines += [steps(s, seat, number, content) for number in range(TRACKS)]
    if s.stage == BUILDING:
        tunnels, mines = tunnels_allowed(s, content, seat), mines_allowed(s, content, seat)
        lines.append(f"May still dig {counted(tunnels, 'tunnel')} and build {counted(mines, 'mine')} this round.")
    if s.launched[seat]:
        lines.append(f"{counted(s.launched[seat], 'set')} launched this round.")
    return lines


def steps(s: UranusState, seat: int, number: int, content: Content) -> str:
    """A track: how far it is, what that is worth, and the cost of a step."""
    spec = track(s, content, seat, number)
    marks = s.marks[seat * TRACKS + number]
    name = TRACK_NAMES[number].capitalize()
    known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1
    if known and marks == 0:
        return f"{name}: known."
    words = f"{name}{', known' if known else ''}: {marks} of {counted(spec.steps, 'step')} crossed off"
    if number in (TUNNEL, MINE):
        what = "tunnel" if number == TUNNEL else "mine"
        words += f", enough for {counted(spec.values[marks], what)}. Step by step it allows {values(spec)}"
    elif marks >= spec.steps:
        words += ", ready"
    return f"{words}. A step costs {spec.words()}." if spec.ways else f"{words}."


def values(spec: Track) -> str:
    """What each step of a track is worth."""
    return ", ".join(str(value) for value in spec.values[1:])
