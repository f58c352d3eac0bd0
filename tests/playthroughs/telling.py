"""A whole game as readable text."""

from perilune.core.chance import CHANCE
from perilune.core.table import Table


def tell(table: Table) -> str:
    """The record of a table: each move with its running digest, and what it did in words."""
    record = table.record
    lines = [f"{table.game.title}, {record.seats} players: {', '.join(record.names)}"]
    lines += [f"{name}: {', '.join(values)}" for name, values in record.options.items()]
    events = table.journal.events
    heard = 0
    for number, row in enumerate(record.rows):
        who = "chance" if row.seat == CHANCE else record.names[row.seat]
        lines.append(f"\n{number} {who}: {row.text}  #{row.digest}")
        while heard < len(events) and events[heard].at == number:
            lines.append(f"    {table.game.say_event(events[heard], record.names)}")
            heard += 1
    lines.append(f"\n{table.seen().prompt()}")
    lines.append(f"Scores: {', '.join(str(score) for score in table.scores())}")
    return "\n".join(lines) + "\n"
