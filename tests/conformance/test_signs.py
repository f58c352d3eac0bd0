"""A sign that no scenery draws is refused; in the boxes of the house every move that does something has one."""

from types import SimpleNamespace
from typing import Any

import pytest

from perilune.bots import bot
from perilune.conformance.drawings import every_sign_is_drawn
from perilune.core.caption import Caption, cut
from perilune.core.drawing import Scenery
from perilune.core.game import Gauge
from perilune.core.table import Table
from perilune.games import BUILT_IN, box
from tests.web.conftest import few

MOVES = 150
MODES: dict[str, list[dict[str, Any]]] = {
    "astronavigators": [{"mode": "constellation"}, {"mode": "solar_system"}],
    "lineae": [{}, {"biogenesis": "on", "reactor": "on"}],
}


def looks(monkeypatch: pytest.MonkeyPatch, move: str, number: str) -> None:
    """Check a box whose scenery has one symbol."""
    monkeypatch.setattr("perilune.conformance.drawings.walk", lambda *_: [None])
    game = SimpleNamespace(
        sceneries=lambda: [Scenery("night", '<defs><symbol viewBox="0 0 2 2" id="star"/></defs>')],
        gauges=lambda *_: [Gauge("points", 1, sign=number)],
        caption=lambda *_: Caption(move),
    )
    view = SimpleNamespace(game=game, view=None, names=["Ada"], legal=lambda: ["go"], say=lambda _: "Go")
    setting: Any = SimpleNamespace(game=game, watchers=[0], seen=lambda *_: view)
    every_sign_is_drawn(setting)


def test_a_sign_is_a_symbol_of_the_scenery(monkeypatch: pytest.MonkeyPatch) -> None:
    looks(monkeypatch, "star", "")
    with pytest.raises(AssertionError, match="'night' has no symbol moon"):
        looks(monkeypatch, "moon", "star")
    with pytest.raises(AssertionError, match="'night' has no symbol sun"):
        looks(monkeypatch, "star", "sun")


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_move_that_does_something_has_a_sign(name: str) -> None:
    """And so have the numbers of its players, the first of them before all."""
    game = box(name)
    for mode in MODES.get(name, [{}]):
        table = Table(game, game.settle(few(name), mode), "signs")
        players = [bot("greedy", seat) for seat in range(few(name))]
        for _ in range(MOVES):
            if table.over:
                break
            seat = table.deciders()[0]
            seen = table.seen(seat)
            for move in seen.legal():
                verb = game.catalogue.verbs[move.kind]
                caption = game.caption(seen.view, seat, move, seen.say(move))
                assert caption.sign or verb.ends, f"{move.text} has no sign"
                assert len(caption.name) < 90, f"{move.text} is called {caption.name}"
            assert all(gauge.sign for gauge in game.gauges(seen.view, seat, seen.names))
            table.submit(seat, players[seat].choose(seen))


def test_a_sentence_is_cut_at_its_colon() -> None:
    assert cut("Steer up: free", "Sail ", "Steer ") == ("Up", "free")
    assert cut("Done") == ("Done", "")
