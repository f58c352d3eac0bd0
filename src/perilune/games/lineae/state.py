"""A position of Lineae. Flat lists of ints: what belongs to a seat stands at seat * width + index.

Everything is open to all. Nobody knows the order of the colony deck, because it has none: a card is drawn by chance.
"""

from typing import Any, Final

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

# How far a turn has come: workers must be placed; they have been; they have been and an arrow allows more.
NOTHING_YET: Final = 0
ONE_ACTION: Final = 1
GO_ON: Final = 2


class OceanState(State):
    """A position: every field, grouped."""

    # The table.
    seats: int
    game: int  # STARTER or FULL
    biogenesis: int  # 1 with the module
    reactor: int  # 1 with the module
    stage: int
    round: int  # 1 for the first
    first: int  # who has the First Player marker
    at: int  # the seat whose turn it is
    asked: int  # seats that have been asked, in set-up, Sunlight and at the end
    burnt: int  # hydrocarbon that the seat has burnt in this Sunlight
    acted: int  # how far the turn has come: NOTHING_YET, ONE_ACTION or GO_ON
    sailed: int  # 1 after a vessel move, until something else is done
    passed: list[int]
    # Goods. What belongs to a seat stands at seat * width + index.
    vp: list[int]
    money: list[int]
    bank: int
    energy: list[int]  # in the battery
    cargo: list[int]  # cubes of each kind in the bays
    supply: list[int]  # cubes of each kind
    # Workers.
    workers: list[int]  # free, in the crew quarters
    boosted: list[int]  # how many of the free ones count as two
    reserve: list[int]  # in the supply
    recruits: list[int]  # hired this round, waiting for its end
    tracks: list[int]  # each seat's place on each excavation track, 0 for none
    crew_seat: list[int]  # who stands on each space of a single octagon
    crew_workers: list[int]
    crew_power: list[int]  # what they count
    crew_boosted: list[int]
    crowd: list[int]  # workers of each seat on each space of many octagons: space * seats + seat
    # The ocean. A cell is column * rows + row from the floor.
    vessel: list[int]  # each seat's vessel space, NONE before it is placed
    locks: int  # bit mask of the closed ones
    water: list[int]  # the water tile in each slot
    swept: int  # bit mask of the tiles that a lock sent off the board this turn
    carried: list[int]  # what they took along, three ints each: tile, column, cube or KINDS + submersible
    cells: list[int]  # the cube in each cell
    subs: list[int]  # the cell of each submersible
    hold: list[int]  # cubes of each kind in each submersible
    air: list[int]  # the cube in the atmosphere over each column
    deposits: list[int]  # the side of each deposit tile
    # Rockets and cards.
    rockets: list[int]  # the card over each vessel space
    loads: list[int]  # the cube in each slot of each rocket
    launched: list[int]  # who has launched each card
    tech: list[int]  # who has each technology card, NONE for the display
    sluiced: list[int]  # 1 when the Remote Sluice was used this round
    deck: list[int]  # colony cards that may still come, in no order
    row: list[int]  # the colony card over each vessel space
    under: list[int]  # the colony card under each rocket
    city: list[int]  # the colony card on each basic action
    # Reactor Core.
    rondel: list[int]  # cubes in each sector
    debts: list[int]  # each seat's markers on each sector
    borrowed: int  # 1 once done this turn
    converted: int  # 1 once done this turn
    # Pending business.
    pending: list[list[int]]  # a stack of frames, each the numbers of a job: see job.py

    # Written by tools/states.py from the fields above.
    # fmt: off
    def __init__(
        self, seats: int, game: int, biogenesis: int, reactor: int, stage: int, round: int, first: int, at: int, asked: int,
        burnt: int, acted: int, sailed: int, passed: list[int], vp: list[int], money: list[int], bank: int, energy: list[int],
        cargo: list[int], supply: list[int], workers: list[int], boosted: list[int], reserve: list[int], recruits: list[int],
        tracks: list[int], crew_seat: list[int], crew_workers: list[int], crew_power: list[int], crew_boosted: list[int],
        crowd: list[int], vessel: list[int], locks: int, water: list[int], swept: int, carried: list[int], cells: list[int],
        subs: list[int], hold: list[int], air: list[int], deposits: list[int], rockets: list[int], loads: list[int],
        launched: list[int], tech: list[int], sluiced: list[int], deck: list[int], row: list[int], under: list[int],
        city: list[int], rondel: list[int], debts: list[int], borrowed: int, converted: int, pending: list[list[int]],
    ) -> None:
        self.seats = seats
        self.game = game
        self.biogenesis = biogenesis
        self.reactor = reactor
        self.stage = stage
        self.round = round
        self.first = first
        self.at = at
        self.asked = asked
        self.burnt = burnt
        self.acted = acted
        self.sailed = sailed
        self.passed = passed
        self.vp = vp
        self.money = money
        self.bank = bank
        self.energy = energy
        self.cargo = cargo
        self.supply = supply
        self.workers = workers
        self.boosted = boosted
        self.reserve = reserve
        self.recruits = recruits
        self.tracks = tracks
        self.crew_seat = crew_seat
        self.crew_workers = crew_workers
        self.crew_power = crew_power
        self.crew_boosted = crew_boosted
        self.crowd = crowd
        self.vessel = vessel
        self.locks = locks
        self.water = water
        self.swept = swept
        self.carried = carried
        self.cells = cells
        self.subs = subs
        self.hold = hold
        self.air = air
        self.deposits = deposits
        self.rockets = rockets
        self.loads = loads
        self.launched = launched
        self.tech = tech
        self.sluiced = sluiced
        self.deck = deck
        self.row = row
        self.under = under
        self.city = city
        self.rondel = rondel
        self.debts = debts
        self.borrowed = borrowed
        self.converted = converted
        self.pending = pending

    def copy(self) -> "OceanState":
        return OceanState(
            self.seats, self.game, self.biogenesis, self.reactor, self.stage, self.round, self.first, self.at, self.asked,
            self.burnt, self.acted, self.sailed, self.passed[:], self.vp[:], self.money[:], self.bank, self.energy[:],
            self.cargo[:], self.supply[:], self.workers[:], self.boosted[:], self.reserve[:], self.recruits[:], self.tracks[:],
            self.crew_seat[:], self.crew_workers[:], self.crew_power[:], self.crew_boosted[:], self.crowd[:], self.vessel[:],
            self.locks, self.water[:], self.swept, self.carried[:], self.cells[:], self.subs[:], self.hold[:], self.air[:],
            self.deposits[:], self.rockets[:], self.loads[:], self.launched[:], self.tech[:], self.sluiced[:], self.deck[:],
            self.row[:], self.under[:], self.city[:], self.rondel[:], self.debts[:], self.borrowed, self.converted,
            [row[:] for row in self.pending],
        )

    def field_names(self) -> list[str]:
        return [
            "seats", "game", "biogenesis", "reactor", "stage", "round", "first", "at", "asked", "burnt", "acted", "sailed",
            "passed", "vp", "money", "bank", "energy", "cargo", "supply", "workers", "boosted", "reserve", "recruits", "tracks",
            "crew_seat", "crew_workers", "crew_power", "crew_boosted", "crowd", "vessel", "locks", "water", "swept", "carried",
            "cells", "subs", "hold", "air", "deposits", "rockets", "loads", "launched", "tech", "sluiced", "deck", "row",
            "under", "city", "rondel", "debts", "borrowed", "converted", "pending",
        ]

    def values(self) -> list[Any]:
        return [
            self.seats, self.game, self.biogenesis, self.reactor, self.stage, self.round, self.first, self.at, self.asked,
            self.burnt, self.acted, self.sailed, self.passed, self.vp, self.money, self.bank, self.energy, self.cargo,
            self.supply, self.workers, self.boosted, self.reserve, self.recruits, self.tracks, self.crew_seat, self.crew_workers,
            self.crew_power, self.crew_boosted, self.crowd, self.vessel, self.locks, self.water, self.swept, self.carried,
            self.cells, self.subs, self.hold, self.air, self.deposits, self.rockets, self.loads, self.launched, self.tech,
            self.sluiced, self.deck, self.row, self.under, self.city, self.rondel, self.debts, self.borrowed, self.converted,
            self.pending,
        ]

    @staticmethod
    def restore(data: dict[str, Any]) -> "OceanState":
        """The position that `to_json` wrote."""
        return OceanState(
            data["seats"], data["game"], data["biogenesis"], data["reactor"], data["stage"], data["round"], data["first"],
            data["at"], data["asked"], data["burnt"], data["acted"], data["sailed"], data["passed"], data["vp"], data["money"],
            data["bank"], data["energy"], data["cargo"], data["supply"], data["workers"], data["boosted"], data["reserve"],
            data["recruits"], data["tracks"], data["crew_seat"], data["crew_workers"], data["crew_power"], data["crew_boosted"],
            data["crowd"], data["vessel"], data["locks"], data["water"], data["swept"], data["carried"], data["cells"],
            data["subs"], data["hold"], data["air"], data["deposits"], data["rockets"], data["loads"], data["launched"],
            data["tech"], data["sluiced"], data["deck"], data["row"], data["under"], data["city"], data["rondel"], data["debts"],
            data["borrowed"], data["converted"], data["pending"],
        )
    # fmt: on
