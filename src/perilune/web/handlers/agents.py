"""The interface for programs that play: the same tables, the same secrets and limits as for people, in JSON.

A program sends its token with each request (`Authorization: Bearer ...`). The token is the program's secret, as the cookie is a
browser's: whoever opens a table or takes a seat without one is given one. `openapi.py` describes every address.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perilune.core.chance import SPECTATOR
from perilune.core.errors import BadOption, IllegalMove, NotDeciding, PeriluneError, StaleMove, UndoRefused, UnknownMove
from perilune.core.game import Option
from perilune.games import BOXES, box, rulebook
from perilune.web.handlers.access import guess, live_of, registry_of, stored_or_404
from perilune.web.openapi import DESCRIPTION
from perilune.web.play.coaching import CoachOff
from perilune.web.play.live_table import LiveTable, ReadOnly
from perilune.web.play.open_page import OpenPage
from perilune.web.play.presenter import answer, look_of
from perilune.web.play.seat_links import BadLink
from perilune.web.play.seat_rights import NotYours
from perilune.web.play.seating import NotFree
from perilune.web.security.browser_cookie import PROGRAM, Visitor, new_token, program_of
from perilune.web.security.passwords import ServerPassword
from perilune.web.security.work_budget import payer_of
from perilune.web.table_form import read_name, read_password, read_setup

LONGEST_WAIT = 25.0  # seconds for which a look may wait until something is to be done
STATUSES: dict[type[PeriluneError], HTTPStatus] = {
    BadOption: HTTPStatus.BAD_REQUEST,
    UnknownMove: HTTPStatus.BAD_REQUEST,
    IllegalMove: HTTPStatus.CONFLICT,
    NotDeciding: HTTPStatus.CONFLICT,
    StaleMove: HTTPStatus.CONFLICT,
    UndoRefused: HTTPStatus.CONFLICT,
    NotFree: HTTPStatus.CONFLICT,
    BadLink: HTTPStatus.CONFLICT,
    ReadOnly: HTTPStatus.CONFLICT,
    CoachOff: HTTPStatus.CONFLICT,
    NotYours: HTTPStatus.FORBIDDEN,
}
Json = dict[str, Any]
Handler = Callable[[Request], Awaitable[Json]]


def _answered(handler: Handler, status: HTTPStatus = HTTPStatus.OK) -> Callable[[Request], Awaitable[Response]]:
    """The handler with its answer as JSON; what the rules refuse is told with its rule."""

    async def answered(request: Request) -> Response:
        try:
            return JSONResponse(await handler(request), status)
        except PeriluneError as error:
            if type(error) not in STATUSES:
                raise
            text = error.text if isinstance(error, IllegalMove) else str(error)
            rule = error.rule if isinstance(error, IllegalMove) else ""
            return JSONResponse({"says": text, "rule": rule}, STATUSES[type(error)])

    return answered


async def _body(request: Request) -> Json:
    """The JSON object that was sent. Its kind must be named, which a form of another site's page cannot do."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "Send JSON, with the header Content-Type: application/json.")
    try:
        data = json.loads(await request.body() or b"{}")
    except (ValueError, RecursionError) as error:
        raise BadOption("The request is not JSON. Send an object, such as {}.") from error
    if not isinstance(data, dict):
        raise BadOption("The request is not a JSON object. Send one, such as {}.")
    return data


def _field(data: Json, name: str, kind: type, usual: Any = None) -> Any:
    """A field of the request, if it is of this kind."""
    value = data.get(name, usual)
    if value is None:
        raise BadOption(f"The field {name!r} is missing.")
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise BadOption(f"The field {name!r} must be of type {kind.__name__}.")
    return value


def _owner(request: Request) -> str:
    """Who sends the request; HTTPException for nobody."""
    owner = program_of(request)
    if not owner:
        says = "This needs a token. Open a table or take a seat to get one, then send it as Authorization: Bearer TOKEN."
        raise HTTPException(HTTPStatus.UNAUTHORIZED, says, {"WWW-Authenticate": "Bearer"})
    return owner


def _visitor(request: Request) -> tuple[str, Visitor]:
    """The token and who has it; a new one for somebody without."""
    owner = program_of(request)
    if not owner:
        return new_token(request)
    return request.headers["authorization"].partition(" ")[2].strip(), Visitor(owner, PROGRAM)


async def description(request: Request) -> Response:
    """The interface, as OpenAPI."""
    return JSONResponse(DESCRIPTION)


