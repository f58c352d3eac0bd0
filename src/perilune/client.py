"""A program's side of a Perilune server: open tables, take seats, look, ask and move, over HTTP. Needs no other package.

>>> player = Player("http://localhost:8421")
>>> player.open_table("lineae", players=["me", "greedy"])
>>> seen = player.look(wait=20)
>>> player.move(seen["moves"][0]["move"])
"""

import json
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from perilune.core.errors import PeriluneError

Json = dict[str, Any]
PATIENCE = 60.0  # seconds until an answer must have come
TRIES = 4  # where the server says that there are too many requests


class Refused(PeriluneError):
    """The server has said no: why, and by which rule."""

    def __init__(self, says: str, rule: str = "", status: int = 0) -> None:
        super().__init__(f"{says} [rule {rule}]" if rule else says)
        self.says = says
        self.rule = rule
        self.status = status


class Player:
    """Somebody at a server: its address, a token, and the table where they sit."""

    def __init__(self, server: str, token: str = "", table: str = "") -> None:
        self.server = server.rstrip("/")
        if urlsplit(self.server).scheme not in ("http", "https"):
            raise Refused(f"{server!r} is not a server's address. Write http://HOST:PORT.")
        self.token = token
        self.table = table
        self.number = 0  # of the position that was looked at last

    def enter(self, password: str) -> None:
        """Give the password of the server."""
        self.token = self._send("POST", "/api/enter", {"password": password})["token"]

    def boxes(self) -> list[Json]:
        """The boxes, their options and how many can play."""
        found: list[Json] = self._send("GET", "/api/boxes")["boxes"]
        return found

    def rules(self, box: str, rule: str = "") -> str:
        """The rules of a box, or one of them."""
        query = f"?{urlencode({'rule': rule})}" if rule else ""
        return str(self._send("GET", f"/api/boxes/{quote(box, safe='')}/rules{query}")["rules"])

    def open_table(self, box: str, players: list[str] | None = None, **more: Any) -> Json:
        """Open a table and sit down at the seats `me`; the answer has links for the seats `link`."""
        body = {"box": box, **({"players": players} if players else {}), **more}
        told = self._send("POST", "/api/tables", body)
        self.table, self.token = told["table"], told["token"]
        return told

    def sit(self, link: str, name: str = "") -> Json:
        """Take the seat that a link gives. The table stands in the link."""
        parts = urlsplit(link)
        words = parts.path.strip("/").split("/")
        if len(words) != 3 or words[0] != "table" or not parts.fragment:
            raise Refused("This is not a link to a seat. Such a link looks like http://HOST/table/ID/sit#invite.1.…")
        told = self._send("POST", f"/api/tables/{quote(words[1], safe='')}/seat", {"link": parts.fragment, "name": name})
        self.table, self.token = told["table"], told["token"]
        return told

    def look(self, wait: float = 0, **query: Any) -> Json:
        """What my seat sees; with `wait`, as soon as it is asked or the game is over, but no later than after so many seconds."""
        asked = {"wait": wait, **query} if wait else query
        return self._seen(self._send("GET", self._at_table(f"?{urlencode(asked)}" if asked else "")))

    def move(self, move: str, number: int | None = None) -> Json:
        """Play a move, having looked at position `number`: without one, at the last."""
        body = {"move": move, "number": self.number if number is None else number}
        return self._seen(self._send("POST", self._at_table("/moves"), body))

    def why_not(self, move: str) -> Json:
        """Why my seat may not play this now, or that it may."""
        return self._send("POST", self._at_table("/why"), {"move": move})

    def undo(self) -> Json:
        """Take back my last move, if that is fair."""
        return self._seen(self._send("POST", self._at_table("/undo"), {"number": self.number}))

    def coach(self) -> Json:
        """What matters now, and a few good turns with their reasons. Refused where people compete, unless all have agreed."""
        return self._send("POST", self._at_table("/coach"), {})

    def agree_to_coach(self, agreed: bool = True) -> Json:
        """Agree that everybody at the table may ask the coach, or no longer."""
        return self._send("POST", self._at_table("/coach/agree"), {"agreed": agreed})

    def _seen(self, told: Json) -> Json:
        self.number = told["number"]
        return told

    def _at_table(self, rest: str) -> str:
        if not self.table:
            raise Refused("You are not at a table yet. Open one, or take a seat by link.")
        return f"/api/tables/{quote(self.table, safe='')}{rest}"

    def _send(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        for last in [False] * (TRIES - 1) + [True]:
            try:
                with urlopen(Request(self.server + path, data, headers, method=method), timeout=PATIENCE) as response:
                    told: Json = json.load(response)
                    return told
            except HTTPError as error:
                if error.code != 429 or last:
                    raise _refusal(error) from error
                time.sleep(min(float(error.headers.get("Retry-After") or 1), PATIENCE))
            except (URLError, HTTPException, OSError, ValueError) as error:
                raise Refused(f"The server at {self.server} does not answer: {error}. Is it running?") from error
        raise AssertionError("the last try has returned or raised")


def _refusal(error: HTTPError) -> Refused:
    try:
        told = json.load(error)
        return Refused(str(told["says"]), str(told["rule"]), error.code)
    except (ValueError, KeyError, TypeError):
        return Refused(f"The answer ({error.code}) is not from a Perilune server. Is the address right?", "", error.code)
