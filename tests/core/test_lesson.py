"""Lessons: each one of the shelf can be played to its end; a broken one says what is wrong, and where."""

import re
from pathlib import Path

import pytest

from perilune.bots import BOTS
from perilune.core.errors import BadContent, BadOption, UnknownMove
from perilune.core.lesson import FIRST_LEVELS, READ, Lesson, lesson
from perilune.games import BUILT_IN, box, has_lesson, lesson_outline
from perilune.games import lesson as lesson_of

TAUGHT = [name for name in BUILT_IN if has_lesson(name)]

CHAPTER = """
[[chapter]]
title = "One"
seats = 2
seed = "one"
names = ["Ada", "Rene"]
moves = [
  "deal fresco", "deal dyson", "spin raw-graphene", "spin raw-nanotube", "spin raw-graphene", "spin raw-graphene",
  "rank seat-1", "rank seat-2",
]
"""
READING = """
[[chapter.step]]
text = "Read this."
"""
TASKING = """
[[chapter.step]]
text = "Send a team to the Refinery."
moves = ["task refinery 2"]
other = "Not now."
answers = { pass = "Passing is final.", "task shaker *" = "The Shaker comes later." }
after = "Well done."
then = ["task shaker 3"]
"""
OWN = """
[[chapter.step]]
text = "On your own."
moves = ["pass", "any"]
own = true
"""


def written(tmp_path: Path, text: str) -> Lesson:
    """The lesson of this text, for Mine the Moon."""
    (tmp_path / "lessons.toml").write_text(text, encoding="utf-8")
    found = lesson(box("mine_the_moon"), tmp_path)
    assert found is not None
    return found


def test_the_first_game_is_with_bots_of_a_level_that_there_is(tmp_path: Path) -> None:
    assert set(FIRST_LEVELS) <= set(BOTS)
    assert written(tmp_path, CHAPTER + READING).level == "learner"
    assert written(tmp_path, 'level = "greedy"\n' + CHAPTER + READING).level == "greedy"
    with pytest.raises(BadContent, match="`level` is 'deep'; it must be one of learner, greedy"):
        written(tmp_path, 'level = "deep"\n' + CHAPTER + READING)


MARKED = re.compile(r'(?:id|data-place|data-card|data-thing)="([^"]+)"')


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_takes_ten_to_fifteen_minutes(name: str) -> None:
    """Words at 200 a minute and 6 seconds a click."""
    assert 10 <= lesson_of(name).minutes() <= 15
    taught = lesson_of(name)
    assert lesson_outline(name) == (round(taught.minutes()), len(taught.chapters), taught.level)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_leads_to_its_end(name: str) -> None:
    """By playing only what is expected, twice the same way; all that is lit is in the drawing.

    The last step is the learner's own, or tells what came of it all.
    """
    taught = lesson_of(name)
    assert 3 <= len(taught.chapters) <= 6
    for number, chapter in enumerate(taught.chapters):
        assert 4 <= len(chapter.steps) <= 8, chapter.title
        *others, last = chapter.steps
        assert not any(step.own for step in others) and (last.own or not last.moves)
        assert 2 <= len(chapter.words) <= 4, "words that are new in each chapter"
        assert all(taught.plan(number)) and len(taught.plan(number)) == len(chapter.steps)
        played: list[str] = []
        stand = taught.stand(number, played)
        unseen = {word.lit for word in chapter.words}
        while not stand.done:
            drawn = stand.seen().svg()
            unseen -= set(MARKED.findall(drawn))
            for place in stand.lit():
                marks = [f'{mark}="{place}"' for mark in ("id", "data-place", "data-card", "data-thing")]
                assert any(mark in drawn for mark in marks), f"{chapter.title}: {place}"
            played.append(stand.shown())
            assert stand.play(played[-1]).advances
        assert not unseen, f"{chapter.title}: words that are seen nowhere"
        again = taught.stand(number, played)
        assert again.done
        assert [row.text for row in again.table.record.rows] == [row.text for row in stand.table.record.rows]


