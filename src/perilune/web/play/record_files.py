"""Records that leave the server as files, and files that somebody brings.

The moves of a record are checked one by one when it is opened. A first position that is not the deal cannot be checked so:
it may stand for anything. It is sealed on its way out, and taken back only with its seal.
"""

import json
from hashlib import sha256

from perilune.core.errors import BadRecord, ForeignRecord
from perilune.core.record import Record, loads
from perilune.web.security.signing import Signer
from perilune.web.table_form import read_name
from perilune.web.text_limits import can_be_stored

LONGEST_WORD = 200  # letters of a move, a seed or a digest
MOST_MOVES = 10_000  # of a record: some times the longest game


def to_file(record: Record, signer: Signer) -> str:
    """The record as text, to be downloaded."""
    text = record.dumps()
    if record.start is None:
        return text
    return f'{text.rstrip().removesuffix("}")}, "seal": "{signer.sign(*_sealed(record))}"}}\n'


def from_file(body: bytes, signer: Signer) -> Record:
    """The record that somebody brings; BadRecord says what is wrong with it."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise ForeignRecord("This file is no Perilune record. Choose a file that a table has saved.") from error
    record = loads(text)
    if record.start is not None and not signer.verify(str(json.loads(text).get("seal")), *_sealed(record)):
        raise ForeignRecord("This game goes on from the middle of another one. Only the server where it was played can open it.")
    if record.seats != len(record.names):
        raise BadRecord(f"The record has {record.seats} seats and {len(record.names)} names. Use an unchanged copy of the file.")
    if len(record.rows) > MOST_MOVES:
        raise BadRecord(f"The record has {len(record.rows)} moves. No game takes more than {MOST_MOVES}.")
    for name in record.names:
        read_name(name, [])
    _check_keepable(record)
    return record


def _check_keepable(record: Record) -> None:
    """What goes into the database as it is must be what every database keeps."""
    texts = [record.content, record.seed, *(text for row in record.rows for text in (row.text, row.digest))]
    numbers = [record.rules, *(row.seat for row in record.rows)]
    if not all(len(text) <= LONGEST_WORD and can_be_stored(text) for text in texts) or not all(
        abs(number) < 2**31 for number in numbers
    ):
        raise BadRecord("The record has signs or numbers that no table writes. Use an unchanged copy of the file.")


def _sealed(record: Record) -> tuple[str, str]:
    """What the seal of a file stands for."""
    first = json.dumps([record.box, record.seats, record.options, record.start], sort_keys=True)
    return "start", sha256(first.encode()).hexdigest()
