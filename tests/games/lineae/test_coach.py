"""What the coach says about cargo and rockets: what can be reached, by whom, and how."""

from perilune.bots.coach import THINKS, Coach, advise
from perilune.core.move import Move
from perilune.games.lineae.bot.tactics import unwise
from perilune.games.lineae.bot.worth import CARDS, CARGO, DIVES, LIGHT, POWER, WITHIN
from perilune.games.lineae.content import HYDROCARBON
from perilune.games.lineae.moves import BURN, END, PASS
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.coach import gain, matters
from perilune.games.lineae.words.launches import launches
from perilune.games.lineae.words.modest import modest
from tests.games.lineae.scene import CONTENT, ROCKET_ORDER, Scene, tech

NAMES = ["Ada", "Ben"]
BRIEFLY = THINKS.within(300)
GANYMEDE_SECOND = ("jovian", "ganymede", "io", "callisto", "titan", "terran", "martian", "lunar")


def cargo(scene: Scene, cubes: str) -> str:
    """What it says when these cubes come aboard."""
    before = scene.s.copy()
    scene.give(0, cubes)
    return gain(before, scene.s, 0, CARGO, CONTENT)


def test_a_rocket_that_can_be_reached_comes_first() -> None:
    """Both rockets want the cube. The lock between keeps the vessel from space 2."""
    scene = Scene(2, vessels=(5, 8), rockets=("io", "titan", "jovian", "callisto", "ceres", "terran", "martian", "lunar"))
    for place in (1, 3, 4, 6, 7, 8):
        scene.gone(place)
    said = cargo(scene, "iron")
    assert "Ceres rocket over space 5 (right above you): 1 point " in said
    scene.gone(5)
    assert "Titan rocket over space 2 (turn lock 2 to get there)" in cargo(scene, "sulfur")


def test_a_rocket_over_the_end_of_a_voyage_is_not_above_the_vessel_yet() -> None:
    scene = Scene(2, vessels=(6, 8))
    for place in (1, 2, 3, 4, 6, 7, 8):
        scene.gone(place)
    before = scene.s.copy()
    scene.give(0, "sulfur")
    scene.s.vessel[0] = 4
    assert "over space 5 (where you sail): 1 point " in gain(before, scene.s, 0, CARGO, CONTENT)


def test_a_cube_from_a_track_is_told_as_such() -> None:
    scene = Scene(2)
    before = scene.s.copy()
    scene.track(0, 1, 2)
    scene.give(0, "sulfur")
    assert gain(before, scene.s, 0, CARGO, CONTENT).startswith("You take 1 sulfur aboard from your excavation track. ")
    scene.give(0, "salt")
    assert gain(before, scene.s, 0, CARGO, CONTENT).startswith(
        "You take 1 sulfur and 1 salt aboard, 1 from your excavation track. "
    )


def test_burning_names_its_price() -> None:
    """More steps on one side; on the other the smoke, and the rocket that wants the cube."""
    scene = Scene(2, vessels=(6, 8))
    before = scene.s.copy()
    scene.s.energy[0] += 3
    more = "Your battery gains 3 electricity, for 3 more steps."
    assert gain(before, scene.s, 0, POWER, CONTENT) == more
    scene.s.air[15] = HYDROCARBON
    price = "The price: the smoke hides a sun over space 6 for good, and the Terran rocket over space 6 wants hydrocarbon."
    assert gain(before, scene.s, 0, POWER, CONTENT) == f"{more} {price}"


def test_a_rocket_that_the_turn_leaves_is_one_to_sail_back_to() -> None:
    scene = Scene(2, vessels=(5, 8))
    for place in (1, 2, 3, 4, 6, 7, 8):
        scene.gone(place)
    before = scene.s.copy()
    scene.give(0, "sulfur")
    scene.s.vessel[0] = 5
    said = gain(before, scene.s, 0, CARGO, CONTENT)
    assert said.startswith("You take 1 sulfur aboard on space 6. ")
    assert "over space 5 (sail back there): 1 point once it is loaded." in said


