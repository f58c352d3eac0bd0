"""Pieces: one symbol each, with an outline that no other has."""

import re
from xml.etree import ElementTree

from perilune.draw.palette import DARK, SEATS
from perilune.draw.pieces import DOMINANCE, GOODS, ROCKET, good, mark, mark_path, symbols

ROOT = ElementTree.fromstring(f"<svg>{symbols()}</svg>")
BY_NAME = {symbol.get("id"): symbol for symbol in ROOT}


def test_every_symbol_is_defined_once() -> None:
    names = [good(kind) for kind in range(len(GOODS))]
    names += [mark(seat) for seat in range(SEATS)]
    names += [DOMINANCE, ROCKET]
    assert sorted(names) == sorted(str(symbol.get("id")) for symbol in ROOT)


def test_every_colour_is_one_of_the_house() -> None:
    assert set(re.findall(r"var\(--pl-([a-z0-9-]+)\)", symbols())) <= DARK.keys()


def test_marks_differ_in_outline() -> None:
    assert len({mark_path(seat) for seat in range(SEATS)}) == SEATS


def test_goods_differ_in_outline_raw_and_refined_too() -> None:
    outlines = {ElementTree.tostring(BY_NAME[good(kind)][0]) for kind in range(len(GOODS))}
    assert len(outlines) == len(GOODS)


def test_symbols_keep_within_their_box() -> None:
    for symbol in ROOT:
        side = float(str(symbol.get("viewBox")).split()[2])
        for path in symbol.iter("path"):
            if path.get("transform") is None:
                starts = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", str(path.get("d")))
                assert all(0 <= float(number) <= side for pair in starts for number in pair), symbol.get("id")
