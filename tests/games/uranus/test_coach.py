"""What the coach says in this box: what matters now, and what a turn is good for."""

from itertools import pairwise

import pytest

from perilune.bots.coach import MOST_MATTERS, QUICK, Coach, Idea
from perilune.bots.scout import Turn
from perilune.games.uranus.bot.better_sets import better_sets
from perilune.games.uranus.bot.openings import rocks_of
from perilune.games.uranus.bot.tactics import strike
from perilune.games.uranus.bot.worth import IMPACTS, LEARNING, MINES, NETWORKS, PADS, TRACKED
from perilune.games.uranus.content import LETTERS
from perilune.games.uranus.hexes import count
from perilune.games.uranus.moon import networks, struck
from perilune.games.uranus.state import BUILDING
from perilune.games.uranus.words.harm import mildest, weight
from tests.games.uranus.scene import CONTENT, Scene, h
from tests.games.uranus.test_8_junk import junk, launch

THREE = ["osmish", "kroviots", "yarls"]
NAMES = ["Ada", "Ben", "Cleo"]


def matters(scene: Scene, seat: int = 0) -> list[str]:
    return scene.table.game.matters(scene.s, seat, NAMES)


def gain(scene: Scene, feature: int, *texts: str) -> str:
    """What seat 1 hears of a feature after these moves."""
    before = scene.s.copy()
    scene.play(0, *texts)
    return scene.table.game.gain(before, scene.s, 0, feature, NAMES)


def test_the_first_mines_are_for_tunnels() -> None:
    told = matters(Scene(3, races=THREE, start=False))
    assert told == ["3 blue mines for tunnels: enough.", "Put different colours close together."]


def test_an_attack_is_told_with_the_least_that_it_takes() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,-1,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert matters(scene)[0] == "The order counts: an asteroid that strikes a dark hex does nothing."
    scene.play(0, "face left")
    assert matters(scene)[0] == "The mildest way to lay it: 2 hexes go dark."


def test_who_could_fly_is_told_of_the_others() -> None:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    assert "Still needed: spaceship, launchpad and home." in " ".join(matters(scene))
    for seat in (0, 1):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    scene.complete(1)
    told = "Cleo still needs: spaceship and launchpad."
    assert told in matters(scene)


def test_it_says_how_far_the_team_is() -> None:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    scene.s.space = 4
    scene.know(0, "spaceship")
    scene.pads(0, "0,0,0")
    scene.pads(1, "0,0,0")
    scene.complete(1)
    told = "1 of 3 homes, 2 of 3 launchpads and 1 of 3 spaceships."
    assert matters(scene)[-1] == f"Round 4 of {CONTENT.end - 1}, together: {told}"


def test_a_step_is_told_with_what_it_is_good_for() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    assert gain(scene, PADS, "use 0,0,0 pad").endswith(
        "has 1 of its 3 steps: the last one brings a launchpad, to launch rocks and to fly."
    )
    scene.hand(0, "0,0,0", "GGG")
    told = "Your spaceship technology then has 1 of its 2 steps: no race can fly without it."
    assert gain(scene, LEARNING, "use 0,0,0 spaceship") == told
    scene.hand(0, "0,0,0", "B")
    told = "You can then dig 3 tunnels: joined mines make one set of their rocks."
    assert gain(scene, TRACKED, "use 0,0,0 tunnel") == told


def test_what_is_built_is_told_with_its_rocks() -> None:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    scene.mark(0, "mine", 5)
    assert gain(scene, MINES, "mine 0,0,0") == "Grey land in the middle (row 5, hex 5): your third grey mine, beside a blue one."
    scene.s.mines[0] = 0
    scene.mines(0, "0,2,-2", "1,1,-2")
    scene.mark(0, "tunnel", 1)
    told = gain(scene, NETWORKS, "tunnel 0,2,-2:1,1,-2")
    assert told == "C and T become one set a round (1 blue and 1 red)."


