"""What stands on a building's roof and tells it from the others: one small drawing for each kind, on its origin.

A building of a content pack that has no drawing of its own gets the one of its effect.
"""

from typing import Final

from perilune.draw.palette import var
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ACCELERATE,
    BUILD,
    CLOUT_MOVE,
    COMSAT,
    CONTROL,
    COPY,
    EXPORT,
    GAIN,
    GRANT,
    LEECH,
    LOAD,
    PREROGATIVE,
    PRODUCE,
    QUAKE,
    REFINE,
    SHAKE,
    SWAP,
    Building,
    Common,
    Content,
)
from perilune.games.mine_the_moon.draw.symbols import INK, block, disc, shape

_METAL: Final = "url(#mm-metal)"
_PALE: Final = "#dfe5f1"
_STEEL: Final = "#c7cedd"
_BUCKY, _GRAPHENE, _NANO = var("buckyball"), var("graphene"), var("nanotube")


def _tank(left: float, w: float, h: float, colour: str) -> str:
    body = f"M{left:g} 0V{-h:g}A{w / 2:g} {w / 3:g} 0 0 1 {left + w:g} {-h:g}V0Z"
    return shape(body, _METAL, INK) + block(left, -h * 0.68, w, 3.5, colour)


def _tanks(colour: str) -> str:
    flame = shape("M17 -28q-2 -5 2 -8q4 3 2 8z", "#ffb454")
    return (
        _tank(-26.5, 15, 19, colour)
        + _tank(-6.5, 13, 13, colour)
        + _tank(11.5, 15, 23, colour)
        + shape("M-19 -8H19", "none", _STEEL, 2)
        + flame
    )


def _still(colour: str) -> str:
    return _tank(-22, 16, 14, colour) + _tank(2, 18, 18, colour) + shape("M-6 -6H2M11 -25V-29", "none", _STEEL, 2)


def _three_stills(colour: str) -> str:
    made = [shape("M-9 -12H9", "none", _PALE, 3)]
    for x, good in ((-17, _BUCKY), (0, _GRAPHENE), (17, _NANO)):
        made += [block(x - 3, -6, 6, 6, "#7f8aa5", INK), disc(x, -12, 8, _METAL, INK), disc(x, -12, 4.4, good, INK, 0.8)]
    return "".join(made)


def _saw(colour: str) -> str:
    chimney = shape("M19.2 0L20.5 -24H26.7L27.9 0Z", _METAL, INK) + block(20, -21, 7.1, 3, "#39425a")
    return shape("M-27 0V-9L-12.4 -17V-9L3.1 -17V-9L18 -17V0Z", colour, INK) + chimney


def _saw_and_tank(colour: str) -> str:
    return _saw(colour) + _tank(-24, 12, 19, colour)


def _two_saws(colour: str) -> str:
    puff = disc(25, -30, 3.4, _PALE) + disc(20, -34, 2.4, _PALE)
    return _saw_and_tank(colour) + puff + shape("M-18 -25V-31", "none", _STEEL, 2)


def _turn_back(colour: str) -> str:
    arrow = shape("M-8 -6A8 7 0 0 1 7 -8", "none", colour, 2.6) + shape("M4 -12.5L9.5 -8.4L3.4 -5Z", colour)
    return shape("M-23 0A23 17 0 0 1 23 0Z", "url(#mm-metal-down)", INK) + arrow


def _swap(colour: str) -> str:
    arrows = shape("M-12 -14H8M4 -18.5L9 -14L4 -9.5M12 -6H-8M-4 -10.5L-9 -6L-4 -1.5", "none", colour, 2.2)
    return shape("M-21 0V-17Q-21 -21 -17 -21H17Q21 -21 21 -17V0Z", "#2b3654", INK) + arrows


def _swap_more(colour: str) -> str:
    return _swap(colour) + shape("M15 -21V-30M11 -26H19", "none", colour, 2.4)


def _press(colour: str) -> str:
    frame = shape("M-17 0V-28H-12V0ZM12 0V-28H17V0ZM-19 -33H19V-27H-19Z", _METAL, INK)
    return frame + shape("M0 -27V-18", "none", _PALE, 3) + block(-10, -19, 20, 6, colour, INK, 1) + disc(0, -6, 5, _BUCKY, INK)


def _tower(colour: str) -> str:
    return shape("M-16 0L-5 -27H5L16 0H10L3 -20H-3L-10 0Z", _METAL, INK) + shape("M-12 -10H12", "none", "#98a2b8", 2)


