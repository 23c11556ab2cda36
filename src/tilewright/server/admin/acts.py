"""Everything a host can ask of the server, by name; acts that change something go to the audit log."""

import getpass
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation.stored_types import HOST


class Actor(NamedTuple):
    """Who performs an act: a user of the operating system, or a person with a role."""

    who: str
    role: str = HOST
    person: str = ""


class HostAct(NamedTuple):
    """An act; `body` is the type of its arguments."""

    name: str
    body: type[msgspec.Struct]
    run: Callable[[Hub, Actor, Any], Awaitable[Any]]


class NoBody(msgspec.Struct, forbid_unknown_fields=True):
    """No arguments."""


class ActRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request over the administration socket."""

    act: str
    body: msgspec.Raw = msgspec.Raw(b"{}")


class Refusal(msgspec.Struct):
    """Why an act was refused."""

    text: str
    facts: dict[str, Any]
    status: int = 400


class ActAnswer(msgspec.Struct, omit_defaults=True):
    """The answer, or why there is none."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    refusal: Refusal | None = None


def system_user() -> str:
    """The user that runs this process."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


def all_acts() -> dict[str, HostAct]:
    from tilewright.server.admin import host_acts, people_acts, report_acts, table_acts  # they need what is here

    lists = (people_acts.ACTS, table_acts.ACTS, host_acts.ACTS, report_acts.ACTS)
    return {act.name: act for acts in lists for act in acts}


LONGEST: Final = 65_536  # bytes of a question


async def answer(hub: Hub, actor: Actor, raw: bytes) -> bytes:
    """Answer one request; errors are part of the answer and never raised."""
    try:
        request = msgspec.json.decode(raw, type=ActRequest)
        act = all_acts().get(request.act)
        if act is None:
            raise ServerError(400, "server-bad-body", detail=request.act[:40])
        body = msgspec.json.decode(request.body, type=act.body)
        found = await act.run(hub, actor, body)
        return msgspec.json.encode(ActAnswer(msgspec.Raw(msgspec.json.encode(found))))
    except ServerError as trouble:
        facts = {name: str(value) for name, value in trouble.facts.items()}
        return msgspec.json.encode(ActAnswer(refusal=Refusal(trouble.text, facts, trouble.status)))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        facts = {"detail": str(error)[:200]}
        return msgspec.json.encode(ActAnswer(refusal=Refusal("server-bad-body", facts)))
