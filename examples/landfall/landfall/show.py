"""The table as a picture and in words, as a seat sees it: pure functions of a view. They show what it has, and no more."""

from landfall.rules import AHEAD, IN_BOX, NO_PROBE, NOTHING_YET, Content, LandfallState
from perilune.core.drawing import Drawing
from perilune.core.game import Region
from perilune.core.move import Move
from perilune.core.words import inside, owned, series
from perilune.draw.lid import ball, disc, lid, night, stars
from perilune.draw.palette import STYLE, seat_colour
from perilune.draw.shapes import panel
from perilune.draw.spots import Spots
from perilune.draw.svg import document, el, piece, rect
from perilune.draw.words import fitted, label

WIDTH, HEIGHT, GAP, CARD = 720.0, 560.0, 10.0, 60.0


def draw(s: LandfallState, seat: int, offers: list[Move], names: list[str], content: Content, scores: list[int]) -> Drawing:
    """The moons above, a row for each player below. A click on a probe sends it."""
    spots = Spots({move.text: f"Send {move.a + 1}" if move.args else "Send none" for move in offers}, asking=seat >= 0)
    parts = [rect(0, 0, WIDTH, HEIGHT, "space")]
    wide = (WIDTH - GAP) / len(content.moons)
    for number, moon in enumerate(content.moons):
        x = GAP + wide * number
        owner = s.owner[number]
        colour = seat_colour(owner) if owner >= 0 else "moon" if number == s.moon else "stone"
        parts.append(panel(x, GAP, wide - GAP, 150, moon.name))
        parts.append(piece(f"moon-{moon.key}", x + (wide - GAP) / 2, 84, el("circle", r=32, class_=colour)))
        parts.append(label(x + 10, 148, f"{moon.distance} away, {moon.points} pts", 12, "q"))
    for who, name in enumerate(names):
        y = 180 + who * 90
        parts += [panel(GAP, y, WIDTH - 2 * GAP, 80), rect(GAP, y, 8, 80, seat_colour(who), 3)]
        parts += [fitted(30, y + 34, name, 150, 16, "b"), label(30, y + 58, f"{scores[who]} points", 13, "q")]
        known = held(s, who)
        for place in range(s.hands[who]):
            x = 190 + place * (CARD + GAP)
            parts.append(rect(x, y + GAP, CARD, CARD, "card", 6))
            if known:
                parts.append(label(x + CARD / 2, y + 48, f"{known[place]}", 22, "b", "middle"))
            if who == seat:
                hot = rect(x, y + GAP, CARD, CARD, "hot", 6)
                parts.append(spots.around(f"send {known[place]}", f"A range of {known[place]}", hot))
        if who == seat:
            parts.append(spots.around("stay", "", label(462, y + 45, "None", 15), rect(440, y + GAP, 80, CARD, "hot", 6)))
        parts.append(label(540, y + 45, choice(s, who), 14, "q"))
    parts.append(label(GAP, HEIGHT - GAP, series([str(probe) for probe in held(s, IN_BOX)]), 13, "q"))
    points = ", ".join(f"{inside(name)} {score}" for name, score in zip(names, scores, strict=True))
    return Drawing(document(WIDTH, HEIGHT, "Landfall", f"Points: {points}.", STYLE, "", *parts), spots.asked)


def cover() -> str:
    """The picture on the lid: a probe above a moon."""
    sky, above = night("sky", "#05070f", "#1b2140")
    probe = el("path", d="M420 90l26 70h-52z", fill="#e8ecf5") + disc(420, 170, 16, "#ffb454", 0.8)
    moon = ball("moon", "#f4f6fb", "#8b93a7", "#1d2540")
    return lid("Landfall", [sky, moon], above, stars(90, 5), disc(280, 330, 170, "url(#moon)"), probe)


def regions(s: LandfallState, seat: int, names: list[str], content: Content, scores: list[int]) -> list[Region]:
    """The moons, the players from the one who looks, and the box where somebody may look into it."""
    moons = []
    for number, moon in enumerate(content.moons):
        owner = s.owner[number]
        visited = "" if owner == AHEAD else f", visited by {inside(names[owner]) if owner >= 0 else 'nobody'}"
        now = ", in reach now" if number == s.moon else ""
        moons.append(f"{moon.name}: {moon.distance} units away, worth {moon.points}{visited}{now}.")
    found = [Region("The moons", moons)]
    for who in [(max(seat, 0) + place) % s.seats for place in range(s.seats)]:
        known = series([str(probe) for probe in held(s, who)])
        lines = [f"Points: {scores[who]}.", f"Probes: {s.hands[who]}{', with ranges of ' + known if known else ''}."]
        found.append(Region(owned("Probes", names[who]), lines + ([f"{choice(s, who)}."] if choice(s, who) else [])))
    if in_box := held(s, IN_BOX):
        found.append(Region("The box", [f"Ranges of {series([str(probe) for probe in in_box])}."]))
    return found


def held(s: LandfallState, holder: int) -> list[int]:
    """The ranges of the probes in a hand or in the box, as far as they are known."""
    return [probe + 1 for probe, where in enumerate(s.holder) if where == holder]


def choice(s: LandfallState, who: int) -> str:
    """What a player has chosen, as far as it is known."""
    chosen = s.chosen[who]
    known = f"Sends {chosen + 1}" if chosen >= 0 else "Sends none" if chosen == NO_PROBE else "Has chosen"
    return "" if chosen == NOTHING_YET else known