def _shaker(colour: str) -> str:
    waves = "".join(
        shape(f"M{-x} -3q-4 -5 0 -10M{x} -3q4 -5 0 -10", "none", colour, 2, f' opacity="{o}"') for x, o in ((23, 0.8), (29, 0.45))
    )
    return _tower(colour) + block(-6.5, -20, 13, 11, colour, INK, 2) + shape("M0 -9V-1", "none", _PALE, 3) + waves


def _small_shaker(colour: str) -> str:
    return (
        shape("M-12 0L-4 -20H4L12 0Z", _METAL, INK) + disc(0, -22, 6, colour, INK)
        + shape("M-15 -16q-4 -5 0 -10M15 -16q4 -5 0 -10", "none", colour, 2)
    )  # fmt: skip


def _great_shaker(colour: str) -> str:
    return (
        shape("M-20 0L-12 -12H12L20 0Z", _METAL, INK) + block(-9, -30, 18, 19, colour, INK, 3)
        + shape("M-9 -24H9M-9 -18H9", "none", INK, 1.4)
        + shape("M-21 -5l-3 -5l3 -5l-3 -5M21 -5l3 -5l-3 -5l3 -5", "none", colour, 2)
    )  # fmt: skip


def _dish(colour: str) -> str:
    bowl = (
        shape("M-19 -2A19 15 0 0 0 19 -2Z", "url(#mm-head)", INK, 1.1)
        + f'<ellipse cy="-2" rx="19" ry="4.6" fill="#5b6580" stroke="{INK}"/>'
    )
    feed = shape("M0 -2V-13", "none", _PALE, 1.6) + disc(0, -14, 2.6, "#c3ccdf", INK, 0.8)
    waves = shape("M19 -32q6 4 6 10M23 -37q9 6 9 15", "none", "#7cd4ff", 1.6, ' opacity=".8"')
    return shape("M-9 0L-2.5 -12H2.5L9 0Z", _METAL, INK) + f'<g transform="translate(1,-17)rotate(24)">{bowl}{feed}</g>' + waves


def _flask(colour: str) -> str:
    glass = shape("M-4 -32H4M-2.6 -32V-25L-9 -14Q-10 -11 -7 -11H7Q10 -11 9 -14L2.6 -25V-32", "#12304f", _PALE, 1.5)
    return (
        shape("M-22 0V-8Q-22 -11 -18 -11H18Q22 -11 22 -8V0Z", "url(#mm-metal-down)", INK)
        + glass
        + shape("M-6.4 -17L-8 -14Q-8.6 -12 -6.6 -12H6.6Q8.6 -12 8 -14L6.4 -17Z", _NANO)
    )


def _crane(colour: str) -> str:
    return (
        shape("M-20 0V-28H-13V0Z", _METAL, INK) + shape("M-20 -8L-13 -15M-20 -16L-13 -23", "none", "#39425a", 1.3)
        + shape("M-28 -30H30V-25H-28Z", colour, INK) + shape("M-16.5 -36L-27 -30M-16.5 -36L26 -30M22 -25V-15", "none", _STEEL, 1.5)
        + shape("M-19 -30L-16.5 -38L-14 -30Z", _METAL, INK) + block(15.5, -15, 13, 11, "#c98b3a", INK, 2)
        + shape("M15.5 -9.5H28.5", "none", INK)
    )  # fmt: skip


def _flag(colour: str) -> str:
    return (
        shape("M-14 0L-9 -14H9L14 0Z", _METAL, INK) + block(-9, -20, 18, 6.5, "url(#mm-warm)", INK, 1.5)
        + shape("M0 -20V-37", "none", _PALE, 1.8) + shape("M.5 -37L17 -32.5L.5 -28Z", colour, INK)
    )  # fmt: skip


def _crown(colour: str) -> str:
    return (
        shape("M-17 0V-9H17V0Z", _METAL, INK) + shape("M-13 -9L-16 -27L-7 -19L0 -31L7 -19L16 -27L13 -9Z", colour, INK)
        + disc(0, -31, 2.4, "#ffe9b0") + disc(-16, -27, 2, "#ffe9b0") + disc(16, -27, 2, "#ffe9b0")
    )  # fmt: skip


def _greenhouse(colour: str) -> str:
    leaves = "M-12 0Q-13 -9 -5 -12Q-4 -4 -12 0M-1 0Q-4 -13 3 -18Q8 -9 -1 0M9 0Q8 -8 16 -11Q18 -3 9 0"
    return (
        shape(leaves, "#4fae6d", "#123c22", 0.8) + shape("M-23 0A23 25 0 0 1 23 0Z", "url(#mm-glass)", "#cfe6ff", 1.3)
        + shape("M-15.4 -13Q-8.4 -20 -3 -22", "none", "#fff", 1.6, ' opacity=".7"')
    )  # fmt: skip


