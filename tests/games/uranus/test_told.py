"""What players are told: prompts, refusals and the log are true and of use to everybody who reads them."""

import pytest

from perilune.games.uranus.hexes import ALL_HEXES, BIT, NAMES
from perilune.games.uranus.messages import CHANCE_DECIDES
from perilune.games.uranus.moves import DEAL_RACE, DRAW_JUNK
from perilune.games.uranus.state import ATTACK, BUILDING, DOWN, MINING, OVER, USING
from tests.games.uranus.scene import ATTACKS, CALM, CONTENT, Scene, h
from tests.games.uranus.test_8_junk import junk, launch

THREE = ["osmish", "kroviots", "yarls"]


def why(scene: Scene, seat: int, text: str) -> str:
    """The refusal in words."""
    game = scene.table.game
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"][: scene.s.seats]
    refusal = game.refusal(scene.s, seat, game.catalogue.parse(text), names)
    assert refusal is not None
    return refusal.text


def log(scene: Scene, seat: int, lines: int) -> list[str]:
    """The last lines of the log."""
    return scene.table.seen(seat).log()[-lines:]


def ready(scene: Scene, seat: int) -> str:
    """What the seat's key to be ready says."""
    seen = scene.table.seen(seat)
    return next(seen.say(move) for move in seen.legal() if move.text == "ready")


def building(*races: str) -> Scene:
    """A table in phase 4."""
    scene = Scene(3, races=list(races) or THREE)
    scene.phase(BUILDING)
    return scene


# refusals


def test_a_seat_that_has_taken_all_attacks_is_told_so() -> None:
    scene = Scene(3, races=THREE)
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left", "impact 0")
    assert why(scene, 0, "face left") == "No attack from the left is waiting for you."
    scene.play(0, "impact 0")
    for text in ("impact 0", "face left"):
        assert why(scene, 0, text) == "You have taken every attack on your moon. Say that you are ready."


def test_how_far_a_gun_reaches() -> None:
    scene = Scene(6, races=["yarls", "osmish"])
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    scene.mark(1, "gun", 4)
    assert "beside those of your neighbours" in why(scene, 0, "fire 4")
    assert why(scene, 1, "fire 4") == "Your space gun only reaches the asteroids to your left and right."


def test_tracks_tell_how_far_they_are() -> None:
    scene = building()
    scene.mark(0, "mine", 1)
    assert why(scene, 0, "mine 0,0,0") == "Your mine track allows no mine yet: 1 step crossed off, 3 needed."
    assert why(scene, 0, "remove-mine 1,-1,0") == why(scene, 0, "mine 0,0,0")
    assert why(scene, 1, "give-mine seat-1") == "Your mine track allows no mine yet: 0 steps crossed off, 2 needed."
    assert why(scene, 0, "tunnel 1,0,-1:0,0,0") == "Your tunnel track allows no tunnel yet: 0 steps crossed off, 1 needed."


def test_a_finished_technology_is_kept_or_given() -> None:
    scene = Scene(3, races=["galepegals"])
    scene.mark(0, "rocket", 3)
    scene.hand(0, "0,0,0", "GG")
    assert scene.refused(0, "use 0,0,0 rocket") == "7.10"
    assert "Keep the technology or give it away" in why(scene, 0, "use 0,0,0 rocket")


def test_launches_that_are_used_up() -> None:
    scene = Scene(3, races=THREE)
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", "G")
    scene.hand(0, "1,-1,0", "G")
    scene.play(0, "send 0,0,0 1")
    assert why(scene, 0, "send 1,-1,0 1") == "Each of your launchpads has launched a set this round."


def test_conceding_is_refused_with_what_is_missing() -> None:
    scene = building()
    assert why(scene, 1, "agree") == "Nobody has proposed giving up. You can concede."
    assert why(scene, 1, "play-on") == "You have not given up: you are still playing."
    scene.play(1, "concede")
    assert why(scene, 0, "concede") == "Somebody has already proposed giving up. You can agree."
    assert why(scene, 1, "concede") == "You have already given up. The game ends when everybody who could play on has agreed."


def test_a_set_that_does_not_pay_is_told_the_cost() -> None:
    scene = Scene(3, races=["falkafreedi"])
    scene.hand(0, "0,0,0", "G")
    assert why(scene, 0, "use 0,0,0 weaponry") == (
        "That set does not pay for a step of your weaponry technology track: "
        "that costs 3 red or 1 green, 1 blue and 1 purple or 2 grey."
    )
    assert why(scene, 0, "use 0,0,0 pad").endswith("that costs 5 different colours.")


