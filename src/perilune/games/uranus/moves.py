"""Every decision of the box: its verb, its arguments, and how it reads on a button. One table."""

from typing import Final

from perilune.core.move import Catalogue, Move, Terms
from perilune.core.words import Vocabulary, counted
from perilune.games.uranus.content import COLOUR_NAMES, TELESCOPE, TRACK_KEYS, TRACK_NAMES, Content
from perilune.games.uranus.hexes import HEXES, NAMES, TUNNEL_NAMES
from perilune.games.uranus.messages import (
    CHANCE_DECIDES,
    DONATE_LATER,
    DOUBLE_LATER,
    FIRE_LATER,
    FLY_LATER,
    FORTS_LATER,
    GIVE_FORT_LATER,
    GIVE_MINE_LATER,
    GIVE_TECH_LATER,
    IMPACT_LATER,
    JOIN_LATER,
    KEEP_LATER,
    MINES_LATER,
    PADS_LATER,
    REMOVE_MINES_LATER,
    REMOVE_TUNNELS_LATER,
    SAVE_LATER,
    SECURE_LATER,
    SEND_LATER,
    SHOOT_LATER,
    TUNNELS_LATER,
    USE_LATER,
    WIPE_LATER,
)
from perilune.games.uranus.words.letters import letter
from perilune.games.uranus.words.places import AREAS, SPOTS, TUNNEL_AREAS, TUNNEL_SPOTS, asteroid

MAX_SEATS: Final = 6
LOOSE: Final = HEXES  # the place of a set that is one loose rock: LOOSE + colour

READY: Final = 0
MINE_AT: Final = 1
REMOVE_MINE: Final = 2
TUNNEL_AT: Final = 3
REMOVE_TUNNEL: Final = 4
FORTIFY: Final = 5
PAD_AT: Final = 6
FIRE: Final = 7
USE: Final = 8
SEND: Final = 9
JOIN: Final = 10
DOUBLE: Final = 11
DONATE: Final = 12
GIVE_MINE: Final = 13
GIVE_FORT: Final = 14
KEEP_TECH: Final = 15
GIVE_TECH: Final = 16
FLY: Final = 17
FACE: Final = 18
IMPACT: Final = 19
SHOOT_DOWN: Final = 20
SAVE: Final = 21
SECURE: Final = 22
LET_GO: Final = 23
WIPE: Final = 24
DEAL_RACE: Final = 25
DEAL_MOON: Final = 26
DEAL_START: Final = 27
DEAL_OBJECTIVE: Final = 28
DRAW_POINT: Final = 29
DRAW_PATTERN: Final = 30
DRAW_JUNK: Final = 31
CONCEDE: Final = 32
AGREE: Final = 33
PLAY_ON: Final = 34

TURN_TOKENS: Final = [f"{60 * n}" for n in range(6)] + [f"mirror-{60 * n}" for n in range(6)]
TURN_LABELS: Final = [f"turned by {60 * n}°" if n else "as printed" for n in range(6)] + [
    f"mirrored and turned by {60 * n}°" if n else "mirrored" for n in range(6)
]


def among(moves: list[Move], numbers: int) -> list[Move]:
    """The moves of a verb with one argument, where it is in a set: of hexes, or of cards."""
    found: list[Move] = []
    for move in moves:
        if numbers & 1:
            found.append(move)
        numbers >>= 1
    return found


class Calls(Vocabulary):
    """An asteroid has no name on the table: it is called by the moons beside it."""

    def _fill(self, blank: str, value: int, names: list[str]) -> str:
        return asteroid(value, names) if blank == "gap" else super()._fill(blank, value, names)


