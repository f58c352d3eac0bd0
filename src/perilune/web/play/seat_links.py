"""Links that give a seat, signed so that nobody can make one up: invitations, and links for another device of one's own.

The secret stands behind the #, which browsers keep to themselves, so it reaches no log.
"""

import time
from dataclasses import dataclass

from perilune.core.errors import PeriluneError
from perilune.web.security.signing import Signer
from perilune.web.storage.model import StoredTable

INVITE = "invite"  # gives a free seat to whoever comes first
DEVICE = "device"  # gives one's own seat to another browser, too

LINK_LASTS = 3600  # seconds for which a link for another device is good

_BROKEN = "This link is incomplete, is for another table, or was revoked. Ask for a new one."
_EXPIRED = "This link has expired: it was good for an hour. Make a new one at the table."


class BadLink(PeriluneError):
    """The link gives no seat."""


@dataclass(frozen=True)
class SeatLink:
    """What a good link gives."""

    kind: str
    seat: int


class SeatLinks:
    """Makes and reads the links of one table."""

    def __init__(self, stored: StoredTable, signer: Signer) -> None:
        self._stored = stored
        self._signer = signer

    def invitation(self, seat: int) -> str:
        """The address that gives a free seat."""
        return self._address(INVITE, seat, self._signer.sign(INVITE, *self._signed(seat)))

    def for_device(self, seat: int) -> str:
        """The address that gives the seat to another browser as well: good for a while, and until it is revoked."""
        until = int(time.time()) + LINK_LASTS
        return self._address(DEVICE, seat, until, self._signer.sign(DEVICE, *self._signed(seat), until))

    def read(self, link: str) -> SeatLink:
        """What stood behind the # of a link; BadLink if it is not one of ours, or no longer good."""
        kind, number, *until, sign = link.split(".") if link.count(".") in (2, 3) else ["", "", ""]
        seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
        good = kind in (INVITE, DEVICE) and len(until) == (kind == DEVICE) and 0 <= seat < len(self._stored.chairs)
        if not good or not self._signer.verify(sign, kind, *self._signed(seat), *until):
            raise BadLink(_BROKEN)
        if until and int(until[0]) < time.time():
            raise BadLink(_EXPIRED)
        return SeatLink(kind, seat)

    def tag(self, owner: str) -> str:
        """What a page calls a browser: nobody can be found by it at another table."""
        return self._signer.sign("tag", self._stored.id, owner)[:12]

    def _address(self, *words: str | int) -> str:
        return f"/table/{self._stored.id}/sit#{'.'.join(map(str, words))}"

    def _signed(self, seat: int) -> list[str | int]:
        """What a link is for. It changes whenever the seat's links are revoked."""
        links = self._stored.chairs[seat].links
        return [self._stored.id, seat, links] if links else [self._stored.id, seat]
