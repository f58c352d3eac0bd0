"""Bots think in processes of their own: several at once, with a time limit, and none is missed when it dies."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.play import table_bots
from perilune.web.play.bot_pool import BotPool
from tests.web.conftest import at_table, open_table, state_of

# A thinker that does what the name of the bot says. It answers with the number of its process.
STAND_IN = """
import json, os, pathlib, sys, time
here = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    task, _, name = json.loads(line)["player"].partition(" ")
    if task == "meet":  # until as many are here as the name says
        (here / str(os.getpid())).touch()
        while len(list(here.iterdir())) < int(name):
            time.sleep(0.01)
    first = not (here / "seen").exists()
    if task == "hang" or (task == "hang-once" and first):
        (here / "seen").touch()
        time.sleep(600)
    if task == "die" or (task == "die-once" and first):
        (here / "seen").touch()
        sys.exit(1)
    if task == "babble":
        print("what?", flush=True)
        continue
    print(json.dumps({"move": str(os.getpid())}), flush=True)
"""


def position() -> Seen:
    """What the first to decide sees in some game."""
    game = box(BOXES[0])
    table = Table(game, game.settle(2, {}), "seed")
    return table.seen(table.deciders()[0])


SEEN = position()


@asynccontextmanager
async def stand_ins(folder: Path, processes: int = 2, time_limit: float = 20.0) -> AsyncIterator[BotPool]:
    """Thinkers that do as they are told; closed at the end."""
    script = folder / "stand_in.py"
    script.write_text(STAND_IN)
    notes = folder / "notes"
    notes.mkdir()
    bot_pool = BotPool(processes, time_limit, (sys.executable, script, notes))
    try:
        yield bot_pool
    finally:
        await bot_pool.close()
        assert all(process.returncode is not None for process in bot_pool._started)


async def ask(bot_pool: BotPool, task: str) -> str:
    """Put a question that is a task for a stand-in."""
    return await bot_pool.choose(task, 1, SEEN)


def test_a_real_thinker_chooses_a_legal_move() -> None:
    """The same that the bot would choose here; and the process is used again."""

    async def run() -> None:
        bot_pool = BotPool(1)
        legal = [move.text for move in SEEN.legal()]
        first = await bot_pool.choose("greedy", 7, SEEN)
        assert first in legal
        assert await bot_pool.choose("greedy", 7, SEEN) == first
        assert await bot_pool.choose("random", 7, SEEN) in legal
        assert len(bot_pool._started) == 1
        await bot_pool.close()

    asyncio.run(run())


def test_a_plan_is_followed_without_another_question() -> None:
    """While the game goes as the bot expects, nobody has to think again."""

    async def run() -> None:
        bot_pool = BotPool(1)
        game = box("lineae")
        table = Table(game, game.settle(2, {}), "plan")
        plan: dict[str, str] = {}
        while not plan:
            seat = table.deciders()[0]
            table.submit(seat, await bot_pool.choose("careful", table.number, table.seen(seat), plan=plan))
        await bot_pool.close()
        nobody = BotPool(1, command=("false",))
        while table.deciders() == [seat] and plan:
            table.submit(seat, await nobody.choose("careful", table.number, table.seen(seat), plan=plan))
        assert not plan
        assert not nobody._started

    asyncio.run(run())


def test_questions_are_answered_at_the_same_time(tmp_path: Path) -> None:
    """Three processes that wait for each other; a fourth question waits until one is free, and starts no other."""

    async def run() -> None:
        async with stand_ins(tmp_path, 3) as bot_pool:
            answers = await asyncio.gather(*(ask(bot_pool, "meet 3") for _ in range(3)))
            assert len(set(answers)) == 3
            more = await asyncio.gather(*(ask(bot_pool, "answer") for _ in range(10)))
            assert set(more) <= set(answers)

    asyncio.run(run())


def test_processes_start_when_they_are_needed(tmp_path: Path) -> None:
    """One question after the other needs one."""

    async def run() -> None:
        async with stand_ins(tmp_path, 4) as bot_pool:
            assert not bot_pool._started
            assert len({await ask(bot_pool, "answer") for _ in range(5)}) == 1

    asyncio.run(run())


async def until_seen(folder: Path) -> None:
    """Wait until a stand-in has noted that it has seen the question."""
    while not (folder / "notes" / "seen").exists():
        await asyncio.sleep(0.01)


def test_a_bot_that_hangs_does_not_hold_up_the_others(tmp_path: Path) -> None:
    """The others are answered meanwhile."""

    async def run() -> None:
        async with stand_ins(tmp_path, 2) as bot_pool:
            hangs = asyncio.create_task(ask(bot_pool, "hang"))
            await until_seen(tmp_path)
            for _ in range(20):
                await ask(bot_pool, "answer")
            assert not hangs.done()
            hangs.cancel()

    asyncio.run(run())


def test_a_bot_that_hangs_has_two_tries(tmp_path: Path) -> None:
    """Each has the time limit, and then there is an error. The next question is answered."""

    async def run() -> None:
        async with stand_ins(tmp_path, 2, time_limit=0.5) as bot_pool:
            began = time.monotonic()
            with pytest.raises(RuntimeError, match="no answer"):
                await ask(bot_pool, "hang")
            assert 0.9 < time.monotonic() - began < 30
            bot_pool._time_limit = 20
            assert await ask(bot_pool, "answer")

    asyncio.run(run())


@pytest.mark.parametrize("task", ["die-once", "hang-once"])
def test_the_question_is_put_again_once(tmp_path: Path, task: str) -> None:
    """Another process answers what the first one could not."""

    async def run() -> None:
        async with stand_ins(tmp_path, 1) as bot_pool:
            before = await ask(bot_pool, "answer")
            bot_pool._time_limit = 2
            question = asyncio.create_task(ask(bot_pool, task))
            await until_seen(tmp_path)
            bot_pool._time_limit = 20  # for the second try, which has to start a process
            assert await question != before

    asyncio.run(run())


@pytest.mark.parametrize("task", ["die", "babble"])
def test_a_bot_that_always_fails_is_an_error(tmp_path: Path, task: str) -> None:
    """No third try; and the next question is answered."""

    async def run() -> None:
        async with stand_ins(tmp_path, 1) as bot_pool:
            with pytest.raises(RuntimeError, match="no answer"):
                await ask(bot_pool, task)
            assert await ask(bot_pool, "answer")

    asyncio.run(run())


def test_a_thinker_that_is_killed_in_the_middle_is_replaced(tmp_path: Path) -> None:
    """kill -9 while it thinks: another one takes over at once, long before the time limit."""

    async def run() -> None:
        async with stand_ins(tmp_path, 1) as bot_pool:
            pid = int(await ask(bot_pool, "answer"))
            question = asyncio.create_task(ask(bot_pool, "hang-once"))
            await until_seen(tmp_path)
            os.kill(pid, signal.SIGKILL)
            assert int(await asyncio.wait_for(question, 15)) != pid

    asyncio.run(run())


def test_a_cancelled_question_ends_its_process(tmp_path: Path) -> None:
    """Its late answer cannot be taken for that to the next question."""

    async def run() -> None:
        async with stand_ins(tmp_path, 1) as bot_pool:
            question = asyncio.create_task(ask(bot_pool, "hang"))
            await until_seen(tmp_path)
            (thinking,) = bot_pool._started
            question.cancel()
            with pytest.raises(asyncio.CancelledError):
                await question
            await asyncio.wait_for(thinking.wait(), 30)
            assert int(await ask(bot_pool, "answer")) != thinking.pid

    asyncio.run(run())


def test_a_game_goes_on_when_thinkers_die(client: TestClient) -> None:
    """Nothing is lost at a table of bots, however often somebody kills them."""
    table = open_table(client, BOXES[0], seats="2", who_0="greedy")
    bot_pool = state_of(client).registry._bot_pool
    with at_table(client, table) as page:
        live = state_of(client).registry._awake[table]
        page.until(lambda _: bot_pool._started != set())
        for _ in range(3):
            killed = set(bot_pool._started)
            for process in killed:
                with suppress(ProcessLookupError):  # it may be dead already, from the last time
                    os.kill(process.pid, signal.SIGKILL)
            page.until(lambda _: not bot_pool._started <= killed)  # noqa: B023
            reached = live.table.number  # a second kill on the same question would stop the bots
            page.until(lambda _: live.table.number > reached)  # noqa: B023
        page.until(lambda frame: frame.get("number", 0) >= 60)


def test_bots_that_fail_are_asked_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to reload the page: after a moment the game goes on by itself."""
    choose = BotPool.choose
    asked = 0

    async def fail_at_first(*given: Any, **named: Any) -> str:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise RuntimeError("no idea")
        return await choose(*given, **named)

    monkeypatch.setattr(BotPool, "choose", fail_at_first)
    monkeypatch.setattr(table_bots, "AGAIN", [0.0, 0.0])
    table = open_table(client, BOXES[0], seats="2", who_0="greedy")
    with at_table(client, table) as page:
        told = page.until(lambda frame: frame["type"] == "trouble")
        assert "try again" in str(told)
        page.until(lambda frame: frame.get("number", 0) >= 10)


def test_bots_that_always_fail_are_left_alone(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(BotPool, "choose", fail)
    monkeypatch.setattr(table_bots, "AGAIN", [0.0])
    with at_table(client, open_table(client, BOXES[0], seats="2", who_0="greedy")) as page:
        page.until(lambda frame: frame["type"] == "trouble" and "Reload" in str(frame))
