"""What explains a part of the picture: its name, what it is and does, what it costs, and its rule."""

from typing import Final

from perilune.core.drawing import Card
from perilune.core.words import capital, counted, inside, of, owned, possessive, series
from perilune.games.mine_the_moon.content import (
    ADVANCED_SITE,
    COLUMNS,
    CONTROL_SITE,
    KINDS,
    NO_SITE,
    OWN_PAD,
    PADS,
    SHAKER,
    SITES,
    SLOTS,
    TYPES,
    Building,
    Content,
)
from perilune.games.mine_the_moon.moves import PAD_LABELS, RESOURCE_LABELS, SITE_LABELS
from perilune.games.mine_the_moon.state import MINE, NOBODY, TASK, MoonState
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.words.regions import white_robot
from perilune.games.mine_the_moon.words.resources import resources
from perilune.games.mine_the_moon.workers import is_waiting

TYPE_NAMES: Final = ["Buckyballs", "Graphene", "Nanotubes"]
# The rule of each building, where it has one of its own, by its key.
BUILDING_RULES: Final = {
    "reverter": "9.1", "factory": "9.2", "factory-plus": "9.2", "factory-plus-plus": "9.2", "exchanger": "9.3", "exchanger-plus": "11.2",
    "refiner": "9.4", "refiner-plus": "9.4", "robot-control": "1.5", "robot-control-plus": "9.5", "robot-control-plus-plus": "9.5",
    "base-shaker": "11.4", "abductor": "10.1", "accelerator": "10.2", "agri-dome": "10.3", "comsat": "10.4", "generator": "10.5",
    "grant": "10.6", "hydroponics": "10.7", "lab": "10.8", "leecher": "10.9", "mass-driver": "10.10", "omnirefiner": "10.11",
    "prerogative": "10.12", "quaker": "10.13", "repressor": "10.14", "solar-array": "10.15", "synthesizer": "10.17",
    "transmitter": "10.18", "trembler": "10.19",
}  # fmt: skip
STATUE_RULE: Final = "10.16"


def card(s: MoonState, seat: int, key: str, names: list[str], content: Content) -> Card | None:
    """The card of a part, or None if there is no such part in this position."""
    kind, _, written = key.partition("-")
    number = int(written) - 1 if written.isdecimal() else -1
    if not written:
        return _plain(s, seat, key, names, content)
    if number < 0:
        return None
    me = max(0, seat)
    if kind == "common" and number < len(content.commons):
        return common(s, number, names, content)
    if kind == "wedge" and number < len(content.faces[s.face].weights) and content.faces[s.face].weights[number]:
        return wedge(s, number, content)
    if kind == "rocket" and number < PADS and s.pads[number] != NO_SITE:
        return rocket(s, number, names, content)
    if kind == "silo" and number < TYPES:
        return silo(s, me, number, names)
    if kind == "site" and number < SITES and s.sites[me * SITES + number] != NO_SITE:
        return site(s, me, number, names, content)
    if kind == "stock" and number < len(content.buildings):
        return stock(s, me, number, content)
    if kind == "points" and number < s.seats:
        return points(s, number, names, content)
    if kind == "base" and number < s.seats:
        return base(s, number, names, content)
    return None


def _plain(s: MoonState, seat: int, key: str, names: list[str], content: Content) -> Card | None:
    """The parts of which there is one."""
    if key == "track":
        end = f"As soon as somebody has more than {content.end_above}, this turn is finished and one more is played."
        return Card(
            "Dominance",
            ["Dominance has the sign of the moon. Whoever has the most at the end wins.", end, *_standings(s, names)],
            "6.1",
        )
    if key == "zones":
        return Card("Spins of the crater", _zones(content), "3.3")
    if key == "spins":
        return spins_card(s, content)
    if key == "stops":
        stops = [_result(result) for result in s.spun]
        return Card("Where the wheel stopped", [f"Spin {n + 1}: {stop}." for n, stop in enumerate(stops)], "3.5")
    if key == "subsidy":
        line = "At the end of a turn it goes to the player who alone has the least Dominance. If several are last, it waits here."
        return Card("Subsidy", [white_robot(s, names, content), line], "5.5")
    if key == "deck":
        line = f"{counted(len(s.deck), 'rocket')} in the deck. On the back of each is an advanced building."
        more = "It becomes available when the rocket launches. When a launchpad cannot be refilled, the game ends after one more turn."
        return Card("Rocket deck", [line, more], "5.4")
    if key == "control":
        return control(s, max(0, seat), names, content)
    return None