def test_a_track_that_is_not_complete_is_told_with_its_steps() -> None:
    scene = building()
    scene.mark(0, "fort", 1)
    assert why(scene, 0, "fortify 0,0,0") == "To fortify a mine, complete your fortification track: 1 of 2 steps are crossed off."
    assert why(scene, 0, "fire 1") == "Your space gun is not loaded: 0 of 4 steps are crossed off."
    assert why(scene, 0, "fire 6") == "This game has only 3 asteroids."


@pytest.mark.parametrize("stage", [None, ATTACK, MINING, USING, BUILDING])
def test_what_belongs_to_another_phase_is_told_with_its_time(stage: int | None) -> None:
    scene = Scene(3, races=["falkafreedi", "osmish", "yarls"], start=stage is not None)
    if stage == ATTACK:
        scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    elif stage is not None:
        scene.phase(stage)
    game = scene.table.game
    phase = game.phase(scene.s)
    assert phase is not None
    for verb in game.catalogue.verbs:
        reason = phase.why_not(scene.s, 0, verb.moves[0])
        if reason == verb.when and reason not in (0, CHANCE_DECIDES):
            words = why(scene, 0, verb.moves[0].text)
            assert "phase" in words or "junk" in words, words
        assert reason != CHANCE_DECIDES or DEAL_RACE <= verb.kind <= DRAW_JUNK


# warnings


def warned(scene: Scene, seat: int, text: str) -> str:
    """What the seat is told before it plays a legal move; empty if nothing speaks against it."""
    seen = scene.table.seen(seat)
    move = scene.table.game.catalogue.parse(text)
    assert move in seen.legal(), text
    caution = seen.warning(move)
    return "" if caution is None else caution.text


def test_a_launch_warns_of_junk() -> None:
    scene = launch("GRP")
    assert warned(scene, 0, "send 0,0,0 1") == "2 rocks would not fit and would become space junk."
    assert warned(scene, 0, "send 0,0,0 2") == ""
    assert warned(launch("GR"), 0, "send 0,0,0 1").startswith("1 rock would not fit")


def test_sets_that_could_be_used_are_not_left_by_mistake() -> None:
    scene = Scene(3, races=["falkafreedi"])
    scene.hand(0, "0,0,0", "R")
    scene.hand(0, "1,-1,0", "P")
    assert warned(scene, 0, "ready").startswith("1 set of yours could still be used."), "a single purple rock is of no use"
    assert warned(scene, 0, "use 0,0,0 tunnel") == "", "every step of this track is of use"
    scene.play(0, "use 0,0,0 tunnel")
    assert warned(scene, 0, "ready") == ""
    assert scene.table.seen(0).prompt() == "The set that is left pays for nothing. Ready?"


def test_a_technology_that_nobody_needs() -> None:
    scene = Scene(3, races=["galepegals", "arshantans", "osmish"])
    scene.hand(0, "0,0,0", "PP")
    assert warned(scene, 0, "use 0,0,0 telescope") == ""
    scene.know(0, "telescope")
    scene.know(1, "telescope")
    assert warned(scene, 0, "use 0,0,0 telescope") == "", "seat 3 could learn it"
    scene.know(2, "telescope")
    assert "nobody needs it" in warned(scene, 0, "use 0,0,0 telescope")


def test_the_second_rock_is_not_forgotten() -> None:
    scene = Scene(2, races=["falkafreedi", "osmish"])
    scene.next_round()
    assert "second rock" in warned(scene, 0, "ready")
    scene.play(0, f"double {scene.offers(0, 'double')[0]}")
    assert warned(scene, 0, "ready") == ""


def test_a_set_up_without_the_tunnel_colour_is_warned_of() -> None:
    scene = Scene(1, races=["kroviots"], start=False)
    purple = CONTENT.moons[0].coloured[3]
    scene.s.mines[0] &= ~purple
    scene.s.mines_left[0] = 0
    assert warned(scene, 0, "ready").endswith("a single rock of that colour pays for a step of the tunnel track.")
    scene.s.mines[0] |= purple & -purple
    assert warned(scene, 0, "ready") == ""


