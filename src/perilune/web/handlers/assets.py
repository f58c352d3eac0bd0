"""Pictures of the boxes, what their drawings lie on, and the styles and scripts of the pages."""

from functools import cache
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from perilune.core.drawing import Scenery
from perilune.core.seen import AnyGame
from perilune.draw.peri import MOODS, peri
from perilune.games import BOXES, box
from perilune.web.bundles import BUNDLES, STYLES, bundle
from perilune.web.handlers.access import box_and_pack

_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


async def cover(request: Request) -> Response:
    """A picture of the box."""
    return _picture(_game(request).cover())


async def coach(request: Request) -> Response:
    """The coach, as it looks at this box."""
    mood = request.query_params.get("mood", "smile")
    if mood not in MOODS:
        raise HTTPException(404, f"The coach has no such mood. It has: {', '.join(MOODS)}.")
    whole, waves = (request.query_params.get(asked) == "yes" for asked in ("whole", "waves"))
    return _picture(peri(_game(request).hat(), mood, whole, waves))


def _game(request: Request) -> AnyGame:
    name = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such game here. Choose one on the start page.")
    return box(name)


def _picture(svg: str) -> Response:
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def scenery(request: Request) -> Response:
    """What drawings of the box lie on. Its address changes with it, so a browser may keep it for good."""
    name, _, folder = box_and_pack(request)
    wanted = (request.path_params["scenery"], request.path_params["digest"])
    for each in await run_in_threadpool(_sceneries, name, folder):
        if (each.name, each.digest) == wanted:
            document = f'<svg xmlns="http://www.w3.org/2000/svg">{each.svg}</svg>'
            return Response(document, media_type="image/svg+xml", headers=_FOR_GOOD)
    raise HTTPException(404, "There is no such scenery. Reload the page.")


@cache
def _sceneries(name: str, folder: Path | None) -> list[Scenery]:
    return box(name, folder).sceneries()


async def bundled(request: Request) -> Response:
    """The styles or a script of pages. A page of another version gets today's, which its browser must not keep under that address."""
    name = request.path_params["name"]
    if name not in BUNDLES:
        raise HTTPException(404, "There is no such file. Reload the page.")
    file = bundle(name)
    headers = {"Vary": "Accept-Encoding"} | (_FOR_GOOD if request.path_params["digest"] == file.digest else {})
    kind = "text/css" if name == STYLES else "text/javascript"
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(file.plain, media_type=kind, headers=headers)
    return Response(file.packed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