def _standings(s: MoonState, names: list[str]) -> list[str]:
    order = sorted(range(s.seats), key=lambda seat: -s.dominance[seat])
    return [capital(", ".join([f"{inside(names[seat])} {s.dominance[seat]}" for seat in order])) + "."]


def _zones(content: Content) -> list[str]:
    lines = []
    ends = [start - 1 for start in content.zone_from[1:]]
    for number, count in enumerate(content.zone_spins):
        start = content.zone_from[number]
        until = f"to {ends[number]}" if number < len(ends) else "on"
        lines.append(f"While the leader has {start} {until}: {counted(count, 'spin')} a turn.")
    return [*lines, "Shakers, Tremblers and Quakers add more."]


def _result(result: int) -> str:
    if result < KINDS:
        return RESOURCE_LABELS[result]
    return "all rockets launch" if result == KINDS else f"launch from pad {'ABC'[result - KINDS - 1]}"


def spins_card(s: MoonState, content: Content) -> Card:
    """How many spins there are, and why."""
    zone = content.spins(max(s.dominance))
    lines = []
    if s.stage == MINE and 0 not in s.ready:
        lines.append(f"{counted(s.spins, 'spin')} to come this turn.")
    elif s.stage in (TASK, MINE):
        lines.append(f"{counted(spins(s, content), 'spin')} this turn.")
    lines.append(f"{zone} for the leader's zone.")
    shaking = [column for column in range(COLUMNS) if s.teams[SHAKER * COLUMNS + column] != NOBODY]
    if shaking and s.stage in (TASK, MINE):
        lines.append(f"{len(shaking)} for teams at the Shaker.")
    more = spins(s, content) - zone - len(shaking)
    if more > 0 and s.stage in (TASK, MINE):
        lines.append(f"{more} for buildings of moonbases.")
    lines.append("All robots on the wedge that is hit bring its resource home. A second hit finds nobody there.")
    return Card("Spins", lines, "3.4")


def common(s: MoonState, place: int, names: list[str], content: Content) -> Card:
    """A common building with its teams."""
    spec = content.commons[place]
    lines = [spec.text]
    for column in spec.used(s.seats):
        who = s.teams[place * COLUMNS + column]
        earns = f". It earns {spec.dominance[column]} Dominance when it works" if spec.dominance[column] else ""
        taken = (
            f"free for a team of {spec.teams[column]}"
            if who == NOBODY
            else f"{possessive(names[who])} team of {spec.teams[column]}"
        )
        lines.append(capital(": ".join(word for word in (spec.column(column, s.seats), taken) if word)) + f"{earns}.")
    if len(spec.used(s.seats)) > 1:
        lines.append("The teams here work from left to right.")
    if spec.action.first and s.order:
        lines.append(f"Priority now: {', '.join([f'{rank} {inside(names[seat])}' for rank, seat in enumerate(s.order, 1)])}.")
    return Card(spec.name, lines, f"8.{place + 1}")


def capitalized(words: str) -> str:
    """The words as a sentence begins."""
    return words[0].upper() + words[1:]


