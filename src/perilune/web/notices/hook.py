"""A message to a channel: Discord, Slack, Matrix (by hookshot), or whatever takes JSON with a text."""

import json
from urllib.parse import urlsplit

_DISCORD = ("discord.com", "discordapp.com")
_SLACK = ("hooks.slack.com",)


def hook_body(url: str, text: str, link: str) -> bytes:
    """What the channel behind this address understands. Names that people have chosen call nobody there."""
    host = urlsplit(url).hostname or ""
    if host.endswith(_DISCORD):
        said: dict[str, object] = {"content": f"{_plain(text)}\n{link}", "allowed_mentions": {"parse": []}}
    elif host.endswith(_SLACK):
        said = {"text": f"{_escaped(text)}\n<{link}>"}
    else:
        said = {"text": f"{text}\n{link}", "content": f"{text}\n{link}", "allowed_mentions": {"parse": []}}
    return json.dumps(said).encode()


def _plain(text: str) -> str:
    """Without what Discord takes for bold, links and the like."""
    return "".join(f"\\{sign}" if sign in "\\*_~`|>[]()#-" else sign for sign in text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