async def _enter(request: Request) -> Json:
    given = read_password(_field(await _body(request), "password", str))
    door: ServerPassword = request.app.state.server_password
    if door.locked and not await guess(request, door.name, lambda: door.matches(given)):
        raise HTTPException(HTTPStatus.FORBIDDEN, "That is not the password. Try again.")
    token, visitor = _visitor(request)
    registry = registry_of(request)
    await registry.database.write(registry.store.admit, door.name, visitor.owner)
    return {"token": token}


async def _boxes(request: Request) -> Json:
    shelf = []
    for name in BOXES:
        game = box(name)
        options = [_option(option) for option in game.options]
        seats = [game.min_seats, game.max_seats]
        shelf.append({"box": name, "title": game.title, "about": game.about, "seats": seats, "options": options})
    return {"boxes": shelf}


def _option(option: Option) -> Json:
    choices = {choice.value: choice.label for choice in option.choices}
    return {"name": option.name, "label": option.label, "choices": choices, "per_seat": option.per_seat}


async def _rules(request: Request) -> Json:
    game = box(request.path_params["box"])
    rule = request.query_params.get("rule", "")
    book = await run_in_threadpool(rulebook, game.name)
    text = book.part(rule) if rule else book.text()
    if not text:
        raise BadOption(f"{game.title} has no rule {rule[:20]!r}. Ask without one to read all of them.")
    return {"box": game.name, "rules": text}


async def _open_table(request: Request) -> Json:
    registry = registry_of(request)
    setup = read_setup(urlencode(_fields(await _body(request))).encode(), registry.packs)
    token, visitor = _visitor(request)
    table = await registry.open(setup, visitor, payer_of(request))
    live = await registry.find(table, payer_of(request))
    assert live is not None, "it was opened just now"
    links = {str(seat): live.links.invitation(seat) for seat in live.stored.free()}
    return {"table": table, "token": token, "seats": live.stored.seats_of(visitor.owner), "links": links}


def _fields(data: Json) -> dict[str, str]:
    """The fields of the form on the start page that the request means."""
    fields = {"box": _field(data, "box", str)}
    for name in ("seed", "pack", "password", "clock", "time-up"):
        fields[name] = str(data.get(name, ""))
    for name in ("listed", "many"):
        fields[name] = "yes" if _field(data, name, bool, False) else ""
    players = _field(data, "players", list, [])
    seats = data.get("seats", len(players) or "")
    fields["seats"] = str(seats)
    for seat, player in enumerate(players):
        fields[f"who.{seat}"] = str(player)
    for seat, name in enumerate(_field(data, "names", list, [])):
        fields[f"name.{seat}"] = str(name)
    for name, value in _field(data, "options", dict, {}).items():
        if isinstance(value, list):
            fields.update({f"option.{name}.{seat}": str(item) for seat, item in enumerate(value)})
        else:
            fields[f"option.{name}"] = str(value)
    return fields


async def _sit(request: Request) -> Json:
    data = await _body(request)
    stored = await stored_or_404(request)
    link = _field(data, "link", str, "").rpartition("#")[2]
    token, visitor = _visitor(request)
    registry = registry_of(request)
    if not link and not (stored.listed and await registry.may_enter(stored, visitor.owner)):
        raise HTTPException(HTTPStatus.FORBIDDEN, "You need a link to take a seat at this table. Ask whoever opened it.")
    live = await registry.find(stored.id, payer_of(request))
    assert live is not None, "it is kept"
    name = read_name(_field(data, "name", str, ""), [])
    seat = live.links.read(link).seat if link else _field(data, "seat", int)
    if not 0 <= seat < len(stored.chairs):
        raise BadOption(f"There is no seat {seat} at this table. Seats are 0 to {len(stored.chairs) - 1}.")

    await live.in_turn(partial(live.take_seat, visitor, seat, link, name))
    return {"table": stored.id, "token": token, "seat": seat}


async def _place(request: Request, wanted: Any) -> tuple[LiveTable, str, int]:
    """The table, who asks, and from which seat: the one that is wanted, or the only one of theirs."""
    owner = _owner(request)
    live = await live_of(request)
    mine = live.stored.seats_of(owner)
    if wanted is None and len(mine) > 1:
        asked = [seat for seat in mine if seat in live.table.deciders()]
        return live, owner, (asked or mine)[0]
    seat = (mine or [SPECTATOR])[0] if wanted is None else wanted
    if seat not in (*mine, SPECTATOR):
        raise NotYours("That is not your seat. You can only act for seats taken with your token.")
    return live, owner, seat


