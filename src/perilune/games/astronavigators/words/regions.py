"""The position in words, region by region. Weeks, squares, stages and cards have the names that the moves use."""

from perilune.core.chance import CHANCE
from perilune.core.game import Region
from perilune.core.messages import numbers_of, reason_of
from perilune.core.pending import KIND, SEAT
from perilune.core.words import agreed, counted, does, inside, owned
from perilune.games.astronavigators.content import KINDS_OF_TILE, QUESTS, STAGES, TRACK, WEEKS, Content
from perilune.games.astronavigators.ending import scores
from perilune.games.astronavigators.jobs import (
    BRING,
    DRAW,
    FACING,
    FLIGHT,
    KEEP,
    LIFT_OFF,
    POINT,
    QUEST,
    SEARCH,
    SITES,
    STEPS,
    TECHNIQUE,
    TOKEN,
    TRAVEL,
    VALUE,
    VISIT,
    decider,
    in_hand,
)
from perilune.games.astronavigators.messages import SAYS
from perilune.games.astronavigators.moves import PHASE_NAMES, Moves, stage_labels
from perilune.games.astronavigators.state import (
    ACTION,
    AGENDA,
    CALIBRATE,
    CONSTELLATION,
    DRAFT,
    EARTHRISE,
    FIRST_AND_FAST,
    HOME,
    JOURNEY,
    MONTH,
    MONTH_END,
    MOON,
    NOBODY,
    OBSERVE,
    ORRERY,
    OVER,
    PLAN,
    PLANNED,
    RESOLVE,
    REST,
    SEXTANT_FIRST,
    SOLAR_SYSTEM,
    SOLO,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.words.board import board
from perilune.games.astronavigators.words.places import card_words, earth, listed, orrery, quest_words, sky, squares, star_map
from perilune.games.astronavigators.world.observe import month_of, why_not_observer, why_not_see
from perilune.games.astronavigators.world.trajectory import place_of

MODES = ["First and Fast", "Constellation", "Solar System", "Solo"]
PHASES = {
    DRAFT: "characters are chosen", AGENDA: "hidden agendas are chosen", ORRERY: "planets are placed", SEXTANT_FIRST: "the Sextant",
    ACTION: "action", CALIBRATE: "calibration", RESOLVE: "resolution", MONTH_END: "planet phase", MONTH: "planet phase",
    OVER: "the end",
}  # fmt: skip
JOBS = {
    BRING: "bringing an instrument", SITES: "launch sites", QUEST: "choosing a quest", SEARCH: "using an instrument",
    TRAVEL: "travelling", VISIT: "visiting a continent", TECHNIQUE: "using a technique", KEEP: "saving a card",
    TOKEN: "choosing a token", LIFT_OFF: "launching", DRAW: "drawing tiles", FLIGHT: "flying",
}  # fmt: skip
DOES = {
    OBSERVE: "{observes|observe}",
    PLAN: "{saves|save} a card",
    PLANNED: "{observes|observe} what was saved",
    EARTHRISE: "{watches|watch} the Earth rise",
    REST: "{stays|stay} put",
}


def regions(view: NavState, seat: int, names: list[str], content: Content, moves: Moves) -> list[Region]:
    """The month, the weeks, the sky, the Earth, the trajectory, the orrery; the boards, the viewer's own first; then both maps."""
    own_first = sorted(range(view.seats), key=lambda other: (other != seat, other))
    found = [
        Region("Month", month(view, names, content)),
        Region(
            "Weeks", [week_words(view, week, seat, names, content, moves) for week in range(WEEKS)] + deck(view, seat, content)
        ),
        Region("Sky", sky(view, names, content)),
        Region("Earth", earth(view, names, content)),
        Region("Trajectory", trajectory(view, names, content)),
    ]
    if view.mode >= SOLAR_SYSTEM:
        found.append(Region("Orrery", orrery(view, content)))
        found.append(Region("Quests", quest_deck(view, content)))
    found += [Region(owned("Board", names[other]), board(view, other, content)) for other in own_first]
    found.append(Region("Star map", star_map(content)))
    found.append(Region("Squares of the Earth map", squares(view, content)))
    return found


def month(s: NavState, names: list[str], c: Content) -> list[str]:
    """Month, mode and phase, who decides, who is first, and how all stand."""
    year = 1 if s.round <= YEAR else 2
    lines = [f"{c.sky.months[month_of(s)].name}, year {year}, month {s.round} of {2 * YEAR}. {MODES[s.mode]}."]
    lines.append(f"Phase: {JOBS.get(in_hand(s), PHASES.get(s.stage, 'set-up'))}.")
    if decider(s) == CHANCE and s.stage != OVER:
        lines.append("Chance decides.")
    elif s.stage == AGENDA:
        lines.append(f"Still to choose: {listed([inside(names[n]) for n in range(s.seats) if s.agenda[n] == NOBODY])}.")
    elif s.stage != OVER:
        lines.append(f"{does(names[decider(s)], 'decides', 'decide')}.")
    if s.stage > ORRERY:
        lead = f"; {does(inside(names[s.lead]), 'acts', 'act')} before that, thanks to the Sextant" if s.lead >= 0 else ""
        lines.append(f"{does(names[s.first], 'is', 'are')} first player{lead}.")
    points = scores(s, c)
    for seat in range(s.seats):
        rank = f", {points[seat]} reputation" if s.mode in (CONSTELLATION, SOLAR_SYSTEM) else ""
        lines.append(f"{names[seat]}: {s.nk[seat]} knowledge, difficulty {s.dv[seat]}{rank}.")
    return lines


def week_words(s: NavState, week: int, viewer: int, names: list[str], c: Content, moves: Moves) -> str:
    """A week: its cards, whether the viewer sees the top one, and who is there for what."""
    cards = s.weeks[week]
    words = f"Week {week + 1} ({PHASE_NAMES[week]}): " + (card_words(c, cards[-1]) if cards else "no card") + "."
    if cards and viewer >= 0 and ORRERY < s.stage < OVER and why_not_observer(s, viewer) == 0:
        why = why_not_see(s, c, viewer, cards[-1], week)
        words += f" {refusal_words(why, names, moves)}" if why else " You see it from where you are."
    if len(cards) > 1:
        words += f" Below it: {', '.join(c.cards[card].name for card in reversed(cards[:-1]))}."
    if s.who[week] >= 0:
        action = s.action[week]
        deed = (
            f"{{travels|travel}} by {c.vehicle_names[s.via[week]].lower()}"
            if action == JOURNEY and s.via[week] >= 0
            else DOES.get(action, "done")
        )
        brings = f" and {{brings|bring}} the {c.quests[s.brought[week]].instrument}" if s.brought[week] >= 0 else ""
        name = names[s.who[week]]
        return f"{words} {does(name, 'is', 'are')} there: {agreed(deed + brings, name)}."
    if s.mode == SOLO and week in (s.bad, s.shadow):
        return f"{words} Blocked by {'bad timing' if week == s.bad else 'the shadow'}."
    return f"{words} Free."


def refusal_words(refusal: int, names: list[str], moves: Moves) -> str:
    """Why a card cannot be seen."""
    reason = SAYS.reasons[reason_of(refusal)]
    return moves.vocabulary.say(reason.text, numbers_of(refusal, reason.blanks), names)


def deck(s: NavState, viewer: int, c: Content) -> list[str]:
    """What is known of the deck, and why the viewer observes nothing now."""
    lines = [f"Next on the deck: {card_words(c, s.top)}."] if s.top >= 0 else []
    why = why_not_observer(s, viewer) if viewer >= 0 and ORRERY < s.stage < OVER else 0
    if why:
        lines.append(SAYS.reasons[why].text)
    return [*lines, f"{sum(s.deck)} more {'card' if sum(s.deck) == 1 else 'cards'} in the deck."]


def trajectory(s: NavState, names: list[str], c: Content) -> list[str]:
    """The stages with their tiles, the Moon, who is where, and the flight in hand."""
    tracks = STAGES if s.mode == FIRST_AND_FAST else TRACK
    lines = [f"Each stage holds {2 if s.seats >= 3 else 1} craft."]
    for tile in range(tracks):
        shown = "face down" if s.board[tile] < 0 else f"difficulty {s.board[tile]}"
        first = tile * KINDS_OF_TILE
        values = ", ".join(f"{c.copies[n]} with {c.values[n]}" for n in range(first, first + KINDS_OF_TILE) if c.copies[n])
        name = f"{stage_labels()[tile].capitalize()}, {c.stage_names[tile]}"
        lines.append(f"{name}: {shown}. Craft: {craft(s, names, place_of(tile))}. Tiles: {values}.")
        if tile == STAGES - 1:
            lines.append(f"The Moon. Craft: {craft(s, names, MOON)}.")
    lines.append(f"Back on Earth: {craft(s, names, HOME)}.")
    flights = [job for job in s.pending if job[KIND] == FLIGHT]
    if flights:
        flight = flights[-1]
        facing = f", facing difficulty {flight[VALUE]}" if flight[POINT] == FACING else ""
        lines.append(f"{does(names[flight[SEAT]], 'flies', 'fly')}: {counted(flight[STEPS], 'step')} left{facing}.")
    return lines


def craft(s: NavState, names: list[str], place: int) -> str:
    """Who is at a place of the trajectory."""
    found = [inside(names[seat]) for seat in range(s.seats) if s.place[seat] == place and s.out[seat] == 0]
    return listed(found + (["the shadow"] if s.mode == SOLO and s.shadow_place == place else []))


def quest_deck(s: NavState, c: Content) -> list[str]:
    """Quests that can still be drawn, with what they ask, and those on offer."""
    lines = [f"To choose from: {' or '.join(c.quests[quest].name for quest in s.quest_offer)}."] if s.quest_offer else []
    lines += ["The Sextant may be used once to act first."] if s.sextant else []
    lines += [f"In the deck: {quest_words(c, quest)}" for quest in range(QUESTS) if s.quest_deck[quest]]
    return lines if lines else ["The quest deck is empty."]
