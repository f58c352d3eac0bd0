"""What a coach says about AstroNavigators: what matters now, and what a turn is good for."""

from typing import Final

from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.core.words import counted, does, series
from perilune.games.astronavigators.bot.departure import heads, lacks
from perilune.games.astronavigators.bot.tactics import may_launch
from perilune.games.astronavigators.bot.worth import (
    AGENDA,
    COMPLETE,
    DECLARED,
    DONE,
    FLIGHT,
    HERE,
    IN_SETS,
    KNOWLEDGE,
    MOONS,
    QUEST,
    REPUTE,
    SAFETY,
    TOOLS,
    TRAINING,
    TRAVELS,
    aims_of,
    at_pad,
    best_trip,
    ready,
)
from perilune.games.astronavigators.content import CONTINENTS, SETS, SPACECRAFT, VEHICLES, WEEKS, Content
from perilune.games.astronavigators.jobs import TRAVEL
from perilune.games.astronavigators.moves import (
    ABORT_STAGE,
    CHOOSE,
    DO_TRAVEL,
    DRAW_TILE,
    FACE,
    FLY,
    NEGATE,
    STAY,
    STOP,
    SWAP_TILE,
    TRAIN_UP,
    place_name,
    square_label,
    stage_labels,
)
from perilune.games.astronavigators.moves import DONE as FINISH
from perilune.games.astronavigators.state import (
    ACTION,
    ACTIVE,
    AGAIN,
    CALIBRATE,
    EARTHRISE,
    FIRST_AND_FAST,
    HOME,
    INACTIVE,
    JOURNEY,
    LAST_MONTH,
    MOON,
    NOBODY,
    OBSERVE,
    PLAN,
    PLANNED,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.words.departure import LAUNCHES, arrival, toward, vehicle_words
from perilune.games.astronavigators.words.foretell import flying, has_words, sum_words
from perilune.games.astronavigators.words.in_flight import arrivals, exchange, facing, standing, turning_back
from perilune.games.astronavigators.world.launch import launch_gives, phases_spare, usual_costs
from perilune.games.astronavigators.world.observe import value, why_not_observer, why_not_see
from perilune.games.astronavigators.world.trajectory import is_tile, usual_value
from perilune.games.astronavigators.world.travel import BONUS, VEHICLE, destinations, home_words, icons_at, new_continents

LATE: Final = 3  # months before the end of a year


def matters(s: NavState, seat: int, names: list[str], c: Content) -> list[str]:
    """How much knowledge the flight needs, the months that are left, and a rival who is ahead."""
    if s.stage not in (ACTION, CALIBRATE) or s.out[seat] or s.place[seat] == HOME:
        return []
    found: list[str] = []
    far = max(range(s.seats), key=lambda other: s.place[other])
    if far != seat and s.place[far] > s.place[seat]:
        found.append(f"{does(names[far], 'is', 'are')} ahead on the flight: {counted(s.place[far], 'stage')} flown.")
    if s.place[seat] > 0:
        told = standing(s, seat, c)
        return [*found, told] if told else found
    found += [_poised(s, other, names) for other in range(s.seats) if other != seat and may_launch(s, other, c)][:1]
    left = YEAR - s.round
    if s.round <= YEAR and left < LATE:
        months = f"After this month there {'is' if left == 1 else 'are'} {left} more" if left else "This is the last month"
        found.append(f"{months} in which you can observe the sky. Then hardly anything brings knowledge.")
    elif s.mode != FIRST_AND_FAST and LAST_MONTH - s.round < 2 * LATE:
        found.append(f"The game ends in {counted(LAST_MONTH - s.round + 1, 'month')}: you should be on your way home.")
    takes = max(usual_costs(s, c, seat))
    if s.nk[seat] < takes:
        way = "The way to the Moon" if s.mode == FIRST_AND_FAST else "The way to the Moon and back"
        lack = takes - s.nk[seat] - launch_gives(s, c, seat) - phases_spare(s, c, seat)
        if lack > 0:
            found.append(f"You are {lack} short of {takes}: {sum_words(s, c, seat)}. {way} usually takes {takes} knowledge.")
        else:
            told = arrivals(s, c, seat)
            found.append(f"{told[0].upper()}{told[1:]}. {way} usually takes {takes} knowledge; {has_words(s, c, seat)}.")
    else:
        away = at_pad(s, c, seat)
        where = "you are at a launch pad" if away == 0 else f"a launch pad is {counted(away, 'trip')} away"
        found.append(f"You know enough for the flight, and {where}.")
    return found


def _poised(s: NavState, seat: int, names: list[str]) -> str:
    return f"{does(names[seat], 'is', 'are')} an astronaut at a launch pad, with {s.nk[seat]} knowledge."


def modest(s: NavState, seat: int, move: Move, c: Content) -> str:
    """What speaks for a move that gains nothing by itself."""
    leads = toward(s, c, seat, move)
    if leads:
        return leads
    if move.kind == CHOOSE and s.mode == FIRST_AND_FAST:
        return f"{c.characters[move.a].continent} is a good home: {home_words(s, c, move.a)}."
    if move.kind == FINISH and s.stage == CALIBRATE:
        return _finish(s, seat, c)
    if move.kind == TRAIN_UP:
        return "It is time to become an astronaut: only astronauts can launch."
    if move.kind == DRAW_TILE:
        stage, usual = stage_labels()[move.a], usual_value(s, c, move.a)
        return f"Most tiles of {stage} show {usual}, so a low tile of your own helps most there. Once in the game you may lay one down."
    if move.kind == STOP:
        return "Stop here: a tile that you do not use now can still be used in another month."
    if move.kind == STAY:
        return "Stay here: no place in reach is worth the journey."
    if move.kind == FLY:
        return _flies(s, seat, c)
    if move.kind in (FACE, NEGATE):
        return facing(s, seat, move)
    if move.kind == ABORT_STAGE:
        return turning_back(s, seat, c)
    if move.kind == DO_TRAVEL and move.b == SPACECRAFT:
        return _flies(s, seat, c)
    return exchange(s, seat, move.a, c) if move.kind == SWAP_TILE else ""


def _flies(s: NavState, seat: int, c: Content) -> str:
    """What the next step of a flight does, or a launch."""
    if s.place[seat] > 0:
        told = flying(s, c, seat, s.place[seat] + 1)
        return f"Your craft flies on {told}." if told.startswith(("to", "home")) else f"Your craft flies on: {told}."
    return LAUNCHES


def _finish(s: NavState, seat: int, c: Content) -> str:
    """Why to leave the calibration as it is."""
    takes = max(usual_costs(s, c, seat))
    if s.astronaut[seat] == 0:
        if lacks(s, seat, c):
            lack = takes - s.nk[seat] - launch_gives(s, c, seat) - phases_spare(s, c, seat)
            return (
                f"Stay an astronomer, who can still observe: you are {lack} short of the {takes} that the flight usually takes "
                f"({sum_words(s, c, seat)})."
            )
        away = at_pad(s, c, seat)
        if away:
            return f"Stay an astronomer on your way to the launch pad, {counted(away, 'trip')} from here: you can still observe."
        return f"You could become an astronaut, but {arrivals(s, c, seat)}: another month of learning makes it safer."
    if s.place[seat] > 0 and not is_tile(s.place[seat] + 1):
        return "Your next step has no difficulty, so there is nothing to prepare."
    if any(s.phases[seat * WEEKS + phase] in (ACTIVE, AGAIN) for phase in range(WEEKS)) and s.sxt[seat] == NOBODY:
        return "Keep your lunar phase tokens: one on the sextant is spent after a month, and later stages are harder."
    if all(on[seat] < 0 for on in (s.sxt, s.sct, s.ai)):
        return f"You have no token for your instruments, and {s.nk[seat] - s.dv[seat]} knowledge to spare: go on."
    return "Your instruments are ready: go on."


def gain(before: NavState, after: NavState, seat: int, feature: int, c: Content) -> str:
    """What a turn has done for one of the features; if the seat knows enough, first of all what it does on the way to the pad."""
    if before.place[seat] > 0 and after.place[seat] == 0:  # it fell back, or chose to: nothing else is worth a word
        return turning_back(before, seat, c) if before.stage == CALIBRATE else ""
    if feature in (KNOWLEDGE, DECLARED, HERE, TRAVELS):
        leads = _departs(before, after, seat, c)
        if leads:
            return leads
    if feature == KNOWLEDGE:
        return _brings(before, after, seat, c)
    if feature == DECLARED:
        return _declared(before, after, seat, c)
    if feature in (IN_SETS, COMPLETE):
        return _sets(before, after, seat, c)
    if feature == TRAVELS:
        return _travels(before, after, seat, c)
    if feature == HERE:
        return _here(before, after, seat, c)
    if feature == FLIGHT:
        more = after.place[seat] - before.place[seat] if after.place[seat] not in (MOON, HOME) else 0  # that says more
        return (
            f"It takes you {counted(more, 'stage')} nearer to {'the Moon' if before.place[seat] < MOON else 'home'}."
            if more > 0
            else ""
        )
    if feature == DONE:
        return "It brings you home." if after.place[seat] == HOME else "It brings you to the Moon."
    if feature == SAFETY and after.nk[seat] - after.dv[seat] <= before.nk[seat] - before.dv[seat]:
        return ""  # it is the stages ahead that look easier, not one's own doing
    if feature == TOOLS and not any(_laid(before, after, seat)):
        return ""  # what lies there already counts for more: that is not this turn's doing
    if feature == TRAINING:
        if after.astronaut[seat] == before.astronaut[seat]:
            return ""
        return "Then you are ready for the flight: only astronauts can launch."
    return _SAYS.get(feature, "")


_SAYS: Final = {
    MOONS: "It brings a lunar phase token: on the sextant it makes one stage count 0.",
    TOOLS: "A token on an instrument makes the next month of your flight easier.",
    SAFETY: "It leaves you more knowledge to spare for the stages ahead.",
    AGENDA: "It serves your hidden agenda.",
    QUEST: "It brings you closer to a quest and its instrument.",
    REPUTE: "It counts as reputation at the end.",
}


def _laid(before: NavState, after: NavState, seat: int) -> list[bool]:
    """On which of the instruments a turn has put a token."""
    now, then = (before.sxt, before.sct, before.ai), (after.sxt, after.sct, after.ai)
    return [was[seat] < 0 <= is_[seat] for was, is_ in zip(now, then, strict=True)]


def _departs(before: NavState, after: NavState, seat: int, c: Content) -> str:
    """How a turn brings a seat that knows enough nearer to a launch pad, if it does."""
    if after.place[seat] > 0 or not heads(before, c, seat):
        return ""
    via = _vehicle(before, after, seat)
    if 0 <= via < SPACECRAFT and after.square[seat] == before.square[seat]:
        return vehicle_words(before, c, seat, via)
    return arrival(after, c, seat, after.square[seat]) if at_pad(after, c, seat) < at_pad(before, c, seat) else ""


def _brings(before: NavState, after: NavState, seat: int, c: Content) -> str:
    """How much more knowledge, and where it comes from if that is another place."""
    more = f"{after.nk[seat] - before.nk[seat]} knowledge"
    via = _vehicle(before, after, seat)
    if via == SPACECRAFT and before.place[seat] == 0:
        return _flies(before, seat, c)
    if after.place[seat] > 0 or after.square[seat] == before.square[seat]:
        return f"It brings {more}."
    where = place_name(c, after.square[seat])
    if via < 0:
        return f"Then on to {where}: {more} in all." if _leads_on(before, after, seat) else f"Going to {where} brings {more}."
    vehicle = c.vehicle_names[via].lower()
    if after.square[seat] not in destinations(before, c, seat, via):
        return f"By {vehicle}, and on with a tile: {more} in all."  # where it leads on is told when it is chosen
    return f"By {vehicle} to {where}: {more}."


def _leads_on(before: NavState, after: NavState, seat: int) -> bool:
    """Whether a turn travels on after the journey in hand: with a tile, or with one more than the one that begins it."""
    trip = before.pending[-1] if before.pending else []
    if not trip or trip[KIND] != TRAVEL:
        return False
    first = seat * CONTINENTS
    tiles = sum(after.flipped[first : first + CONTINENTS]) - sum(before.flipped[first : first + CONTINENTS])
    return tiles > (0 if trip[VEHICLE] >= 0 else 1)


def _vehicle(before: NavState, after: NavState, seat: int) -> int:
    """The vehicle that a turn declares, or NOBODY."""
    for week in range(WEEKS):
        if before.stage == ACTION and after.who[week] == seat and before.who[week] != seat and after.via[week] >= 0:
            return after.via[week]
    return NOBODY


def _declared(before: NavState, after: NavState, seat: int, c: Content) -> str:
    """What the action that was declared will bring."""
    for week in range(WEEKS):
        if after.who[week] == seat and before.who[week] != seat:
            return _action(after, seat, week, c)
    return ""


def _action(s: NavState, seat: int, week: int, c: Content) -> str:
    action, cards = s.action[week], s.weeks[week]
    if action in (OBSERVE, PLANNED):
        seen = cards[-1:] if action == OBSERVE else cards[len(cards) - s.laid[week] :]
        good = [card for card in seen if why_not_see(s, c, seat, card, week) == 0]
        total = sum(value(s, c, seat, card) for card in good)
        return f"{series([c.cards[card].name for card in good])}: {total} knowledge from where you stand." if good else ""
    if action == PLAN and cards:
        return f"You keep {c.cards[cards[-1]].name} for a month in which you can observe it."
    if action == EARTHRISE:
        return "To watch the Earth rise brings 5 knowledge and a lunar phase token."
    if action != JOURNEY:
        return ""
    if s.via[week] == SPACECRAFT:
        return _flies(s, seat, c) + _denies(s, seat, week, c)
    fresh = s.round <= YEAR and s.used[seat * VEHICLES + s.via[week]] == 0
    name = c.vehicle_names[s.via[week]]
    continent, more = _new_continent(s, seat, s.via[week], c)
    if fresh:
        gives = f"{name}: its first use gives {c.vehicle_nk[s.via[week]]} knowledge"
        return f"{gives}, and {continent}, which is new to you, {more} more." if continent else f"{gives}."
    if continent:
        return f"The {name.lower()} can take you to {continent}, which is new to you and gives {more} knowledge."
    where = "closer to a launch pad" if ready(s, c, seat) else "to where you see more stars, or have not been yet"
    return f"The {name.lower()} can take you {where}." if best_trip(s, c, seat, s.via[week], aims_of(s, c, seat)) > 0 else ""


def _denies(s: NavState, seat: int, week: int, c: Content) -> str:
    """Which card a week is taken from that somebody else could still observe in it: why to fly in this week and not in another."""
    others = [other for other in range(s.seats) if other != seat and other not in s.who and why_not_observer(s, other) == 0]
    card = s.weeks[week][-1] if s.weeks[week] else NOBODY
    if card < 0 or all(why_not_see(s, c, other, card, week) for other in others):
        return ""
    return f" It also keeps {c.cards[card].name} from the others."


def _new_continent(s: NavState, seat: int, vehicle: int, c: Content) -> tuple[str, int]:
    """The continent that is new to the seat, in reach of a vehicle and gives most, and how much; an empty name for none."""
    name, most = "", 0
    if s.round <= YEAR:
        for square in destinations(s, c, seat, vehicle):
            fresh = new_continents(s, icons_at(s, c, seat, square, vehicle), seat)
            for continent in range(CONTINENTS):
                tile = s.pile_top[continent]
                if fresh >> continent & 1 and tile >= 0 and c.tiles[tile].nk > most:
                    name, most = c.characters[continent].continent, c.tiles[tile].nk
    return name, most


def _sets(before: NavState, after: NavState, seat: int, c: Content) -> str:
    for number in range(SETS):
        spot = seat * SETS + number
        if after.sets[spot] != INACTIVE and before.sets[spot] == INACTIVE:
            return f"It completes the set {c.sets[number].name}."
        if after.symbols[spot] > before.symbols[spot]:
            return f"Then you have {after.symbols[spot]} of the {c.sets[number].least} symbols for the set {c.sets[number].name}."
    return ""


def _travels(before: NavState, after: NavState, seat: int, c: Content) -> str:
    for continent in range(CONTINENTS):
        spot = seat * CONTINENTS + continent
        if after.tiles[spot] != NOBODY and before.tiles[spot] == NOBODY:
            return f"{c.characters[continent].continent} is new to you: visiting all seven in the first year gives {BONUS} knowledge."
    return f"It is a vehicle that you have not used yet: using all six in the first year gives {BONUS} knowledge."


def _here(before: NavState, after: NavState, seat: int, c: Content) -> str:
    if after.square[seat] == before.square[seat]:
        return ""
    where = square_label(c, after.square[seat])
    via = _vehicle(before, after, seat)
    if via >= 0 and after.square[seat] not in destinations(before, c, seat, via):
        return ""
    where = (
        f"{where}, where the {c.vehicle_names[via].lower()} can take you," if via >= 0 else where
    )  # the place is chosen later: now it is a vehicle
    if ready(after, c, seat):
        return f"{where} has a launch pad." if at_pad(after, c, seat) == 0 else f"{where} is closer to a launch pad."
    if after.astronaut[seat]:
        return ""  # an astronaut has no use for the sky
    return f"From {where} you see more of next month's sky."
