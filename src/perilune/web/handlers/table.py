"""A table: its pages, its password, taking a seat, playing again, and deleting it."""

from collections.abc import Callable
from functools import partial
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from perilune.games import box
from perilune.web.handlers.access import (
    guess,
    live_of,
    log_in,
    refuse_foreign,
    refuse_guests,
    refuse_strangers,
    registry_of,
    stored_of,
    stored_or_404,
    wake,
)
from perilune.web.pages.delete import delete_page
from perilune.web.pages.password import password_page
from perilune.web.pages.table import table_page
from perilune.web.pages.take_seat import sit_page
from perilune.web.pages.text_view import text_page
from perilune.web.play.deals import say_deal
from perilune.web.play.live_table import LiveTable
from perilune.web.security.browser_cookie import owner_of, remember
from perilune.web.security.passwords import password_matches
from perilune.web.table_form import read_form, read_name, read_password


async def at_table(request: Request) -> Response:
    """The page of a table."""
    return await _page(request, table_page)


async def in_words(request: Request) -> Response:
    """The text view: the same table, told in words."""
    return await _page(request, text_page)


async def _page(request: Request, page: Callable[[str, str, str, str], str]) -> Response:
    """A page of the table; for a stranger at a table with a password, the page that asks for it."""
    stored = await stored_or_404(request)
    title = box(stored.record.box).title
    if not await registry_of(request).may_enter(stored, owner_of(request)):
        return HTMLResponse(password_page(title, f"/table/{stored.id}/enter"), HTTPStatus.FORBIDDEN)
    return HTMLResponse(page(stored.id, title, stored.record.box, stored.pack))


async def enter_table(request: Request) -> Response:
    """Somebody gives the password of a table."""
    refuse_foreign(request)
    stored = await stored_or_404(request)
    given = read_password(read_form(await request.body()).get("password", ""))
    if stored.password and not await guess(request, f"table {stored.id}", lambda: password_matches(given, stored.password)):
        page = password_page(box(stored.record.box).title, f"/table/{stored.id}/enter", "That is not the password. Try again.")
        return HTMLResponse(page, HTTPStatus.FORBIDDEN)
    response = RedirectResponse(f"/table/{stored.id}", HTTPStatus.SEE_OTHER)
    await log_in(request, response, stored.id)
    return response


async def sit_here(request: Request) -> Response:
    """The page behind a link that gives a seat. Its script reads what stands behind the # and posts it."""
    stored = await stored_or_404(request)
    owner, registry = owner_of(request), registry_of(request)
    name = await registry.database.read(registry.store.name_of, owner)
    inside = await registry.may_enter(stored, owner)
    seats = stored.record.names if inside else []
    deal = say_deal(stored) if inside else ""
    host = next((who for who, chair in zip(seats, stored.chairs, strict=False) if stored.host in chair.sitters), "")
    response = HTMLResponse(sit_page(stored.id, box(stored.record.box).title, name, host, seats, deal))
    remember(request, response)
    return response


async def sit(request: Request) -> Response:
    """Take a seat: by a link, or a free one at a table that is open to all."""
    refuse_foreign(request)
    fields = read_form(await request.body())
    by_link = fields.get("link", "")
    stored = await stored_or_404(request)
    registry = registry_of(request)
    if not by_link and not (stored.listed and await registry.may_enter(stored, owner_of(request))):
        raise HTTPException(403, "You need a link to take a seat at this table. Ask whoever opened it.")
    live = await wake(request)
    response = RedirectResponse(f"/table/{stored.id}", HTTPStatus.SEE_OTHER)
    visitor = remember(request, response)
    given = read_name(fields.get("name", ""), [])
    name = given or await registry.database.read(registry.store.name_of, visitor.owner)
    seat = 0 if by_link else _seat(fields.get("seat", ""), live)

    await live.in_turn(partial(live.take_seat, visitor, seat, by_link, name))
    if given:
        await registry.database.write(registry.store.set_name, visitor.owner, given)
    if by_link and owner_of(request):
        await log_in(request, response)
        await live.in_turn(live.people_changed)
    return response


async def again(request: Request) -> Response:
    """Open a table like this one and go there, with the same deal if asked. Only for those who sit at it."""
    refuse_foreign(request)
    stored = await stored_of(request)
    asked = read_form(await request.body())
    same_deal, stronger = asked.get("deal", "") == "same", asked.get("bots", "") == "stronger"
    live = await live_of(request)
    if same_deal and not live.table.over:
        raise HTTPException(
            409, "You can play the same deal again once this game is over. Until then it would give away hidden information."
        )
    refuse_strangers(request, stored)
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = await registry_of(request).again(stored, remember(request, response), same_deal, stronger)
    response.headers["location"] = f"/table/{table}"
    return response


async def ask_to_delete(request: Request) -> Response:
    """The page that asks the host whether the table shall really be deleted."""
    stored = await stored_or_404(request)
    refuse_guests(request, stored)
    registry = registry_of(request)
    over = await registry.database.read(registry.store.is_over, stored.id)  # without waking it: that may not be possible any more
    names = stored.record.names
    others = [
        name for name, chair in zip(names, stored.chairs, strict=True) if chair.sitters and stored.host not in chair.sitters
    ]
    return HTMLResponse(delete_page(stored.id, box(stored.record.box).title, names, others, over))


async def delete(request: Request) -> Response:
    """The host deletes the table, for everybody."""
    refuse_foreign(request)
    stored = await stored_or_404(request)
    refuse_guests(request, stored)
    await registry_of(request).delete(stored.id, "The host has deleted this table. Choose another on the start page.")
    return RedirectResponse("/", HTTPStatus.SEE_OTHER)


def _seat(text: str, live: LiveTable) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < len(live.stored.chairs)):
        raise HTTPException(400, "There is no such seat at this table. Go back and choose another.")
    return int(text)
