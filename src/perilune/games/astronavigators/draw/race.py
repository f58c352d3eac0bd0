"""The race: Earth, Moon and the way between them take the stage, with the tiles, the craft, and what a flight can do next."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.pending import KIND, SEAT
from perilune.core.words import win
from perilune.draw.feast import GOLD, banner, burst
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark, mark_path
from perilune.draw.svg import esc, num, piece, rect
from perilune.draw.words import label, width, wrap
from perilune.games.astronavigators.content import SPACECRAFT, STAGES, TRACK, WEEKS, Content
from perilune.games.astronavigators.draw.scene import Scene, icon
from perilune.games.astronavigators.draw.small_chart import small_chart
from perilune.games.astronavigators.draw.space import BACK, MOON_AT, OUT, smooth
from perilune.games.astronavigators.draw.tokens import craft
from perilune.games.astronavigators.jobs import FLAGS, FLIGHT, HUNTING, in_hand
from perilune.games.astronavigators.moves import stage_labels, stage_tokens
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, MOON, OVER, SOLO
from perilune.games.astronavigators.words.foretell import beyond, deciding, flying, harmless, stays_on_course, to_stage
from perilune.games.astronavigators.world.trajectory import next_place, place_of, usual_value

PAD = (132.0, 336.0)
LAUNCHING = (150.0, 311.0, 35)  # where a craft that lifts off stands, and which way it points
LANDED = (150.0, 410.0)
SPREAD = [(286.0, 392.0), (366.0, 300.0), (462.0, 222.0), (574.0, 166.0), (692.0, 142.0)]  # where there is no way back
AROUND = "C796 54 930 40 938 150C944 250 880 294 812 296"  # behind the Moon
# Where the name of each stage stands: off the middle of its tile, and the anchor.
_NAMED = [(34, 4, "start"), (34, 22, "start"), (20, 41, "start"), (0, 44, "middle"), (0, 44, "middle")] + [
    (0, 39, "middle")
] * STAGES
_TURNS = [0, 36, 48, 66, 82, 96, 110, 200, 236, 258, 276, 296, 330]  # which way a craft points at each place

Fires = tuple[tuple[float, float, float], ...]
# Fireworks where the stage is empty: middle and radius; with no way back, and with one.
_FEAST_OUT: Fires = (
    (118, 128, 36), (236, 186, 24), (330, 92, 30), (520, 100, 20), (500, 380, 26), (800, 352, 34), (896, 396, 22), (752, 450, 20),
)  # fmt: skip
_FEAST_BACK: Fires = (
    (112, 112, 36), (214, 66, 20), (494, 78, 18), (346, 92, 24), (628, 268, 24), (896, 344, 30), (742, 64, 26), (520, 240, 18),
)  # fmt: skip


def race(scene: Scene) -> None:
    """Everything on the stage."""
    s = scene.s
    short = s.mode == FIRST_AND_FAST
    scene.add('<g id="space" clip-path="url(#av-stage-clip)"><use href="#av-stage"/></g>')
    scene.add(_course(short))
    found = uses(scene)
    for tile in range(STAGES if short else TRACK):
        scene.add(_stage(scene, tile, found.get(place_of(tile), [])))
    scene.add(_moon(scene, found.get(MOON, [])))
    scene.add(_earth(scene, found.get(0, []) + found.get(HOME, [])))
    scene.add(small_chart(scene))
    for seat in lifting_off(scene):
        scene.add(lift_off(scene, seat, *LAUNCHING))
    if scene.offered("done"):
        scene.left["done"] = scene.offers["done"]  # it has a key, too
    if s.stage == OVER:
        fires, plate = (_FEAST_OUT, (650.0, 372.0)) if short else (_FEAST_BACK, (478.0, 296.0))
        scene.add(end_of_race(scene, fires, (*plate, 400.0, 22.0)))
    _craft(scene)


def end_of_race(scene: Scene, fires: Fires, plate: tuple[float, float, float, float]) -> str:
    """Who has won; or, alone, that it was the shadow, without fireworks."""
    if shadow_wins(scene):
        return f'<g class="pieces">{banner(*plate, (), "The shadow wins")}</g>'
    return feast(tuple(scene.winners()), tuple(scene.names), fires, plate)


@lru_cache(64)
def feast(won: tuple[int, ...], names: tuple[str, ...], fires: Fires, plate: tuple[float, float, float, float]) -> str:
    """Fireworks in gold and in the colours of the winners, and a banner that names them: its middle, its top, its room, its letters."""
    if not won:
        return "<g/>"
    tones = [GOLD, *[var(seat_colour(seat)) for seat in won]]
    sky = "".join(burst(x, y, radius, tones[n % len(tones)]) for n, (x, y, radius) in enumerate(fires))
    return f'<g class="pieces">{sky}{banner(*plate, tuple(mark(seat) for seat in won), win(list(won), list(names)))}</g>'


def spot(place: int, short: bool = False) -> tuple[float, float]:
    """The middle of a place of the way."""
    if place == 0:
        return PAD
    if place == HOME:
        return LANDED
    if place == MOON:
        return MOON_AT[0], MOON_AT[1]
    return ((SPREAD if short else OUT)[place - 1]) if place < MOON else BACK[place - MOON - 1]


@lru_cache(2)
def _course(short: bool) -> str:
    """The way, dotted."""
    there = smooth([PAD, *[spot(place, short) for place in range(1, MOON)], (772.0, 120.0)])
    glow = f'<path d="{there}" fill="none" stroke="#7cd4ff" stroke-width="9" opacity=".08"/>'
    drawn = f'{glow}<path d="{there}" class="ahead"/>'
    if not short:
        back = smooth([(812.0, 296.0), *[spot(place) for place in range(MOON + 1, HOME)], LANDED])
        drawn += f'<path d="M772 120{AROUND}" class="ahead" opacity=".8"/><path d="{back}" class="ahead"/>'
    return f'<g id="flight-path">{drawn}</g>'


def uses(scene: Scene) -> dict[int, list[Way]]:
    """What the viewer can do, by the place of the way that it belongs to."""
    s, seat = scene.s, scene.seat
    found: dict[int, list[Way]] = {}
    if seat < 0:
        return found
    flight = s.pending[-1] if s.pending and s.pending[-1][0] == FLIGHT else None
    hunting = bool(flight and flight[SEAT] == seat and flight[FLAGS] & HUNTING)
    further = next_place(s, seat, hunting) if in_hand(s) == FLIGHT and s.place[seat] != HOME else s.place[seat]
    for move in scene.offers:
        verb, _, rest = move.partition(" ")
        if verb in ("draw", "exchange", "narrow"):
            place = place_of(stage_tokens().index(rest))
        elif verb in ("fly", "hold"):
            place = further
        elif verb in ("face", "negate", "redraw", "guess", "ease", "push", "name", "lift-off"):
            place = s.place[seat]
        else:
            continue
        note = flying(s, scene.c, seat, place) if verb == "fly" else deciding(s, scene.c, seat, move)
        onward = _onward(scene, verb, place)
        ghost = "fly-ahead" if verb == "fly" else ""
        found.setdefault(place, []).append(Way([move, *onward], scene.named(move), note, ghost, waits=bool(onward)))
    ahead = next_place(s, seat, False) if 0 < s.place[seat] < HOME else 0
    if ahead:
        found.setdefault(ahead, []).extend(steps(scene, ahead))
    if scene.offered("abort-stage") and stays_on_course(s, scene.c, seat):
        here = found.setdefault(s.place[seat], [])
        here.append(Way(["done"], "Stay on course", f"{s.nk[seat] - s.dv[seat]} knowledge to spare"))
        here.append(Way(["abort-stage"], "Turn back to Earth", "with Abort Stage you keep all your tokens"))
    for ways in found.values():
        ways.sort(key=lambda way: "you would" in way.note)  # what ends the flight comes last
    return found


def steps(scene: Scene, place: int) -> list[Way]:
    """The weeks in which the viewer can fly on to this place."""
    s, c, seat = scene.s, scene.c, scene.seat
    found: list[Way] = []
    for week in range(WEEKS):
        move = f"travel {week + 1} {c.vehicle_names[SPACECRAFT].lower()}"
        if place and scene.offered(move):
            onward = to_stage(s, c, seat, place)
            found.append(Way([move, *onward], f"Fly on in week {week + 1}", flying(s, c, seat, place), waits=bool(onward)))
    return found


def _onward(scene: Scene, verb: str, place: int) -> list[str]:
    """What follows a choice on the way by itself, because nothing is left to decide."""
    s, c, seat = scene.s, scene.c, scene.seat
    if verb == "fly" and harmless(s, c, seat, place):
        return beyond(s, c, seat, place)
    return ["done"] if verb == "face" and stays_on_course(s, c, seat) else []


def _stage(scene: Scene, tile: int, uses: list[Way]) -> str:
    s, c = scene.s, scene.c
    short = s.mode == FIRST_AND_FAST
    own = s.own[scene.seat * TRACK + tile] if scene.seat >= 0 else -1
    face = _stage_face(c, tile, s.board[tile], usual_value(s, c, tile), own, short, bool(uses), _free(scene, place_of(tile)))
    worth = f"difficulty {s.board[tile]}" if s.board[tile] >= 0 else "face down"
    title = f"{stage_labels()[tile].capitalize()}: {worth}"
    more = f' data-card="stage-{tile}"'
    if is_one_move(uses):
        return scene.spot(uses[0].moves[0], title, face, more=more)
    if uses:
        return scene.thing(f"stage-{tile}", title, uses, title, face, more=more)
    return f'<g{more} data-says="{title}">{face}</g>'


def is_one_move(uses: list[Way]) -> bool:
    """Whether a place has only one use, and that is one move. To fly is always a way: a wish of several moves may go on with it."""
    return len(uses) == 1 and len(uses[0].moves) == 1 and uses[0].moves[0] != "fly"


def _free(scene: Scene, place: int) -> int:
    """How many craft still find room at a stage."""
    s = scene.s
    there = sum(1 for seat in range(s.seats) if s.place[seat] == place and not s.out[seat])
    there += 1 if s.mode == SOLO and s.shadow_place == place else 0
    return max(0, (2 if s.seats >= 3 else 1) - there) if s.stage != OVER else 0


@lru_cache(2048)
def _stage_face(c: Content, tile: int, value: int, usual: int, own: int, short: bool, offered: bool, free: int) -> str:
    x, y = spot(place_of(tile), short)
    r = 26.0 if tile < STAGES else 22.0
    turned = value >= 0
    drawn = ""
    if offered:
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(2 * r)}" fill="url(#av-gold)"/>'
    if turned:
        drawn += f'<circle cx="{num(x)}" cy="{num(y + 2)}" r="{num(r)}" fill="#5d5236"/>'
    drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{"coin" if turned else "down"}"/>'
    if offered:
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r + 1)}" class="fr"/>'
    size = 24 if tile < STAGES else 21
    if turned:
        drawn += label(x, y + size * 0.35, str(value), size, "dk b", "middle")
    else:
        drawn += label(x, y + 4, "?", size, "sk b", "middle") + label(x, y + 18, f"~{usual}", 12, "mo", "middle")
    drawn += f'<circle cx="{num(x - r - 4)}" cy="{num(y + r * 0.6)}" r="9.500" class="num"/>'
    drawn += label(x - r - 4, y + r * 0.6 + 4.4, str(tile % STAGES + 1), 12, "wh b", "middle")
    if own >= 0:
        drawn += (
            f'<rect x="{num(x + r * 0.45)}" y="{num(y - r - 5)}" width="28" height="20" rx="5" class="tag" stroke="#ffe9b0"/>'
        )
        drawn += label(x + r * 0.45 + 14, y - r + 9.5, str(own), 13, "mo b", "middle")
    dx, dy, anchor = _NAMED[tile]
    for n, line in enumerate(wrap(c.stage_names[tile], 92 if tile < STAGES else 112, 12, 3)):
        drawn += label(x + dx, y + dy + 14 * n, line, 12, "sk halo", anchor)
    for n in range(free):
        bx, by, turn = _berth(tile, n if free == 2 else 1, short)
        drawn += f'<ellipse cx="{num(bx)}" cy="{num(by)}" rx="9" ry="14" class="berth" transform="rotate({turn} {num(bx)} {num(by)})"/>'
    return drawn


def _berth(tile: int, nth: int, short: bool) -> tuple[float, float, int]:
    """Where the craft of a stage stand: beside its tile, on the outer side of the way."""
    x, y = spot(place_of(tile), short)
    if tile < STAGES:
        out = [(-56, -8, 36), (-50, -28, 48), (-30, -46, 66), (-24, -54, 82), (-20, -54, 90)][tile]
        step = [(8, -30), (20, -30), (46, -14), (48, 0), (42, 0)][tile]
    else:
        out = [(40, -26, 20), (14, -44, 40), (-6, -44, 80), (-16, -44, 90), (-40, -38, 110)][tile - STAGES]
        step = [(16, 30), (36, 12), (40, 0), (40, 0), (36, -4)][tile - STAGES]
    return x + out[0] + step[0] * nth, y + out[1] + step[1] * nth, 0


def _moon(scene: Scene, uses: list[Way]) -> str:
    x, y, r = MOON_AT
    name = label(x, y + r + 21, "The Moon", 13, "mo b halo", "middle")
    shapes = (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r + 3)}" class="{"fr" if uses else "hit"}"/><circle '
        f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="hit"/>'
    )
    if is_one_move(uses):
        return scene.spot(uses[0].moves[0], "The Moon", shapes, name, more=' data-card="luna"')
    return scene.thing("luna", "The Moon", uses, "The Moon", shapes, name, more=' data-card="luna"')


def _earth(scene: Scene, uses: list[Way]) -> str:
    """The Earth, and the pad that rockets leave from."""
    drawn = '<circle cx="58" cy="440" r="190" class="hit"/>'
    drawn += (
        f'<circle cx="{num(PAD[0])}" cy="{num(PAD[1])}" r="4" fill="#ffe9b0" stroke="#0b0e1a"/><circle '
        f'cx="{num(PAD[0])}" cy="{num(PAD[1])}" r="9" fill="none" stroke="#ffe9b0" stroke-width="1.400" '
        'opacity=".8"/>'
    )
    if uses:
        drawn += f'<circle cx="{num(PAD[0])}" cy="{num(PAD[1])}" r="15" class="fr"/>'
    return scene.thing("pad", "On Earth", uses, "The Earth", drawn)


def _craft(scene: Scene) -> None:
    """Each craft at its place; the viewer's own has a ring and fire."""
    s = scene.s
    short = s.mode == FIRST_AND_FAST
    winners = scene.winners()
    crowd: dict[int, int] = {}
    for seat in range(s.seats):
        place = s.place[seat]
        if place == 0 or (s.out[seat] and place == 0):
            continue
        nth = crowd.get(place, 0)
        crowd[place] = nth + 1
        x, y, turn = standing(place, nth, short)
        if seat in winners:
            scene.add(crown(x, y, 1.5, scene.names[seat]))
        lander = 3 <= place <= MOON + 1
        size = 1.7 if seat in winners else 1.15
        scene.add(craft_piece(scene.names[seat], seat, x, y, turn, lander, seat == scene.seat, s.out[seat] > 0, size))
    if s.mode == SOLO and s.shadow_place > 0:
        x, y, turn = standing(s.shadow_place, crowd.get(s.shadow_place, 0), short)
        if shadow_wins(scene):
            scene.add(crown(x, y, 1.5, "The shadow"))
        scene.add(
            piece(
                "craft-shadow",
                x,
                y,
                (
                    f'<g data-card="shadow" data-says="The shadow."><g transform="rotate({turn}) scale(1.150)"><use '
                    'href="#av-craft-shadow"/></g></g>'
                ),
            )
        )
    goal = ahead(scene)
    if goal >= 0:
        scene.add(ghost(scene, *standing(goal, crowd.get(goal, 0), short)))


