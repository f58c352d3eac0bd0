"""Legal moves that would do nothing, or waste something: the player is told before."""

from perilune.games.astronavigators.content import ARMILLARY
from perilune.games.astronavigators.state import CLOSED_QUEST, YEAR
from tests.games.astronavigators.scene import PAD, Scene


def warned(scene: Scene, seat: int, text: str) -> str:
    """The sentence of the caution, or nothing."""
    game = scene.table.game
    assert scene.may(seat, text), scene.told(seat, text)
    caution = game.caution(scene.s, seat, game.catalogue.parse(text), scene.table.names)
    return "" if caution is None else caution.text


def test_a_full_save_area_gives_its_card_back() -> None:
    scene = Scene()
    assert warned(scene, 0, "plan 1") == ""
    scene.save(0, "crux")
    assert "Crux goes back" in warned(scene, 0, "plan 1")
    neil = Scene(mode="constellation")
    neil.save(0, "crux")
    assert warned(neil, 0, "plan 1") == ""


def test_a_card_saved_in_the_last_month_is_never_scored() -> None:
    scene = Scene()
    scene.month("feb")
    assert "after February" in warned(scene, 0, "plan 1")


def test_what_only_an_instrument_could_make_visible() -> None:
    scene = Scene(mode="solar_system", weeks=["pisces", "leo", "virgo", "libra"])
    scene.quest(0, ARMILLARY, CLOSED_QUEST)
    assert "cannot see Pisces in week 1" in warned(scene, 0, "observe 1")
    assert warned(scene, 0, "observe 2") == ""


def test_a_launch_with_little_knowledge() -> None:
    scene = Scene()
    scene.astronaut(0, nk=40)
    assert "You will have 50 knowledge. The Moon usually takes 60" in warned(scene, 0, "travel 1 spacecraft")
    scene.s.nk[0] = 50  # and the 10 of the Saturn V
    assert warned(scene, 0, "travel 1 spacecraft") == ""
    back = Scene(mode="constellation")
    back.astronaut(0, nk=60)
    assert "There and back" in warned(back, 0, "travel 1 spacecraft")


def test_training_ends_the_observations() -> None:
    scene = Scene()
    scene.calibration()
    assert "You have " in warned(scene, 0, "train")
    scene.s.nk[0] = 100
    assert warned(scene, 0, "train") == "As an astronaut you can launch, but you cannot observe before your first launch."
    scene.put(0, PAD)
    assert warned(scene, 0, "train") == "", "on the pad one is meant to"
    scene.put(0, "s2-11")
    scene.s.round = YEAR
    assert warned(scene, 0, "train") == "", "the year of observations is over anyway"


def test_a_token_that_would_be_spent_unused() -> None:
    scene = Scene()
    scene.astronaut(0)
    scene.token(0, "new-moon")
    scene.calibration()
    assert warned(scene, 0, "sxt new-moon") == ""
    scene.put(0, "n2-4")
    assert "spent for nothing" in warned(scene, 0, "sxt new-moon")


def test_flying() -> None:
    scene = Scene()
    scene.astronaut(0, place=1)
    scene.token(0, "new-moon")
    scene.s.sxt[0] = 0
    scene.own(0, 1, 5)
    scene.board(2, 0)
    scene.fly(0)
    assert "You have passed stage 1" in warned(scene, 0, "exchange out-1"), "its tile was faced a month ago"
    scene.play(0, "fly")
    assert "You have passed stage 1" in warned(scene, 0, "exchange out-1")
    assert "would be wasted" in warned(scene, 0, "negate")


def test_a_guess_that_cannot_be_right() -> None:
    scene = Scene(mode="constellation", who=("sphen", "neil"), agendas=("slippery-boost",))
    scene.s.shown[0] = 1
    scene.astronaut(0, place=1)
    scene.board(2, 0)  # the only tile with 0
    scene.fly(0)
    assert "would be wrong" in warned(scene, 0, "guess 0") and warned(scene, 0, "guess 10") == ""


def test_a_heliport_where_helicopters_land_anyway() -> None:
    scene = Scene(mode="constellation", who=("sphen", "neil"))
    scene.play(0, "travel 1 plane")
    scene.resolve()
    assert "already has a helicopter icon" in warned(scene, 0, "heliport 1 n2-4") and warned(scene, 0, "heliport 1 n2-9") == ""
