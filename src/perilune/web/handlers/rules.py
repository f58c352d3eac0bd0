"""The rules of a box: a page to read, and the part of it that the drawer of a table loads."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from perilune.games import BOXES
from perilune.web.pages.rulebook import Rulebook, rulebook
from perilune.web.pages.rules import rules_page, rules_part


async def read(request: Request) -> Response:
    """The page of the rules."""
    return HTMLResponse(rules_page(_book(request)))


async def part(request: Request) -> Response:
    """Contents and text, for a drawer."""
    return HTMLResponse(rules_part(_book(request)), headers={"Cache-Control": "max-age=3600"})


def _book(request: Request) -> Rulebook:
    name = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such box.")
    return rulebook(name)