def at_sunlight(hydrocarbon: str = "hydrocarbon", power: int = 0) -> Scene:
    """The seat may burn a cube, with so much electricity left from before the sun."""
    scene = Scene(2, vessels=(5, 8))
    scene.give(0, hydrocarbon)
    scene.s.energy[0] = power
    scene.pass_all()
    return scene


def test_a_reason_is_one_for_the_moves_that_are_told() -> None:
    """A plan may go on after what ends something. What comes then is no reason to burn nothing."""
    scene = at_sunlight()
    coach = Coach(scene.table.seen(0), BRIEFLY, False)
    clicks = [scene.table.game.catalogue.parse(text) for text in ("done", "place income 1")]
    end = coach.search.scout.replay(coach.search.home, clicks)
    assert end is not None
    idea = coach.idea(clicks, end, clicks)
    assert [move.text for move in idea.moves] == ["done"]
    assert idea.reasons[0].startswith("3 of the 6 electricity would be lost")


def test_what_would_be_half_lost_is_not_burnt() -> None:
    """The lesson says so. The coach says why: what is lost, the sun for good, and who wants the cube."""
    scene = at_sunlight()
    assert scene.s.energy[0] == 6
    told = advise(scene.table.seen(0), BRIEFLY)
    assert told.ideas and not any(move.kind == BURN for idea in told.ideas for move in idea.moves)
    assert modest(scene.s, 0, scene.table.legal(0)[0], CONTENT) == (
        "3 of the 6 electricity would be lost, and smoke would hide a sun over space 5 for good. "
        "The Titan rocket over space 5 wants hydrocarbon: keep it for that."
    )


def test_what_an_empty_battery_needs_may_be_burnt() -> None:
    scene = at_sunlight()
    burn = [move for move in scene.table.legal(0) if move.kind == BURN]
    assert unwise(scene.s, scene.s, 0, burn[:1], CONTENT)
    scene.s.energy[0] = 3
    assert not unwise(scene.s, scene.s, 0, burn[:1], CONTENT)
    assert modest(scene.s, 0, scene.table.legal(0)[0], CONTENT).startswith("Smoke would hide a sun over space 5 for good. ")


def test_nobody_is_advised_to_place_more_workers_than_it_takes() -> None:
    """One does on a free space, and one more than stand there on a taken one."""
    scene = Scene(2, vessels=(5, 8))
    one, two, three = (scene.table.game.catalogue.parse(f"place submersible-a {power}") for power in (1, 2, 3))
    assert unwise(scene.s, scene.s, 0, [two], CONTENT) and not unwise(scene.s, scene.s, 0, [one], CONTENT)
    scene.s.crew_seat[one.a], scene.s.crew_power[one.a] = 1, 1
    assert unwise(scene.s, scene.s, 0, [three], CONTENT) and not unwise(scene.s, scene.s, 0, [two], CONTENT)


def test_who_has_no_worker_left_is_told_to_wait_while_a_worker_can_come_back() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.s.workers[0] = 0
    pass_, end = scene.table.legal(0)[:2]
    assert (pass_.kind, end.kind) == (PASS, END)
    assert unwise(scene.s, scene.s, 0, [pass_], CONTENT) and not unwise(scene.s, scene.s, 0, [end], CONTENT)
    assert scene.table.game.useful(scene.s, 0) == [[end]]
    assert modest(scene.s, 0, end, CONTENT).startswith("Waiting costs nothing.")
    told = advise(scene.table.seen(0), BRIEFLY)
    assert any(idea.moves[0].kind == END for idea in told.ideas)
    scene.s.workers[1] = 0
    assert scene.table.game.useful(scene.s, 0) == [[pass_]] and not unwise(scene.s, scene.s, 0, [pass_], CONTENT)
    assert modest(scene.s, 0, pass_, CONTENT) == "You have no free worker, and none can come back this round."


