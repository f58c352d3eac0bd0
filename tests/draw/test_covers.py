"""The pictures on the lids: rich, but light to send and quick to paint."""

import gzip
from xml.etree import ElementTree

import pytest

from perilune.games import BOXES, box

MOST_PACKED = 13_000


@pytest.mark.parametrize("name", BOXES)
def test_a_cover_is_rich_and_light(name: str) -> None:
    picture = box(name).cover()
    packed = len(gzip.compress(picture.encode(), 9))
    assert 2_000 < packed < MOST_PACKED
    drawn = ElementTree.fromstring(picture)
    kinds = {part.tag.rpartition("}")[2] for part in drawn.iter()}
    assert not kinds & {"filter", "image", "script", "foreignObject", "animate"}
    assert "style" not in {key for part in drawn.iter() for key in part.attrib}
    used = {part.attrib["href"][1:] for part in drawn.iter() if "href" in part.attrib}
    assert used <= {part.attrib["id"] for part in drawn.iter() if "id" in part.attrib}
    assert box(name).cover() == picture
