"""What the handlers share: the hall, the table that an address names, and who may come in."""

from starlette.exceptions import HTTPException
from starlette.requests import Request

from perilune.games import BOXES
from perilune.web.guard.browser import owner_of, same_origin
from perilune.web.guard.work import payer_of
from perilune.web.keep.store import Kept
from perilune.web.play.hall import Hall
from perilune.web.play.live import LiveTable


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


def refuse_foreign(request: Request) -> None:
    """Refuse a form that another site's page has sent."""
    if not same_origin(request.headers):
        raise HTTPException(403, "This request did not come from a page of this server. Go to the start page and try there.")


def kept_of(request: Request) -> Kept:
    """The table that the address names, for a browser that may look at it."""
    kept = any_kept(request)
    if not hall_of(request).may_enter(kept, owner_of(request)):
        raise HTTPException(403, "This table has a password. Open its page and give it there.")
    return kept


def any_kept(request: Request) -> Kept:
    """The table that the address names, also if it has a password."""
    kept = hall_of(request).kept(request.path_params["table"])
    if kept is None or kept.record.box not in BOXES:
        raise HTTPException(404, "There is no such table here. The address may be incomplete.")
    return kept


async def live_of(request: Request) -> LiveTable:
    """The table that the address names, awake, for a browser that may look at it."""
    kept_of(request)
    live = await hall_of(request).find(request.path_params["table"], payer_of(request))
    assert live is not None, "it is kept"
    return live


def sitter(request: Request, kept: Kept) -> str:
    """The browser, if it sits at the table."""
    owner = owner_of(request)
    if not kept.seats_of(owner):
        raise HTTPException(403, "Only somebody who sits at the table can do this. Take a seat, or open a table of your own.")
    return owner
