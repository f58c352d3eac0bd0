"""Does what a page asks, or tells it why not."""

from perilune.core.errors import IllegalMove, PeriluneError, StaleMove
from perilune.web.play.live_table import LiveTable
from perilune.web.play.open_page import OpenPage
from perilune.web.play.page_requests import (
    ForgetRequest,
    HandRequest,
    LeaveRequest,
    ManyRequest,
    PageRequest,
    PardonRequest,
    RemoveRequest,
    read_request,
    request_id,
)
from perilune.web.play.presenter import trouble
from perilune.web.security.limits import LARGEST_FORM

UNREADABLE = f"The message could not be read. It must be JSON of at most {LARGEST_FORM} characters. Reload the page."


def follow(table: LiveTable, page: OpenPage, text: str | None, refused: str = "") -> None:
    """Do what a message asks; with `refused`, only tell the page that it was not done, and why."""
    if refused:
        page.tell(trouble(refused))
    else:
        _follow(table, page, read_request(text))
    number = request_id(text)
    if number is not None:
        page.tell({"type": "done", "id": number})


def _follow(table: LiveTable, page: OpenPage, request: PageRequest | None) -> None:
    if request is None:
        page.tell(trouble(UNREADABLE))
        return
    try:
        _do(table, page, request)
    except StaleMove as error:
        page.tell(trouble(str(error)))
        table.show_again(page)
    except IllegalMove as error:
        page.tell(trouble(error.text, error.rule))
    except PeriluneError as error:
        page.tell(trouble(str(error)))


def _do(table: LiveTable, page: OpenPage, request: PageRequest) -> None:
    if request["do"] == "move":
        table.submit(page, request["seat"], request["move"], request["number"], request.get("sure", True))
    elif request["do"] == "undo":
        table.undo(page, request["seat"], request["number"])
    elif request["do"] == "redo":
        table.redo(page, request["seat"], request["number"])
    elif request["do"] == "ask":
        table.ask(page, request["move"])
    elif request["do"] == "consider":
        table.consider(page, request["move"])
    elif request["do"] == "ask all":
        table.ask_all(page)
    elif request["do"] == "sit":
        table.show_seat(page, request["seat"])
    elif request["do"] == "link":
        table.give_link(page, request["seat"])
    elif request["do"] == "say":
        table.say(page, request["seat"], request["text"])
    elif request["do"] == "propose":
        table.propose(page, request["seat"], request["marks"])
    elif request["do"] != "nod":
        _change_seats(table, page, request)
        table.people_changed()


def _change_seats(
    table: LiveTable,
    page: OpenPage,
    request: HandRequest | LeaveRequest | RemoveRequest | PardonRequest | ManyRequest | ForgetRequest,
) -> None:
    if request["do"] == "hand":
        table.seating.hand_over(page, request["seat"], request["player"])
    elif request["do"] == "leave":
        table.seating.leave(page, request["seat"])
    elif request["do"] == "remove":
        table.seating.remove(page, request["seat"], request["ban"])
    elif request["do"] == "pardon":
        table.seating.pardon(page, request["who"])
    elif request["do"] == "many":
        table.seating.allow_many(page, request["allowed"])
    else:
        table.seating.remove_device(page, request["seat"], request["device"])