def test_what_ends_a_job_has_its_reason() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.sub("c", 12, 4, "iron salt")
    scene.play(0, "place submersible-c 1")
    assert texts(scene.table.game.useful(scene.s, 0))[0] == ["buy salt", "buy iron"]
    scene.play(0, "buy iron")
    (done,) = scene.table.game.useful(scene.s, 0)[-1]
    assert modest(scene.s, 0, done, CONTENT) == "What is left in the hold helps you less than your money."
    scene.play(0, "buy salt")
    assert modest(scene.s, 0, done, CONTENT) == "The hold is empty."


def test_an_empty_rocket_that_the_cargo_fills_can_be_launched() -> None:
    scene = Scene(2, vessels=(6, 8))
    scene.give(0, "hydrocarbon hydrocarbon sulfur sulfur salt")
    told = "You can launch the rocket over space 5: sail there and load 2 hydrocarbon, 2 sulfur and 1 of any kind."
    assert told in matters(scene.s, 0, NAMES, CONTENT)


def test_a_rocket_that_is_nearly_full() -> None:
    """Who can launch it: this seat, a rival, or nobody yet."""
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == "The rocket over space 5 lacks only 1 of any kind. Nobody has that yet."
    scene.give(0, "salt")
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == "You can launch the rocket over space 5: load 1 of any kind."
    scene.s.vessel[1] = scene.s.vessel[0]
    assert matters(scene.s, 1, NAMES, CONTENT)[-1] == "Ada can launch the rocket over space 5: it lacks 1 of any kind."


def test_a_rocket_that_cannot_be_reached_and_not_be_filled_is_not_named() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.load(1, "silica silica iron")
    assert not any("Jovian" in line for line in matters(scene.s, 0, NAMES, CONTENT))


def test_the_sun_is_told_in_figures() -> None:
    scene = Scene(2, vessels=(5, 8))
    before = scene.s.copy()
    scene.s.vessel[0] = 5
    assert gain(before, scene.s, 0, LIGHT, CONTENT) == "In round 2 the sun gives you 6 electricity on space 6."


def test_where_one_begins_is_told_by_its_rockets() -> None:
    scene = Scene(2, started=False)
    after = Scene(2, vessels=(5, 8)).s
    says = "From there you can sail to 4 rockets without turning a lock."
    assert gain(scene.s, after, 0, WITHIN, CONTENT) == says


def test_what_a_new_round_brings_anyway_is_no_reason_to_pass() -> None:
    """The sun shines on whoever passes and on whoever does not; but a voyage before that has to do with it."""
    scene = Scene(2, vessels=(5, 8))
    scene.give(0, "sulfur")
    before = scene.s.copy()
    scene.s.round = 2
    scene.s.energy[0] += 3
    assert [gain(before, scene.s, 0, feature, CONTENT) for feature in (POWER, LIGHT, CARGO)] == ["", "", ""]
    scene.s.vessel[0] = 5
    assert gain(before, scene.s, 0, POWER, CONTENT) == "In round 2 the sun gives you 6 electricity on space 6."


def test_a_turn_is_told_up_to_the_end_of_the_round() -> None:
    scene = Scene(2, vessels=(5, 8))
    moves = scene.table.legal(0)
    assert moves[0].kind == PASS
    assert unwise(scene.s, scene.s, 0, moves[:2], CONTENT) and not unwise(scene.s, scene.s, 0, [moves[1], moves[0]], CONTENT)


def test_which_technology_a_launch_brings_is_chosen_later() -> None:
    """A turn that launches is good for any of them: the search had named another one for each cube."""
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    scene.give(0, "salt")
    before = scene.s.copy()
    scene.play(0, "place launch-pad 1", "load-free 5 salt")
    chosen = scene.s.copy()
    scene.play(0, "choose bore-laser")
    assert gain(before, scene.s, 0, CARDS, CONTENT) == "The launch brings you a technology card."
    assert gain(chosen, scene.s, 0, CARDS, CONTENT).startswith("The Bore Laser is then yours")


def test_who_has_no_worker_can_launch_in_the_next_round() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    scene.give(0, "salt")
    scene.s.workers[0] = 0
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == "You can launch the rocket over space 5 next round: load 1 of any kind."
    scene.s.workers[0] = 1
    scene.play(0, "place launch-pad 1")
    scene.s.workers[0] = 0
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == "You can launch the rocket over space 5: load 1 of any kind."


