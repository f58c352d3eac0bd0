"""Every address of the server, in one list."""

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from perilune.web.bundles import STATIC
from perilune.web.handlers import agents, assets, learn, monitoring, notices, replay, rules, start, studio, table
from perilune.web.handlers.live_connection import live
from perilune.web.middleware import OPENS_TABLES
from perilune.web.security.limits import LARGEST_RECORD

# Only what holds no key: by the sizes of packed pages one could guess it, letter by letter (BREACH).
PACKED = Middleware(GZipMiddleware, compresslevel=6)

ROUTES: list[BaseRoute] = [
    Route("/", start.start),
    Route("/open", start.open_table, methods=["POST"], middleware=[OPENS_TABLES]),
    Route("/records", start.open_record, methods=["POST"], middleware=[OPENS_TABLES], max_body_size=LARGEST_RECORD),
    Route("/history", start.history),
    Route("/name", start.call_me, methods=["POST"]),
    Route("/notices", notices.show),
    Route("/notices", notices.change, methods=["POST"]),
    Route("/notices/stop/{word}", notices.ask_to_stop),
    Route("/notices/stop/{word}", notices.stop, methods=["POST"]),
    Route("/enter", start.enter_server, methods=["POST"]),
    Route("/table/{table}", table.at_table),
    Route("/table/{table}/text", table.in_words),
    Route("/table/{table}/enter", table.enter_table, methods=["POST"]),
    Route("/table/{table}/sit", table.sit_here),
    Route("/table/{table}/sit", table.sit, methods=["POST"]),
    Route("/table/{table}/again", table.again, methods=["POST"], middleware=[OPENS_TABLES]),
    Route("/table/{table}/notices", notices.at_table),
    Route("/table/{table}/notices", notices.choose, methods=["POST"]),
    Route("/table/{table}/delete", table.ask_to_delete),
    Route("/table/{table}/delete", table.delete, methods=["POST"]),
    WebSocketRoute("/table/{table}/live", live),
    Route("/table/{table}/replay", replay.replay),
    Route("/table/{table}/reel", replay.reel, middleware=[PACKED]),
    Route("/table/{table}/moment", replay.moment, middleware=[PACKED]),
    Route("/table/{table}/card", replay.card, middleware=[PACKED]),
    Route("/table/{table}/news", replay.news),
    Route("/table/{table}/chart.svg", replay.chart, middleware=[PACKED]),
    Route("/table/{table}/story", replay.story_read, middleware=[PACKED]),
    Route("/table/{table}/story.json", replay.story, middleware=[PACKED]),
    Route("/table/{table}/record", replay.record),
    Route("/table/{table}/branch", replay.branch, methods=["POST"], middleware=[OPENS_TABLES]),
    Route("/learn/{box}", learn.learn, middleware=[PACKED]),
    Route("/learn/{box}/text", learn.learn_in_words, middleware=[PACKED]),
    Route("/learn/{box}/stand", learn.stand, middleware=[PACKED]),
    Route("/learn/{box}/consequences", learn.consequences, middleware=[PACKED]),
    Route("/learn/{box}/card", learn.card, middleware=[PACKED]),
    Route("/box/{box}/cover.svg", assets.cover, middleware=[PACKED]),
    Route("/box/{box}/horizon.svg", assets.horizon, middleware=[PACKED]),
    Route("/box/{box}/scenery/{scenery}/{digest}.svg", assets.scenery, middleware=[PACKED]),
    Route("/studio", studio.start),
    Route("/studio/jobs", studio.jobs),
    Route("/studio/jobs/{job}/stop", studio.stop, methods=["POST"]),
    Route("/studio/jobs/{job}/report", studio.job_report, middleware=[PACKED]),
    Route("/studio/runs/report", studio.report, middleware=[PACKED]),
    Route("/studio/runs/open", studio.open_game, methods=["POST"], middleware=[OPENS_TABLES]),
    Route("/studio/box/{box}", studio.studio, middleware=[PACKED]),
    Route("/studio/box/{box}/check", studio.check, methods=["POST"], middleware=[PACKED], max_body_size=LARGEST_RECORD),
    Route("/studio/box/{box}/rules", studio.rules, middleware=[PACKED]),
    Route("/studio/box/{box}/save", studio.save, methods=["POST"], max_body_size=LARGEST_RECORD),
    Route("/studio/box/{box}/compare", studio.compare, methods=["POST"]),
    Route("/studio/box/{box}/pack.zip", studio.download),
    Route("/box/{box}/coach.svg", assets.coach, middleware=[PACKED]),
    Route("/box/{box}/aid", rules.aid, middleware=[PACKED]),
    Route("/box/{box}/rules", rules.part, middleware=[PACKED]),
    Route("/box/{box}/example/{example}.svg", rules.picture, middleware=[PACKED]),
    Route("/rules/{box}", rules.read, middleware=[PACKED]),
    Route("/api/openapi.json", agents.description, middleware=[PACKED]),
    Route("/api/enter", agents.enter, methods=["POST"]),
    Route("/api/boxes", agents.boxes, middleware=[PACKED]),
    Route("/api/boxes/{box}/rules", agents.rules, middleware=[PACKED]),
    Route("/api/tables", agents.open_table, methods=["POST"], middleware=[OPENS_TABLES]),
    Route("/api/tables/{table}", agents.look),
    Route("/api/tables/{table}/seat", agents.sit, methods=["POST"]),
    Route("/api/tables/{table}/moves", agents.move, methods=["POST"]),
    Route("/api/tables/{table}/why", agents.why, methods=["POST"]),
    Route("/api/tables/{table}/undo", agents.undo, methods=["POST"]),
    Route("/api/tables/{table}/coach", agents.coach, methods=["POST"]),
    Route("/api/tables/{table}/coach/agree", agents.agree, methods=["POST"]),
    Route("/healthz", monitoring.health),
    Route("/metrics", monitoring.metrics),
    Route("/static/bundle/{digest}/{name}", assets.bundled),
    Mount("/static", StaticFiles(directory=STATIC), middleware=[PACKED]),
]