def _told(live: LiveTable, seat: int, with_view: bool = False, log_from: int = 0) -> Json:
    """All that the seat sees, in words."""
    table = live.table
    seen = table.seen(seat)
    undo = table.why_no_undo(seat) if seat != SPECTATOR else "You are watching."
    position = look_of(seen, undo, False, 0, words=True).told
    told: Json = {
        "table": live.id,
        "box": table.game.name,
        "seat": seat,
        "number": position["number"],
        "asked": seat in position["deciders"],
        "over": table.over,
        "prompt": position["prompt"],
        "moves": position["offers"],
        "regions": position["regions"],
        "log": seen.log()[log_from:],
        "log_from": log_from,
        "players": seen.names,
        "scores": position["scores"],
        "undo": undo,
        "outcome": position["outcome"],
    }
    if with_view:
        told["view"] = seen.view.to_json()
    return told


async def _look(request: Request) -> Json:
    query = request.query_params
    wanted = _number(query.get("seat"), "seat")
    live, owner, seat = await _place(request, wanted)
    wait = min(_seconds(query.get("wait", "0")), LONGEST_WAIT)
    if wait:
        live = await _wait(request, live, owner, wanted, wait)
        live, owner, seat = await _place(request, wanted)
    return _told(live, seat, query.get("view") == "numbers", _number(query.get("log"), "log") or 0)


async def _wait(request: Request, live: LiveTable, owner: str, wanted: int | None, seconds: float) -> LiveTable:
    """Look on, as an open page does, until one of the program's seats is asked, the game is over, or the time is up."""
    page = await live.join(owner, words=True)
    try:
        async with asyncio.timeout(seconds):
            while not live.table.over and not live.lost:
                seats = live.stored.seats_of(owner) if wanted is None else [wanted]
                if any(seat in live.table.deciders() for seat in seats):
                    break
                await page.next_messages()
                await asyncio.sleep(0)
    except TimeoutError:
        pass
    finally:
        live.leave(page)
    return live


def _number(text: str | None, name: str) -> int | None:
    if text is None:
        return None
    if not (text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 7):
        raise BadOption(f"{name!r} must be a whole number.")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError as error:
        raise BadOption("'wait' must be a number of seconds.") from error
    return seconds if 0 < seconds < 3600 else 0.0


async def _acting(request: Request) -> tuple[Json, LiveTable, OpenPage, int]:
    """The request, its table, and the page that a person would have sent it from."""
    data = await _body(request)
    live, owner, seat = await _place(request, data.get("seat") if "seat" not in data else _field(data, "seat", int))
    return data, live, OpenPage(owner, live.stored.seats_of(owner), words=True), seat


async def _move(request: Request) -> Json:
    data, live, page, seat = await _acting(request)
    text, number = _field(data, "move", str), _field(data, "number", int)
    await live.in_turn(lambda: live.submit(page, seat, text, number, sure=True))
    return _told(live, seat)


async def _undo(request: Request) -> Json:
    data, live, page, seat = await _acting(request)
    page.shown = look_of(live.table.seen(seat), "", False, 0, words=True).remembered()
    number = _field(data, "number", int)
    await live.in_turn(lambda: live.undo(page, seat, number))
    return _told(live, seat)


async def _why(request: Request) -> Json:
    data, live, _, seat = await _acting(request)
    seen = live.table.seen(seat)
    told = answer(seen, _field(data, "move", str)[:200])
    return {"move": told["move"], "allowed": not told["rule"], "says": told["says"], "rule": told["rule"]}


async def _coach(request: Request) -> Json:
    _, live, page, seat = await _acting(request)
    await live.in_turn(lambda: live.coaching.permit(page, seat))
    said = await live.coaching.advise(page.owner, seat)
    return {"seat": seat, "number": said["number"], "matters": said["matters"], "ideas": said["ideas"]}


async def _agree(request: Request) -> Json:
    data, live, page, seat = await _acting(request)
    agreed = _field(data, "agreed", bool)
    await live.in_turn(lambda: live.coaching.agree(page, seat, agreed))
    now = live.coaching.message()
    return {"open": now["open"], "asks": now["asks"], "agreed": now["agreed"]}


enter = _answered(_enter)
boxes = _answered(_boxes)
rules = _answered(_rules)
open_table = _answered(_open_table, HTTPStatus.CREATED)
sit = _answered(_sit)
look = _answered(_look)
move = _answered(_move)
undo = _answered(_undo)
why = _answered(_why)
coach = _answered(_coach)
agree = _answered(_agree)
