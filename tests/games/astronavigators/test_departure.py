"""Who knows enough for the flight is led to the pad, through the end of the training, and off."""

from typing import cast

import pytest

from perilune.bots.coach import QUICK, Advice, advise
from perilune.games import box
from perilune.games.astronavigators.bot.departure import heads
from perilune.games.astronavigators.bot.worth import at_pad
from perilune.games.astronavigators.game import AstroNavigators
from perilune.games.astronavigators.state import SOLO
from perilune.games.astronavigators.world.travel import PRIMARY
from tests.games.astronavigators.scene import CONTENT, PAD, Scene, square

GAME = cast(AstroNavigators, box("astronavigators"))
FAR = next(
    CONTENT.earth.keys[n]
    for n, trips in enumerate(CONTENT.trips_to[square(PAD)])
    if trips == 2 and CONTENT.earth.stops[4][n] and CONTENT.earth.stops[1][n]
)


def knowing(place: str = PAD) -> Scene:
    """Seat 0 knows enough for the flight, has no lunar phase, and stands here."""
    scene = Scene()
    scene.s.nk[0] = 76
    scene.put(0, place)
    return scene


def advice(scene: Scene) -> Advice:
    """What the coach tells seat 0: always a reason."""
    told = advise(scene.table.seen(0), QUICK)
    assert told.ideas and all(idea.reasons for idea in told.ideas)
    return told


@pytest.mark.parametrize("place", [FAR, "n2-3"])
def test_on_the_way_only_what_leads_to_the_pad_is_advised(place: str) -> None:
    scene = knowing(place)
    away = at_pad(scene.s, CONTENT, 0)
    assert away > 0
    for idea in advice(scene).ideas:
        assert idea.moves[0].verb == "travel"
        assert any(CONTENT.trips_to[square(PAD)][end] < away for end in CONTENT.earth.stops[idea.moves[0].b][scene.s.square[0]])
        assert "launch pad" in " ".join(idea.reasons)


def test_a_journey_goes_nearer_to_the_pad_and_is_not_called_off() -> None:
    scene = knowing(FAR)
    scene.play(0, "travel 1 plane")
    scene.resolve()
    for idea in advice(scene).ideas:
        assert idea.moves[0].verb == "go" and CONTENT.trips_to[square(PAD)][idea.moves[0].a] == 1
        assert "1 trip from a launch pad" in " ".join(idea.reasons)


def test_a_journey_that_leads_no_nearer_leads_no_further() -> None:
    """On from Chile by car: Peru is as near to the pad, Argentina is not, and it is too late to stay."""
    scene = knowing("s2-4")
    scene.play(0, "travel 1 car")
    scene.resolve()
    scene.s.pending[-1][PRIMARY] = 0
    assert {move.text for move in scene.table.legal(0)} == {"go s1-4", "go s2-5"}
    assert [idea.moves[0].text for idea in advice(scene).ideas] == ["go s1-4"]
    assert [[move.text for move in turn] for turn in GAME.useful(scene.s, 0)] == [["go s1-4"]]  # where the search has none


def test_a_plan_and_its_reason_name_the_same_place() -> None:
    """The coach said "1. by boat, 2. go to the Philippines", because the boat leads nearer to a launch pad: to Hawaii."""
    scene = Scene(2, weeks=["pisces", "lunar-eclipse", "last-quarter", "centaurus"])
    scene.month("may")
    scene.put(0, "s1-12")
    scene.s.nk[:2], scene.s.used[:5] = [42, 17], [1] * 5
    scene.s.first = scene.s.at = 1
    scene.play(1, "travel 3 boat")  # nobody comes between the week and the journey
    away = at_pad(scene.s, CONTENT, 0)
    ideas = advise(scene.table.seen(0)).ideas
    assert ideas
    for idea in ideas:
        assert all(CONTENT.trips_to[square(PAD)][move.a] < away for move in idea.moves if move.verb == "go")
        assert "Hawaii" in idea.reasons[0] and "launch pad" in idea.reasons[0]


def test_on_the_pad_the_training_is_finished() -> None:
    scene = knowing()
    scene.calibration()
    assert [idea.moves[0].text for idea in advice(scene).ideas] == ["train"]


def test_an_astronaut_on_the_pad_launches() -> None:
    scene = knowing()
    scene.s.astronaut[0] = 1
    ideas = advice(scene).ideas
    assert all(idea.moves[0].text.endswith("spacecraft") for idea in ideas)
    assert "You launch" in " ".join(ideas[0].reasons)


@pytest.mark.parametrize("astronaut", [0, 1])
def test_what_the_flight_takes_is_told_once(astronaut: int) -> None:
    """The reason to launch repeated the sum that stood above it, word for word."""
    scene = knowing()
    scene.s.nk[0], scene.s.used[:5], scene.s.astronaut[0] = 42, [1] * 5, astronaut
    if not astronaut:
        scene.calibration()
        assert scene.s.at == 0
    told = advice(scene)
    assert any("usually takes 60" in line for line in told.matters)
    assert told.ideas[0].moves[0].verb in ("train", "travel")
    assert "usually takes" not in " ".join(told.ideas[0].reasons)


def test_who_waits_on_the_pad_for_the_end_of_the_month_does_not_leave_it() -> None:
    scene = knowing()
    assert all(idea.moves[0].verb != "travel" for idea in advice(scene).ideas)


def launching(place: str = PAD) -> Scene:
    """Seat 0 knows 44, and its launch brings 30 more: the Saturn V, and the sixth vehicle within the year."""
    scene = knowing(place)
    scene.s.nk[0] = 44
    scene.s.used[:5] = [1] * 5
    return scene


def test_what_the_launch_brings_counts_for_the_way_to_it() -> None:
    """With 9 flights in 10 arriving it sent a player away from the pad, and then called for another month of stars."""
    scene = launching(FAR)
    matters = " ".join(GAME.matters(scene.s, 0, ["Ada", "Ben"]))
    assert "flights would arrive" in matters and heads(scene.s, CONTENT, 0)
    for idea in advice(scene).ideas:
        assert idea.moves[0].verb == "travel" and "launch pad" in " ".join(idea.reasons)
    scene = launching()
    scene.calibration()
    assert [idea.moves[0].text for idea in advice(scene).ideas] == ["train"]
    scene = launching()
    scene.s.astronaut[0] = 1
    ideas = advice(scene).ideas
    assert ideas and all(idea.moves[0].text.endswith("spacecraft") for idea in ideas)


def test_a_flight_that_often_fails_may_wait_and_the_odds_are_told() -> None:
    scene = launching()
    scene.s.nk[0] = 30
    scene.calibration()
    assert not heads(scene.s, CONTENT, 0)
    told = GAME.modest(scene.s, 0, GAME.catalogue.parse("done"), ["Ada", "Ben"])
    assert told.startswith("You could become an astronaut, but about ") and "flights would arrive" in told


def test_alone_the_agenda_comes_first() -> None:
    """Without it there is nothing to win, however much one knows."""
    scene = Scene(1, "solo")
    scene.s.nk[0] = 200
    assert scene.s.mode == SOLO and not heads(scene.s, CONTENT, 0)
