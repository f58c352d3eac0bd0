"""What explains each part of the picture: what it is, what it costs and does, and its rule. Keys are those of `draw/`."""

from perilune.core.drawing import Card
from perilune.core.words import counted, does, inside, possessive, series
from perilune.games.lineae.content import (
    ANY,
    BASICS,
    DEPOSITS,
    GIFTS,
    KIND_KEYS,
    KINDS,
    LOCK_SPACE,
    MINERALS,
    NONE,
    PAD_SPACE,
    ROW_SPACE,
    SLOTS,
    SUB_SPACE,
    SUBS,
    TILES,
    TRACK,
    Content,
    Space,
)
from perilune.games.lineae.goods import battery, card_of
from perilune.games.lineae.reactor import markers
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.state import SETUP, OceanState
from perilune.games.lineae.words.regions import crew, cubes
from perilune.games.lineae.workers import crew_size, spec_of
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH, icons, in_shadow, joined
from perilune.games.lineae.world.submersible import room_in
from perilune.games.lineae.world.tides import SIDES, TILE_WIDTH

_CARD_RULES = {
    "council": "7.4", "income": "7.5", "hire": "7.6", "exchange": "7.7", "power": "7.8", "farm": "7.9", "research": "7.10",
    "embassy": "7.11", "generator": "7.12", "treatment": "7.13", "vats": "11.4", "still": "11.5", "canteen": "11.6",
}  # fmt: skip
_SPACE_RULES = ["4.1", "4.2", "4.4", "4.5"]
_USES = {
    "silica": "Rockets want it.", "sulfur": "Rockets want it.", "salt": "Rockets want it.", "iron": "Rockets want it.",
    "hydrocarbon": "Rockets want it, and it burns for electricity.", "algae": "It fits the wild slot of a rocket.",
}  # fmt: skip


def card_for(s: OceanState, seat: int, key: str, names: list[str], content: Content) -> Card | None:
    """The card of a part of the picture, or None if there is no such part."""
    if key in ("jupiter", "source", "supply", "deck", "cargo", "battery", "crew", "money", "reactor", "launch-pad"):
        return _single(s, seat, key, names, content)
    if key.startswith("tech-"):
        return _technology(s, names, content, key.removeprefix("tech-"))
    kind, _, name = key.rpartition("-")
    if kind in ("supply", "bay", "reactor", "cube"):
        return _of_kind(s, seat, kind, name, content)
    if kind == "space-of":
        return _city(s, names, content, name)
    if kind == "sub":
        return _submersible(s, names, content, name)
    return _numbered(s, names, content, kind, int(name) - 1) if name.isdigit() else None


def _numbered(s: OceanState, names: list[str], content: Content, kind: str, number: int) -> Card | None:
    """What is one of several, by its number."""
    if kind == "vessel":
        return _vessel(s, names, content, number) if 0 <= number < s.seats else None
    if kind == "worker":
        return _worker(s, names, number) if 0 <= number < s.seats else None
    if kind == "lock":
        return _lock(s, names, content, number) if 0 <= number < len(content.tides.holds) else None
    if kind == "deposit":
        return _deposit(s, names, content, number) if 0 <= number < DEPOSITS and s.deposits[number] != NONE else None
    if not 0 <= number < TILES:
        return None
    if kind == "sun":
        return _sun(s, content, number)
    if kind == "space":
        return _vessel_space(s, names, content, number)
    if kind == "rocket" and s.rockets[number] != NONE:
        return _rocket(s, content, number)
    if kind == "colony" and s.row[number] != NONE:
        return _colony(s, names, content, ROW_SPACE + number, f"It serves vessels on space {number + 1}.")
    if kind == "under" and s.under[number] != NONE:
        waiting = content.colony[s.under[number]]
        return Card(
            waiting.name, [waiting.text, "It is waiting under this rocket, and opens when the rocket is launched."], "4.10"
        )
    return None