def test_a_plan_of_tunnels_is_told_as_a_whole() -> None:
    """One tunnel of it cannot do what all of them do."""
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "1,1,-2", "3,0,-3")
    scene.mark(0, "tunnel", 2)
    told = gain(scene, NETWORKS, "tunnel 0,2,-2:1,1,-2", "tunnel 1,1,-2:2,0,-2", "tunnel 3,0,-3:2,0,-2")
    joined = "B, C and T become one set a round (1 blue, 1 red and 1 purple)"
    assert told == f"3 tunnels in all: {joined}, enough for a fortification step."


def test_nobody_stays_when_every_race_can_fly() -> None:
    scene = building()
    for seat in range(3):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    for module in (1, 2, 3):
        assert not unwise_now(scene, "ready")
        scene.complete(module)
    assert unwise_now(scene, "ready")
    assert matters(scene) == ["Every race can fly now: fly to Uranus."]


def unwise_now(scene: Scene, text: str) -> bool:
    """Whether the coach keeps quiet about this move, which is not played."""
    game = scene.table.game
    return game.unwise(scene.s, scene.s, 0, [game.catalogue.parse(text)])


def test_a_complete_track_is_told_with_what_it_lets_one_do() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    scene.mark(0, "pad", 2)
    done = "Your launchpad track is then complete: in Build you can put a launchpad on a mine, to launch rocks and to fly."
    assert gain(scene, PADS, "use 0,0,0 pad") == done


def test_space_junk_that_strikes_is_told_like_an_asteroid() -> None:
    scene = launch("GR")
    junk(scene, 10)
    scene.chance("coordinate -4,0,4", "pattern c01")
    assert matters(scene)[0] == "The mildest way to lay it: 1 hex goes dark."


def unwise(scene: Scene, *texts: str) -> bool:
    """Whether the coach keeps quiet about these moves of seat 1."""
    game = scene.table.game
    before = scene.s.copy()
    scene.play(0, *texts)
    return game.unwise(before, scene.s, 0, [game.catalogue.parse(text) for text in texts])


def building() -> Scene:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    return scene


def test_no_idea_is_an_impact_that_costs_more_mines_than_it_must() -> None:
    for turn, costs in (("120", False), ("0", True)):
        scene = Scene(3, races=THREE)
        scene.mines(0, "1,1,-2")
        scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
        scene.play(0, "face left")
        ways = [move.text for move in scene.table.legal(0) if move.verb == "impact"]
        assert f"impact {turn}" in ways
        before = count(scene.s.mines[0])
        assert unwise(scene, f"impact {turn}") is costs
        assert (count(scene.s.mines[0]) < before) is costs


def test_no_idea_gives_a_mine_for_tunnels() -> None:
    """Tunnels are dear, too; but they can be dug again."""
    for turn, costs in (("60", False), ("0", True)):
        scene = Scene(3, races=THREE)
        scene.mines(0, "1,1,-2")
        for ends in (["0,3,-3", "1,2,-3"], ["-1,2,-1", "0,1,-1"], ["-1,4,-3", "-1,3,-2"]):
            scene.dig(0, *ends)
        scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
        scene.play(0, "face left")
        assert unwise(scene, f"impact {turn}") is costs


def test_no_idea_is_a_useless_tunnel_beside_something_good() -> None:
    """A new mine is good; a tunnel between mines that are joined already is of no use with it, either."""
    for way, useless in (("tunnel 0,2,-2:1,1,-2", False), ("tunnel 1,1,-2:2,0,-2", True)):
        scene = building()
        scene.mines(0, "0,2,-2", "1,1,-2", "2,0,-2")
        scene.dig(0, "1,1,-2", "2,1,-3", "2,0,-2")
        scene.mark(0, "tunnel", 2)
        scene.mark(0, "mine", 3)
        mine = next(move.text for move in scene.table.legal(0) if move.verb == "mine")
        assert unwise(scene, mine, way) is useless