def test_the_nearest_rocket_that_can_be_launched_is_named_first() -> None:
    """Not one behind a lock, while one right above can be filled as well."""
    scene = Scene(2, vessels=(5, 8))
    scene.load(1, "silica silica iron iron")
    scene.give(0, "hydrocarbon hydrocarbon sulfur sulfur salt")
    told = [line for line in matters(scene.s, 0, NAMES, CONTENT) if line.startswith("You can launch")]
    assert told == ["You can launch the rocket over space 5: load 2 hydrocarbon, 2 sulfur and 1 of any kind."]


def test_the_shadow_is_told_to_those_who_can_still_sail() -> None:
    scene = Scene(2, vessels=(6, 8))
    scene.sub("c", 15, 4, "iron iron")
    scene.pay(0, 2)
    told = "Jupiter covers space 6 next round: if you are there then, you get no electricity."
    assert told in matters(scene.s, 0, NAMES, CONTENT)
    scene.play(0, "place submersible-c 1", "buy iron")
    assert told not in matters(scene.s, 0, NAMES, CONTENT)


def test_with_an_empty_bay_nobody_is_told_to_load() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.s.round = CONTENT.rounds
    assert matters(scene.s, 0, NAMES, CONTENT)[0] == "This is the last round."
    scene.give(0, "salt")
    assert matters(scene.s, 0, NAMES, CONTENT)[0] == "This is the last round: load what you can now."


def texts(turns: list[list[Move]]) -> list[list[str]]:
    """Turns as their moves read."""
    return [[move.text for move in turn] for turn in turns]


def test_a_launch_behind_a_lock_is_useful_as_a_whole() -> None:
    """The lock, then the voyage, the Launch Pad and every cube; up to the lock where somebody may sail before it turns."""
    scene = Scene(2, "starter", rockets=GANYMEDE_SECOND, vessels=(6, 7))
    scene.give(0, "silica silica salt salt iron")
    (launch,) = launches(scene.s, 0, CONTENT)
    assert (launch.tile + 1, launch.locks, launch.workers) == (2, [1], 2)
    found = texts(scene.table.game.useful(scene.s, 0))
    assert found[0] == ["place lock-2 1"]
    scene.s.money[1] = 0
    found = texts(scene.table.game.useful(scene.s, 0))
    assert found[0][:3] == ["place lock-2 1", "sail 2", "place launch-pad 1"] and len(found[0]) == 8
    for move in found[0]:
        scene.play(0, move)
    assert scene.s.launched.count(0) == 1


def test_the_coach_turns_a_lock_for_a_launch() -> None:
    """It had said that the rocket could be launched, and advised money and the end of the turn instead."""
    scene = Scene(2, "starter", rockets=GANYMEDE_SECOND, vessels=(6, 7))
    scene.give(0, "silica silica salt salt iron")
    lock, income = (scene.table.game.catalogue.parse(text) for text in ("place lock-2 1", "place income 1"))
    assert "opens the way to the Ganymede" in modest(scene.s, 0, lock, CONTENT)
    assert "12 points" in modest(scene.s, 0, lock, CONTENT)
    scene.s.workers[0] = 2
    after = scene.s.copy()
    after.workers[0] = 1
    assert unwise(scene.s, after, 0, [income], CONTENT), "one worker is not enough for lock and Launch Pad"
    assert not unwise(scene.s, after, 0, [lock], CONTENT)
    scene.s.workers[0] = 3
    after.workers[0] = 2
    assert not unwise(scene.s, after, 0, [income], CONTENT)


