"""Every address of the server, in one list."""

import asyncio
from functools import cache
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from perilune.bots import BOTS, bot
from perilune.core.table import Table
from perilune.draw.palette import STYLE
from perilune.games import BOXES, box
from perilune.web.connection import live
from perilune.web.guard import owner_of, remember, same_origin
from perilune.web.hall import Hall
from perilune.web.opening import BOT_NAMES, read_setup, usual_seats
from perilune.web.pages import start_page, table_page
from perilune.web.store import Kept

TABLES_LISTED = 12
COVER_MOVES = 150


async def start(request: Request) -> Response:
    """The boxes, and my tables."""
    games = [box(name) for name in BOXES]
    titles = {game.name: game.title for game in games}
    mine = _hall(request).store.of_owner(owner_of(request), TABLES_LISTED)
    return HTMLResponse(start_page(games, [(line, titles[line.box]) for line in mine if line.box in titles]))


async def open_table(request: Request) -> Response:
    """Open a table from the form and go there."""
    _refuse_foreign(request)
    setup = read_setup(await request.body())
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = _hall(request).open(setup, remember(request, response))
    response.headers["location"] = f"/table/{table}"
    return response


async def at_table(request: Request) -> Response:
    """The page of a table."""
    kept = _kept(request)
    return HTMLResponse(table_page(kept.id, box(kept.record.box).title))


async def again(request: Request) -> Response:
    """Open a table like this one and go there. Only for those who sit at it."""
    _refuse_foreign(request)
    kept = _kept(request)
    owner = owner_of(request)
    if not owner or owner not in [chair.owner for chair in kept.chairs]:
        raise HTTPException(403, "Only somebody who sits at the table can open it again.")
    table = _hall(request).again(kept, owner)
    return RedirectResponse(f"/table/{table}", HTTPStatus.SEE_OTHER)


async def cover(request: Request) -> Response:
    """A picture of the box."""
    name = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such box.")
    picture = await asyncio.to_thread(cover_svg, name)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def palette(request: Request) -> Response:
    """The colours of the house, the same for pages and drawings."""
    return Response(STYLE, media_type="text/css")


async def health(request: Request) -> Response:
    """Whether the server and its store answer."""
    return JSONResponse({"ok": True, "tables": _hall(request).store.count()})


ROUTES: list[BaseRoute] = [
    Route("/", start),
    Route("/open", open_table, methods=["POST"]),
    Route("/table/{table}", at_table),
    Route("/table/{table}/again", again, methods=["POST"]),
    WebSocketRoute("/table/{table}/live", live),
    Route("/box/{box}/cover.svg", cover),
    Route("/palette.css", palette),
    Route("/healthz", health),
    Mount("/static", StaticFiles(directory=Path(__file__).parent / "static")),
]


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _kept(request: Request) -> Kept:
    kept = _hall(request).store.get(request.path_params["table"])
    if kept is None or kept.record.box not in BOXES:
        raise HTTPException(404, "There is no such table here. The address may be incomplete.")
    return kept


def _refuse_foreign(request: Request) -> None:
    if not same_origin(request.headers):
        raise HTTPException(403, "This request did not come from a page of this server. Go to the start page and try there.")


@cache
def cover_svg(name: str) -> str:
    """The board of the box in the middle of a game, always the same one, always by night."""
    game = box(name)
    seats = usual_seats(game)
    table = Table(game, game.settle(seats, {}), "cover", BOT_NAMES[:seats])
    player = bot(BOTS[0])
    for _ in range(COVER_MOVES):
        for seat in table.deciders()[:1]:
            table.submit(seat, player.choose(table.seen(seat)))
    return table.seen().svg().replace("<svg ", '<svg data-theme="dark" ', 1)
