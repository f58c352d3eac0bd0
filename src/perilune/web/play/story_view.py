"""The story of a finished game for a page: what decided it, in words and pictures. Everything may be looked at by then."""

from perilune.bots.story import Moment, Story, story
from perilune.core.game import Outcome, Source
from perilune.core.reel import Reel
from perilune.core.seen import Seen
from perilune.core.words import inside
from perilune.draw.chances import Mark, chance_chart
from perilune.draw.lead import lead
from perilune.draw.towers import homes, towers
from perilune.web.play.presenter import standing
from perilune.web.play.story_cards import card, numbered, rounds
from perilune.web.play.story_messages import StoryMessage, StoryMoment

SHORT = 0.15  # of a round, by which a mark stands before its end
LUCK = 0.03  # of the chance to win, from which on luck is worth a word


class StoryTeller:
    """The story of one game, which is reckoned once, for all who read it."""

    def __init__(self, reel: Reel) -> None:
        """It takes a while: to be called outside the event loop."""
        self._story = story(reel)
        self._seen = reel.everything(reel.length() - 1)
        self._rounds = rounds(reel)
        self._told: dict[tuple[str, ...], StoryMessage] = {}  # by the names of the players

    def tell(self, names: list[str]) -> StoryMessage:
        """The story, with these names."""
        if tuple(names) not in self._told:
            self._told[tuple(names)] = self._tell(self._seen.told_with(names))
        return self._told[tuple(names)]

    def _tell(self, seen: Seen) -> StoryMessage:
        told = self._story
        outcome = seen.game.outcome(seen.view, seen.names)
        scores = seen.game.scores(seen.view)
        sources = seen.sources()
        order = sorted(range(len(seen.names)), key=lambda seat: (seat not in outcome.winners, -scores[seat]))
        alone = len(seen.names) == 1 or seen.game.cooperative
        moments = [_moment(told, moment, seen, outcome) for moment in told.moments]
        lost = {} if alone else _decided(seen, outcome, sources, scores)
        charts = ["", ""]
        if told.measured:
            marks = [Mark(_within(each, *self._rounds), _changed(each), each["turn"].lower()) for each in moments]
            bands = _bands(told, alone)
            shown = order[:1] if alone else order
            charts = [
                chance_chart(told.at, bands, shown, marks, seen.names, *self._rounds, narrow=narrow) for narrow in (False, True)
            ]
        pictures = [_picture(seen, outcome, sources, scores, narrow) for narrow in (False, True)]
        return {
            "text": outcome.text,
            "decided": [*(outcome.why or (_stood(seen) if alone else list(lost.values())[:1])), *_luck(told, seen.names)],
            "lost": [lost.get(seat, "") for seat in range(len(seen.names))],
            "measured": told.measured,
            "moments": moments,
            "chart": charts[0],
            "narrow_chart": charts[1],
            "towers": pictures[0],
            "narrow_towers": pictures[1],
            "leads": [_lead(seen, sources, outcome, scores, seat) if lost.get(seat) else "" for seat in range(len(seen.names))],
            "winners": outcome.winners,
        }


def _picture(seen: Seen, outcome: Outcome, sources: list[Source], scores: list[int], narrow: bool) -> str:
    """The points of each, by source; of a team, who is safe."""
    if seen.game.cooperative:
        return homes(seen.names, [score > 0 for score in scores], seen.game.tenants, narrow)
    gathered = seen.gathered()
    if gathered:
        sums = [sum(source.points[seat] for source in gathered) for seat in range(len(scores))]
        return towers(seen.names, sums, [(s.name, s.points) for s in gathered], outcome.winners, seen.game.tower, narrow)
    if not any(point > 0 for source in sources for point in source.points):
        return ""
    piled = [(source.name, source.points) for source in sources]
    return towers(seen.names, scores, piled, outcome.winners, seen.game.tower, narrow)


def _lead(seen: Seen, sources: list[Source], outcome: Outcome, scores: list[int], rival: int) -> str:
    """The winner beside another, by source; where points did not decide, there is nothing to compare."""
    winner = outcome.winners[0]
    if not _by_points(sources, scores, winner, rival):
        return ""
    return lead(seen.names, winner, rival, [(source.name, source.points) for source in sources])


def _by_points(sources: list[Source], scores: list[int], winner: int, rival: int) -> bool:
    return sum(1 for source in sources if any(source.points)) > 1 and scores[winner] > scores[rival]


def _bands(told: Story, alone: bool) -> list[list[float]]:
    return [[value[0]] for value in told.values] if alone else told.values