def test_who_has_just_sailed_is_not_kept_for_a_launch_elsewhere() -> None:
    """It cannot sail again at once. The coach had nothing to say, and spoke of that launch as if it were at hand."""
    scene = Scene(2, "starter", rockets=GANYMEDE_SECOND, vessels=(2, 8))
    scene.give(0, "silica silica salt salt iron")
    scene.s.workers[0] = 1
    parse = scene.table.game.catalogue.parse
    after = scene.s.copy()
    after.workers[0] = 0
    scene.s.vessel[0] = 0
    assert unwise(scene.s, after, 0, [parse("place income 1")], CONTENT), "the rocket over space 2 is one voyage away"
    assert any("over space 2: sail there" in line for line in matters(scene.s, 0, NAMES, CONTENT))
    scene.s.sailed = 1
    assert not unwise(scene.s, after, 0, [parse("place launch-pad 1")], CONTENT)
    assert any("over space 2 in your next turn: sail there" in line for line in matters(scene.s, 0, NAMES, CONTENT))


def test_nobody_is_advised_to_steer_to_nothing() -> None:
    scene = Scene(2, vessels=(5, 8))
    parse = scene.table.game.catalogue.parse
    step, back, dig, done = (parse(text) for text in ("step down", "step up", "excavate", "done"))
    place = parse("place submersible-c 1")
    assert unwise(scene.s, scene.s, 0, [place, step, back, done], CONTENT)
    scene.play(0, "place submersible-c 1")
    assert unwise(scene.s, scene.s, 0, [step], CONTENT)
    assert unwise(scene.s, scene.s, 0, [step, back, done], CONTENT)
    assert not unwise(scene.s, scene.s, 0, [step, dig], CONTENT)
    assert unwise(scene.s, scene.s, 0, [step, dig, back], CONTENT), "told up to what it reaches"


def test_nobody_is_advised_to_steer_in_circles() -> None:
    """To and fro, until the battery was empty: with a cube at the end of it, which is nearer without."""
    scene = Scene(2, vessels=(5, 8))
    scene.play(0, "place submersible-c 1")
    left, right, down, dig = (
        scene.table.game.catalogue.parse(text) for text in ("step left", "step right", "step down", "excavate")
    )
    assert unwise(scene.s, scene.s, 0, [left, right, down, dig], CONTENT)
    assert not unwise(scene.s, scene.s, 0, [left, down, dig], CONTENT)