def test_no_idea_is_a_tunnel_that_joins_nothing_or_one_that_is_removed() -> None:
    scene = building()
    scene.mines(0, "0,2,-2", "1,1,-2")
    scene.mark(0, "tunnel", 1)
    assert unwise(scene, "tunnel 1,1,-2:2,0,-2")
    assert not unwise(scene, "tunnel 0,2,-2:1,1,-2")
    assert unwise(scene, "remove-tunnel 0,2,-2:1,1,-2")
    scene = building()
    scene.mines(0, "0,2,-2", "1,1,-2")
    scene.mark(0, "tunnel", 1)
    assert unwise(scene, "tunnel 0,2,-2:1,1,-2", "tunnel 1,1,-2:2,0,-2")  # the second one leads nowhere


def test_no_idea_is_a_flight_that_leaves_a_partner_behind() -> None:
    for others, leaves in ((1, True), (2, False)):
        scene = building()
        for seat in range(others + 1):
            scene.know(seat, "spaceship")
            scene.pads(seat, "0,0,0")
        for module in (1, 2, 3):
            scene.complete(module)
        assert unwise(scene, "fly 1") is leaves


def test_what_gains_nothing_by_itself_has_its_reason() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "B")
    game = scene.table.game

    def modest(text: str) -> str:
        return game.modest(scene.s, 0, game.catalogue.parse(text), NAMES)

    assert modest("use 0,0,0 tunnel").startswith("You can then dig 3 tunnels")
    assert modest("ready") == "Nothing that your sets could still pay for helps you more."
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert modest("face left") == "I have tried both orders: this one costs your moon less."
    scene.play(0, "face left")
    assert modest("impact 0") == "This way 2 hexes go dark. Lost: the blue mine in the middle."


def test_an_impact_is_no_asteroid_fewer_and_no_better_network() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "0,2,-2", "1,1,-2", "2,0,-2")
    scene.dig(0, "0,2,-2", "1,1,-2", "2,0,-2")
    scene.attack(("2,0,-2", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    before = scene.s.copy()
    scene.play(0, "face left", "impact 0")
    for feature in (IMPACTS, NETWORKS):
        assert scene.table.game.gain(before, scene.s, 0, feature, NAMES) == ""


def ideas(scene: Scene, seat: int = 0) -> list[Idea]:
    """What the coach proposes to a seat."""
    return Coach(scene.table.seen(seat), QUICK, False).ideas()


def test_an_idea_ends_with_its_phase() -> None:
    """Whoever is the last to be ready goes on to build: the search finds both as one turn, and takes tunnels away at random there."""
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    scene.dig(0, "0,2,-2", "1,1,-2", "2,0,-2")
    scene.mark(0, "tunnel", 3)
    for seat in (1, 2):
        scene.play(seat, "ready")
    coach = Coach(scene.table.seen(0), QUICK, False)
    texts = ["use 0,0,0 pad", "ready", "remove-tunnel 0,2,-2:1,1,-2", "ready"]
    wise = coach.wise_part([scene.table.game.catalogue.parse(text) for text in texts])
    assert wise is not None and [move.text for move in wise.moves] == texts[:1]
    found = ideas(scene)
    assert found and not any(move.verb == "ready" for idea in found for move in idea.moves)


def test_nobody_is_told_to_waste_a_set() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    assert unwise(scene, "ready")
    scene = Scene(3, races=THREE)
    assert not unwise(scene, "ready")
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    scene.know(0, "telescope", "weaponry", "rocket")
    assert all(scene.may(0, move.text) for moves in scene.table.game.useful(scene.s, 0) for move in moves)
    useful = scene.table.game.useful(scene.s, 0)
    assert ["use 0,0,0 pad"] in [[move.text for move in moves] for moves in useful]


def test_tunnels_that_would_be_lost_join_a_lone_mine() -> None:
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "0,2,-2", "1,1,-2", "2,0,-2")
    scene.mark(0, "tunnel", 1)
    scene.play(0, "tunnel 0,2,-2:1,1,-2")
    assert [[move.text for move in moves] for moves in scene.table.game.useful(scene.s, 0)] == [["tunnel 1,1,-2:2,0,-2"]]
    found = ideas(scene)
    assert found and found[0].moves[0].text == "tunnel 1,1,-2:2,0,-2"
    scene.play(0, "tunnel 1,1,-2:2,0,-2")
    assert scene.s.tunnels_left[0] == 1
    ready = scene.table.game.catalogue.parse("ready")
    assert scene.table.game.modest(scene.s, 0, ready, NAMES) == "I found nothing that your last tunnel could do for you."
    assert not unwise(scene, "ready")


def test_tunnels_on_the_track_are_kept() -> None:
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "0,2,-2", "1,1,-2")
    ready = scene.table.game.catalogue.parse("ready")
    scene.mark(0, "tunnel", 3)
    told = scene.table.game.modest(scene.s, 0, ready, NAMES)
    assert told == "You keep your 12 tunnels for a later round: the track goes up to 18."
    scene.mark(0, "tunnel", 4)
    scene.s.space = CONTENT.end - 1
    assert scene.table.game.modest(scene.s, 0, ready, NAMES) == "What is built in the last round brings no rocks any more."
    scene.s.space = 4
    assert unwise(scene, "ready")  # the track can no longer grow


