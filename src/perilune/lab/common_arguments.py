"""The arguments that the commands of the lab share."""

import argparse
from pathlib import Path

from perilune.games import BOXES
from perilune.lab.crew import cores


def add_common(parser: argparse.ArgumentParser) -> None:
    """Box, options, content, seed, processes and the folder."""
    parser.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; commas between seats")
    mode = "the same as --option mode=MODE, in a box that has modes"
    parser.add_argument("--mode", action="append", dest="option", type="mode={}".format, metavar="MODE", help=mode)
    parser.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="play with this content pack")
    parser.add_argument("--seed", default="lab", help="any word; the same word deals the same games (%(default)s)")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="processes (%(default)s: one for each core)")
    where = "keep the games here, or go on with those already here (a folder in your data folder)"
    parser.add_argument("--out", type=Path, default=None, metavar="FOLDER", help=where)
