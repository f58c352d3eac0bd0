"""The picture on the lid: a moon of Uranus under a rain of asteroids, its races at home, a rocket that gets away."""

from typing import Final

from perilune.draw.lid import lid, stars
from perilune.draw.svg import el, num

WIDTH: Final = 584.0
HEIGHT: Final = 352.0

# the hexes of the moon, row by row: how high the row is, where it begins, and the land of each
_ROWS: Final = [
    (182, 75.5, "h4 h1 h4 hd hd"),
    (225.5, 50.4, "h0 h2 h0 h0 hd hd"),
    (269, 25.3, "h3 h1 h2 h1 h3 h0 h4"),
    (312.5, 0.2, "h2 h3 h4 h0 h2 h0 h2 h2"),
    (356, -24.9, "h1 h1 h2 h0 h4 h1 hv h1 h3"),
]
_STEP: Final = 50.26  # from one hex to the next in its row

# the asteroids: where each is, how large, and how far its tail and its light reach
_ASTEROIDS: Final = [(250, 46, 2.4, 130, 44), (90, 40, 1.44, 80, 26), (360, 20, 1.22, 72, 22), (240, 190, 1.9, 120, 34)]
_LIGHT: Final = (
    '<linearGradient id="t0" x1=".15" y1="0" x2=".7" y2="1"><stop stop-color="#58a466"/>'
    '<stop offset="1" stop-color="#34714a"/></linearGradient><linearGradient id="t1" x1=".15" y1="0" x2=".7" y2="1">'
    '<stop stop-color="#5288d6"/><stop offset="1" stop-color="#305a9e"/></linearGradient>'
    '<linearGradient id="t2" x1=".15" y1="0" x2=".7" y2="1"><stop stop-color="#cf6455"/>'
    '<stop offset="1" stop-color="#953f3c"/></linearGradient><linearGradient id="t3" x1=".15" y1="0" x2=".7" y2="1">'
    '<stop stop-color="#9768cf"/><stop offset="1" stop-color="#643f98"/></linearGradient>'
    '<linearGradient id="t4" x1=".15" y1="0" x2=".7" y2="1"><stop stop-color="#99a2b8"/>'
    '<stop offset="1" stop-color="#646d84"/></linearGradient><linearGradient id="tv" x1="0" y1="0" x2="0" y2="1">'
    '<stop stop-color="#4a2f33"/><stop offset="1" stop-color="#241820"/></linearGradient>'
    '<linearGradient id="pit" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#05040a"/>'
    '<stop offset="1" stop-color="#1d1526"/></linearGradient><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
    '<stop stop-color="#06040f"/><stop offset="1" stop-color="#23133a"/></linearGradient>'
    '<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e9edf6"/>'
    '<stop offset="1" stop-color="#8f99b3"/></linearGradient><radialGradient id="uranus" cx=".34" cy=".3" r=".82">'
    '<stop offset="0" stop-color="#d5f3f0" stop-opacity="1"/><stop offset=".3" stop-color="#8ccfd2" stop-opacity="1"/>'
    '<stop offset=".62" stop-color="#4a9fae" stop-opacity="1"/><stop offset=".88" stop-color="#1c5266" stop-opacity="1"/>'
    '<stop offset="1" stop-color="#0f3143" stop-opacity="1"/></radialGradient>'
    '<radialGradient id="air" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#7fd6d8" stop-opacity=".55"/>'
    '<stop offset=".55" stop-color="#5fb0c8" stop-opacity=".2"/><stop offset="1" stop-color="#4a7bb8" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="rim" cx=".34" cy=".28" r=".85">'
    '<stop offset="0" stop-color="#7b7291" stop-opacity="1"/><stop offset=".6" stop-color="#564d6c" stop-opacity="1"/>'
    '<stop offset="1" stop-color="#241d36" stop-opacity="1"/></radialGradient>'
    '<radialGradient id="shade" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".16"/>'
    '<stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#05020c" stop-opacity=".03"/>'
    '<stop offset=".84" stop-color="#05020c" stop-opacity=".34"/><stop offset="1" stop-color="#05020c" stop-opacity=".7"/>'
    '</radialGradient><radialGradient id="fire" cx=".5" cy=".5" r=".5">'
    '<stop offset="0" stop-color="#ffb15c" stop-opacity=".95"/><stop offset=".4" stop-color="#ff7a2e" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#ff6a2e" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="lavag" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffd27a" stop-opacity=".9"/>'
    '<stop offset=".5" stop-color="#ff7a3c" stop-opacity=".45"/><stop offset="1" stop-color="#ff5a2c" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="neb1" cx=".5" cy=".5" r=".5">'
    '<stop offset="0" stop-color="#6b3fa0" stop-opacity=".42"/><stop offset="1" stop-color="#6b3fa0" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="neb3" cx=".5" cy=".5" r=".5">'
    '<stop offset="0" stop-color="#a0426a" stop-opacity=".22"/><stop offset="1" stop-color="#a0426a" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="rockb" cx=".62" cy=".3" r=".8">'
    '<stop offset="0" stop-color="#9a8578" stop-opacity="1"/><stop offset=".6" stop-color="#5f4e4a" stop-opacity="1"/>'
    '<stop offset="1" stop-color="#2b211f" stop-opacity="1"/></radialGradient><linearGradient id="tail">'
    '<stop stop-color="#ff9a4a" stop-opacity=".85"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/>'
    "</linearGradient>"
)
_LANDS: Final = (
    '<path id="hex" d="M27 15.6L0 31.2L-27 15.6V-15.6L0 -31.2L27 -15.6Z"/><g id="edge">'
    '<path d="M-26 15L-26 -15L-0 -30L26 -15" fill="none" stroke="#fff" stroke-width="1.4" opacity=".2"/>'
    '<path d="M26 -15L26 15L0 30L-26 15" fill="none" stroke="#000" stroke-width="1.6" opacity=".26"/></g><g id="h0">'
    '<use href="#hex" fill="url(#t0)"/>'
    '<path d="M-26.5 10Q-16 3 -5 12T26.5 9V15.5L0 30.6L-26.5 15.5Z" fill="#2c6a45" opacity=".5"/>'
    '<path d="M-17 -15.6l3.4 4.8h-1.6l2.7 3.8h-9.1l2.7 -3.8h-1.6Z" fill="#2a6141"/>'
    '<path d="M-17 -15.6l-3.4 4.8h1.6l-2.7 3.8h4.6Z" fill="#7cc486" opacity=".55"/>'
    '<path d="M-10.5 -19.2l2.7 3.8h-1.6l2.1 3h-7.2l2.1 -3h-1.6Z" fill="#2a6141"/>'
    '<path d="M-10.5 -19.2l-2.7 3.8h1.6l-2.1 3h3.6Z" fill="#7cc486" opacity=".55"/>'
    '<path d="M16 -17.3l3.2 4.5h-1.6l2.5 3.6h-8.6l2.5 -3.6h-1.6Z" fill="#2a6141"/>'
    '<path d="M16 -17.3l-3.2 4.5h1.6l-2.5 3.6h4.3Z" fill="#7cc486" opacity=".55"/>'
    '<path d="M14 14.1l3.1 4.2h-1.6l2.4 3.4h-8.2l2.4 -3.4h-1.6Z" fill="#2a6141"/>'
    '<path d="M14 14.1l-3.1 4.2h1.6l-2.4 3.4h4.1Z" fill="#7cc486" opacity=".55"/>'
    '<path d="M-13 15.4l2.9 4h-1.6l2.2 3.2h-7.7l2.2 -3.2h-1.6Z" fill="#2a6141"/>'
    '<path d="M-13 15.4l-2.9 4h1.6l-2.2 3.2h3.8Z" fill="#7cc486" opacity=".55"/><use href="#edge"/></g><g id="h1">'
    '<use href="#hex" fill="url(#t1)"/>'
    '<path d="M-22 -9q4 -3.4 8 0t8 0M4 -19q3.4 -3 6.8 0t6.8 0M-4 22q3.6 -3 7.2 0t7.2 0M8 13q3.4 -3 6.8 0t6.8 0"'
    ' fill="none" stroke="#b9dbff" stroke-width="1.7" opacity=".62"/>'
    '<path d="M-20 8l8 -4 7 3 -3 6 -9 2Z" fill="#cfe7ff" opacity=".42"/>'
    '<path d="M-5 -22l6 -1 2 4 -7 2Z" fill="#cfe7ff" opacity=".35"/><use href="#edge"/></g><g id="h2">'
    '<use href="#hex" fill="url(#t2)"/><path d="M4 -5L7 -15H17L21 -5Z" fill="#7a302f" opacity=".5"/>'
    '<path d="M7 -15H17L18.4 -11.4H5.9Z" fill="#f0a58c" opacity=".6"/>'
    '<path d="M-26.5 2L-17 -1L-9 5L3 3L13 8L26.5 5V15.5L0 30.6L-26.5 15.5Z" fill="#7a302f" opacity=".5"/>'
    '<path d="M-26.5 2L-17 -1L-9 5L3 3L13 8L26.5 5" fill="none" stroke="#f0a58c" stroke-width="1.3" opacity=".55"/>'
    '<path d="M-24 13.5L-12 11L-2 18L9 15L20 18.8L0 30.6Z" fill="#5f2226" opacity=".55"/>'
    '<path d="M-21 -11L-14 -14M-17 -6.5h6" fill="none" stroke="#7a302f" stroke-width="1.5" opacity=".6"/>'
    '<use href="#edge"/></g><g id="h3"><use href="#hex" fill="url(#t3)"/>'
    '<path d="M-20 -2l4 -11 4 11 -4 5ZM-13 0l3 -7 3 7 -3 4Z" fill="#c7a2f2" opacity=".7"/>'
    '<path d="M-16 -13v16M-10 -7v11" fill="none" stroke="#4d2f7c" stroke-width="1" opacity=".6"/>'
    '<path d="M11 20l3.6 -12 3.8 12 -3.8 5ZM5 23l2.6 -7 2.6 7 -2.6 3Z" fill="#c7a2f2" opacity=".62"/>'
    '<path d="M9 -16l2.6 -7 2.6 7 -2.6 3.6Z" fill="#c7a2f2" opacity=".5"/><use href="#edge"/></g><g id="h4">'
    '<use href="#hex" fill="url(#t4)"/><g opacity=".75"><ellipse cx="-15" cy="-8" rx="7" ry="5" fill="#4d566c"/>'
    '<path d="M-21.6 -6.6a7 5 0 0 0 13.2 0" fill="none" stroke="#cfd6e4" stroke-width="1.2"/>'
    '<ellipse cx="13" cy="17" rx="6" ry="4.2" fill="#4d566c"/>'
    '<path d="M7.4 18.4a6 4.2 0 0 0 11.2 0" fill="none" stroke="#cfd6e4" stroke-width="1.2"/>'
    '<ellipse cx="13" cy="-15" rx="3.6" ry="2.5" fill="#4d566c"/><ellipse cx="-9" cy="20" rx="3" ry="2.1" fill="#4d566c"/>'
    '</g><use href="#edge"/></g><g id="hv"><use href="#hex" fill="url(#tv)"/>'
    '<circle cy="-8" r="24" fill="url(#lavag)" opacity=".75"/>'
    '<path d="M-24 19L-9 -8Q0 -3 9 -8L24 19Q0 29 -24 19Z" fill="#9a6555" stroke="#1b0f12" stroke-width="1.2"/>'
    '<path d="M9 -8L24 19Q12 25 3 25.4L4 -5Z" fill="#5a3639"/><path d="M-8 -8Q0 -3 8 -8Q0 -13 -8 -8Z" fill="#ff9a4a"/>'
    '<path d="M-3 -5q-2 8 -6 13M3 -5q1 9 5 17" fill="none" stroke="#ff8a3c" stroke-width="2.4"/>'
    '<path d="M-2 -13q-5 -5 1 -9t0 -8" fill="none" stroke="#b9aeb8" stroke-width="2.4" opacity=".5"/><use href="#edge"/>'
    '</g><g id="hd"><path d="M27 15.6L0 31.2L-27 15.6L-27 -15.6L-0 -31.2L27 -15.6Z" fill="#2a2136"/>'
    '<path d="M-26 15L-26 -15L-0 -30L26 -15" fill="none" stroke="#000" stroke-width="2" opacity=".5"/>'
    '<path d="M-19 -13L-8 -19L4 -17L15 -20L20 -7L17 6L21 13L8 18L-4 16L-13 20L-20 9L-17 -2Z" fill="url(#pit)"/>'
    '<path d="M-20 9L-13 20L-4 16L8 18L21 13" fill="none" stroke="#5b4a6c" stroke-width="1.3" opacity=".75"/>'
    '<path d="M-5 -5l3 -2 3 2 -2 3h-3Z" fill="#2f2540"/></g>'
)
_THINGS: Final = (
    '<g id="mine"><ellipse cy="2.5" rx="13.6" ry="13" fill="#05030b" opacity=".5"/>'
    '<circle r="12.6" fill="#17112a" stroke="#ffe9b0" stroke-width="2.2"/>'
    '<path d="M-6.5 7L-1.6 -5.6H1.6L6.5 7M-4.2 1.4H4.2M-5.6 4.6L4.2 1.4M5.6 4.6L-4.2 1.4" fill="none" stroke="#ffe9b0"'
    ' stroke-width="1.5"/><circle cy="-6" r="2.7" fill="#17112a" stroke="#ffe9b0" stroke-width="1.5"/></g><g id="fort">'
    '<path d="M19.5 11.2L0 22.5L-19.5 11.3L-19.5 -11.2L-0 -22.5L19.5 -11.3Z" fill="none" stroke="#0b0914"'
    ' stroke-width="7.4"/>'
    '<path d="M19.1 11L0 22L-19.1 11L-19.1 -11L-0 -22L19.1 -11Z" fill="none" stroke="url(#steel)" stroke-width="4.4"/>'
    '<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#steel)" transform="rotate(0)"/>'
    '<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#steel)" transform="rotate(60)"/>'
    '<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#steel)" transform="rotate(120)"/>'
    '<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#steel)" transform="rotate(180)"/>'
    '<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#steel)" transform="rotate(240)"/>'
    '<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#steel)" transform="rotate(300)"/></g><g id="imp0">'
    '<path d="M-7 -8C-12 -12 -13 -18 -10 -21C-8 -16 -5 -13 -2 -12M7 -8C12 -12 13 -18 10 -21C8 -16 5 -13 2 -12"'
    ' fill="#56b4e9" stroke="#0b0914" stroke-width="1.2"/>'
    '<path d="M-8 14C-9 6 9 6 8 14V18H-8Z" fill="#56b4e9" stroke="#0b0914" stroke-width="1.2"/>'
    '<path d="M-12 -2C-12 -10 -7 -14 0 -14S12 -10 12 -2C12 5 7 9 0 9S-12 5 -12 -2Z" fill="#56b4e9" stroke="#0b0914"'
    ' stroke-width="1.3"/>'
    '<path d="M-9.6 -3C-9.6 -9 -5.6 -12 -1 -12.2C-5 -9 -6.6 -6 -7 0C-8.8 -.4 -9.6 -1.6 -9.6 -3Z" fill="#fff"'
    ' opacity=".28"/><ellipse cx="-4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/>'
    '<ellipse cx="4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/><circle cx="-4" cy="-2.4" r="1.7" fill="#0b0914"/>'
    '<circle cx="5.2" cy="-2.4" r="1.7" fill="#0b0914"/>'
    '<path d="M-4 3.6Q0 6.6 4 3.6" fill="none" stroke="#0b0914" stroke-width="1.5"/></g><g id="imp1">'
    '<path d="M-6 -10L-14 -17M6 -10L14 -17" fill="none" stroke="#0b0914" stroke-width="4.4"/>'
    '<path d="M-6 -10L-14 -17M6 -10L14 -17" fill="none" stroke="#e69f00" stroke-width="2.4"/>'
    '<circle cx="-14" cy="-17" r="2.8" fill="#f0b429" stroke="#0b0914" stroke-width="1"/>'
    '<circle cx="14" cy="-17" r="2.8" fill="#f0b429" stroke="#0b0914" stroke-width="1"/>'
    '<path d="M-8 14C-9 6 9 6 8 14V18H-8Z" fill="#e69f00" stroke="#0b0914" stroke-width="1.2"/>'
    '<path d="M-12 -2C-12 -10 -7 -14 0 -14S12 -10 12 -2C12 5 7 9 0 9S-12 5 -12 -2Z" fill="#e69f00" stroke="#0b0914"'
    ' stroke-width="1.3"/>'
    '<path d="M-9.6 -3C-9.6 -9 -5.6 -12 -1 -12.2C-5 -9 -6.6 -6 -7 0C-8.8 -.4 -9.6 -1.6 -9.6 -3Z" fill="#fff"'
    ' opacity=".28"/><ellipse cx="-4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/>'
    '<ellipse cx="4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/><circle cx="-4" cy="-2.4" r="1.7" fill="#0b0914"/>'
    '<circle cx="5.2" cy="-2.4" r="1.7" fill="#0b0914"/>'
    '<path d="M-4 3.6Q0 6.6 4 3.6" fill="none" stroke="#0b0914" stroke-width="1.5"/></g><g id="imp2">'
    '<path d="M0 -12C-2 -18 3 -20 1 -24" fill="none" stroke="#0b0914" stroke-width="4.6"/>'
    '<path d="M0 -12C-2 -18 3 -20 1 -24" fill="none" stroke="#009e73" stroke-width="2.6"/>'
    '<circle cx="1" cy="-24" r="3" fill="#1fc296" stroke="#0b0914" stroke-width="1"/>'
    '<path d="M-8 14C-9 6 9 6 8 14V18H-8Z" fill="#009e73" stroke="#0b0914" stroke-width="1.2"/>'
    '<path d="M-12 -2C-12 -10 -7 -14 0 -14S12 -10 12 -2C12 5 7 9 0 9S-12 5 -12 -2Z" fill="#009e73" stroke="#0b0914"'
    ' stroke-width="1.3"/>'
    '<path d="M-9.6 -3C-9.6 -9 -5.6 -12 -1 -12.2C-5 -9 -6.6 -6 -7 0C-8.8 -.4 -9.6 -1.6 -9.6 -3Z" fill="#fff"'
    ' opacity=".28"/><ellipse cx="-4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/>'
    '<ellipse cx="4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/><circle cx="-4" cy="-2.4" r="1.7" fill="#0b0914"/>'
    '<circle cx="5.2" cy="-2.4" r="1.7" fill="#0b0914"/>'
    '<path d="M-4 3.6Q0 6.6 4 3.6" fill="none" stroke="#0b0914" stroke-width="1.5"/></g><g id="ast">'
    '<path d="M-9 1L-7 -6L0 -9L7 -7L10 -1L8 6L1 9L-6 7Z" fill="url(#rockb)" stroke="#0b0914" stroke-width="1"/>'
    '<ellipse cx="-2" cy="-2" rx="2.6" ry="2" fill="#3a2c2a"/><ellipse cx="4" cy="3" rx="1.8" ry="1.4" fill="#3a2c2a"/></g>'
)
_SKY: Final = (
    '<rect width="584" height="352" fill="url(#sky)"/><ellipse cx="150" cy="60" rx="260" ry="120" fill="url(#neb1)"/>'
    '<ellipse cx="470" cy="300" rx="240" ry="140" fill="url(#neb3)"/>'
)
_URANUS: Final = (
    '<circle cx="456" cy="126" r="170" fill="url(#air)"/><g transform="translate(456 126) rotate(72)">'
    '<path d="M-150 0A150 30 0 0 1 150 0" fill="none" stroke="#cfeef0" stroke-width="5" opacity=".55"/></g>'
    '<circle cx="456" cy="126" r="82" fill="url(#uranus)"/><clipPath id="uc"><circle cx="456" cy="126" r="82"/></clipPath>'
    '<g clip-path="url(#uc)" transform="rotate(-14 456 126)">'
    '<ellipse cx="456" cy="82" rx="110" ry="10" fill="#e8fbf7" opacity=".25"/>'
    '<ellipse cx="456" cy="116" rx="110" ry="9" fill="#ffffff" opacity=".16"/>'
    '<ellipse cx="456" cy="156" rx="110" ry="14" fill="#2f8598" opacity=".25"/>'
    '<ellipse cx="456" cy="186" rx="110" ry="10" fill="#1c5d73" opacity=".3"/></g><g transform="translate(426 142)">'
    '<path d="M-12 0A12 12 0 0 1 12 0Z" fill="#10304a" stroke="#dff" stroke-width="1.6"/>'
    '<path d="M-4 0V-5M2 0V-7M6 0V-4" stroke="#ffdf8a" stroke-width="2.4"/></g><g transform="translate(456 156)">'
    '<path d="M-12 0A12 12 0 0 1 12 0Z" fill="#10304a" stroke="#dff" stroke-width="1.6"/>'
    '<path d="M-4 0V-5M2 0V-7M6 0V-4" stroke="#ffdf8a" stroke-width="2.4"/></g><g transform="translate(484 136)">'
    '<path d="M-12 0A12 12 0 0 1 12 0Z" fill="#10304a" stroke="#dff" stroke-width="1.6"/>'
    '<path d="M-4 0V-5M2 0V-7M6 0V-4" stroke="#ffdf8a" stroke-width="2.4"/></g>'
    '<g transform="translate(456 126) rotate(72)">'
    '<path d="M-150 0A150 30 0 0 0 150 0" fill="none" stroke="#eafcfb" stroke-width="6"/></g>'
)
_GROUND: Final = (
    '<circle cx="176" cy="356" r="255.1" fill="#8fb8ff" opacity=".1"/><circle cx="176" cy="356" r="240.7" fill="url(#rim)"/>'
)
_SHADE: Final = '<circle cx="176" cy="356" r="240.7" fill="url(#shade)"/>'
_ROADS: Final = (
    '<path d="M25.3 269L75.5 269M75.5 269L100.7 312.5M100.7 312.5L150.9 312.5M150.9 312.5L176 269" fill="none"'
    ' stroke="#0d0918" stroke-width="10"/>'
    '<path d="M25.3 269L75.5 269M75.5 269L100.7 312.5M100.7 312.5L150.9 312.5M150.9 312.5L176 269" fill="none"'
    ' stroke="#f1edfb" stroke-width="5.8"/>'
    '<path d="M25.3 269L75.5 269M75.5 269L100.7 312.5M100.7 312.5L150.9 312.5M150.9 312.5L176 269" fill="none"'
    ' stroke="#8d84ad" stroke-width="2.4" stroke-dasharray="1.6 4"/>'
)
_BUILDINGS: Final = (
    '<use href="#mine" transform="translate(25.3 269)"/><use href="#mine" transform="translate(100.7 312.5)"/>'
    '<use href="#mine" transform="translate(176 269)"/><use href="#fort" transform="translate(50.4 225.5)"/>'
)
_IMPACT: Final = '<circle cx="257.3" cy="225.5" r="62" fill="url(#fire)"/>'
_ROCKET: Final = (
    '<g transform="translate(404 262) rotate(46) scale(2)"><path d="M-5 12Q-8 32 0 52Q8 32 5 12Z" fill="#ff9d3e"/>'
    '<path d="M-3 12Q-4 26 0 36Q4 26 3 12Z" fill="#fff3c9"/>'
    '<path d="M6.2 1L12 9V14L6.2 10ZM-6.2 1L-12 9V14L-6.2 10Z" fill="#e69f00" stroke="#0b0914" stroke-width=".9"/>'
    '<path d="M0 -22C6 -16 7.6 -9 7.2 1L7.2 11H-7.2L-7.2 1C-7.6 -9 -6 -16 0 -22Z" fill="url(#steel)" stroke="#0b0914"'
    ' stroke-width="1"/><circle cy="-5" r="5" fill="#10304a" stroke="#0b0914" stroke-width="1"/>'
    '<g transform="rotate(-46 0 -5) translate(0 -4) scale(.28)"><use href="#imp1"/></g></g>'
)
_RACES: Final = (
    '<use href="#imp0" transform="translate(102.7 227.5) scale(1.15)"/><use href="#imp2" transform="translate(199.1 229.5)"/>'
)