def test_no_round_is_spent_on_saving_tunnels_that_could_make_a_launchpad_set() -> None:
    """Twelve tunnels were kept for eighteen, and nine sets of the next round were lost; they would have joined four colours at once."""
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "2,2,-4", "3,0,-3", "1,-1,0", "0,-2,2")
    scene.mark(0, "tunnel", 1)
    assert not unwise_now(scene, "ready")  # three do not reach all four
    scene.mark(0, "tunnel", 3)
    assert unwise_now(scene, "ready")
    best = [move.text for move in scene.table.game.useful(scene.s, 0)[0]]
    assert not unwise(scene, *best)
    sets = [rocks_of(scene.s, CONTENT, 0, net) for net in networks(scene.s, 0)]
    assert sets == [[1, 1, 0, 1, 1]]
    assert not unwise_now(scene, "ready")


def test_a_set_that_the_escape_needs_is_left_as_it_is() -> None:
    """Joined with another one it would pay for one step, not for two."""
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "2,2,-4", "3,0,-3", "1,-1,0", "0,-2,2", "0,4,-4")
    for a, b in pairwise(["2,2,-4", "3,1,-4", "3,0,-3", "2,0,-2", "1,0,-1", "1,-1,0", "0,-1,1", "0,-2,2"]):
        scene.dig(0, a, b)
    scene.mark(0, "tunnel", 1)
    assert better_sets(scene.s, CONTENT, 0, False) == []
    scene.pads(0, "0,-2,2")
    assert better_sets(scene.s, CONTENT, 0, True)  # two grey ones pay for a step of the spaceship


def test_a_cargo_is_made_larger_while_all_of_it_fits() -> None:
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "-4,4,0", "-3,2,1", "-3,1,2")
    scene.know(0, "rocket", "spaceship")
    scene.mark(0, "tunnel", 1)
    assert better_sets(scene.s, CONTENT, 0, True) == []
    scene.pads(0, "-3,1,2")
    assert better_sets(scene.s, CONTENT, 0, True) == [[scene.table.game.catalogue.parse("tunnel -3,2,1:-3,1,2").a]]
    assert unwise_now(scene, "ready") and ideas(scene), "he was silent: to wait was a waste, and to dig spoilt a set"
    for module in (1, 2, 3):
        scene.complete(module)
    assert better_sets(scene.s, CONTENT, 0, True) == []  # nobody needs another home


def test_the_nearest_home_is_named_with_what_it_lacks() -> None:
    """Until there is a home for every race that waits."""
    scene = Scene(3, races=THREE)
    assert not any("lacks only" in line for line in matters(scene))  # nothing has been launched
    scene.fill(1, "GGBBS")
    scene.fill(2, "R")
    told = "Module 1 lacks only 1 green, 1 blue and 1 grey rock."
    assert told in matters(scene)
    scene.complete(1)
    assert any(line.startswith("Module 2 lacks only") for line in matters(scene))
    for module in (2, 3):
        scene.complete(module)
    assert not any("lacks only" in line for line in matters(scene))


