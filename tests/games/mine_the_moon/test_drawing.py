"""The picture of Mine the Moon: complete, honest about secrets, and steady from one position to the next."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.core.chance import HIDDEN, SPECTATOR
from perilune.draw.palette import DARK
from perilune.games import box
from perilune.games.mine_the_moon.draw.robots import CRATER, HOME, SILO, TEAM, numbers
from perilune.games.mine_the_moon.state import MINE, MoonState

SETTINGS = [
    Setting("mine_the_moon", 2, {"crater": "c", "base": ["launch", "tremor"]}),
    Setting("mine_the_moon", 3, {"crater": "d", "base": ["standard", "robot", "launch"]}),
    Setting("mine_the_moon", 4, {"crater": "b"}),
    Setting("mine_the_moon", 5, {"crater": "a", "base": ["exchange", "launch", "tremor", "industry", "robot"]}),
]
EVERYWHERE = pytest.mark.parametrize("setting", SETTINGS, ids=str)
GAME = box("mine_the_moon")


def drawn_ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


@EVERYWHERE
def test_every_offer_stands_in_the_picture_once(setting: Setting) -> None:
    for state in walk(setting, 5, 900, 9):
        for seat in range(setting.seats):
            view = setting.seen(state, seat)
            clicks = re.findall(r'data-move="([^"]+)"', view.svg())
            assert sorted(clicks) == sorted(move.text for move in view.legal())


@EVERYWHERE
def test_every_robot_and_marker_has_its_id(setting: Setting) -> None:
    for state in walk(setting, 6, 120, 10):
        assert isinstance(state, MoonState)
        ids = Counter(drawn_ids(setting.seen(state, SPECTATOR).svg()))
        assert max(ids.values()) == 1
        for seat in range(setting.seats):
            robots = [name for name in ids if re.fullmatch(rf"robot-{seat + 1}-\d+", name)]
            assert sorted(robots) == sorted(f"robot-{seat + 1}-{n + 1}" for n in range(state.robots[seat]))
            assert ids[f"marker-dominance-{seat + 1}"] == 1
        assert ids["robot-white"] == 1
        assert len([name for name in ids if name.startswith("marker-priority-")]) == len(state.order)
        assert len([name for name in ids if name.startswith("rocket-")]) == len([card for card in state.pads if card >= 0])


@EVERYWHERE
def test_text_is_large_enough_and_colours_are_defined(setting: Setting) -> None:
    for state in walk(setting, 7, 900, 60):
        svg = setting.seen(state, 0).svg()
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)) >= 11
        assert set(re.findall(r"var\(--pl-([a-z0-9-]+)\)", svg)) <= DARK.keys()
        symbols = set(drawn_ids(svg))
        assert {name[1:] for name in re.findall(r'href="([^"]+)"', svg)} <= symbols
        assert len(svg.encode()) < 150_000


def test_sealed_robots_are_drawn_with_a_question_mark_and_not_on_the_wheel() -> None:
    setting = SETTINGS[3]
    for state in walk(setting, 8, 400):
        assert isinstance(state, MoonState)
        if state.stage == MINE and 0 in state.ready and sum(state.crater) > 0:
            view = setting.seen(state, SPECTATOR)
            assert isinstance(view.view, MoonState)
            assert set(view.view.crater) == {HIDDEN}
            assert ">?</text>" in view.svg()
            return
    raise AssertionError("nobody has placed a robot")


def test_a_drawing_is_a_pure_function_and_carries_a_description() -> None:
    setting = SETTINGS[2]
    state = next(state for step, state in enumerate(walk(setting, 9, 200)) if step == 60)
    view = setting.seen(state, 1)
    assert view.svg() == view.svg()
    root = ElementTree.fromstring(view.svg())
    desc = next(element.text for element in root.iter() if element.tag.endswith("desc"))
    assert desc is not None
    assert all(name in desc for name in setting.names)


def test_names_are_escaped() -> None:
    state = GAME.deal(GAME.settle(2, {}))
    svg = GAME.draw(state, 0, [], ["<i>Ada", 'B"en&']).svg()
    ElementTree.fromstring(svg)
    assert "<i>" not in svg


def test_robots_are_numbered_without_gaps() -> None:
    places = [HOME, HOME, SILO + 1, CRATER + 1, TEAM + 4, TEAM + 4, TEAM + 9, HOME]
    assert sorted(numbers(places)) == list(range(1, 9))


def test_the_robot_on_a_wedge_is_the_one_that_comes_to_the_silo() -> None:
    before, after = [HOME] * 6 + [CRATER + 1, CRATER + 1], [HOME] * 6 + [SILO + 1, SILO + 1]
    assert numbers(before) == numbers(after)


def test_a_second_team_leaves_the_first_one_its_numbers() -> None:
    one = numbers([HOME] * 6 + [TEAM + 4] * 2)
    two = numbers([HOME] * 4 + [TEAM + 9] * 2 + [TEAM + 4] * 2)
    assert one[-2:] == two[-2:]
