"""Bots think in processes of their own, and get nothing but what their seat may know.

Compiled rules hold the interpreter's lock, so a thread would stop the server while a bot thinks. A process that dies or
takes too long is replaced, and the question is asked again, once.
"""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from perilune.bots.coach import Memory
from perilune.bots.player import view_key
from perilune.core.seen import Seen
from perilune.web.play.bot_messages import COACH, BotAnswer, BotQuestion
from perilune.web.play.fair_queue import FairQueue

log = logging.getLogger("perilune.web")

TIME_LIMIT = 20.0  # seconds for one choice, start of the process included
PROCESSES = min(4, os.cpu_count() or 1)
COMMAND = (sys.executable, "-m", "perilune.web.play.bot_worker")


class BotPool:
    """The processes in which bots think, each one question at a time. They start when they are needed."""

    def __init__(
        self, processes: int = PROCESSES, time_limit: float = TIME_LIMIT, command: Sequence[str | Path] = COMMAND
    ) -> None:
        self._time_limit = time_limit
        self._command = command
        self._places = FairQueue(processes)
        self._free: list[Process] = []
        self._started: set[Process] = set()

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._places.waiting

    async def choose(
        self,
        player: str,
        seed: int,
        seen: Seen,
        pack: Path | None = None,
        plan: dict[str, str] | None = None,
        table: str = "",
    ) -> str:
        """The text of the move that this bot chooses. `pack` is the folder of the content, if it is not the box's own.

        `plan` is what the bot has decided on before; it is followed until something new is known, and then made again.
        All tables get the same time to think in.
        """
        plan = {} if plan is None else plan
        decided = plan.pop(view_key(seen.view), None) if plan else None
        if decided is not None:
            return decided
        answer = await self._answer(player, seed, seen, pack, table)
        plan.clear()
        plan.update(answer.get("plan", {}))
        return answer["move"]

    async def advise(
        self, seen: Seen, pack: Path | None = None, table: str = "", memory: Memory[list[Any]] | None = None
    ) -> BotAnswer:
        """What a coach has to say to this seat. `memory` is what it was told before, and is kept up to date."""
        memory = Memory() if memory is None else memory
        answer = await self._answer(COACH, 0, seen, pack, table, memory)
        memory.take(seen, answer.get("rests", {}))
        return answer

    async def _answer(
        self, player: str, seed: int, seen: Seen, pack: Path | None, table: str, memory: Memory[list[Any]] | None = None
    ) -> BotAnswer:
        question: BotQuestion = {
            "box": seen.game.name,
            "pack": None if pack is None else str(pack),
            "player": player,
            "seed": seed,
            "seat": seen.seat,
            "names": seen.names,
            "view": seen.view.to_json(),
            "events": [(event.code, event.args, event.audience, event.at) for event in seen.events],
            "number": seen.number,
        }
        if memory is not None:
            question["begun"], question["had"] = memory.begun(seen), memory.had(seen)
        line = json.dumps(question).encode() + b"\n"
        async with self._places.place(table):
            for _ in range(2):
                try:
                    return await asyncio.wait_for(self._ask(line), self._time_limit)
                except (OSError, ValueError, TimeoutError):
                    log.warning("a bot process has failed; another one takes over")
        raise RuntimeError(f"the bot {player!r} has no answer")

    async def _ask(self, line: bytes) -> BotAnswer:
        self._free = [process for process in self._free if process.returncode is None]
        process = self._free.pop() if self._free else await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            answer: BotAnswer = json.loads(await process.stdout.readline())
            if not isinstance(answer, dict):
                raise ValueError("no answer")
        except BaseException:
            _kill(process)  # or its answer would be taken for the answer to the next question
            raise
        self._free.append(process)
        return answer

    async def _start(self) -> Process:
        here = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._started = {process for process in self._started if process.returncode is None}
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=here)
        self._started.add(process)
        return process

    async def close(self) -> None:
        """End the processes."""
        self._free.clear()
        for process in self._started:
            _kill(process)
        for process in self._started:
            await process.wait()


def _kill(process: Process) -> None:
    if process.returncode is None:
        process.kill()