def test_when_all_mines_are_chosen_only_ready_is_left() -> None:
    scene = Scene(3, races=THREE, start=False)
    scene.play(0, "mine 1,1,-2", "mine -1,3,-2")
    assert matters(scene) == ["Your mines are chosen: press Ready."]


def test_no_idea_is_a_launch_to_an_emptier_module() -> None:
    """Half a home saves nobody: where as many rocks fit, the module that lacks least comes first."""
    for module, scatters in ((1, False), (6, True)):
        scene = launch("GB")
        scene.fill(1, "GGBB")
        assert unwise(scene, f"send 0,0,0 {module}") is scatters


def test_no_idea_joins_sets_that_pay_for_steps_already() -> None:
    """Two blue rocks pay for two steps of the tunnel track; joined, they pay for one and for nothing new."""
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "1,1,-2", "-1,3,-2", "0,2,-2")
    scene.mark(0, "tunnel", 2)
    assert not unwise(scene, "tunnel 0,2,-2:1,1,-2")  # the red one alone pays for nothing
    assert unwise(scene, "tunnel -1,3,-2:0,2,-2")
    assert [[move.text for move in moves] for moves in scene.table.game.useful(scene.s, 0)] == [["ready"]]


def test_no_idea_is_an_impact_that_is_worth_a_mine_more_than_the_mildest() -> None:
    """A launchpad or many tunnels count as well as mines; and so does what is laid after the order is chosen."""
    for turn, costs in (("120", False), ("0", True)):
        scene = Scene(3, races=THREE)
        scene.mines(0, "1,1,-2")
        scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
        assert unwise(scene, "face left", f"impact {turn}") is costs
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.dig(0, "2,1,-3", "1,1,-2", "2,0,-2", "1,0,-1", "0,1,-1")
    scene.dig(0, "1,1,-2", "1,2,-3")
    scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert unwise(scene, "face left", "impact 0")


def test_the_coach_lays_a_pattern_as_the_board_proposes_it() -> None:
    """The board began with a way that took a mine and one tunnel, and the coach wanted another one, without a word why."""
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,1,-2")
    for ends in (["0,3,-3", "1,2,-3"], ["-1,2,-1", "0,1,-1"], ["-1,4,-3", "-1,3,-2"]):
        scene.dig(0, *ends)
    scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    game = scene.table.game
    for moves in game.useful(scene.s, 0):
        assert [move.verb for move in moves] == ["face", "impact"]
    scene.play(0, "face left")
    point, card = strike(scene.s, 0)
    first, mask = mildest(scene.s, CONTENT, 0, point, card)
    assert [[move.a for move in moves] for moves in game.useful(scene.s, 0)] == [[first]]
    laid = [struck(scene.s, CONTENT, 0, point, card, idea.moves[0].a) for idea in ideas(scene)]
    assert laid and {weight(scene.s, CONTENT, 0, one) for one in laid} == {weight(scene.s, CONTENT, 0, mask)}


def test_what_an_attack_takes_at_the_least_names_no_mine() -> None:
    """Two ways took a mine each: the coach named the one, and advised the other."""
    scene = Scene(3, races=THREE)
    scene.mines(0, "0,0,0")
    scene.dig(0, "0,0,0", "1,-1,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left")
    assert matters(scene)[0] == "The mildest way to lay it: 2 hexes go dark. Lost: 1 mine, 1 tunnel."


@pytest.mark.parametrize(
    ("race", "which"), [("osmish", "one more of your sets"), ("kroviots", "the set of its network")], ids=["osmish", "others"]
)
def test_a_launchpad_is_told_by_what_the_race_can_launch(race: str, which: str) -> None:
    scene = Scene(3, races=[race, "yarls", "arshantans"])
    scene.mines(0, "0,0,0")
    scene.phase(BUILDING)
    scene.mark(0, "pad", 3)
    assert gain(scene, PADS, "launchpad 0,0,0") == f"A launchpad: {which} can be launched to Uranus each round."
    card = scene.table.seen(0).card(f"hex-{h('0,0,0')}")
    assert card is not None and any(
        ("Any set of the moon" in line) == (race == "osmish") for line in card.lines if "launched" in line
    )


