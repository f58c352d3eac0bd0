"""A recap of Mine the Moon: all spins in one line, all finds of a player, all cargo, all buildings; each launch with what it scored."""

from typing import Final

from perilune.core.journal import Event
from perilune.core.recap import Item
from perilune.core.words import agreed, counted, does, inside, possessive, series
from perilune.games.mine_the_moon.content import KINDS, Content
from perilune.games.mine_the_moon.messages import (
    E_APPEARS,
    E_BONUS,
    E_BUILD,
    E_CANNOT,
    E_DEAL,
    E_DECK_OUT,
    E_DROP,
    E_FOUND,
    E_LAST_TURN,
    E_LAUNCH,
    E_LOAD,
    E_NOTHING_LEFT,
    E_SCORE,
    E_SPIN,
    E_SPINS,
    E_START_SPIN,
    E_TASK,
    E_TASK_OWN,
    E_TURN,
    E_YIELD,
)
from perilune.games.mine_the_moon.moves import PAD_LABELS, RESOURCE_LABELS
from perilune.games.mine_the_moon.words.cards import capitalized
from perilune.games.mine_the_moon.words.resources import resources

_SOON: Final = 4  # events within which a building's bonus comes
_OF_LAUNCHES: Final = (E_SCORE, E_APPEARS)
_ANNOUNCED: Final = (E_LAST_TURN, E_DECK_OUT)  # may come while rockets leave, and has a line of its own
_LAUNCHES: Final = ["all rockets launch", "launchpad A", "launchpad B", "launchpad C"]


def recap(events: list[Event], names: list[str], content: Content) -> list[Item]:
    """The events, turn by turn, with like things gathered where the first of them stood.

    That a turn began is told only where several did: otherwise everybody sees it.
    """
    found: list[Item] = []
    turn: list[Event] = []
    begun = sum(event.code == E_TURN for event in events)
    for event in events:
        if event.code == E_TURN:
            found += _turn(turn, names, content)
            turn = []
        if event.code != E_TURN or begun > 1:
            turn.append(event)
    return found + _turn(turn, names, content)


def _turn(events: list[Event], names: list[str], content: Content) -> list[Item]:
    spun = [event.args[0] for event in events if event.code == E_SPIN]
    items: list[Item] = []
    tasked: list[int] = []
    for place, event in enumerate(events):
        if event.code in (E_TASK, E_TASK_OWN):
            if event.args[0] not in tasked:
                tasked.append(event.args[0])
                items.append(Item(None, _teams(events, event.args[0], names, content), event.args[0]))
        elif event.code == E_SPIN:
            if spun:
                items += _mined(events, spun, names)
                spun = []
        elif event.code == E_LAUNCH:
            if not _flies_along(events, place):
                items.append(_launch(events[place:], names, content))
        elif event.code == E_START_SPIN:
            if all(other.code != E_START_SPIN or other.args[0] != event.args[0] for other in events[:place]):
                items.append(_started(events, event.args[0], names))
        elif event.code == E_DEAL:
            if place == 0 or events[place - 1].code != E_DEAL:
                items.append(Item(None, _dealt(events[place:], content)))
        elif event.code in (E_LOAD, E_BUILD):
            if all(other.code != event.code for other in events[:place]):
                items.append(_cargo(events, names, content) if event.code == E_LOAD else _built(events, names, content))
        elif event.code == E_DROP and (many := _dropped(events[place:])) != [event.args[1]]:
            if place == 0 or not _same_doer(events[place - 1], event):
                counts = [many.count(kind) for kind in range(KINDS)]
                items.append(Item(None, f"{does(names[event.args[0]], 'drops', 'drop')} {resources(counts)}.", event.args[0]))
        elif event.code == E_DROP and place > 0 and _same_doer(events[place - 1], event):
            continue
        elif event.code == E_YIELD:
            seat, points, building = event.args
            text = f"The {content.buildings[building].name} gives {inside(names[seat])} {points} Dominance."
            items.append(Item(None, text, seats=[seat], points=points))
        elif event.code not in (E_BONUS, E_SPINS, E_FOUND, E_SCORE, E_APPEARS, E_CANNOT, E_NOTHING_LEFT):
            items.append(Item(event))
    return items


def _started(events: list[Event], seat: int, names: list[str]) -> Item:
    """What a player starts with."""
    found = [0] * KINDS
    for event in events:
        if event.code == E_START_SPIN and event.args[0] == seat:
            found[event.args[1]] += 1
    return Item(None, f"{does(names[seat], 'starts', 'start')} with {resources(found)}.", seat)


def _teams(events: list[Event], seat: int, names: list[str], content: Content) -> str:
    """Where a player has sent teams."""
    places = []
    for event in events:
        if event.args and event.args[0] == seat and event.code == E_TASK:
            places.append(f"the {content.commons[event.args[2]].name}")
        elif event.args and event.args[0] == seat and event.code == E_TASK_OWN:
            places.append(f"{agreed('{their|your}', names[seat])} {content.buildings[event.args[2]].name}")
    return f"{does(names[seat], 'sends', 'send')} {'a team' if len(places) == 1 else 'teams'} to {series(places)}."