def _beds(colour: str) -> str:
    made = []
    for x in (-17, 0, 17):
        made.append(shape(f"M{x - 8} 0V-9A8 10 0 0 1 {x + 8} -9V0Z", "url(#mm-glass)", "#cfe6ff", 1.2))
        made.append(shape(f"M{x} -1V-9M{x - 3} -10Q{x} -4 {x + 3} -10", "none", "#4fae6d", 2))
    return "".join(made)


def _claw(colour: str) -> str:
    return (
        shape("M-3.5 0V-16H3.5V0Z", _METAL, INK)
        + shape("M-18 -12Q-20 -30 0 -32Q20 -30 18 -12L13 -14Q14 -25 0 -26Q-14 -25 -13 -14Z", colour, INK)
        + shape("M-15 -12L-9 -6M15 -12L9 -6", "none", colour, 3)
    )  # fmt: skip


def _leech(colour: str) -> str:
    hose = shape("M-18 -2C-24 -22 -8 -30 0 -20S16 -8 20 -24", "none", INK, 7.5) + shape(
        "M-18 -2C-24 -22 -8 -30 0 -20S16 -8 20 -24", "none", colour, 5
    )
    return block(-24, -7, 14, 7, "#5b6580", INK, 2) + hose + disc(20, -26, 5, "#2b2140", colour, 2.4)


def _rails(colour: str) -> str:
    rungs = "".join(
        shape(f"M{x} {y}l-3.4 -7.4", "none", colour, 3.2) for x, y in ((-13, -1.5), (-3, -6.7), (7, -11.9), (17, -17.1))
    )
    return (
        shape("M14 -2V-12M22 0V-16", "none", "#7f8aa5", 2.4)
        + shape("M-26 0L24 -25L28 -19L-10 0Z", _METAL, INK)
        + rungs
        + disc(27, -27, 3.6, _BUCKY, INK)
    )


def _booster(colour: str) -> str:
    small = "M0 -33C5 -29 7 -23 6.6 -15L10 -10V-4L5 -7H-5L-10 -4V-10L-6.6 -15C-7 -23 -5 -29 0 -33Z"
    fire = shape("M-4 -7Q0 3 4 -7Z", "#ffb454")
    return (
        shape("M-22 0L-18 -4H18L22 0Z", _METAL, INK)
        + fire
        + shape(small, _PALE, INK)
        + disc(0, -20, 2.8, colour, INK, 0.8)
        + shape("M-17 -12v-9m-3.5 3.5l3.5 -3.5l3.5 3.5M17 -12v-9m-3.5 3.5l3.5 -3.5l3.5 3.5", "none", colour, 2)
    )


def _satellite(colour: str) -> str:
    panels = (
        block(-27, -27, 16, 9, "#2f6fb5", INK)
        + block(11, -27, 16, 9, "#2f6fb5", INK)
        + shape("M-19 -27V-18M19 -27V-18M-11 -22.5H11", "none", _PALE, 1.2)
    )
    return (
        shape("M-6 0L-2 -15H2L6 0Z", _METAL, INK) + panels + block(-6, -29, 12, 13, colour, INK, 2) + disc(0, -22, 2.6, "#ffb454")
    )


def _panels(colour: str) -> str:
    made = []
    for x in (-18, 2):
        made.append(shape(f"M{x + 8} 0V-10", "none", "#7f8aa5", 3))
        made.append(shape(f"M{x - 6} -8L{x + 4} -26H{x + 22}L{x + 13} -8Z", "#1d4d8c", INK))
        made.append(shape(f"M{x + 4} -8L{x + 13} -26M{x - 1} -17H{x + 17}", "none", "#8fc0ff", 1.1))
    return "".join(made)


def _coils(colour: str) -> str:
    made = [shape("M-24 0V-5H24V0Z", _METAL, INK)]
    for x in (-14, 0, 14):
        made.append(block(x - 4, -21, 8, 16, colour, INK, 2))
        made.append(shape(f"M{x - 4} -17H{x + 4}M{x - 4} -13H{x + 4}M{x - 4} -9H{x + 4}", "none", INK, 1))
    return "".join(made) + shape("M2 -34L-5 -25H0L-3 -17L6 -27H1Z", "#ffe066", INK, 0.8)