def test_nobody_is_advised_to_steer_on_when_all_is_done() -> None:
    """After the last excavation it had gone one step on, and stopped there."""
    scene = Scene(2, vessels=(5, 8))
    scene.play(0, "place submersible-c 1")
    left, right, down, dig, done = (
        scene.table.game.catalogue.parse(text) for text in ("step left", "step right", "step down", "excavate", "done")
    )
    assert unwise(scene.s, scene.s, 0, [down, dig, left, done], CONTENT)
    assert not unwise(scene.s, scene.s, 0, [down, dig, done], CONTENT)
    scene.sub("b", scene.s.subs[2] // 7, 1)
    assert not unwise(scene.s, scene.s, 0, [down, dig, right, done], CONTENT), "it cannot stop on another one"


def test_who_cannot_stop_is_told_where_to() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.play(0, "place submersible-c 1", "step up")
    sub, frame = scene.s.subs, scene.s.pending[-1]
    sub[1] = sub[2]
    frame[4] = 15  # all deposits are dug
    ways = texts(scene.table.game.useful(scene.s, 0))
    assert ways[-1][-1] == "done" and ways[-1][0].startswith("step")
    step = scene.table.game.catalogue.parse(ways[-1][0])
    assert modest(scene.s, 0, step, CONTENT) == "The submersible cannot stop here."
    assert not unwise(scene.s, scene.s, 0, [step, scene.table.game.catalogue.parse("done")], CONTENT)


def test_nobody_is_advised_to_leave_a_cube_that_is_wanted() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.sub("c", 12, 4, "iron hydrocarbon sulfur")
    scene.play(0, "place submersible-c 1", "buy sulfur")
    done = scene.table.game.catalogue.parse("done")
    assert unwise(scene.s, scene.s, 0, [done], CONTENT)
    assert ["buy hydrocarbon"] in texts(scene.table.game.useful(scene.s, 0))
    scene.s.money[0] = 0
    assert not unwise(scene.s, scene.s, 0, [done], CONTENT)


def test_a_dive_under_way_has_something_to_reach_or_ends() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.play(0, "place submersible-c 1", "step up")
    found = texts(scene.table.game.useful(scene.s, 0))
    assert found[-1] == ["done"] and all(way[-1] in ("take", "excavate") or way[-1].startswith("buy") for way in found[:-1])
    assert len(found) > 2
    said = gain(scene.s, scene.s, 0, DIVES, CONTENT)
    assert said.startswith("Within reach: ") and "step" in said
    scene.s.energy[0] = 0
    assert texts(scene.table.game.useful(scene.s, 0)) == [["done"]]


def test_in_the_last_round_nothing_is_promised_that_takes_more_workers_than_there_are() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.s.round = CONTENT.rounds
    before = scene.s.copy()
    scene.give(0, "sulfur")
    assert "1 point once it is loaded" in gain(before, scene.s, 0, CARGO, CONTENT)
    scene.s.workers[0] = 0
    assert gain(before, scene.s, 0, CARGO, CONTENT) == ""
    assert matters(scene.s, 0, NAMES, CONTENT)[0] == "This is the last round."
    scene.give(0, "sulfur")
    assert "every two equal cubes are 1 point" in gain(before, scene.s, 0, CARGO, CONTENT)


def test_who_is_docked_can_launch_in_the_next_turn() -> None:
    """Nobody sails, or loads, before casting off."""
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    scene.sub("c", 12, 4, "iron salt")
    scene.play(0, "place submersible-c 1", "buy iron")
    told = "You can launch the rocket over space 5 in your next turn: load 1 of any kind."
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == told


def test_a_third_technology_tells_what_goes_back() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    scene.give(0, "salt")
    for key in ("photovoltaic-wings", "bore-laser"):
        scene.s.tech[tech(key)] = 0
    scene.play(0, "place launch-pad 1", "load-free 5 salt")
    before = scene.s.copy()
    choose = scene.table.game.catalogue.parse("choose remote-sluice")
    scene.play(0, "choose remote-sluice")
    said = gain(before, scene.s, 0, CARDS, CONTENT)
    assert "You may keep only 2: for the Remote Sluice you put back the Photovoltaic Wings (1 point) or the Bore Laser" in said
    scene.play(0, "discard photovoltaic-wings")
    said = gain(before, scene.s, 0, CARDS, CONTENT)
    assert said.startswith("The Remote Sluice takes the place of your Photovoltaic Wings (1 point), which goes back.")
    assert unwise(before, scene.s, 0, [choose], CONTENT), "it is of less use"
    (decline,) = scene.table.game.useful(before, 0)
    assert [move.text for move in decline] == ["done"] and "third" in modest(before, 0, decline[0], CONTENT)


def test_where_to_begin_is_told_alone() -> None:
    """What comes after it is another turn: it had been told as the reason for the space."""
    scene = Scene(2, vessels=(5, 8))
    parse = scene.table.game.catalogue.parse
    start, place = parse("start 5"), parse("place income 1")
    assert unwise(scene.s, scene.s, 0, [start, place], CONTENT) and not unwise(scene.s, scene.s, 0, [start], CONTENT)


def test_the_wild_slot_may_come_first_where_the_others_are_filled_all_the_same() -> None:
    """The warning had cut a turn of 9 points to its first cube, for 1 point."""
    scene = Scene(2, vessels=(7, 8))
    scene.give(0, "sulfur sulfur sulfur salt")
    scene.play(0, "place launch-pad 1")
    assert not scene.warning(0, "load-free 7 sulfur"), "two are left for the two slots of sulfur"
    assert scene.warning(0, "load-free 7 salt")
    scene.play(0, "load 7 sulfur", "load-free 7 sulfur")
    scene = Scene(2, vessels=(7, 8))
    scene.give(0, "sulfur sulfur salt")
    scene.play(0, "place launch-pad 1")
    assert scene.warning(0, "load-free 7 sulfur")


def test_a_launch_with_the_cubes_aboard_is_the_first_idea() -> None:
    """It had said that the rocket could be launched, and advised an excavation."""
    scene = Scene(2, "starter", vessels=(6, 8))
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    for seed in range(3):
        scene.s.energy[0] = 3 * seed
        idea = advise(scene.table.seen(0), BRIEFLY).ideas[0]
        assert idea.goal == "Launch the Terran rocket"
        assert idea.reasons[0] == "This turn earns 12 points, and you choose a technology card."
        assert [move.text for move in idea.moves][:1] == ["place launch-pad 1"] and len(idea.moves) == 6


def test_a_launch_comes_first_where_one_has_to_sail_into_the_shadow_for_it() -> None:
    """The voyage alone looks like a loss: the rest of the turn was not looked at."""
    scene = Scene(2, "starter", vessels=(4, 8))
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    ideas = advise(scene.table.seen(0), BRIEFLY).ideas
    assert [idea.goal for idea in ideas][:1] == ["Launch the Terran rocket"]


def test_an_idea_ends_with_the_turn_and_where_a_card_is_to_be_chosen() -> None:
    """It had taken a card, put another one back and played the rest of the round, although its card spoke of one turn."""
    scene = Scene(2, vessels=(5, 8))
    parse = scene.table.game.catalogue.parse
    place, end, sail, choose = (parse(text) for text in ("place income 1", "end", "sail 6", "choose bore-laser"))
    assert unwise(scene.s, scene.s, 0, [place, end, sail], CONTENT) and not unwise(scene.s, scene.s, 0, [place, end], CONTENT)
    assert unwise(scene.s, scene.s, 0, [place, choose], CONTENT) and not unwise(scene.s, scene.s, 0, [choose], CONTENT)


def test_a_lock_may_take_a_voyage_first() -> None:
    """The way to space 1 leads over space 2 or 3, before lock 2 closes behind the vessel. It had said "next round"."""
    scene = Scene(2, "starter", rockets=("ceres", *ROCKET_ORDER[1:]), vessels=(4, 8))
    scene.locks(0b1000)
    scene.give(0, "iron iron hydrocarbon salt salt")
    (launch,) = launches(scene.s, 0, CONTENT)
    assert (launch.tile, launch.locks, launch.stops, launch.workers) == (0, [1], [1], 2)
    said = modest(scene.s, 0, scene.table.game.catalogue.parse("sail 2"), CONTENT)
    assert said.startswith("From there lock 2 opens the way to the Ceres rocket over space 1, and your cubes fill it")
    assert "You can launch the rocket over space 1: sail to space 2 and turn lock 2 to get there and load" in " ".join(
        matters(scene.s, 0, NAMES, CONTENT)
    )
    scene.locks(0b1001)
    (launch,) = launches(scene.s, 0, CONTENT)
    assert (sorted(launch.locks), launch.workers) == ([0, 1], 3)
    scene.s.money[1] = 0
    turn = texts(scene.table.game.useful(scene.s, 0))[0]
    for move in turn:
        scene.play(0, move)
    assert scene.s.launched.count(0) == 1


def test_a_rocket_behind_more_than_two_locks_is_not_promised() -> None:
    """It had said "next round: turn locks to get there", round after round."""
    scene = Scene(2, "starter", rockets=("ceres", *ROCKET_ORDER[1:]), vessels=(4, 8))
    scene.locks(0b1011)
    for place in range(2, 9):
        scene.gone(place)
    before = scene.s.copy()
    scene.give(0, "iron iron hydrocarbon salt salt")
    assert launches(scene.s, 0, CONTENT) == []
    told = matters(scene.s, 0, NAMES, CONTENT)
    assert told[-1] == "Your cubes fill the rocket over space 1, but more than two locks keep you from it."
    assert "Ceres rocket over space 1 (more than two locks away): 12 points" in gain(before, scene.s, 0, CARGO, CONTENT)


def test_two_locks_for_a_single_cube_are_not_worth_the_workers() -> None:
    """Ideas were cut short, because whoever follows them would forget such a launch."""
    scene = Scene(2, "starter", rockets=("ceres", *ROCKET_ORDER[1:]), vessels=(4, 8))
    scene.locks(0b1001)
    scene.load(1, "iron iron hydrocarbon salt")
    scene.give(0, "silica")
    parse = scene.table.game.catalogue.parse
    assert [launch.tile for launch in launches(scene.s, 0, CONTENT)] == [0]
    assert not unwise(scene.s, scene.s, 0, [parse("end")], CONTENT)
    assert not any("space 1" in line for line in matters(scene.s, 0, NAMES, CONTENT))


def test_a_card_that_is_worth_no_more_is_no_exchange() -> None:
    """Two cards had been put back for each other, launch after launch."""
    scene = Scene(2, "starter", vessels=(6, 8))
    scene.learn(0, "carbon-scrubber", "bore-laser")
    parse = scene.table.game.catalogue.parse
    assert unwise(scene.s, scene.s, 0, [parse("choose transfer-crane")], CONTENT)


def test_points_within_reach_count_beside_those_of_this_turn() -> None:
    """A cube for 1 point had come before those for a launch of 12."""
    scene = Scene(2, "starter", vessels=(6, 8))
    game = scene.table.game
    assert game.within_reach(scene.s, 0) == 0
    scene.give(0, "silica silica sulfur hydrocarbon")
    assert game.within_reach(scene.s, 0) == 9
    scene.give(0, "salt")
    assert game.within_reach(scene.s, 0) == 12
    scene.s.round, scene.s.workers[0] = CONTENT.rounds, 0
    assert game.within_reach(scene.s, 0) == 0, "there is nobody to load them"
    scene = Scene(2, "starter", rockets=GANYMEDE_SECOND, vessels=(6, 7))
    scene.give(0, "silica silica salt salt iron")
    behind = game.within_reach(scene.s, 0)
    scene.play(0, "place lock-2 1")
    assert behind < game.within_reach(scene.s, 0) == 12, "it is about to turn"


def test_an_idea_is_called_by_what_it_is_for() -> None:
    """“Buy sulfur for $1” had meant a dive that fetches all the cubes of a launch."""
    scene = Scene(2, "starter", vessels=(6, 8))
    game, before = scene.table.game, scene.s.copy()

    def title(after: OceanState, *texts: str) -> str:
        return game.purpose(before, after, 0, [game.catalogue.parse(text) for text in texts], NAMES)

    after = before.copy()
    scene.give(0, "silica silica hydrocarbon")
    dive = ("place submersible-c 1", "step down", "take", "excavate")
    assert (
        title(scene.s, *dive, "buy silica", "buy silica", "buy hydrocarbon", "done")
        == "Submersible C: fetch 3 cubes for the Terran rocket"
    )
    assert title(scene.s, "step up", "buy silica", "buy silica", "done") == "Fetch 2 silica for the Terran rocket"
    after.tracks[2] += 1
    assert title(after, *dive) == "Submersible C: excavate silica"
    assert title(before, *dive[:3]) == "Submersible C: pick up 1 cube"
    assert title(before, "place income 1") == "" == title(before, "sail 5"), "the click says it"
    assert title(before, "sail 5", "pass") == "Sail to space 5 and pass"
    assert title(before, "sail 5", "place income 1", "pass") == "", "it is not all"
    scene.give(0, "sulfur salt")
    loads = ("load 6 silica", "load 6 silica", "load 6 hydrocarbon", "load 6 sulfur", "load-free 6 salt")
    before = scene.s.copy()
    scene.play(0, "place launch-pad 1", *loads[:4])
    assert title(scene.s, "place launch-pad 1", *loads[:4]) == "Load 4 cubes onto the Terran rocket"
    scene.play(0, loads[4])
    assert title(scene.s, "place launch-pad 1", *loads) == "Launch the Terran rocket"
    assert title(before, "choose bore-laser", "discard transfer-crane") == "Take the Bore Laser, put the Transfer Crane back"
    behind = Scene(2, "starter", rockets=GANYMEDE_SECOND, vessels=(6, 7))
    behind.give(0, "silica silica salt salt iron")
    before = behind.s.copy()
    assert title(before, "place lock-2 1") == "Turn lock 2 for the Ganymede rocket"
    assert title(before, "place lock-1 1") == ""