def wedge(s: MoonState, result: int, content: Content) -> Card:
    """A wedge with its share and the chance in this turn's spins."""
    share = content.faces[s.face].weights[result]
    count = s.spins if s.stage == MINE and 0 not in s.ready else spins(s, content)
    found = round(100 * (1 - (1 - share / 100) ** count))
    lines = [f"{share} of 100 spins stop here. With {counted(count, 'spin')} the chance is {found}%."]
    if result < KINDS:
        lines.append("All robots here take this resource to their silos. Where there is no room, they come home empty.")
        return Card(capitalized(RESOURCE_LABELS[result]), lines, "3.5")
    if result == KINDS:
        return Card("All rockets launch", [*lines, "Every rocket leaves at once, loaded or not."], "3.7")
    pad = "ABC"[result - KINDS - 1]
    missing = s.pads[result - KINDS - 1] == NO_SITE
    lines.append("There is no such pad at this table: nothing happens." if missing else "It leaves at once, loaded or not.")
    return Card(f"The rocket on pad {pad} launches", lines, "3.8")


def rocket(s: MoonState, pad: int, names: list[str], content: Content) -> Card:
    """A rocket with its slots, and what is on its back."""
    name = capitalized(PAD_LABELS[pad])
    if s.pads[pad] < 0:
        return Card(name, ["Empty."], "5.4")
    spec = content.rockets[s.pads[pad]]
    lines = [f"{name}. It launches when it is full, and each slot scores for the owner of its robot."]
    if s.marked[pad]:
        lines.append("An Accelerator launches it at the end of this turn, full or not.")
    for slot in range(spec.slots):
        who = s.loaded[pad * SLOTS + slot]
        state = "open" if who == NOBODY else inside(names[who])
        lines.append(f"{capitalized(RESOURCE_LABELS[spec.kinds[slot]])} for {spec.values[slot]}: {state}.")
    back = content.buildings[spec.back]
    lines.append(f"On the back: {back.name}. {back.text} Costs {resources(back.cost)}.")
    if pad == OWN_PAD:
        lines.append("Only the owner of the launch base loads it.")
    return Card(spec.name, lines, "5.1")


def silo(s: MoonState, seat: int, type_: int, names: list[str]) -> Card:
    """A silo and what is in it."""
    raw, refined = s.silo[seat * KINDS + type_], s.silo[seat * KINDS + type_ + TYPES]
    counts = [0] * KINDS
    counts[type_], counts[type_ + TYPES] = raw, refined
    free = s.silo_limit[seat] - raw - refined
    lines = [
        f"This silo holds {resources(counts)}, and {f'has room for {free} more' if free else 'is full'}.",
        "Each resource is carried by a robot. Raw ones are refined before they are loaded on rockets.",
    ]
    return Card(owned(TYPE_NAMES[type_], names[seat]), lines, "7.1")


def control(s: MoonState, seat: int, names: list[str], content: Content) -> Card:
    """Robot Control: where the robots of a seat are."""
    spec = content.buildings[s.sites[seat * SITES + CONTROL_SITE]]
    base_spec = content.bases[s.bases[seat]]
    return Card(owned(spec.name, names[seat]), [f"{base_spec.name}. {base_spec.note}", whereabouts(s, seat)], "1.5")


def whereabouts(s: MoonState, seat: int) -> str:
    """Where the robots of a seat are, in one sentence."""
    mining = sum([max(0, count) for count in s.crater[seat * KINDS : (seat + 1) * KINDS]])
    carrying = sum(s.silo[seat * KINDS : (seat + 1) * KINDS])
    aboard = s.loaded.count(seat)
    total = s.robots[seat] + (1 if s.white_owner == seat else 0)
    at_work = total - s.home[seat] - mining - carrying - aboard - s.held.count(seat)
    found = [f"{s.home[seat]} at home"]
    for count, word in ((at_work, "at work"), (mining, "in the crater"), (carrying, "in the silos"), (aboard, "on rockets")):
        if count > 0:
            found.append(f"{count} {word}")
    return f"{counted(total, 'robot')}: {series(found)}."


