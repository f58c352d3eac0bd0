"""What the coach says in this box."""

from perilune.bots import bot
from perilune.bots.coach import QUICK, THINKS, Coach
from perilune.games.mine_the_moon.bot.worth import CARGO, CRATER, FREE, POINTS, SILO, TEAMS
from tests.games.mine_the_moon.scene import Scene


def test_no_idea_drops_anything() -> None:
    """The robot that holds it would be free, but a player reads it as throwing points away."""
    scene = Scene(2)
    scene.give(0, "bB")
    game = scene.table.game
    drop, passing = (game.catalogue.parse(text) for text in ("drop raw-buckyball", "pass"))
    assert drop in scene.table.legal(0)
    assert game.unwise(scene.s, scene.s, 0, [drop, passing]) and not game.unwise(scene.s, scene.s, 0, [passing])
    coach = Coach(scene.table.seen(0), QUICK, False)
    assert coach.wise_part([drop, passing]) is None
    wise = coach.wise_part([passing, drop])
    assert wise is not None and wise.moves == [passing]
    found = coach.ideas()
    assert found and not any(move.verb == "drop" for idea in found for move in idea.moves)


def test_what_a_team_needs_may_be_dropped() -> None:
    """With too few robots at home for the Loader, dropping one resource to load others is a plan, and only as a whole."""
    scene = Scene(2)
    scene.give(0, "bBBBGGN")
    game = scene.table.game
    drop, loader, clout = (game.catalogue.parse(text) for text in ("drop raw-buckyball", "task loader 3", "task clout 1"))
    assert scene.s.home[0] == 1
    assert not game.unwise(scene.s, scene.s, 0, [drop, loader])
    assert game.unwise(scene.s, scene.s, 0, [drop]) and game.unwise(scene.s, scene.s, 0, [drop, clout])
    assert any("7 of your 8 robots hold resources" in told for told in game.matters(scene.s, 0, scene.table.names))
    scene.give(0, "g")
    assert scene.s.home[0] == 0 and game.unwise(scene.s, scene.s, 0, [drop, game.catalogue.parse("drop raw-graphene"), loader])


def test_no_idea_that_the_box_warns_of() -> None:
    scene = Scene(2)
    scene.give(0, "B")
    game = scene.table.game
    uplink, shaker = (game.catalogue.parse(text) for text in ("task uplink 2", "task shaker 3"))
    assert scene.table.seen(0).warning(uplink) is not None
    assert game.unwise(scene.s, scene.s, 0, [uplink]) and not game.unwise(scene.s, scene.s, 0, [shaker])
    useful = [moves[0].text for moves in game.useful(scene.s, 0)]
    assert "pass" in useful and "task shaker 3" in useful
    assert "task uplink 2" not in useful and "drop refined-buckyball" not in useful


def test_each_wedge_has_its_chance() -> None:
    """A reason that names one wedge beside a move to another one is read as a mistake."""
    scene = Scene(2)
    after = scene.s.copy()
    after.crater[0] += 1
    after.crater[4] += 1
    game = scene.table.game
    told = game.gain(scene.s, after, 0, CRATER, scene.table.names)
    wanted = "1 Dominance on the Roddenberry once refined", "3 Dominance on the Roddenberry"
    assert told == f"Your chances with 3 spins: 27% for refined Graphene ({wanted[1]}) and 59% for raw Buckyballs ({wanted[0]})."
    after.pads[1] = scene.s.pads[1] = -1
    assert "raw Buckyballs (no open slot now)" in game.gain(scene.s, after, 0, CRATER, scene.table.names)


def test_no_team_is_brought_home_that_could_work() -> None:
    scene = Scene(2)
    scene.give(0, "b")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    scene.play(0, "task loader 3")
    scene.to_work()
    game = scene.table.game
    refinery, loader = (game.catalogue.parse(text) for text in ("skip refinery", "skip loader"))
    assert game.unwise(scene.s, scene.s, 0, [refinery]) and not game.unwise(scene.s, scene.s, 0, [loader])


def test_points_that_come_with_a_launch_say_so() -> None:
    """They are told beside whatever ends the turn."""
    scene = Scene(2)
    game, names = scene.table.game, scene.table.names
    after = scene.s.copy()
    after.dominance[0] += 5
    assert game.gain(scene.s, after, 0, POINTS, names) == "You score 5 Dominance this turn."
    after.pads[0] = -1
    assert game.gain(scene.s, after, 0, POINTS, names) == "At the end of the turn the Fresco leaves: you score 5 Dominance."


