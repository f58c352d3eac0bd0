"""Bots think in a process of their own, and get nothing but what their seat may know.

Compiled rules hold the interpreter's lock, so a thread would stop the server while a bot thinks. A process that dies or
takes too long is replaced, and the question is put again.
"""

import asyncio
import json
import logging
import os
import sys

from perilune.core.table import Seen

log = logging.getLogger("perilune.web")

TIME_LIMIT = 20.0  # seconds for one choice, start of the process included


class Thinkers:
    """The process in which bots think. It starts with the first thought."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._one_by_one = asyncio.Lock()

    async def choose(self, player: str, seed: int, seen: Seen) -> str:
        """The text of the move that this bot chooses."""
        question = {
            "box": seen.game.name,
            "player": player,
            "seed": seed,
            "seat": seen.seat,
            "names": seen.names,
            "view": seen.view.to_json(),
            "events": [[event.code, event.args, event.audience, event.at] for event in seen.events],
            "number": seen.number,
        }
        line = json.dumps(question).encode() + b"\n"
        async with self._one_by_one:
            for _ in range(2):
                try:
                    return await asyncio.wait_for(self._ask(line), TIME_LIMIT)
                except (OSError, ValueError, TimeoutError):
                    log.warning("a thinking process has failed; another one takes over")
                    await self.close()
                except BaseException:
                    self._kill()  # or its answer would be taken for that to the next question
                    raise
        raise RuntimeError(f"the bot {player!r} has no answer")

    async def _ask(self, line: bytes) -> str:
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return str(json.loads(await process.stdout.readline())["move"])

    async def _start(self) -> asyncio.subprocess.Process:
        here = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "perilune.web.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=here,
        )
        return self._process

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def close(self) -> None:
        """End the process."""
        self._kill()
        if self._process is not None:
            await self._process.wait()
        self._process = None
