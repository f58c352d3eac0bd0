"""The start page: the boxes, my tables, open tables, my name, and the door of the server."""

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from perilune.core.errors import BadOption
from perilune.games import BOXES, box
from perilune.web.guard.browser import owner_of, remember
from perilune.web.guard.door import Door
from perilune.web.guard.work import payer_of
from perilune.web.handlers.common import guess, hall_of, log_in, refuse_foreign
from perilune.web.pages.door import door_page
from perilune.web.pages.start import Shelf, start_page
from perilune.web.play.brought import from_file
from perilune.web.play.opening import read_form, read_name, read_password, read_setup

TABLES_LISTED = 20


async def start(request: Request) -> Response:
    """The boxes, my tables and those that are open to all."""
    response = HTMLResponse(start_page(_shelf(request)))
    remember(request, response)  # before two requests of a new browser could each be given a secret of their own
    return response


def _shelf(request: Request, trouble: str = "", asked: dict[str, str] | None = None) -> Shelf:
    hall = hall_of(request)
    owner = owner_of(request)
    games = [box(name) for name in BOXES]
    return Shelf(
        games=games,
        packs={game.name: hall.packs.names(game.name) for game in games},
        name=hall.store.name_of(owner),
        mine=[line for line in hall.store.of_owner(owner, TABLES_LISTED) if line.box in BOXES],
        listed=[line for line in hall.store.listed(owner, TABLES_LISTED) if line.box in BOXES],
        trouble=trouble,
        asked=asked or {},
    )


async def open_table(request: Request) -> Response:
    """Open a table from the form and go there. A form that cannot be followed comes back as it was filled in, with the reason."""
    refuse_foreign(request)
    hall = hall_of(request)
    body = await request.body()
    try:
        setup = read_setup(body, hall.packs)
    except BadOption as error:
        asked = read_form(body)
        if asked.get("box") not in BOXES:
            raise
        return HTMLResponse(start_page(_shelf(request, str(error), asked)), HTTPStatus.BAD_REQUEST)
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = await hall.open(setup, remember(request, response), payer_of(request))
    response.headers["location"] = f"/table/{table}"
    return response


async def open_record(request: Request) -> Response:
    """Open a table from a record that somebody has downloaded before. The body is the record."""
    refuse_foreign(request)
    hall = hall_of(request)
    body = await request.body()
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = await hall.open_record(lambda: from_file(body, hall.seal), remember(request, response), payer_of(request))
    response.headers["location"] = f"/table/{table}/replay"
    return response


async def call_me(request: Request) -> Response:
    """Remember what somebody wants to be called."""
    refuse_foreign(request)
    name = read_name(read_form(await request.body()).get("name", ""), [])
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    hall_of(request).store.call(remember(request, response).owner, name)
    return response


async def enter_server(request: Request) -> Response:
    """Somebody gives the password of the server."""
    refuse_foreign(request)
    given = read_password(read_form(await request.body()).get("password", ""))
    door: Door = request.app.state.door
    if not await guess(request, door.name, lambda: door.opens(given)):
        return HTMLResponse(door_page("Perilune", "/enter", "That is not the password. Try again."), HTTPStatus.FORBIDDEN)
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    log_in(request, response, door.name)
    return response