def _antenna(colour: str) -> str:
    mast = shape("M-9 0L-1.5 -33H1.5L9 0M-6 -11H6M-4 -20H4", "none", _STEEL, 2)
    return (
        mast
        + disc(0, -33, 3.4, colour, INK)
        + shape("M-7 -27q-5 -6 0 -12M7 -27q5 -6 0 -12M-13 -25q-8 -8 0 -16M13 -25q8 -8 0 -16", "none", colour, 1.8)
    )


def _bottle(colour: str) -> str:
    tube = shape("M-6 -2L10 -30L19 -25L4 0Z", _NANO, INK) + shape("M-2 -2L12 -26", "none", "#fff", 1.6, ' opacity=".8"')
    return shape("M-24 0V-8H-4V0Z", _METAL, INK) + shape("M-14 -8V-16H-4", "none", colour, 3) + tube


def _medal(colour: str) -> str:
    return (
        shape("M-16 0V-7H16V0Z", _METAL, INK) + shape("M-8 -7V-22H8V-7Z", "#fff", INK) + disc(0, -26, 8, "#f4f7fd", INK, 1.1)
        + disc(-3, -26, 1.5, INK) + disc(3, -26, 1.5, INK) + shape("M-5 -15H5M-5 -11H5", "none", colour, 1.8)
    )  # fmt: skip


def _home(colour: str) -> str:
    return shape("M-22 0A22 25 0 0 1 22 0Z", "url(#mm-glass)", "#cfe6ff", 1.3) + shape("M-22 -2H22", "none", colour, 3)


def _home_more(colour: str) -> str:
    return _home(colour) + shape("M0 -25V-33", "none", _PALE, 1.8) + disc(0, -34, 2.6, "#ffb454")


def _statue(stone: str) -> str:
    return (
        block(-17, -6, 34, 6, _METAL, INK, 1) + block(-12, -11, 24, 5, _METAL, INK, 1)
        + shape("M-6 -11V-22Q-6 -26 -3.6 -26.4Q-4.6 -35 0 -35T3.6 -26.4Q6 -26 6 -22V-11Z", stone, INK)
        + shape("M6 -22L13 -33", "none", stone, 2.6) + disc(13.6, -34.4, 2.8, "#ffe9b0")
        + shape("M-6 -11V-22Q-6 -26 -3.6 -26.4Q-4.6 -35 0 -35Q-3 -30 -2 -11Z", "#fff", more=' opacity=".4"')
    )  # fmt: skip


def _stone(colour: str) -> str:
    return _statue("#d8c8ff")


_BY_KEY: Final = {
    "refinery": _tanks, "shaker": _shaker, "uplink": _dish, "loader": _crane, "clout": _flag,
    "reverter": _turn_back, "base-shaker": _shaker, "factory": _saw, "factory-plus": _saw_and_tank, "factory-plus-plus": _two_saws,
    "exchanger": _swap, "exchanger-plus": _swap_more, "refiner": _still, "refiner-plus": _tanks, "robot-control": _home,
    "abductor": _claw, "accelerator": _booster, "agri-dome": _greenhouse, "comsat": _satellite, "generator": _coils, "grant": _medal,
    "hydroponics": _beds, "lab": _flask, "leecher": _leech, "mass-driver": _rails, "omnirefiner": _three_stills, "prerogative": _crown,
    "quaker": _great_shaker, "repressor": _press, "solar-array": _panels, "synthesizer": _bottle, "transmitter": _antenna,
    "trembler": _small_shaker,
}  # fmt: skip
_BY_EFFECT: Final = {
    REFINE: _still, SWAP: _swap, PRODUCE: _saw, BUILD: _flask, LOAD: _crane, CLOUT_MOVE: _flag, SHAKE: _small_shaker, GAIN: _greenhouse,
    ABDUCT: _claw, ACCELERATE: _booster, COMSAT: _satellite, LEECH: _leech, EXPORT: _rails, COPY: _panels, PREROGATIVE: _crown,
    CONTROL: _home_more, QUAKE: _great_shaker, GRANT: _medal,
}  # fmt: skip


def roof(key: str) -> str:
    """The symbol of a building's roof."""
    return f"mm-roof-{key}"


def _drawn(spec: Building | Common) -> str:
    made = _BY_KEY.get(spec.key) or _BY_EFFECT.get(spec.effect, _stone)
    return f'<g id="{roof(spec.key)}">{made(var(spec.colour))}</g>'


def roofs(content: Content, keys: set[str] | None = None) -> str:
    """All roofs, or those of some buildings, for the `defs` of a picture."""
    if keys is not None:
        return "".join([_drawn(spec) for spec in content.buildings if spec.key in keys])
    return "".join([_drawn(spec) for spec in content.commons] + [_drawn(spec) for spec in content.buildings])
