"""Rules, chapters 5 to 7: build and activate, fly, and help the neighbours."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import inside
from perilune.games.uranus.cards.asteroids import clear_pair, gap_of, gaps, neighbours
from perilune.games.uranus.cards.gifts import give, possible_gifts, receiver, why_not_give
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.concede import concede, concession, end_if_agreed, why_not_concede
from perilune.games.uranus.content import FORT, GUN, MINE, PAD, SPACESHIP, TELESCOPE, TRACKS, TUNNEL, Content
from perilune.games.uranus.hexes import (
    ALL_HEXES,
    ALL_TUNNELS,
    BIT,
    ENDS,
    FROM,
    TO,
    TUNNEL_BIT,
    TUNNEL_WORD,
    TUNNELS_AT,
    WORD,
    WORDS,
    hexes_of,
)
from perilune.games.uranus.messages import (
    E_FIRED,
    E_FLEW,
    E_FORT,
    E_MINE,
    E_NO_MINE,
    E_NO_TUNNEL,
    E_PAD,
    E_READY,
    E_TUNNEL,
    FORT_UNFINISHED,
    FORTIFIED,
    GAP_EMPTY,
    GAP_FAR,
    GUN_UNLOADED,
    HAS_PAD,
    MODULE_CLAIMED,
    MODULE_OPEN,
    NO_GAP,
    NO_LAUNCHPAD,
    NO_MINE,
    NO_MINES,
    NO_SPACESHIP,
    NO_TUNNEL,
    NO_TUNNELS,
    ON_DARK,
    ON_MINE,
    ON_VOLCANO,
    PAD_UNFINISHED,
    PRINTED,
    TUNNEL_THERE,
    YARLS_FAR,
)
from perilune.games.uranus.moon import (
    full,
    has_tunnel,
    loaded,
    mines_allowed,
    not_yet,
    spend_mine,
    spend_tunnel,
    tunnels_allowed,
    unload,
    why_not_full,
)
from perilune.games.uranus.moves import (
    CONCEDE,
    FIRE,
    FLY,
    FORTIFY,
    GIVE_MINE,
    GIVE_TECH,
    KEEP_TECH,
    MINE_AT,
    PAD_AT,
    READY,
    REMOVE_MINE,
    REMOVE_TUNNEL,
    TUNNEL_AT,
    Moves,
    among,
)
from perilune.games.uranus.p3_use import keep, why_not_keep
from perilune.games.uranus.p4_warnings import caution
from perilune.games.uranus.phase import RoundPhase
from perilune.games.uranus.rocks import complete, return_saved
from perilune.games.uranus.rounds import end_building, waiting_for, win
from perilune.games.uranus.state import BUILDING, LEFT, NOBODY, NONE, RIGHT, UranusState
from perilune.games.uranus.words import places
from perilune.games.uranus.words.building import kept, kept_tunnels, lost_if_ready
from perilune.games.uranus.words.escape import only_flight
from perilune.games.uranus.words.letters import brought


class Building(RoundPhase):
    """All seats at once. A seat that is given something while it is ready is asked again (7.14)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Build and activate", "5", content, moves)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        return self.certain(s, seat) + self.possible(s, seat)

    def legal(self, s: UranusState, seat: int) -> list[Move]:
        """As the filter gives it, without asking about moves that are legal by the way they were found."""
        found = self.certain(s, seat)
        for move in self.possible(s, seat):
            if self.why_not(s, seat, move) == 0:
                found.append(move)
        return found

    def certain(self, s: UranusState, seat: int) -> list[Move]:
        """Ready, to concede, and every tunnel, mine, fortification and launchpad that can be built or removed."""
        found = self.moves.ready.moves + concession(s, seat, self.moves)
        moon = self.content.moons[s.moons[seat]]
        shut = s.dark[seat] | BIT[moon.volcano]
        mines = mines_allowed(s, self.content, seat)
        dig = tunnels_allowed(s, self.content, seat) > 0
        if dig or ability_of(s, seat).removes_free:
            self.add_tunnels(s, seat, shut if dig else ALL_HEXES, found)
        if s.owed_mines[seat] > 0 or mines > 0:
            found += among(self.moves.mine.moves, ALL_HEXES & ~(shut | s.mines[seat]))
        self.add_upgrades(s, seat, found)
        if ability_of(s, seat).removes_free or mines > 0:
            found += among(self.moves.remove_mine.moves, s.mines[seat] & ~moon.mines)
        return found

    def add_tunnels(self, s: UranusState, seat: int, shut: int, found: list[Move]) -> None:
        """Tunnels to remove where there are any, and to dig where neither end is shut."""
        digs = self.moves.tunnel.moves
        removals = self.moves.remove_tunnel.moves
        for word in range(WORDS):
            dug = s.tunnels[seat * WORDS + word]
            offered = dug | (ALL_TUNNELS & ~TUNNELS_AT[word].of(shut))
            tunnel = word * WORD
            while offered != 0:
                if offered & 1:
                    found.append(removals[tunnel] if dug & 1 else digs[tunnel])
                offered >>= 1
                dug >>= 1
                tunnel += 1

    def add_upgrades(self, s: UranusState, seat: int, found: list[Move]) -> None:
        """Fortifications and launchpads, on mines that have neither."""
        fort = s.owed_forts[seat] > 0 or full(s, self.content, seat, FORT)
        pad = full(s, self.content, seat, PAD)
        if fort or pad:
            for hex_ in hexes_of(s.mines[seat] & ~(s.forts[seat] | s.pads[seat])):
                if fort:
                    found.append(self.moves.fortify.moves[hex_])
                if pad:
                    found.append(self.moves.pad.moves[hex_])

    def possible(self, s: UranusState, seat: int) -> list[Move]:
        """Everything else that is worth asking about."""
        found: list[Move] = []
        if s.pads[seat] != 0:
            found += self.moves.fly.moves
        if loaded(s, self.content, seat):
            found += self.moves.fire.moves
        return found + possible_gifts(s, self.content, self.moves, seat)

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == TUNNEL_AT:
            return self.why_not_tunnel(s, seat, move.a)
        if kind == REMOVE_TUNNEL:
            if not has_tunnel(s, seat, move.a):
                return NO_TUNNEL
            return 0 if ability_of(s, seat).removes_free else self.why_not_dig(s, seat)
        if kind == MINE_AT:
            if s.owed_mines[seat] == 0 and mines_allowed(s, self.content, seat) == 0:
                return not_yet(s, self.content, seat, MINE, NO_MINES)
            return self.why_not_mine(s, seat, move.a)
        if kind == REMOVE_MINE:
            if s.mines[seat] & BIT[move.a] == 0:
                return NO_MINE
            if self.content.moons[s.moons[seat]].mines & BIT[move.a]:
                return PRINTED
            if ability_of(s, seat).removes_free or mines_allowed(s, self.content, seat) > 0:
                return 0
            return not_yet(s, self.content, seat, MINE, NO_MINES)
        if kind == FORTIFY:
            unfinished = 0 if s.owed_forts[seat] > 0 else why_not_full(s, self.content, seat, FORT, FORT_UNFINISHED)
            return unfinished or self.why_not_upgrade(s, seat, move.a)
        if kind == PAD_AT:
            return why_not_full(s, self.content, seat, PAD, PAD_UNFINISHED) or self.why_not_upgrade(s, seat, move.a)
        if kind == FIRE:
            return self.why_not_fire(s, seat, move.a)
        if kind == FLY:
            return self.why_not_fly(s, seat, move.a)
        if kind == KEEP_TECH:
            return why_not_keep(s, self.content, seat, move.a)
        if GIVE_MINE <= kind <= GIVE_TECH:
            return why_not_give(s, self.content, seat, move)
        if kind >= CONCEDE:
            return why_not_concede(s, seat, kind)
        return 0 if kind == READY else move.when

    def why_not_tunnel(self, s: UranusState, seat: int, tunnel: int) -> int:
        """A tunnel joins two neighbouring hexes that are neither dark nor the volcano (5.1, 5.2)."""
        unpaid = self.why_not_dig(s, seat)
        if unpaid:
            return unpaid
        ends = ENDS[tunnel]
        if ends & BIT[self.content.moons[s.moons[seat]].volcano]:
            return ON_VOLCANO
        if ends & s.dark[seat]:
            return because(ON_DARK, FROM[tunnel] if s.dark[seat] & BIT[FROM[tunnel]] else TO[tunnel])
        return TUNNEL_THERE if has_tunnel(s, seat, tunnel) else 0

    def why_not_dig(self, s: UranusState, seat: int) -> int:
        """Whether the tunnel track allows one more tunnel this round (5.1)."""
        return 0 if tunnels_allowed(s, self.content, seat) > 0 else not_yet(s, self.content, seat, TUNNEL, NO_TUNNELS)

    def why_not_mine(self, s: UranusState, seat: int, hex_: int) -> int:
        """A mine stands on a hex without one that is neither dark nor the volcano (5.5)."""
        if hex_ == self.content.moons[s.moons[seat]].volcano:
            return ON_VOLCANO
        if s.dark[seat] & BIT[hex_]:
            return because(ON_DARK, hex_)
        return ON_MINE if s.mines[seat] & BIT[hex_] else 0

    def why_not_upgrade(self, s: UranusState, seat: int, hex_: int) -> int:
        """A fortification or a launchpad stands on a mine that has neither (5.7, 5.8)."""
        if s.mines[seat] & BIT[hex_] == 0:
            return NO_MINE
        if s.forts[seat] & BIT[hex_]:
            return FORTIFIED
        return HAS_PAD if s.pads[seat] & BIT[hex_] else 0

    def why_not_fire(self, s: UranusState, seat: int, gap: int) -> int:
        """The gun reaches the pairs beside its own moon; that of the Yarls also those beside a neighbour's (5.9, 7.5)."""
        if gap >= gaps(s):
            return because(NO_GAP, gaps(s))
        unloaded = why_not_full(s, self.content, seat, GUN, GUN_UNLOADED)
        if unloaded:
            return unloaded
        if not in_reach(s, seat, gap):
            return YARLS_FAR if ability_of(s, seat).fires_far else GAP_FAR
        return GAP_EMPTY if s.cards[gap * 2] == NONE else 0

    def why_not_fly(self, s: UranusState, seat: int, module: int) -> int:
        """A race flies with a spaceship, from a launchpad, to a complete module of its own (6.1)."""
        if s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 0:
            return NO_SPACESHIP
        if s.pads[seat] == 0:
            return NO_LAUNCHPAD
        if s.claimed[module] != NOBODY:
            return because(MODULE_CLAIMED, module, s.claimed[module])
        return 0 if complete(s, self.content, module) else because(MODULE_OPEN, module)

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        terrain = self.content.moons[s.moons[seat]].terrain
        if kind == TUNNEL_AT:
            spend_tunnel(s, self.content, seat)
            s.tunnels[seat * WORDS + TUNNEL_WORD[move.a]] |= TUNNEL_BIT[move.a]
            journal.tell(E_TUNNEL, seat, move.a)
        elif kind == REMOVE_TUNNEL:
            if not ability_of(s, seat).removes_free:
                spend_tunnel(s, self.content, seat)
            s.tunnels[seat * WORDS + TUNNEL_WORD[move.a]] &= ~TUNNEL_BIT[move.a]
            journal.tell(E_NO_TUNNEL, seat, move.a)
        elif kind == MINE_AT:
            if s.owed_mines[seat] > 0:
                s.owed_mines[seat] -= 1
            else:
                spend_mine(s, self.content, seat)
            s.mines[seat] |= BIT[move.a]
            journal.tell(E_MINE, seat, terrain[move.a], move.a)
        elif kind == REMOVE_MINE:
            if not ability_of(s, seat).removes_free:
                spend_mine(s, self.content, seat)
            s.mines[seat] &= ~BIT[move.a]
            s.forts[seat] &= ~BIT[move.a]
            s.pads[seat] &= ~BIT[move.a]
            journal.tell(E_NO_MINE, seat, terrain[move.a], move.a)
        elif kind == FORTIFY:
            if s.owed_forts[seat] > 0:
                s.owed_forts[seat] -= 1
            else:
                s.marks[seat * TRACKS + FORT] = 0
            s.forts[seat] |= BIT[move.a]
            journal.tell(E_FORT, seat, terrain[move.a], move.a)
        elif kind == PAD_AT:
            s.marks[seat * TRACKS + PAD] = 0
            s.pads[seat] |= BIT[move.a]
            journal.tell(E_PAD, seat, terrain[move.a], move.a)
        elif kind == FIRE:
            unload(s, seat)
            clear_pair(s, move.a)
            journal.tell(E_FIRED, seat, move.a)
        elif kind == KEEP_TECH:
            keep(s, seat, move.a, journal)
        elif kind == FLY:
            self.fly(s, seat, move.a, journal)
        elif kind == READY:
            s.ready[seat] = 1
            journal.tell(E_READY, seat)
        elif kind >= CONCEDE:
            concede(s, seat, kind, journal)
        else:
            give(s, self.content, seat, move, journal)
        if 0 not in s.ready and s.stage == BUILDING:
            end_building(s, self.content, journal)

    def fly(self, s: UranusState, seat: int, module: int, journal: Journal) -> None:
        """The race leaves its moon for good (6.2, 6.3); when it is the last one, all have won (6.5)."""
        beside = neighbours(s, seat)
        strangers = len(beside) == 2 and beside[1] not in neighbours(s, beside[0])
        s.flown[seat] = s.seats - s.flown.count(0) + 1
        s.claimed[module] = seat
        s.ready[seat] = 1
        s.owed_mines[seat] = 0
        s.owed_forts[seat] = 0
        return_saved(s, seat)
        journal.tell(E_FLEW, seat, module)
        if 0 not in s.flown:
            win(s, journal)
        else:
            end_if_agreed(s, journal)
            if strangers:
                self.introduce(s, beside[0], beside[1])
                self.introduce(s, beside[1], beside[0])

    def introduce(self, s: UranusState, seat: int, other: int) -> None:
        """A seat that is ready and could help its new neighbour is asked again (6.4)."""
        if s.ready[seat]:
            for move in self.possible(s, seat):
                if receiver(move) == other or (move.kind == FIRE and move.a in (gap_of(s, other, LEFT), gap_of(s, other, RIGHT))):
                    if self.why_not(s, seat, move) == 0:
                        s.ready[seat] = 0

    def warning(self, s: UranusState, seat: int, move: Move) -> int:
        return caution(s, self.content, seat, move)

    def question(self, s: UranusState, seat: int) -> str:
        if only_flight(s, seat, self.content):
            return "Every race can fly now: choose your home on Uranus."
        now = lost_if_ready(s, seat)
        later = kept(s, self.content, seat)
        if not now and not later:
            if ability_of(s, seat).removes_free:
                return "You may remove tunnels and mines at no cost. Ready?"
            return "Anything else to build? Ready?"
        words = [f"Build now or lose it: {', '.join(now)}."] if now else []
        if later:
            words.append(f"Use now, or keep for a later round: {', '.join(later)}.")
            if kept_tunnels(s, self.content, seat) > 1:
                words.append("Once you dig one tunnel, those not dug this round are lost.")
        return " ".join(words)

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return f"Still building: {', '.join(inside(names[seat]) for seat in waiting_for(s))}."

    def words(self, s: UranusState, seat: int, move: Move, names: list[str]) -> str:
        """A button says what is there, as the board shows it."""
        kind, content = move.kind, self.content
        if kind == FIRE:
            for side, word in ((LEFT, "left"), (RIGHT, "right")):
                if gap_of(s, seat, side) == move.a:
                    return f"Fire your space gun at the asteroid to your {word}"
        if kind == TUNNEL_AT:
            brings = brought(s, seat, move.a, content)
            return f"Dig a tunnel {places.tunnel(s, content, seat, move.a)}{f': {brings}' if brings else ''}"
        if kind == REMOVE_TUNNEL:
            return f"Remove the tunnel {places.tunnel(s, content, seat, move.a)}"
        if kind == MINE_AT and self.why_not_mine(s, seat, move.a) == 0:
            return f"Build a mine on {places.land(s, content, seat, move.a)}"
        if kind in (REMOVE_MINE, FORTIFY, PAD_AT) and s.mines[seat] & BIT[move.a]:
            does = {REMOVE_MINE: "Remove a mine:", FORTIFY: "Fortify", PAD_AT: "Build a launchpad on"}[kind]
            return f"{does} {places.mine(s, content, seat, move.a)}"
        lost = lost_if_ready(s, seat) if kind == READY else []
        return f"Ready, and lose what is not built: {', '.join(lost)}" if lost else ""


def in_reach(s: UranusState, seat: int, gap: int) -> bool:
    """Whether the seat's space gun reaches a pair."""
    if gap in (gap_of(s, seat, LEFT), gap_of(s, seat, RIGHT)):
        return True
    if ability_of(s, seat).fires_far:
        for other in neighbours(s, seat):
            if gap in (gap_of(s, other, LEFT), gap_of(s, other, RIGHT)):
                return True
    return False