def _cargo(events: list[Event], names: list[str], content: Content) -> Item:
    """Who has loaded something onto which rockets, and for how much."""
    aboard: dict[int, dict[int, int]] = {}
    for event in events:
        if event.code == E_LOAD:
            seat, _, rocket, value = event.args
            aboard.setdefault(seat, {}).setdefault(rocket, 0)
            aboard[seat][rocket] += value
    told = [
        f"{inside(names[seat])} for {series([f'{value} on the {content.rockets[rocket].name}' for rocket, value in worth.items()])}"
        for seat, worth in aboard.items()
    ]
    return Item(None, f"New cargo: {'; '.join(told)}.", seats=list(aboard))


def _built(events: list[Event], names: list[str], content: Content) -> Item:
    """Who has constructed what, with the bonus."""
    told: list[str] = []
    seats: list[int] = []
    points = 0
    for place, event in enumerate(events):
        if event.code == E_BUILD:
            seat, building = event.args
            bonus = [other.args[1] for other in events[place : place + _SOON] if other.code == E_BONUS and other.args[0] == seat]
            told.append(f"{possessive(names[seat])} {content.buildings[building].name}{f' (+{bonus[0]})' if bonus else ''}")
            seats.append(seat)
            points += sum(bonus[:1])
    return Item(None, f"New buildings: {', '.join(told)}.", seats=seats, points=points)


def _mined(events: list[Event], spun: list[int], names: list[str]) -> list[Item]:
    """Where the crater has stopped, and who found what."""
    stops = []
    for result in dict.fromkeys(spun):
        name = RESOURCE_LABELS[result] if result < KINDS else _LAUNCHES[result - KINDS]
        stops.append(name + ["", "", " twice"][many] if (many := spun.count(result)) < 3 else f"{name} {many} times")
    lines = [Item(None, f"{counted(len(spun), 'spin')}: {', '.join(stops)}.")]
    finds = [event.args for event in events if event.code == E_FOUND]
    for seat in range(len(names)):
        mine = [(kind, robots) for who, kind, robots in finds if who == seat]
        if mine:
            found = [0] * KINDS
            for kind, robots in mine:
                found[kind] += robots
            lines.append(Item(None, f"{does(names[seat], 'finds', 'find')} {resources(found)}.", seat))
    if not finds:
        lines.append(Item(None, "No robot found anything."))
    return lines


def _same_doer(one: Event, other: Event) -> bool:
    """Whether both tell that the same player has dropped something."""
    return one.code == other.code == E_DROP and one.args[0] == other.args[0]


def _dropped(events: list[Event]) -> list[int]:
    """What a player has dropped in a row, from the first event on."""
    kinds: list[int] = []
    for event in events:
        if not _same_doer(events[0], event):
            break
        kinds.append(event.args[1])
    return kinds


def _flies_along(events: list[Event], place: int) -> bool:
    """Whether another rocket has left just before: one line tells of both."""
    before = place - 1
    while before >= 0 and (events[before].code in _OF_LAUNCHES or events[before].code in _ANNOUNCED):
        before -= 1
    return before >= 0 and events[before].code == E_LAUNCH


def _launch(events: list[Event], names: list[str], content: Content) -> Item:
    """Rockets that have left one after another: who scored what with them, and what can be constructed now."""
    rockets: list[str] = []
    backs: list[str] = []
    scored = [0] * len(names)
    for event in events:
        if event.code == E_LAUNCH:
            rockets.append(f"the {content.rockets[event.args[0]].name}")
        elif event.code == E_SCORE:
            scored[event.args[0]] += event.args[1]
        elif event.code == E_APPEARS:
            backs.append(content.buildings[event.args[0]].name)
        elif event.code not in _ANNOUNCED:
            break
    seats = [seat for seat, points in enumerate(scored) if points]
    points = [f"{scored[seat]}{' Dominance' if seat == seats[0] else ''} for {inside(names[seat])}" for seat in seats]
    fly = f"{capitalized(series(rockets))} {'launches' if len(rockets) == 1 else 'launch'}"
    cargo = f": {series(points)}" if points else ", empty"
    now = f" Now available: {series(backs)}." if backs else ""
    return Item(None, f"{fly}{cargo}.{now}", seats=seats, points=sum(scored))


def _dealt(events: list[Event], content: Content) -> str:
    """The new rockets that came one after another."""
    new = []
    for event in events:
        if event.code != E_DEAL:
            break
        card, pad = event.args
        new.append(f"the {content.rockets[card].name} on {PAD_LABELS[pad]}")
    return f"New: {series(new)}."