def _stood(seen: Seen) -> list[str]:
    """How each player stood at the end, where nobody is beaten by another: what was reached, and what was missing."""
    stood = [(name, standing(seen, seat)) for seat, name in enumerate(seen.names)]
    return [f"{name}: {words}." for name, words in stood if words]


def _decided(seen: Seen, outcome: Outcome, sources: list[Source], scores: list[int]) -> dict[int, str]:
    """Why each of the others has lost to the winner, the nearest first; nothing where the win is shared."""
    if len(outcome.winners) != 1 or len(scores) < 2:
        return {}
    winner = outcome.winners[0]
    rivals = sorted((seat for seat in range(len(scores)) if seat != winner), key=lambda seat: -scores[seat])
    return {rival: _beat(seen, sources, scores, winner, rival) for rival in rivals}


def _beat(seen: Seen, sources: list[Source], scores: list[int], winner: int, rival: int) -> str:
    """By how much, and what most of it came from; the picture has the rest. What was not won by points is told by how both stood."""
    names = seen.names
    if not _by_points(sources, scores, winner, rival):
        return " ".join([f"{names[seat]}: {standing(seen, seat)}." for seat in (winner, rival)])
    best = max(sources, key=lambda source: source.points[winner] - source.points[rival])
    apart = f"{scores[winner] - scores[rival]} more than {inside(names[rival])}"
    return f"{apart}. Most from {best.name}: {best.points[winner]} to {best.points[rival]}."


def _luck(told: Story, names: list[str]) -> list[str]:
    """Whom chance helped and whom it hurt, by the chance to win."""
    if not told.luck:
        return []
    shares = sorted(((share, seat) for seat, share in enumerate(told.luck) if abs(share) >= LUCK), reverse=True)
    if not shares:
        return ["Luck was even: chance hardly changed who was likely to win."]
    (most, best), (least, worst) = shares[0], shares[-1]
    if len(names) == 2 and most > 0:
        return [f"Luck was kinder to {inside(names[best])} ({_chance(most)})."]
    kind = "kindest" if len(names) > 2 else "kinder"
    hard = "hardest" if len(names) > 2 else "harder"
    touched = [f"{kind} to {inside(names[best])} ({_chance(most)})"] if most > 0 else []
    if least < 0:
        touched.append(f"{hard} on {inside(names[worst])} ({_signed(least) if most > 0 else _chance(least)})")
    return [f"Luck was {' and '.join(touched)}."]


def _chance(share: float) -> str:
    return f"{_signed(share)} chance to win"


def _signed(share: float) -> str:
    return f"{'+' if share > 0 else '−'}{round(100 * abs(share))}\N{NO-BREAK SPACE}%"


def _within(moment: StoryMoment, unit: str, steps: list[tuple[int, int]]) -> float:
    """Where a moment stands in the chart: in its own round, although the move that ended the round shows the next one."""
    known = numbered(moment["turn"])
    if known is None or known[0] != unit:
        return moment["at"]
    start = next((first for first, number in steps if number == known[1]), 0)
    end = next((first for first, number in steps if number > known[1]), None)
    return moment["at"] if end is None or moment["at"] < end else end - (end - start) * SHORT


def _changed(moment: StoryMoment) -> str:
    return f"{moment['who']} {moment['change']}" if moment["change"] else ""


def _moment(told: Story, moment: Moment, seen: Seen, outcome: Outcome) -> StoryMoment:
    last = moment is told.moments[-1]
    unit, scale = (" %", 100) if told.measured else (f" {told.counts}" if told.counts else "", 1)
    before, after = round(scale * moment.before), round(scale * moment.after)
    together = len(seen.names) == 1 or seen.game.cooperative
    counts = told.measured or told.counts or not seen.game.cooperative  # a team has no points
    known = numbered(moment.when)
    made = card(seen.game, moment, seen.names, outcome if last else None)
    return {
        "at": moment.moment,
        "when": moment.when,
        "turn": f"{known[0].capitalize()} {known[1]}" if known else "The end" if last else moment.when,
        "who": "All together" if seen.game.cooperative and told.measured else seen.names[moment.seat],
        "seat": 0 if together and told.measured else moment.seat,
        "change": f"{before} → {after}{unit}" if counts and before != after else "",
        "better": after > before,
        "says": outcome.text if last else " ".join(moment.says(seen.game, seen.names)),
        "title": made.title,
        "line": made.line,
        "picture": made.picture,
    }
