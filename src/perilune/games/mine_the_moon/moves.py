"""Every decision of the box: its verb, its arguments, and how it reads on a button. One table."""

from typing import Final

from perilune.core.move import Catalogue, Terms
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
        self.catalogue = verbs = Catalogue()
        self.vocabulary = words = Vocabulary()
        seat = Terms("seat", [f"seat-{n + 1}" for n in range(MAX_SEATS)])
        place = words.terms("place", [c.key for c in content.commons], [c.name for c in content.commons])
        column = words.terms("column", ["1", "2", "3"])
        site = words.terms("site", SITE_TOKENS, SITE_LABELS)
        stand = words.terms("stand", ["1", "2", "3"])
        kind = words.terms("kind", [label.lower().replace(" ", "-") for label in RESOURCE_LABELS], RESOURCE_LABELS)
        goods = words.terms("goods", kind.tokens, GOODS_LABELS)
        raw = words.terms("raw", kind.tokens[:3], kind.labels[:3])
        building = words.terms("building", [b.key for b in content.buildings], [b.name for b in content.buildings])
        pad = words.terms("pad", ["a", "b", "c", "own"], PAD_LABELS)
        slot = words.terms("slot", ["1", "2", "3", "4", "5"])
        rocket = words.terms("rocket", [r.key for r in content.rockets], [r.name for r in content.rockets])
        result = words.terms(
            "result",
            kind.tokens + ["all-rockets-launch", "pad-a-launches", "pad-b-launches", "pad-c-launches"],
            kind.labels + ["All Rockets Launch", "launch from pad A", "launch from pad B", "launch from pad C"],
        )
        words.terms("face", [f.key for f in content.faces], [f.name for f in content.faces])

        self.pass_ = verbs.verb(PASS, "pass", [], "Pass: no more teams this turn", ends=True, when=says.WHEN_PASS)
        self.task = verbs.verb(
            TASK_COMMON, "task", [place, column], "Send a team to the {place}, column {column}", when=says.WHEN_TASK
        )
        self.task_own = verbs.verb(TASK_OWN, "task-own", [site], "Send a team to your {site}", when=says.WHEN_TASK)
        self.drop = verbs.verb(DROP, "drop", [kind], "Drop a {kind}: its robot goes home", loses=True, when=says.WHEN_DROP)
        self.place = verbs.verb(PLACE, "place", [goods], "Send a robot to mine {goods}", when=says.WHEN_PLACE)
        self.ready = verbs.verb(READY, "ready", [], "Ready: seal your robots in the crater", ends=True, when=says.WHEN_READY)
        self.work = verbs.verb(WORK_COMMON, "work", [place], "Work the {place}", when=says.WHEN_WORK)
        self.work_own = verbs.verb(WORK_OWN, "work-own", [site], "Work your {site}", when=says.WHEN_WORK)
        self.skip = verbs.verb(
            SKIP_COMMON, "skip", [place], "Bring your team home from the {place} without working", loses=True, when=says.WHEN_SKIP
        )
        self.skip_own = verbs.verb(
            SKIP_OWN, "skip-own", [site], "Bring your team home from your {site} without working", loses=True, when=says.WHEN_SKIP
        )
        self.refine = verbs.verb(REFINE_ONE, "refine", [raw], "Refine a {raw}", when=says.WHEN_REFINE)
        self.give = verbs.verb(GIVE, "give", [kind], "Give a {kind}", when=says.WHEN_SWAP)
        self.take = verbs.verb(TAKE, "take", [kind], "Take a {kind}", when=says.WHEN_SWAP)
        self.produce = verbs.verb(PRODUCE_ONE, "produce", [raw], "Produce a {raw}", when=says.WHEN_PRODUCE)
        self.build = verbs.verb(BUILD_ONE, "build", [building], "Construct the {building}", when=says.WHEN_BUILD)
        self.stand = verbs.verb(STAND, "stand", [stand], "Put it on advanced site {stand}", when=says.WHEN_STAND)
        self.load = verbs.verb(LOAD_ONE, "load", [pad, slot], "Load {pad}, slot {slot}", when=says.WHEN_LOAD)
        self.abduct = verbs.verb(
            ABDUCT_ONE, "abduct", [seat, kind], "Abduct the robot with {seat's} {kind}", when=says.WHEN_ABDUCT
        )
        self.accelerate = verbs.verb(
            ACCELERATE_ONE, "accelerate", [pad], "Launch the rocket on {pad} at the end of the turn", when=says.WHEN_ACCELERATE
        )
        self.leech = verbs.verb(LEECH_ONE, "leech", [seat], "Leech {seat}", when=says.WHEN_LEECH)
        self.export = verbs.verb(EXPORT_ONE, "export", [kind], "Ship a {kind} with the Mass Driver", when=says.WHEN_EXPORT)
        self.copy = verbs.verb(COPY_ONE, "copy", [seat, site], "Do the work of {seat's} {site}", when=says.WHEN_COPY)
        self.done = verbs.verb(DONE, "done", [], "Done", ends=True, when=says.WHEN_DONE)
        self.spin = verbs.verb(SPIN, "spin", [result], "The crater spins: {result}", when=says.WHEN_SPIN)
        self.deal = verbs.verb(DEAL, "deal", [rocket], "The deck deals: {rocket}", when=says.WHEN_DEAL)
        self.rank = verbs.verb(RANK, "rank", [seat], "Next on the priority track: {seat}", when=says.WHEN_RANK)
        self.wait = verbs.verb(WAIT, "wait", [], "Wait: let others work first", ends=True, when=says.WHEN_WAIT)
        assert len(SITE_TOKENS) == SITES