def _single(s: OceanState, seat: int, key: str, names: list[str], content: Content) -> Card:
    me = max(0, seat)
    if key == "jupiter":
        dark = [str(tile + 1) for tile in range(TILES) if s.round > 0 and in_shadow(s, tile)]
        lines = [f"Jupiter hides the sun from spaces {series(dark)} this round."] if dark else []
        lines.append(f"It moves one space to the left each round. After round {content.rounds} the game ends.")
        return Card("Jupiter and the rounds", lines, "2.1")
    if key == "source":
        waiting = s.water.count(NONE) - bin(s.swept).count("1")
        return Card(
            "The source",
            [f"{counted(waiting, 'tile')} of water {'waits' if waiting == 1 else 'wait'} here until a lock closes."],
            "6.7",
        )
    if key == "supply":
        lines = [
            f"Nobody has these cubes: {cubes(s.supply)}.",
            "Cubes come back here when they are launched, burnt cleanly or washed away.",
        ]
        return Card("The supply", lines, "1.12")
    if key == "deck":
        lines = [
            f"{counted(len(s.deck), 'card')} may still come.",
            "When a rocket is launched, a card from the deck takes its place, unless one is waiting under it.",
        ]
        return Card("The colony deck", lines, "4.10")
    if key == "cargo":
        return Card(
            "Your cargo bay",
            [
                f"{cubes(s.cargo[me * KINDS : (me + 1) * KINDS])}.".capitalize(),
                "At the end, every pair of equal cubes earns 1 point.",
            ],
            "10.3",
        )
    if key == "battery":
        lines = [
            f"{s.energy[me]} of {battery(s, content, me)}. Submersibles run on it: the first step is free, each one after that costs 1."
        ]
        lines.append(
            f"Each sun over your vessel gives {content.sunlight.usual} at the start of a round. What goes beyond the battery is lost."
        )
        return Card("Electricity", lines, "2.2")
    if key == "crew":
        lines = [f"You can still place {s.workers[me]} of your {counted(crew_size(s, content, me), 'worker')} this round."]
        lines.append(f"{s.reserve[me]} more can be hired, or become markers on excavation tracks.")
        if s.boosted[me]:
            lines.append(f"{s.boosted[me]} of them count as 2 this round.")
        return Card("Your workers", lines, "3.1")
    if key == "money":
        return Card(
            "Money",
            [
                f"${s.money[me]}. Cubes from a docked submersible cost ${content.docking.usual} each.",
                f"At the end, every ${content.dollars_per_vp} earns 1 point.",
            ],
            "10.3",
        )
    if key == "launch-pad":
        return _pad(s, names, content)
    owed = markers(s, me)
    lines = [
        "Once a turn, borrow a cube. Once a turn, convert one of your cubes into another, for 1 electricity for each sector clockwise."
    ]
    lines.append(
        f"You have {counted(owed, 'marker')} on it, {content.markers} at most. "
        f"Each one left at the end costs {counted(content.penalty, 'point')}."
    )
    return Card("The Reactor Core", lines, "12.1")


def _of_kind(s: OceanState, seat: int, where: str, name: str, content: Content) -> Card | None:
    if name not in KIND_KEYS or (where == "reactor" and name not in KIND_KEYS[:MINERALS]):
        return None
    kind = KIND_KEYS.index(name)
    title = name.capitalize()
    if where == "supply":
        return Card(title, [f"{s.supply[kind]} in the supply.", _USES[name]], "1.12")
    if where == "cube":
        taken = f"A submersible that comes here can pick it up: that earns you ${content.pick_up}."
        return Card(f"{title} in the water", [taken, _USES[name]], "5.3")
    if where == "bay":
        return Card(title, [f"{s.cargo[max(0, seat) * KINDS + kind]} in the cargo bay.", _USES[name]], "4.5")
    return Card(
        f"{title} in the reactor", [f"{s.rondel[kind]} in this sector. Borrow one, or convert another cube into it."], "12.4"
    )


def _technology(s: OceanState, names: list[str], content: Content, key: str) -> Card | None:
    for number, card in enumerate(content.technologies):
        if card.key == key:
            owner = s.tech[number]
            where = (
                "On display: whoever launches a rocket may take it."
                if owner == NONE
                else f"{does(names[owner], 'has', 'have')} it."
            )
            return Card(card.name, [card.text, f"{counted(card.vp, 'point')} at the end.", where], f"8.{number + 2}")
    return None


def _vessel(s: OceanState, names: list[str], content: Content, seat: int) -> Card:
    """Where it is, its crew, its cards and rockets; the numbers are in its picture."""
    where = "not on the board yet" if s.vessel[seat] == NONE else f"on space {s.vessel[seat] + 1}"
    lines = [
        f"The vessel is {where}. It can still place {counted(s.workers[seat], 'worker')} this round, and hire {s.reserve[seat]} more."
    ]
    if s.first == seat and s.seats > 1:
        lines.append("The flag: whoever has it when a round begins plays first.")
    lines += [f"{card.name}: {card.text}" for number, card in enumerate(content.technologies) if s.tech[number] == seat]
    flown = [content.rockets[card].name for card, owner in enumerate(s.launched) if owner == seat]
    lines.append(f"Launched: {series(flown)}." if flown else "No rocket launched yet.")
    return Card(names[seat], lines, "1.9")


