"""What the log tells, sentence by sentence."""

from perilune.core.chance import CHANCE
from perilune.games.lineae.content import NONE
from tests.games.lineae.scene import DEPOSIT_ORDER, ROCKET_ORDER, Scene


def test_set_up() -> None:
    scene = Scene(2, started=False)
    assert scene.hears(CHANCE, *[f"deposit {key}" for key in DEPOSIT_ORDER]) == [
        "The first deposit is Sulfur, side A.",
        "The second deposit is Salt, side B.",
        "The third deposit is Silica, side A.",
        "The fourth deposit is Iron, side A.",
    ]
    assert scene.hears(CHANCE, "rocket jovian") == ["The Jovian Semiconductors rocket stands over space 1."]
    scene.chance(*[f"rocket {key}" for key in ROCKET_ORDER[1:]])
    assert scene.hears(CHANCE, "first seat-1") == ["Player 1 is the first player."]
    assert scene.hears(1, "start 4") == ["Player 2 begins on space 4 with sulfur."]
    assert scene.hears(0, "start 5") == [
        "Player 1 begins on space 5 with salt.",
        "Round 1 begins.",
        "Player 1 gets 6 electricity from the sun.",
        "Player 2 gets 6 electricity from the sun.",
    ]


def test_the_sun_shines_in_turn_order() -> None:
    scene = Scene(3, vessels=(5, 4, 7))
    scene.s.first = 1
    scene.play(0, "pass")
    scene.play(1, "pass")
    assert scene.hears(2, "pass")[3:] == [
        "Player 2 gets 3 electricity from the sun.",
        "Player 3 gets 0 electricity from the sun.",
        "Player 1 gets 3 electricity from the sun.",
    ]


def test_a_tile_that_is_turned_over() -> None:
    scene = Scene(2, started=False)
    scene.chance("deposit d2a", "deposit d3b", "deposit d5b")
    assert scene.hears(CHANCE, "deposit d1a") == [
        "The fourth deposit is Silica, side A.",
        "So that no mineral is missing, a tile is turned over: Silica, side B.",
    ]


def test_a_new_round_with_algae_and_diesel() -> None:
    scene = Scene(2, biogenesis="on")
    scene.give(0, "hydrocarbon")
    scene.learn(1, "carbon-scrubber")
    scene.give(1, "hydrocarbon")
    scene.s.energy = [0, 0]
    scene.play(0, "pass")
    assert scene.hears(1, "pass") == [
        "Player 2 passes.",
        "Cleanup: 16 new cubes rise from the deposits into the ocean, all workers come home, and Jupiter moves one space to the left.",
        "Round 2 begins.",
        "Algae grow at 1 space.",
        "Player 1 gets 6 electricity from the sun.",
        "Player 2 gets 6 electricity from the sun.",
    ]
    assert scene.hears(0, "burn 13") == [
        "Player 1 burns hydrocarbon: 3 electricity, and its smoke hides the left sun of space 5."
    ]
    assert scene.hears(1, "scrub") == ["Player 2 burns hydrocarbon cleanly: 3 electricity."]


def test_workers_and_money() -> None:
    scene = Scene(2)
    scene.pay(0, 20)
    assert scene.hears(0, "place income 1") == ["Player 1 places 1 worker on Universal Basic Income.", "Player 1 takes $2."]
    assert scene.hears(0, "place hire 2", "end") == [
        "Player 1 places 2 workers on Hire a Worker.",
        "Player 1 hires a worker for $5.",
    ]
    scene.pay(1, 20)
    assert scene.hears(1, "place hire 3") == [
        "Player 2 places 3 workers on Hire a Worker.",
        "Player 1 gets 2 workers back from Hire a Worker.",
        "Player 2 hires a worker for $5.",
    ]
    assert scene.hears(1, "end") == []
    assert scene.hears(0, "sail 4") == ["Player 1 sails to space 4."]
    assert scene.hears(0, "place election 1") == [
        "Player 1 places 1 worker on Special Election.",
        "Player 1 takes the First Player marker.",
    ]


def test_a_recruit_off_a_track() -> None:
    scene = Scene(2)
    scene.hired(0, 7)
    scene.track(0, 2, 4)
    scene.pay(0, 8)
    scene.play(0, "place hire 1")
    assert scene.hears(0, "recall 2") == [
        "Player 1 takes a worker off the salt track.",
        "Player 1 hires a worker for $8.",
    ]


def test_a_launch() -> None:
    scene = Scene(2)
    scene.load(5, "hydrocarbon hydrocarbon sulfur")
    scene.give(0, "sulfur salt")
    scene.learn(0, "bore-laser", "transfer-crane")
    scene.play(0, "place launch-pad 1")
    assert scene.hears(0, "load-free 5 salt") == ["Player 1 loads salt for 1 point."]
    assert scene.hears(0, "load 5 sulfur") == [
        "Player 1 loads sulfur for 2 points.",
        "Player 1 launches the Titan Elastomers rocket.",
    ]
    assert scene.hears(0, "choose remote-sluice") == ["Player 1 takes the Remote Sluice."]
    assert scene.hears(0, "discard bore-laser") == ["Player 1 puts the Bore Laser back."]
    assert scene.hears(CHANCE, "colony solar-farm") == ["The colony opens its Solar Farm over space 5."]


