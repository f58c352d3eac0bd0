"""Landfall, the contents page: the lid, the deal, who may know what, the scores and the end."""

from pathlib import Path
from typing import Any

from landfall.rules import (
    AHEAD,
    DEALING,
    GONE,
    IN_BOX,
    NO_PROBE,
    NOTHING_YET,
    SAYS,
    Choose,
    Content,
    Deal,
    LandfallState,
    Moves,
)
from landfall.show import cover, draw, regions
from perilune.core.chance import HIDDEN, Rng
from perilune.core.drawing import WIDE, Drawing
from perilune.core.game import Choice, Game, Option, Options, Outcome, Phase, Region
from perilune.core.move import Move
from perilune.core.words import win


class Landfall(Game[LandfallState]):
    """The box."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.moves = Moves(content)
        self.dealing = Deal(content, self.moves)
        self.choosing = Choose(content, self.moves)
        super().__init__(
            name="landfall",
            title="Landfall",
            about="Send probes to moons, and guess what your rivals send.",
            minutes="5",
            weight="light",
            min_seats=2,
            max_seats=4,
            cooperative=False,
            rules_version=1,
            content_digest=content.digest,
            catalogue=self.moves.catalogue,
            vocabulary=self.moves.vocabulary,
            messages=SAYS,
            end_rule="3.1",
            options=[Option("length", "Length", [Choice("full", "Full: every moon"), Choice("short", "Short: three moons")])],
        )

    def deal(self, options: Options) -> LandfallState:
        moons = len(self.content.moons)
        return LandfallState(
            seats=options.seats,
            last=moons - 1 if options.values["length"] == ["full"] else 2,
            moon=DEALING,
            holder=[IN_BOX] * self.content.probes,
            hands=[0] * options.seats,
            chosen=[NOTHING_YET] * options.seats,
            owner=[AHEAD] * moons,
        )

    def restore(self, data: dict[str, Any]) -> LandfallState:
        return LandfallState(**data)

    def phase(self, s: LandfallState) -> Phase[LandfallState] | None:
        return None if s.moon > s.last else self.dealing if s.moon == DEALING else self.choosing

    def view(self, s: LandfallState, seat: int) -> LandfallState:
        """A seat knows its own probes and its own choice, and which probes are gone."""
        v = s.copy()
        v.holder = [holder if holder in (seat, GONE) else HIDDEN for holder in s.holder]
        v.chosen = [choice if who == seat or choice == NOTHING_YET else HIDDEN for who, choice in enumerate(s.chosen)]
        return v

    def imagine(self, view: LandfallState, seat: int, rng: Rng) -> LandfallState:
        """The hidden probes in any hands that they could be in, and any choice that the rules allow."""
        s = view.copy()
        hidden = [probe for probe, holder in enumerate(view.holder) if holder == HIDDEN]
        s.holder = [IN_BOX if holder == HIDDEN else holder for holder in view.holder]
        for other in range(s.seats):
            for _ in range(s.hands[other] if other != seat else 0):
                s.holder[hidden.pop(rng.below(len(hidden)))] = other
            if s.chosen[other] == HIDDEN:
                offers = self.choosing.legal(s, other)
                move = offers[rng.below(len(offers))]
                s.chosen[other] = move.a if move.args else NO_PROBE
        return s

    def scores(self, s: LandfallState) -> list[int]:
        scores = [0] * s.seats
        for moon, owner in zip(self.content.moons, s.owner, strict=True):
            if owner >= 0:
                scores[owner] += moon.points
        return scores

    def outcome(self, s: LandfallState, names: list[str]) -> Outcome:
        """Most points; then most probes left; then shared (3.1)."""
        marks = list(zip(self.scores(s), s.hands, strict=True))
        winners = [seat for seat, mark in enumerate(marks) if mark == max(marks)]
        return Outcome(winners, f"{win(winners, names)} with {max(marks)[0]} points.")

    def inventory(self, s: LandfallState) -> dict[str, int]:
        return {"probes": s.holder.count(IN_BOX) + sum(s.hands) + s.holder.count(GONE)}

    def worth(self, s: LandfallState, seat: int) -> int:
        """The bots' eye: the lead counts most; a probe in hand promises something, and one on its way to a good moon more."""
        scores = self.scores(s)
        lead = scores.pop(seat) - max(scores)
        sent = s.chosen[seat]
        on_its_way = 2 * sent * self.content.moons[s.moon].points if sent >= 0 else 0
        in_hand = sum(probe for probe, holder in enumerate(s.holder) if holder == seat and probe != sent)
        return 30 * lead + on_its_way + 3 * in_hand

    def draw(self, view: LandfallState, seat: int, offers: list[Move], names: list[str], layout: str = WIDE) -> Drawing:
        return draw(view, seat, offers, names, self.content, self.scores(view))

    def cover(self) -> str:
        return cover()

    def regions(self, view: LandfallState, seat: int, names: list[str]) -> list[Region]:
        return regions(view, seat, names, self.content, self.scores(view))


def open_box(folder: Path) -> Landfall:
    """The box with the content of this folder."""
    return Landfall(Content(folder))
