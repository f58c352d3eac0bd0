"""What reaches the browser of one seat is, byte for byte, the same in two worlds that the seat cannot tell apart."""

import json

from starlette.testclient import TestClient

from tests.web.conftest import Frame, at_table, open_table

SEALED = {"one": ["raw-graphene"] * 20, "other": ["raw-buckyball", "raw-nanotube"] * 10}


def frames_of_seat_0(client: TestClient, secret: list[str]) -> list[str]:
    """All that the page of seat 0 hears while seat 1 places its robots in secret, up to the moment before they are shown."""
    table = open_table(client, "mine_the_moon", seats="2", seed="two worlds", who_0="me", who_1="here")
    heard: list[Frame] = []
    with at_table(client, table) as mine, at_table(client, table) as rival:
        mine.sit(0)
        rival.sit(1)
        for _ in range(2):
            page = mine if mine.my_turn() else rival
            page.move("pass")
            mine.say(do="sit", seat=0)
            rival.say(do="sit", seat=1)
        heard.append(mine.position)
        for kind in secret:
            if "ready" in [offer["move"] for offer in rival.position["offers"]]:
                break
            rival.move(f"place {kind}")
            heard += mine.say(do="sit", seat=0)
        heard += mine.say(do="ask", move="place raw-graphene")
        mine.move("place raw-graphene")
        heard.append(mine.position)
    return [json.dumps(frame) for frame in heard]


def test_sealed_robots_reach_no_other_browser(client: TestClient) -> None:
    worlds = [frames_of_seat_0(client, secret) for secret in SEALED.values()]
    assert worlds[0] == worlds[1]
    assert len(worlds[0]) > 8