def test_two_networks_become_one_set() -> None:
    """Said where both have several mines: joining a single mine is what tunnels are for."""
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "0,0,0", "1,-1,0", "3,-1,-2", "4,-1,-3")
    scene.dig(0, "0,0,0", "1,-1,0")
    scene.mark(0, "tunnel", 2)
    scene.play(0, "tunnel 2,-1,-1:1,-1,0")
    assert warned(scene, 0, "tunnel 3,-1,-2:2,-1,-1") == "", "one mine more in the set"
    scene.dig(0, "3,-1,-2", "4,-1,-3")
    says = "This joins two networks: the rocks of their 2 and 2 mines become one set, not two."
    assert warned(scene, 0, "tunnel 3,-1,-2:2,-1,-1") == says


def test_a_launchpad_with_nothing_to_launch() -> None:
    scene = building()
    scene.mines(0, "0,0,0")
    scene.mark(0, "pad", 3)
    scene.s.known[0] = 0
    assert "Nothing can leave from it yet" in warned(scene, 0, "launchpad 0,0,0")
    scene.know(0, "rocket")
    assert warned(scene, 0, "launchpad 0,0,0") == ""


def test_shots_that_hit_nothing() -> None:
    scene = building()
    scene.mark(0, "gun", 4)
    assert warned(scene, 0, "fire 1") == "", "nobody has seen that card"
    scene.pair(0, "0,0,0", "c01")
    scene.darken(0, "0,0,0")
    assert warned(scene, 0, "fire 1") == "", "it hits the moon of seat 2"
    scene.darken(1, "0,0,0")
    assert warned(scene, 0, "fire 1") == "That asteroid can no longer do any damage."
    scene.pair(0, "0,4,-4", "c01")
    for seat in (0, 1):
        scene.darken(seat, "0,4,-4")
    assert warned(scene, 0, "fire 1") == "That asteroid can no longer do any damage."
    scene.s.space = ATTACKS[-1] - 1
    assert warned(scene, 0, "fire 3") == "", "the last attack is in the next round"
    scene.s.space = CONTENT.end - 1
    assert warned(scene, 0, "fire 3") == "There are no more attacks on the track: nothing is left to prevent."


def test_what_an_eruption_takes_at_once_is_not_built_by_mistake() -> None:
    scene = building()
    scene.s.space = CALM
    scene.mines(0, "1,-1,0", "0,0,0")
    scene.darken(0, "2,-2,0")
    scene.s.volcano[0] = 1
    scene.mark(0, "pad", 3)
    scene.mark(0, "fort", 2)
    scene.mark(0, "tunnel", 4)
    scene.mark(0, "mine", 3)
    assert warned(scene, 0, "launchpad 1,-1,0") == "The eruption reaches it at the start of the next round."
    assert warned(scene, 0, "tunnel 0,0,0:1,-1,0") == "The eruption reaches it at the start of the next round."
    assert warned(scene, 0, "mine 2,-1,-1") != ""
    assert warned(scene, 0, "fortify 1,-1,0") == "", "that is what saves it"
    assert warned(scene, 0, "launchpad 0,0,0") == ""
    scene.dig(0, "0,0,0", "1,0,-1", "0,1,-1")
    assert warned(scene, 0, "tunnel 0,1,-1:0,0,0") == "The two hexes are already connected."
    scene.s.space = CONTENT.end - 1
    assert warned(scene, 0, "mine -4,4,0") == "This is the last round: your mines produce no more rocks."
    assert warned(scene, 0, "launchpad 0,0,0") == ""


def test_what_goes_with_a_mine_and_what_a_ready_seat_loses() -> None:
    scene = building("kroviots", "osmish", "yarls")
    mine = scene.offers(0, "remove-mine")[0]
    assert warned(scene, 0, f"remove-mine {mine}") == ""
    scene.s.pads[0] = BIT[h(mine)]
    assert warned(scene, 0, f"remove-mine {mine}") == "Its fortification or launchpad is lost with the mine."
    assert warned(scene, 0, "ready") == ""
    scene.mark(0, "tunnel", 1)
    assert warned(scene, 0, "ready") == "", "tunnels that are not begun are kept"
    scene.play(0, f"tunnel {scene.offers(0, 'tunnel')[0]}")
    assert "is lost" in warned(scene, 0, "ready")
    scene.play(0, f"tunnel {scene.offers(0, 'tunnel')[0]}")
    assert "is lost" in warned(scene, 0, "ready"), "one tunnel is left"
    scene.s.mines_left[0] = 1
    assert "is lost" in warned(scene, 0, "ready"), "and a mine"
    scene.s.mines_left[0] = 0
    scene.play(0, f"tunnel {scene.offers(0, 'tunnel')[0]}")
    assert warned(scene, 0, "ready") == ""
    assert warned(scene, 0, f"remove-tunnel {scene.offers(0, 'remove-tunnel')[0]}") == ""


