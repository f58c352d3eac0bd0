"""What the coach calls its ideas. On plain sources: only there can a box be given other words."""

import pytest

from perilune.bots.coach import advise
from perilune.core.game import Game
from perilune.games.lineae.game import Lineae
from tests.bots.test_coach import BRIEFLY, said
from tests.games.lineae.scene import Scene


def test_an_idea_is_told_as_the_click_that_its_reason_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Income and another turn, then twelve points by loading: the points do not come from the income."""
    monkeypatch.setattr(Lineae, "purpose", Game.purpose)  # it has no other words for it
    told = [idea for advice in said("lineae", 60) for idea in advice.ideas]
    later = [idea for idea in told if idea.aim > 0]
    assert later and len(later) < len(told)
    for idea in told:
        assert ", then " not in idea.goal
        assert idea.goal == idea.says[0].partition(",")[0] or idea.aim > 0 or idea.goal == idea.says[0]
        assert any(line.startswith(idea.goal) for line in idea.says), "it is one of its clicks"


def test_an_idea_is_called_by_what_it_is_for_if_the_box_has_words_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lineae, "purpose", lambda self, before, after, seat, moves, names: f"{len(moves)} clicks")
    ideas = [idea for advice in said("lineae", 30) for idea in advice.ideas]
    assert ideas and all(idea.goal == f"{len(idea.moves)} clicks" for idea in ideas)


def test_no_two_ideas_have_the_same_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is to choose between them sees nothing but titles."""
    scene = Scene(2, "starter", vessels=(5, 8))
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    assert len(advise(scene.table.seen(0), BRIEFLY).ideas) > 1
    monkeypatch.setattr(Lineae, "purpose", lambda self, before, after, seat, moves, names: "Load")
    assert len(advise(scene.table.seen(0), BRIEFLY).ideas) == 1