def test_what_a_team_at_work_can_do() -> None:
    scene = Scene(2)
    scene.give(0, "bN")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    scene.play(0, "task loader 3")
    scene.to_work()
    game = scene.table.game
    told = [game.modest(scene.s, 0, game.catalogue.parse(f"work {place}"), scene.table.names) for place in ("refinery", "loader")]
    assert told[0] == "Refine your raw Buckyball: 1 Dominance on the Roddenberry."
    assert told[1].startswith("Your refined Nanotube is worth")


def test_in_the_last_turn_cargo_counts_only_if_it_leaves() -> None:
    scene = Scene(2)
    scene.give(0, "N")
    scene.play(0, "task loader 3")
    scene.to_work()
    game = scene.table.game
    work = game.catalogue.parse("work loader")
    assert game.modest(scene.s, 0, work, scene.table.names).endswith(" Dominance on the Fresco.")
    scene.s.last_turn = scene.s.turn
    assert game.modest(scene.s, 0, work, scene.table.names).endswith(", if it still leaves: this is the last turn.")


def test_the_whole_rest_of_the_turn_is_the_idea() -> None:
    """A newcomer was told to load for 2 Dominance, though refining first made 5."""
    scene = Scene(2, rockets=("fresco", "roddenberry"))
    scene.give(0, "bBg")
    scene.play(0, "task refinery 2")
    scene.play(1, "task uplink 2")
    scene.play(0, "task loader 3")
    scene.to_work()
    game = scene.table.game
    refinery, loader = (game.catalogue.parse(f"work {place}") for place in ("refinery", "loader"))
    assert game.unwise(scene.s, scene.s, 0, [loader]) and not game.unwise(scene.s, scene.s, 0, [refinery])
    for plan in (QUICK, THINKS):
        found = Coach(scene.table.seen(0), plan, False).ideas()
        assert [idea.moves[0].text for idea in found] == ["work refinery"]
        assert found[0].reasons[0] == "Your refined Buckyball and refined Graphene are worth 4 Dominance on the Roddenberry."
    scene.play(0, "work refinery", "refine raw-graphene", "refine raw-buckyball")
    assert not game.unwise(scene.s, scene.s, 0, [loader])


def test_where_to_mine_is_told_after_passing() -> None:
    """A newcomer was told to pass and mine one thing, and after passing to mine another."""
    scene = Scene(2)
    scene.play(0, "pass")
    game = scene.table.game
    passing, place = (game.catalogue.parse(text) for text in ("pass", "place refined-nanotube"))
    assert game.unwise(scene.s, scene.s, 1, [passing, place]) and not game.unwise(scene.s, scene.s, 1, [passing])


def test_nobody_passes_who_could_load() -> None:
    scene = Scene(2)
    passing = scene.table.game.catalogue.parse("pass")
    scene.give(0, "N")
    assert scene.table.game.unwise(scene.s, scene.s, 0, [passing])
    scene.s.teams[3 * 3 + 1] = scene.s.teams[3 * 3 + 2] = 1  # the Loader is full
    assert not scene.table.game.unwise(scene.s, scene.s, 0, [passing])


def test_a_wedge_that_promises_little_is_no_idea() -> None:
    """What a wedge promises: its chance, and what its resource is wanted for."""
    scene = Scene(2, rockets=("fresco", "dyson"))
    scene.all_pass()
    game = scene.table.game
    poor, good = (game.catalogue.parse(f"place {kind}") for kind in ("raw-buckyball", "refined-nanotube"))
    assert game.unwise(scene.s, scene.s, 0, [poor]) and not game.unwise(scene.s, scene.s, 0, [good])


def test_what_a_rocket_wants_is_refined_first() -> None:
    """A newcomer was told that both rockets need a Nanotube, and to refine Graphene."""
    scene = Scene(2, rockets=("fresco", "dyson"))
    scene.load(1, 0, 2)  # the only slot for Graphene
    scene.give(0, "ggnn")
    scene.play(0, "task refinery 2")
    scene.to_work()
    scene.play(0, "work refinery")
    game = scene.table.game
    graphene, nanotube = (game.catalogue.parse(f"refine raw-{kind}") for kind in ("graphene", "nanotube"))
    assert game.unwise(scene.s, scene.s, 0, [graphene]) and not game.unwise(scene.s, scene.s, 0, [nanotube])
    after = scene.s.copy()
    after.silo[5] += 1
    said = game.gain(scene.s, after, 0, SILO, scene.table.names)
    assert said == "You get 1 refined Nanotube: 4 Dominance on the Fresco."  # as many on the Dyson, but the Fresco lacks less


