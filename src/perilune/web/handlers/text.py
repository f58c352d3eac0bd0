"""The text view of a table: the same table, told in words."""

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from perilune.games import box
from perilune.web.guard.browser import owner_of
from perilune.web.handlers.common import any_kept, hall_of
from perilune.web.pages.door import door_page
from perilune.web.pages.text import text_page


async def in_words(request: Request) -> Response:
    """The text view; for a stranger at a table with a password, its door."""
    kept = any_kept(request)
    title = box(kept.record.box).title
    if not hall_of(request).may_enter(kept, owner_of(request)):
        return HTMLResponse(door_page(title, f"/table/{kept.id}/enter"), HTTPStatus.FORBIDDEN)
    return HTMLResponse(text_page(kept.id, title, kept.record.box))
