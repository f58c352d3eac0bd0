"""The interface for programs, described by OpenAPI 3.1."""

from typing import Any

from perilune import __version__

Json = dict[str, Any]


def _object(required: list[str], **properties: Json) -> Json:
    return {"type": "object", "required": required, "properties": properties}


def _ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def _list(items: Json) -> Json:
    return {"type": "array", "items": items}


TEXT: Json = {"type": "string"}
NUMBER: Json = {"type": "integer"}
YES: Json = {"type": "boolean"}
SEAT: Json = {"type": "integer", "description": "A seat, counted from 0; -2 is a spectator."}


def _answer(description: str, schema: Json) -> Json:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


REFUSALS: Json = {
    "400": _answer("The request cannot be understood, or names a move or an option that does not exist.", _ref("Refusal")),
    "401": _answer("A token is needed; or the server has a password: send it to /api/enter.", _ref("Refusal")),
    "403": _answer("The token does not allow this: it is somebody else's seat, or the table has a password.", _ref("Refusal")),
    "404": _answer("There is no such table.", _ref("Refusal")),
    "409": _answer("The rules refuse it, or the position has changed. Nothing has been played.", _ref("Refusal")),
    "429": _answer("Too many requests. The header Retry-After says how many seconds to wait.", _ref("Refusal")),
}


def _operation(
    summary: str, answer: Json, body: Json | None = None, parameters: list[Json] | None = None, status: str = "200"
) -> Json:
    found: Json = {"summary": summary, "responses": {status: answer, **REFUSALS}}
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if parameters:
        found["parameters"] = parameters
    return found


def _parameter(name: str, where: str, description: str, schema: Json) -> Json:
    return {"name": name, "in": where, "required": where == "path", "description": description, "schema": schema}


TABLE = _parameter("table", "path", "The id of a table.", TEXT)
BOX = _parameter("box", "path", "The name of a box.", TEXT)

SCHEMAS: Json = {
    "Refusal": _object(
        ["says", "rule"],
        says={"type": "string", "description": "Why not, and what to do."},
        rule={"type": "string", "description": "The number of the rule behind it; empty if no rule is involved."},
    ),
    "Move": _object(
        ["move", "says"],
        move={"type": "string", "description": "What to send to play it."},
        says={"type": "string", "description": "What it means."},
        warns={"type": "string", "description": "Why to think twice about it."},
        ends={"type": "boolean", "description": "It only ends something, such as a turn."},
    ),
    "Region": _object(["title", "lines"], title=TEXT, lines=_list(TEXT)),
    "Position": _object(
        ["table", "box", "seat", "number", "asked", "over", "prompt", "moves", "regions", "log", "players", "scores"],
        table=TEXT,
        box=TEXT,
        seat=SEAT,
        number={"type": "integer", "description": "The number of the state, as this seat counts. Send it with a move."},
        asked={"type": "boolean", "description": "The game waits for this seat."},
        over=YES,
        prompt={"type": "string", "description": "The question to the seat, or whom it waits for."},
        moves=_list(_ref("Move")),
        regions=_list(_ref("Region")),
        log=_list(TEXT),
        log_from={"type": "integer", "description": "The number of the first line of `log`."},
        players=_list(TEXT),
        scores=_list(NUMBER),
        undo={"type": "string", "description": "Why the last move cannot be undone; empty if it can."},
        outcome={"type": ["object", "null"], "description": "Once the game is over: `winners`, and why in `text`."},
        view={"type": "object", "description": "On request, the position in numbers; -9 stands for what the seat may not know."},
    ),
    "Seat": _object(["table", "token", "seat"], table=TEXT, token=TEXT, seat=SEAT),
    "Opened": _object(
        ["table", "token", "seats", "links"],
        table=TEXT,
        token=TEXT,
        seats=_list(SEAT),
        links={"type": "object", "description": "A link to each free seat.", "additionalProperties": TEXT},
    ),
    "Idea": _object(
        ["move", "moves", "says", "first", "then", "step", "steps", "reasons", "warns"],
        move={"type": "string", "description": "The first move of a turn that looks good; send it to play it."},
        moves={"type": "array", "items": TEXT, "description": "All moves of the turn that can be sent now, one after another."},
        says={"type": "string", "description": "In words, the move for which the turn is made."},
        first={"type": "string", "description": "The first move in words."},
        step={"type": "integer", "description": "How far the turn has been followed: 1 if nothing of it is done yet."},
        steps={"type": "integer", "description": "The number of its moves."},
        then={"type": "array", "items": TEXT, "description": "What the turn would do next."},
        reasons=_list(TEXT),
        warns={"type": "string", "description": "Why to think twice about it; empty if nothing speaks against it."},
    ),
    "Advice": _object(
        ["seat", "number", "matters", "ideas"],
        seat=SEAT,
        number={"type": "integer", "description": "The number of the state it is about."},
        matters={"type": "array", "items": TEXT, "description": "What not to lose sight of."},
        ideas=_list(_ref("Idea")),
    ),
    "Agreement": _object(
        ["open", "asks", "agreed"],
        open={"type": "boolean", "description": "The coach may be asked."},
        asks={"type": "array", "items": SEAT, "description": "Who must agree; nobody, unless people compete here."},
        agreed=_list(SEAT),
    ),
    "Answer": _object(["move", "allowed", "says", "rule"], move=TEXT, allowed=YES, says=TEXT, rule=TEXT),
}