def test_what_no_rocket_takes_is_not_refined_for_a_rocket() -> None:
    """A newcomer was told to refine Nanotubes, because rockets take only refined resources; but none took Nanotubes."""
    scene = Scene(2, rockets=("fresco", "dyson"))
    scene.load(1, 0, 2)  # the only slot for Graphene
    scene.give(0, "ggn")
    scene.play(0, "task refinery 2")
    scene.to_work()
    game, names = scene.table.game, scene.table.names
    work = game.catalogue.parse("work refinery")
    assert game.modest(scene.s, 0, work, names) == "Refine your raw Graphene and raw Nanotube: 4 Dominance on the Fresco."
    for slot in range(3):
        scene.s.loaded[slot] = scene.s.loaded[5 + slot] = 1
    scene.s.silo[2] = 0
    told = game.modest(scene.s, 0, work, names)
    assert told == "Refine your 2 raw Graphene: no open slot takes them now, but later rockets may."


def test_a_robot_that_goes_aboard_is_not_free() -> None:
    """A team that comes home from the Loader was told to free robots, while one more was away."""
    scene = Scene(2)
    scene.give(0, "N")
    scene.play(0, "task loader 3")
    scene.to_work()
    game, names = scene.table.game, scene.table.names
    aboard = scene.s.copy()
    aboard.silo[5], aboard.loaded[0], aboard.home[0] = 0, 0, aboard.home[0] + 2
    assert game.gain(scene.s, aboard, 0, FREE, names) == ""
    aboard.loaded[0] = -1
    assert game.gain(scene.s, aboard, 0, FREE, names).startswith("It frees robots")


def test_whoever_has_no_robot_for_the_crater_is_told_so() -> None:
    scene = Scene(2)
    scene.all_pass()
    ready = scene.table.game.catalogue.parse("ready")
    assert scene.table.game.modest(scene.s, 0, ready, scene.table.names).startswith("You have no robot for the crater")
    scene.play(0, "place raw-buckyball")
    assert scene.table.game.modest(scene.s, 0, ready, scene.table.names).startswith("All your robots are placed")


def test_points_are_told_with_the_team_that_scores_them() -> None:
    """Work the Clout: it earns 1 Dominance, said the coach. The Shaker did, later in the same turn."""
    scene = Scene(2)
    scene.play(0, "task shaker 2")
    scene.play(1, "pass")
    scene.play(0, "task clout 1")
    scene.to_work()
    game = scene.table.game
    coach = Coach(scene.table.seen(0), QUICK, False)
    clout, shaker = (game.catalogue.parse(f"work {place}") for place in ("clout", "shaker"))
    end = coach.search.scout.replay(coach.search.home, [clout, shaker])
    assert end is not None
    idea = coach.idea([clout, shaker], end, [clout, shaker])
    assert idea.reasons[0] == "You score 1 Dominance this turn."
    assert idea.goal == "Work the Shaker"
    assert idea.says == ["Work the Clout", "Work the Shaker"]


def test_whom_else_a_launch_pays_is_told_before() -> None:
    """A newcomer was told to fill a rocket for 3; it paid the rival 7, and nothing had said so."""
    scene = Scene(2, rockets=("fresco", "lem"))
    game, names = scene.table.game, ["You", "Selene"]
    for slot in (0, 2, 3):
        scene.load(1, 1, slot)
    told = game.matters(scene.s, 0, names)
    assert told == ["The Lem lacks only a refined Nanotube, for 3 Dominance. Its launch pays Selene 7. You have none."]
    scene.give(0, "n")
    assert game.matters(scene.s, 0, names)[0].endswith("Yours is still raw.")
    scene.give(0, "N")
    assert game.matters(scene.s, 0, names)[0].endswith("You have one: a team at the Loader can load it.")
    after = scene.s.copy()
    after.loaded[5 + 1] = 0
    said = game.gain(scene.s, after, 0, CARGO, names)
    assert (
        said == "Your refined Nanotube is worth 3 Dominance on the Lem. That fills the Lem: its launch pays you 3 and Selene 7."
    )
    gone = after.copy()
    gone.pads[1], gone.dominance[0], gone.dominance[1] = -1, 3, 7
    assert game.gain(scene.s, gone, 0, POINTS, names) == "At the end of the turn the Lem leaves: you score 3 Dominance, Selene 7."


