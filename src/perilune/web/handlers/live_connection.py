"""The live connection of a table page: JSON requests in (play/page_requests.py), lists of messages out (play/messages.py).

A page that cannot be served is told why, and closed with FOR_GOOD; one that is closed otherwise comes back by itself.
"""

import asyncio
import json
import re
import time
from http import HTTPStatus

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from perilune.core.chance import SPECTATOR
from perilune.core.errors import PeriluneError
from perilune.web.handlers.access import layout_of
from perilune.web.logs import log_event
from perilune.web.play.live_table import LiveTable
from perilune.web.play.messages import ServerMessage
from perilune.web.play.open_page import OpenPage
from perilune.web.play.presenter import trouble
from perilune.web.play.registry import TableRegistry
from perilune.web.play.request_dispatch import follow
from perilune.web.play.seat_rights import KEPT_OUT
from perilune.web.security.browser_cookie import owner_of, program_of
from perilune.web.security.limits import TOO_MANY, Limiter
from perilune.web.security.work_budget import TooMuchWork, payer_of
from perilune.web.storage.database import DatabaseTrouble

FOR_GOOD = 4000  # how the connection is closed if the page need not come back
COMES_BACK = 1012  # and if it should
TOO_FAST = "Too many messages at once: this one was ignored. Wait a moment, then try again."
_SEAT = re.compile(r"[0-9]{1,2}")
_AS_TEXT = json.JSONEncoder(ensure_ascii=False, check_circular=False)


class Unservable(PeriluneError):
    """The page cannot be served, now or later."""


async def live(websocket: WebSocket) -> None:
    """Serve one page until it closes."""
    if not program_of(websocket) and not websocket.app.state.site.sent_by_us(websocket.headers):
        await websocket.send_denial_response(PlainTextResponse("Only this server's own pages may connect.", HTTPStatus.FORBIDDEN))
        return
    limiter: Limiter = websocket.app.state.limiter
    with limiter.connected(websocket) as allowed:
        try:
            if not allowed:
                raise Unservable(TOO_MANY)
            table, page = await _join(websocket)
        except DatabaseTrouble as error:
            await websocket.send_denial_response(PlainTextResponse(str(error), HTTPStatus.SERVICE_UNAVAILABLE))
        except TooMuchWork as error:
            await websocket.send_denial_response(PlainTextResponse(str(error), HTTPStatus.TOO_MANY_REQUESTS))
        except PeriluneError as error:
            await _turn_away(websocket, str(error))
        else:
            try:
                await websocket.accept()
                await _serve(websocket, table, page, limiter)
            finally:
                table.leave(page)


async def _turn_away(websocket: WebSocket, says: str) -> None:
    """Tell a page why it cannot be served, and that it need not try again."""
    await websocket.accept()
    await _send(websocket, [trouble(says)])
    await websocket.close(FOR_GOOD)


async def _join(websocket: WebSocket) -> tuple[LiveTable, OpenPage]:
    """The table that the address names, joined by this browser."""
    registry: TableRegistry = websocket.app.state.registry
    table = await registry.find(websocket.path_params["table"], payer_of(websocket))
    if table is None:
        raise Unservable("There is no such table here. Choose one on the start page.")
    owner = owner_of(websocket)
    if owner in table.stored.banned:
        raise Unservable(KEPT_OUT)
    if not await registry.may_enter(table.stored, owner):
        raise Unservable("This table has a password. Reload the page and enter it.")
    words = websocket.query_params.get("view") == "words"
    follows = websocket.query_params.get("moments") == "yes"
    showed, left = _seat(websocket, "seat"), _seat(websocket, "left")
    return table, await table.join(owner, words, showed, left, layout_of(websocket), follows)


def _seat(websocket: WebSocket, field: str) -> int:
    """What the page says of the seats that it showed before its connection was lost."""
    said = websocket.query_params.get(field, "")
    return int(said) if _SEAT.fullmatch(said) else SPECTATOR


async def _serve(websocket: WebSocket, table: LiveTable, page: OpenPage, limiter: Limiter) -> None:
    """Read and write until one side closes, or the page stops reading."""
    log_event("connected", table=table.id, seats=page.mine)
    start = time.monotonic()
    work = [_read(websocket, table, page, limiter), _write(websocket, page), page.given_up.wait()]
    tasks = [asyncio.create_task(part) for part in work]
    try:
        await asyncio.wait([tasks[0], tasks[2]], return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            tasks[0].result()  # raise here what broke there
    finally:
        for task in tasks:
            task.cancel()
        log_event("disconnected", table=table.id, seconds=round(time.monotonic() - start, 1), given_up=page.given_up.is_set())


async def _read(websocket: WebSocket, table: LiveTable, page: OpenPage, limiter: Limiter) -> None:
    refused = 0
    while (message := await websocket.receive())["type"] == "websocket.receive":
        in_time = not limiter.take("messages", websocket)
        refused += not in_time
        if refused > limiter.limits.patience:
            await websocket.close(1008, TOO_FAST)
            break
        await follow(table, page, message.get("text"), "" if in_time else TOO_FAST)
        await asyncio.sleep(0)  # a page that sends a lot must not keep the others waiting


async def _write(websocket: WebSocket, page: OpenPage) -> None:
    try:
        while messages := await page.next_messages():
            await _send(websocket, messages)
        await websocket.close(FOR_GOOD if page.for_good else COMES_BACK)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page has gone; the reader ends as well


async def _send(websocket: WebSocket, messages: list[ServerMessage]) -> None:
    await websocket.send_text(_AS_TEXT.encode(messages))
