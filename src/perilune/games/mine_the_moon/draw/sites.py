"""The building sites of a moonbase, with what stands on them: side by side on a large base, as chips on a small one."""

from perilune.core.pending import KIND
from perilune.draw.shapes import dominance
from perilune.draw.svg import esc, rect, titled
from perilune.draw.words import fitted
from perilune.games.mine_the_moon.content import (
    ADVANCED_SITE,
    EMPTY,
    NO_SITE,
    SHAKER_SITE,
    SITES,
)
from perilune.games.mine_the_moon.draw.robots import CREW, HELD
from perilune.games.mine_the_moon.draw.rockets import own_pad
from perilune.games.mine_the_moon.draw.scene import Scene, gist_line, gist_lines, gist_width, tile
from perilune.games.mine_the_moon.draw.surface import home_key
from perilune.games.mine_the_moon.effect import BUILDING, SPOT, STANDING
from perilune.games.mine_the_moon.moves import SITE_LABELS
from perilune.games.mine_the_moon.state import (
    ABDUCTED,
    IN_CREW,
    NOBODY,
    WORK,
)


def _shown(scene: Scene, seat: int) -> list[int]:
    """The sites that this base has, Robot Control apart."""
    s = scene.s
    order = [*range(SHAKER_SITE + 1), *range(ADVANCED_SITE, SITES)]
    return [site for site in order if s.sites[seat * SITES + site] != NO_SITE]


