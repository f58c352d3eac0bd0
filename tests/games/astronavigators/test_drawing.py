"""The drawing: what the pointer is told of a constellation is what the rules say; sizes stay within bounds."""

import re

import pytest

from perilune.games.astronavigators.content import CONSTELLATIONS
from perilune.games.astronavigators.draw.scene import Scene as Picture
from perilune.games.astronavigators.draw.sky import about_figure
from perilune.games.astronavigators.game import AstroNavigators
from tests.games.astronavigators.scene import CONTENT, Scene, card


def picture(scene: Scene) -> Picture:
    game = scene.table.game
    assert isinstance(game, AstroNavigators)
    return Picture(scene.s, 0, {}, scene.table.names, game.content, game.moves)


@pytest.mark.parametrize("month", ["mar", "jun", "sep", "dec"])
@pytest.mark.parametrize("where", ["n3-2", "n2-4", "n1-4", "s1-5", "s2-11", "s3-7"])
def test_the_pointer_gives_the_rules_own_refusal(month: str, where: str) -> None:
    scene = Scene()
    scene.month(month)
    scene.put(0, where)
    for figure in range(CONSTELLATIONS):
        scene.s.weeks[0] = [figure]
        refusal = scene.table.why_not(0, "observe 1")
        told = about_figure(picture(scene), figure)
        if refusal is None:
            assert f"{CONTENT.cards[figure].name} is seen from zone" in told
        else:
            assert refusal.text in told


def test_the_pointer_says_when_and_where_it_would_be_seen() -> None:
    scene = Scene()
    told = about_figure(picture(scene), card("crux"))
    assert "From here: never." in told and "From +1: Nov to Jul." in told and "From -2: all year." in told


@pytest.mark.parametrize("mode", ["first_and_fast", "constellation", "solar_system"])
def test_a_drawing_is_small_and_its_letters_are_not(mode: str) -> None:
    svg = Scene(4, mode).table.seen(0).svg()
    assert len(svg) < 200_000
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)) >= 11


def test_the_board_has_a_place_for_every_week_and_square() -> None:
    scene = Scene()
    svg = scene.table.seen(0).svg()
    assert 'data-move="observe 1"' in svg and 'data-ask="travel 1 spacecraft"' in svg
    scene.play(0, "travel 1 car")
    scene.resolve()
    svg = scene.table.seen(0).svg()
    assert 'data-move="go n1-4"' in svg and 'data-ask="go s1-4"' in svg