def test_two_mines_of_one_plan_are_told_as_a_plan() -> None:
    """The reason for a green mine spoke of a grey one, too, and nobody knew why."""
    scene = Scene(3, races=THREE, start=False)
    told = gain(scene, MINES, "mine 1,1,-2", "mine -1,3,-2")
    assert told.startswith("The plan is 2 mines. ")


def test_reminders_are_short() -> None:
    """Two long paragraphs pushed the advice out of the coach's box."""
    scene = Scene(3, races=THREE)
    scene.fill(1, "GGBBS")
    for space in range(1, CONTENT.end):
        scene.s.space = space
        assert all(len(line) <= 90 for line in matters(scene)[:MOST_MATTERS])


def test_when_every_race_can_fly_nothing_else_is_advised_before_it() -> None:
    """The coach said not to wait, and then proposed to pay for more mines; and to be ready was warned of."""
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    for seat in range(3):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    assert scene.table.seen(0).warning(scene.table.game.catalogue.parse("ready")) is not None
    for module in (1, 2, 3):
        scene.complete(module)
    assert matters(scene) == ["Every race can fly now: do not wait for another attack."]
    assert scene.table.seen(0).prompt() == "Every race can fly to Uranus in Build, the next phase. Ready?"
    assert unwise_now(scene, "use 0,0,0 mine")
    assert not unwise_now(scene, "ready")
    assert scene.table.seen(0).warning(scene.table.game.catalogue.parse("ready")) is None
    assert [[move.text for move in idea.moves] for idea in ideas(scene)] == [["ready"]]
    scene.all_ready()
    assert scene.s.stage == BUILDING
    assert {idea.moves[0].verb for idea in ideas(scene)} == {"fly"}


def test_homes_that_are_too_few_are_told() -> None:
    scene = building()
    for seat in range(3):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    scene.complete(1)
    assert "You can fly. Only 1 home is free." in matters(scene)


def test_no_idea_is_a_launch_that_spills_what_fits_elsewhere() -> None:
    """All five rocks fitted on module 6, and the coach advised module 1, with a rock too many."""
    scene = launch("GR")
    for module, spills in ((1, True), (2, False)):
        assert unwise_now(scene, f"send 0,0,0 {module}") is spills
    scene.fill(1, "GGBBBSS")
    assert not unwise_now(scene, "send 0,0,0 1")  # it completes a home


def test_several_steps_of_a_turn_are_told_as_several() -> None:
    """Set E alone was said to bring twelve tunnels."""
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "B")
    scene.hand(0, "1,1,-2", "B")
    told = gain(scene, TRACKED, "use 0,0,0 tunnel", "use 1,1,-2 tunnel")
    assert told == "With 2 such steps you can then dig 7 tunnels: joined mines make one set of their rocks."


def purpose(scene: Scene, *texts: str) -> str:
    """What the coach calls these moves of seat 1 as a whole."""
    game = scene.table.game
    before = scene.s.copy()
    scene.play(0, *texts)
    return game.purpose(before, scene.s, 0, [game.catalogue.parse(text) for text in texts], NAMES)


def test_a_turn_of_building_is_called_by_the_sets_that_it_joins() -> None:
    """Eleven tunnels were listed, one by one and each with two rows and hexes, and nobody could picture what they were for."""
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "1,1,-2", "3,0,-3")
    scene.mark(0, "tunnel", 2)
    way = ["tunnel 0,2,-2:1,1,-2", "tunnel 1,1,-2:2,0,-2", "tunnel 3,0,-3:2,0,-2"]
    assert purpose(scene, *way) == "Join sets B, C and T"
    scene = building()
    scene.s.mines[0] = 0
    scene.mines(0, "0,2,-2", "1,1,-2", "0,-2,2", "0,-3,3")
    scene.mark(0, "tunnel", 1)
    assert purpose(scene, "tunnel 0,2,-2:1,1,-2", "tunnel 0,-2,2:0,-3,3") == "Join sets C and T, and G and H"
    scene = building()
    scene.mines(0, "0,2,-2", "1,1,-2")
    scene.mark(0, "tunnel", 1)
    scene.mark(0, "pad", 3)
    scene.mark(0, "mine", 3)
    assert purpose(scene, "launchpad 0,2,-2", "mine 2,0,-2", "tunnel 0,2,-2:1,1,-2") == (
        "Build a mine and a launchpad, and join sets C and T"
    )


