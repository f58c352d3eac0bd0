"""The live connection of a table page: small JSON messages in, frames out.

In:  {"do": "move", "seat": 0, "move": "pass", "number": 17}    play a move, having looked at state 17;
                                                                "sure": false asks first, if it cannot be taken back
     {"do": "undo", "seat": 0, "number": 17}                    take back the seat's last move
     {"do": "redo", "seat": 0, "number": 17}                    play it again
     {"do": "ask", "move": "task loader 2"}                     why can I not do this?
     {"do": "ask all"}                                          what can I not do, and why?
     {"do": "sit", "seat": 1}                                   look from another of my seats
     {"do": "hand", "seat": 0, "player": "greedy"}              give my seat to a bot; "person" takes it back
     {"do": "leave", "seat": 0}                                 leave my seat: it is free
     {"do": "remove", "seat": 1, "ban": false}                  as the host: free somebody's seat; with ban they may not come back
     {"do": "pardon", "who": "..."}                             as the host: let somebody come back
     {"do": "many", "allowed": true}                            as the host: one browser may take several seats
     {"do": "link", "seat": 0}                                  a link to my seat for another device
     {"do": "forget", "seat": 0, "device": "..."}               take another device off my seat
     {"do": "say", "seat": 0, "text": "Hello"}                  talk
     {"do": "propose", "seat": 0, "marks": ["hex-2-30"]}        mark places for one's partners
     {"do": "nod"}                                              nothing: is the connection still there?
Each may have an "id", a number; when it has been followed or refused, {"type": "done", "id": ...} says so.
Out: lists of frames. What a message brings about comes in one list, so that a page which shows it can be clicked on at once.
The frames: welcome (the box), people (who sits here and who is there), position (all that the seat sees), answer (why not),
refusals (all that I cannot do), confirm (no way back), proposals, talk, audit (what was done beside playing), link, trouble (a
sentence), done.
A page that cannot be served gets its trouble, and is closed with FOR_GOOD; one that is closed otherwise comes back by itself.
"""

import asyncio
import json
import time
from http import HTTPStatus

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from perilune.core.errors import IllegalMove, PeriluneError, StaleMove
from perilune.web.logs import log_event
from perilune.web.play.live_table import LiveTable
from perilune.web.play.open_page import OpenPage
from perilune.web.play.presenter import Frame, trouble
from perilune.web.play.registry import TableRegistry
from perilune.web.play.seating import KEPT_OUT
from perilune.web.security.browser_cookie import LARGEST, owner_of, program_of
from perilune.web.security.limits import TOO_MANY, Limiter
from perilune.web.security.work_budget import TooMuchWork, payer_of
from perilune.web.storage.database import DatabaseTrouble

UNREADABLE = f"The message could not be read. It must be JSON of at most {LARGEST} letters. Reload the page."
FOR_GOOD = 4000  # how the connection is closed if the page need not come back
TOO_FAST = "Too many messages came at once, and this one was not followed. Wait a moment, then try again."


class TooFast(PeriluneError):
    """More messages than anybody can mean."""


class NoPlace(PeriluneError):
    """The page cannot be served, now or in a moment."""


async def live(websocket: WebSocket) -> None:
    """Serve one page until it closes."""
    if not program_of(websocket) and not websocket.app.state.site.sent_by_us(websocket.headers):
        await websocket.send_denial_response(PlainTextResponse("Only pages of this server may connect.", HTTPStatus.FORBIDDEN))
        return
    limiter: Limiter = websocket.app.state.limiter
    with limiter.connected(websocket) as allowed:
        try:
            if not allowed:
                raise NoPlace(TOO_MANY)
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
        raise NoPlace("There is no such table here. Go to the start page and choose one there.")
    owner = owner_of(websocket)
    if owner in table.stored.banned:
        raise NoPlace(KEPT_OUT)
    if not registry.may_enter(table.stored, owner):
        raise NoPlace("This table has a password. Load the page again and give it.")
    return table, table.join(owner, websocket.query_params.get("view") == "words")


