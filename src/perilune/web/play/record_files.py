"""Records as files: downloaded from the server, and uploaded to it.

The moves of a record are checked one by one when it is opened. A first position that is not the deal cannot be checked like that:
it could be anything. It is signed when it is downloaded, and accepted only with its signature.
"""

import json
from hashlib import sha256

from perilune.core.errors import BadRecord, ForeignRecord
from perilune.core.record import Record, loads
from perilune.web.security.signing import Signer
from perilune.web.table_form import read_name
from perilune.web.text_limits import can_be_stored

LONGEST_WORD = 200  # characters of a move, a seed or a digest
MOST_NOTES = 20
MOST_MOVES = 10_000  # of a record: many times the longest game


def to_file(record: Record, signer: Signer) -> str:
    """The record as text, to be downloaded."""
    text = record.dumps()
    if record.start is None:
        return text
    return f'{text.rstrip().removesuffix("}")}, "seal": "{signer.sign(*_sealed(record))}"}}\n'


def from_file(body: bytes, signer: Signer) -> Record:
    """The record that somebody uploads; BadRecord says what is wrong with it."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise ForeignRecord("This is not a Perilune record. Choose a file that was downloaded from a table.") from error
    record = loads(text)
    if record.start is not None and not signer.verify(str(json.loads(text).get("seal")), *_sealed(record)):
        raise ForeignRecord(
            "This game continues from the middle of another one. Only the server where it was played can open it."
        )
    if record.seats != len(record.names):
        raise BadRecord(f"The record has {record.seats} seats and {len(record.names)} names. Use an unchanged copy of the file.")
    if len(record.notes) > MOST_NOTES:
        raise BadRecord(
            f"The record has {len(record.notes)} notes. No table writes more than {MOST_NOTES}. Use an unchanged copy."
        )
    if len(record.rows) > MOST_MOVES:
        raise BadRecord(f"The record has {len(record.rows)} moves. No game takes more than {MOST_MOVES}.")
    for name in record.names:
        read_name(name, [])
    _check_storable(record)
    return record


def _check_storable(record: Record) -> None:
    """What goes into the database unchanged must be something that every database can store."""
    texts = [record.content, record.seed, *record.notes, *(text for row in record.rows for text in (row.text, row.digest))]
    numbers = [record.rules, *(row.seat for row in record.rows)]
    if not all(len(text) <= LONGEST_WORD and can_be_stored(text) for text in texts) or not all(
        abs(number) < 2**31 for number in numbers
    ):
        raise BadRecord("The record has characters or numbers that no table writes. Use an unchanged copy of the file.")


def _sealed(record: Record) -> tuple[str, str]:
    """What the signature of a file covers."""
    first = json.dumps([record.box, record.seats, record.options, record.start], sort_keys=True)
    return "start", sha256(first.encode()).hexdigest()
