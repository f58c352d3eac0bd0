"""What a seat may know, and a whole world that fits what it knows."""

from perilune.core.chance import HIDDEN, Rng
from perilune.games.astronavigators.content import AGENDAS, CONTINENTS, KINDS_OF_TILE, SPACECRAFT, TRACK, WEEKS, Content
from perilune.games.astronavigators.flight import kind_of
from perilune.games.astronavigators.state import CONSTELLATION, DRAFT, FIRST_AND_FAST, JOURNEY, LIFT_OFF, NOBODY, SOLO, NavState


def view(s: NavState, c: Content, seat: int) -> NavState:
    """Blanks what is another's: draft cards, agendas, tiles in hand, hidden launch sites. Bags take the unseen back."""
    v = s.copy()
    for other in range(s.seats):
        if other == seat:
            continue
        drafting = s.stage == DRAFT and s.mode not in (FIRST_AND_FAST, SOLO)
        if drafting and s.character[other] != NOBODY:
            v.character[other] = HIDDEN
        for slot in (other * 2, other * 2 + 1):
            if s.offer[slot] != NOBODY and s.mode != SOLO:
                v.offer[slot] = HIDDEN
                if not drafting:
                    v.site_deck[s.offer[slot]] = 1
        if s.agenda[other] != NOBODY and s.shown[other] == 0:
            v.agenda[other] = HIDDEN
        if s.kept[other * 2] != NOBODY:
            v.site_deck[s.kept[other * 2]] = 1
            v.kept[other * 2] = HIDDEN
            v.kept[other * 2 + 1] = HIDDEN
        for tile in range(TRACK):
            spot = other * TRACK + tile
            if s.own[spot] != NOBODY:
                v.bag[tile * KINDS_OF_TILE + kind_of(c, tile, s.own[spot])] += 1
                v.own[spot] = HIDDEN
    return v


def imagine(v: NavState, c: Content, seat: int, rng: Rng) -> NavState:
    """Fills the blanks at random with what may be there."""
    s = v.copy()
    imagine_draft(s, rng)
    for other in range(s.seats):
        if s.agenda[other] == HIDDEN:
            mine = [
                number
                for number in range(AGENDAS)
                if c.agendas[number].character == s.character[other] and not (c.agendas[number].third and s.mode == CONSTELLATION)
            ]
            s.agenda[other] = mine[rng.below(len(mine))]
        if s.kept[other * 2] == HIDDEN:
            imagine_site(s, c, other, rng)
        for slot in (other * 2, other * 2 + 1):
            if s.offer[slot] == HIDDEN:
                s.offer[slot] = unseen_rocket(s, rng)
        for tile in range(TRACK):
            spot = other * TRACK + tile
            if s.own[spot] == HIDDEN:
                first = tile * KINDS_OF_TILE
                drawn = first + rng.weighted(s.bag[first : first + KINDS_OF_TILE])
                s.bag[drawn] -= 1
                s.own[spot] = c.values[drawn]
    return s


def imagine_site(s: NavState, c: Content, other: int, rng: Rng) -> None:
    """A hidden launch site that fits what its owner has declared: who launches stands on a pad."""
    here = s.square[other]
    public = s.sites.count(here)
    launching = s.stage == LIFT_OFF and s.at == other and public < 2
    for week in range(WEEKS):
        if (
            s.who[week] == other
            and s.action[week] == JOURNEY
            and s.via[week] == SPACECRAFT
            and s.place[other] == 0
            and public == 0
        ):
            launching = True
    fits: list[int] = []
    for number in range(len(s.site_deck)):
        if s.site_deck[number] == 1:
            for square in c.rockets[number].squares:
                if square == here or not launching:
                    fits += [number, square]
    chosen = rng.below(len(fits) // 2) * 2
    s.site_deck[fits[chosen]] = 0
    s.kept[other * 2] = fits[chosen]
    s.kept[other * 2 + 1] = fits[chosen + 1]


def unseen_rocket(s: NavState, rng: Rng) -> int:
    """A rocket card that may be anywhere, taken out of the deck."""
    cards = [number for number in range(len(s.site_deck)) if s.site_deck[number] == 1]
    rocket = cards[rng.below(len(cards))]
    s.site_deck[rocket] = 0
    return rocket


def imagine_draft(s: NavState, rng: Rng) -> None:
    """Characters that others have chosen or look at, in the draft."""
    if s.stage != DRAFT:
        return
    free = [number for number in range(CONTINENTS) if number not in s.character and number not in s.offer]
    for row in (s.character, s.offer):
        for place in range(len(row)):
            if row[place] == HIDDEN:
                row[place] = free.pop(rng.below(len(free)))