def test_a_building_that_can_be_paid_for_is_named() -> None:
    """A newcomer played a whole game without a word about buildings."""
    scene = Scene(2)
    game, names = scene.table.game, scene.table.names
    scene.give(0, "b")
    assert game.matters(scene.s, 0, names) == []
    scene.give(0, "g")
    hint = "You hold what the Exchanger costs. A team at the Uplink constructs it: 2 Dominance at once."
    assert game.matters(scene.s, 0, names) == [hint]
    scene.play(0, "task uplink 2")
    assert game.matters(scene.s, 0, names) == []
    scene = Scene(2, rockets=("fresco", "lem"))
    scene.give(0, "g")
    after = scene.s.copy()
    after.crater[0] += 1
    assert "raw Buckyballs (pays for the Exchanger, 2 Dominance)" in game.gain(scene.s, after, 0, CRATER, names)


def test_what_no_rocket_takes_is_told_as_long_as_it_is_held() -> None:
    """A newcomer held Nanotubes for five turns and was told to pass."""
    scene = Scene(2, rockets=("fresco", "capek"))
    game, names = scene.table.game, scene.table.names
    scene.give(0, "NN")
    assert game.matters(scene.s, 0, names) == []
    scene.load(1, 0, 0)
    told = "The open slots take all but 1 refined Nanotube of yours now. It waits for the next rocket; to drop it would free its robot."
    assert game.matters(scene.s, 0, names) == [told]
    scene.load(1, 0, 1)
    told = "No open slot takes your 2 refined Nanotubes now. They wait for the next rocket; to drop them would free 2 robots."
    assert game.matters(scene.s, 0, names)[-1] == told


def test_a_slot_says_what_filling_it_pays() -> None:
    scene = Scene(2, rockets=("fresco", "lem"))
    for slot in (0, 2, 3):
        scene.load(1, 1, slot)
    scene.give(0, "N")
    scene.play(0, "task loader 3")
    scene.to_work()
    scene.play(0, "work loader")
    drawing = scene.table.game.draw(scene.s, 0, scene.table.legal(0), ["You", "Selene"])
    ways = [way for thing in drawing.things.values() for way in thing.ways]
    (way,) = [way for way in ways if way.moves == ["load b 2"]]
    assert way.note == "3 Dominance when it launches. Then it is full, and its launch pays you 3 and Selene 7."


def last_turn(scene: Scene) -> Scene:
    """This turn is the last one."""
    scene.s.last_turn = scene.s.turn
    return scene


def test_what_fills_a_rocket_is_not_split() -> None:
    """A newcomer held the two Buckyballs that the Fresco lacked, and was told to load one of them onto another rocket."""
    scene = Scene(2, rockets=("drexler", "bernal"))
    scene.load(0, 0, 0)
    scene.give(0, "BB")
    scene.play(0, "task loader 3")
    scene.play(1, "task uplink 2")  # whoever works later keeps the rocket waiting
    scene.to_work()
    game = scene.table.game
    work, second, third, other = (game.catalogue.parse(text) for text in ("work loader", "load a 2", "load a 3", "load b 3"))
    coach = Coach(scene.table.seen(0), QUICK, False)
    split, full = (coach.search.scout.replay(scene.s, [work, second, last]) for last in (other, third))
    assert split is not None and full is not None
    assert game.unwise(scene.s, split, 0, [work, second, other]) and not game.unwise(scene.s, full, 0, [work, second, third])
    told = game.gain(scene.s, full, 0, POINTS, scene.table.names)
    assert told == "This fills the Drexler: its launch pays you 6 at the end of the turn."


def test_robots_are_kept_for_a_launch() -> None:
    """A newcomer could refine and load what the Bernal lacked, for 8, and was told to pass."""
    scene = Scene(2, rockets=("bernal", "fresco"))
    scene.load(0, 0, 0)
    scene.give(0, "bg")
    scene.s.home[0] -= 1  # one is somewhere else
    assert scene.s.home[0] == 4
    game, names = scene.table.game, scene.table.names
    passing, uplink, refinery = (game.catalogue.parse(text) for text in ("pass", "task uplink 2", "task refinery 2"))
    for move, wise in ((passing, False), (uplink, False), (refinery, True)):
        assert game.unwise(scene.s, scene.s, 0, [move]) is not wise, move.text
    after = scene.s.copy()
    after.teams[0], after.home[0] = 0, 2
    told = game.gain(scene.s, after, 0, TEAMS, names)
    assert told == (
        "Refine your raw Buckyball and raw Graphene. With a team at the Loader you can fill the Bernal, for 8 Dominance this turn."
    )


