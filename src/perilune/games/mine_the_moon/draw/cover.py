"""The picture on the lid: robots at work in a crater, a rocket that leaves, the Earth above."""

from typing import Final

from perilune.draw.lid import lid, scatter, stars
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num

WIDTH: Final = 584.0
HEIGHT: Final = 352.0

# where a robot stands, how large it is, whose it is, and its colour in light and shade
_ROBOTS: Final = [
    (292, 292, 1.53, 2, "#009e73", "#006a4c"),
    (164, 312, 1.94, 0, "#56b4e9", "#2b7db0"),
    (440, 318, 1.88, 3, "#d55e00", "#943f00"),
    (238, 340, 2.18, 1, "#e69f00", "#a56f00"),
]
_LIGHT: Final = (
    '<radialGradient id="gB" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff2cc"/>'
    '<stop offset=".5" stop-color="#ffd27a"/><stop offset="1" stop-color="#d99a2b"/></radialGradient>'
    '<linearGradient id="gG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ece6ff"/>'
    '<stop offset="1" stop-color="#9f8be8"/></linearGradient><linearGradient id="gN" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="#d3fff8"/><stop offset="1" stop-color="#4fc7b8"/></linearGradient>'
    '<linearGradient id="head" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4f7fd"/>'
    '<stop offset="1" stop-color="#a4aec6"/></linearGradient><linearGradient id="hullg" x1="0" y1="0" x2="1" y2="0">'
    '<stop offset="0" stop-color="#aeb8cd"/><stop offset=".22" stop-color="#f3f6fc"/>'
    '<stop offset=".6" stop-color="#cdd5e4"/><stop offset="1" stop-color="#78839d"/></linearGradient>'
    '<linearGradient id="fing" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff8a3c"/>'
    '<stop offset="1" stop-color="#a34400"/></linearGradient><linearGradient id="sk" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#04060e"/><stop offset=".7" stop-color="#121831"/><stop offset="1" stop-color="#242647"/>'
    '</linearGradient><radialGradient id="earth" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#cfeeff"/>'
    '<stop offset=".4" stop-color="#3f8be0"/><stop offset="1" stop-color="#06122c"/></radialGradient>'
    '<radialGradient id="eair" cx=".5" cy=".5" r=".5"><stop offset=".5" stop-color="#4a9bf0" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#4a9bf0" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5c637d"/>'
    '<stop offset="1" stop-color="#2b3048"/></linearGradient><linearGradient id="mid" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#7d859c"/><stop offset="1" stop-color="#363c54"/></linearGradient>'
    '<linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a3abbf"/>'
    '<stop offset=".5" stop-color="#666e86"/><stop offset="1" stop-color="#30364c"/></linearGradient>'
    '<radialGradient id="pit1" cx=".5" cy=".75" r=".7"><stop offset="0" stop-color="#2a2f45"/>'
    '<stop offset=".75" stop-color="#454c66"/><stop offset="1" stop-color="#7f879f"/></radialGradient>'
    '<radialGradient id="fire" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff1c9" stop-opacity=".95"/>'
    '<stop offset=".25" stop-color="#ffc46b" stop-opacity=".7"/><stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="neb" cx=".5" cy=".5" r=".5">'
    '<stop offset="0" stop-color="#5a46a8" stop-opacity=".35"/><stop offset="1" stop-color="#5a46a8" stop-opacity="0"/>'
    "</radialGradient>"
)
_RESOURCES: Final = (
    '<symbol id="b" viewBox="0 0 16 16">'
    '<path d="M7 1.2L10 2L12.6 2.4L13.2 5L15 7.4L13.6 9.6L13.6 12.3L10.7 13.2L8.5 14.9L6 13.8L3.3 13.4L2.6 10.6L1 8.4L2.4'
    ' 6L2.5 3.3L5.1 2.9Z" fill="#a08a68" stroke="#0b0e1a" stroke-width=".9"/>'
    '<path d="M7 1.2L5.1 2.9L2.5 3.3L2.4 6L1 8.4L5.2 6.6L8 4.7Z" fill="#c4ad86" opacity=".75"/>'
    '<path d="M5.2 6.6L8 4.7L10.8 6.9L9.8 10.2L6.3 10.4Z" fill="#5e4f3a" stroke="#0b0e1a" stroke-width=".8"/></symbol>'
    '<symbol id="g" viewBox="0 0 16 16">'
    '<path d="M4.4 3.4L7 4.3L9.2 3.2L12 3.9L13.1 6.1L15.4 8L14 9.5L12.2 12.6L9.4 11.8L6.8 12.9L4 12.2L2.9 9.9L.6 8.2L2.4'
    ' 6.2Z" fill="#7d7a9c" stroke="#0b0e1a" stroke-width=".9"/>'
    '<path d="M4.4 3.4L7 4.3L9.2 3.2L12 3.9L9.6 6.2L6.4 6.3L4.6 8.2L.6 8.2L2.4 6.2Z" fill="#a8a5c6" opacity=".75"/>'
    '<path d="M4.6 8.2L6.4 6.3L9.6 6.2L11.4 8.2L9.4 10.2L6.5 10Z" fill="#45435e" stroke="#0b0e1a" stroke-width=".8"/>'
    '</symbol><symbol id="B" viewBox="0 0 16 16">'
    '<circle cx="8" cy="8" r="7" fill="url(#gB)" stroke="#0b0e1a" stroke-width=".9"/>'
    '<path d="M8 4.9L10.9 7L9.8 10.5L6.2 10.5L5.1 7Z" fill="#7a4f08" stroke="#7a4f08" stroke-width=".5"/>'
    '<path d="M8 4.9L8 1.2M10.9 7L14.5 5.9M9.8 10.5L12 13.5M6.2 10.5L4 13.5M5.1 7L1.5 5.9" fill="none" stroke="#7a4f08"'
    ' stroke-width="1.1"/>'
    '<path d="M3 6.8A5.3 5.3 0 0 1 5.2 3.6" fill="none" stroke="#fff" stroke-width="1.3" opacity=".95"/></symbol>'
    '<symbol id="G" viewBox="0 0 16 16">'
    '<path d="M15.5 8L11.8 13.2L4.3 13.2L.5 8L4.2 2.8L11.8 2.8Z" fill="url(#gG)" stroke="#0b0e1a" stroke-width=".9"/>'
    '<path d="M11.5 8L9.8 10.4L6.3 10.4L4.5 8L6.2 5.6L9.8 5.6Z" fill="none" stroke="#46358c" stroke-width="1.1"/>'
    '<path d="M11.5 8L15.5 8M9.8 10.4L11.8 13.2M6.3 10.4L4.3 13.2M4.5 8L.5 8M6.2 5.6L4.2 2.8M9.8 5.6L11.8 2.8" fill="none"'
    ' stroke="#46358c" stroke-width="1.1"/>'
    '<path d="M5 3.6H9.6" fill="none" stroke="#fff" stroke-width="1.3" opacity=".95"/></symbol>'
    '<symbol id="N" viewBox="0 0 16 16">'
    '<path d="M9.4 1.9L1.7 9.6A3.2 3.2 0 0 0 6.3 14.2L14 6.5Z" fill="url(#gN)" stroke="#0b0e1a" stroke-width=".9"/>'
    '<ellipse cx="11.7" cy="4.3" rx="3.3" ry="2" transform="rotate(45 11.7 4.3)" fill="#0d3b3a" stroke="#c8fff7"'
    ' stroke-width=".9"/><path d="M4 9.5L9.4 4.1" fill="none" stroke="#fff" stroke-width="1.3" opacity=".95"/>'
    '<path d="M4 12.4L7.4 9M8.6 10.2L10.4 8.4" fill="none" stroke="#177a72" stroke-width=".9"/></symbol>'
)
_SKY: Final = '<rect width="584" height="352" fill="url(#sk)"/><ellipse cx="330" cy="70" rx="340" ry="150" fill="url(#neb)"/>'
_EARTH: Final = (
    '<circle cx="118" cy="86" r="96" fill="url(#eair)"/><circle cx="118" cy="86" r="50" fill="url(#earth)"/>'
    '<path d="M88 60C100 44 124 48 128 62S112 80 120 92 96 106 90 92 78 74 88 60ZM136 96C148 90 156 102 148 112S130 108'
    ' 136 96Z" fill="#6cc07c" opacity=".8"/>'
    '<path d="M76 82Q104 74 132 84M84 112Q112 104 150 122" fill="none" stroke="#fff" stroke-width="4" opacity=".45"/>'
)
_FAR_HILLS: Final = (
    '<path d="M0 214C40 186 84 200 130 178S230 150 300 182 430 150 500 176 560 168 584 180V352H0Z" fill="url(#far)"/>'
    '<path d="M0 214C40 186 84 200 130 178S230 150 300 182 430 150 500 176 560 168 584 180" fill="none" stroke="#9aa3bd"'
    ' stroke-width="1.6" opacity=".6"/>'
)
_ROCKET: Final = (
    '<circle cx="446" cy="190" r="92" fill="url(#fire)"/><g transform="translate(452,62) rotate(9)">'
    '<path d="M-13 62Q-20 108 0 158Q20 108 13 62Z" fill="#ff9d3e"/>'
    '<path d="M-8 62Q-12 96 0 126Q12 96 8 62Z" fill="#fff3c9"/>'
    '<path d="M-20 40L-38 62V76L-18 62Z" fill="url(#fing)" stroke="#0b0e1a" stroke-width="2"/>'
    '<path d="M20 40L38 62V76L18 62Z" fill="#8f3c02" stroke="#0b0e1a" stroke-width="2"/>'
    '<path d="M-22 62V10C-22 -18 -10 -34 0 -44C10 -34 22 -18 22 10V62Z" fill="url(#hullg)" stroke="#0b0e1a"'
    ' stroke-width="2.2"/>'
    '<path d="M-13.5 -25C-9 -35 -4 -40.5 0 -44C4 -40.5 9 -35 13.5 -25Z" fill="url(#fing)" stroke="#0b0e1a"'
    ' stroke-width="1.6"/><circle cy="4" r="11" fill="#39445f" stroke="#0b0e1a" stroke-width="1.5"/>'
    '<circle cy="4" r="8" fill="#7cc4ff"/><path d="M-5 1A6 6 0 0 1 1 -3" fill="none" stroke="#fff" stroke-width="2"/>'
    '<path d="M-22 34H22" fill="none" stroke="#78839d" stroke-width="2"/></g>'
)
_SMOKE: Final = (
    '<ellipse cx="396" cy="218" rx="26" ry="15.6" fill="#b9c1d6" opacity=".22"/>'
    '<ellipse cx="424" cy="212" rx="34" ry="20.4" fill="#b9c1d6" opacity=".26"/>'
    '<ellipse cx="456" cy="218" rx="28" ry="16.8" fill="#b9c1d6" opacity=".22"/>'
    '<ellipse cx="430" cy="226" rx="52" ry="31.2" fill="#b9c1d6" opacity=".2"/>'
)
_NEAR_HILLS: Final = (
    '<path d="M0 262C70 216 150 232 214 222S420 206 500 232 560 226 584 214V352H0Z" fill="url(#mid)"/>'
    '<path d="M0 262C70 216 150 232 214 222S420 206 500 232 560 226 584 214" fill="none" stroke="#b9c1d6"'
    ' stroke-width="1.8" opacity=".55"/>'
)
_CRATER: Final = (
    '<ellipse cx="284" cy="296" rx="286" ry="66" fill="url(#near)"/>'
    '<ellipse cx="284" cy="296" rx="250" ry="52" fill="url(#pit1)"/>'
    '<path d="M34 296A250 52 0 0 1 534 296" fill="none" stroke="#d5dbe9" stroke-width="3" opacity=".55"/>'
)
_FINDS: Final = (
    '<use href="#B" x="110" y="282" width="20" height="20"/><use href="#G" x="238" y="264" width="16" height="16"/>'
    '<use href="#N" x="311" y="307" width="22" height="22"/><use href="#B" x="394.5" y="276.5" width="15" height="15"/>'
    '<use href="#g" x="187.5" y="313.5" width="17" height="17"/><use href="#b" x="461.5" y="297.5" width="17" height="17"/>'
)
_BODY: Final = (
    '<ellipse cx="4" cy="-.6" rx="15" ry="3.6" fill="#03050b" opacity=".5"/>'
    '<rect x="-10.5" y="-5" width="21" height="5" rx="2.5" fill="#39425a" stroke="#0b0e1a" stroke-width="1"/>'
    '<circle cx="-6" cy="-2.5" r="1.4" fill="#8b95ad"/><circle cy="-2.5" r="1.4" fill="#8b95ad"/>'
    '<circle cx="6" cy="-2.5" r="1.4" fill="#8b95ad"/>'
    '<path d="M9.5 -13L14 -16.5M14 -16.5L16.6 -15.4M14 -16.5L14 -19.4" fill="none" stroke="#dfe5f1" stroke-width="1.7"/>'
    '<path d="M-10 -4.6V-15.4Q-10 -19.2 -6.2 -19.2H6.2Q10 -19.2 10 -15.4V-4.6Z" fill="url(#ROBOT)" stroke="#0b0e1a"'
    ' stroke-width="1.1"/>'
    '<path d="M-6.8 -19.6Q-7 -29.6 0 -29.6T6.8 -19.6Z" fill="url(#head)" stroke="#0b0e1a" stroke-width="1.1"/>'
    '<rect x="-5" y="-25.6" width="10" height="4.4" rx="2.2" fill="#10172b"/>'
    '<circle cx="-2.3" cy="-23.4" r="1.2" fill="#9fe2ff"/><circle cx="2.3" cy="-23.4" r="1.2" fill="#9fe2ff"/>'
    '<path d="M0 -29.6V-32.4" fill="none" stroke="#dfe5f1" stroke-width="1.3"/><circle cy="-33" r="1.6" fill="#ffb454"/>'
)
_HELD: Final = '<use href="#B" x="6" y="-24" width="17" height="17"/>'
_FRONT: Final = '<path d="M0 344C120 328 260 350 380 338S520 332 584 344V352H0Z" fill="#151a2b"/>'


