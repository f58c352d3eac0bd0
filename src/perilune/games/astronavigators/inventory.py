"""What play must conserve: every card, tile and token is somewhere."""

from perilune.games.astronavigators.content import BASIC, CARDS, KINDS_OF_TILE, TRACK, Content
from perilune.games.astronavigators.sites import KEPT
from perilune.games.astronavigators.state import ACTION, FACE_DOWN, NO_QUEST, NOBODY, NavState


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
