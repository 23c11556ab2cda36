"""The settings of a server: defaults, then a config file, then the environment, then the command line."""

import os
import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tilewright.kernel.faults import toml_fault
from tilewright.kernel.regular_files import FileError, read_regular
from tilewright.server.data_faults import data_fault
from tilewright.server.errors import ServerError
from tilewright.words.speech import Sentence, fault

LARGEST: Final = 1_000_000  # bytes of a config file
PREFIX: Final = "TILEWRIGHT_"
SHORTEST_SECRET: Final = 16  # letters
ADDRESS: Final = re.compile(r"http://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
OLD_PROXY: Final = "trust_proxy"  # believed anybody's header
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Every field is a key of the config file and, with TILEWRIGHT_ in front, an environment variable. The comment
    behind or above it is shown on the page docs/hosting.md."""

    host: str = "127.0.0.1"  # the address to listen at
    port: Annotated[int, Meta(ge=0, le=65535)] = 8017  # 0: a free one
    db: str = ""  # the file of the store, or the URL of a database
    browser: bool = True  # open the browser at the start
    cluster_secret: str = ""  # for several servers on one store
    cluster_secret_file: str = ""  # a file with it
    cluster_address: str = ""  # where the other servers reach this one
    redis: str = ""  # the URL of Redis or Valkey
    redis_file: str = ""  # a file with it
    worker_secret: str = ""  # for `tilewright worker`
    worker_secret_file: str = ""  # a file with it
    static: str = ""  # a folder with a page of your own building
    # what people type, as `https://games.example`, with commas between; links in letters go to the first
    origins: str = ""
    secure: bool = False  # HTTPS only, for cookies and pages
    proxies: str = ""  # addresses and networks of your proxies, with commas between
    proxy_header: Literal["x-forwarded-for", "forwarded"] = "x-forwarded-for"  # in which they say who asks
    public_metrics: bool = False  # `/metrics` for others than this machine
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 3  # processes of bots; one of several is for short answers
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0  # after which a bot without an answer is replaced
    bot_megabytes: Annotated[int, Meta(ge=64, le=65536)] = 768  # memory of one such process
    watch_seconds: Annotated[float, Meta(ge=0, le=60)] = 0.7  # between moves where only bots play
    unwatched_seconds: Annotated[float, Meta(ge=0, le=3600)] = 3.0  # the same where nobody looks either
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 3.0  # seconds to undo a step before bots answer, among people
    hint_seconds: Annotated[float, Meta(gt=0, le=60)] = 2.0  # that a hint may take
    grace_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 60  # for which a seat is kept when the line is lost
    abandon_days: Annotated[int, Meta(ge=1, le=365)] = 7  # that a game waits for somebody who stays away
    program_seconds: Annotated[float, Meta(ge=1, le=86_400)] = 60.0  # that a program has for an answer
    entry: Literal["everybody", "invited"] = "everybody"  # new people who may come: everybody, or the `invited`
    # who may make a table: everybody, people who keep their account (`kept`), the `invited`, `moderators`
    open_tables: Literal["everybody", "kept", "invited", "moderators"] = "everybody"
    private_by_default: bool = False  # new tables are neither listed nor watched unless their owner says so
    idle_minutes: Count = 10  # after which a table that nobody looks at leaves the memory
    tables_each: Count = 50  # unfinished tables of one person
    tables_per_hour: Count = 60  # new tables from one address
    people_per_hour: Count = 120  # new people from one address
    sign_ins_per_hour: Count = 30  # wrong attempts to sign in, from one address
    letters_per_hour: Count = 10  # that one address may ask for; one mailbox gets at most five
    smtp_host: str = ""  # the mail server; without it nobody is offered letters
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587  # its port
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"  # or `tls` (usually port 465), or `none`
    smtp_user: str = ""  # if it asks for one
    smtp_password: str = ""  # the same
    smtp_password_file: str = ""  # a file with it, which only the server can read: safer
    mail_from: str = ""  # the sender, as in `Table <table@tiles.example>`
    sockets_each: Count = 40  # open sockets of one address
    sockets: Count = 5000  # of all
    connections_each: Count = 200  # of one address, beside its sockets
    connections: Count = 2000  # of all, beside their sockets
    requests_per_second: Count = 20  # of one address
    messages_per_second: Count = 20  # over one socket
    address_work: Count = 150  # milliseconds of work a second that one address may ask for
    socket_work: Count = 50  # the same of one socket


@lru_cache(16)
def read_networks(listed: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks with commas between; ValueError names the one that is wrong."""
    return tuple(ip_network(one.strip()) for one in listed.split(",") if one.strip())


def check_proxies(listed: str) -> None:
    for one in listed.split(","):
        try:
            read_networks(one)
        except ValueError:
            detail = Sentence("server-fault-proxy", {"given": one.strip()})
            raise ServerError(400, "server-config-wrong", detail=detail) from None


def read_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """ServerError names the setting that is wrong."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values = tomllib.loads(read_regular(file, LARGEST).decode())
        except FileError as error:
            raise ServerError(400, "server-config-unreadable", file=str(file), detail=fault(error.facts)) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            detail = fault(toml_fault(error))
            raise ServerError(400, "server-config-unreadable", file=str(file), detail=detail) from None
    for name in Settings.__struct_fields__:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values |= {name: value for name, value in given.items() if value is not None}
    if OLD_PROXY in values or environment.get(PREFIX + OLD_PROXY.upper()) is not None:
        raise ServerError(400, "server-config-old-proxy", old=OLD_PROXY, new="proxies")
    check_proxies(str(values.get("proxies", "")))
    try:
        return read_secrets(msgspec.convert(values, Settings, strict=False))
    except msgspec.ValidationError as error:
        raise ServerError(400, "server-config-wrong", detail=data_fault(error)) from None


def read_secrets(settings: Settings) -> Settings:
    """The settings with secrets read from their files, and checked."""
    for name in ("cluster_secret", "worker_secret", "redis"):
        file = getattr(settings, f"{name}_file")
        value = read_secret_file(Path(file)) if file else getattr(settings, name)
        if name != "redis" and (value or file) and len(value) < SHORTEST_SECRET:
            detail = Sentence("server-fault-short-secret", {"name": name, "least": SHORTEST_SECRET})
            raise ServerError(400, "server-config-wrong", detail=detail)
        settings = msgspec.structs.replace(settings, **{name: value})
    if settings.cluster_address and not ADDRESS.fullmatch(settings.cluster_address):
        detail = Sentence("server-fault-cluster-address", {"given": settings.cluster_address})
        raise ServerError(400, "server-config-wrong", detail=detail)
    return settings


def read_secret_file(file: Path) -> str:
    try:
        return read_regular(file, LARGEST).decode().strip()
    except FileError as error:
        raise ServerError(400, "server-config-unreadable", file=str(file), detail=fault(error.facts)) from None
    except UnicodeDecodeError:
        detail = Sentence("core-fault-no-text", {})
        raise ServerError(400, "server-config-unreadable", file=str(file), detail=detail) from None


def environment() -> Mapping[str, str]:
    return os.environ
