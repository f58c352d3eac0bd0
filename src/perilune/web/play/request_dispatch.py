"""Does what a page asks, or tells it why not."""

from perilune.core.errors import IllegalMove, PeriluneError, StaleMove
from perilune.web.play.live_table import LiveTable
from perilune.web.play.open_page import OpenPage
from perilune.web.play.page_requests import (
    PageRequest,
    read_request,
    request_id,
)
from perilune.web.play.presenter import trouble
from perilune.web.security.limits import LARGEST_FORM

UNREADABLE = f"The message could not be read. It must be JSON of at most {LARGEST_FORM} characters. Reload the page."


async def follow(table: LiveTable, page: OpenPage, text: str | None, refused: str = "") -> None:
    """Do what a message asks; with `refused`, only tell the page that it was not done, and why."""
    if refused:
        page.tell(trouble(refused))
    else:
        await _follow(table, page, read_request(text))
    number = request_id(text)
    if number is not None:
        page.tell({"type": "done", "id": number})


async def _follow(table: LiveTable, page: OpenPage, request: PageRequest | None) -> None:
    if request is None:
        page.tell(trouble(UNREADABLE))
        return
    try:
        if not _look(table, page, request):
            await table.in_turn(lambda: _change(table, page, request))
    except StaleMove as error:
        page.tell(trouble(str(error)))
        table.show_again(page)
    except IllegalMove as error:
        page.tell(trouble(error.text, error.rule))
    except PeriluneError as error:
        page.tell(trouble(str(error)))


def _look(table: LiveTable, page: OpenPage, request: PageRequest) -> bool:
    """Do what changes nothing at the table, and need not wait for what does; False if this is something else."""
    if request["do"] == "ask":
        table.ask(page, request["move"])
    elif request["do"] == "consider":
        table.consider(page, request["move"])
    elif request["do"] == "explain":
        table.explain(page, request["key"])
    elif request["do"] == "lay out":
        table.lay_out(page, request["layout"])
    elif request["do"] == "ask all":
        table.ask_all(page)
    elif request["do"] == "sit":
        table.show_seat(page, request["seat"])
    elif request["do"] == "link":
        table.give_link(page, request["seat"])
    elif request["do"] == "propose":
        table.propose(page, request["seat"], request["marks"])
    else:
        return request["do"] == "nod"
    return True


async def _change(table: LiveTable, page: OpenPage, request: PageRequest) -> None:
    if request["do"] == "move":
        asked = request.get("sure", True), request.get("wary", False)
        await table.submit(page, request["seat"], request["move"], request["number"], *asked)
    elif request["do"] == "undo":
        await table.undo(page, request["seat"], request["number"])
    elif request["do"] == "redo":
        await table.redo(page, request["seat"], request["number"])
    elif request["do"] == "say":
        await table.say(page, request["seat"], request["text"])
    elif request["do"] == "coach":
        await table.coaching.ask(page, request["seat"])
    elif request["do"] == "agree":
        await table.coaching.agree(page, request["seat"], request["agreed"])
    else:
        await _change_seats(table, page, request)
        await table.people_changed()


async def _change_seats(
    table: LiveTable,
    page: OpenPage,
    request: PageRequest,
) -> None:
    if request["do"] == "hand":
        await table.seating.hand_over(page, request["seat"], request["player"])
    elif request["do"] == "leave":
        await table.seating.leave(page, request["seat"])
    elif request["do"] == "remove":
        await table.seating.remove(page, request["seat"], request["ban"])
    elif request["do"] == "pardon":
        await table.seating.pardon(page, request["who"])
    elif request["do"] == "many":
        await table.seating.allow_many(page, request["allowed"])
    elif request["do"] == "forget":
        await table.seating.remove_device(page, request["seat"], request["device"])
