"""The picture on the lid: Orion over the Earth at night, two spaceships on their way to the Moon, an observatory that watches."""

from typing import Final

from perilune.draw.lid import lid, scatter, stars
from perilune.draw.svg import el, num

WIDTH: Final = 584.0
HEIGHT: Final = 352.0

# the stars of Orion: where, how bright, and in which colour
_ORION: Final = [
    (250, 58, 5.2, "#ffb58a"),
    (318, 70, 3.8, "#dfeaff"),
    (300, 124, 3.4, "#cfe0ff"),
    (284, 128, 3.8, "#cfe0ff"),
    (268, 132, 3.4, "#cfe0ff"),
    (262, 190, 3.6, "#dfeaff"),
    (336, 180, 5.6, "#9fd0ff"),
    (288, 34, 2.8, "#dfeaff"),
]
_LIGHT: Final = (
    '<radialGradient id="gsea" cx=".62" cy=".3" r=".8"><stop offset="0" stop-color="#5fb2f0"/>'
    '<stop offset=".45" stop-color="#2364ad"/><stop offset="1" stop-color="#061230"/></radialGradient>'
    '<radialGradient id="gshade" cx=".66" cy=".26" r=".85"><stop offset=".35" stop-color="#020817" stop-opacity="0"/>'
    '<stop offset=".8" stop-color="#020817" stop-opacity=".62"/><stop offset="1" stop-color="#020817" stop-opacity=".85"/>'
    '</radialGradient><radialGradient id="gair"><stop offset=".84" stop-color="#7cd4ff" stop-opacity=".75"/>'
    '<stop offset=".9" stop-color="#4fa8f0" stop-opacity=".3"/><stop offset="1" stop-color="#4fa8f0" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="mface" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="#fffbe8"/>'
    '<stop offset=".5" stop-color="#cfcab8"/><stop offset="1" stop-color="#3a3b48"/></radialGradient>'
    '<radialGradient id="mshade" cx=".3" cy=".28" r=".95"><stop offset=".4" stop-color="#0b0e1a" stop-opacity="0"/>'
    '<stop offset=".95" stop-color="#0b0e1a" stop-opacity=".8"/></radialGradient><linearGradient id="die0" x1="0" x2="1">'
    '<stop stop-color="#7fcaf5"/><stop offset="1" stop-color="#2b7db0"/></linearGradient>'
    '<linearGradient id="die2" x1="0" x2="1"><stop stop-color="#35c99c"/><stop offset="1" stop-color="#006a4c"/>'
    '</linearGradient><linearGradient id="ns" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#040718"/>'
    '<stop offset=".6" stop-color="#101b46"/><stop offset="1" stop-color="#2a3a78"/></linearGradient>'
    '<radialGradient id="moonglow"><stop offset=".4" stop-color="#fff3cf" stop-opacity=".7"/>'
    '<stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>'
)
_SKY: Final = '<rect width="584" height="352" fill="url(#ns)"/>'
_MILKY_WAY: Final = (
    '<path d="M0 260C160 200 260 170 584 -10V60C400 150 240 240 0 320Z" fill="#8f9be8" opacity=".07"/>'
    '<g fill="none" stroke="#8fa8e8" stroke-width="1" opacity=".16">'
    '<path d="M-20 120Q290 20 620 120M-20 200Q290 90 620 200"/>'
    '<path d="M150 -10Q120 160 90 360M300 -10V360M450 -10Q480 160 510 360"/></g>'
)
_LINES: Final = (
    '<path d="M250 58L268 132M268 132L284 128M284 128L300 124M300 124L318 70M268 132L262 190M300 124L336 180M250 58L288 34'
    'M288 34L318 70M262 190L336 180" fill="none" stroke="#ffcf8a" stroke-width="7" opacity=".14"/>'
    '<path d="M250 58L268 132M268 132L284 128M284 128L300 124M300 124L318 70M268 132L262 190M300 124L336 180M250 58L288 34'
    'M288 34L318 70M262 190L336 180" fill="none" stroke="#ffcf8a" stroke-width="2" opacity=".9"/>'
)
_CASSIOPEIA: Final = (
    '<path d="M372 96L404 82L430 92L466 60M404 82L420 48" fill="none" stroke="#7cd4ff" stroke-width="1.5" opacity=".6"/>'
    '<circle cx="372" cy="96" r="2.6" fill="#dff4ff"/><circle cx="404" cy="82" r="2.6" fill="#dff4ff"/>'
    '<circle cx="430" cy="92" r="2.6" fill="#dff4ff"/><circle cx="466" cy="60" r="2.6" fill="#dff4ff"/>'
    '<circle cx="420" cy="48" r="2.6" fill="#dff4ff"/>'
)
_MOON: Final = (
    '<circle cx="514" cy="92" r="88.4" fill="url(#moonglow)" opacity=".55"/>'
    '<circle cx="514" cy="92" r="52" fill="url(#mface)"/><clipPath id="mclip"><circle cx="514" cy="92" r="52"/></clipPath>'
)
_SEAS: Final = (
    '<ellipse cx="495.8" cy="73.8" rx="15.6" ry="12.5" transform="rotate(-20 495.8 73.8)" fill="#8f8b80" opacity=".5"/>'
    '<ellipse cx="519.2" cy="70.2" rx="11.4" ry="9.4" transform="rotate(10 519.2 70.2)" fill="#8f8b80" opacity=".5"/>'
    '<ellipse cx="530.6" cy="82.6" rx="10.4" ry="8.3" transform="rotate(30 530.6 82.6)" fill="#8f8b80" opacity=".5"/>'
    '<ellipse cx="490.6" cy="94.6" rx="12.5" ry="17.7" transform="rotate(0 490.6 94.6)" fill="#8f8b80" opacity=".5"/>'
    '<ellipse cx="540" cy="94.6" rx="6.2" ry="5.2" transform="rotate(0 540 94.6)" fill="#8f8b80" opacity=".5"/>'
    '<ellipse cx="524.4" cy="97.2" rx="8.3" ry="6.2" transform="rotate(0 524.4 97.2)" fill="#8f8b80" opacity=".5"/>'
    '<ellipse cx="506.2" cy="110.2" rx="10.4" ry="7.3" transform="rotate(20 506.2 110.2)" fill="#8f8b80" opacity=".5"/>'
)
_TYCHO: Final = (
    '<circle cx="508.8" cy="129.4" r="4.7" fill="#fffbe8" opacity=".8"/>'
    '<path d="M508.8 129.4l23.4 0" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l17.9 15.1" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l4 23.1" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l-11.8 20.2" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l-22 7.8" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l-21.9 -8.2" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l-11.5 -20.4" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l4.4 -23" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<path d="M508.8 129.4l18.1 -14.8" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
    '<circle cx="514" cy="92" r="52" fill="url(#mshade)"/>'
)
_EARTH: Final = (
    '<circle cx="118" cy="352" r="215.8" fill="url(#gair)"/><clipPath id="cgclip"><circle cx="118" cy="352" r="186"/>'
    '</clipPath><g clip-path="url(#cgclip)"><circle cx="118" cy="352" r="186" fill="url(#gsea)"/>'
    '<g stroke="#e8f2dc" stroke-width=".7" stroke-opacity=".4">'
    '<path d="M129 166L107 166L97 167L90 168L85 169L80 170L69 173L63 175L58 177L59 178L66 176L55 180L51 182L54 182L47 185'
    "L38 185L31 188L24 192L20 195L14 200L8 204L3 208L10 204L16 201L26 195L33 192L32 194L28 198L22 201L22 203L26 201L16 209"
    "L11 217L6 222L0 223L-1 219L-6 222L-3 221L-6 226L-6 218L-5 213L-6 216L-6 219L0 208L10 200L19 194L28 189L38 184L42 182"
    'L54 178L65 174L76 171L86 169L96 167L104 167L108 166L126 166Z" fill="#5c8a5e"/>'
    '<path d="M80 178L92 178L94 179L97 180L101 180L101 182L98 186L90 190L82 195L74 199L64 201L53 203L35 212L34 208L43 199'
    'L53 193L61 189L72 184L73 181Z" fill="#5c8a5e"/>'
    '<path d="M67 179L59 184L51 188L45 193L33 197L34 194L38 189L45 188L55 182L60 179L68 177Z" fill="#5c8a5e"/>'
    '<path d="M88 174L96 175L95 176L95 177L87 178L77 178L77 176Z" fill="#5c8a5e"/>'
    '<path d="M81 170L74 173L64 176L64 175L72 172Z" fill="#5c8a5e"/>'
    '<path d="M89 169L83 170L80 170L85 169Z" fill="#5c8a5e"/><path d="M-4 228L5 222L1 230L-4 234Z" fill="#5c8a5e"/>'
    '<path d="M-6 318L-6 358L-6 332Z" fill="#559a5a"/>'
    '<path d="M46 286L47 280L53 268L68 269L71 262L66 255L73 254L81 249L86 247L95 242L97 234L102 233L99 241L107 242L116 242'
    "L120 239L121 234L125 234L124 229L134 227L123 228L120 224L125 216L121 214L114 222L114 228L112 235L105 239L103 230L98"
    " 232L94 229L95 222L104 218L111 210L117 205L124 203L130 205L144 210L144 212L136 212L139 217L143 217L146 214L149 212"
    "L146 207L151 209L156 205L159 201L178 221L185 233L185 244L181 255L181 266L176 271L169 275L160 267L156 265L159 259L151"
    " 262L155 265L149 268L146 264L142 264L138 270L137 276L133 280L127 282L128 289L125 293L120 287L116 278L107 272L104 266"
    "L100 268L104 275L114 282L110 284L109 288L107 288L107 282L96 275L92 268L83 271L79 272L78 275L69 281L66 286L62 289L53"
    ' 290Z" fill="#7d9468"/>'
    '<path d="M67 250L81 248L83 244L79 238L81 231L80 228L76 230L72 234L76 239L71 242L73 247Z" fill="#7d9468"/>'
    '<path d="M61 243L68 244L71 238L68 236L63 239Z" fill="#7d9468"/>'
    '<path d="M65 208L68 207L74 208L74 212L66 214L63 212Z" fill="#7d9468"/>'
    '<path d="M112 189L116 188L121 188L118 191L115 193Z" fill="#7d9468"/>'
    '<path d="M150 200L148 195L149 189L150 189L152 196L155 200Z" fill="#7d9468"/>'
    '<path d="M52 290L61 294L80 290L92 290L94 300L106 307L118 311L118 305L132 308L152 308L159 318L163 331L170 342L176 356'
    'L190 358L13 358L9 351L14 338L14 330L28 312L38 306L42 298Z" fill="#b39a5c"/>'
    '<path d="M159 201L168 202L159 194L162 193L174 201L164 191L162 187L162 183L158 180L164 180L171 182L171 180L170 178L174'
    " 178L166 175L165 173L163 172L160 171L150 169L141 167L145 168L151 169L164 172L173 174L179 176L191 181L200 185L191 181"
    "L176 175L179 176L189 180L198 184L215 193L214 193L225 200L238 210L246 217L254 225L258 230L262 234L265 238L259 231L256"
    " 228L260 232L256 228L261 234L263 235L268 243L274 250L281 263L288 277L291 288L291 289L293 298L299 313L301 323L301 330"
    "L300 325L298 322L296 320L298 332L302 346L303 353L302 352L298 337L296 323L292 313L290 318L288 311L281 301L279 306L277"
    " 316L274 334L276 348L274 358L270 351L260 333L256 321L252 323L248 320L241 313L230 316L218 313L212 315L200 308L194 308"
    "L202 318L206 320L213 323L217 316L219 322L228 325L226 337L220 344L212 353L195 358L189 358L186 353L174 338L160 318L153"
    " 312L157 308L160 294L159 291L150 293L145 292L137 292L134 284L140 279L149 275L158 277L169 275L176 271L181 266L181 255"
    'L185 244L185 233L178 221Z" fill="#8f9160"/><path d="M297 349L299 351L303 358L300 358Z" fill="#8f9160"/>'
    '<path d="M304 349L304 343L302 324L302 327L304 341L304 358Z" fill="#8f9160"/></g><g fill="#fff" opacity=".3">'
    '<ellipse cx="20.5" cy="257.4" rx="35.6" ry="6.3" transform="rotate(.9 20.5 257.4)"/>'
    '<ellipse cx="138.4" cy="341.1" rx="27" ry="6.3" transform="rotate(-2.3 138.4 341.1)"/>'
    '<ellipse cx="147.6" cy="330.6" rx="27.1" ry="3.3" transform="rotate(-6 147.6 330.6)"/>'
    '<ellipse cx="99.5" cy="342.8" rx="20.5" ry="3.4" transform="rotate(7.1 99.5 342.8)"/>'
    '<ellipse cx="122.2" cy="308.4" rx="35.6" ry="2.8" transform="rotate(-3.4 122.2 308.4)"/>'
    '<ellipse cx="273.5" cy="334.3" rx="22.4" ry="6.3" transform="rotate(-6.1 273.5 334.3)"/>'
    '<ellipse cx="95.6" cy="306.2" rx="39.4" ry="5.2" transform="rotate(8.8 95.6 306.2)"/>'
    '<ellipse cx="169.6" cy="311.1" rx="24.3" ry="2.9" transform="rotate(-19.9 169.6 311.1)"/>'
    '<ellipse cx="117.4" cy="199.8" rx="15.4" ry="5.6" transform="rotate(-12.2 117.4 199.8)"/>'
    '<ellipse cx="100.3" cy="342.5" rx="16.1" ry="3" transform="rotate(8.4 100.3 342.5)"/></g>'
    '<circle cx="118" cy="352" r="186" fill="url(#gshade)"/></g>'
)
_WAY: Final = (
    '<path d="M232 216C300 210 380 216 428 172S470 150 486 146" fill="none" stroke="#ffb454" stroke-width="2.6"'
    ' opacity=".95" stroke-dasharray="2 9"/>'
)
_SPACESHIPS: Final = (
    '<g transform="translate(330 214) rotate(78) scale(1.7)"><path d="M-4.5 15L0 38L4.5 15Z" fill="#ffb454"/>'
    '<path d="M-2.2 15L0 27L2.2 15Z" fill="#fff1c9"/>'
    '<path d="M-5 16L-2.5 11H2.5L5 16Z" fill="#8b93a7" stroke="#0b0e1a" stroke-width="1"/>'
    '<rect x="-8" y="-4" width="16" height="16" fill="url(#die0)" rx="1.5" stroke="#0b0e1a" stroke-width="1.2"/>'
    '<path d="M-8 -4L-3 -15H3L8 -4Z" fill="#eef2fb" stroke="#0b0e1a" stroke-width="1.2"/>'
    '<circle cy="-8.5" r="1.7" fill="#0b0e1a"/><g transform="translate(0 4) rotate(-78)">'
    '<path d="M0 -5.5L4.5 0L0 5.5L-4.5 0Z" fill="#fff" stroke="#0b0e1a" stroke-width="1"/></g></g>'
    '<g transform="translate(420 176) rotate(52) scale(1.15)"><path d="M-4.5 15L0 38L4.5 15Z" fill="#ffb454"/>'
    '<path d="M-2.2 15L0 27L2.2 15Z" fill="#fff1c9"/>'
    '<path d="M-5 16L-2.5 11H2.5L5 16Z" fill="#8b93a7" stroke="#0b0e1a" stroke-width="1"/>'
    '<rect x="-8" y="-4" width="16" height="16" fill="url(#die2)" rx="1.5" stroke="#0b0e1a" stroke-width="1.2"/>'
    '<path d="M-8 -4L-3 -15H3L8 -4Z" fill="#eef2fb" stroke="#0b0e1a" stroke-width="1.2"/>'
    '<circle cy="-8.5" r="1.7" fill="#0b0e1a"/><g transform="translate(0 4) rotate(-52)">'
    '<path d="M0 -5.1L5.5 4.3L-5.5 4.3Z" fill="#fff" stroke="#0b0e1a" stroke-width="1"/></g></g>'
)
_HILL: Final = (
    '<path d="M250 352C330 300 420 316 470 308S560 296 584 300V352Z" fill="#0a1230"/>'
    '<path d="M250 352C330 300 420 316 470 308S560 296 584 300" fill="none" stroke="#5d78c0" stroke-width="2"'
    ' opacity=".7"/>'
)
_OBSERVATORY: Final = (
    '<g transform="translate(498 300) scale(1.5)">'
    '<path d="M-22 6V-8A22 20 0 0 1 22 -8V6Z" fill="#dfe6f5" stroke="#0b0e1a" stroke-width="1.5"/>'
    '<path d="M2 -27A22 20 0 0 1 22 -8H2Z" fill="#9aa7c6"/><path d="M-6 -27L6 -28L5 -8H-5Z" fill="#101a3a"/>'
    '<path d="M-3 -10L12 -38L20 -34L5 -6Z" fill="#e0bd55" stroke="#0b0e1a" stroke-width="1.4"/>'
    '<path d="M-18 0H-12M-18 -5H-12" stroke="#ffcf7d" stroke-width="3"/></g>'
)


