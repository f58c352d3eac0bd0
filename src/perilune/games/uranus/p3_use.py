"""Rules, chapter 4: use and remove. Every set pays for one step of one project, or goes to Uranus."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import inside
from perilune.games.uranus.cards.asteroids import learn, neighbours
from perilune.games.uranus.cards.junk import begin_junk
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.concede import concede, concession, why_not_concede
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    GALEPEGALS,
    GUN,
    MODULES,
    ROCKET,
    TELESCOPE,
    TRACKS,
    WEAPONRY,
    Content,
    Track,
)
from perilune.games.uranus.hexes import count
from perilune.games.uranus.messages import (
    ALL_LAUNCHED,
    ALREADY_KNOWN,
    CANNOT_PAY,
    E_JOINED,
    E_LEARNT,
    E_READY,
    E_SENT,
    E_USED,
    MODULE_CLAIMED,
    MODULE_FULL,
    NO_LOOSE,
    NO_PAD,
    NO_ROCKET,
    NO_SET,
    NO_TRACK,
    NOT_CONNECTED,
    NOT_YOUR_RACE,
    NOTHING_FITS,
    ONE_LOOSE,
    TECH_FULL,
    TRACK_FULL,
    W_ALL_KNOW,
    W_JUNK,
    W_UNUSED,
)
from perilune.games.uranus.moon import board, gun_start, track, why_not_learnt
from perilune.games.uranus.moves import CONCEDE, JOIN, KEEP_TECH, LOOSE, READY, SEND, USE, Moves
from perilune.games.uranus.phase import RoundPhase
from perilune.games.uranus.rocks import complete, drop_set, fill, find_set, fits, loose_rock, return_set, rocks_in, room
from perilune.games.uranus.rounds import begin_building, waiting_for
from perilune.games.uranus.state import NOBODY, UranusState
from perilune.games.uranus.words.escape import all_can_fly, only_flight
from perilune.games.uranus.words.letters import called


class Using(RoundPhase):
    """All seats at once, but a launch is resolved completely, junk included, before anybody goes on (4.9)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Use and remove", "4", content, moves)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        found = self.moves.ready.moves + concession(s, seat, self.moves)
        specs = board(s, self.content, seat)
        tracks = self.open_tracks(s, seat)
        loose: list[int] = []
        homes: list[int] = []
        for row, owner in enumerate(s.set_owner):
            if owner == seat:
                at = s.set_at[row]
                if at < LOOSE:
                    homes.append(at)
                elif at - LOOSE in loose:
                    continue
                else:
                    loose.append(at - LOOSE)
                self.add_steps(s, row, specs, tracks, found)
                self.add_launches(s, seat, row, found)
        for colour in loose:
            for at in homes + [LOOSE + other for other in loose]:
                if why_not_join(s, seat, colour, at) == 0:
                    found.append(self.moves.join.at(colour, at))
        if ability_of(s, seat).learns:
            for move in self.moves.keep.moves:
                if why_not_keep(s, self.content, seat, move.a) == 0:
                    found.append(move)
        return found

    def legal(self, s: UranusState, seat: int) -> list[Move]:
        """The same as the filter: every candidate is legal by the way it is found."""
        return self.candidates(s, seat)

    def open_tracks(self, s: UranusState, seat: int) -> list[int]:
        """The tracks on which the seat may go on."""
        return [number for number in range(TRACKS) if self.why_not_track(s, seat, number) == 0]

    def add_steps(self, s: UranusState, row: int, specs: list[Track], tracks: list[int], found: list[Move]) -> None:
        """The steps that a set pays for."""
        rocks = rocks_in(s, row)
        for number in tracks:
            if rocks >= specs[number].fewest and specs[number].paid_by(s.set_rocks, row * COLOURS):
                found.append(self.moves.use.at(s.set_at[row], number))

    def add_launches(self, s: UranusState, seat: int, row: int, found: list[Move]) -> None:
        """The modules at which a set may be launched."""
        if self.why_not_launch(s, seat, row) == 0:
            for module in range(MODULES):
                if self.why_not_module(s, row, module) == 0:
                    found.append(self.moves.send.at(s.set_at[row], module))

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == USE:
            return self.why_not_use(s, seat, move.a, move.b)
        if kind == SEND:
            return self.why_not_send(s, seat, move.a, move.b)
        if kind == JOIN:
            return why_not_join(s, seat, move.a, move.b)
        if kind == KEEP_TECH:
            return why_not_keep(s, self.content, seat, move.a)
        if kind >= CONCEDE:
            return why_not_concede(s, seat, kind)
        return 0 if kind == READY else move.when

    def why_not_use(self, s: UranusState, seat: int, at: int, number: int) -> int:
        """Whether a set pays for the next step of a track."""
        row = find_set(s, seat, at)
        if row < 0:
            return because(NO_SET, at)
        closed = self.why_not_track(s, seat, number)
        if closed:
            return closed
        if track(s, self.content, seat, number).paid_by(s.set_rocks, row * COLOURS):
            return 0
        return because(CANNOT_PAY, number, s.races[seat] * TRACKS + number)

    def why_not_track(self, s: UranusState, seat: int, number: int) -> int:
        """Whether a track has a next step (4.3, 4.4, 7.10)."""
        spec = track(s, self.content, seat, number)
        if number >= TELESCOPE:
            known = s.known[seat] >> (number - TELESCOPE) & 1 == 1
            if known and not ability_of(s, seat).teaches(s):
                return because(ALREADY_KNOWN, number - TELESCOPE)
            if not spec.ways:
                return because(NO_TRACK, number)
            if s.marks[seat * TRACKS + number] >= spec.steps:
                return because(TECH_FULL, number)
        return because(TRACK_FULL, number) if s.marks[seat * TRACKS + number] >= spec.steps else 0

    def why_not_send(self, s: UranusState, seat: int, at: int, module: int) -> int:
        """Whether a set may be launched at a module."""
        row = find_set(s, seat, at)
        if row < 0:
            return because(NO_SET, at)
        grounded = self.why_not_launch(s, seat, row)
        return grounded if grounded else self.why_not_module(s, row, module)

    def why_not_launch(self, s: UranusState, seat: int, row: int) -> int:
        """Whether a set may leave the moon (4.6, 4.7, 7.1)."""
        if s.known[seat] >> (ROCKET - TELESCOPE) & 1 == 0:
            return NO_ROCKET
        if s.pads[seat] == 0:
            return NO_PAD
        if ability_of(s, seat).any_set:
            if s.launches_left[seat] == 0:
                return ALL_LAUNCHED
        elif s.set_net[row] & s.pads[seat] == 0:
            return NOT_CONNECTED
        return 0

    def why_not_module(self, s: UranusState, row: int, module: int) -> int:
        """Whether a module takes a set (4.8)."""
        if s.claimed[module] != NOBODY:
            return because(MODULE_CLAIMED, module, s.claimed[module])
        if complete(s, self.content, module):
            return because(MODULE_FULL, module)
        return 0 if fits(s, self.content, row, module) > 0 else because(NOTHING_FITS, module)

    def warning(self, s: UranusState, seat: int, move: Move) -> int:
        """Junk to come, sets that are left, and a technology that nobody needs."""
        kind = move.kind
        if kind == SEND:
            row = find_set(s, seat, move.a)
            surplus = rocks_in(s, row) - fits(s, self.content, row, move.b)
            return because(W_JUNK, surplus) if surplus > 0 else 0
        if kind == READY:
            useful = 0 if all_can_fly(s, self.content) else self.useful_sets(s, seat)
            return because(W_UNUSED, useful) if useful > 0 else 0
        if kind == USE and move.b >= TELESCOPE:
            for other in [seat] + neighbours(s, seat):
                if s.known[other] >> (move.b - TELESCOPE) & 1 == 0:
                    return 0
            return because(W_ALL_KNOW, move.b - TELESCOPE)
        return 0

    def useful_sets(self, s: UranusState, seat: int) -> int:
        """How many sets of a seat could still pay for a step or be launched."""
        return len({move.a for move in self.legal(s, seat) if move.kind == USE or move.kind == SEND})

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == USE:
            self.step_on(s, seat, move.a, move.b, journal)
        elif kind == SEND:
            self.launch(s, seat, move.a, move.b, journal)
        elif kind == JOIN:
            held = 0 if journal.silent else called(s, seat, move.b, self.content)
            drop_set(s, loose_rock(s, seat, move.a))
            s.set_rocks[find_set(s, seat, move.b) * COLOURS + move.a] += 1
            journal.tell(E_JOINED, seat, move.a, held)
        elif kind == KEEP_TECH:
            keep(s, seat, move.a, journal)
        elif kind >= CONCEDE:
            concede(s, seat, kind, journal)
        else:
            s.ready[seat] = 1
            journal.tell(E_READY, seat)
            if 0 not in s.ready:
                begin_building(s, self.content, journal)

    def step_on(self, s: UranusState, seat: int, at: int, number: int, journal: Journal) -> None:
        """A set pays for a step; what it holds beyond the cost goes back to the supply too (4.1)."""
        held = 0 if journal.silent else called(s, seat, at, self.content)
        return_set(s, find_set(s, seat, at))
        s.marks[seat * TRACKS + number] += 1
        journal.tell(E_USED, seat, held, number)
        if number >= TELESCOPE and s.marks[seat * TRACKS + number] >= track(s, self.content, seat, number).steps:
            if not ability_of(s, seat).teaches(s):
                discover(s, seat, number - TELESCOPE, journal)

    def launch(self, s: UranusState, seat: int, at: int, module: int, journal: Journal) -> None:
        """A whole set goes to one module; every rock that fits is placed, the others become space junk (4.8, 4.9)."""
        row = find_set(s, seat, at)
        s.launched[seat] += 1
        s.launches_left[seat] = min(s.launches_left[seat], count(s.pads[seat])) - 1
        s.launches[seat] += 1
        journal.tell(
            E_SENT, seat, 0 if journal.silent else called(s, seat, at, self.content), module, fits(s, self.content, row, module)
        )
        surplus = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
        drop_set(s, row)
        for colour in range(COLOURS):
            placed = min(surplus[colour], room(s, self.content, module, colour))
            surplus[colour] -= placed
            if placed > 0:
                fill(s, self.content, seat, module, colour, placed, journal)
        if sum(surplus) > 0:
            begin_junk(s, seat, module, surplus, journal)

    def question(self, s: UranusState, seat: int) -> str:
        if only_flight(s, seat, self.content):
            return "Every race can fly to Uranus in Build, the next phase. Ready?"
        left = s.set_owner.count(seat)
        if left == 0:
            return "All your sets are used. Ready?"
        if not any(move.kind in (USE, SEND, JOIN) for move in self.legal(s, seat)):
            return (
                "The set that is left pays for nothing. Ready?"
                if left == 1
                else f"The {left} sets that are left pay for nothing. Ready?"
            )
        return f"Each set pays for one step or one launch: {left} left. Unused sets are lost."

    def words(self, s: UranusState, seat: int, move: Move, names: list[str]) -> str:
        """A button calls a set by its letter, as the board does."""
        if move.kind == USE and find_set(s, seat, move.a) >= 0:
            held = self.moves.held.labels[called(s, seat, move.a, self.content)]
            return f"Use {held} for a step of the {self.moves.use.terms[1].labels[move.b]}"
        if move.kind == SEND and find_set(s, seat, move.a) >= 0:
            return f"Launch {self.moves.held.labels[called(s, seat, move.a, self.content)]} to module {move.b + 1}"
        if move.kind == JOIN and find_set(s, seat, move.b) >= 0:
            return f"Add a loose {COLOUR_NAMES[move.a]} rock to {self.moves.held.labels[called(s, seat, move.b, self.content)]}"
        return ""

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return f"Still using sets: {', '.join(inside(names[seat]) for seat in waiting_for(s))}."