def test_a_launch_that_is_sure_keeps_no_robots() -> None:
    """The team at the Loader could fill a rocket as it was, and the coach kept quiet about everything, passing too."""
    scene = Scene(2, rockets=("drexler", "bernal"))
    scene.load(0, 0, 0)
    scene.give(0, "BB")
    scene.play(0, "task loader 3")
    scene.play(1, "task uplink 2")
    game = scene.table.game
    for text in ("pass", "task shaker 3"):
        assert not game.unwise(scene.s, scene.s, 0, [game.catalogue.parse(text)]), text


def test_a_rocket_that_can_be_filled_is_the_idea() -> None:
    """A newcomer held just what the Feynman wanted, for 7, and was told to load one Buckyball and no more."""
    scene = Scene(2, rockets=("le-guin", "feynman"))
    scene.give(0, "BBGN")
    scene.reveal("mass-driver")
    scene.play(0, "task loader 3")
    scene.play(1, "pass")
    scene.play(0, "task uplink 2")
    scene.to_work()
    plan = ["work loader", "load b 1", "load b 2", "load b 3"]
    game = scene.table.game
    assert [move.text for move in game.useful(scene.s, 0)[0]] == plan
    coach = Coach(scene.table.seen(0), QUICK, False)
    end = coach.search.scout.replay(scene.s, [game.catalogue.parse(text) for text in plan])
    assert end is not None and (game.within_reach(scene.s, 0), game.within_reach(end, 0)) == (0, 7)
    assert set(plan) <= {move.text for move in coach.ideas()[0].moves}


def test_what_is_raw_is_not_called_refined() -> None:
    scene = Scene(2, rockets=("bernal", "fresco"))
    scene.load(0, 0, 0)
    scene.give(0, "bg")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    after = scene.s.copy()
    after.teams[3 * 3 + 2] = 0
    told = scene.table.game.gain(scene.s, after, 0, TEAMS, scene.table.names)
    assert told == (
        "Your raw Buckyball and raw Graphene, once refined, are worth 5 Dominance on the Bernal. "
        "That fills the Bernal: its launch pays you 8."
    )


def test_of_equal_slots_the_fullest_rocket_comes_first() -> None:
    """A newcomer was told of 4 on the Bradbury, though the Asimov, which paid 4 as well, needed nothing else to leave."""
    scene = Scene(2, rockets=("bradbury", "asimov"))
    for slot in (1, 2):
        scene.load(0, 1, slot)
    scene.give(0, "n")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    after = scene.s.copy()
    after.teams[3 * 3 + 2] = 0
    told = scene.table.game.gain(scene.s, after, 0, TEAMS, scene.table.names)
    assert "on the Asimov. That fills the Asimov" in told


def test_two_teams_are_too_many_for_one_resource() -> None:
    """A newcomer was told to send all four robots to refine and load one Buckyball."""
    scene = Scene(2, rockets=("fresco", "roddenberry"))
    scene.give(0, "b")
    game = scene.table.game
    refinery, loader = (game.catalogue.parse(text) for text in ("task refinery 2", "task loader 3"))
    assert game.unwise(scene.s, scene.s, 0, [refinery, loader]) and not game.unwise(scene.s, scene.s, 0, [refinery])
    scene.give(0, "g")
    assert not game.unwise(scene.s, scene.s, 0, [refinery, loader])


def test_no_team_is_brought_home_that_can_build_after_refining() -> None:
    """A newcomer with 38 Dominance was told to leave the Uplink, when refining first paid for the building that ends the game."""
    scene = Scene(2, rockets=("fresco", "roddenberry"))
    scene.reveal("lab")
    scene.give(0, "Bn")
    scene.s.dominance[0] = 38
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    scene.play(0, "task uplink 2")
    scene.to_work()
    game = scene.table.game
    moves = [game.catalogue.parse(text) for text in ("work refinery", "refine raw-nanotube", "skip uplink")]
    assert game.unwise(scene.s, scene.s, 0, moves) and not game.unwise(scene.s, scene.s, 0, moves[:2])
    scene.play(0, "work refinery", "refine raw-nanotube")
    for wanted in ("work uplink", "build lab"):
        assert bot("greedy", 1).choose(scene.table.seen(0)).text == wanted
        scene.play(0, wanted)