def test_a_launch_over_a_waiting_card() -> None:
    scene = Scene(2)
    scene.vessel(0, 8)
    scene.load(8, "salt salt iron sulfur")
    scene.give(0, "iron")
    scene.play(0, "place launch-pad 1")
    assert scene.hears(0, "load-free 8 iron")[2:] == ["The colony opens its Water Treatment Plant over space 8."]
    assert scene.hears(0, "done") == ["Player 1 takes no technology card."]


def test_a_dive() -> None:
    scene = Scene(2, vessels=(6, 4))
    scene.track(0, 3, 1)
    assert scene.hears(0, "place submersible-e 1", "step down") == ["Player 1 places 1 worker on Submersible E."]
    assert scene.hears(0, "excavate") == [
        "Player 1 excavates 1 cube of silica.",
        "Player 1 reaches step 2 of the silica track: 1 point.",
    ]
    assert scene.hears(0, "gain iron") == ["Player 1 takes iron from the supply."]
    assert scene.hears(0, "step left", "take") == ["Submersible E takes in hydrocarbon; Player 1 takes $1."]
    scene.play(0, "step up", "step up", "step up")
    assert scene.hears(0, "buy silica") == ["Player 1 pays $1.", "Player 1 takes silica aboard from submersible E."]


def test_a_track_at_its_end() -> None:
    scene = Scene(2)
    scene.track(0, 3, 5)
    scene.play(0, "place submersible-e 1", "step down")
    assert scene.hears(0, "excavate")[1:] == ["Player 1 has already reached the end of the silica track."]


def test_a_track_that_is_not_begun_or_not_ended() -> None:
    """Why the marker stays: the crew is complete, or somebody else is on the last step."""
    scene = Scene(2)
    scene.s.reserve[0] = 0
    scene.play(0, "place submersible-e 1", "step down")
    assert scene.hears(0, "excavate")[1:] == ["Player 1 has no worker left to begin the silica track with."]
    scene = Scene(2)
    scene.track(0, 3, 4)
    scene.track(1, 3, 5)
    scene.play(0, "place submersible-e 1", "step down")
    assert scene.hears(0, "excavate")[1:] == ["Player 1 cannot advance on the silica track: somebody else is on its last step."]


def test_free_docking_pays_nothing() -> None:
    scene = Scene(2, vessels=(6, 4))
    scene.learn(0, "transfer-crane")
    scene.sub("e", 15, 4, "iron")
    scene.play(0, "place submersible-e 1")
    assert scene.hears(0, "buy iron") == ["Player 1 takes iron aboard from submersible E."]


def test_a_lock_with_toll_and_all_that_is_swept_off() -> None:
    scene = Scene(2, vessels=(3, 4))
    scene.sub("a", 4, 6)
    scene.cube(7, 6, "iron")
    assert scene.hears(0, "place lock-2 1") == ["Player 1 places 1 worker on Lock 2."]
    assert scene.hears(1, "sail 7") == [
        "Player 2 pays Player 1 a toll of $1.",
        "Player 2 sails to space 7.",
        "Player 1 opens lock 2: 4 tiles of water run off.",
        "Iron is carried off the board.",
        "Submersible A is carried off the board and returns home.",
    ]


def test_generator_and_treatment_plant() -> None:
    scene = Scene(1, vessels=(8,))
    scene.open("water-treatment-plant", 8)
    scene.s.city[1], scene.s.under[0] = scene.s.under[0], NONE
    scene.s.energy[0] = 0
    scene.cube(7, 6, "iron")
    assert scene.hears(0, "place lock-2 1")[1:] == [
        "Player 1 opens lock 2: 4 tiles of water run off.",
        "Player 1 gets iron from the treatment plant.",
        "The generator gives Player 1 4 electricity.",
    ]


def test_the_generator_serves_the_active_player_first() -> None:
    scene = Scene(3)
    scene.s.city[1], scene.s.under[0] = scene.s.under[0], NONE
    scene.s.energy = [0, 0, 8]
    scene.play(0, "pass")
    scene.pay(0, 0)
    scene.pay(2, 0)
    assert scene.hears(1, "place lock-3 1")[2:] == [
        "The generator gives Player 2 2 electricity.",
        "The generator gives Player 3 1 electricity.",
        "The generator gives Player 1 2 electricity.",
    ]


