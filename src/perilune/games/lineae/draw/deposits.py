"""In the rock: what dissolves above each column, what can be dug, and how far everybody has come on the tracks."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.draw.svg import num, use
from perilune.draw.words import label
from perilune.games.lineae.content import DEPOSITS, GIFTS, KIND_KEYS, NONE, TRACK, Content
from perilune.games.lineae.draw.lines import traced
from perilune.games.lineae.draw.plan import Plan
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import ANY_CUBE, TECH, cube
from perilune.games.lineae.moves import EXCAVATE, RECALL
from perilune.games.lineae.state import SETUP
from perilune.games.lineae.words.brings import excavation_brings
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH

_EDGES = ["#8cc9ec", "#e8cf4c", "#dcdcea", "#cf6238", "#7a5fc0"]
_TRACK = 56.0  # below the floor


def deposits(scene: Scene) -> None:
    """The four tiles."""
    s, plan = scene.s, scene.plan
    for place in range(DEPOSITS):
        if s.deposits[place] == NONE:
            continue
        spec = scene.content.deposits[s.deposits[place]]
        x = plan.column_x(place * DEPOSIT_WIDTH)
        y = plan.band_of[place * DEPOSIT_WIDTH // 3].floor
        ways = [
            Way([move.text], f"Excavate {excavation_brings(s, scene.seat, scene.content, s.subs[scene.steered])}")
            for move in scene.of(EXCAVATE)
            if _over(scene, place)
        ]
        ways += [Way([move.text], "Take your worker off") for move in scene.of(RECALL) if move.a == place]
        title = f"{spec.name}: excavate {KIND_KEYS[spec.excavate]}"
        face = _seam(plan, scene.content, place, s.deposits[place], x, y, s.stage == SETUP)
        ask = scene.moves.excavate.at() if not scene.of(EXCAVATE) else None
        scene.put(scene.thing(f"deposit-{place + 1}", title, ways, ask, face))
        _workers(scene, place, x, y + _TRACK)


def _over(scene: Scene, place: int) -> bool:
    """Whether the submersible under way is over this deposit."""
    return scene.steered != NONE and scene.s.subs[scene.steered] // scene.content.tides.rows // DEPOSIT_WIDTH == place


def _niche(plan: Plan, at: int) -> float:
    """The middle of a space of the track, from the left edge of the deposit."""
    first, last = 58.0 if plan.column > 35 else 48.0, plan.column * DEPOSIT_WIDTH - 22
    return first + (last - first) * at / (TRACK - 1)


def _vein(left: float, right: float, y: float) -> tuple[str, str]:
    """The upper edge of a deposit below the floor y, and its whole outline."""
    third = (right - left) / 3
    rise = traced(
        "M{} {}C{} {} {} {} {} {}", left, y + 40, left + 4, y + 28, left + third * 0.8, y + 20, left + third * 1.2, y + 26
    )
    fall = traced(
        "S{} {} {} {}S{} {} {} {}", right - third * 0.6, y + 33, right - third * 0.3, y + 26, right, y + 28, right, y + 40
    )
    side = traced("C{} {} {} {} {} {}", right + 5, y + 62, right - 3, y + 86, right - 11, y + 86)
    back = traced("H{}C{} {} {} {} {} {}Z", left + 8, left - 2, y + 72, left - 4, y + 54, left, y + 40)
    return rise + fall, rise + fall + side + back


@lru_cache(256)
def _seam(plan: Plan, content: Content, place: int, side: int, x: float, y: float, starting: bool) -> str:
    spec = content.deposits[side]
    w = plan.column * DEPOSIT_WIDTH
    left, right, kind = x + 6, x + w - 5, spec.excavate
    top, shape = _vein(left, right, y)
    made = [
        f'<path d="{shape}" fill="url(#ln-seam-{kind})"/>',
        f'<path d="{top}" class="line" stroke="{_EDGES[kind]}" stroke-width="1.5" opacity=".75"/>',
        f'<path d="{shape}" class="hot"/>',  # below the name, or its line strikes the name out
    ]
    for column, dissolving in enumerate(spec.columns):
        if dissolving != NONE:
            cx = x + plan.column * (column + 0.5)
            chimney = traced("M{} {}q9 -10 18 0l2 16h-22Z", cx - 9, y + 6)
            made.append(f'<path d="{chimney}" fill="#1b1210" stroke="#8a6a50"/>{use(cube(dissolving), cx, y + 13, 13)}')
    name = KIND_KEYS[kind].capitalize()
    made.append(use(cube(kind), x + 22, y + _TRACK + 2, 27) + label(x + 9, y + 37, name, 12, "b halo"))
    if starting:
        made.append(label(x + w - 30, y + 37, "start", 12, "halo", "end") + use(cube(spec.setup), x + w - 18, y + 33, 16))
    groove = traced("M{} {}H{}", x + 40, y + _TRACK, x + _niche(plan, TRACK - 1))
    made.append(f'<path d="{groove}" class="line" stroke="#0d0808" stroke-width="15" opacity=".65"/>')
    for at in range(TRACK):
        cx, cy = x + _niche(plan, at), y + _TRACK
        gift = GIFTS[content.track_gives[at]]
        last = " last" if at == TRACK - 1 else ""
        made.append(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="15" class="niche{last}"/>')
        made.append(label(cx - (6 if gift else 0), cy + 4.6, str(content.track_vp[at]), 13, "b", "middle"))
        if gift:
            made.append(use(ANY_CUBE if gift == "cube" else TECH, cx + 5.5, cy, 13.5))
    return "".join(made)


def _workers(scene: Scene, place: int, x: float, y: float) -> None:
    """Who has come how far: at the lower rim of the track's spaces."""
    s = scene.s
    for at in range(1, TRACK + 1):
        crews = [seat for seat in range(s.seats) if s.tracks[seat * DEPOSITS + place] == at]
        apart = 10.0 if len(crews) < 4 else 30 / len(crews)
        for number, seat in enumerate(crews):
            scene.stand(seat, 40 + place, x + _niche(scene.plan, at - 1) + (number - (len(crews) - 1) / 2) * apart, y + 18, 17)
