"""What handlers look up and check first: the registry, the table that an address names, and who may come in."""

from collections.abc import Callable
from http import HTTPStatus
from math import ceil
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from perilune.core.drawing import LAYOUTS, WIDE
from perilune.core.errors import BadOption
from perilune.games import BOXES
from perilune.web.play.live_table import LiveTable
from perilune.web.play.registry import TableRegistry
from perilune.web.play.seat_rights import KEPT_OUT
from perilune.web.security.browser_cookie import owner_of, renew
from perilune.web.security.limits import client_of
from perilune.web.security.passwords import PasswordGuesses
from perilune.web.security.site import Site
from perilune.web.security.work_budget import payer_of
from perilune.web.storage.model import StoredTable

NO_TABLE = "There is no such table here. The address may be incomplete, or the table may have been deleted."


def registry_of(request: Request) -> TableRegistry:
    """All tables of this server."""
    registry: TableRegistry = request.app.state.registry
    return registry


def box_and_pack(request: Request) -> tuple[str, str, Path | None]:
    """The box that an address names, its pack and the folder of that, if there is one."""
    name, pack = request.path_params["box"], request.query_params.get("pack", "")
    if name not in BOXES:
        raise HTTPException(404, "There is no such game here. Choose one on the start page.")
    try:
        return name, pack, registry_of(request).packs.folder(name, pack)
    except BadOption as error:
        raise HTTPException(404, str(error)) from error


def layout_of(connection: HTTPConnection) -> str:
    """How the page that asks wants its drawings laid out."""
    asked = connection.query_params.get("layout", WIDE)
    return asked if asked in LAYOUTS else WIDE


def refuse_foreign(request: Request) -> None:
    """Refuse a form sent by a page of another site."""
    site: Site = request.app.state.site
    if not site.sent_by_us(request.headers):
        raise HTTPException(403, "This request did not come from a page of this server. Go to the start page and try again.")


async def guess(request: Request, door: str, is_right: Callable[[], bool]) -> bool:
    """Somebody gives a password: whether it is right. HTTPException if there have been too many wrong ones."""
    guesses: PasswordGuesses = request.app.state.guesses
    wait = guesses.take(door, client_of(request))
    if wait:
        says = "Too many wrong passwords. Wait a moment, then try again."
        raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS, says, {"Retry-After": str(ceil(wait))})
    right = await registry_of(request).workers.run(payer_of(request), is_right)
    if right:
        guesses.right(door, client_of(request))
    return right


async def log_in(request: Request, response: Response, door: str = "") -> None:
    """The browser may do more from now on: it gets another secret, with all rights of the old one, and may pass the door.

    Should the database fail, it has what it had.
    """
    old = owner_of(request)
    visitor = renew(request, response)
    registry = registry_of(request)
    if door:
        await registry.database.write(registry.store.admit, door, visitor.owner)
    if old:
        await registry.renew(old, visitor.owner)


async def stored_of(request: Request) -> StoredTable:
    """The table that the address names, for a browser that may look at it."""
    stored = await stored_or_404(request)
    if not await registry_of(request).may_enter(stored, owner_of(request)):
        raise HTTPException(403, "This table has a password. Open its page and enter it.")
    return stored


async def stored_or_404(request: Request) -> StoredTable:
    """The table that the address names, even if it has a password."""
    stored = await registry_of(request).stored(request.path_params["table"])
    if stored is None or stored.record.box not in BOXES:
        raise HTTPException(404, NO_TABLE)
    if owner_of(request) in stored.banned:
        raise HTTPException(403, KEPT_OUT)
    return stored


async def live_of(request: Request) -> LiveTable:
    """The table that the address names, awake, for a browser that may look at it."""
    await stored_of(request)
    return await wake(request)


async def wake(request: Request) -> LiveTable:
    """The table that the address names, awake. It may have been deleted since the request began."""
    live = await registry_of(request).find(request.path_params["table"], payer_of(request))
    if live is None:
        raise HTTPException(404, NO_TABLE)
    return live


def refuse_guests(request: Request, stored: StoredTable) -> None:
    """Refuse a browser that has not opened the table."""
    if not stored.host or owner_of(request) != stored.host:
        raise HTTPException(
            403, "Only the host, who opened this table, can delete it. You can leave your seat on the table's page."
        )


def refuse_strangers(request: Request, stored: StoredTable) -> None:
    """Refuse a browser that does not sit at the table."""
    if not stored.seats_of(owner_of(request)):
        raise HTTPException(403, "Only players at this table can do this. Take a seat, or open a table of your own.")
