"""Pending business: what is in hand and must be finished before the round goes on.

`State.pending` is a stack of frames, lists of ints; the top one rules. A frame is the kind of its job, the seat that decides, and the
job's own numbers, each with a name where the job is written:

    SUB: Final = ARGS        # which submersible
    STEPS: Final = ARGS + 1  # how far it has gone

    s.pending.append([STEER, seat, sub, 0])
    s.pending[-1][STEPS] += 1
"""

from typing import Final

KIND: Final = 0  # which job it is: its place in `Game.jobs`
SEAT: Final = 1  # who decides in it, CHANCE for a draw
ARGS: Final = 2  # where the job's own numbers begin