def test_colony_cards() -> None:
    scene = Scene(2)
    scene.open("power-station", 5)
    scene.s.energy[0] = 5
    assert scene.hears(0, "place colony-5 1") == [
        "Player 1 places 1 worker on the Power Station.",
        "Player 1 pays $2.",
        "Player 1 gains 4 electricity.",
    ]
    scene = Scene(2)
    scene.open("embassy-to-earth", 5)
    scene.give(0, "iron salt")
    scene.play(0, "place colony-5 1")
    assert scene.hears(0, "give iron", "give salt") == [
        "Player 1 returns iron.",
        "Player 1 returns salt.",
        "Player 1 scores 3 points.",
    ]
    scene = Scene(2)
    scene.open("mineral-exchange", 5)
    scene.give(0, "iron")
    scene.play(0, "place colony-5 1")
    assert scene.hears(0, "swap iron salt", "done") == ["Player 1 swaps iron for salt."]
    scene = Scene(2)
    scene.open("research-institute", 5)
    scene.pay(0, 5)
    assert scene.hears(0, "place colony-5 1")[1:] == ["Player 1 pays $5."]
    scene = Scene(2)
    scene.open("colonial-council", 5)
    assert scene.hears(0, "place colony-5 1")[1:] == ["Player 1 takes the First Player marker.", "Player 1 scores 1 point."]


def test_promotion() -> None:
    scene = Scene(2)
    scene.open("trade-guild", 4)
    scene.s.round = 2
    scene.play(0, "pass")
    assert scene.hears(1, "pass")[2:] == ["The Trade Guild moves to Europa City and covers Special Election."]
    assert scene.hears(CHANCE, "colony solar-farm")[:2] == ["The colony opens its Solar Farm over space 4.", "Round 3 begins."]
    scene = Scene(2)
    scene.s.round = 4
    scene.play(0, "pass")
    scene.play(1, "pass")
    assert scene.hears(CHANCE, "colony solar-farm")[0] == "The Solar Farm moves to Europa City and covers Hire a Worker."


def test_biogenesis_cards() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("biofuel-still", 5)
    scene.give(0, "algae")
    scene.play(0, "place colony-5 1")
    assert scene.hears(0, "distil") == ["Player 1 turns algae into hydrocarbon."]
    scene = Scene(2, biogenesis="on")
    scene.open("brine-canteen", 5)
    scene.give(0, "algae salt")
    assert scene.hears(0, "place colony-5 1")[1:] == ["One of Player 1's workers now counts as 2."]
    scene = Scene(2, biogenesis="on")
    scene.open("algae-vats", 5)
    scene.give(0, "algae")
    assert scene.hears(0, "place colony-5 1")[1:] == ["Player 1 takes algae from the supply."]


def test_technology_and_reactor() -> None:
    scene = Scene(1, reactor="on")
    scene.learn(0, "commodity-terminal", "molecular-printer")
    scene.give(0, "iron iron iron")
    assert scene.hears(0, "sell iron") == ["Player 1 returns iron for $2."]
    assert scene.hears(0, "print", "give iron", "give iron") == ["Player 1 returns iron.", "Player 1 returns iron."]
    assert scene.hears(0, "gain salt") == ["Player 1 takes salt from the supply."]
    assert scene.hears(0, "borrow iron") == ["Player 1 borrows iron from the reactor."]
    assert scene.hears(0, "convert salt iron") == ["Player 1 converts salt into iron in the reactor."]
    assert scene.hears(0, "repay iron") == ["Player 1 pays iron back to the reactor."]


def test_the_end() -> None:
    scene = Scene(2, reactor="on")
    scene.learn(0, "bore-laser")
    scene.pay(0, 11)
    scene.pay(1, 4)
    scene.give(0, "iron iron salt")
    scene.s.debts[5] = 1
    scene.s.round = 7
    scene.play(0, "pass")
    assert scene.hears(1, "pass")[1:] == [
        "The game ends: this was the last round.",
        "Player 1 scores 2 points for technology.",
        "Player 1 scores 2 points for money.",
        "Player 1 scores 1 point for pairs of cubes.",
        "Player 2 loses 2 points for reactor markers.",
    ]


def test_a_recap_says_whose_submersible_was_emptied() -> None:
    scene = Scene(2)
    scene.sub("c", 9, 4, "salt iron salt")
    scene.play(0, "place submersible-c 1", "step down", "done", "end")
    since = len(scene.table.journal.events)
    scene.pay(1, 5)
    scene.sub("c", 9, 4, "salt iron salt")
    scene.play(1, "place submersible-c 2", "buy salt", "buy iron", "buy salt", "done")
    told = [line.text for line in scene.table.game.recap(scene.table.journal.events[since:], scene.table.names)]
    assert "Player 1 gets 1 worker back from submersible C." in told
    assert told[-1] == "Player 2 buys 2 salt and 1 iron from submersible C for $3, which Player 1 had steered."


def test_a_recap_of_a_dive_is_one_line() -> None:
    scene = Scene(2)
    scene.sub("c", 9, 4)
    scene.cube(9, 3, "salt")
    scene.cube(9, 2, "iron")
    since = len(scene.table.journal.events)
    scene.play(0, "place submersible-c 1", "step down", "take", "step down", "take", "done")
    told = scene.table.game.recap(scene.table.journal.events[since:], scene.table.names)
    assert told[-1].text == "Player 1 picks up 1 salt and 1 iron with submersible C for $2."
    assert told[-1].subject == 0
