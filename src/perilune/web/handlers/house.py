"""What belongs to the house and its boxes, not to a table: covers, colours, health."""

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perilune.draw.palette import STYLE
from perilune.games import BOXES, box
from perilune.web.handlers.common import hall_of
from perilune.web.keep.database import DatabaseTrouble


async def cover(request: Request) -> Response:
    """A picture of the box."""
    name = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such box.")
    return Response(box(name).cover(), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def palette(request: Request) -> Response:
    """The colours of the house, the same for pages and drawings."""
    return Response(STYLE, media_type="text/css")


async def health(request: Request) -> Response:
    """Whether the server and its store answer."""
    try:
        return JSONResponse({"ok": True, "tables": hall_of(request).store.count()})
    except DatabaseTrouble as error:
        return JSONResponse({"ok": False, "says": str(error)}, HTTPStatus.SERVICE_UNAVAILABLE)