def why_not_join(s: UranusState, seat: int, colour: int, at: int) -> int:
    """Whether a loose rock may be added to another set, which may be a loose one (3.4)."""
    rock = loose_rock(s, seat, colour)
    if rock < 0:
        return because(NO_LOOSE, colour)
    row = find_set(s, seat, at)
    if row < 0:
        return because(NO_SET, at)
    return because(ONE_LOOSE, colour) if row == rock else 0


def why_not_keep(s: UranusState, content: Content, seat: int, tech: int) -> int:
    """Whether the Galepegals may keep a technology that they have developed (7.10)."""
    if not ability_of(s, seat).learns:
        return because(NOT_YOUR_RACE, GALEPEGALS)
    if s.known[seat] >> tech & 1:
        return because(ALREADY_KNOWN, tech)
    return why_not_learnt(s, content, seat, tech)


def keep(s: UranusState, seat: int, tech: int, journal: Journal) -> None:
    """The Galepegals cross their "own moon" box; the track is free again."""
    s.marks[seat * TRACKS + TELESCOPE + tech] = 0
    discover(s, seat, tech, journal)


def discover(s: UranusState, seat: int, tech: int, journal: Journal) -> None:
    """A technology is known and works at once (4.5); weaponry crosses out the first steps of the gun (5.12)."""
    learn(s, seat, tech)
    journal.tell(E_LEARNT, seat, tech)
    if tech == WEAPONRY - TELESCOPE:
        s.marks[seat * TRACKS + GUN] = max(s.marks[seat * TRACKS + GUN], gun_start(s, seat))
