"""Why something cannot be served: a page for people, JSON for programs."""

from collections.abc import Mapping

from starlette.responses import HTMLResponse, JSONResponse, Response

from perilune.web.pages.layout import trouble_page

API = "/api/"  # where every address begins that programs use


def refusal(path: str, title: str, says: str, status: int, headers: Mapping[str, str] | None = None, rule: str = "") -> Response:
    """The answer to whoever asked for this path."""
    if path.startswith(API):
        return JSONResponse({"says": says, "rule": rule}, status, headers)
    return HTMLResponse(trouble_page(title, says), status, headers)
