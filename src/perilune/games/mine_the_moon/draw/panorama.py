"""Everything on one plain: on a desktop, and with less across on a tablet."""

from typing import Final, NamedTuple

from perilune.core.drawing import MEDIUM, WIDE
from perilune.games.mine_the_moon.draw.base import MEDIUM_YARD, WIDE_YARD, Yard, keys, yard
from perilune.games.mine_the_moon.draw.commons import MEDIUM_STREET, WIDE_STREET, Street, commons, subsidy
from perilune.games.mine_the_moon.draw.crater import MEDIUM_PIT, WIDE_PIT, Pit, crater
from perilune.games.mine_the_moon.draw.feast import MEDIUM_SKY, WIDE_SKY, Sky, fireworks, honours
from perilune.games.mine_the_moon.draw.rivals import MEDIUM_PLAIN, WIDE_PLAIN, Plain, rivals
from perilune.games.mine_the_moon.draw.rockets import MEDIUM_PORT, WIDE_PORT, Port, rockets
from perilune.games.mine_the_moon.draw.scene import Scene
from perilune.games.mine_the_moon.draw.scenery import CUT, WIDTH
from perilune.games.mine_the_moon.draw.shelf import MEDIUM_SHELF, WIDE_SHELF, Shelf, shelf
from perilune.games.mine_the_moon.draw.sites import MEDIUM_ROW, WIDE_ROW, Row, row_of_sites
from perilune.games.mine_the_moon.draw.track import MEDIUM_ARC, WIDE_ARC, Arc, track


class Panorama(NamedTuple):
    """The places of a layout."""

    width: float
    sky: Sky
    arc: Arc
    street: Street
    pit: Pit
    port: Port
    plain: Plain
    yard: Yard
    row: Row
    shelf: Shelf


PANORAMAS: Final = {
    WIDE: Panorama(
        WIDTH, WIDE_SKY, WIDE_ARC, WIDE_STREET, WIDE_PIT, WIDE_PORT, WIDE_PLAIN, WIDE_YARD, WIDE_ROW, WIDE_SHELF
    ),
    MEDIUM: Panorama(
        WIDTH - CUT, MEDIUM_SKY, MEDIUM_ARC, MEDIUM_STREET, MEDIUM_PIT, MEDIUM_PORT, MEDIUM_PLAIN, MEDIUM_YARD, MEDIUM_ROW, MEDIUM_SHELF
    ),
}  # fmt: skip


def panorama(scene: Scene, places: Panorama) -> None:
    """All of it."""
    fireworks(scene, places.sky)
    track(scene, places.arc)
    commons(scene, places.street)
    crater(scene, places.pit)
    subsidy(scene, places.street)  # its plate lies on the rim
    honours(scene, places.pit)
    rockets(scene, places.port)
    rivals(scene, places.plain)
    yard(scene, places.yard)
    row_of_sites(scene, places.row)
    shelf(scene, places.shelf)
    own_pad = scene.content.bases[scene.s.bases[scene.me]].own_pad
    right = places.width - 10
    keys(scene, right - 232, right - 136 if own_pad else right, 653, 13.5)  # a pad of one's own has words there
