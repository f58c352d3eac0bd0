"""Every decision of the box: its verb, its arguments, and how it reads on a button. One table."""

from typing import Final

from perilune.core.move import Catalogue, Terms, Verb
from perilune.core.words import Vocabulary
from perilune.games.mine_the_moon import messages as says
from perilune.games.mine_the_moon.content import SITES, Content

MAX_SEATS: Final = 5

PASS: Final = 0
TASK_COMMON: Final = 1
TASK_OWN: Final = 2
DROP: Final = 3
PLACE: Final = 4
READY: Final = 5
WORK_COMMON: Final = 6
WORK_OWN: Final = 7
SKIP_COMMON: Final = 8
SKIP_OWN: Final = 9
REFINE_ONE: Final = 10
GIVE: Final = 11
TAKE: Final = 12
PRODUCE_ONE: Final = 13
BUILD_ONE: Final = 14
STAND: Final = 15
LOAD_ONE: Final = 16
ABDUCT_ONE: Final = 17
ACCELERATE_ONE: Final = 18
LEECH_ONE: Final = 19
EXPORT_ONE: Final = 20
COPY_ONE: Final = 21
DONE: Final = 22
SPIN: Final = 23
DEAL: Final = 24
RANK: Final = 25
WAIT: Final = 26

RESOURCE_LABELS: Final = [
    "raw Buckyball", "raw Graphene", "raw Nanotube", "refined Buckyball", "refined Graphene", "refined Nanotube",
]  # fmt: skip
GOODS_LABELS: Final = [
    "raw Buckyballs", "raw Graphene", "raw Nanotubes", "refined Buckyballs", "refined Graphene", "refined Nanotubes",
]  # fmt: skip
SITE_TOKENS: Final = [
    "reverter", "factory", "exchanger", "refiner", "shaker", "control", "site-1", "site-2", "site-3",
]  # fmt: skip
SITE_LABELS: Final = [
    "Reverter", "Factory", "Exchanger", "Refiner", "own Shaker", "Robot Control",
    "advanced site 1", "advanced site 2", "advanced site 3",
]  # fmt: skip
PAD_LABELS: Final = ["launchpad A", "launchpad B", "launchpad C", "the launch base's pad"]