_POSITION = _answer("What the seat sees now.", _ref("Position"))
_NUMBERED: Json = {"type": "integer", "description": "The number of the position that was looked at."}

PATHS: Json = {
    "/api/openapi.json": {"get": _operation("This description.", _answer("OpenAPI.", {"type": "object"}))},
    "/api/enter": {
        "post": _operation(
            "Give the password of the server.",
            _answer("A token that lets you in.", _object(["token"], token=TEXT)),
            _object(["password"], password=TEXT),
        )
    },
    "/api/boxes": {
        "get": _operation("The boxes, their options and how many can play.", _answer("All boxes.", {"type": "object"}))
    },
    "/api/boxes/{box}/rules": {
        "get": _operation(
            "The rules, as text.",
            _answer("The rulebook, or a part of it.", _object(["box", "rules"], box=TEXT, rules=TEXT)),
            parameters=[BOX, _parameter("rule", "query", "Only this rule or chapter, for example 3.4 or 3.", TEXT)],
        )
    },
    "/api/tables": {
        "post": _operation(
            "Open a table.",
            _answer("The table, the token that has the seats `me`, and links for the seats `link`.", _ref("Opened")),
            _object(
                ["box"],
                box=TEXT,
                seats=NUMBER,
                players=_list({"type": "string", "description": "me, link, or the name of a bot: random, learner, greedy..."}),
                names=_list(TEXT),
                options={"type": "object", "description": "By name; a list where each seat chooses."},
                seed={"type": "string", "description": "The same seed deals the same game."},
                pack=TEXT,
                listed={"type": "boolean", "description": "Everybody may find the table and take a free seat."},
                password=TEXT,
                many={"type": "boolean", "description": "One player may take several seats at a listed table."},
            ),
            status="201",
        )
    },
    "/api/tables/{table}/seat": {
        "post": _operation(
            "Take a seat: by a link, or a free one at a listed table.",
            _answer("The seat, and the token that has it.", _ref("Seat")),
            _object([], link=TEXT, seat=SEAT, name=TEXT),
            [TABLE],
        )
    },
    "/api/tables/{table}": {
        "get": _operation(
            "What my seat sees.",
            _POSITION,
            parameters=[
                TABLE,
                _parameter("seat", "query", "Which of my seats; by default, the one that is asked.", SEAT),
                _parameter("wait", "query", "Seconds to wait, at most 25, for one of my seats to be asked.", {"type": "number"}),
                _parameter("log", "query", "Leave out this many lines of the log.", NUMBER),
                _parameter("view", "query", "With `numbers`, the answer includes the view.", {"enum": ["words", "numbers"]}),
            ],
        )
    },
    "/api/tables/{table}/moves": {
        "post": _operation(
            "Play a move.", _POSITION, _object(["move", "number"], move=TEXT, number=_NUMBERED, seat=SEAT), [TABLE]
        )
    },
    "/api/tables/{table}/why": {
        "post": _operation(
            "Why can I not play this?",
            _answer("The reason with its rule, or that it is allowed.", _ref("Answer")),
            _object(["move"], move=TEXT, seat=SEAT),
            [TABLE],
        )
    },
    "/api/tables/{table}/undo": {
        "post": _operation(
            "Undo my last move, if that is fair.", _POSITION, _object(["number"], number=_NUMBERED, seat=SEAT), [TABLE]
        )
    },
    "/api/tables/{table}/coach": {
        "post": _operation(
            "What matters now? Refused where people compete, unless all have agreed; whoever asks is named in the record.",
            _answer("A few good turns, each with its reason, from what the seat sees.", _ref("Advice")),
            _object([], seat=SEAT),
            [TABLE],
        )
    },
    "/api/tables/{table}/coach/agree": {
        "post": _operation(
            "Agree that everybody here may ask the coach, or stop agreeing.",
            _answer("Whether it may be asked now.", _ref("Agreement")),
            _object(["agreed"], agreed=YES, seat=SEAT),
            [TABLE],
        )
    },
}

DESCRIPTION: Json = {
    "openapi": "3.1.0",
    "info": {
        "title": "Perilune, for programs that play",
        "version": __version__,
        "description": (
            "A program sits at the same tables as people, sees what its seat sees and nothing else, and has the same limits. "
            "Send the token as `Authorization: Bearer TOKEN`. To be told of every change at once, open a WebSocket at "
            "`/table/{table}/live?view=words` with the same header: it speaks the language of the pages, lists of messages in JSON."
        ),
        "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
    },
    "security": [{"token": []}],
    "paths": PATHS,
    "components": {
        "schemas": SCHEMAS,
        "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
    },
}