def test_a_race_that_flies_is_told_who_has_no_home() -> None:
    scene = building()
    scene.know(0, "spaceship")
    scene.pads(0, "0,0,0")
    scene.complete(1)
    assert warned(scene, 0, "fly 1").endswith("2 races would still have no home.")
    scene.complete(2)
    scene.complete(3)
    assert warned(scene, 0, "fly 1") == ""


# prompts


def test_the_set_up_counts_the_mines_to_choose() -> None:
    scene = Scene(3, races=THREE, start=False)
    assert scene.table.seen(0).prompt() == "Choose two more mines on your moon."
    scene.play(0, scene.table.legal(0)[0].text)
    assert scene.table.seen(0).prompt() == "Choose one more mine on your moon."
    scene.play(0, scene.table.legal(0)[0].text)
    assert scene.table.seen(0).prompt() == "Your moon has its ten mines. Ready?"


def test_an_attack_tells_where_it_comes_from_and_what_it_hits() -> None:
    scene = Scene(3, races=THREE)
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"), ("0,4,-4", "c03"))
    assert scene.table.seen(1).prompt() == "Asteroids from both sides: which attack do you take first?"
    scene.play(1, "face left")
    assert (
        scene.table.seen(1).prompt()
        == "The asteroid from the left strikes red land on the south-western edge (row 9, hex 1): choose how its pattern lies."
    )
    scene.play(1, "impact 0", "impact 0")
    assert scene.table.seen(1).prompt() == "The attack on your moon is over. Ready?"


def test_phase_4_asks_who_has_nothing_to_build() -> None:
    scene = building("galepegals", "osmish", "yarls")
    assert scene.table.seen(1).prompt() == "Anything else to build? Ready?"
    scene.mark(1, "fort", 2)
    assert scene.table.seen(1).prompt() == "Use now, or keep for a later round: a fortification."


def test_the_gun_is_only_offered_when_it_is_loaded() -> None:
    scene = junk(launch("GR"), 8)
    scene.chance("coordinate 0,1,-1", "pattern c01")
    assert "space gun" not in scene.table.seen(2).prompt()
    scene.mark(2, "gun", 4)
    assert "or fire your space gun" in scene.table.seen(2).prompt()


def test_phase_4_tells_what_is_lost_and_what_stays() -> None:
    scene = building("kroviots", "osmish", "yarls")
    scene.mark(0, "mine", 2)
    scene.play(0, "give-mine seat-2")
    assert scene.table.seen(1).prompt() == "Build now or lose it: 1 mine."
    assert ready(scene, 1) == "Ready, and lose what is not built: 1 mine"
    scene.mark(1, "tunnel", 1)
    scene.mark(1, "fort", 2)
    told = "Build now or lose it: 1 mine. Use now, or keep for a later round: 3 tunnels, a fortification. "
    told += "Once you dig one tunnel, those not dug this round are lost."
    assert scene.table.seen(1).prompt() == told
    scene.play(1, "tunnel 0,0,0:1,-1,0")
    assert ready(scene, 1) == "Ready, and lose what is not built: 2 tunnels, 1 mine"
    scene.s.owed_forts[1] = 1
    assert ready(scene, 1).endswith("2 tunnels, 1 mine, 1 fortification")
    scene.mark(2, "mine", 5)
    scene.play(2, "mine -4,0,4")
    assert ready(scene, 2) == "Ready, and lose what is not built: 1 mine"
    assert "remove tunnels and mines" in scene.table.seen(0).prompt()


def test_phase_4_names_a_flight_and_a_finished_technology() -> None:
    scene = building("galepegals", "osmish", "yarls")
    scene.mark(0, "telescope", 2)
    assert "telescope technology, to keep or to give" in scene.table.seen(0).prompt()
    scene.know(2, "spaceship")
    scene.pads(2, "0,0,0")
    scene.complete(1)
    assert "your flight to Uranus" in scene.table.seen(2).prompt()
    assert ready(scene, 2) == "Ready"


