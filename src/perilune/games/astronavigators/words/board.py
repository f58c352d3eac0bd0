"""A player's board in words, as the viewer knows it."""

from perilune.core.chance import HIDDEN
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.cards.quests import items_found
from perilune.games.astronavigators.content import (
    CARDS,
    CONTINENTS,
    QUESTS,
    SETS,
    SPACECRAFT,
    TECHNIQUE_KEYS,
    TRACK,
    VEHICLES,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.moves import PHASE_NAMES, square_label, stage_labels
from perilune.games.astronavigators.state import (
    ACTIVE,
    AGAIN,
    CLOSED_QUEST,
    DRAFT,
    FIRST_AND_FAST,
    HOME,
    INACTIVE,
    MOON,
    NO_QUEST,
    NO_TILE,
    NOBODY,
    ORRERY,
    SOLAR_SYSTEM,
    SPENT,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.words.places import card_words, listed, quest_words, square_of, tile_words
from perilune.games.astronavigators.world.sites import ROCKET, SQUARE, kept_by

TECHNIQUES = {
    "time": "In your week you may slide the top card under the stack and observe the next one.",
    "telescope": "You can observe what needs a telescope without using a tile.",
    "solar-protection": "You can observe what needs solar protection without using a tile.",
}
TOKENS = {ACTIVE: "active", SPENT: "spent", AGAIN: "can be used once more"}


def board(s: NavState, seat: int, c: Content) -> list[str]:
    """Everything that a seat has, as the viewer knows it."""
    if s.character[seat] < 0 or s.stage == DRAFT:
        return draft(s, seat, c)
    lines = [character(s, c, s.character[seat])]
    lines.append(f"{where(s, seat, c)}. {s.nk[seat]} knowledge, difficulty {s.dv[seat]}.")
    used = [c.vehicle_names[v].lower() for v in range(VEHICLES) if s.used[seat * VEHICLES + v]]
    fresh = [first_use(s, c, v) for v in range(VEHICLES) if not s.used[seat * VEHICLES + v]]
    lines.append(f"Vehicles used: {listed(used)}. Not used: {listed(fresh)}.")
    saved = [card_words(c, card) for card in s.saved[seat * 3 : seat * 3 + 3] if card >= 0]
    room = character_of(s, seat).saves
    lines.append(f"Save area, room for {room}: {'; '.join(saved) if saved else 'empty'}.")
    lines += continents(s, seat, c)
    lines += tokens(s, seat, c)
    scored = [
        f"{c.cards[card].name}{' twice' if s.scored[seat * CARDS + card] > 1 else ''}"
        for card in range(CARDS)
        if s.scored[seat * CARDS + card]
    ]
    lines.append(f"Cards scored: {listed(scored)}.")
    lines += in_hand(s, seat, c)
    return lines if s.mode == FIRST_AND_FAST else lines + secrets(s, seat, c)


def first_use(s: NavState, c: Content, vehicle: int) -> str:
    """A vehicle that is not used yet, with what its first use gives."""
    gives = f" for {c.vehicle_nk[vehicle]} knowledge" if vehicle != SPACECRAFT and s.round <= YEAR else ""
    return c.vehicle_names[vehicle].lower() + gives


def character(s: NavState, c: Content, who: int) -> str:
    """A character; First and Fast has continents only."""
    spec = c.characters[who]
    if s.mode == FIRST_AND_FAST:
        return f"{spec.continent}."
    return f"{spec.name}, {spec.continent}. {spec.text} {TECHNIQUES.get(TECHNIQUE_KEYS[spec.technique], '')}".rstrip()


def draft(s: NavState, seat: int, c: Content) -> list[str]:
    """A seat while characters are chosen."""
    who = s.character[seat]
    lines = ["A character is chosen; it is hidden."] if who == HIDDEN else ["No character yet."]
    if who >= 0:
        lines = [character(s, c, who)]
    for card in s.offer[seat * 2 : seat * 2 + 2]:
        if card == HIDDEN:
            lines.append("Looks at a character that is hidden.")
        elif card >= 0:
            lines.append(f"To choose from: {character(s, c, card)}")
    return lines


def where(s: NavState, seat: int, c: Content) -> str:
    """Where a seat is, and what it is."""
    place = s.place[seat]
    if s.out[seat]:
        return "Out of the game"
    if place == HOME:
        return f"Landed on Earth in position {s.landed[seat]}"
    role = "astronaut" if s.astronaut[seat] else "astronomer"
    if place == 0:
        return f"{role.capitalize()}, on {square_label(c, square_of(s, c, seat))}"
    module = ", with the lunar module" if 3 <= place <= MOON + 1 else ""
    stage = "the Moon" if place == MOON else f"stage {place}" if place < MOON else f"stage {place - MOON} of the way home"
    return f"{role.capitalize()}, on {stage}{module}"


def continents(s: NavState, seat: int, c: Content) -> list[str]:
    """The tiles that can still be used, those that are used up, and the continents not visited."""
    lines, spent, new = [], [], []
    for continent in range(CONTINENTS):
        tile = s.tiles[seat * CONTINENTS + continent]
        name = c.characters[continent].continent
        if tile == NOBODY:
            new.append(name)
        elif tile == NO_TILE or s.flipped[seat * CONTINENTS + continent]:
            spent.append(name)
        else:
            lines.append(f"Tile of {name}: {tile_words(s, c, tile)}.")
    return [*lines, f"Visited, tile used up: {listed(spent)}. Not visited: {listed(new)}."]


def tokens(s: NavState, seat: int, c: Content) -> list[str]:
    """Set tokens, lunar phase tokens, the three instruments of the craft, and aborts."""
    sets = []
    for number in range(SETS if s.mode >= SOLAR_SYSTEM else SETS - 2):
        state = s.sets[seat * SETS + number]
        have = f"{s.symbols[seat * SETS + number]} of {c.sets[number].least} symbols"
        sets.append(f"{c.sets[number].name} {have if state == INACTIVE else TOKENS[state]}")
    phases = [f"{name} {TOKENS.get(s.phases[seat * WEEKS + n], 'not gained')}" for n, name in enumerate(PHASE_NAMES)]
    lines = [f"Sets: {', '.join(sets)}.", f"Lunar phase tokens: {', '.join(phases)}."]
    sxt = PHASE_NAMES[s.sxt[seat]] + (", used this month" if s.negated[seat] else "") if s.sxt[seat] >= 0 else "empty"
    sct, ai = [c.sets[on].name if on >= 0 else "empty" for on in (s.sct[seat], s.ai[seat])]
    more = " One of its sets has appeared: one more step." if s.boost[seat] else ""
    lines.append(f"Sextant: {sxt}. Scanning telescope: {sct}. Attitude indicator: {ai}.{more}")
    abort, stage = ["used" if s.aborts[seat * 2 + n] else "ready" for n in (0, 1)]
    return [*lines, f"Abort: {abort}. Abort Stage: {stage}."]


def in_hand(s: NavState, seat: int, c: Content) -> list[str]:
    """The rocket, and the trajectory tiles, hidden or not."""
    lines = [f"Last launch with the {c.rockets[s.rocket[seat]].name}."] if s.rocket[seat] >= 0 else []
    held = []
    for tile in range(TRACK):
        value = s.own[seat * TRACK + tile]
        if value != NOBODY:
            held.append(f"{stage_labels()[tile]} {'hidden' if value == HIDDEN else f'with {value}'}")
    if held:
        lines.append(f"Trajectory tiles in hand: {', '.join(held)}.{' One was exchanged.' if s.swapped[seat] else ''}")
    return lines


def secrets(s: NavState, seat: int, c: Content) -> list[str]:
    """The hidden agenda, the hidden launch site, rockets looked at, what an agenda has named, quests and instruments."""
    agenda = s.agenda[seat]
    lines = ["The agenda is hidden." if agenda == HIDDEN else "No agenda yet."]
    if agenda >= 0:
        card = c.agendas[agenda]
        lines = [f"{'Revealed' if s.shown[seat] else 'Hidden'} agenda: {card.name}. {card.mission} {card.reveal} {card.effect}"]
    for at in kept_by(s, seat):
        rocket, square = s.kept[at + ROCKET], s.kept[at + SQUARE]
        known = "" if rocket == HIDDEN else f"Keeps the {c.rockets[rocket].name} for {square_label(c, square)}."
        lines.append(known or "Keeps a launch site that is hidden.")
    if s.stage != ORRERY:
        looked = [c.rockets[card].name if card >= 0 else "hidden" for card in s.offer[seat * 2 : seat * 2 + 2] if card != NOBODY]
        lines += [f"Looks at rockets: {', '.join(looked)}."] if looked else []
    if s.named[seat] >= 0:
        lines.append(f"Thermal Roll: tiles with {s.named[seat]} count 0.")
    lines += [
        f"For this player {stage_labels()[tile]} holds one craft fewer." for tile in s.slim[seat * 2 : seat * 2 + 2] if tile >= 0
    ]
    for quest in range(QUESTS):
        state = s.quests[seat * QUESTS + quest]
        if state == CLOSED_QUEST:
            lines.append(f"Instrument: {c.quests[quest].instrument}. {c.quests[quest].text}")
        elif state != NO_QUEST:
            lines.append(
                f"Quest, {items_found(s, c, seat, quest)} of {len(c.quests[quest].items)} items: {quest_words(c, quest)}"
            )
    return lines
