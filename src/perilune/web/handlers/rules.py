"""The rules of a box: a page to read, the part of it that the drawer of a table loads, and the pictures of its examples."""

from functools import cache
from pathlib import Path
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from perilune.games import rulebook
from perilune.web.handlers.access import box_and_pack
from perilune.web.pages.rulebook import Book, book, passage
from perilune.web.pages.rules import rules_page, rules_part

PASSAGES = {"aid": "Player aid", "goal": "The game in a minute"}  # parts of a box's guide, as an address asks for them
_KEPT = {"Cache-Control": "max-age=3600"}


async def read(request: Request) -> Response:
    """The page of the rules."""
    return HTMLResponse(rules_page(await _book(request)))


async def part(request: Request) -> Response:
    """Contents and text, for a drawer."""
    return HTMLResponse(rules_part(await _book(request)), headers=_KEPT)


async def aid(request: Request) -> Response:
    """The player aid, or the goal of the game on one screen."""
    name, _, folder = box_and_pack(request)
    title = PASSAGES.get(request.query_params.get("show", ""), PASSAGES["aid"])
    told = await run_in_threadpool(_passage, name, folder, title)
    if not told:
        raise HTTPException(404, f"This game has no page “{title}”. Read its rules instead.")
    return HTMLResponse(told, headers=_KEPT)


async def picture(request: Request) -> Response:
    """The drawing of an example's position."""
    name, _, folder = box_and_pack(request)
    drawing = await run_in_threadpool(_drawing, name, folder, request.path_params["example"])
    return Response(drawing, media_type="image/svg+xml", headers=_KEPT)


async def _book(request: Request) -> Book:
    name, pack, folder = box_and_pack(request)
    return await run_in_threadpool(_printed, name, pack, folder)


@cache
def _printed(name: str, pack: str, folder: Path | None) -> Book:
    asked = f"?pack={quote(pack)}" if pack else ""
    return book(rulebook(name, folder), f"/box/{name}/example/{{}}.svg{asked}")


@cache
def _passage(name: str, folder: Path | None, title: str) -> str:
    return passage(rulebook(name, folder), title)


@cache
def _drawing(name: str, folder: Path | None, example: str) -> str:
    positions = rulebook(name, folder).positions
    if example not in positions:
        raise HTTPException(404, "There is no such example.")
    return positions[example].svg()
