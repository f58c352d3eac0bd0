"""What a seat may know, a whole world that fits what it knows, and what play conserves."""

from perilune.core.chance import HIDDEN, Rng
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.content import BASIC, CARDS, CONTINENTS, KINDS_OF_TILE, SPACECRAFT, TRACK, WEEKS, Content
from perilune.games.astronavigators.jobs import LIFT_OFF
from perilune.games.astronavigators.state import (
    ACTION,
    CONSTELLATION,
    DRAFT,
    FACE_DOWN,
    FIRST_AND_FAST,
    JOURNEY,
    NO_QUEST,
    NOBODY,
    SOLO,
    NavState,
)
from perilune.games.astronavigators.world.sites import KEPT, ROCKET, SQUARE, kept_by
from perilune.games.astronavigators.world.trajectory import kind_of


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
        for at in kept_by(s, other):
            v.site_deck[s.kept[at + ROCKET]] = 1
            v.kept[at + ROCKET] = HIDDEN
            v.kept[at + SQUARE] = HIDDEN
        for tile in range(TRACK):
            spot = other * TRACK + tile
            if s.own[spot] != NOBODY:
                v.bag[tile * KINDS_OF_TILE + kind_of(c, tile, s.own[spot])] += 1
                v.own[spot] = HIDDEN
    return v


def all_open(s: NavState, seat: int) -> bool:
    """Whether nobody else has anything to blank."""
    for other in range(s.seats):
        if other != seat and has_secrets(s, other):
            return False
    return True


def has_secrets(s: NavState, seat: int) -> bool:
    """Whether the seat has anything that others may not see: a card, an agenda, a launch site or a tile."""
    if s.stage == DRAFT or s.offer[seat * 2] != NOBODY or s.offer[seat * 2 + 1] != NOBODY:
        return True
    if s.agenda[seat] != NOBODY and s.shown[seat] == 0:
        return True
    if kept_by(s, seat):
        return True
    for spot in range(seat * TRACK, (seat + 1) * TRACK):
        if s.own[spot] != NOBODY:
            return True
    return False


def imagine(v: NavState, c: Content, seat: int, rng: Rng) -> NavState:
    """Fills the blanks at random with what may be there."""
    s = v.copy()
    imagine_draft(s, rng)
    imagine_sites(s, c, rng)
    for other in range(s.seats):
        if s.agenda[other] == HIDDEN:
            mine = [
                number
                for number in range(len(c.agendas))
                if c.agendas[number].character == s.character[other] and not (c.agendas[number].third and s.mode == CONSTELLATION)
            ]
            s.agenda[other] = mine[rng.below(len(mine))]
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


def imagine_sites(s: NavState, c: Content, rng: Rng) -> None:
    """Hidden launch sites. Whoever is about to launch stands on a pad: those sites are chosen first."""
    hidden = [at for at in range(0, len(s.kept), KEPT) if s.kept[at + ROCKET] == HIDDEN]
    for at in hidden:
        if must_stand_here(s, s.kept[at]):
            imagine_site(s, c, at, s.square[s.kept[at]], rng)
    for at in hidden:
        if s.kept[at + ROCKET] == HIDDEN:
            imagine_site(s, c, at, NOBODY, rng)


def must_stand_here(s: NavState, seat: int) -> bool:
    """Whether a launch that the seat has declared needs one more rocket on its square than is known to stand there."""
    here = s.square[seat]
    known = s.sites.count(here)
    for at in kept_by(s, seat):
        if s.kept[at + SQUARE] == here:
            known += 1
    if s.pending and s.pending[-1][KIND] == LIFT_OFF and s.pending[-1][SEAT] == seat:
        return known < 2
    for week in range(WEEKS):
        if s.who[week] == seat and s.action[week] == JOURNEY and s.via[week] == SPACECRAFT and s.place[seat] == 0:
            return known == 0
    return False


def imagine_site(s: NavState, c: Content, at: int, here: int, rng: Rng) -> None:
    """A rocket that may be hidden there, on this square or, with NOBODY, on any of its own."""
    fits: list[int] = []
    for number in range(len(s.site_deck)):
        if s.site_deck[number] == 1:
            for square in c.rockets[number].squares:
                if here in (square, NOBODY):
                    fits += [number, square]
    chosen = rng.below(len(fits) // 2) * 2
    s.site_deck[fits[chosen]] = 0
    s.kept[at + ROCKET] = fits[chosen]
    s.kept[at + SQUARE] = fits[chosen + 1]


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


def inventory(s: NavState, c: Content) -> dict[str, int]:
    """Each number stays the same from the deal to the end."""
    found: dict[str, int] = {}
    for card in range(CARDS):
        count = 0
        for cards in s.weeks:
            count += cards.count(card)
        count += s.saved.count(card)
        for number in s.todo:
            if number % 100 == card:
                count += 1
        for seat in range(s.seats):
            count += s.scored[seat * CARDS + card]
        if card < BASIC:
            count += s.deck[card] + (1 if s.top == card else 0)
        else:
            count += s.planet_deck[card - BASIC] + s.planet_past[card - BASIC] + (1 if s.planet_top == card else 0)
            if card == CARDS - 1:
                count += s.terra
        found[f"cards of {c.cards[card].name}"] = count
    for tile in range(TRACK):
        count = 0 if s.board[tile] == FACE_DOWN else 1
        for kind in range(KINDS_OF_TILE):
            count += s.bag[tile * KINDS_OF_TILE + kind] + s.gone[tile * KINDS_OF_TILE + kind]
        for seat in range(s.seats):
            count += 0 if s.own[seat * TRACK + tile] == NOBODY else 1
        found[f"trajectory tiles of stage {tile + 1}"] = count
    tiles = sum(s.pile) + len(s.pile_top) - s.pile_top.count(NOBODY)
    for number in s.tiles:
        tiles += 1 if number >= 0 else 0
    found["continent tiles"] = tiles
    rockets = sum(s.site_deck) + len(s.sites) - s.sites.count(NOBODY)
    rockets += len(s.kept) // KEPT
    if s.stage == ACTION:  # else characters or planets lie there
        rockets += len(s.offer) - s.offer.count(NOBODY)
    found["rockets"] = rockets
    found["quests"] = sum(s.quest_deck) + len(s.quest_offer) + len(s.quests) - s.quests.count(NO_QUEST)
    return found
