"""The moves and numbers of the box in short, each with its sign: a good, a robot, a building."""

from perilune.core.caption import Caption, cut
from perilune.core.move import Move
from perilune.core.words import capital, counted
from perilune.draw.palette import var
from perilune.draw.pieces import GOODS, ROCKET, good
from perilune.games.mine_the_moon.bot.tactics import chance
from perilune.games.mine_the_moon.buildings.effect import BUILDING
from perilune.games.mine_the_moon.content import SITES, Building, Common, Content
from perilune.games.mine_the_moon.draw.roofs import roof
from perilune.games.mine_the_moon.draw.symbols import INK, SEATED, block, robot
from perilune.games.mine_the_moon.moves import (
    ABDUCT_ONE,
    ACCELERATE_ONE,
    BUILD_ONE,
    COPY_ONE,
    DROP,
    EXPORT_ONE,
    GIVE,
    LEECH_ONE,
    LOAD_ONE,
    PLACE,
    PRODUCE_ONE,
    REFINE_ONE,
    RESOURCE_LABELS,
    SKIP_COMMON,
    SKIP_OWN,
    STAND,
    TAKE,
    TASK_COMMON,
    TASK_OWN,
    WORK_COMMON,
    WORK_OWN,
)
from perilune.games.mine_the_moon.state import MoonState
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.words.resources import resources

BUILDINGS = "mm-e-houses"


def robot_sign(seat: int) -> str:
    """A seat's robot as a sign."""
    return f"mm-e-robot-{seat + 1}"


def house_sign(key: str) -> str:
    """A building as a sign: what is on its roof, and a wall in its colour."""
    return f"mm-e-{key}"


def emblems(content: Content) -> str:
    """The signs that stand in squares of their own, for the scenery."""
    wall = '<g id="mm-e-wall">' + block(-27, 0, 54, 20, "#7f8aa5", INK, 2) + block(-8, 6, 16, 14, "#1b2032", corner=2) + "</g>"
    made = [wall]
    for seat in range(SEATED):
        made.append(f'<symbol id="{robot_sign(seat)}" viewBox="-18 -36 36 36"><use href="#{robot(seat)}"/></symbol>')
    for spec in content.commons:
        made.append(_house(spec))
    for building in content.buildings:
        made.append(_house(building))
    pair = block(-29, -10, 24, 30, "#9fb0d0", INK, 3) + block(2, -26, 26, 46, "#9fb0d0", INK, 3)
    panes = block(-22, -2, 10, 8, "#1b2032") + block(8, -18, 14, 8, "#1b2032") + block(8, -3, 14, 8, "#1b2032")
    made.append(f'<symbol id="{BUILDINGS}" viewBox="-32 -35 64 64">{pair}{panes}</symbol>')
    return "".join(made)


def _house(spec: Building | Common) -> str:
    strip = block(-27, 0, 54, 5, var(spec.colour), INK)
    return (
        f'<symbol id="{house_sign(spec.key)}" viewBox="-31 -40 62 62"><use href="#mm-e-wall"/>{strip}'
        f'<use href="#{roof(spec.key)}"/></symbol>'
    )


def caption(s: MoonState, seat: int, move: Move, says: str, content: Content) -> Caption:
    """A move in short."""
    kind = move.kind
    if kind == TASK_COMMON:
        common = content.commons[move.a]
        column = common.column(move.b, s.seats).split(" ")[0]
        return Caption(
            house_sign(common.key),
            common.name,
            ", ".join([counted(common.teams[move.b], "robot")] + ([column] if column else [])),
        )
    if kind == WORK_COMMON or kind == SKIP_COMMON:
        common = content.commons[move.a]
        return Caption(house_sign(common.key), common.name, common.text if kind == WORK_COMMON else "home without working")
    if kind in (TASK_OWN, WORK_OWN, SKIP_OWN):
        return _own(s, seat * SITES + move.a, kind, content)
    if kind == COPY_ONE:
        told = _own(s, move.a * SITES + move.b, WORK_OWN, content) if move.a < s.seats else Caption()
        return Caption(told.sign, cut(says, "Copy ")[0], told.note)
    if kind == BUILD_ONE:
        spec = content.buildings[move.a]
        return Caption(house_sign(spec.key), spec.name, f"+{spec.bonus} Dominance, for {resources(spec.cost)}")
    if kind == PLACE:
        often = round(100 * chance(s, move.a, content))
        return Caption(good(move.a), capital(RESOURCE_LABELS[move.a]), f"{often}% in {counted(spins(s, content), 'spin')}")
    if kind == LOAD_ONE:
        return _load(s, move, content)
    if kind == STAND and s.pending:
        spec = content.buildings[s.pending[-1][BUILDING]]
        covers = says.partition(", ")[2]
        return Caption(house_sign(spec.key), f"Advanced site {move.a + 1}", ", ".join([spec.name] + ([covers] if covers else [])))
    return Caption(_sign(seat, move), *_words(move, says))


def _words(move: Move, says: str) -> tuple[str, str]:
    if move.kind == DROP:
        return capital(RESOURCE_LABELS[move.a]), "its robot goes home"
    if move.kind == EXPORT_ONE:
        return capital(RESOURCE_LABELS[move.a]), "ship it"
    if move.kind in (REFINE_ONE, PRODUCE_ONE, GIVE, TAKE):
        return says.replace(" a ", " "), ""
    return "", ""


def _sign(seat: int, move: Move) -> str:
    if move.kind in (DROP, REFINE_ONE, PRODUCE_ONE, GIVE, TAKE, EXPORT_ONE):
        return good(move.a)
    if move.kind == ABDUCT_ONE or move.kind == LEECH_ONE:
        return robot_sign(move.a)
    if move.kind == ACCELERATE_ONE:
        return ROCKET
    return BUILDINGS if move.kind == STAND else ""


def _own(s: MoonState, spot: int, kind: int, content: Content) -> Caption:
    if s.sites[spot] < 0:
        return Caption(BUILDINGS)
    spec = content.buildings[s.sites[spot]]
    note = counted(spec.team, "robot") if kind == TASK_OWN else spec.text if kind == WORK_OWN else "home without working"
    return Caption(house_sign(spec.key), spec.name, note)


def _load(s: MoonState, move: Move, content: Content) -> Caption:
    if s.pads[move.a] < 0 or move.b >= content.rockets[s.pads[move.a]].slots:
        return Caption(ROCKET)
    rocket = content.rockets[s.pads[move.a]]
    return Caption(good(rocket.kinds[move.b]), rocket.name, f"slot {move.b + 1}: +{rocket.values[move.b]}")


assert len(GOODS) == len(RESOURCE_LABELS)
