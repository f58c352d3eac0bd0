"""What the handlers share: the hall, the table that an address names, and who may come in."""

from collections.abc import Callable
from http import HTTPStatus
from math import ceil

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from perilune.games import BOXES
from perilune.web.guard.browser import owner_of, renew
from perilune.web.guard.door import Guesses
from perilune.web.guard.limits import client_of
from perilune.web.guard.site import Site
from perilune.web.guard.work import payer_of
from perilune.web.keep.store import Kept
from perilune.web.play.company import KEPT_OUT
from perilune.web.play.hall import Hall
from perilune.web.play.live import LiveTable


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


def refuse_foreign(request: Request) -> None:
    """Refuse a form that another site's page has sent."""
    site: Site = request.app.state.site
    if not site.sent_by_us(request.headers):
        raise HTTPException(403, "This request did not come from a page of this server. Go to the start page and try there.")


async def guess(request: Request, door: str, is_right: Callable[[], bool]) -> bool:
    """Somebody gives a password: whether it is right. HTTPException if there have been too many wrong ones."""
    guesses: Guesses = request.app.state.guesses
    wait = guesses.take(door, client_of(request))
    if wait:
        says = "Too many wrong passwords were given. Wait a moment, then try again."
        raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS, says, {"Retry-After": str(ceil(wait))})
    right = await hall_of(request).workshop.do(payer_of(request), is_right)
    if right:
        guesses.right(door, client_of(request))
    return right


def log_in(request: Request, response: Response, door: str = "") -> None:
    """The browser may do more from now on: it gets another secret, all that it had before, and may pass the door.

    Should the database fail, it has what it had.
    """
    old = owner_of(request)
    visitor = renew(request, response)
    if door:
        hall_of(request).store.let_in(door, visitor.owner)
    if old:
        hall_of(request).renew(old, visitor.owner)


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
    if owner_of(request) in kept.banned:
        raise HTTPException(403, KEPT_OUT)
    return kept


async def live_of(request: Request) -> LiveTable:
    """The table that the address names, awake, for a browser that may look at it."""
    kept_of(request)
    live = await hall_of(request).find(request.path_params["table"], payer_of(request))
    assert live is not None, "it is kept"
    return live


def refuse_strangers(request: Request, kept: Kept) -> None:
    """Refuse a browser that does not sit at the table."""
    if not kept.seats_of(owner_of(request)):
        raise HTTPException(403, "Only somebody who sits at the table can do this. Take a seat, or open a table of your own.")
