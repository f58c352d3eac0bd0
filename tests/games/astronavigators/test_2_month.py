"""Rules, chapter 2: the month."""

from perilune.core.journal import ALL, Event
from perilune.games.astronavigators.content import BASIC
from perilune.games.astronavigators.messages import E_DEAL, E_GO, E_MONTH, E_TOP, E_TRAVEL_PLAN
from tests.games.astronavigators.scene import CONTENT, Scene, card


def test_rule_2_1_each_thing_in_its_own_phase() -> None:
    scene = Scene()
    assert scene.refused(0, "done") == "2.1"
    assert scene.refused(0, "go n1-4") == "4.2" and "in the resolution phase" in scene.told(0, "go n1-4")
    assert scene.refused(0, "train") == "5.1" and "in the calibration phase" in scene.told(0, "train")
    scene.play(0, "pass 1")
    scene.play(1, "pass 2")
    assert scene.refused(0, "pass 3") == "2.7" and "in the action phase" in scene.told(0, "pass 3")
    scene.play(0, "done")
    scene.play(1, "done")
    scene.settle()
    assert scene.s.round == 2 and scene.table.deciders() == [1]


def test_rule_2_2_one_player_to_a_week() -> None:
    scene = Scene(4)
    for seat, week in enumerate([3, 1, 4]):
        assert scene.table.deciders() == [seat]
        scene.play(seat, f"pass {week}")
    assert scene.refused(3, "pass 1") == "2.2"
    assert "taken by Player 2" in scene.told(3, "pass 1")
    scene.play(3, "pass 2")


def test_rule_2_3_a_spontaneous_observation_scores_the_top_card() -> None:
    scene = Scene(weeks=["leo", "virgo", "libra", "cancer"])
    scene.lay(1, "cancer")
    scene.play(0, "observe 1")
    assert scene.s.nk[0] == 5
    scene.resolve()
    assert scene.s.nk[0] == 10 and scene.s.weeks[0] == [card("leo")]
    empty = Scene()
    empty.s.weeks[0] = []
    assert empty.refused(0, "observe 1") == "2.3"


def test_rule_2_4_the_vehicle_now_the_square_later() -> None:
    scene = Scene()
    scene.play(0, "travel 1 car")
    assert scene.s.die[0] == 0 and scene.s.square[0] == CONTENT.characters[0].home
    scene.resolve()
    assert scene.table.deciders() == [0]
    scene.play(0, "go n1-4")
    assert CONTENT.earth.keys[scene.s.square[0]] == "n1-4"


def test_rule_2_5_planning_saves_or_swaps() -> None:
    scene = Scene()
    scene.play(0, "plan 1")
    scene.resolve()
    assert scene.s.saved[0] == card("leo") and scene.s.weeks[0] == []
    scene = Scene()
    scene.save(0, "crux")
    scene.play(0, "plan 1")
    scene.resolve()
    assert scene.s.saved[0] == card("leo") and scene.s.weeks[0] == [card("crux")]
    neil = Scene(mode="constellation")
    neil.save(0, "crux", "lyra", "orion")
    neil.play(0, "plan 1")
    neil.resolve()
    assert neil.refused(0, "plan 1") == "2.2"
    neil.play(0, "give-back 2")
    assert neil.s.saved[:3] == [card("crux"), card("leo"), card("orion")] and neil.s.weeks[0] == [card("lyra")]
    second = Scene(mode="constellation", who=("joao", "neil"))
    second.save(1, "crux", "lyra", "orion")
    second.s.at = 1
    second.play(1, "plan 1")
    second.resolve()
    second.play(1, "give-back 2")
    assert second.s.saved[3:6] == [card("crux"), card("leo"), card("orion")] and second.s.weeks[0] == [card("lyra")]


def test_rule_2_5_only_a_saved_card_can_be_given_back() -> None:
    neil = Scene(mode="constellation")
    neil.save(0, "crux", "lyra", "orion")
    neil.play(0, "plan 1")
    neil.resolve()
    neil.s.saved[2] = -1
    assert neil.refused(0, "give-back 3") == "2.5"


def test_rule_2_6_a_planned_observation_scores_the_saved_card() -> None:
    scene = Scene()
    assert scene.refused(0, "planned 1") == "2.6"
    scene.save(0, "orion")
    scene.play(0, "planned 1")
    assert scene.s.weeks[0][-1] == card("orion") and scene.s.saved[0] == -1
    scene.resolve()
    assert scene.s.nk[0] == 10 and scene.s.weeks[0] == [card("leo")]
    hidden = Scene()
    hidden.save(0, "crux")
    assert hidden.refused(0, "planned 1") == "3.3"