def _worker(s: OceanState, names: list[str], seat: int) -> Card:
    lines = [
        "It stays here until the round ends, or goes home when somebody else places more workers here.",
        f"{names[seat]} can still place {counted(s.workers[seat], 'worker')} this round.",
    ]
    return Card(f"One of {possessive(names[seat])} workers", lines, "3.1")


def _sun(s: OceanState, content: Content, tile: int) -> Card:
    dark = in_shadow(s, tile) if s.round else tile >= TILES - 2  # in set-up, as it will be in round 1
    shining = 0 if dark else icons(s, tile)
    lines = [
        f"{shining} of {TILE_WIDTH} suns shine on space {tile + 1}: {shining * content.sunlight.usual} electricity for each vessel there."
    ]
    if dark:
        lines.append("Jupiter hides it this round." if s.round else "Jupiter hides it in round 1.")
    if any(kind != NONE for kind in s.air[tile * TILE_WIDTH : (tile + 1) * TILE_WIDTH]):
        lines.append("Smoke stays until the end of the game.")
    return Card(f"The sun over space {tile + 1}", lines, "2.2")


def _vessel_space(s: OceanState, names: list[str], content: Content, tile: int) -> Card:
    level = content.tides.level[s.locks * TILES + tile]
    there = [inside(names[seat]) for seat in range(s.seats) if s.vessel[seat] == tile]
    near = [str(other + 1) for other in range(TILES) if other != tile and joined(s, content, tile, other)]
    lines = [f"The water is at level {level}. {'Here: ' + series(there) + '.' if there else 'No vessel is here.'}"]
    lines.append(
        f"Vessels can sail between here and {'space' if len(near) == 1 else 'spaces'} {series(near)}."
        if near
        else "No other space has water of this level beside it."
    )
    return Card(f"Space {tile + 1}", lines, "3.9")


def _rocket(s: OceanState, content: Content, tile: int) -> Card:
    card = content.rockets[s.rockets[tile]]
    open_ = [card.slots[slot] for slot in range(SLOTS) if s.loads[tile * SLOTS + slot] == NONE]
    needs = [f"{open_.count(kind)} {KIND_KEYS[kind]}" for kind in range(MINERALS) if kind in open_]
    needs += [f"{open_.count(ANY)} of any kind"] if ANY in open_ else []
    lines = [f"It stands over space {tile + 1} and still needs {series(needs)}."]
    lines.append(f"{_loading(content)} Whoever fills it keeps the card and may take a technology.")
    if s.under[tile] != NONE:
        lines.append(f"The {content.colony[s.under[tile]].name} is waiting under it.")
    return Card(card.name, lines, "4.7")


def _worked(spec: Space, content: Content) -> list[str]:
    if effect_of(content, spec).passive:
        return [spec.text, "It needs no worker."]
    kind = (
        "Any number of workers, one a turn."
        if spec.multi
        else "One player at a time. To take the space over, place at least one worker more than are there: those go back to their owner."
    )
    return [spec.text, f"{kind} The arrow gives another turn." if spec.arrow else kind]


def _colony(s: OceanState, names: list[str], content: Content, space: int, where: str) -> Card:
    card = content.colony[card_of(s, space)]
    here = [] if effect_of(content, card).passive else _here(s, names, space)
    return Card(
        card.name, [*_worked(card, content), f"Colony card {card.number}. {where}", *here], _CARD_RULES.get(card.effect, "7.1")
    )


def _city(s: OceanState, names: list[str], content: Content, key: str) -> Card | None:
    keys = [spec.key for spec in content.spaces[:BASICS]]
    if key not in keys:
        return None
    space = keys.index(key)
    if card_of(s, space) != NONE:
        return _colony(s, names, content, space, "In Europa City it serves everybody.")
    spec = spec_of(s, content, space)
    lines = [*_worked(spec, content), *_here(s, names, space)]
    if s.game:
        lines.append(f"A colony card covers it after round {content.covered_after[space]}.")
    return Card(spec.name, lines, _SPACE_RULES[space])


def _loading(content: Content) -> str:
    """What the cubes of one turn of loading earn."""
    first, *more = content.loading_vp
    if not more:
        return f"Each cube earns {counted(first, 'point')}."
    *middle, then = more
    told = [f"the first cube earns {counted(first, 'point')}", *[f"the next {points}" for points in middle]]
    return f"In one turn, {', '.join(told)}, and each one after that {then}."


