"""A position of Lineae. Flat lists of ints: what belongs to a seat stands at seat * width + index.

Everything is open to all. Nobody knows the order of the colony deck, because it has none: a card is drawn by chance.
"""

from typing import Final

from perilune.core.game import State

# Stages of the game, in the rulebook's order.
SETUP: Final = 0
SUNLIGHT: Final = 1
ACTION: Final = 2
CLEANUP: Final = 3
GAME_END: Final = 4
OVER: Final = 5

# Kinds of game.
STARTER: Final = 0
FULL: Final = 1

# How far a go has come: workers must be placed; they have been; they have been and an arrow allows more.
NOTHING_YET: Final = 0
ONE_ACTION: Final = 1
GO_ON: Final = 2

FIELDS: Final = [
    "seats", "game", "biogenesis", "reactor", "stage", "round", "first", "at", "asked", "burnt", "acted",
    "sailed", "passed", "vp", "money", "bank", "energy", "cargo", "supply", "workers", "boosted", "reserve",
    "recruits", "tracks", "crew_seat", "crew_workers", "crew_power", "crew_boosted", "crowd", "vessel",
    "locks", "water", "swept", "carried", "cells", "subs", "hold", "air", "deposits", "rockets", "loads",
    "launched", "tech", "sluiced", "deck", "row", "under", "city", "rondel", "debts", "borrowed", "converted",
    "jobs",
]  # fmt: skip


class OceanState(State):
    """All fields, in the order of FIELDS."""

    def __init__(
        self,
        seats: int,
        game: int,
        biogenesis: int,
        reactor: int,
        stage: int,
        round: int,
        first: int,
        at: int,
        asked: int,
        burnt: int,
        acted: int,
        sailed: int,
        passed: list[int],
        vp: list[int],
        money: list[int],
        bank: int,
        energy: list[int],
        cargo: list[int],
        supply: list[int],
        workers: list[int],
        boosted: list[int],
        reserve: list[int],
        recruits: list[int],
        tracks: list[int],
        crew_seat: list[int],
        crew_workers: list[int],
        crew_power: list[int],
        crew_boosted: list[int],
        crowd: list[int],
        vessel: list[int],
        locks: int,
        water: list[int],
        swept: int,
        carried: list[int],
        cells: list[int],
        subs: list[int],
        hold: list[int],
        air: list[int],
        deposits: list[int],
        rockets: list[int],
        loads: list[int],
        launched: list[int],
        tech: list[int],
        sluiced: list[int],
        deck: list[int],
        row: list[int],
        under: list[int],
        city: list[int],
        rondel: list[int],
        debts: list[int],
        borrowed: int,
        converted: int,
        jobs: list[int],
    ) -> None:
        # The table.
        self.seats = seats
        self.game = game  # STARTER or FULL
        self.biogenesis = biogenesis  # 1 with the module
        self.reactor = reactor  # 1 with the module
        self.stage = stage
        self.round = round  # 1 for the first
        self.first = first  # who has the First Player marker
        self.at = at  # the seat whose go it is
        self.asked = asked  # seats that have been asked, in set-up, Sunlight and at the end
        self.burnt = burnt  # hydrocarbon that the seat has burnt in this Sunlight
        self.acted = acted  # how far the go has come: NOTHING_YET, ONE_ACTION or GO_ON
        self.sailed = sailed  # 1 after a vessel move, until something else is done
        self.passed = passed
        # Goods. What belongs to a seat stands at seat * width + index.
        self.vp = vp
        self.money = money
        self.bank = bank
        self.energy = energy  # in the battery
        self.cargo = cargo  # cubes of each kind in the bays
        self.supply = supply  # cubes of each kind
        # Workers.
        self.workers = workers  # free, in the crew quarters
        self.boosted = boosted  # how many of the free ones count as two
        self.reserve = reserve  # in the supply
        self.recruits = recruits  # hired this round, waiting for its end
        self.tracks = tracks  # each seat's place on each excavation track, 0 for none
        self.crew_seat = crew_seat  # who stands on each space of a single octagon
        self.crew_workers = crew_workers
        self.crew_power = crew_power  # what they count
        self.crew_boosted = crew_boosted
        self.crowd = crowd  # workers of each seat on each space of many octagons: space * seats + seat
        # The ocean. A cell is column * rows + row from the floor.
        self.vessel = vessel  # each seat's vessel space, NONE before it is placed
        self.locks = locks  # bit mask of the closed ones
        self.water = water  # the water tile in each slot
        self.swept = swept  # bit mask of the tiles that a lock sent off the board in this go
        self.carried = carried  # what they took along, three ints each: tile, column, cube or KINDS + submersible
        self.cells = cells  # the cube in each cell
        self.subs = subs  # the cell of each submersible
        self.hold = hold  # cubes of each kind in each submersible
        self.air = air  # the cube in the atmosphere over each column
        self.deposits = deposits  # the side of each deposit tile
        # Rockets and cards.
        self.rockets = rockets  # the card over each vessel space
        self.loads = loads  # the cube in each slot of each rocket
        self.launched = launched  # who has launched each card
        self.tech = tech  # who has each technology card, NONE for the display
        self.sluiced = sluiced  # 1 when the Remote Sluice was used this round
        self.deck = deck  # colony cards that may still come, in no order
        self.row = row  # the colony card over each vessel space
        self.under = under  # the colony card under each rocket
        self.city = city  # the colony card on each basic action
        # Reactor Core.
        self.rondel = rondel  # cubes in each sector
        self.debts = debts  # each seat's markers on each sector
        self.borrowed = borrowed  # 1 once done in this go
        self.converted = converted  # 1 once done in this go
        # Pending business.
        self.jobs = jobs  # a stack of small frames: see job.py

    def field_names(self) -> list[str]:
        return FIELDS

    def copy(self) -> "OceanState":
        return OceanState(
            self.seats,
            self.game,
            self.biogenesis,
            self.reactor,
            self.stage,
            self.round,
            self.first,
            self.at,
            self.asked,
            self.burnt,
            self.acted,
            self.sailed,
            self.passed[:],
            self.vp[:],
            self.money[:],
            self.bank,
            self.energy[:],
            self.cargo[:],
            self.supply[:],
            self.workers[:],
            self.boosted[:],
            self.reserve[:],
            self.recruits[:],
            self.tracks[:],
            self.crew_seat[:],
            self.crew_workers[:],
            self.crew_power[:],
            self.crew_boosted[:],
            self.crowd[:],
            self.vessel[:],
            self.locks,
            self.water[:],
            self.swept,
            self.carried[:],
            self.cells[:],
            self.subs[:],
            self.hold[:],
            self.air[:],
            self.deposits[:],
            self.rockets[:],
            self.loads[:],
            self.launched[:],
            self.tech[:],
            self.sluiced[:],
            self.deck[:],
            self.row[:],
            self.under[:],
            self.city[:],
            self.rondel[:],
            self.debts[:],
            self.borrowed,
            self.converted,
            self.jobs[:],
        )