def test_rule_2_7_staying_put() -> None:
    scene = Scene()
    scene.play(0, "pass 4")
    scene.play(1, "pass 1")
    assert scene.s.nk == [5, 5]


def test_rule_2_8_weeks_are_resolved_in_their_order() -> None:
    scene = Scene(3, weeks=["leo", "virgo", "libra", "cancer"])
    scene.play(0, "travel 4 car")
    scene.play(1, "travel 2 car")
    scene.play(2, "travel 3 car")
    order = []
    while scene.s.pending:
        order.append(scene.s.at)
        scene.play(scene.s.at, "stay")
    assert order == [1, 2, 0]


def test_rule_2_9_new_cards_on_every_week() -> None:
    scene = Scene()
    scene.play(0, "pass 1")
    scene.play(1, "pass 2")
    scene.play(0, "done")
    scene.play(1, "done")
    assert scene.s.weeks[0] == [card("leo"), card("gemini")]  # the face-up card of the deck
    scene.chance("deal orion", "deal lyra", "deal crux", "deal aquila")
    assert [cards[-1] for cards in scene.s.weeks] == [card(key) for key in ("gemini", "orion", "lyra", "crux")]
    assert scene.s.top == card("aquila")
    assert [len(cards) for cards in scene.s.weeks] == [2, 2, 2, 2]


def test_rule_2_10_the_first_player_token_goes_left() -> None:
    scene = Scene(3)
    for first in (1, 2, 0):
        scene.rest()
        assert scene.s.first == first and scene.table.deciders() == [first]


def test_rule_2_11_the_weeks_are_shuffled_into_a_new_deck() -> None:
    scene = Scene()
    s = scene.s
    for number in range(BASIC):
        while s.deck[number]:
            s.deck[number] -= 1
            s.weeks[number % 4].insert(0, number)
    s.deck[card("leo")] += 1
    tops = [cards[-1] for cards in s.weeks]
    before = sum(s.deck) + sum(len(cards) for cards in s.weeks)
    scene.play(0, "pass 1")
    scene.play(1, "pass 2")
    scene.play(0, "done")
    scene.play(1, "done")
    assert [len(cards) for cards in s.weeks[1:]] == [1, 1, 1] and [cards[0] for cards in s.weeks] == tops
    assert sum(s.deck) == before - 4


def test_rule_2_11_four_cards_are_enough_with_the_open_one() -> None:
    scene = Scene()
    s = scene.s
    s.weeks[1].insert(0, s.weeks[2].pop())
    s.deck = [0] * BASIC
    s.deck[card("orion")], s.deck[card("lyra")], s.top = 2, 1, card("ursa-minor")
    scene.rest()
    assert len(s.weeks[1]) == 3 and s.weeks[0][-1] == card("ursa-minor")  # nothing was shuffled


def test_what_is_offered_names_the_card_and_what_stays() -> None:
    """A week's own name, a phase of the Moon, would be taken for the card's; and "Done" would say nothing to an astronomer."""
    scene = Scene(weeks=["leo", "virgo", "libra", "cancer"])
    seen = scene.table.seen(0)
    offered = {move.text: seen.say(move) for move in seen.legal()}
    assert offered["plan 1"] == "Save Leo of week 1 for later"
    assert offered["travel 2 car"] == "Travel in week 2 by car: first use +5" and offered["pass 3"] == "Stay put in week 3"
    assert [says for text, says in offered.items() if text.startswith("observe ")] == [
        f"Observe {name} in week {week}: +5 knowledge"
        for week, name in enumerate(["Leo", "Virgo", "Libra", "Cancer"], 1)
        if f"observe {week}" in offered
    ]
    scene.calibration()
    seen = scene.table.seen(scene.s.at)
    assert "Stay an astronomer" in [seen.say(move) for move in seen.legal()]


def test_what_lies_on_the_table_does_not_crowd_out_what_the_others_did() -> None:
    """Of all that had happened, one read which cards lay in the weeks and who would go there, and not what had come of it."""
    scene = Scene()
    did, month = Event(E_GO, [1, 4, 0], ALL, 0), Event(E_MONTH, [3], ALL, 0)
    dealt = [Event(E_DEAL, [card("leo"), 1], ALL, 0), Event(E_TOP, [card("crux")], ALL, 0)]
    game, will = scene.table.game, Event(E_TRAVEL_PLAN, [1, 2, 4], ALL, 0)
    told = [line.text for line in game.recap([will, did, *dealt, month, will], ["Ada", "Ben"])]
    assert len(told) == 2 and told[0].startswith("Ben goes by plane") and told[1] == "June begins."
    assert len(game.recap(dealt, ["Ada", "Ben"])) == 2, "cards that come in another way are told"