def test_a_box_need_not_have_a_lesson(tmp_path: Path) -> None:
    """Without the file there is none."""
    assert lesson(box("lineae"), tmp_path) is None
    with pytest.raises(BadOption, match="There is no box"):
        lesson_of("chess")


def test_a_move_is_played_answered_or_refused(tmp_path: Path) -> None:
    """What counts is played, and partners answer; other moves are answered and change nothing; the rules refuse as ever."""
    stand = written(tmp_path, CHAPTER + READING + TASKING + OWN).stand(0, [READ])
    before = stand.table.number
    assert stand.expected() == ["task refinery 2"]
    assert stand.play("pass").says == "Passing is final."
    assert stand.play("task shaker 3").says == "The Shaker comes later."
    assert stand.play("task clout 1").says == "Not now."
    refused = stand.play("ready")
    assert refused.rule and not refused.advances
    with pytest.raises(UnknownMove):
        stand.play("castle")
    assert stand.table.number == before and stand.number == 1
    assert stand.play("task refinery 2").says == "Well done."
    assert [row.text for row in stand.table.record.rows[-2:]] == ["task refinery 2", "task shaker 3"]
    assert stand.expected()[0] == "pass" and len(stand.expected()) > 3
    assert stand.play("task clout 1").advances and stand.done
    assert not stand.play("pass").advances


def test_a_step_to_read_waits_until_it_is_read(tmp_path: Path) -> None:
    """A move is not lost by it."""
    stand = written(tmp_path, CHAPTER + READING + OWN).stand(0, [])
    assert stand.play("pass").says == "Read this first, then go on."
    assert stand.shown() == READ and stand.play(READ).advances


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (CHAPTER + READING.replace("Read this.", "so " * 41) + OWN, "chapter 1, step 1: 41 words are too many"),
        (CHAPTER + TASKING.replace("refinery 2", "castle 2") + OWN, "step 1: no move of Mine the Moon reads 'task castle 2'"),
        (CHAPTER + TASKING.replace("refinery 2", "refinery 1") + OWN, "step 1: 'task refinery 1' cannot be played there"),
        (CHAPTER + TASKING + TASKING + OWN, "step 2: 'task refinery 2' cannot be played there"),
        (CHAPTER + TASKING.replace("shaker 3", "shaker 1") + OWN, "step 2, after 'task refinery 2'"),
        (CHAPTER + OWN + TASKING, "step 1: only the last step of a chapter is on your own"),
        (CHAPTER.replace("seats = 2", "seats = 9") + OWN, "step 1: the position cannot be reached. Mine the Moon is for"),
        (CHAPTER, "cannot be read as a lesson near 'step'"),
        ("chapter", "cannot be read as a lesson"),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(tmp_path: Path, text: str, says: str) -> None:
    """And where: chapter and step."""
    with pytest.raises(BadContent) as error:
        written(tmp_path, text)
    assert says in str(error.value)
    assert str(tmp_path / "lessons.toml") in str(error.value)


def test_every_way_that_counts_is_checked(tmp_path: Path) -> None:
    """A move that counts but leads to a position where the next step is impossible."""
    either = TASKING.replace('["task refinery 2"]', '["task refinery 2", "pass"]').replace('["task shaker 3"]', "[]")
    pass_again = OWN.replace('"pass", "any"', '"pass"').replace("own = true", "")
    with pytest.raises(BadContent, match="step 2"):
        written(tmp_path, CHAPTER + either + pass_again)


def test_a_place_of_another_lesson_is_refused() -> None:
    """Moves that do not count there lead nowhere."""
    taught = lesson_of(TAUGHT[0])
    with pytest.raises(BadContent, match="does not lead on"):
        taught.stand(0, ["pass"])
    with pytest.raises(BadContent, match="There is no chapter 99"):
        taught.stand(98, [])


def test_the_list_of_steps_does_not_tell_what_is_done_on_ones_own() -> None:
    for name in TAUGHT:
        taught = lesson_of(name)
        for number, chapter in enumerate(taught.chapters):
            last = chapter.steps[-1]
            if last.own and not last.name:
                assert taught.plan(number)[-1] == "On your own"