def cover() -> str:
    """The picture."""
    bodies = [
        el(
            "linearGradient",
            el("stop", offset=0.5, stop_color=colour) + el("stop", offset=1, stop_color=shade),
            id=f"robot-{seat}",
        )
        for _, _, _, seat, colour, shade in _ROBOTS
    ]
    return lid(
        "Mine the Moon",
        [_LIGHT, *bodies, _RESOURCES],
        _SKY,
        stars(150, 7, 250),
        _EARTH,
        _FAR_HILLS,
        _ROCKET,
        _SMOKE,
        _NEAR_HILLS,
        _CRATER,
        _pits(),
        _FINDS,
        "".join(_robot(x, y, size, seat) for x, y, size, seat, _, _ in _ROBOTS),
        _FRONT,
        width=WIDTH,
        height=HEIGHT,
    )


def _pits() -> str:
    """Small craters on the floor of the large one, each with a bright rim."""
    drawn = []
    for x, y, size in scatter(22, 3):
        at_x, at_y = 76 + x * 416, 272 + y * 58
        wide, high = 5 + 12 * size, 2 + 4 * size
        drawn.append(el("ellipse", cx=at_x, cy=at_y, rx=wide, ry=high, fill="#1d2235", opacity=".6"))
        rim = f"M{num(at_x - wide)} {num(at_y + 1)}a{num(wide)} {num(high)} 0 0 0 {num(2 * wide)} 0"
        drawn.append(el("path", d=rim, fill="none", stroke="#aab3c9", opacity=".4"))
    return "".join(drawn)


def _robot(x: float, y: float, size: float, seat: int) -> str:
    mark = el("path", d=mark_path(seat), fill="#0b0e1a", transform="translate(-5.6 -17.6) scale(.7)")
    held = _HELD if seat == 1 else ""
    body = _BODY.replace("#ROBOT", f"#robot-{seat}")
    return el("g", body, mark, held, transform=f"translate({num(x)},{num(y)}) scale({size})")
