"""Each effect of the content is one class: it stands in its place, and says of itself what it does."""

import pytest

from perilune.games.mine_the_moon.buildings.construct import covering
from perilune.games.mine_the_moon.buildings.effect import STANDING
from perilune.games.mine_the_moon.content import COPY, EFFECTS, PREROGATIVE, QUAKE, Content
from perilune.games.mine_the_moon.moves import Moves
from perilune.games.mine_the_moon.p3_work import all_effects
from perilune.games.mine_the_moon.state import NOBODY
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.workers import prerogative_stands
from tests.games.mine_the_moon.scene import CONTENT, FOLDER, Scene, building

ALL = all_effects(CONTENT, Moves(CONTENT))


def test_every_effect_of_the_content_has_its_class() -> None:
    assert len(ALL.by_number) == len(EFFECTS) + 1 == STANDING + 1
    assert [effect.number for effect in ALL.by_number] == list(range(len(ALL.by_number)))


@pytest.mark.parametrize(
    ("key", "gist"),
    [
        ("robot-control", ["robots' home"]),
        ("robot-control-plus", ["+1 robot"]),
        ("reverter", ["refined", "→", "raw"]),
        ("exchanger", ["2×", "(b)", "/", "(g)", "→", "(g)", "/", "(n)"]),
        ("factory-plus-plus", ["+2", "(b)", "/", "(g)"]),
        ("omnirefiner", ["refine all"]),
        ("refiner", ["refine 3"]),
        ("mass-driver", ["(B)", "/", "(G)", "→", "+2", "(dominance)"]),
        ("agri-dome", ["+2", "(dominance)"]),
        ("leecher", ["rival −1", "(dominance)"]),
        ("accelerator", ["launch", "(rocket)"]),
        ("quaker", ["+2 spins"]),
        ("trembler", ["+1 spin"]),
        ("statue-3", ["no action"]),
    ],
)
def test_the_gist_of_a_building(key: str, gist: list[str]) -> None:
    number = building(key)
    assert ALL.of(number).gist(CONTENT.buildings[number].amount, number) == gist


@pytest.mark.parametrize(
    ("key", "brief"),
    [
        ("reverter", ["make raw"]),
        ("exchanger", ["swap 2"]),
        ("exchanger-plus", ["swap 3"]),
        ("repressor", ["swap 2"]),
        ("transmitter", ["swap all"]),
        ("refiner", ["refine 3"]),
    ],
)
def test_the_gist_where_there_is_little_room(key: str, brief: list[str]) -> None:
    number = building(key)
    assert ALL.of(number).brief(CONTENT.buildings[number].amount, number) == brief


def test_the_gist_of_a_common_building() -> None:
    gists = [" ".join(ALL.by_number[common.effect].gist(common.amount, NOBODY)) for common in CONTENT.commons]
    assert gists == ["refine 2", "+1 spin", "construct 1", "load 3", "top priority"]


def test_the_first_building_of_a_pack_is_one_like_any_other() -> None:
    content = Content(FOLDER)
    first = content.buildings[0]
    s = Scene(2).s
    assert s.sites.count(0) == 2, "it stands on both moonbases"
    for other in content.buildings:
        other.copied = other is first
    copy = all_effects(content, Moves(content)).by_number[COPY]
    assert copy.idle_warning(s, 0, 0) == 0
    assert [(move.a, move.b) for move in copy.choices(s) if move.b == first.site] == [(0, first.site), (1, first.site)]
    first.effect, first.amount = QUAKE, 1
    assert spins(s, content) == 3 + 2
    first.effect, first.advanced = PREROGATIVE, True
    assert prerogative_stands(s, content)
    assert covering(s, content, s.sites.index(0)) != 0