def lifting_off(scene: Scene) -> list[int]:
    """The seats whose flight has begun and whose craft has not left the pad."""
    s = scene.s
    return [job[SEAT] for job in s.pending if job[KIND] == FLIGHT and s.place[job[SEAT]] == 0]


def lift_off(scene: Scene, seat: int, x: float, y: float, turn: int) -> str:
    """A craft on its pad, with fire and smoke."""
    smoke = "".join(
        f'<circle cx="{dx}" cy="{dy}" r="{r}" fill="#e9eefb" opacity="{shade}"/>'
        for dx, dy, r, shade in ((-13, 40, 12, 0.5), (13, 41, 13, 0.5), (-25, 46, 9, 0.3), (26, 47, 9, 0.3), (0, 44, 15, 0.7))
    )
    cloud = f'<g transform="translate({num(x)} {num(y)}) rotate({turn})">{smoke}</g>'
    return cloud + craft_piece(scene.names[seat], seat, x, y, turn, False, seat == scene.seat, False, 1.4)


def ahead(scene: Scene) -> int:
    """Where the viewer would fly next, or -1."""
    s = scene.s
    if scene.seat < 0 or not scene.offered("fly"):
        return -1
    return next_place(s, scene.seat, False) if s.place[scene.seat] != HOME else HOME


