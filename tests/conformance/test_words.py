"""The position in words: there is something to say about every position, in whole sentences, and no secret in it."""

import re

import pytest

from perilune.core.chance import HIDDEN, SPECTATOR, Rng
from perilune.core.game import Region, State
from perilune.core.journal import Journal
from perilune.core.playout import any_move
from tests.conformance.walks import NAMES, Setting, seen, settings, walk

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)
small_settings = pytest.mark.parametrize("setting", [s for s in settings() if s.seats <= s.game.min_seats + 1], ids=str)
NOT_WORDS = re.compile(rf"(?<!\d){HIDDEN}(?!\d)|\bNone\b|\bTrue\b|\bFalse\b|[\[\]{{}}]|  |\.\.|[\s:,]\.$")


def watchers(setting: Setting) -> list[int]:
    return [*range(setting.seats), SPECTATOR]


def told(setting: Setting, state: State, seat: int) -> list[Region]:
    return seen(setting, state, seat).regions()


def check(setting: Setting, state: State, seat: int) -> None:
    """Titles are unique, lines are sentences, and the viewer's own boards come before the others'."""
    regions = told(setting, state, seat)
    titles = [region.title for region in regions]
    assert len(set(titles)) == len(titles)
    for region in regions:
        assert isinstance(region.title, str) and region.title.strip()
        assert not NOT_WORDS.search(region.title)
        assert region.lines, region.title
        for line in region.lines:
            assert isinstance(line, str)
            assert line.endswith(".") and line[:-1].strip(), line
            assert not NOT_WORDS.search(line), line
    owners = [name for title in titles for name in NAMES if title.endswith(f" of {name}")]
    assert set(owners) == set(NAMES[: setting.seats])
    assert seat < 0 or owners[0] == NAMES[seat]


@every_setting
def test_every_position_can_be_told_in_sentences(setting: Setting) -> None:
    for state in walk(setting, 31, 400, 29):
        for seat in watchers(setting):
            check(setting, state, seat)


@every_setting
def test_the_words_do_not_leak(setting: Setting) -> None:
    game = setting.game
    rng = Rng(32)
    for state in walk(setting, 32, 300, 23):
        for seat in watchers(setting):
            real = seen(setting, state, seat)
            dream = told(setting, game.imagine(real.view, seat, rng), seat)
            assert [(r.title, r.lines) for r in dream] == [(r.title, r.lines) for r in real.regions()]


@small_settings
def test_a_game_can_be_told_to_its_end(setting: Setting) -> None:
    """Quick, by random moves; the last position is that of a finished game."""
    game = setting.game
    rng = Rng(33)
    silent = Journal(silent=True)
    state = setting.deal()
    for step in range(20000):
        phase = game.phase(state)
        if phase is None or step % 199 == 0:
            for seat in watchers(setting):
                check(setting, state, seat)
        if phase is None:
            return
        deciders = phase.deciders(state)
        seat = deciders[rng.below(len(deciders))]
        moves = phase.legal(state, seat)
        move = moves[rng.weighted(phase.odds(state, moves))] if seat < 0 else any_move(moves, rng)
        phase.play(state, seat, move, silent)
    raise AssertionError("no end in sight")