# the log


def test_a_new_coordinate_is_told() -> None:
    scene = launch("GR")
    scene.pair(2, "0,0,0", "c01")
    scene.know(2, "telescope")
    scene.pair(1, "1,0,-1", "c02")
    junk(scene, 1)
    scene.chance("coordinate 4,0,-4")
    assert log(scene, 1, 2) == [
        "The asteroid between Player 3 and Player 1 is turned aside: it will strike elsewhere.",
        "The asteroid between Player 3 and Player 1 will strike on the north-eastern edge.",
    ]
    scene = junk(launch("GR"), 1)
    assert scene.s.cards[4] == DOWN
    assert log(scene, 1, 1) == ["The asteroid between Player 3 and Player 1 is turned aside: it will strike elsewhere."]


def test_a_point_on_the_volcano_is_replaced_in_words() -> None:
    scene = launch("GR")
    scene.s.attacks = 0
    junk(scene, 10)
    scene.chance("coordinate 2,-2,0")
    assert log(scene, 1, 1)[0].endswith("is safe until the first attack is over: another coordinate card is drawn.")


def test_a_pair_that_points_at_a_volcano_is_replaced_in_words() -> None:
    scene = Scene(3, races=THREE)
    scene.attack(("1,-1,0", "c01"), ("4,0,-4", "c02"), ("2,-2,0", "c07"), first=True)
    replaced = "the asteroid between Player 3 and Player 1 is replaced."
    assert f"Player 1's volcano is safe from the first attack: {replaced}" in log(scene, 1, 3)


@pytest.mark.parametrize("card", range(12))
def test_junk_cards_speak_to_everybody(card: int) -> None:
    assert "your" not in CONTENT.junks[card].text.lower()


def test_a_wiped_module_is_told_with_its_rocks() -> None:
    scene = launch("GR")
    scene.fill(1, "BB")
    junk(scene, 11)
    assert "Module 1 loses 3 rocks." in log(scene, 1, 4)


def test_the_storm_is_told_once() -> None:
    scene = junk(launch("GR"), 12)
    assert len([line for line in log(scene, 1, 3) if "clockwise" in line]) == 1


