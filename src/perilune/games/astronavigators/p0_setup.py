"""Rules, chapter 1, with 9.1, 10.1 and 14.1: choosing a character, an agenda, and the places of the planets."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import does, inside
from perilune.games.astronavigators.content import MERCURY, PLANETS, VENUS
from perilune.games.astronavigators.jobs import ASK_CHARACTER, NavPhase, ask
from perilune.games.astronavigators.messages import (
    CHARACTER_TAKEN,
    E_AGENDA_CHOSEN,
    E_CHOOSE,
    E_CHOSEN,
    E_PUT,
    E_STARTS_IN,
    NO_SPOT,
    NOT_DEALT,
    NOT_SECTION,
    NOT_SHADOWS,
    NOT_YOUR_AGENDA,
    PLANET_PLACED,
)
from perilune.games.astronavigators.moves import CHOOSE, CHOOSE_AGENDA, PUT_PLANET
from perilune.games.astronavigators.sequence import end_draft, go_on, place_planets
from perilune.games.astronavigators.state import BEGIN, CONSTELLATION, FIRST_AND_FAST, NOBODY, SOLO, NavState
from perilune.games.astronavigators.world.orrery import CIRCLE
from perilune.games.astronavigators.world.travel import home_words

SECTION: Final = 60  # half degrees


class Draft(NavPhase):
    """First and Fast and solo: any free continent, in seat order. Otherwise one of two cards that nobody else sees."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.choose.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != CHOOSE:
            return move.when
        if s.mode in (FIRST_AND_FAST, SOLO):
            return because(CHARACTER_TAKEN, move.a) if move.a in s.character else 0
        return 0 if move.a in (s.offer[seat * 2], s.offer[seat * 2 + 1]) else because(NOT_DEALT, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.character[seat] = move.a
        s.turn += 1
        open_ = s.mode in (FIRST_AND_FAST, SOLO)
        if open_:
            journal.tell(E_STARTS_IN if s.mode == FIRST_AND_FAST else E_CHOOSE, seat, move.a)
        else:
            journal.tell(E_CHOSEN, seat)
        s.offer[seat * 2] = NOBODY
        s.offer[seat * 2 + 1] = NOBODY
        if s.turn < s.seats:
            s.at = (seat + 1) % s.seats if open_ else (seat - 1) % s.seats
            if not open_:
                ask(s, ASK_CHARACTER, s.at)
                ask(s, ASK_CHARACTER, s.at)
        else:
            if not open_:
                s.first = seat
                for other in range(s.seats):
                    journal.tell(E_CHOOSE, other, s.character[other])
            s.turn = 0
            end_draft(s)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        if s.mode == FIRST_AND_FAST:
            return "Choose your home continent."
        return "Choose your character."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(names[s.at], 'chooses', 'choose')} {'a home continent' if s.mode == FIRST_AND_FAST else 'a character'}."

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != CHOOSE:
            return ""
        spec = self.content.characters[move.a]
        if s.mode == FIRST_AND_FAST:
            return f"Start in {spec.continent}: {home_words(s, self.content, move.a)}"
        return f"{spec.name}, {spec.continent}: {spec.text}"


class ChooseAgenda(NavPhase):
    """Everybody at the same time, in secret."""

    def deciders(self, s: NavState) -> list[int]:
        return [seat for seat in range(s.seats) if s.agenda[seat] == NOBODY]

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.choose_agenda.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != CHOOSE_AGENDA:
            return move.when
        agenda = self.content.agendas[move.a]
        if agenda.character != s.character[seat] or (agenda.third and s.mode == CONSTELLATION):
            return because(NOT_YOUR_AGENDA, move.a)
        return 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.agenda[seat] = move.a
        if NOBODY not in s.agenda:
            for other in range(s.seats):
                journal.tell(E_AGENDA_CHOSEN, other)
            s.stage = BEGIN
            go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Choose your hidden agenda. Nobody else learns of it until it works."

    def waiting(self, s: NavState, names: list[str]) -> str:
        who = ", ".join(inside(names[seat]) for seat in self.deciders(s))
        return f"Hidden agendas are chosen: waiting for {who}."

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != CHOOSE_AGENDA:
            return ""
        agenda = self.content.agendas[move.a]
        return f"{agenda.name}: {agenda.mission} {agenda.effect}"


class PlacePlanets(NavPhase):
    """One planet after another; in the solo game every other one is the shadow's, in a section that the Sun die names."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        found: list[Move] = []
        for planet in range(PLANETS):
            if s.planets[planet] == NOBODY:
                for spot in range(self.content.planets[planet].spots):
                    found.append(self.moves.put_planet.at(planet, spot))
        return found

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != PUT_PLANET:
            return move.when
        if s.planets[move.a] != NOBODY:
            return because(PLANET_PLACED, move.a)
        if move.b >= self.content.planets[move.a].spots:
            return because(NO_SPOT, move.a)
        if s.mode == SOLO and s.offer[0] != NOBODY:
            if move.a != s.offer[0]:
                return because(NOT_SHADOWS, s.offer[0])
            if move.b not in self.in_section(move.a, s.offer[1]):
                return because(NOT_SECTION, move.a, s.offer[1] + 1)
        return 0

    def in_section(self, planet: int, section: int) -> list[int]:
        """The spots within a section; for Mercury and Venus the nearest if there is none."""
        spec = self.content.planets[planet]
        start = (section - 2) * SECTION % CIRCLE
        inside = [spot for spot in range(spec.spots) if (spec.angle(spot) - start) % CIRCLE < SECTION]
        if inside or planet not in (MERCURY, VENUS):
            return inside
        best = 0
        least = CIRCLE
        for spot in range(spec.spots):
            off = (spec.angle(spot) - start - SECTION // 2) % CIRCLE
            off = min(off, CIRCLE - off)
            if off < least:
                least = off
                best = spot
        return [best]

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.planets[move.a] = move.b
        journal.tell(E_PUT, seat, move.a)
        place_planets(s)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        if s.mode == SOLO and s.offer[0] != NOBODY:
            return f"The shadow places {self.content.planets[s.offer[0]].name} in section {s.offer[1] + 1}: choose the spot."
        return "Choose a planet and its spot on the orrery."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(names[s.at], 'places', 'place')} a planet on the orrery."
