"""perilune learn, in the terminal."""

from collections.abc import Iterator

import pytest

from perilune.cli import main
from perilune.games import lesson

BOX = "mine_the_moon"


def typing(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    """Somebody types these, and then leaves."""
    left: Iterator[str] = iter(answers)

    def type_next(_: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_next)


def test_the_whole_lesson_by_what_is_expected(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Each step's move is typed as text; what the coach says is read."""
    taught = lesson(BOX)
    answers: list[str] = []
    for number in range(len(taught.chapters)):
        stand = taught.stand(number, [])
        while not stand.done:
            answers.append(stand.shown())
            stand.play(answers[-1])
    typing(monkeypatch, answers)
    assert main(["learn", BOX]) == 0
    told = capsys.readouterr().out
    for chapter in taught.chapters:
        assert chapter.title in told
        assert all(step.text in told and step.after in told for step in chapter.steps)
    assert "That is the end of the lesson." in told


def test_commands_of_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Help, look, a move by its number, a wrong one, back, show, and skip to the end."""
    chapters = len(lesson(BOX).chapters)
    typing(monkeypatch, ["help", "", "", "look", "pass", "castle", "back", "", "show", *["skip"] * (chapters - 1)])
    assert main(["learn", BOX, "--chapter", "2"]) == 0
    told = capsys.readouterr().out
    assert "let the coach do this step" in told
    assert told.count("Common buildings") == chapters  # told once a chapter, and once when asked
    assert "Passing is final" in told
    assert "No move reads 'castle'" in told
    assert "Ada sends 2 robots to the Refinery." in told
    assert "That is the end of the lesson." in told


def test_leaving_and_a_chapter_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Quit leaves at once; a wrong number says which there are."""
    typing(monkeypatch, ["quit"])
    assert main(["learn", BOX]) == 0
    assert main(["learn", BOX, "--chapter", "9"]) == 2
    assert "There is no chapter 9" in capsys.readouterr().err