def test_in_the_last_turn_what_surely_scores_comes_first() -> None:
    """A newcomer was told that 8 robots are worth more in the crater than 1 Dominance at the Shaker, in the last turn."""
    scene = last_turn(Scene(2))
    game = scene.table.game
    passing, shaker, clout = (game.catalogue.parse(text) for text in ("pass", "task shaker 2", "task clout 1"))
    assert game.unwise(scene.s, scene.s, 0, [passing])
    assert game.unwise(scene.s, scene.s, 0, [clout]) and not game.unwise(scene.s, scene.s, 0, [shaker])
    scene.play(0, "task shaker 2")
    scene.play(1, "pass")
    assert not game.unwise(scene.s, scene.s, 0, [passing])
    assert game.modest(scene.s, 0, passing, scene.table.names).startswith("Nothing that you could still send a team to")


def test_in_the_last_turn_only_a_launch_counts() -> None:
    """Cargo that stays is worth next to nothing then, and a team at the Loader what it can fill."""
    scene = last_turn(Scene(2, rockets=("drexler", "fresco")))
    scene.load(0, 0, 0)
    scene.give(0, "BB")
    game = scene.table.game
    before = game.worth(scene.s, 0)
    scene.play(0, "task loader 3")
    assert game.worth(scene.s, 0) > before + 500
    scene.s.silo[3] = 1
    assert game.worth(scene.s, 0) < before + 50


def test_what_is_mined_in_the_last_turn_pays_only_for_buildings() -> None:
    """A newcomer without a team at the Loader was told to mine a Nanotube, worth 4 on the Haldane, in the last turn."""
    scene = last_turn(Scene(2, rockets=("fresco", "dyson")))
    game, names = scene.table.game, scene.table.names
    mined = scene.s.copy()
    mined.crater[0] = mined.crater[1] = 1
    mined.home[0] -= 2
    told = game.gain(scene.s, mined, 0, CRATER, names)
    assert told == "Nothing that you mine now can still score. Only a tie may be decided by it."
    plain = game.worth(mined, 0)
    scene.play(0, "task uplink 2")
    mined.teams[:] = scene.s.teams
    assert game.gain(scene.s, mined, 0, CRATER, names) == "With 3 spins these robots may pay for the Exchanger: 2 Dominance."
    assert game.worth(mined, 0) > plain + 50


def test_a_site_is_named_with_what_stands_there() -> None:
    """Put it on advanced site 3, said a headline. Put what?"""
    scene = Scene(2)
    scene.reveal("statue-6")
    scene.give(0, "GN")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink", "build statue-6")
    stand = scene.table.game.catalogue.parse("stand 3")
    says = scene.table.seen(0).say(stand)
    assert says == "Put the Statue 6 on advanced site 3"
    told = scene.table.game.caption(scene.s, 0, stand, says)
    assert (told.name, told.note) == ("Advanced site 3", "Statue 6")


def test_no_idea_goes_into_the_next_turn() -> None:
    """A newcomer clicked once for a plan of seven steps, and it sent a team out in the turn after."""
    scene = Scene(2)
    scene.give(0, "b")
    scene.play(0, "task shaker 2")
    scene.to_work()
    game = scene.table.game
    work, shaker, passing, place = (
        game.catalogue.parse(text) for text in ("work shaker", "task shaker 2", "pass", "place raw-buckyball")
    )
    assert game.unwise(scene.s, scene.s, 0, [work, shaker]) and not game.unwise(scene.s, scene.s, 0, [work])
    found = Coach(scene.table.seen(0), QUICK, False).ideas()
    assert [[move.text for move in idea.moves] for idea in found] == [["work shaker"]]
    scene.play(0, "work shaker")
    assert game.unwise(scene.s, scene.s, 0, [shaker, passing, place])
    assert not game.unwise(scene.s, scene.s, 0, [shaker, passing])


def test_the_shaker_promises_no_spin_to_robots_that_are_not_there() -> None:
    """The last robot goes to the Shaker: nobody is left to mine."""
    scene = Scene(2)
    game, before = scene.table.game, scene.s.copy()
    scene.play(0, "task shaker 3")
    assert game.gain(before, scene.s, 0, TEAMS, scene.table.names) == "One more spin for your robots in the crater."
    scene.s.home[0] = 0
    said = game.gain(before, scene.s, 0, TEAMS, scene.table.names)
    assert said == "The crater spins once more, though you have no robots left to mine."
