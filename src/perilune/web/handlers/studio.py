"""The studio: its pages, what a draft looks like, packs, comparisons in the background, and games of runs."""

import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from perilune.bots import BOTS
from perilune.core.errors import BadOption
from perilune.games import BOXES, box
from perilune.web.handlers.access import refuse_foreign, registry_of
from perilune.web.pages.studio import StudioPageData, studio_page
from perilune.web.pages.studio_start import run_report, studio_start
from perilune.web.play.record_files import from_file
from perilune.web.security.browser_cookie import remember
from perilune.web.security.work_budget import payer_of
from perilune.web.studio.content_tables import content_files
from perilune.web.studio.draft import Change
from perilune.web.studio.messages import StudioJobs, StudioPack
from perilune.web.studio.runs import Run
from perilune.web.studio.workshop import Workshop
from perilune.web.table_form import read_form

NO_STUDIO = (
    "The studio is off: anybody can reach this server, and all of them would be using its machine. "
    "Whoever runs it can set a password, or turn the studio on: perilune serve --studio on."
)
UNREADABLE = "The draft could not be read. Reload the page and try again."


def workshop_of(request: Request) -> Workshop:
    """The studio, where this server has one."""
    workshop: Workshop | None = request.app.state.workshop
    if workshop is None:
        raise HTTPException(403, NO_STUDIO)
    return workshop


async def start(request: Request) -> Response:
    """The boxes to work on, the comparisons and the runs."""
    workshop = workshop_of(request)
    games = [box(name) for name in BOXES]
    packs = {game.name: workshop.packs.names(game.name) for game in games}
    return HTMLResponse(studio_start(games, packs, workshop.comparisons.told(), workshop.runs.all()))


async def studio(request: Request) -> Response:
    """The content of a box as tables."""
    workshop, name = workshop_of(request), _box(request)
    pack = request.query_params.get("pack", "")
    files = await workshop.work(lambda: content_files(workshop.content(name, pack)))
    data = StudioPageData(box(name), files, pack, workshop.packs.names(name), list(BOTS))
    response = HTMLResponse(studio_page(data))
    remember(request, response)
    return response


async def check(request: Request) -> Response:
    """What the box says to a draft."""
    refuse_foreign(request)
    workshop, name = workshop_of(request), _box(request)
    asked = await _asked(request)
    pack, changes, seats, options = _pack(asked), _changes(asked), _count(asked, "seats"), _options(asked)
    moves = _count(asked, "moves")
    return JSONResponse(await workshop.work(lambda: workshop.check(name, pack, changes, seats, options, moves)))


async def rules(request: Request) -> Response:
    """The rules beside a row."""
    workshop, name = workshop_of(request), _box(request)
    row, field, kind = (request.query_params.get(key, "")[:200] for key in ("row", "field", "kind"))
    return JSONResponse(await workshop.work(lambda: workshop.rules(name, row, field, kind)))


async def save(request: Request) -> Response:
    """Keep a draft as a pack."""
    refuse_foreign(request)
    workshop, name = workshop_of(request), _box(request)
    asked = await _asked(request)
    pack, changes, called = _pack(asked), _changes(asked), str(asked.get("name", ""))
    kept: StudioPack = {"pack": await workshop.work(lambda: workshop.save(name, pack, changes, called))}
    return JSONResponse(kept)


async def download(request: Request) -> Response:
    """A pack as a zip file."""
    workshop, name = workshop_of(request), _box(request)
    pack = request.query_params.get("pack", "")
    body = await workshop.work(lambda: workshop.zipped(name, pack))
    called = f"{name}-{(pack or 'content').replace(' ', '-')}.zip"
    return Response(body, media_type="application/zip", headers={"Content-Disposition": f'attachment; filename="{called}"'})


async def compare(request: Request) -> Response:
    """Begin to compare a pack with the box's own content."""
    refuse_foreign(request)
    workshop, name = workshop_of(request), _box(request)
    asked = await _asked(request)
    pack, bot = _pack(asked), str(asked.get("bot", ""))
    content = workshop.packs.folder(name, pack)
    if content is None:
        raise BadOption("Nothing has changed yet, so there is nothing to compare. Change a value first.")
    if bot not in BOTS:
        raise BadOption(f"There is no bot {bot[:20]!r}. Choose one of: {', '.join(BOTS)}.")
    seats, options = _count(asked, "seats"), _options(asked)
    box(name).settle(seats, options)  # refuses what cannot be played together
    await workshop.comparisons.start(name, pack, content, seats, _count(asked, "games"), bot, options)
    return _jobs(workshop)


