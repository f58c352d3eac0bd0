"""Being told that it is one's turn: the page with one's addresses and quiet hours, and the choice at each table."""

import time
from http import HTTPStatus
from math import ceil

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from perilune.core.errors import BadOption, PeriluneError
from perilune.web.handlers.access import refuse_foreign, refuse_strangers, registry_of, stored_of
from perilune.web.notices.notifier import Notifier
from perilune.web.notices.quiet import read_quiet
from perilune.web.pages.notices import notices_page, stopped_page
from perilune.web.security.browser_cookie import owner_of, remember
from perilune.web.security.limits import Limiter
from perilune.web.storage.notices import KINDS, MAIL
from perilune.web.table_form import read_form

TOO_MANY = "Too many tries. Wait a while, then try again."


def _notifier(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


async def show(request: Request) -> Response:
    """My addresses and my quiet hours."""
    response = await _page(request, "")
    remember(request, response)
    return response


async def _page(request: Request, says: str, status: HTTPStatus = HTTPStatus.OK) -> Response:
    registry, notifier = registry_of(request), _notifier(request)
    reach = await registry.database.read(registry.store.notices.reach, owner_of(request))
    refused = {kind: notifier.why_not(kind) for kind in KINDS}
    return HTMLResponse(notices_page(reach, refused, notifier.push_key, says), status)


async def change(request: Request) -> Response:
    """Add, confirm, try or delete an address, or choose quiet hours."""
    refuse_foreign(request)
    fields = read_form(await request.body())
    response = RedirectResponse("/notices", HTTPStatus.SEE_OTHER)
    owner = remember(request, response).owner
    try:
        says = await _change(request, owner, fields)
    except DeniedChange:
        raise
    except PeriluneError as error:
        return await _page(request, str(error), HTTPStatus.BAD_REQUEST)
    return response if not says else await _page(request, says)


class DeniedChange(HTTPException):
    """It may not be tried so often."""


async def _change(request: Request, owner: str, fields: dict[str, str]) -> str:
    """Do it; returns what to say about it, if anything. An error says why it was not done."""
    registry, notifier = registry_of(request), _notifier(request)
    store, write = registry.store.notices, registry.database.write
    does, kind, given = fields.get("do", ""), fields.get("kind", ""), fields.get("address", "")
    if does == "quiet":
        quiet = read_quiet(fields.get("begins", ""), fields.get("ends", ""), fields.get("zone", "") or "UTC")
        await write(store.set_quiet, owner, quiet)
        return ""
    if kind not in KINDS or does not in ("add", "confirm", "delete", "try"):
        raise BadOption("The form could not be read. Go back to the page and send it again.")
    if does == "delete":
        await write(store.delete_address, owner, kind)
        return ""
    if does == "confirm":
        if not await write(store.confirm, owner, kind, fields.get("code", "").strip()):
            raise BadOption(
                "That is not the code. Check the latest e-mail; after five wrong codes you must enter the address again."
            )
        return ""
    if notifier.why_not(kind):
        raise BadOption(notifier.why_not(kind))
    _refuse_haste(request, owner)
    if does == "add":
        await notifier.add(owner, kind, given)
        return "An e-mail with a code is on its way. Enter the code below." if kind == MAIL else ""
    await notifier.try_out(owner, kind)
    return "A test message has been sent. Did it arrive?"


def _refuse_haste(request: Request, owner: str) -> None:
    """Each of these sends something to somebody: not too often, for a household and for a browser."""
    limiter: Limiter = request.app.state.limiter
    wait = limiter.take("notices", request) or limiter.take_for("notices", owner)
    if wait:
        raise DeniedChange(HTTPStatus.TOO_MANY_REQUESTS, TOO_MANY, {"Retry-After": str(ceil(wait))})


async def ask_to_stop(request: Request) -> Response:
    """The page behind the link in a mail. A button stops it: programs that look at links must not."""
    registry, word = registry_of(request), request.path_params["word"]
    known = await registry.database.read(registry.store.notices.has_stop, word)
    return HTMLResponse(stopped_page(word if known else "", done=False), HTTPStatus.OK if known else HTTPStatus.NOT_FOUND)


async def stop(request: Request) -> Response:
    """No more mails there. Whoever has the mail may stop it, from any browser; so may the mail program itself."""
    registry, word = registry_of(request), request.path_params["word"]
    kind = await registry.database.write(registry.store.notices.stop, word)
    return HTMLResponse(stopped_page("", done=bool(kind)), HTTPStatus.OK if kind else HTTPStatus.NOT_FOUND)


async def at_table(request: Request) -> Response:
    """How I want to be told at this table, and how I can be."""
    stored = await stored_of(request)
    refuse_strangers(request, stored)
    registry, notifier, owner = registry_of(request), _notifier(request), owner_of(request)
    chosen = await registry.database.read(registry.store.notices.kinds_at, stored.id, owner)
    reach = await registry.database.read(registry.store.notices.reach, owner)
    ready = [kind for kind, address in reach.addresses.items() if address.confirmed]
    return JSONResponse({"ways": notifier.ways(), "ready": sorted(ready), "chosen": chosen, "key": notifier.push_key})


async def choose(request: Request) -> Response:
    """Choose how to be told at this table."""
    refuse_foreign(request)
    stored = await stored_of(request)
    refuse_strangers(request, stored)
    kinds = read_form(await request.body()).get("kinds", "").split()
    registry, owner = registry_of(request), owner_of(request)
    if not set(kinds) <= set(KINDS):
        raise BadOption("The form could not be read. Reload the page.")
    store = registry.store.notices
    await registry.database.write(store.set_kinds, stored.id, owner, [kind for kind in KINDS if kind in kinds], time.time())
    return await at_table(request)
