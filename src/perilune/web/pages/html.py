"""A tiny builder of HTML. Text is escaped here and nowhere else; only Html is taken as it is."""

from html import escape

_VOID = {"img", "input", "link", "meta", "wbr"}


class Html(str):
    """Text that already is HTML."""

    __slots__ = ()


def el(name: str, /, *inside: str, **attributes: str | float | bool | None) -> Html:
    """An element. `class_` stands for class, `data_move` for data-move; True is a bare attribute, False and None are left out."""
    opening = [name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        written = key.rstrip("_").replace("_", "-")
        opening.append(written if value is True else f'{written}="{escape(str(value))}"')
    start = f"<{' '.join(opening)}>"
    return Html(start) if name in _VOID else Html(f"{start}{join(*inside)}</{name}>")


def join(*parts: str) -> Html:
    """Parts one after the other; what is not Html is escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))
