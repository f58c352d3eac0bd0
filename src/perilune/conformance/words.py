"""The position in words: there is something to say about every position, in whole sentences, and no secret in it."""

import re

from perilune.conformance.settings import NAMES, Setting
from perilune.conformance.walks import walk
from perilune.core.chance import HIDDEN, Rng
from perilune.core.game import Region, State
from perilune.core.journal import Journal
from perilune.core.playout import OVER, step

GAME = 2
NOT_WORDS = re.compile(rf"(?<!\d){HIDDEN}(?!\d)|\bNone\b|\bTrue\b|\bFalse\b|[\[\]{{}}]|  |\.\.|[\s:,]\.$")


def every_position_can_be_told_in_sentences(setting: Setting) -> None:
    for state in walk(setting, GAME, 400, 29):
        for seat in setting.watchers:
            told_in_sentences(setting, state, seat)


def the_words_do_not_leak(setting: Setting) -> None:
    rng = Rng(32)
    for state in walk(setting, GAME, 300, 23):
        for seat in setting.watchers:
            real = setting.seen(state, seat)
            dream = setting.seen(setting.game.imagine(real.view, seat, rng), seat)
            assert _plain(dream.regions()) == _plain(real.regions()), f"The words for seat {seat} tell what it may not know."


def a_game_can_be_told_to_its_end(setting: Setting) -> None:
    """Quick, by random moves; the last position is that of a finished game. With few seats: more do not bring other endings."""
    if setting.seats > setting.game.min_seats + 1:
        return
    state, rng, silent = setting.deal(), Rng(33), Journal(silent=True)
    for number in range(20000):
        setting.step = number
        over = setting.game.phase(state) is None
        if over or number % 199 == 0:
            for seat in setting.watchers:
                told_in_sentences(setting, state, seat)
        if step(setting.game, state, rng, silent) == OVER:
            return
    raise AssertionError("No end is in sight after 20,000 random moves.")


def told_in_sentences(setting: Setting, state: State, seat: int) -> None:
    """Titles are unique, lines are sentences, and the viewer's own boards come before the others'."""
    regions = setting.seen(state, seat).regions()
    titles = [region.title for region in regions]
    assert len(set(titles)) == len(titles), f"Two regions have the same title: {', '.join(titles)}."
    for region in regions:
        assert isinstance(region.title, str) and region.title.strip(), "A region has no title."
        assert not NOT_WORDS.search(region.title), f"A title is not in words: {region.title!r}."
        assert region.lines, f"The region {region.title!r} has no lines."
        for line in region.lines:
            assert isinstance(line, str) and line.endswith(".") and line[:-1].strip(), f"{region.title}: no sentence: {line!r}."
            assert not NOT_WORDS.search(line), f"{region.title}: not in words: {line!r}."
    owners = [name for title in titles for name in NAMES if title.endswith(f" of {name}")]
    missing = [name for name in setting.names if name not in owners]
    assert not missing, (
        f"No region is that of {', '.join(missing)}: a title must end with `of NAME`. Titles: {', '.join(titles)}."
    )
    assert set(owners) == set(setting.names), f"A region is that of somebody who does not play: {', '.join(titles)}."
    assert seat < 0 or owners[0] == NAMES[seat], f"For {NAMES[seat]}, the region of {owners[0]} comes first."


def _plain(regions: list[Region]) -> list[tuple[str, list[str]]]:
    return [(region.title, region.lines) for region in regions]