class Moves:
    """The verbs by name, the catalogue of all moves, and the vocabulary of the box's sentences."""

    def __init__(self, content: Content) -> None:
        self.catalogue = verbs = Catalogue()
        self.vocabulary = words = Calls()
        seat = Terms("seat", [f"seat-{n + 1}" for n in range(MAX_SEATS)])
        hex_ = words.terms("hex", NAMES, SPOTS)
        edge = words.terms("edge", TUNNEL_NAMES, TUNNEL_SPOTS)
        area = words.terms("area", NAMES, AREAS)  # a hex, or a tunnel, by the part of the moon where it lies
        words.terms("stretch", TUNNEL_NAMES, TUNNEL_AREAS)
        colour = words.terms("colour", COLOUR_NAMES)
        set_ = words.terms(
            "set",
            NAMES + [f"loose-{name}" for name in COLOUR_NAMES],
            [f"set on {spot}" for spot in SPOTS] + [f"loose {name} rock" for name in COLOUR_NAMES],
        )
        held = words.terms(  # a set by its letter, as people call it
            "held", [f"set {letter(n)}" for n in range(HEXES)] + [f"the loose {name} rock" for name in COLOUR_NAMES]
        )
        track = words.terms("track", TRACK_KEYS, TRACK_NAMES[:TELESCOPE] + [f"{name} track" for name in TRACK_NAMES[TELESCOPE:]])
        tech = words.terms("tech", TRACK_KEYS[TELESCOPE:], TRACK_NAMES[TELESCOPE:])
        module = words.terms("module", [str(n + 1) for n in range(len(content.modules))])
        gap = words.terms("gap", [str(n + 1) for n in range(MAX_SEATS)])
        side = words.terms("side", ["left", "right"])
        turn = words.terms("turn", TURN_TOKENS, TURN_LABELS)
        race = words.terms("race", [r.key for r in content.races], [r.name for r in content.races])
        moon = words.terms("moon", [m.key for m in content.moons], [m.name for m in content.moons])
        start = words.terms("start", [c.key for c in content.starts])
        goal = words.terms("goal", [o.key for o in content.objectives], [o.name for o in content.objectives])
        impact = words.terms("impact", [i.key for i in content.impacts], [counted(len(i.cells), "hex") for i in content.impacts])
        junk = words.terms("junk", [j.key for j in content.junks], [j.name for j in content.junks])
        words.terms("effect", [j.key for j in content.junks], [f"{j.name}. {j.text}" for j in content.junks])

        words.terms("deck", ["coordinate cards", "impact cards", "space junk cards"])
        costs = [spec.words() for r in content.races for spec in r.tracks]
        words.terms("cost", costs)  # of a step, by race and track

        self.ready = verbs.verb(READY, "ready", [], "Ready", ends=True)
        self.mine = verbs.verb(MINE_AT, "mine", [hex_], "Build a mine on {hex}", when=MINES_LATER)
        self.remove_mine = verbs.verb(
            REMOVE_MINE, "remove-mine", [hex_], "Remove the mine on {hex}", loses=True, when=REMOVE_MINES_LATER
        )
        self.tunnel = verbs.verb(TUNNEL_AT, "tunnel", [edge], "Dig a tunnel between {edge}", when=TUNNELS_LATER)
        self.remove_tunnel = verbs.verb(
            REMOVE_TUNNEL, "remove-tunnel", [edge], "Remove the tunnel between {edge}", loses=True, when=REMOVE_TUNNELS_LATER
        )
        self.fortify = verbs.verb(FORTIFY, "fortify", [hex_], "Fortify the mine on {hex}", when=FORTS_LATER)
        self.pad = verbs.verb(PAD_AT, "launchpad", [hex_], "Build a launchpad on {hex}", when=PADS_LATER)
        self.fire = verbs.verb(FIRE, "fire", [gap], "Fire the space gun at the asteroid {gap}", when=FIRE_LATER)
        self.held = held
        self.use = verbs.verb(USE, "use", [set_, track], "Use the {set} for a step of the {track}", when=USE_LATER)
        self.send = verbs.verb(SEND, "send", [set_, module], "Launch the {set} to module {module}", when=SEND_LATER)
        self.join = verbs.verb(JOIN, "join", [colour, set_], "Add a loose {colour} rock to the {set}", when=JOIN_LATER)
        self.double = verbs.verb(DOUBLE, "double", [hex_], "Let the mine on {hex} produce a second rock", when=DOUBLE_LATER)
        self.donate = verbs.verb(
            DONATE, "donate", [hex_, seat], "Give the rock of the mine on {hex} to {seat}", when=DONATE_LATER
        )
        self.give_mine = verbs.verb(GIVE_MINE, "give-mine", [seat], "Build a mine for {seat}", when=GIVE_MINE_LATER)
        self.give_fort = verbs.verb(
            GIVE_FORT, "give-fortification", [seat], "Build a fortification for {seat}", when=GIVE_FORT_LATER
        )
        self.keep = verbs.verb(KEEP_TECH, "keep", [tech], "Keep {tech} for your own moon", when=KEEP_LATER)
        self.give_tech = verbs.verb(GIVE_TECH, "give", [tech, seat], "Give {tech} to {seat}", when=GIVE_TECH_LATER)
        self.fly = verbs.verb(FLY, "fly", [module], "Fly your race to module {module}", when=FLY_LATER)
        self.face = verbs.verb(FACE, "face", [side], "Take the attack from the {side} first", when=IMPACT_LATER)
        self.impact = verbs.verb(IMPACT, "impact", [turn], "Lay the pattern {turn}", when=IMPACT_LATER)
        self.shoot_down = verbs.verb(
            SHOOT_DOWN, "shoot-down", [], "Fire your space gun: the junk does no damage", when=SHOOT_LATER
        )
        self.save = verbs.verb(SAVE, "save", [colour], "The {colour} rock falls on your moon unharmed", when=SAVE_LATER)
        self.secure = verbs.verb(
            SECURE, "secure", [colour, module], "Place the {colour} rock on module {module}", when=SECURE_LATER
        )
        self.let_go = verbs.verb(LET_GO, "let-go", [], "Place no rock: it goes back to the supply", ends=True, when=SECURE_LATER)
        self.wipe = verbs.verb(WIPE, "wipe", [module], "Module {module} loses its rocks", when=WIPE_LATER)
        self.deal_race = verbs.verb(DEAL_RACE, "race", [race], "The race dealt: {race}", when=CHANCE_DECIDES)
        self.deal_moon = verbs.verb(DEAL_MOON, "moon", [moon], "The moon board dealt: {moon}", when=CHANCE_DECIDES)
        self.deal_start = verbs.verb(DEAL_START, "start", [start], "The starting mines card dealt: {start}", when=CHANCE_DECIDES)
        self.deal_goal = verbs.verb(
            DEAL_OBJECTIVE, "objective", [goal], "The personal objective dealt: {goal}", when=CHANCE_DECIDES
        )
        self.point = verbs.verb(DRAW_POINT, "coordinate", [area], "Point of impact {area}", when=CHANCE_DECIDES)
        self.pattern = verbs.verb(DRAW_PATTERN, "pattern", [impact], "Pattern of {impact}", when=CHANCE_DECIDES)
        self.junk = verbs.verb(DRAW_JUNK, "junk", [junk], "Space junk, {junk}", when=CHANCE_DECIDES)
        self.concede = verbs.verb(CONCEDE, "concede", [], "Concede: propose giving up", ends=True, gives_up=True)
        self.agree = verbs.verb(AGREE, "agree", [], "Agree to give up", ends=True)
        self.play_on = verbs.verb(PLAY_ON, "play-on", [], "Play on after all", ends=True)
