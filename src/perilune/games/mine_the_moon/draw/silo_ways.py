"""What can be done with the resources in a silo."""

from perilune.core.drawing import Way
from perilune.core.move import Move
from perilune.draw.pieces import good
from perilune.draw.svg import use
from perilune.games.mine_the_moon.buildings.effect import LEFT
from perilune.games.mine_the_moon.content import KINDS, TYPES
from perilune.games.mine_the_moon.draw.scene import PLAIN, Places, Scene, carried
from perilune.games.mine_the_moon.draw.symbols import TALL, ghost, stamp
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS


def silo_ways(scene: Scene, type_: int, feet: Places, tall: float, stance: int = PLAIN) -> list[Way]:
    """Refine, produce, give, take, ship and drop, raw before refined. `feet` are its places, from the ground up."""
    s, moves, seat = scene.s, scene.moves, scene.seat
    raw, refined = type_, type_ + TYPES
    full = s.silo[seat * KINDS + raw] + s.silo[seat * KINDS + refined]
    aside, above = carried(tall, stance)
    ways: list[Way] = []

    def add(move: Move, says: str, note: str, shown: str = "") -> None:
        if scene.offered(move):
            ways.append(Way([move.text], says, note, shown))

    def found(kind: int, at: int, robot: bool) -> str:
        """A ghost: this resource in this place."""
        if at >= len(feet):
            return ""
        x, y = feet[at]
        carrier = stamp(ghost(seat), x, y, tall / TALL) if robot else ""
        return scene.foresee(f"ghost-silo-{kind + 1}-{int(robot)}", carrier + use(good(kind), x + aside, y + above, tall * 0.9))

    refine = moves.refine.at(raw)
    if scene.offered(refine):
        add(
            refine,
            f"Refine a {RESOURCE_LABELS[raw]}",
            "Its robot keeps it.",
            found(refined, s.silo[seat * KINDS + raw] - 1, False),
        )
        many = min(s.pending[-1][LEFT], s.silo[seat * KINDS + raw])
        if many > 1:
            says = f"Refine {'both' if many == 2 and many == s.silo[seat * KINDS + raw] else many}"
            ways.append(Way([refine.text] * many, says, "Their robots keep them."))
    produce = moves.produce.at(raw)
    if scene.offered(produce):
        add(produce, f"Produce a {RESOURCE_LABELS[raw]}", "A robot from home carries it.", found(raw, full, True))
    for kind in (raw, refined):
        take = moves.take.at(kind)
        if scene.offered(take):
            add(take, f"Take a {RESOURCE_LABELS[kind]}", "For what you have given.", found(kind, full, True))
        add(moves.give.at(kind), f"Give a {RESOURCE_LABELS[kind]}", "Its robot waits for what you take.")
        add(moves.export.at(kind), f"Ship a {RESOURCE_LABELS[kind]}", "With the Mass Driver. Its robot comes home.")
    for kind in (raw, refined):
        add(moves.drop.at(kind), f"Drop a {RESOURCE_LABELS[kind]}", "Its robot comes home, the resource is lost.")
    return ways
