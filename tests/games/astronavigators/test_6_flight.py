"""Rules, chapters 6, 7 and 8: flight, abort, the end of First and Fast."""

from perilune.games.astronavigators.ending import FAST_LEFT, FAST_SHARED, FAST_TIME, for_race
from perilune.games.astronavigators.state import FACE_DOWN, MOON
from perilune.games.astronavigators.world.flight import ABORT_TOKEN, STAGE_TOKEN
from perilune.games.astronavigators.world.launch import usual_costs
from tests.games.astronavigators.scene import CONTENT, Scene, square, step


def flying(place: int, nk: int = 150, seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.astronaut(0, place, nk)
    return scene


def test_rule_6_1_a_launch_needs_a_pad() -> None:
    scene = Scene()
    scene.s.astronaut[0] = 1
    assert scene.refused(0, "travel 1 spacecraft") == "6.1"
    scene.put(0, "n1-4")
    assert scene.may(0, "travel 1 spacecraft")
    both = Scene(mode="constellation")
    both.astronaut(0)
    both.s.sites[1] = square("n1-4")
    both.s.site_deck[1] = 0
    both.play(0, "travel 1 spacecraft")
    both.resolve()
    assert both.refused(0, "lift-off electron") == "6.1"
    both.play(0, "lift-off falcon-heavy")
    assert both.s.rocket[0] == 1


def test_rule_6_2_the_saturn_v_gives_ten_once() -> None:
    scene = Scene()
    scene.astronaut(0, nk=70)
    scene.fly(0)
    assert scene.s.nk[0] == 80
    again = Scene()
    again.astronaut(0, nk=70)
    again.s.launches[0] = again.s.saturn[0] = 1
    again.fly(0)
    assert again.s.nk[0] == 70
    late = Scene(mode="constellation")  # another rocket flew first
    late.astronaut(0, nk=70)
    late.s.launches[0] = 1
    late.fly(0)
    assert late.s.nk[0] == 80 and late.s.saturn[0] == 1


def test_rule_6_3_everybody_on_earth_draws_a_tile() -> None:
    scene = Scene(3)
    scene.astronaut(0)
    scene.astronaut(1, place=1)
    scene.own(2, 5, 20)
    scene.fly(0)
    assert scene.refused(0, "draw in-1") == "6.3"
    scene.play(0, "draw out-5")
    scene.chance("value 25")
    assert scene.table.deciders() == [2]  # the player in space does not draw
    assert scene.refused(2, "draw out-5") == "6.3"
    scene.play(2, "draw out-4")
    scene.chance("value 10")
    assert scene.s.own[4] == 25
    view = scene.table.seen(1).view
    assert getattr(view, "own")[4] == -9 and sum(getattr(view, "bag")[16:20]) == 10  # noqa: B009
    empty = Scene()
    empty.astronaut(0)
    empty.s.bag[:4] = [1, 0, 0, 0]
    empty.fly(0)
    assert empty.refused(0, "draw out-1") == "6.3"
    empty.s.bag[:4] = [1, 1, 0, 0]  # one lies on the board, one is left
    assert empty.may(0, "draw out-1")


def test_rule_6_4_one_step_to_the_next_free_stage() -> None:
    scene = flying(1)
    step(scene, 0, 2, 10)
    assert scene.s.place[0] == 2 and scene.s.dv[0] == 10
    assert scene.refused(0, "fly") == "6.4"
    decided = flying(1)
    decided.own(0, 5, 20)
    decided.fly(0)
    assert decided.refused(0, "face") == "6.6"


def test_what_is_about_to_be_faced_counts_for_the_way() -> None:
    """A newcomer once read "Enough for the usual way", with a tile before them that was left out."""
    scene = flying(4)
    scene.token(0, "full-moon")
    scene.s.sxt[0] = 2
    scene.board(5, 30)
    scene.fly(0)
    assert scene.may(0, "face") and scene.s.dv[0] == 0
    assert usual_costs(scene.s, CONTENT, 0)[0] == 30


def test_rule_6_5_full_stages_are_skipped() -> None:
    two = flying(1)
    two.astronaut(1, place=2)
    two.board(3, 10)
    two.fly(0)
    assert two.s.place[0] == 3 and two.s.board[1] == FACE_DOWN and two.s.dv[0] == 10
    three = flying(1, seats=3)
    three.astronaut(1, place=2)
    three.board(2, 5)
    three.fly(0)
    assert three.s.place[0] == 2
    full = flying(1, seats=4)
    full.astronaut(1, place=2)
    full.astronaut(2, place=2)
    full.board(3, 10)
    full.fly(0)
    assert full.s.place[0] == 3


def test_rule_6_6_the_first_craft_turns_the_tile() -> None:
    scene = flying(2)
    scene.fly(0, "value 15")
    assert scene.s.board[2] == 15 and scene.s.dv[0] == 15
    assert scene.s.bag[8:12] == [4, 2, 2, 1]
    later = flying(2)
    step(later, 0, 3, 15)
    assert later.s.dv[0] == 15


def test_rule_6_7_stage_five_then_the_moon() -> None:
    scene = Scene(mode="constellation")
    scene.astronaut(0, place=5)
    scene.fly(0)
    assert scene.s.place[0] == MOON and scene.s.dv[0] == 0


def test_rule_6_8_a_tile_is_exchanged_once() -> None:
    scene = flying(2)
    scene.own(0, 5, 15)
    scene.board(3, 10)
    scene.fly(0)
    assert scene.refused(0, "exchange out-4") == "6.8"
    scene.play(0, "exchange out-5")
    scene.chance("value 30")  # it lay face down
    assert scene.s.board[4] == 15 and scene.s.own[4] == 30
    assert scene.s.place[0] == 3 and scene.s.dv[0] == 10
    assert scene.s.swapped[0] == 1
    scene.rest()
    scene.s.at = 0
    scene.token(0, "new-moon")
    scene.s.sxt[0] = 0
    scene.board(4, 15)
    scene.fly(0, week=2)
    assert scene.refused(0, "exchange out-5") == "6.8"


def test_rule_6_8_also_after_the_tile_was_turned() -> None:
    scene = flying(4)
    scene.own(0, 5, 15)
    scene.fly(0, "fly", "value 30", "exchange out-5")
    assert scene.s.board[4] == 15 and scene.s.own[4] == 30 and scene.s.dv[0] == 15


def test_rule_6_9_equal_values_give_a_step() -> None:
    scene = flying(2)
    scene.own(0, 5, 20)
    scene.board(3, 10)
    scene.board(4, 15)
    scene.fly(0, "exchange out-5", "value 20", "fly")
    assert scene.s.place[0] == 4 and scene.s.dv[0] == 25


def test_rule_6_10_the_sextant_negates_one_tile() -> None:
    scene = flying(4)
    scene.token(0, "full-moon")
    scene.s.sxt[0] = 2
    step(scene, 0, 5, 30, "negate")
    assert scene.s.dv[0] == 0 and scene.s.phases[2] == 2
    without = flying(4)
    without.own(0, 1, 5)
    without.board(5, 30)
    without.fly(0, "fly")
    assert without.refused(0, "negate") == "6.10"


def test_rule_6_11_additional_steps_are_free_to_leave() -> None:
    scene = flying(2)
    scene.s.boost[0] = 1
    scene.own(0, 1, 5)
    scene.board(3, 10)
    scene.board(4, 10)
    scene.fly(0)
    assert scene.refused(0, "hold") == "6.11"
    scene.play(0, "fly", "face", "hold")
    assert scene.s.place[0] == 3
    more = flying(2)
    more.s.boost[0] = 1
    more.board(3, 10)
    more.board(4, 10)
    more.fly(0, "fly")
    assert more.s.place[0] == 4 and more.s.dv[0] == 20


def test_rule_7_1_equal_is_safe() -> None:
    scene = flying(4, nk=50)
    scene.s.dv[0] = 30
    step(scene, 0, 5, 20)
    assert scene.s.place[0] == 5 and scene.s.dv[0] == 50
    over = flying(4, nk=49)
    over.s.dv[0] = 30
    step(over, 0, 5, 20)
    assert over.s.place[0] == 0


def test_rule_7_2_abort_brings_back_to_the_pad() -> None:
    scene = flying(4, nk=10)
    scene.s.sets[0] = 2
    step(scene, 0, 5, 20)
    assert (scene.s.place[0], scene.s.dv[0], scene.s.square[0]) == (0, 0, square("n1-4"))
    assert scene.s.aborts[:2] == [1, 0] and scene.s.sets[0] == 2 and scene.s.out[0] == 0
    for used, left in (([0, 0], [1, 0]), ([1, 0], [1, 1])):  # each seat has its own tokens
        other = Scene()
        other.astronaut(1, 4, 10)
        other.s.aborts = [0, 0, *used]
        other.s.first = other.s.at = 1
        step(other, 1, 5, 20)
        assert other.s.aborts == [0, 0, *left] and other.s.place[1] == 0


def test_rule_7_3_then_abort_stage_then_out() -> None:
    scene = flying(4, nk=10)
    scene.s.aborts[ABORT_TOKEN] = 1
    scene.s.sets[0] = 2
    step(scene, 0, 5, 20)
    assert scene.s.aborts[:2] == [1, 1] and scene.s.place[0] == 0 and scene.s.sets[0] == 2
    last = flying(4, nk=10)
    last.s.aborts[:2] = [1, 1]
    step(last, 0, 5, 20)
    assert last.s.out[0] == 2 and for_race(last.s) == [0, 0]  # no arrival points
    last.rest()
    assert last.table.deciders() == [1]


def test_rule_7_4_abort_stage_regains_all_tokens() -> None:
    scene = flying(3)
    scene.s.dv[0] = 30
    scene.s.sets[0] = 2
    scene.s.phases[1] = 2
    scene.calibration()
    scene.play(0, "abort-stage")
    assert (scene.s.place[0], scene.s.dv[0], scene.s.sets[0], scene.s.phases[1]) == (0, 0, 1, 1)
    assert scene.s.aborts[STAGE_TOKEN] == 1
    assert scene.refused(0, "abort-stage") == "7.4"


def test_rule_8_1_the_first_on_the_moon_wins() -> None:
    scene = flying(5)
    scene.fly(0)
    assert scene.table.over
    outcome = scene.table.outcome()
    assert outcome is not None and outcome.winners == [0] and "first on the Moon" in outcome.text
    assert scene.table.scores() == [6, 0]


def test_the_end_of_first_and_fast_says_how_everybody_fared() -> None:
    """Where each one was, with what knowledge, and whether they had to turn back: why it was won and lost."""
    scene = flying(5)
    scene.fly(0)
    s = scene.s.copy()

    def fares() -> str:
        landed, other = scene.table.game.outcome(s, ["Ada", "Ben"]).why
        assert landed.startswith("Ada landed in month ") and " knowledge against a difficulty of " in landed
        return other

    assert fares() == f"Ben was still an astronomer on Earth, with {s.nk[1]} knowledge."
    s.astronaut[1] = 1
    assert "had not launched yet" in fares()
    s.launches[1] = 2
    assert "on Earth again after turning back twice" in fares()
    s.place[1] = 3
    assert "had come to stage 3 of 5 after turning back once" in fares()
    s.out[1] = 1
    assert "no abort was left" in fares()


def test_rule_8_2_or_the_furthest_after_two_years() -> None:
    for places, left, winners, ways in (
        ((3, 2), (0, 0), [0], [FAST_TIME]),
        ((2, 2), (10, 40), [1], [FAST_TIME, FAST_LEFT]),
        ((0, 0), (5, 5), [0, 1], [FAST_TIME, FAST_SHARED]),
    ):
        scene = Scene()
        scene.s.round = 24
        for seat in range(2):
            scene.astronaut(seat, places[seat], left[seat])
        scene.rest()
        assert scene.table.over
        outcome = scene.table.outcome()
        assert outcome is not None and outcome.winners == winners and outcome.ways == ways