def test_impacts_and_eruptions_name_what_is_lost() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,-1,0", "0,0,0", "1,-2,1")
    scene.s.forts[0] = BIT[h("1,-2,1")]
    scene.pads(0, "0,0,0")
    scene.attack(("0,0,0", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left", "impact 0")
    names = scene.table.record.names
    assert log(scene, 1, 4) == [
        f"An impact on {names[0]}'s moon in the middle: 3 hexes go dark.",
        f"{names[0]} loses the grey mine in the middle and its launchpad.",
        f"{names[0]} loses the blue mine in the middle.",
        f"{names[0]}'s volcano is hit. It will erupt from the next round on.",
    ]
    scene.s.mines[0] |= BIT[h("2,-1,-1")]
    scene.next_round()
    lines = scene.table.seen(1).log()
    begins = next(number for number in range(len(lines) - 1, 0, -1) if lines[number].endswith("begins."))
    assert lines[begins + 1 : begins + 3] == [
        f"{names[0]}'s volcano erupts and reaches 1 step out: 4 hexes go dark.",
        f"{names[0]} loses the green mine in the north-east.",
    ]


def test_it_is_told_which_deck_is_shuffled() -> None:
    scene = launch("GR")
    scene.s.junk_out, scene.s.junk_bag = scene.s.junk_bag, 0
    scene.play(0, "send 0,0,0 1")
    assert log(scene, 1, 1) == ["The used space junk cards are shuffled into a new deck."]


def test_nobody_is_together_alone() -> None:
    scene = Scene(1, races=["falkafreedi"])
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"))
    scene.play(0, "face right", "impact 0", "impact 0", "ready")
    scene.phase(BUILDING)
    scene.s.space = CONTENT.end - 1
    scene.play(0, "ready")
    assert scene.s.stage == OVER
    told = scene.table.seen(0).log() + [line for region in scene.table.seen(0).regions() for line in region.lines]
    for word in ("together", "between the moons", "neighbour"):
        assert not [line for line in told if word in line]


def test_the_last_hex_of_a_moon_is_told() -> None:
    scene = Scene(2, races=["osmish", "yarls"])
    names = scene.table.names
    all_dark = f"{names[0]}'s moon has gone completely dark. The game can no longer be won."
    for rounds in range(2):
        scene.darken(0, *(set(NAMES) - {"1,-1,0"}))
        scene.s.volcano[0] = 7
        scene.next_round()
        assert scene.table.seen(1).log().count(all_dark) == 1, "once only" if rounds else "an eruption"
    scene = Scene(2, races=["osmish", "yarls"])
    scene.darken(0, *NAMES[1:])
    scene.attack((NAMES[0], "c01"), (NAMES[1], "c02"))
    assert all_dark not in scene.table.seen(1).log()
    scene.play(0, "impact 0")
    assert log(scene, 1, 1) == [all_dark]


def test_a_concession_is_told_to_everybody() -> None:
    scene = building()
    names = scene.table.names
    told = f"Conceded: {names[1]}."
    seen = scene.table.seen(2)
    assert not [line for line in seen.regions()[0].lines if "onceded" in line]
    assert "onceded" not in seen.svg()
    scene.play(1, "concede")
    seen = scene.table.seen(2)
    assert seen.log()[-1] == f"{names[1]} concedes. If everybody agrees, the game is given up."
    assert seen.prompt().endswith(f" {names[1]} wants to give up: you may agree.")
    assert scene.table.seen(1).prompt().endswith(" You want to give up; the game ends when everybody has agreed.")
    assert told in seen.regions()[0].lines
    assert told in seen.svg()
    assert ">conceded</text>" in seen.svg()
    scene.play(1, "play-on")
    assert log(scene, 0, 1) == [f"{names[1]} plays on after all."]
    scene.play(2, "concede")
    scene.play(1, "agree")
    assert scene.table.seen(0).prompt().endswith(f" {names[1]} and {names[2]} want to give up: you may agree.")
    scene.play(0, "agree")
    assert log(scene, 0, 2) == [f"{names[0]} agrees to give up.", "Nobody wants to play on. The game is given up, and lost."]


def test_an_end_by_agreement_is_told_as_one() -> None:
    scene = building()
    names = scene.table.names
    scene.darken(0, *NAMES)
    scene.play(1, "concede")
    scene.play(2, "agree")
    who = f"The moon of {names[0]} went completely dark, and {names[1]} and {names[2]} gave up"
    assert scene.table.seen(0).prompt() == f"{who} in round {scene.s.space}. The game is lost."
    assert scene.table.seen(0).regions()[0].lines[0] == f"The end, in round {scene.s.space}."
    assert f"The end, in round {scene.s.space}." in scene.table.seen(0).svg()
    scene = building()
    for seat in (0, 1):
        scene.darken(seat, *NAMES)
    scene.play(2, "concede")
    words = scene.table.seen(0).prompt()
    assert words.startswith(f"The moons of {names[0]} and {names[1]} went completely dark, and {names[2]} gave")
    scene = Scene(1, start=False)
    scene.play(0, "concede")
    assert scene.table.seen(0).prompt() == f"{names[0]} gave up before round 1. The game is lost."


def test_the_end_of_the_track_is_not_told_as_an_agreement() -> None:
    scene = building()
    scene.darken(0, *NAMES)
    scene.play(1, "concede")
    scene.s.space = CONTENT.end - 1
    scene.all_ready()
    assert scene.s.stage == OVER
    assert scene.table.seen(0).prompt().startswith("The moons explode with")
    assert scene.table.seen(0).regions()[0].lines[0].startswith("The end, after round")


def test_to_concede_is_set_apart_from_other_moves() -> None:
    verbs = Scene(1).table.game.catalogue.verbs
    assert [verb.name for verb in verbs if verb.ends] == ["ready", "let-go", "concede", "agree", "play-on"]


# the position


def test_the_end_is_no_round() -> None:
    scene = building()
    scene.s.space = CONTENT.end - 1
    scene.all_ready()
    assert scene.s.stage == OVER
    seen = scene.table.seen(0)
    last = CONTENT.end - 1
    assert seen.regions()[0].lines[0] == f"The end, after round {last}."
    assert f"Round {CONTENT.end}" not in seen.svg()
    assert f"The end, after round {last}. Safe on Uranus: nobody yet." in seen.svg()


def test_the_picture_of_the_set_up_is_before_round_1() -> None:
    picture = Scene(2, start=False).table.seen(0).svg()
    assert "Round 0" not in picture
    assert "Before round 1, set-up." in picture


def test_loose_rocks_in_words_and_in_the_picture() -> None:
    scene = Scene(2, races=["osmish", "yarls"])
    scene.phase(USING)
    before = scene.table.seen(0).svg().count("#ur-r")
    for letter in "SB":
        scene.hand(0, "loose", letter)
    scene.play(0, "join blue loose-grey")
    lines = [line for region in scene.table.seen(0).regions() for line in region.lines]
    assert "Loose grey rock, with what was added to it: 1 blue, 1 grey." in lines
    assert scene.table.seen(0).svg().count("#ur-r") > before + 1


def test_the_end_says_which_race_was_left_behind_and_why() -> None:
    scene = building()
    scene.know(0, "spaceship")
    scene.know(1, "spaceship")
    scene.pads(1, "0,0,0")
    scene.s.flown[2] = 1
    scene.s.claimed[0] = 2
    scene.s.dark[0] = ALL_HEXES
    scene.s.stage = OVER
    scene.s.space = CONTENT.end
    names = ["Ada", "Ben", "Cleo"]
    assert scene.table.game.outcome(scene.s, names).why == [
        "Ada's Osmish were left behind: their whole moon went dark, and they lacked a launchpad and a complete module.",
        "Ben's Kroviots were left behind: they lacked a complete module.",
        "Cleo's Yarls escaped to module 1.",
    ]
    scene.complete(2)
    assert "Ben's Kroviots were left behind: they could have flown, and did not." in scene.table.game.outcome(scene.s, names).why


def test_a_win_says_how_many_rounds_were_left() -> None:
    scene = Scene(3)
    scene.s.flown[:] = [1, 3, 2]
    scene.s.claimed[:3] = [2, 0, 1]
    scene.s.stage = OVER
    scene.s.space = 12
    told = scene.table.game.outcome(scene.s, ["Ada", "Ben", "Cleo"])
    assert told.text == "Every race has escaped to Uranus in round 12. The game is won."
    assert [line.split(" ", 1)[0] for line in told.why] == ["Ada's", "Cleo's", "Ben's", "5"]
    assert told.why[-1] == "5 rounds were left."


def test_a_launch_foretells_the_space_junk() -> None:
    scene = Scene(3, races=THREE)
    scene.know(0, "rocket")
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", "GGR")
    seen = scene.table.seen(0)
    told = seen.consequences(scene.table.game.catalogue.parse("send 0,0,0 1"))
    cards = "You draw 1 card of the 12 space junk cards in the deck: 5 do harm, 4 help, 3 only turn asteroids aside."
    assert told.forecast == [cards]
    assert "Space junk, Caught in time" in [chance.text for chance in told.chances]
    assert seen.consequences(scene.table.game.catalogue.parse("send 0,0,0 2")).forecast == []


def test_a_home_counts_for_one_race() -> None:
    """Both players had 3 of 3 escape needs, with one home for the two of them."""
    scene = building()

    def met() -> list[int]:
        return [scene.table.game.gauges(scene.s, seat, ["Ada", "Ben", "Cleo"])[0].value for seat in range(3)]

    for seat in (1, 2):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    assert met() == [0, 2, 2]
    scene.complete(1)
    assert met() == [0, 3, 2], "the race that is nearer to its flight comes first"
    scene.complete(2)
    scene.complete(3)
    assert met() == [1, 3, 3]


def test_when_every_race_can_fly_phase_4_says_so() -> None:
    """The question named a spaceship that one could also keep for a later round."""
    scene = building()
    for seat in range(3):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
        scene.complete(seat + 1)
    assert scene.table.seen(0).prompt() == "Every race can fly now: choose your home on Uranus."


def test_what_would_be_removed_is_named_first() -> None:
    """A list put seven mines together as: Remove the ..."""
    scene = Scene(3, races=["osmish", "kroviots", "yarls"])
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 1)
    scene.mark(0, "mine", 3)
    seen = scene.table.seen(0)
    told = [seen.say(move) for move in seen.legal() if move.verb == "remove-mine"]
    assert told and all(words.startswith("Remove a mine: the ") for words in told)