class Moves:
    """The verbs by name, the catalogue of all moves, and the vocabulary of the box's sentences."""

    def __init__(self, content: Content) -> None:
        seat = Terms("seat", [f"seat-{n + 1}" for n in range(MAX_SEATS)])
        place = Terms("place", [c.key for c in content.commons], [c.name for c in content.commons])
        column = Terms("column", ["1", "2", "3"])
        site = Terms("site", SITE_TOKENS, SITE_LABELS)
        stand = Terms("stand", ["1", "2", "3"])
        kind = Terms("kind", [label.lower().replace(" ", "-") for label in RESOURCE_LABELS], RESOURCE_LABELS)
        goods = Terms("goods", kind.tokens, GOODS_LABELS)
        raw = Terms("raw", kind.tokens[:3], kind.labels[:3])
        building = Terms("building", [b.key for b in content.buildings], [b.name for b in content.buildings])
        pad = Terms("pad", ["a", "b", "c", "own"], PAD_LABELS)
        slot = Terms("slot", ["1", "2", "3", "4", "5"])
        rocket = Terms("rocket", [r.key for r in content.rockets], [r.name for r in content.rockets])
        result = Terms(
            "result",
            kind.tokens + ["all-rockets-launch", "pad-a-launches", "pad-b-launches", "pad-c-launches"],
            kind.labels + ["All Rockets Launch", "launch from pad A", "launch from pad B", "launch from pad C"],
        )
        face = Terms("face", [f.key for f in content.faces], [f.name for f in content.faces])

        self.pass_ = Verb(PASS, "pass", [], "Pass: no more teams this turn", ends=True, when=says.WHEN_PASS)
        self.task = Verb(TASK_COMMON, "task", [place, column], "Task a team to the {place}, column {column}", when=says.WHEN_TASK)
        self.task_own = Verb(TASK_OWN, "task-own", [site], "Task a team to your {site}", when=says.WHEN_TASK)
        self.drop = Verb(DROP, "drop", [kind], "Drop a {kind}: its robot goes home", loses=True, when=says.WHEN_DROP)
        self.place = Verb(PLACE, "place", [goods], "Send a robot to mine {goods}", when=says.WHEN_PLACE)
        self.ready = Verb(READY, "ready", [], "Ready: seal your robots in the crater", ends=True, when=says.WHEN_READY)
        self.work = Verb(WORK_COMMON, "work", [place], "Work the {place}", when=says.WHEN_WORK)
        self.work_own = Verb(WORK_OWN, "work-own", [site], "Work your {site}", when=says.WHEN_WORK)
        self.skip = Verb(
            SKIP_COMMON, "skip", [place], "Bring your team home from the {place} without working", loses=True, when=says.WHEN_SKIP
        )
        self.skip_own = Verb(
            SKIP_OWN, "skip-own", [site], "Bring your team home from your {site} without working", loses=True, when=says.WHEN_SKIP
        )
        self.refine = Verb(REFINE_ONE, "refine", [raw], "Refine a {raw}", when=says.WHEN_REFINE)
        self.give = Verb(GIVE, "give", [kind], "Give a {kind}", when=says.WHEN_SWAP)
        self.take = Verb(TAKE, "take", [kind], "Take a {kind}", when=says.WHEN_SWAP)
        self.produce = Verb(PRODUCE_ONE, "produce", [raw], "Produce a {raw}", when=says.WHEN_PRODUCE)
        self.build = Verb(BUILD_ONE, "build", [building], "Construct the {building}", when=says.WHEN_BUILD)
        self.stand = Verb(STAND, "stand", [stand], "Put it on advanced site {stand}", when=says.WHEN_STAND)
        self.load = Verb(LOAD_ONE, "load", [pad, slot], "Load {pad}, slot {slot}", when=says.WHEN_LOAD)
        self.abduct = Verb(ABDUCT_ONE, "abduct", [seat, kind], "Abduct the robot with {seat's} {kind}", when=says.WHEN_ABDUCT)
        self.accelerate = Verb(
            ACCELERATE_ONE, "accelerate", [pad], "Launch the rocket on {pad} at the end of the turn", when=says.WHEN_ACCELERATE
        )
        self.leech = Verb(LEECH_ONE, "leech", [seat], "Leech {seat}", when=says.WHEN_LEECH)
        self.export = Verb(EXPORT_ONE, "export", [kind], "Ship a {kind} with the Mass Driver", when=says.WHEN_EXPORT)
        self.copy = Verb(COPY_ONE, "copy", [seat, site], "Do the work of {seat's} {site}", when=says.WHEN_COPY)
        self.done = Verb(DONE, "done", [], "Done", ends=True, when=says.WHEN_DONE)
        self.spin = Verb(SPIN, "spin", [result], "The crater spins: {result}", when=says.WHEN_SPIN)
        self.deal = Verb(DEAL, "deal", [rocket], "The deck deals: {rocket}", when=says.WHEN_DEAL)
        self.rank = Verb(RANK, "rank", [seat], "Next on the priority track: {seat}", when=says.WHEN_RANK)
        self.wait = Verb(WAIT, "wait", [], "Wait: let others work first", ends=True, when=says.WHEN_WAIT)
        self.catalogue = Catalogue(
            [
                self.pass_, self.task, self.task_own, self.drop, self.place, self.ready, self.work, self.work_own,
                self.skip, self.skip_own, self.refine, self.give, self.take, self.produce, self.build, self.stand,
                self.load, self.abduct, self.accelerate, self.leech, self.export, self.copy, self.done,
                self.spin, self.deal, self.rank, self.wait,
            ]
        )  # fmt: skip
        self.vocabulary = Vocabulary([place, column, site, stand, kind, goods, raw, building, pad, slot, rocket, result, face])
        assert len(SITE_TOKENS) == SITES
