"""What a player alone has reached is kept, and compared with the next game."""

import asyncio
import json
import random
from functools import partial
from pathlib import Path

import pytest

from perilune.core.game import Result
from perilune.core.table import Table
from perilune.games import box
from perilune.web.packs import Packs
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.registry import TableRegistry
from perilune.web.security.limits import LIFTED, Limiter
from perilune.web.security.work_budget import WorkerThreads
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
from perilune.web.storage.store import Store

ME = "me"


def finished(store: Store, table: str, owner: str = ME, seats: int = 1) -> str:
    """Play a random game of Lineae to its end; what the page then says about the best."""

    async def play() -> str:
        game = box("lineae")
        new = Table(game, game.settle(seats, {"game": "starter"}), table)
        chairs = [Chair(PERSON, {owner: Device()}) for _ in range(seats)]
        store.add_table(StoredTable(table, new.record, chairs, owner), new.deciders())
        live = await TableRegistry(store, BotPool(), Packs(None), WorkerThreads(Limiter(LIFTED)), 0).find(table)
        assert live is not None
        page = await live.join(owner, words=True)
        live.leave(page)  # nothing need be told on the way
        chance = random.Random(table)
        while deciders := live.table.deciders():
            offers = live.table.legal(deciders[0])
            number = live.table.seen(deciders[0]).number
            await live.in_turn(partial(live.submit, page, deciders[0], chance.choice(offers).text, number, True))
        shown = (await live.join(owner, words=True)).shown
        assert shown is not None
        assert shown.position["outcome"] is not None
        return shown.position["outcome"]["best"]

    return asyncio.run(play())


def test_the_best_result_is_told_from_the_second_game_on(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    assert finished(store, "first") == ""
    first = store.best_result(ME, lineae_alone(), "")
    assert first is not None
    assert first.text in finished(store, "second")


def test_nothing_is_compared_where_several_play_or_somebody_else_played(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    assert finished(store, "before", "somebody") == ""
    assert finished(store, "two", seats=2) == ""
    assert store.best_result(ME, lineae_alone(), "") is None


@pytest.mark.parametrize("order", [["a", "b", "c"], ["c", "a", "b"]])
def test_the_weightiest_number_counts_first(tmp_path: Path, order: list[str]) -> None:
    ranks = {"a": [7, 20], "b": [8, 3], "c": [8, 2]}
    store = Store(tmp_path / "tables.sqlite")
    game = box("lineae")
    for name in order:
        store.add_table(StoredTable(name, Table(game, game.settle(1, {}), name).record, [Chair(PERSON)], ME), [0])
        store.add_result(ME, name, "game", Result(ranks[name], name))
    found = [store.best_result(ME, "game", but) for but in ("", "b")]
    assert [result.text for result in found if result is not None] == ["b", "c"]
    assert store.best_result(ME, "another game", "") is None


def lineae_alone() -> str:
    """The name under which results of these games are kept."""
    game = box("lineae")
    options = game.settle(1, {"game": "starter"}).values
    return json.dumps([game.name, game.content_digest, options], sort_keys=True)