def ghost(scene: Scene, x: float, y: float, turn: int) -> str:
    """The viewer's craft where it would be, shown while one points at the way to fly."""
    shape = f'<g transform="translate({num(x)} {num(y)}) rotate({turn}) scale(1.200)" opacity=".55"><use href="#{craft(scene.seat)}"/></g>'
    return f'<g id="fly-ahead" class="foreseen">{shape}</g>'


def standing(place: int, nth: int, short: bool) -> tuple[float, float, int]:
    """Where the n-th craft at a place stands, and which way it points."""
    if place == MOON:
        return MOON_AT[0] - 44 + 30 * (nth % 4), MOON_AT[1] - 20 + 34 * (nth // 4), 0
    if place == HOME:
        return 60.0 + 40 * nth, 400.0, 180
    tile = place - 1 if place < MOON else place - 2
    x, y, _ = _berth(tile, nth, short)
    return x, y, _TURNS[place]


def shadow_wins(scene: Scene) -> bool:
    """Whether a solo game is over because the shadow was back first."""
    s = scene.s
    return s.stage == OVER and s.mode == SOLO and s.shadow_place == HOME


@lru_cache(64)
def crown(x: float, y: float, share: float, name: str = "") -> str:
    """Light round the craft of a winner, the cup above it, and perhaps a name below it."""
    top = max(y - 52 * share, 20 * share)
    drawn = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(70 * share)}" fill="url(#av-moonglow)"/>'
    drawn += (
        f'<circle cx="{num(x)}" cy="{num(top)}" r="{num(15 * share)}" class="coin"/>{icon("av-cup", x, top, 20 * share, "i-dk")}'
    )
    if name:
        w = width(name, 15, True) + 24
        left = min(max(x - w / 2, 6.0), 942 - w)
        drawn += rect(left, y + 34, w, 26, "coin", 13) + label(left + w / 2, y + 52.5, name, 15, "dk b", "middle")
    return f'<g class="pieces">{drawn}</g>'


@lru_cache(1024)
def craft_piece(
    name: str, seat: int, x: float, y: float, turn: int, lander: bool, mine: bool, out: bool, size: float = 1.15
) -> str:
    """A craft with its mark, perhaps with the lunar module; the viewer's own has a ring and fire."""
    ring = (
        '<circle r="31" fill="#7cd4ff" fill-opacity=".1" stroke="#7cd4ff" stroke-width="2"/>'
        if mine and not out and size < 1.5
        else ""
    )
    parts = ('<use href="#av-flame"/>' if mine and not out and size < 1.5 else "") + (
        '<use href="#av-lander"/>' if lander else ""
    )
    sign = (
        f'<path d="{mark_path(seat)}" fill="#fff" stroke="#0b0e1a" stroke-width="1.600" '
        f'transform="translate(-5.500 -1.500) rotate({-turn} 5.500 5.500) scale(.69)"/>'
    )
    body = f'<g transform="rotate({turn}) scale({size:.3f})">{parts}<use href="#{craft(seat)}"/>{sign}</g>'
    faded = ' opacity=".4"' if out else ""
    return piece(
        f"craft-{seat + 1}", x, y, f'<g data-card="seat-{seat + 1}" data-says="{esc(name)}"{faded}>{ring}{body}</g>', arc=0.2
    )
