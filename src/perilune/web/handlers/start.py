"""The start page: the boxes, my tables, open tables, my name, and the password of the server."""

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from perilune.core.errors import BadOption
from perilune.games import BOXES, box
from perilune.web.handlers.access import guess, log_in, refuse_foreign, registry_of
from perilune.web.pages.history import history_page
from perilune.web.pages.password import password_page
from perilune.web.pages.start import StartPageData, start_page
from perilune.web.play.record_files import from_file
from perilune.web.security.browser_cookie import owner_of, remember
from perilune.web.security.passwords import ServerPassword
from perilune.web.security.work_budget import payer_of
from perilune.web.table_form import read_form, read_name, read_password, read_setup

TABLES_LISTED = 20
GAMES_COUNTED = 2_000


async def start(request: Request) -> Response:
    """The boxes, my tables and those that are open to all."""
    response = HTMLResponse(start_page(await _page_data(request)))
    remember(request, response)  # before two requests of a new browser could each be given a secret of their own
    return response


async def _page_data(request: Request, trouble: str = "", asked: dict[str, str] | None = None) -> StartPageData:
    registry = registry_of(request)
    owner = owner_of(request)
    games = [box(name) for name in BOXES]
    read, store = registry.database.read, registry.store
    name = await read(store.name_of, owner)
    mine = await read(store.tables_of, owner, TABLES_LISTED)
    listed = await read(store.listed_tables, owner, TABLES_LISTED)
    return StartPageData(
        games=games,
        packs={game.name: registry.packs.names(game.name) for game in games},
        name=name,
        mine=[line for line in mine if line.box in BOXES],
        listed=[line for line in listed if line.box in BOXES],
        studio=request.app.state.workshop is not None,
        keeping=request.app.state.retention.say(),
        trouble=trouble,
        asked=asked or {},
    )


async def open_table(request: Request) -> Response:
    """Open a table from the form and go there. A form with a mistake comes back as it was filled in, with the reason."""
    refuse_foreign(request)
    registry = registry_of(request)
    body = await request.body()
    try:
        setup = read_setup(body, registry.packs)
    except BadOption as error:
        asked = read_form(body)
        if asked.get("box") not in BOXES:
            raise
        return HTMLResponse(start_page(await _page_data(request, str(error), asked)), HTTPStatus.BAD_REQUEST)
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = await registry.open(setup, remember(request, response), payer_of(request))
    response.headers["location"] = f"/table/{table}"
    return response


async def open_record(request: Request) -> Response:
    """Open a table from a record that somebody has downloaded before. The body is the record."""
    refuse_foreign(request)
    registry = registry_of(request)
    body = await request.body()
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    table = await registry.open_record(lambda: from_file(body, registry.signer), remember(request, response), payer_of(request))
    response.headers["location"] = f"/table/{table}/replay"
    return response


async def history(request: Request) -> Response:
    """The games that this browser has finished."""
    registry = registry_of(request)
    games = await registry.database.read(registry.store.finished_games, owner_of(request), GAMES_COUNTED)
    return HTMLResponse(history_page(games, {name: box(name).title for name in BOXES}))


async def call_me(request: Request) -> Response:
    """Remember what somebody wants to be called."""
    refuse_foreign(request)
    name = read_name(read_form(await request.body()).get("name", ""), [])
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    registry = registry_of(request)
    await registry.database.write(registry.store.set_name, remember(request, response).owner, name)
    return response


async def enter_server(request: Request) -> Response:
    """Somebody gives the password of the server."""
    refuse_foreign(request)
    given = read_password(read_form(await request.body()).get("password", ""))
    door: ServerPassword = request.app.state.server_password
    if not await guess(request, door.name, lambda: door.matches(given)):
        return HTMLResponse(password_page("Perilune", "/enter", "That is not the password. Try again."), HTTPStatus.FORBIDDEN)
    response = RedirectResponse("/", HTTPStatus.SEE_OTHER)
    await log_in(request, response, door.name)
    return response
