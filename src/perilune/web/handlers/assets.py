"""Pictures of the boxes and the colours that pages and drawings share."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from perilune.draw.palette import STYLE
from perilune.games import BOXES, box


async def cover(request: Request) -> Response:
    """A picture of the box."""
    name = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such box.")
    return Response(box(name).cover(), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def palette(request: Request) -> Response:
    """The colours, the same for pages and drawings."""
    return Response(STYLE, media_type="text/css")