async def jobs(request: Request) -> Response:
    """How far the comparisons are."""
    return _jobs(workshop_of(request))


async def stop(request: Request) -> Response:
    """Stop a comparison."""
    refuse_foreign(request)
    workshop = workshop_of(request)
    workshop.comparisons.stop(request.path_params["job"])
    return _jobs(workshop)


async def job_report(request: Request) -> Response:
    """The difference report of a comparison."""
    job = workshop_of(request).comparisons.find(request.path_params["job"])
    page = job.page() if job is not None else None
    if job is None or page is None:
        raise HTTPException(
            404, "There is no such report. The comparison may still be running, or the server has been restarted."
        )
    return HTMLResponse(run_report(page.read_text(encoding="utf-8"), job.folder.name))


async def report(request: Request) -> Response:
    """The report of a run; made now, if there is none."""
    workshop = workshop_of(request)
    run = workshop.runs.find(request.query_params.get("run", ""))
    if run.compared is not None:
        return HTMLResponse(run_report(run.compared.read_text(encoding="utf-8"), run.name.partition("/")[0]))
    page = await workshop.runs.report(run)
    return HTMLResponse(run_report(page.read_text(encoding="utf-8"), run.name))


async def open_game(request: Request) -> Response:
    """A game of a run as a table to look at again."""
    refuse_foreign(request)
    workshop, registry = workshop_of(request), registry_of(request)
    form = read_form(await request.body())
    run, number = workshop.runs.find(form.get("run", "")), form.get("game", "")
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        raise BadOption("Games are numbered from 0. Look for a number in the report.")
    pack = _pack_of(workshop, run)
    body = await workshop.runs.record(run, int(number))
    response = RedirectResponse("/", 303)
    visitor, payer = remember(request, response), payer_of(request)
    table = await registry.open_record(lambda: from_file(body, registry.signer), visitor, payer, pack)
    response.headers["location"] = f"/table/{table}/replay"
    return response


def _pack_of(workshop: Workshop, run: Run) -> str:
    """The name of the pack with which a run was played; empty for the box's own content."""
    if run.pack is None:
        return ""
    for name in workshop.packs.names(run.box):
        found = workshop.packs.folder(run.box, name)
        if found is not None and found.resolve() == run.pack.resolve():
            return name
    raise BadOption(
        f"The games of this run were played with the pack in {run.pack}, which is not among the packs of this server."
    )


def _jobs(workshop: Workshop) -> Response:
    told: StudioJobs = {"jobs": workshop.comparisons.told()}
    return JSONResponse(told)


def _box(request: Request) -> str:
    name: str = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such game here. Choose one on the start page.")
    return name


async def _asked(request: Request) -> dict[str, Any]:
    try:
        asked = json.loads(await request.body())
    except (ValueError, RecursionError) as error:
        raise BadOption(UNREADABLE) from error
    if not isinstance(asked, dict):
        raise BadOption(UNREADABLE)
    return asked


def _pack(asked: dict[str, Any]) -> str:
    return str(asked.get("pack", ""))


def _changes(asked: dict[str, Any]) -> list[Change]:
    found = asked.get("changes", [])
    if not isinstance(found, list):
        raise BadOption(UNREADABLE)
    changes = []
    for row in found:
        match row:
            case [str(file), str(kind), int(number), str(path), str(text)]:
                changes.append(Change(file, kind, number, path, text))
            case _:
                raise BadOption(UNREADABLE)
    return changes


def _options(asked: dict[str, Any]) -> dict[str, str]:
    found = asked.get("options", {})
    if not isinstance(found, dict) or not all(isinstance(value, str) for value in found.values()):
        raise BadOption(UNREADABLE)
    return found


def _count(asked: dict[str, Any], field: str) -> int:
    found = asked.get(field, 0)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found < 10**6:
        raise BadOption(UNREADABLE)
    return found