async def _serve(websocket: WebSocket, table: LiveTable, page: OpenPage, limiter: Limiter) -> None:
    """Read and write until one side closes, or the page reads no more."""
    log_event("connected", table=table.id, seats=page.mine)
    start = time.monotonic()
    work = [_read(websocket, table, page, limiter), _write(websocket, page), page.given_up.wait()]
    tasks = [asyncio.create_task(part) for part in work]
    try:
        await asyncio.wait([tasks[0], tasks[2]], return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            tasks[0].result()  # what broke there is to be told here
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
        _follow(table, page, message.get("text"), in_time)
        await asyncio.sleep(0)  # a page that sends much must not keep the others waiting


async def _write(websocket: WebSocket, page: OpenPage) -> None:
    try:
        while frames := await page.post():
            await _send(websocket, frames)
        await websocket.close(1012)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page has gone; the reader ends as well


async def _send(websocket: WebSocket, frames: list[Frame]) -> None:
    await websocket.send_text(json.dumps(frames, ensure_ascii=False))


def _follow(table: LiveTable, page: OpenPage, text: str | None, in_time: bool) -> None:
    """Do what a message says, or tell the reason why not."""
    message = _parse(text)
    try:
        if not in_time:
            raise TooFast(TOO_FAST)
        _do(table, page, message)
    except StaleMove as error:
        page.tell(trouble(str(error)))
        table.catch_up(page)
    except IllegalMove as error:
        page.tell(trouble(error.text, error.rule))
    except PeriluneError as error:
        page.tell(trouble(str(error)))
    match message:
        case {"id": int(number)}:
            page.tell({"type": "done", "id": number})


def _parse(text: str | None) -> object:
    if text is None or len(text) > LARGEST:
        return None
    try:
        message: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message


def _do(table: LiveTable, page: OpenPage, message: object) -> None:
    match message:
        case {"seat": bool()} | {"number": bool()}:  # Python would take them for 0 and 1
            page.tell(trouble(UNREADABLE))
        case {"do": "move", "seat": int(seat), "move": str(move), "number": int(number), "sure": False}:
            table.submit(page, seat, move, number, sure=False)
        case {"do": "move", "seat": int(seat), "move": str(move), "number": int(number)}:
            table.submit(page, seat, move, number, sure=True)
        case {"do": "undo", "seat": int(seat), "number": int(number)}:
            table.undo(page, seat, number)
        case {"do": "redo", "seat": int(seat), "number": int(number)}:
            table.redo(page, seat, number)
        case {"do": "ask", "move": str(move)}:
            table.ask(page, move)
        case {"do": "ask all"}:
            table.ask_all(page)
        case {"do": "sit", "seat": int(seat)}:
            table.look_from(page, seat)
        case {"do": "hand", "seat": int(seat), "player": str(player)}:
            table.seating.hand_over(page, seat, player)
            table.people_changed()
        case {"do": "leave", "seat": int(seat)}:
            table.seating.leave(page, seat)
            table.people_changed()
        case {"do": "remove", "seat": int(seat), "ban": bool(ban)}:
            table.seating.remove(page, seat, ban)
            table.people_changed()
        case {"do": "pardon", "who": str(who)}:
            table.seating.pardon(page, who)
        case {"do": "many", "allowed": bool(allowed)}:
            table.seating.allow_many(page, allowed)
        case {"do": "link", "seat": int(seat)}:
            table.seating.give_link(page, seat)
        case {"do": "forget", "seat": int(seat), "device": str(device)}:
            table.seating.forget(page, seat, device)
            table.people_changed()
        case {"do": "say", "seat": int(seat), "text": str(text)}:
            table.seating.say(page, seat, text)
        case {"do": "propose", "seat": int(seat), "marks": [*marks]} if all(isinstance(mark, str) for mark in marks):
            table.propose(page, seat, marks)
        case {"do": "nod"}:
            pass
        case _:
            page.tell(trouble(UNREADABLE))