def _pad(s: OceanState, names: list[str], content: Content) -> Card:
    spec = content.spaces[PAD_SPACE]
    lines = [f"Load cubes onto the rocket above your vessel. {_loading(content)}", *_worked(spec, content)[1:]]
    return Card(spec.name, [*lines, *_here(s, names, PAD_SPACE)], _SPACE_RULES[PAD_SPACE])


def _below(column: int) -> str:
    """Where a column of the ocean is, by what one sees over it."""
    return f"below space {column // TILE_WIDTH + 1} ({SIDES[column % TILE_WIDTH]})"


def _here(s: OceanState, names: list[str], space: int) -> list[str]:
    """Who works there, if anybody does."""
    return [crew(s, names, space)] if s.crew_seat[space] != NONE or any(s.crowd[space * s.seats : (space + 1) * s.seats]) else []


def _submersible(s: OceanState, names: list[str], content: Content, letter: str) -> Card | None:
    if letter not in content.sub_keys:
        return None
    sub = content.sub_keys.index(letter)
    rows = content.tides.rows
    column, row = divmod(s.subs[sub], rows)
    room = room_in(s, content, sub)
    held = cubes(s.hold[sub * KINDS : (sub + 1) * KINDS])
    lines = [f"In the hold: {held}{f', room for {room} more.' if room else '. It is full.'}"]
    lines.append(
        "A worker on it lets you steer: the first step is free, then 1 electricity a step. "
        "In the top row below your vessel, dock and buy from its hold."
    )
    home = content.homes[sub]
    if s.subs[sub] == home:
        lines.append(f"It is at home, {_below(column)}.")
    else:
        lines.append(f"Now {_below(column)}, row {row + 1} from the floor. Home: {_below(home // rows)}.")
    assert sub < SUBS
    return Card(f"Submersible {letter.upper()}", [*lines, *_here(s, names, SUB_SPACE + sub)], "5.1")


def _lock(s: OceanState, names: list[str], content: Content, lock: int) -> Card:
    tides = content.tides
    left = tides.after[lock]
    if s.locks >> lock & 1:
        lines = [
            f"Closed: it holds the water to its left at level {tides.holds[lock]}.",
            "Once open, it lets that water run off to the right, with everything on it.",
        ]
    else:
        lines = [f"Open. Once closed, it raises the water to its left to level {tides.holds[lock]}."]
        higher = tides.level[s.locks * TILES + left - 1] - tides.level[s.locks * TILES + left]
        if higher > 0:
            lines.append(
                f"The water there is {counted(higher, 'level')} higher even now: the source feeds it, so it never falls any lower."
            )
    lines.append(
        "A worker here turns it, and you take another turn. Before it turns, each of the others may sail: whoever does pays you $1."
    )
    return Card(f"Lock {lock + 1}, between spaces {left} and {left + 1}", [*lines, *_here(s, names, LOCK_SPACE + lock)], "6.1")


def _deposit(s: OceanState, names: list[str], content: Content, place: int) -> Card:
    spec = content.deposits[s.deposits[place]]
    grow = [f"{KIND_KEYS[kind]} {_below(place * DEPOSIT_WIDTH + n)}" for n, kind in enumerate(spec.columns) if kind != NONE]
    steps = []
    for at in range(TRACK):
        gift = GIFTS[content.track_gives[at]]
        more = f" and a {gift}{' of your choice (the coloured dots)' if gift == 'cube' else ' (the gear)'}" if gift else ""
        steps.append(f"{counted(content.track_vp[at], 'point')}{more}")
    on = [
        f"{inside(names[seat])} on step {s.tracks[seat * DEPOSITS + place]}"
        for seat in range(s.seats)
        if s.tracks[seat * DEPOSITS + place]
    ]
    lines = [
        f"A submersible on the floor here can excavate {KIND_KEYS[spec.excavate]}, once a turn. Then your marker moves one step on.",
        f"The steps earn {', '.join(steps)}. The last is for one player only.",
    ]
    lines.append(f"After each round, new cubes rise: {series(grow)}." if grow else "No cubes rise from here.")
    if s.stage == SETUP:
        lines.append(f"A vessel that starts above gets {KIND_KEYS[spec.setup]}.")
    lines.append(f"Track: {series(on)}." if on else "Nobody is on the track yet.")
    return Card(spec.name, lines, "5.9")
