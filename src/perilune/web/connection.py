"""The live connection of a table page: small JSON messages in, frames out.

In:  {"do": "move", "seat": 0, "move": "pass", "number": 17}    play a move, having looked at state 17
     {"do": "undo", "seat": 0, "number": 17}                    take back the seat's last move
     {"do": "ask", "move": "task loader 2"}                     why can I not do this?
     {"do": "sit", "seat": 1}                                   look from another of my seats
     {"do": "propose", "seat": 0, "marks": ["hex-2-30"]}        mark places for one's partners
Each may have an "id", a number; when it has been followed or refused, {"type": "done", "id": ...} says so.
Out: welcome (who sits here), position (all that the seat sees), answer (why not), proposals, trouble (a sentence), done.
"""

import asyncio
import json

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from perilune.core.errors import PeriluneError, StaleMove
from perilune.web.frames import trouble
from perilune.web.guard import LARGEST, owner_of, same_origin
from perilune.web.live import LiveTable, Watcher


async def live(websocket: WebSocket) -> None:
    """Serve one page until it closes."""
    if not same_origin(websocket.headers):
        await websocket.send_denial_response(PlainTextResponse("Only pages of this server may connect.", 403))
        return
    table: LiveTable | None = await websocket.app.state.hall.find(websocket.path_params["table"])
    if table is None:
        await websocket.send_denial_response(PlainTextResponse("There is no such table.", 404))
        return
    await websocket.accept()
    watcher = table.join(owner_of(websocket))
    writer = asyncio.create_task(_write(websocket, watcher))
    try:
        while (message := await websocket.receive())["type"] == "websocket.receive":
            _follow(table, watcher, message.get("text"))
    finally:
        table.leave(watcher)
        writer.cancel()


async def _write(websocket: WebSocket, watcher: Watcher) -> None:
    try:
        while (frame := await watcher.outbox.get()) is not None:
            await websocket.send_text(json.dumps(frame, ensure_ascii=False))
        await websocket.close(1012)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page has gone; the reader ends as well


def _follow(table: LiveTable, watcher: Watcher, text: str | None) -> None:
    """Do what a message says, or tell the reason why not."""
    message = _read(text)
    try:
        _do(table, watcher, message)
    except StaleMove as error:
        watcher.tell(trouble(str(error)))
        table.catch_up(watcher)
    except PeriluneError as error:
        watcher.tell(trouble(str(error)))
    match message:
        case {"id": int(number)}:
            watcher.tell({"type": "done", "id": number})


def _read(text: str | None) -> object:
    if text is None or len(text) > LARGEST:
        return None
    try:
        message: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message


def _do(table: LiveTable, watcher: Watcher, message: object) -> None:
    match message:
        case {"do": "move", "seat": int(seat), "move": str(move), "number": int(number)}:
            table.submit(watcher, seat, move, number)
        case {"do": "undo", "seat": int(seat), "number": int(number)}:
            table.undo(watcher, seat, number)
        case {"do": "ask", "move": str(move)}:
            table.ask(watcher, move)
        case {"do": "sit", "seat": int(seat)}:
            table.look_from(watcher, seat)
        case {"do": "propose", "seat": int(seat), "marks": [*marks]} if all(isinstance(mark, str) for mark in marks):
            table.propose(watcher, seat, marks)
        case _:
            watcher.tell(
                trouble(f"The message could not be read. It must be JSON of at most {LARGEST} letters. Reload the page.")
            )
