"""The line at the top: who plays, with their knowledge; and the way to the Moon, folded to its tiles and the craft on it."""

from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, piece, rect
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import STAGES, TRACK
from perilune.games.astronavigators.draw.scene import Scene, icon
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.jobs import decider
from perilune.games.astronavigators.state import DRAFT, FIRST_AND_FAST, HOME, MOON, OVER, SOLO, NavState
from perilune.games.astronavigators.world.trajectory import place_of

HIGH = 36.0


def players(scene: Scene, room: float) -> None:
    """A plate for each player: mark, name and knowledge; the one whose answer is awaited has a frame."""
    s = scene.s
    winners = scene.winners()
    wide = min(150.0, (room - 8) / max(2, s.seats) - 6)
    for seat in range(s.seats):
        x = 8 + seat * (wide + 6)
        turn = s.stage not in (DRAFT, OVER) and decider(s) == seat
        drawn = [rect(x, 5, wide, 26, "slot", 8)]
        if turn:
            drawn.append(rect(x, 5, wide, 26, "ev", 8))
        drawn.append(f'<use href="#{mark(seat)}" x="{num(x + 5)}" y="10" width="16" height="16"/>')
        score = str(s.nk[seat])
        end = x + wide - (28 if seat in winners else 8)
        right = end - width(score, 14, True)
        drawn.append(fitted(x + 25, 22.5, scene.names[seat], right - x - 29, 13, "tx b"))
        drawn.append(label(end, 23, score, 14, "kn b", "end"))
        if seat in winners:
            drawn.insert(1, rect(x, 5, wide, 26, "row-on", 8))
            drawn.append(icon("av-cup", x + wide - 15, 18, 17, "i-kn"))
        if s.first == seat and s.stage not in (DRAFT, OVER):  # on the edge, where neither mark nor name is
            at = x + wide - 5
            drawn.append(f'<circle cx="{num(at)}" cy="7" r="6.500" class="slot"/>{icon("av-first", at, 7, 11, "i-kn")}')
        told = f"{scene.names[seat]}: {s.nk[seat]} knowledge, difficulty {s.dv[seat]}."
        scene.add(f'<g data-card="seat-{seat + 1}" data-says="{esc(told)}">{"".join(drawn)}</g>')


def folded_race(scene: Scene, right: float, step: float = 25, k: float = 1) -> None:
    """Earth, the stages out, the Moon, and where there is a way back, its stages: each tile with its value. All is k times as large."""
    s = scene.s
    tiles = STAGES if s.mode == FIRST_AND_FAST else TRACK
    left = race_left(s, right, step, k)
    spots: dict[int, float] = {0: left + 8 * k}
    drawn = [_ball(left + 8 * k, k, "#4f9ce0")]
    x = left + 20 * k
    for tile in range(tiles):
        if tile == STAGES:
            spots[MOON] = x + 10 * k
            drawn.append(_ball(x + 10 * k, k, "#d9dbe6"))
            x += 22 * k
        value = s.board[tile]
        spots[place_of(tile)] = x + 11 * k
        shape = rect(x, 6 * k, 22 * k, 18 * k, "coin" if value >= 0 else "down", 5 * k)
        shape += label(x + 11 * k, 19.5 * k, str(value) if value >= 0 else "?", 12 * k, "dk b" if value >= 0 else "skq", "middle")
        drawn.append(f'<g data-card="stage-{tile}">{shape}</g>')
        x += step * k
    spots[MOON if tiles == STAGES else HOME] = x + 10 * k
    drawn.append(_ball(x + 10 * k, k, "#d9dbe6" if tiles == STAGES else "#4f9ce0"))
    scene.add(f'<g id="way" data-card="race" data-says="The way to the Moon.">{"".join(drawn)}</g>')
    crowd: dict[int, int] = {}
    for seat in range(s.seats):
        place = s.place[seat]
        if place in spots and place > 0 and not s.out[seat]:
            nth = crowd.get(place, 0)
            crowd[place] = nth + 1
            scene.add(
                piece(
                    f"craft-{seat + 1}",
                    spots[place] + (11 * nth - 5) * k,
                    29 * k,
                    f'<g data-card="seat-{seat + 1}"><use href="#{mark(seat)}" x="-6.500" y="-6.500" width="13" height="13"/></g>',
                )
            )
    if s.mode == SOLO and s.shadow_place > 0:
        at = spots.get(s.shadow_place, left) + 6 * k
        scene.add(piece("craft-shadow", at, 29 * k, '<circle r="5" fill="#56607f" stroke="#cfe2ff"/>'))


def race_left(s: NavState, right: float, step: float = 25, k: float = 1) -> float:
    """Where the folded race begins."""
    tiles, balls = (STAGES, 28) if s.mode == FIRST_AND_FAST else (TRACK, 52)
    return right - (tiles * step + balls + 14) * k


def _ball(x: float, k: float, colour: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(15 * k)}" r="{num(8 * k)}" fill="{colour}" stroke="#0b0e1a"/>'


def next_card(scene: Scene, x: float, room: float, class_: str = "skq") -> None:
    """The face-up card of the deck: it comes to the first week next month. It lies on the sky, or on a ground of its own ink."""
    top = scene.s.top
    if top < 0 or scene.s.stage in (DRAFT, OVER):
        return
    spec = scene.c.cards[top]
    told = f"Next month in week 1: {spec.name}."
    whole = f"next month: {spec.name}"
    words = fitted(x, 22.5, whole if width(whole, 12) <= room else f"next: {spec.name}", room, 12, class_)
    scene.add(f'<g data-card="card-{spec.key}" data-says="{esc(told)}">{rect(x - 4, 6, room + 4, 24, "hit")}{words}</g>')