def test_a_turn_of_sets_is_called_by_its_steps_and_launches() -> None:
    scene = Scene(3, races=THREE)
    for at, rocks in (("0,0,0", "GBRP"), ("1,1,-2", "GBRP"), ("2,0,-2", "B")):
        scene.hand(0, at, rocks)
    assert purpose(scene, "use 0,0,0 pad", "use 2,0,-2 tunnel", "use 1,1,-2 pad") == "2 launchpad steps and 1 tunnel step"
    scene = launch("GB")
    scene.hand(0, "1,1,-2", "GGG")
    assert purpose(scene, "send 0,0,0 1", "use 1,1,-2 spaceship") == "A launch to module 1 and 1 spaceship step"


def test_one_move_needs_no_other_name() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    assert purpose(scene, "use 0,0,0 pad") == ""


def test_the_first_mines_are_called_by_their_colours() -> None:
    scene = Scene(3, races=THREE, start=False)
    assert purpose(scene, "mine 1,1,-2", "mine -1,3,-2") == "Build 2 blue mines"


def test_an_attack_from_both_sides_is_called_by_its_order() -> None:
    scene = Scene(3, races=THREE)
    scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    game = scene.table.game
    moves = [game.catalogue.parse(text) for text in ("face right", "impact 0", "impact 60")]
    assert game.purpose(scene.s, scene.s, 0, moves, NAMES) == "First the asteroid from the right, then the one from the left"


def test_whoever_could_fly_hears_why_to_wait() -> None:
    """Both homes stood, and the coach spoke of tunnels that could be kept, round after round."""
    scene = building()
    for seat in (0, 1):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    for module in (1, 2, 3):
        scene.complete(module)
    scene.mark(0, "tunnel", 3)
    ready = scene.table.game.catalogue.parse("ready")
    told = scene.table.game.modest(scene.s, 0, ready, NAMES)
    assert told == "Wait with your flight: Cleo still needs a spaceship and a launchpad, and a race that has flown helps nobody."
    assert told == scene.table.game.modest(scene.s, 1, ready, NAMES)


def test_no_idea_is_a_launch_when_there_are_homes_enough() -> None:
    """The coach went on with a third home for two races."""
    scene = launch("GB")
    for module in (2, 3):
        scene.complete(module)
    assert not unwise_now(scene, "send 0,0,0 1")
    scene.complete(4)
    assert unwise_now(scene, "send 0,0,0 1")


def test_no_idea_adds_a_loose_rock_to_a_set_that_pays_for_nothing() -> None:
    """Between two steps of tunnels the coach added a red rock to a green one, and nobody knew what for."""
    for rocks, idle in (("G", True), ("R", False)):
        scene = Scene(3, races=THREE)
        scene.hand(0, "0,0,0", rocks)
        scene.hand(0, "2,0,-2", "B")
        scene.hand(0, "loose", "R")
        assert unwise(scene, "use 2,0,-2 tunnel", "join red 0,0,0") is idle


def test_the_launch_that_makes_a_home_is_the_first_idea() -> None:
    """It won the game, and the coach spoke of two steps of projects."""
    scene = launch("GB")
    scene.complete(1)
    for letter in "GB":  # but for these
        scene.s.filled[LETTERS.index(letter)] -= 1
        scene.s.supply[LETTERS.index(letter)] += 1
    seen = scene.table.seen(0)
    assert [move.text for move in seen.game.useful(seen.view, 0)[0]] == ["send 0,0,0 1"]
    assert seen.game.within_reach(scene.s, 0) == 0
    coach = Coach(seen, QUICK, False)
    nothing = Turn([seen.game.catalogue.parse("ready")], scene.s)
    assert [turn.moves[0].text for turn in coach.at_hand(nothing)] == ["send 0,0,0 1"]
