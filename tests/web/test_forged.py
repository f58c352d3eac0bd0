"""The forger of tools/fuzz.py, for a short while: a real server answers everything, breaks at nothing, and no table changes.

How long others wait meanwhile is measured by the tool itself: a test must not fail because a machine is busy.
"""

import asyncio

import pytest

from tools.fuzz import fuzz


@pytest.mark.long
def test_a_short_while_of_forgery() -> None:
    result = asyncio.run(fuzz(count=900, hands=6, seed=2, quiet=0.5))
    assert result.tally.sent >= 900
    assert result.tally.broken == []
    assert result.changed == []
    assert result.waits, "who plays was served meanwhile"
    assert result.tally.answers["frames after 101"] >= 250
