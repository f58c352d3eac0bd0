"""Replay: any moment of a table again, the points over the game, its record, and playing on from a moment."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from http import HTTPStatus
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from perilune.core.chance import SPECTATOR
from perilune.web.handlers.access import layout_of, live_of, refuse_foreign, registry_of
from perilune.web.pages.replay import replay_page
from perilune.web.pages.story import story_page
from perilune.web.play.live_table import LiveTable
from perilune.web.play.record_files import to_file
from perilune.web.play.replay_access import MayNotLook, read_seat
from perilune.web.play.replay_view import ReplayView
from perilune.web.play.replay_view import news as news_of
from perilune.web.play.story_messages import StoryMessage
from perilune.web.security.browser_cookie import owner_of, remember
from perilune.web.security.work_budget import payer_of
from perilune.web.table_form import read_form

_T = TypeVar("_T")
_NUMBER = re.compile(r"-?[0-9]{1,9}")


async def replay(request: Request) -> Response:
    """The page. It shows a spectator's view, and why, if the browser may not look from the seat that the address names."""
    live = await live_of(request)
    return HTMLResponse(replay_page(live.id, live.table.game.title, live.table.game.name, live.stored.pack))


async def reel(request: Request) -> Response:
    """The log, the points and the chart, as a seat knows them."""
    live = await live_of(request)
    view = await _view(request, live, request.query_params.get("seat", ""))
    return JSONResponse(await _work(request, view.whole))


async def moment(request: Request) -> Response:
    """The position at one moment, as a seat saw it."""
    live = await live_of(request)
    view = await _view(request, live, request.query_params.get("seat", ""))
    at = _number(request.query_params.get("at", "0"))
    return JSONResponse(await _work(request, lambda: view.moment(at, layout_of(request))))


async def card(request: Request) -> Response:
    """What a part of the drawing at one moment is."""
    live = await live_of(request)
    view = await _view(request, live, request.query_params.get("seat", ""))
    at, key = _number(request.query_params.get("at", "0")), request.query_params.get("key", "")
    return JSONResponse(await _work(request, lambda: view.card(at, key)))


async def news(request: Request) -> Response:
    """Which moment is the last by now, and whether the moments until `last` still stand, for a page that has loaded the reel before."""
    live = await live_of(request)
    seat = _seat(request.query_params.get("seat", ""), live, owner_of(request))
    return JSONResponse(news_of(live, seat, _number(request.query_params.get("last", "0"))))


async def chart(request: Request) -> Response:
    """The points over the game as a spectator knows them; nothing where there is nothing to tell."""
    live = await live_of(request)
    view = ReplayView(live, await registry_of(request).reel(live, payer_of(request)), SPECTATOR, owner_of(request))
    drawn = await _work(request, view.chart)
    return Response(drawn, media_type="image/svg+xml") if drawn else Response(status_code=HTTPStatus.NO_CONTENT)


async def story(request: Request) -> Response:
    """What decided a finished game, for other pages."""
    return JSONResponse(await _story(request, await live_of(request)))


async def story_read(request: Request) -> Response:
    """The same, as a page of its own."""
    live = await live_of(request)
    sits = bool(live.stored.seats_of(owner_of(request)))
    game = live.table.game
    return HTMLResponse(story_page(live.id, game.name, game.title, await _story(request, live), sits))


async def _story(request: Request, live: LiveTable) -> StoryMessage:
    if not live.table.over:
        raise HTTPException(HTTPStatus.CONFLICT, "You can see what decided the game once it is over. Go back to the table.")
    return await registry_of(request).story(live, owner_of(request), payer_of(request))


async def branch(request: Request) -> Response:
    """Play on from here: a new table from this moment, as a seat knew it."""
    refuse_foreign(request)
    live = await live_of(request)
    fields = read_form(await request.body())
    view = await _view(request, live, fields.get("seat", ""))
    at = _number(fields.get("at", ""))
    if not view.seen(at).deciders():
        raise HTTPException(409, "The game is over here. Go back to an earlier moment to play on.")
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = await registry_of(request).branch(live.stored, view.reel, at, view.seat, remember(request, response))
    response.headers["location"] = f"/table/{table}"
    return response


async def record(request: Request) -> Response:
    """The record as a file, once the game is over."""
    live = await live_of(request)
    if not live.table.over:
        says = "You can download the record once the game is over. Until then it would give away hidden information."
        raise HTTPException(HTTPStatus.CONFLICT, says)
    stored = live.stored.record if live.read_only else live.table.record
    name = f"{stored.box.replace('_', '-')}-{datetime.now(UTC):%Y-%m-%d}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(to_file(stored, registry_of(request).signer), media_type="application/json", headers=headers)


async def _view(request: Request, live: LiveTable, seat: str) -> ReplayView:
    owner = owner_of(request)
    looks_from = _seat(seat, live, owner)
    return ReplayView(live, await registry_of(request).reel(live, payer_of(request)), looks_from, owner)


def _seat(text: str, live: LiveTable, owner: str) -> int:
    try:
        return read_seat(text, live, owner)
    except MayNotLook as error:
        raise HTTPException(HTTPStatus.FORBIDDEN, str(error)) from error


async def _work(request: Request, work: Callable[[], _T]) -> _T:
    return await registry_of(request).workers.run(payer_of(request), work)


def _number(text: str) -> int:
    """A moment; one that is not there yet stands for the last."""
    if not _NUMBER.fullmatch(text):
        raise HTTPException(400, "A moment is a whole number. Open the table's replay and choose one.")
    return int(text)
