"""A recap of Lineae: what somebody picks up with a submersible in one line, and what somebody buys from it, with who was sent away."""

from perilune.core.journal import Event
from perilune.core.recap import Item
from perilune.core.words import does, inside, series
from perilune.games.lineae.content import KIND_KEYS, KINDS, SUB_SPACE, Content
from perilune.games.lineae.messages import E_BUMP, E_BUY, E_PAY, E_PICK


def recap(events: list[Event], names: list[str], content: Content) -> list[Item]:
    """The events, with pick-ups and purchases that follow each other gathered."""
    found: list[Item] = []
    place = 0
    while place < len(events):
        end = _bought(events, place)
        if events[place].code == E_PICK:
            end = place + 1
            while end < len(events) and events[end].code == E_PICK and _diver(events[end]) == _diver(events[place]):
                end += 1
            found.append(_dive(events[place:end], names, content))
            place = end
        elif end == place:
            found.append(Item(events[place]))
            place += 1
        else:
            found.append(_purchase(events, place, end, names, content))
            place = end
    return found


def _diver(event: Event) -> tuple[int, int]:
    """Whose dive it is, and with which submersible."""
    sub, _, seat, _ = event.args
    return seat, sub


def _dive(picks: list[Event], names: list[str], content: Content) -> Item:
    """What somebody picks up on a dive."""
    seat, sub = _diver(picks[0])
    cubes = _counted([event.args[1] for event in picks])
    pay = sum(event.args[3] for event in picks)
    says = f"{does(names[seat], 'picks', 'pick')} up {cubes} with submersible {content.sub_keys[sub].upper()}"
    return Item(None, f"{says}{f' for ${pay}' if pay else ''}.", seat)


def _counted(kinds: list[int]) -> str:
    return series([f"{kinds.count(kind)} {KIND_KEYS[kind]}" for kind in range(KINDS) if kind in kinds])


def _bought(events: list[Event], place: int) -> int:
    """The end of the purchases that begin here: each is a cube, or the money for it and the cube."""
    end = place
    while end < len(events):
        paid = 1 if events[end].code == E_PAY else 0
        if end + paid == len(events) or events[end + paid].code != E_BUY:
            break
        end += paid + 1
    return end


def _purchase(events: list[Event], place: int, end: int, names: list[str], content: Content) -> Item:
    bought = [event for event in events[place:end] if event.code == E_BUY]
    seat, _, sub = bought[0].args
    cubes = _counted([event.args[1] for event in bought])
    cost = sum(event.args[1] for event in events[place:end] if event.code == E_PAY)
    words = f"{does(names[seat], 'buys', 'buy')} {cubes} from submersible {content.sub_keys[sub].upper()}"
    words += f" for ${cost}" if cost else ""
    before = [event.args[0] for event in events[:place] if event.code == E_BUMP and event.args[2] == SUB_SPACE + sub]
    if before and before[-1] != seat:
        return Item(None, f"{words}, which {inside(names[before[-1]])} had steered.", seat, [before[-1]])
    return Item(None, f"{words}.", seat)