def cover() -> str:
    """The picture."""
    return lid(
        "Uranus!",
        [_LIGHT, _LANDS, _THINGS],
        _SKY,
        stars(150, 29),
        _URANUS,
        _GROUND,
        _moon(),
        _SHADE,
        _ROADS,
        _BUILDINGS,
        _IMPACT,
        "".join(_asteroid(x, y, size, tail, light) for x, y, size, tail, light in _ASTEROIDS),
        _ROCKET,
        _RACES,
        width=WIDTH,
        height=HEIGHT,
    )


def _moon() -> str:
    """Its hexes; every other one is mirrored, so that neighbours look different."""
    drawn = []
    for y, first, lands in _ROWS:
        for number, land in enumerate(lands.split()):
            mirrored = "-" if number % 2 else ""
            at = f"translate({num(first + number * _STEP)} {num(y)}) scale({mirrored}.91 .91)"
            drawn.append(el("use", href=f"#{land}", transform=at))
    return "".join(drawn)


def _asteroid(x: float, y: float, size: float, tail: float, light: float) -> str:
    half = 7.8 * size
    upper = f"M0 {num(-half)}L{num(tail)} {num(-tail / 50)}"
    burning = f"{upper}L{num(0.7 * tail)} {num(half / 4)}L{num(0.92 * tail)} {num(0.6 * half)}L0 {num(half)}Z"
    return (
        el("path", d=burning, fill="url(#tail)", transform=f"translate({num(x)} {num(y)}) rotate(-36)")
        + el("circle", cx=x, cy=y, r=light, fill="url(#fire)")
        + el("use", href="#ast", transform=f"translate({num(x)} {num(y)}) scale({size})")
    )