def _building_lines(spec: Building) -> list[str]:
    lines = [spec.text]
    lines.append(f"Team of {spec.team}." if spec.team else "It takes no team.")
    return lines


def _price(spec: Building) -> str:
    """What a building costs, and what it brings at once."""
    bonus = f" Bonus: {spec.bonus} Dominance at once." if spec.bonus else ""
    return f"Costs {resources(spec.cost)}.{bonus} A team at the Uplink constructs it."


def _rule(spec: Building) -> str:
    return BUILDING_RULES.get(spec.key, STATUE_RULE if spec.key.startswith("statue") else "4.9" if not spec.advanced else "4.11")


def site(s: MoonState, seat: int, number: int, names: list[str], content: Content) -> Card:
    """A site with what stands on it."""
    building = s.sites[seat * SITES + number]
    if building < 0:
        if number >= ADVANCED_SITE:
            return Card(
                "Free site",
                [
                    "Any advanced building can stand here. They come on the backs of rockets: each is available once its rocket has left."
                ],
                "4.11",
            )
        first = next((place for place, spec in enumerate(content.buildings) if spec.site == number and spec.on < 0), -1)
        found = [] if first < 0 else stock(s, seat, first, content).lines
        return Card(f"{SITE_LABELS[number]}: not built yet", found, "4.9")
    spec = content.buildings[building]
    lines = _building_lines(spec)
    held = s.held[seat * SITES + number]
    if held != NOBODY:
        lines.append(f"It holds a robot {of(names[held])}.")
    if s.crew[seat * SITES + number]:
        lines.append("Its team is here.")
    return Card(spec.name, lines, _rule(spec))


def stock(s: MoonState, seat: int, number: int, content: Content) -> Card:
    """A building that can be constructed: what it costs, what is missing, what it is worth."""
    spec = content.buildings[number]
    lines = _building_lines(spec)
    lines.append(_price(spec))
    if spec.on >= 0:
        lines.append(f"It stands on the {content.buildings[spec.on].name}.")
    missing = [max(0, spec.cost[kind] - s.silo[seat * KINDS + kind]) for kind in range(KINDS)]
    lines.append("Your silos have what it costs." if not any(missing) else f"Missing in your silos: {resources(missing)}.")
    if s.stock[number] == 0 and spec.advanced:
        lines.append("It becomes available when a rocket with one on its back has launched.")
    else:
        last = s.stock[number] == 1 and not spec.advanced
        left = f"{counted(s.stock[number], 'card' if spec.advanced else 'tile')} left"
        lines.append("The last tile: whoever constructs it first has it." if last else f"{left}.")
    return Card(spec.name, lines, _rule(spec))


def points(s: MoonState, seat: int, names: list[str], content: Content) -> Card:
    """A seat's marker on the track."""
    place = s.order.index(seat) + 1 if seat in s.order else 0
    lines = [whereabouts(s, seat)]
    if place:
        lines.insert(0, f"Priority {place} of {s.seats}: whoever is first sends teams first, and works first.")
    return Card(f"{names[seat]}: {s.dominance[seat]} Dominance", lines, "6.3")


def base(s: MoonState, seat: int, names: list[str], content: Content) -> Card:
    """A rival's base: where its robots are, what its silos hold, and what it has built."""
    spec = content.bases[s.bases[seat]]
    built = [content.buildings[place].name for place in s.sites[seat * SITES : (seat + 1) * SITES] if place >= 0]
    lines = [
        f"{spec.name}. {whereabouts(s, seat)}",
        f"Silos: {resources(s.silo[seat * KINDS : (seat + 1) * KINDS])}.",
        f"Buildings: {series(built)}.",
    ]
    if is_waiting(s, content, seat):
        lines.append("Waits for others to work.")
    return Card(f"{names[seat]}: {s.dominance[seat]} Dominance", lines, f"11.{s.bases[seat] + 1}")
