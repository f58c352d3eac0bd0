"""The rules of a box: a page to read, the part of it that the drawer of a table loads, and the pictures of its examples."""

from functools import cache
from pathlib import Path
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from perilune.core.errors import BadOption
from perilune.games import BOXES, rulebook
from perilune.web.handlers.access import registry_of
from perilune.web.pages.rulebook import Book, book
from perilune.web.pages.rules import rules_page, rules_part

_KEPT = {"Cache-Control": "max-age=3600"}


async def read(request: Request) -> Response:
    """The page of the rules."""
    return HTMLResponse(rules_page(await _book(request)))


async def part(request: Request) -> Response:
    """Contents and text, for a drawer."""
    return HTMLResponse(rules_part(await _book(request)), headers=_KEPT)


async def picture(request: Request) -> Response:
    """The drawing of an example's position."""
    name, _, folder = _wanted(request)
    drawing = await run_in_threadpool(_drawing, name, folder, request.path_params["example"])
    return Response(drawing, media_type="image/svg+xml", headers=_KEPT)


async def _book(request: Request) -> Book:
    name, pack, folder = _wanted(request)
    return await run_in_threadpool(_printed, name, pack, folder)


def _wanted(request: Request) -> tuple[str, str, Path | None]:
    """The box, the pack and its folder, if there are any."""
    name, pack = request.path_params["box"], request.query_params.get("pack", "")
    if name not in BOXES:
        raise HTTPException(404, "There is no such box.")
    try:
        return name, pack, registry_of(request).packs.folder(name, pack)
    except BadOption as error:
        raise HTTPException(404, str(error)) from error


@cache
def _printed(name: str, pack: str, folder: Path | None) -> Book:
    asked = f"?pack={quote(pack)}" if pack else ""
    return book(rulebook(name, folder), f"/box/{name}/example/{{}}.svg{asked}")


@cache
def _drawing(name: str, folder: Path | None, example: str) -> str:
    positions = rulebook(name, folder).positions
    if example not in positions:
        raise HTTPException(404, "There is no such example.")
    return positions[example].svg()
