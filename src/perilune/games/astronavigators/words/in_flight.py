"""What a coach says about a flight: how it stands, how many such flights arrive, what each choice does, and when to turn back."""

from perilune.core.move import Move
from perilune.games.astronavigators.bot.departure import arrival_chance, hardest_way, stages_ahead
from perilune.games.astronavigators.content import TRACK, Content
from perilune.games.astronavigators.moves import NEGATE, stage_labels
from perilune.games.astronavigators.state import MOON, YEAR, NavState
from perilune.games.astronavigators.world.launch import phases_spare, to_face, usual_costs
from perilune.games.astronavigators.world.trajectory import usual_value


def standing(s: NavState, seat: int, c: Content) -> str:
    """How a flight stands that may still fail, the verdict first; nothing if no tile can bring it down."""
    ahead = stages_ahead(s, seat)
    if hardest_way(s, c, seat) <= s.nk[seat]:
        return ""
    more = max(usual_costs(s, c, seat)) - s.dv[seat]
    lack = s.dv[seat] + more - s.nk[seat]
    adds = f"the last stage usually adds {more}" if len(ahead) == 1 else f"the {len(ahead)} stages ahead usually add {more}"
    told = f"your difficulty is {s.dv[seat]}, {adds}, and your knowledge is {s.nk[seat]}"
    if lack <= 0:
        return f"Your knowledge should do, unless a tile is harder than most: {told}."
    helps = ", but the sextant can help" if phases_spare(s, c, seat) >= lack else ""
    return f"You may be {lack} short{helps}: {told}."


def arrivals(s: NavState, c: Content, seat: int) -> str:
    """How many of ten flights that begin now would come to their end."""
    tenths = round(10 * arrival_chance(s, c, seat))
    return "almost every flight would arrive" if tenths == 10 else f"about {max(1, tenths)} in 10 flights would arrive"


def turning_back(s: NavState, seat: int, c: Content) -> str:
    """Why one should use Abort Stage."""
    more = max(usual_costs(s, c, seat)) - s.dv[seat]
    then = "can learn more before the next flight" if s.round < YEAR else "can try again"
    return (
        f"Turn back in time: you have {s.nk[seat] - s.dv[seat]} knowledge to spare, and the stages ahead usually take {more}. "
        f"Unlike after an abort you keep all your tokens, and {then}."
    )


def facing(s: NavState, seat: int, move: Move) -> str:
    """What to face a tile, or to make it count 0, does to the difficulty."""
    counts = to_face(s, seat)
    if move.kind == NEGATE:
        return f"The stage counts 0 instead of {counts}: your difficulty stays at {s.dv[seat]}, of {s.nk[seat]} knowledge."
    total = s.dv[seat] + counts
    if total <= s.nk[seat]:
        return f"It fits: your difficulty becomes {total}, of {s.nk[seat]} knowledge."
    after = "you are out of the race" if s.place[seat] > MOON else "you are back on the launch pad, with all your knowledge"
    return f"Your difficulty would be {total}, more than your {s.nk[seat]} knowledge: {after}. Nothing you have can help here."


def exchange(s: NavState, seat: int, tile: int, c: Content) -> str:
    """What an exchange does to the stage."""
    own = s.own[seat * TRACK + tile]
    there = f"shows {s.board[tile]}" if s.board[tile] >= 0 else f"usually shows {usual_value(s, c, tile)}"
    lies = s.board[tile] if s.board[tile] >= 0 else usual_value(s, c, tile)
    if own == lies:
        return f"{stage_labels()[tile].capitalize()} {there}, like your tile: two of the same value give you one more step, once."
    blind = "" if s.board[tile] >= 0 else ", and once you are there you see it first"
    return f"{stage_labels()[tile].capitalize()} {there}; your tile makes it {own}. You can do this once{blind}."
