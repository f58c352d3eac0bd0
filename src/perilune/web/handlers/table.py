"""A table: its pages, its door, taking a seat, and playing again."""

from collections.abc import Callable
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from perilune.games import box
from perilune.web.guard.browser import owner_of, remember
from perilune.web.guard.seal import opens
from perilune.web.guard.work import payer_of
from perilune.web.handlers.common import any_kept, guess, hall_of, kept_of, live_of, log_in, refuse_foreign, refuse_strangers
from perilune.web.pages.door import door_page
from perilune.web.pages.sit import sit_page
from perilune.web.pages.table import table_page
from perilune.web.pages.text import text_page
from perilune.web.play.company import say_deal
from perilune.web.play.live import LiveTable
from perilune.web.play.opening import read_form, read_name, read_password


async def at_table(request: Request) -> Response:
    """The page of a table."""
    return _page(request, table_page)


async def in_words(request: Request) -> Response:
    """The text view: the same table, told in words."""
    return _page(request, text_page)


def _page(request: Request, page: Callable[[str, str, str, str], str]) -> Response:
    """A page of the table; for a stranger at a table with a password, its door."""
    kept = any_kept(request)
    title = box(kept.record.box).title
    if not hall_of(request).may_enter(kept, owner_of(request)):
        return HTMLResponse(door_page(title, f"/table/{kept.id}/enter"), HTTPStatus.FORBIDDEN)
    return HTMLResponse(page(kept.id, title, kept.record.box, kept.pack))


async def enter_table(request: Request) -> Response:
    """Somebody gives the password of a table."""
    refuse_foreign(request)
    kept = any_kept(request)
    given = read_password(read_form(await request.body()).get("password", ""))
    if kept.password and not await guess(request, f"table {kept.id}", lambda: opens(given, kept.password)):
        page = door_page(box(kept.record.box).title, f"/table/{kept.id}/enter", "That is not the password. Try again.")
        return HTMLResponse(page, HTTPStatus.FORBIDDEN)
    response = RedirectResponse(f"/table/{kept.id}", HTTPStatus.SEE_OTHER)
    log_in(request, response, kept.id)
    return response


async def sit_here(request: Request) -> Response:
    """The page behind a link that gives a seat. What stands behind the # is read by its script and posted."""
    kept = any_kept(request)
    owner = owner_of(request)
    name = hall_of(request).store.name_of(owner)
    inside = hall_of(request).may_enter(kept, owner)
    seats = kept.record.names if inside else []
    deal = say_deal(kept) if inside else ""
    host = next((who for who, chair in zip(seats, kept.chairs, strict=False) if kept.host in chair.sitters), "")
    response = HTMLResponse(sit_page(kept.id, box(kept.record.box).title, name, host, seats, deal))
    remember(request, response)
    return response


async def sit(request: Request) -> Response:
    """Take a seat: by a link, or a free one at a table that is open to all."""
    refuse_foreign(request)
    fields = read_form(await request.body())
    by_link = fields.get("link", "")
    kept = any_kept(request)
    if not by_link and not (kept.listed and hall_of(request).may_enter(kept, owner_of(request))):
        raise HTTPException(403, "Seats at this table are given by link. Ask whoever opened it.")
    live = await hall_of(request).find(kept.id, payer_of(request))
    assert live is not None, "it is kept"
    response = RedirectResponse(f"/table/{kept.id}", HTTPStatus.SEE_OTHER)
    visitor = remember(request, response)
    given = read_name(fields.get("name", ""), [])
    name = given or hall_of(request).store.name_of(visitor.owner)
    if by_link:
        live.company.sit_by_link(visitor, by_link, name)
    else:
        live.company.take(visitor, _seat(fields.get("seat", ""), live), name)
    if given:
        hall_of(request).store.call(visitor.owner, given)
    if by_link and owner_of(request):
        log_in(request, response)
    live.people_changed()
    return response


async def again(request: Request) -> Response:
    """Open a table like this one and go there, with the same deal if asked. Only for those who sit at it."""
    refuse_foreign(request)
    kept = kept_of(request)
    same_deal = read_form(await request.body()).get("deal", "") == "same"
    live = await live_of(request)
    if same_deal and not live.table.over:
        raise HTTPException(409, "The same deal can be played again when this game is over: it holds what is still hidden.")
    refuse_strangers(request, kept)
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    response.headers["location"] = f"/table/{hall_of(request).again(kept, remember(request, response), same_deal)}"
    return response


def _seat(text: str, live: LiveTable) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < len(live.kept.chairs)):
        raise HTTPException(400, "There is no such seat at this table. Go back to its page and choose one there.")
    return int(text)