def sites(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Building sites side by side, and perhaps a launchpad."""
    sites = _shown(scene, seat)
    pad = scene.content.bases[scene.s.bases[seat]].own_pad
    shares = len(sites) + (2.4 if pad else 0)
    wide = (w - 5 * (len(sites) - (0 if pad else 1))) / shares
    for site in sites:
        _site(scene, seat, site, x, y, wide, h)
        x += wide + 5
    if pad:
        own_pad(scene, x, y, wide * 2.4, h)


def _site(scene: Scene, seat: int, site: int, x: float, y: float, w: float, h: float) -> None:
    spot = seat * SITES + site
    building = scene.s.sites[spot]
    scene.put(_site_group(scene, seat, site))
    skip = (x + w - 13, y + 33)
    if building == EMPTY:
        word = _site_word(site)
        scene.put(rect(x, y, w, h, "none", 6), fitted(x + w / 2, y + h / 2 + 4, word, w - 8, 12, "q", "middle"))
        title = f"{word}: nothing built yet"
    else:
        spec = scene.content.buildings[building]
        title = scene.about(spec)
        scene.put(tile(x, y, w, h, spec.colour, spec.name))
        if spec.team:
            _boxes(scene, seat, site, x + 4, y + 22, 22, 24)
        elif spec.bonus:
            scene.put(dominance(x + 6, y + 38, f"+{spec.bonus}", 14))
        low = y + (54 if h < 75 else 60)
        scene.put(gist_lines(x + 5, low, scene.gist(building), w - 8, 11 if h < 75 else 11.5))
        _captive(scene, spot, x + w - 14, y + 33, 20)
        if spec.team > 2 or scene.s.held[spot] != NOBODY:
            skip = (x + w - 13, y + h - 13)
    scene.put(_site_spot(scene, seat, site, title, x, y, w, h), "</g>")
    _skip(scene, seat, site, *skip)


def _site_word(site: int) -> str:
    """The name of an empty site."""
    return SITE_LABELS[site] if site < ADVANCED_SITE else "advanced"


def _site_group(scene: Scene, seat: int, site: int) -> str:
    """The start of the group of a site; a building can be enlarged."""
    building = scene.s.sites[seat * SITES + site]
    words = "" if building == EMPTY else f' data-enlarge="{esc(scene.about(scene.content.buildings[building]))}"'
    return f'<g id="site-{seat + 1}-{site + 1}"{words}>'


def _boxes(scene: Scene, seat: int, site: int, x: float, y: float, size: float, step: float) -> None:
    """The team boxes of a building and the crew that stands in them."""
    s = scene.s
    spot = seat * SITES + site
    team = scene.content.buildings[s.sites[spot]].team
    scene.put("".join(rect(x + n * step, y, size, size, "well", 4) for n in range(team)))
    places = [(x + size / 2 + n * step, y + size / 2) for n in range(s.crew[spot])]
    scene.stand(seat, CREW + site, IN_CREW, spot, places, size - 2)


def _captive(scene: Scene, spot: int, x: float, y: float, size: float) -> None:
    """The robot that an Abductor holds."""
    owner = scene.s.held[spot]
    if owner != NOBODY:
        half = size / 2 + 2
        scene.put(titled(f"Held here: a robot of {scene.names[owner]}", rect(x - half, y - half, half * 2, half * 2, "cage", 4)))
        scene.stand(owner, HELD, ABDUCTED, spot, [(x, y)], size - 3)


def _site_spot(scene: Scene, seat: int, site: int, title: str, x: float, y: float, w: float, h: float) -> str:
    """What a click on a site means: task or work it, put a building there, or copy its work."""
    s, moves = scene.s, scene.moves
    wanted = [moves.copy.at(seat, site).text]
    if seat == scene.seat:
        work = moves.work_own.at(site).text
        task = moves.task_own.at(site).text
        wanted = [work, task, *wanted] if s.stage == WORK and s.crew[seat * SITES + site] else [task, work, *wanted]
        if site >= ADVANCED_SITE:
            wanted.append(moves.stand.at(site - ADVANCED_SITE).text)
    elif not scene.spots.offered(wanted[0]):
        wanted = [""]
    working = False
    if s.pending and s.pending[-1][KIND] != STANDING and s.pending[-1][BUILDING] != NOBODY:
        working = s.pending[-1][SPOT] == seat * SITES + site
    now = rect(x, y, w, h, "now", 6) if working else ""
    return now + scene.spots.box(wanted, title, x, y, w, h, 6)


def _skip(scene: Scene, seat: int, site: int, x: float, y: float) -> None:
    move = scene.moves.skip_own.at(site).text
    if seat == scene.seat and scene.spots.offered(move):
        scene.put(home_key(scene, move, x, y))


def chips(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """The sites of a small base in two columns: name, team, and the gist where there is room for it."""
    sites = _shown(scene, seat)
    own = scene.content.bases[scene.s.bases[seat]].own_pad
    wide, high = (w - 5) / 2, (h + 3) / 4 - 3
    for place, site in enumerate(sites):
        _chip(scene, seat, site, x + (place % 2) * (wide + 5), y + place // 2 * (high + 3), wide, high)
    if own:
        own_pad(scene, x, y + (len(sites) + 1) // 2 * (high + 3), w, high)


def _fits(parts: list[str], room: float) -> bool:
    """Whether a gist has room here."""
    return gist_width(parts, 11) <= room * 1.1


def _chip(scene: Scene, seat: int, site: int, x: float, y: float, w: float, h: float) -> None:
    spot = seat * SITES + site
    building = scene.s.sites[spot]
    scene.put(_site_group(scene, seat, site))
    if building == EMPTY:
        word = _site_word(site)
        scene.put(rect(x, y, w, h, "none", 5), fitted(x + w / 2, y + h / 2 + 4, word, w - 10, 11.5, "q", "middle"))
        title = f"{word}: nothing built yet"
    else:
        spec = scene.content.buildings[building]
        title = scene.about(spec)
        scene.put(rect(x, y, w, h, "card", 5), rect(x, y, 5, h, spec.colour, 2.5))
        size = 13.0 if h > 27 or w > 120 else 12.0
        taken = (size + 1) * spec.team + 2
        held = 17 * (scene.s.held[spot] != NOBODY)
        if w > 120 and h < 34:  # one line
            scene.put(fitted(x + 9, y + h / 2 + 4.5, spec.name, w - 12 - taken - held, 12, "b"))
            top = y + (h - size) / 2
        else:
            what = scene.gist(building)
            room = w - 12 - taken - held
            scene.put(fitted(x + 8, y + (11.5 if h > 27 else 10.5), spec.name, w - 10, 12 if h > 27 else 11, "b"))
            scene.put(gist_line(x + 8, y + h - 4, what, room, 11, "q") if h > 27 and _fits(what, room) else "")
            top = y + h - size - 1
        _boxes(scene, seat, site, x + w - taken, top, size, size + 1)
        _captive(scene, spot, x + w - 10 - taken, top + size / 2, size)
    scene.put(_site_spot(scene, seat, site, title, x, y, w, h), "</g>")
    _skip(scene, seat, site, x + w, y + 4)
