"""The pictures on the lids."""

from xml.etree import ElementTree

import pytest

from perilune.games import BOXES, box


@pytest.mark.parametrize("name", BOXES)
def test_each_lid_is_a_light_picture_with_a_title(name: str) -> None:
    picture = box(name).cover()
    root = ElementTree.fromstring(picture)
    assert root.findtext("{*}title") == box(name).title
    assert len(picture) < 50_000
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    used = [value[5:-1] for part in root.iter() for value in part.attrib.values() if value.startswith("url(#")]
    assert set(used) <= set(ids)
