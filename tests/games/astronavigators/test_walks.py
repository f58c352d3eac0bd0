"""Walks through odd positions that go as they went before: whatever a rule does or refuses there, it does or refuses still.

One test for each rule says what the rule is; these say that nothing else has changed. After a change that is meant, write them
down again and read which ones differ:

    PYTHONPATH=src:. .venv/bin/python -m tests.games.astronavigators.test_walks
"""

from hashlib import sha256
from pathlib import Path

import pytest

import perilune
from perilune.core.chance import CHANCE, SPECTATOR, Rng
from perilune.core.journal import Journal
from perilune.games.astronavigators.state import NavState
from tests.games.astronavigators.odd import odd_position

KNOWN = Path(__file__).parent / "walks.txt"
WALKS = 144
STEPS = 110
EVERY = 18  # steps between two looks at all refusals and views
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
IN_HAND = ["stage", "at", "pending"]


def walk(number: int) -> str:
    """What happens on a walk, in a few letters: offers, refusals, warnings, what is told, what is seen, and where it ends."""
    game = perilune.box("astronavigators")
    whole = sha256()
    rng = Rng(1000 + number)
    state = odd_position(rng)
    journal = Journal()
    for step in range(STEPS):
        phase = game.phase(state)
        if phase is None:
            break
        seat = phase.deciders(state)[0]
        offers = phase.legal(state, seat)
        whole.update(f"{phase.name} {seat} {[move.text for move in offers]}".encode())
        if step % EVERY == 0:
            asked = phase.candidates(state, seat)
            assert {move.code for move in offers} == {move.code for move in asked if phase.why_not(state, seat, move) == 0}
            refusals = [game.refusal(state, seat, move, NAMES) for move in game.catalogue.moves]
            warnings = [] if seat == CHANCE else [game.caution(state, seat, move, NAMES) for move in offers]
            whole.update(f"{refusals} {warnings} {seen(state, rng)}".encode())
        odds = phase.odds(state, offers) if seat == CHANCE else [1] * len(offers)
        phase.play(state, seat, offers[rng.weighted(odds)], journal)
    told = [game.say_event(event, NAMES) for event in journal.events]
    whole.update(f"{told} {canonical(state)} {game.scores(state)}".encode())
    if game.phase(state) is None:
        whole.update(game.outcome(state, NAMES).text.encode())
    return whole.hexdigest()[:12]


def seen(state: NavState, rng: Rng) -> list[object]:
    """What each seat and a spectator know, and that a world imagined from it looks the same to them."""
    game = perilune.box("astronavigators")
    found: list[object] = []
    for seat in [*range(state.seats), SPECTATOR]:
        view = game.view(state, seat)
        imagined = game.imagine(view, seat, rng)
        assert game.view(imagined, seat).to_json() == view.to_json()
        assert game.inventory(imagined) == game.inventory(state)
        found += [canonical(view), canonical(imagined)]
    return found


def canonical(state: NavState) -> list[str]:
    """What lies on the table, whatever its fields are called. Whose go it is and what is in hand shows in the offers."""
    position = state.to_json()
    return sorted(f"{value}" for name, value in position.items() if name not in IN_HAND)


@pytest.mark.parametrize("part", range(12))
def test_a_walk_goes_as_before(part: int) -> None:
    known = KNOWN.read_text(encoding="utf-8").split()
    for number in range(part, WALKS, 12):
        assert walk(number) == known[number], f"walk {number} goes another way"


if __name__ == "__main__":
    KNOWN.write_text("\n".join(walk(number) for number in range(WALKS)) + "\n", encoding="utf-8")
