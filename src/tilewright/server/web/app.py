"""The Starlette application: routes, sockets, health and metrics, behind the guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from tilewright.games.catalogue import catalogue
from tilewright.server.admin.socket import AdminSocket
from tilewright.server.cluster.cluster import OwnedElsewhere
from tilewright.server.cluster.upkeep import join, watch_store
from tilewright.server.hub import Hub
from tilewright.server.metrics import memory
from tilewright.server.web.address import is_this_machine
from tilewright.server.web.call import lang_of
from tilewright.server.web.guard import Guard
from tilewright.server.web.handling import endpoint
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.web.pages import pages
from tilewright.server.web.peer_requests import PeerRequests
from tilewright.server.web.plugin_files import PluginFiles
from tilewright.server.web.request_codes import RequestCodes, problem
from tilewright.server.web.routing import Routing


def gauges(hub: Hub) -> dict[str, float]:
    writer, more = hub.store.writer, {}
    if hub.cluster is not None:
        more = {"cluster_servers": len(hub.cluster.members), "cluster_tables": len(hub.cluster.tokens)}
    if hub.redis is not None:
        more |= {"redis_up": hub.redis.up, "redis_failures_total": hub.redis.failures}
        more |= {"redis_news_total": hub.news.received}
    if (offers := hub.offers) is not None:
        more |= {
            "workers": offers.workers,
            "offers": len(offers.jobs),
            "offers_total": offers.offered,
            "offers_answered_total": offers.answered,
            "offers_lost_total": offers.lost,
            "offers_refused_total": offers.refused,
        }
    return {
        "sockets": hub.sockets.total,
        "people": hub.presence.total(),
        "rooms": len(hub.rooms),
        "bot_questions_total": hub.driver.pool.asked,
        "bot_replacements_total": hub.driver.pool.replaced,
        "bots_thinking": len(hub.driver.asking),
        "store_commits_total": writer.commits,
        "store_jobs_total": writer.written,
        "store_failures_total": writer.failed,
        "broken_plugins": len(catalogue().broken),
        "memory_bytes": memory(),
        **more,
    }


def build_app(hub: Hub) -> ASGIApp:
    settings = hub.settings

    async def health(request: Request) -> Response:
        trouble = await hub.health.trouble()
        if trouble is not None:
            return problem(trouble, lang_of(request))
        broken = [f"plugin {line}\n" for line in catalogue().broken] if is_this_machine(request) else []
        if hub.cluster is not None and hub.cluster.leaving:
            return problem(OwnedElsewhere(), lang_of(request))
        state = ["read-only\n"] if hub.moderation.read_only else []
        state += ["redis-away\n"] if hub.redis is not None and not hub.redis.up else []
        return PlainTextResponse("".join(["ok\n", *state, *broken]))

    async def metrics(request: Request) -> Response:
        if not settings.public_metrics and not is_this_machine(request):
            return Response(status_code=403)
        return PlainTextResponse(hub.metrics.text(gauges(hub)))

    routes: list[BaseRoute] = [Route(one.path, endpoint(hub, one), methods=[one.method]) for one in OPERATIONS]
    routes += [
        Route("/health", health),
        Route("/metrics", metrics),
        PluginFiles().route(),
        *pages(settings),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        join(hub)
        await hub.open()
        if hub.cluster is not None:
            hub.start(watch_store(hub))
        await admin.open()
        yield
        await admin.close()
        await hub.close()

    admin = AdminSocket(hub)
    rest = Starlette(routes=routes, lifespan=lifespan)
    app: ASGIApp = Guard(Routing(rest, hub), hub)
    if hub.cluster is not None:
        app = PeerRequests(app, hub, hub.cluster)
    return RequestCodes(app, hub.metrics)
