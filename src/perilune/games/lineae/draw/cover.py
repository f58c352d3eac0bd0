"""The picture on the lid: rockets on Europa's ice below Jupiter, submersibles and what they look for in the sea under it."""

from typing import Final

from perilune.draw.lid import lid, scatter, stars
from perilune.draw.svg import el

WIDTH: Final = 584.0
HEIGHT: Final = 352.0
_LIGHT: Final = (
    '<linearGradient id="rkb" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f7faff"/>'
    '<stop offset=".45" stop-color="#d3dcec"/><stop offset="1" stop-color="#7d8aa6"/></linearGradient>'
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#03050d"/>'
    '<stop offset=".7" stop-color="#0d1230"/><stop offset="1" stop-color="#2a2547"/></linearGradient>'
    '<radialGradient id="haze" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#e2b27e" stop-opacity=".55"/>'
    '<stop offset=".55" stop-color="#c98a58" stop-opacity=".22"/><stop offset="1" stop-color="#c98a58" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="jshade" cx=".36" cy=".34" r=".78">'
    '<stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="#1a0d08" stop-opacity=".12"/>'
    '<stop offset="1" stop-color="#05030a" stop-opacity=".86"/></radialGradient>'
    '<linearGradient id="ray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d5efff" stop-opacity=".2"/>'
    '<stop offset="1" stop-color="#d5efff" stop-opacity="0"/></linearGradient>'
    '<radialGradient id="vent" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ff8a3c" stop-opacity=".75"/>'
    '<stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="lamp" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffcf7d" stop-opacity=".6"/>'
    '<stop offset="1" stop-color="#ffcf7d" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff3c4" stop-opacity=".4"/>'
    '<stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="glass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfeaff" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#6aa5dc" stop-opacity=".14"/></linearGradient>'
    '<linearGradient id="s2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f9fdd"/>'
    '<stop offset=".3" stop-color="#1c66a8"/><stop offset=".65" stop-color="#0c3769"/>'
    '<stop offset="1" stop-color="#051630"/></linearGradient><linearGradient id="ice2" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#f2f8ff"/><stop offset=".3" stop-color="#b4d2f1"/>'
    '<stop offset=".7" stop-color="#6a9ad2"/><stop offset="1" stop-color="#3c70ad"/></linearGradient>'
)
_THINGS: Final = (
    '<symbol id="silica" viewBox="0 0 24 24">'
    '<path d="M12 1.4L19.6 9L12 22.6L4.4 9Z" fill="#8cc9ec" stroke="#071020" stroke-width="1.3"/>'
    '<path d="M12 1.4L8.6 9L12 22.6L4.4 9Z" fill="#dff4ff"/><path d="M12 1.4L15.4 9H8.6Z" fill="#ffffff"/>'
    '<path d="M15.4 9H19.6L12 22.6Z" fill="#4f96c4"/>'
    '<path d="M12 1.4L19.6 9L12 22.6L4.4 9Z" fill="none" stroke="#071020" stroke-width="1.3"/></symbol>'
    '<symbol id="sulfur" viewBox="0 0 24 24">'
    '<path d="M12 2L23 20.5H1Z" fill="#ffe14d" stroke="#071020" stroke-width="1.3"/>'
    '<path d="M12 2L23 20.5H14.5Z" fill="#c79a10"/><path d="M12 2L1 20.5L7 15Z" fill="#fff6a8"/>'
    '<path d="M12 2L23 20.5H1Z" fill="none" stroke="#071020" stroke-width="1.3"/></symbol>'
    '<symbol id="salt" viewBox="0 0 24 24">'
    '<path d="M12 2L21 7V17L12 22L3 17V7Z" fill="#e4e4ee" stroke="#071020" stroke-width="1.3"/>'
    '<path d="M12 2L21 7L12 12L3 7Z" fill="#ffffff"/><path d="M21 7V17L12 22V12Z" fill="#a9acc4"/>'
    '<path d="M12 2L21 7V17L12 22L3 17V7Z" fill="none" stroke="#071020" stroke-width="1.3"/></symbol>'
    '<symbol id="iron" viewBox="0 0 24 24">'
    '<path d="M6.5 5.5H17.5L23 18.5H1Z" fill="#cf6238" stroke="#071020" stroke-width="1.3"/>'
    '<path d="M6.5 5.5H17.5L19.2 9.8H4.8Z" fill="#ffb08a"/><path d="M17.5 5.5L23 18.5H18.2L15.6 9.8H19.2Z" fill="#8c3a1c"/>'
    '<path d="M6.5 5.5H17.5L23 18.5H1Z" fill="none" stroke="#071020" stroke-width="1.3"/></symbol>'
    '<symbol id="hydrocarbon" viewBox="0 0 24 24">'
    '<path d="M12 1.5C16 7 19.5 10.8 19.5 15.2A7.5 7.5 0 0 1 4.5 15.2C4.5 10.8 8 7 12 1.5Z" fill="#43306e"'
    ' stroke="#d6c8ff" stroke-width="1.7"/>'
    '<path d="M8.2 15.4A4.4 4.4 0 0 0 11.4 19.4" fill="none" stroke="#fff" stroke-width="1.7"/>'
    '<path d="M12 5C14.5 8.6 17 11.6 17 15A5 5 0 0 1 15.6 18.4C16 13.5 13 10 12 5Z" fill="#6f55a8"/></symbol>'
    '<symbol id="g-salt" viewBox="0 0 24 24">'
    '<path d="M12 2L21 7V17L12 22L3 17V7ZM3 7L12 12L21 7M12 12V22" fill="none" stroke="#e4e4ee" stroke-width="1.9"'
    ' opacity=".85"/></symbol><symbol id="g-iron" viewBox="0 0 24 24">'
    '<path d="M6.5 5.5H17.5L23 18.5H1ZM4.8 9.8H19.2" fill="none" stroke="#e88a62" stroke-width="1.9" opacity=".85"/>'
    '</symbol><symbol id="any" viewBox="0 0 24 24"><circle cx="12" cy="4" r="3.6" fill="#9fd6f5"/>'
    '<circle cx="19.6" cy="9.5" r="3.6" fill="#ffe14d"/><circle cx="16.7" cy="18.5" r="3.6" fill="#f1f1f7"/>'
    '<circle cx="7.3" cy="18.5" r="3.6" fill="#e0774d"/><circle cx="4.4" cy="9.5" r="3.6" fill="#a58af0"/></symbol>'
    '<symbol id="rocket" viewBox="-46 -126 92 130">'
    '<path d="M-26 -40L-41 -14V2L-24 -8Z" fill="#a2523a" stroke="#071020" stroke-width="1.2"/>'
    '<path d="M26 -40L41 -14V2L24 -8Z" fill="#74341f" stroke="#071020" stroke-width="1.2"/>'
    '<path d="M-15 -9L-19 1H19L15 -9Z" fill="#39435c" stroke="#071020" stroke-width="1.2"/>'
    '<path d="M-28 -8V-72C-28 -96 -12 -114 0 -124C12 -114 28 -96 28 -72V-8Z" fill="url(#rkb)" stroke="#071020"'
    ' stroke-width="1.4"/>'
    '<path d="M-14.6 -105C-10.4 -113 -4 -120.6 0 -124C4 -120.6 10.4 -113 14.6 -105Q0 -101 -14.6 -105Z" fill="#a2523a"'
    ' stroke="#071020" stroke-width="1"/><path d="M-28 -72Q0 -68 28 -72" fill="none" stroke="#6d7a97" stroke-width=".9"/>'
    '<path d="M-22 -70V-12" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/></symbol>'
    '<symbol id="sub" viewBox="-36 -24 72 46">'
    '<path d="M-26 -2L-31.5 -8V14L-26 8Z" fill="#8592ab" stroke="#071020" stroke-width="1"/>'
    '<path d="M-9.5 -8V-17.5Q-9.5 -20 -7 -20H7Q9.5 -20 9.5 -17.5V-8Z" fill="#e0bd55" stroke="#071020" stroke-width="1.2"/>'
    '<path d="M-18.6 -9H17C25 -9 29.6 -4 29.6 3S25 15.5 17 15.5H-18.6C-24.6 15.5 -28 10 -28 3S-24.6 -9 -18.6 -9Z"'
    ' fill="#e8eef9" stroke="#071020" stroke-width="1.3"/>'
    '<path d="M-27 8C-25.4 13 -22.4 15.5 -18.6 15.5H17C23 15.5 27 12.6 28.6 8Z" fill="#98a5c0"/>'
    '<path d="M-18.6 -9H17C25 -9 29.6 -4 29.6 3S25 15.5 17 15.5H-18.6C-24.6 15.5 -28 10 -28 3S-24.6 -9 -18.6 -9Z"'
    ' fill="none" stroke="#071020" stroke-width="1.3"/>'
    '<rect x="-25" y="-4.6" width="51.4" height="15" fill="#0c1c38" rx="7.5" stroke="#5a6a8c" stroke-width="1"/>'
    '<circle cx="28.6" cy="3" r="2.6" fill="#fff3c4"/></symbol>'
)
_SKY: Final = '<rect width="584" height="170" fill="url(#sky)"/>'
_JUPITER: Final = (
    '<circle cx="372" cy="86" r="204.8" fill="url(#haze)" opacity=".8"/><clipPath id="jc">'
    '<circle cx="372" cy="86" r="128"/></clipPath><g clip-path="url(#jc)"><circle cx="372" cy="86" r="128" fill="#d9ae7c"/>'
    '<path d="M244 -18q128 14 256 0v22q-128 14 -256 0Z" fill="#b98a60" opacity=".7"/>'
    '<path d="M244 8q128 14 256 0v13q-128 14 -256 0Z" fill="#efd9b8" opacity=".7"/>'
    '<path d="M244 26q128 14 256 0v22q-128 14 -256 0Z" fill="#b5794a" opacity=".85"/>'
    '<path d="M244 50q128 14 256 0v12q-128 14 -256 0Z" fill="#ecd6b4" opacity=".8"/>'
    '<path d="M244 66q128 14 256 0v26q-128 14 -256 0Z" fill="#c28a58" opacity=".8"/>'
    '<path d="M244 96q128 14 256 0v14q-128 14 -256 0Z" fill="#f0dcbc" opacity=".75"/>'
    '<path d="M244 114q128 14 256 0v22q-128 14 -256 0Z" fill="#a96c42" opacity=".85"/>'
    '<path d="M244 140q128 14 256 0v16q-128 14 -256 0Z" fill="#e3bd8c" opacity=".7"/>'
    '<path d="M244 160q128 14 256 0v24q-128 14 -256 0Z" fill="#8f5b3a" opacity=".7"/>'
    '<path d="M244 72q30 10 60 4t50 6 60 -2 52 4" fill="none" stroke="#7d4a2c" stroke-width="1.4" opacity=".5"/>'
    '<ellipse cx="420" cy="114" rx="24" ry="11" fill="#b14a2a" opacity=".85"/>'
    '<ellipse cx="420" cy="114" rx="30" ry="15" fill="none" stroke="#f0dcbc" stroke-width="2" opacity=".4"/></g>'
    '<circle cx="372" cy="86" r="128" fill="url(#jshade)"/>'
)
_RIDGE: Final = (
    '<path d="M0 150V130L50 116 100 132 170 112 240 130 320 116 410 134 490 116 540 132 584 120V150Z" fill="#6f8bbd"'
    ' opacity=".6"/>'
)
_SEA: Final = (
    '<rect y="180" width="584" height="352" fill="url(#s2)"/>'
    '<path d="M60 190H110L120 352H-10Z" fill="url(#ray)" opacity=".8"/>'
    '<path d="M220 190H280L320 352H180Z" fill="url(#ray)" opacity=".8"/>'
    '<path d="M420 190H490L580 352H430Z" fill="url(#ray)" opacity=".8"/>'
)
_ROCKETS: Final = (
    '<g transform="translate(120 150) scale(.98)"><use href="#rocket" x="-46" y="-126" width="92" height="130"/>'
    '<circle cx="-13" cy="-60" r="11.6" fill="#101a33" stroke="#eaf2ff" stroke-width="1.7"/>'
    '<use href="#salt" x="-22.4" y="-69.4" width="18.8" height="18.8"/>'
    '<circle cx="13" cy="-60" r="11.6" fill="#101a33" stroke="#5b6a8d" stroke-width="1.1"/>'
    '<use href="#g-salt" x="5.2" y="-67.8" width="15.5" height="15.5" opacity=".9"/>'
    '<circle cx="-13" cy="-34" r="11.6" fill="#101a33" stroke="#5b6a8d" stroke-width="1.1"/>'
    '<use href="#g-iron" x="-20.8" y="-41.8" width="15.5" height="15.5" opacity=".9"/>'
    '<circle cx="13" cy="-34" r="11.6" fill="#101a33" stroke="#eaf2ff" stroke-width="1.7"/>'
    '<use href="#sulfur" x="3.6" y="-43.4" width="18.8" height="18.8"/>'
    '<circle cy="-87" r="11" fill="#101a33" stroke="#5b6a8d" stroke-width="1.1"/>'
    '<use href="#any" x="-8.2" y="-95.2" width="16.5" height="16.5"/></g><g transform="translate(216 147) scale(.86)">'
    '<use href="#rocket" x="-46" y="-126" width="92" height="130"/>'
    '<circle cx="-13" cy="-60" r="11.6" fill="#101a33" stroke="#eaf2ff" stroke-width="1.7"/>'
    '<use href="#silica" x="-22.4" y="-69.4" width="18.8" height="18.8"/>'
    '<circle cx="13" cy="-60" r="11.6" fill="#101a33" stroke="#eaf2ff" stroke-width="1.7"/>'
    '<use href="#silica" x="3.6" y="-69.4" width="18.8" height="18.8"/>'
    '<circle cx="-13" cy="-34" r="11.6" fill="#101a33" stroke="#5b6a8d" stroke-width="1.1"/>'
    '<use href="#g-iron" x="-20.8" y="-41.8" width="15.5" height="15.5" opacity=".9"/>'
    '<circle cx="13" cy="-34" r="11.6" fill="#101a33" stroke="#eaf2ff" stroke-width="1.7"/>'
    '<use href="#iron" x="3.6" y="-43.4" width="18.8" height="18.8"/>'
    '<circle cy="-87" r="11" fill="#101a33" stroke="#eaf2ff" stroke-width="1.7"/>'
    '<use href="#hydrocarbon" x="-8.9" y="-95.9" width="17.8" height="17.8"/></g>'
)
_DOME: Final = (
    '<g transform="translate(506 149)"><circle cy="-30" r="52" fill="url(#lamp)" opacity=".7"/>'
    '<path d="M-30 0V-18H-16V0ZM-10 0V-36L-6 -42H8L12 -36V0ZM16 0V-24H30V0Z" fill="#52648f" stroke="#071020"'
    ' stroke-width="1"/>'
    '<path d="M-26 -12H-22M-4 -28H0M4 -28H8M-4 -20H0M4 -12H8M21 -17H25" fill="none" stroke="#ffdf8a" stroke-width="3"/>'
    '<path d="M-46 0C-46 -40 -22 -58 0 -58S46 -40 46 0Z" fill="url(#glass)" stroke="#bfe0ff" stroke-width="1.6"/>'
    '<path d="M-34 -22C-30 -38 -18 -48 -6 -51" fill="none" stroke="#fff" stroke-width="2.6" opacity=".7"/></g>'
)
_ICE: Final = (
    '<path d="M0 150L60 153 140 147 230 152 330 148 430 153 584 148V194L520 202 470 190 410 208 340 194 280 206 210 190'
    ' 150 204 80 192 30 202 0 194Z" fill="url(#ice2)"/>'
    '<path d="M0 170C90 158 170 184 270 168S480 184 584 164M190 150C210 168 216 180 246 198M420 150C408 166 400 186 380'
    ' 200" fill="none" stroke="#a2523a" stroke-width="2.6" opacity=".7"/>'
    '<path d="M0 153H584" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>'
    '<path d="M8 196l4 6.2l4 -6.2ZM21.9 196l4 12.6l4 -12.6ZM57.5 196l4 11.7l4 -11.7ZM72.5 196l4 14.8l4 -14.8ZM106 196l4'
    " 9.6l4 -9.6ZM118 196l4 13.3l4 -13.3ZM146.2 196l4 10.8l4 -10.8ZM158.7 196l4 12.1l4 -12.1ZM171.6 196l4 9.3l4 -9.3Z"
    "M187.4 196l4 8l4 -8ZM222.5 196l4 12.2l4 -12.2ZM255.7 196l4 7.3l4 -7.3ZM277.8 196l4 10.7l4 -10.7ZM290.7 196l4 8.5l4"
    " -8.5ZM328.1 196l4 12.3l4 -12.3ZM362.5 196l4 7.3l4 -7.3ZM392.4 196l4 12.7l4 -12.7ZM422.8 196l4 8.8l4 -8.8ZM439.3"
    " 196l4 4.2l4 -4.2ZM474.4 196l4 14.3l4 -14.3ZM493.6 196l4 12.3l4 -12.3ZM516.1 196l4 10.9l4 -10.9ZM550 196l4 7.5l4 -7.5"
    'Z" fill="#9cc3ea" opacity=".85"/>'
)
_GROUND: Final = (
    '<path d="M0 352V312C60 282 130 332 210 322S360 280 440 318 540 312 584 300V352Z" fill="#05142e" opacity=".75"/>'
    '<circle cx="70" cy="302" r="46" fill="url(#vent)" opacity=".7"/>'
    '<path d="M55 352L63 308L62 302H77L78 310L86 352Z" fill="#1a1520" stroke="#5b3c33" stroke-width="1.3"/>'
    '<circle cx="330" cy="312" r="46" fill="url(#vent)" opacity=".7"/>'
    '<path d="M315 352L323 318L322 312H337L338 320L346 352Z" fill="#1a1520" stroke="#5b3c33" stroke-width="1.3"/>'
    '<circle cx="548" cy="300" r="46" fill="url(#vent)" opacity=".7"/>'
    '<path d="M533 352L541 306L540 300H555L556 308L564 352Z" fill="#1a1520" stroke="#5b3c33" stroke-width="1.3"/>'
)
_RESOURCES: Final = (
    '<use href="#silica" x="285" y="277" width="30" height="30"/>'
    '<use href="#sulfur" x="337" y="303" width="30" height="30"/>'
    '<use href="#hydrocarbon" x="388" y="254" width="28" height="28"/>'
    '<use href="#salt" x="248" y="308" width="28" height="28"/><use href="#iron" x="437" y="291" width="30" height="30"/>'
    '<use href="#silica" x="138" y="314" width="24" height="24"/>'
    '<use href="#hydrocarbon" x="24" y="238" width="24" height="24"/>'
    '<use href="#sulfur" x="508" y="268" width="24" height="24"/>'
)
_SUBMERSIBLES: Final = (
    '<g transform="translate(150 262) scale(1.8)"><path d="M30 3L70 -13V21Z" fill="url(#beam)" opacity=".5"/>'
    '<use href="#sub" x="-36" y="-24" width="72" height="46"/>'
    '<text y="-9.9" font-size="12" fill="#221803" font-weight="700" text-anchor="middle">B</text>'
    '<use href="#iron" x="-23.9" y="-3.5" width="12.6" height="12.6"/>'
    '<use href="#salt" x="-11.7" y="-3.5" width="12.6" height="12.6"/><circle cx="6.8" cy="2.8" r="1.6" fill="#3b507a"/>'
    '<circle cx="19" cy="2.8" r="1.6" fill="#3b507a"/></g><g transform="translate(470 238) scale(1.05)">'
    '<path d="M30 3L70 -13V21Z" fill="url(#beam)" opacity=".5"/><use href="#sub" x="-36" y="-24" width="72" height="46"/>'
    '<text y="-9.9" font-size="12" fill="#221803" font-weight="700" text-anchor="middle">E</text>'
    '<use href="#sulfur" x="-23.9" y="-3.5" width="12.6" height="12.6"/><circle cx="-5.4" cy="2.8" r="1.6" fill="#3b507a"/>'
    '<circle cx="6.8" cy="2.8" r="1.6" fill="#3b507a"/><circle cx="19" cy="2.8" r="1.6" fill="#3b507a"/></g>'
)


def cover() -> str:
    """The picture."""
    return lid(
        "Lineae",
        [_LIGHT, _THINGS],
        _SKY,
        stars(90, 11, 120),
        _JUPITER,
        _RIDGE,
        _SEA,
        _ROCKETS,
        _DOME,
        _ICE,
        _GROUND,
        _RESOURCES,
        _bubbles(),
        _SUBMERSIBLES,
        width=WIDTH,
        height=HEIGHT,
    )


def _bubbles() -> str:
    return "".join(
        el("circle", cx=x * WIDTH, cy=222 + y * 118, r=0.8 + 1.8 * size, fill="#bfe6ff", opacity=0.1 + 0.3 * y)
        for x, y, size in scatter(40, 23)
    )
