"""Lessons: the page, where one stands in it, and what a move would do."""

from collections.abc import Callable
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from perilune.core.lesson import Lesson
from perilune.games import BOXES, box, has_lesson, lesson
from perilune.web.handlers.access import layout_of, registry_of
from perilune.web.pages.learn import learn_page, learn_text_page
from perilune.web.play.lesson_view import explain, foretell, take
from perilune.web.security.work_budget import payer_of

_T = TypeVar("_T")


async def learn(request: Request) -> Response:
    """The page."""
    return HTMLResponse(learn_page(box(_box(request))))


async def learn_in_words(request: Request) -> Response:
    """The same, in words."""
    return HTMLResponse(learn_text_page(box(_box(request))))


async def stand(request: Request) -> Response:
    """Where the moves that were played lead, and what is answered to one more."""
    chapter, played = _way(request)
    move = request.query_params.get("move")
    return JSONResponse(await _taught(request, lambda taught: take(taught, chapter, played, move, layout_of(request))))


async def consequences(request: Request) -> Response:
    """What a move would do."""
    chapter, played = _way(request)
    move = request.query_params.get("move", "")
    return JSONResponse(await _taught(request, lambda taught: foretell(taught, chapter, played, move)))


async def card(request: Request) -> Response:
    """What a part of the drawing is."""
    chapter, played = _way(request)
    key = request.query_params.get("key", "")
    return JSONResponse(await _taught(request, lambda taught: explain(taught, chapter, played, key)))


def _box(request: Request) -> str:
    name: str = request.path_params["box"]
    if name not in BOXES or not has_lesson(name):
        raise HTTPException(404, "There is no such lesson. Choose one on the start page.")
    return name


def _way(request: Request) -> tuple[int, list[str]]:
    """The chapter and the learner's moves in it."""
    chapter = request.query_params.get("chapter", "0")
    if not (chapter.isascii() and chapter.isdigit() and len(chapter) < 4):
        raise HTTPException(400, "A chapter is a whole number. Open the lesson from the start page.")
    return int(chapter), request.query_params.getlist("played")


async def _taught(request: Request, work: Callable[[Lesson], _T]) -> _T:
    name = _box(request)
    return await registry_of(request).workers.run(payer_of(request), lambda: work(lesson(name)))