def cover() -> str:
    """The picture."""
    return lid(
        "AstroNavigators",
        [_LIGHT],
        _SKY,
        stars(170, 19),
        _MILKY_WAY,
        _LINES,
        "".join(_star(x, y, size, colour) for x, y, size, colour in _ORION),
        _CASSIOPEIA,
        _MOON,
        el("g", _SEAS, _craters(), _TYCHO, clip_path="url(#mclip)"),
        _EARTH,
        _WAY,
        _SPACESHIPS,
        _HILL,
        _OBSERVATORY,
        width=WIDTH,
        height=HEIGHT,
    )


def _star(x: float, y: float, size: float, colour: str) -> str:
    haze = el("circle", cx=x, cy=y, r=3.2 * size, fill=colour, opacity=".18")
    return haze + el("circle", cx=x, cy=y, r=size, fill=colour) + el("circle", cx=x, cy=y, r=size / 2, fill="#fff")


def _craters() -> str:
    """On the Moon, each with a bright rim below."""
    drawn = []
    for x, y, size in scatter(34, 5):
        at_x, at_y, wide = 468 + x * 92, 46 + y * 92, 0.9 + 2.2 * size
        drawn.append(el("circle", cx=at_x, cy=at_y, r=wide, fill="#6f6b64", opacity=".4"))
        rim = f"M{num(at_x - wide)} {num(at_y)}a{num(wide)} {num(wide)} 0 0 0 {num(2 * wide)} 0"
        drawn.append(el("path", d=rim, fill="none", stroke="#fff8e0", stroke_width=0.8, opacity=".45"))
    return "".join(drawn)
