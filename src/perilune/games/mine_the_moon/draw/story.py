"""The story of a finished game: what was launched, built and found, and the rockets that stand for the points."""

from perilune.core.journal import Event
from perilune.core.words import Vocabulary
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.towers import rocket
from perilune.draw.vignettes import INK, at, flying, line, sign, solid, wheel
from perilune.games.mine_the_moon import messages as m

_GOODS = ["#a08a68", "#7d7a9c", "#5f8f91", "#ffd27a", "#cbbcff", "#83ecdf"]


def tower(seat: int, wide: float, high: float, won: bool) -> tuple[str, str]:
    """Points fill a rocket; that of a winner is lit."""
    return rocket(seat, wide, high, won)


def staged(event: Event, seat: int, vocabulary: Vocabulary) -> tuple[int, str]:
    """How much an event matters, and its picture."""
    code, args = event.code, event.args
    if code == m.E_LAUNCH:
        return 90, _with_robot(seat, flying(seat, _named(vocabulary, "rocket", args[0])[:1]))
    if code in (m.E_BUILD, m.E_BONUS):
        number = args[1] if code == m.E_BUILD else args[2]
        return 80, _with_robot(args[0], _house(_named(vocabulary, "building", number), args[0]))
    if code in (m.E_LEECH, m.E_ABDUCT):
        return 70, at(-26, 0, _robot(args[0])) + at(30, 0, _robot(args[1])) + line("M-6 -34h16m-6 -6l6 6l-6 6", "#ffb454", 3)
    if code in (m.E_EXPORT, m.E_SHIPPED, m.E_YIELD, m.E_GAIN):
        return 60, _with_robot(args[0], _house("", args[0]))
    if code == m.E_LOAD:
        return 55, at(-30, 0, _robot(args[0])) + at(2, -18, _good(args[1])) + at(
            44, 0, _standing(_named(vocabulary, "rocket", args[2])[:1])
        )
    if code in (m.E_WHITE_TO, m.E_GRANT, m.E_ROBOT):
        return 40, at(0, 0, _robot(args[0]), scale=1.2)
    if code == m.E_FOUND:
        return 30, at(-46, 0, _robot(args[0])) + at(-16, -14, _good(args[1])) + at(34, 0, wheel(seat))
    if code in (m.E_REFINE, m.E_PRODUCE, m.E_TAKE):
        return 20, at(-14, 0, _robot(args[0])) + at(22, -14, _good(args[1]))
    if code == m.E_DROP:
        return 10, at(-22, 0, _robot(args[0])) + at(26, -2, _good(args[1]), scale=0.9)
    if code in (m.E_WORK, m.E_WORK_OWN, m.E_CLOUT):
        return 5, at(0, 0, _robot(args[0]), scale=1.2)
    return 0, ""


def _named(vocabulary: Vocabulary, kind: str, number: int) -> str:
    return vocabulary.say(f"{{{kind}}}", [number], [])


def _with_robot(seat: int, thing: str) -> str:
    return at(-54, 0, _robot(seat)) + at(16, 0, thing)


def _robot(seat: int) -> str:
    """A robot of a seat, as on the board."""
    body = solid("M-10 -4.6V-15.4Q-10 -19.2 -6.2 -19.2H6.2Q10 -19.2 10 -15.4V-4.6Z", var(seat_colour(seat)), 1.1)
    chest = el("path", d=mark_path(seat), fill=INK, transform="translate(-5.6,-17.6) scale(.7)")
    frame = (
        el("rect", x=-10.5, y=-5, width=21, height=5, rx=2.5, fill="#39425a", stroke=INK)
        + solid("M-6.8 -19.6Q-7 -29.6 0 -29.6T6.8 -19.6Z", "#ced6e6", 1.1)
        + el("rect", x=-5, y=-25.6, width=10, height=4.4, rx=2.2, fill="#10172b")
        + line("M0 -29.6V-32.4", "#dfe5f1", 1.3)
        + el("circle", cx=0, cy=-33, r=1.6, fill="#ffb454")
    )
    return at(0, 0, body, chest, frame, scale=1.35)


def _good(kind: int) -> str:
    """A raw lump, or a refined piece."""
    colour = _GOODS[kind % len(_GOODS)]
    if kind < 3:
        return solid("M-9 2L-7 -8L1 -11L9 -5L8 5L-2 8Z", colour)
    return solid("M0 -11L10 -5.5V5.5L0 11L-10 5.5V-5.5Z", colour) + line("M-4 -5L3 -7", "#fff", 1.8)


def _house(name: str, seat: int) -> str:
    """A building of the base, with its sign; its name below the roof, if it has one."""
    walls = solid("M-46 0V-34H46V0Z", "#aeb8cd") + solid("M-50 -34L-36 -52H36L50 -34Z", var(seat_colour(seat)))
    door = el("rect", x=-9, y=-16, width=18, height=16, rx=2, fill="#39425a", stroke=INK)
    windows = "".join(el("rect", x=x, y=-15, width=13, height=9, rx=2, fill="#ffdf8a", stroke=INK) for x in (-36, 23))
    size = min(11.0, 84 / max(1.0, 0.62 * len(name)))
    plate = el("text", name, x=0, y=-21, text_anchor="middle", font_size=num(size), class_="k b") if name else ""
    return walls + door + windows + plate + sign(seat, 0, -43, 13, INK)


def _standing(letter: str) -> str:
    """A rocket on its pad."""
    return (
        solid("M-14 -14L-23 0H-10ZM14 -14L23 0H10Z", "#ff8a3c")
        + solid("M-14 -4V-42Q-12 -58 0 -68Q12 -58 14 -42V-4Z", "#e3e9f4")
        + el("text", letter, x=0, y=-26, text_anchor="middle", font_size=17, class_="k b")
    )
