"""A Redis with TLS, users and passwords: what is wrong keeps it away, and the rights that we name are enough."""

import asyncio
import io
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.places import ROOT
from tests.redis import RedisServer, hold, started, with_link
from tests.server.bots.questions import first_question
from tilewright.server.bots.pool import ProcessPool
from tilewright.server.bots.queue import Request
from tilewright.server.limits import Buckets, RecentlySeen
from tilewright.server.logs import Log
from tilewright.server.redis import link as links
from tilewright.server.redis.keys import Digests
from tilewright.server.redis.limits import SharedLimits
from tilewright.server.redis.link import RedisLink
from tilewright.server.redis.news import News
from tilewright.server.redis.offers import Offers
from tilewright.server.redis.presence import Presence
from tilewright.server.redis.remote_worker import ANSWER, CLAIM, LIVE

PASSWORD = "p@ss/word"
QUOTED = "p%40ss%2Fword"
# As docs/scale.md says (there with another prefix).
RIGHTS = (
    "resetkeys ~test:* resetchannels &test:* -@all +set +get +del +exists +expire +pexpire +time +hset +hmget "
    "+hdel +hgetall +rpush +ltrim +blpop +zadd +zcard +zrangebyscore +zremrangebyscore +publish +subscribe "
    "+unsubscribe +eval +evalsha +script|load"
)


def openssl(folder: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True, timeout=120)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a server that is called localhost, by an authority that nobody else knows, and another such authority.
    They have the extensions that Python 3.13 asks for."""
    folder = tmp_path_factory.mktemp("tls")
    new = ("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj")
    signs = ("-addext", "keyUsage=critical,keyCertSign")
    for name in ("ca", "other"):
        files = ("-keyout", f"{name}.key", "-out", f"{name}.crt")
        openssl(folder, *new, f"/CN={name}", "-x509", "-days", "2", *signs, *files)
    openssl(folder, *new, "/CN=localhost", "-keyout", "server.key", "-out", "server.csr")
    extensions = "subjectAltName=DNS:localhost\nsubjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid\n"
    (folder / "names").write_text(extensions, "ascii")
    by = ("-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2", "-extfile", "names")
    openssl(folder, "x509", "-req", "-in", "server.csr", *by, "-out", "server.crt")
    return folder


@pytest.fixture(scope="module")
def secure(certificates: Path) -> Iterator[tuple[RedisServer, int]]:
    """And its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    files = [("cert-file", "server.crt"), ("key-file", "server.key"), ("ca-cert-file", "ca.crt")]
    arguments = [word for name, file in files for word in (f"--tls-{name}", str(certificates / file))]
    with started("--tls-port", str(port), "--tls-auth-clients", "no", *arguments) as server:
        server.ask("ACL", "SETUSER", "tilewright", "on", f">{PASSWORD}", *RIGHTS.split())
        server.ask("ACL", "SETUSER", "reader", "on", f">{PASSWORD}", "~*", "+get")
        server.ask("ACL", "SETUSER", "default", "resetpass", f">{PASSWORD}", "-@all", "+set", "+echo", "~*")
        yield server, port


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "EVERY", 0.05)
    monkeypatch.setattr(links, "WITHIN", 2.0)  # on a busy machine too


def test_a_user_with_the_rights_that_we_name_can_do_all_that_we_ask(
    secure: tuple[RedisServer, int], certificates: Path
) -> None:
    url = f"rediss://tilewright:{QUOTED}@localhost:{secure[1]}/0?ssl_ca_certs={certificates / 'ca.crt'}"

    async def work(link: RedisLink) -> None:
        limits = SharedLimits(link, Digests(b"of these tests"))
        buckets = limits.share("work", Buckets(0.001, 10))
        assert await limits.take(buckets, "anna")
        buckets.of("anna").charge(2)
        await limits.settle_all()
        presence = Presence(link, Digests(b"of these tests"), RecentlySeen(60), lambda: {"anna", "ben"})
        await presence.settle()
        assert presence.total() == 2
        heard: list[str] = []
        news, other = News(link), News(link)
        news.reactions["lobby"] = lambda: heard.append("lobby")
        listening = asyncio.ensure_future(news.keep())
        await hold(lambda: len(heard) == 1, "a subscription")  # looks once by itself
        other.publish("lobby")
        await hold(lambda: len(heard) == 2, "news")
        await travelled(link)
        listening.cancel()
        await asyncio.wait((listening,))
        assert link.failures == 0

    with_link(url, work)


async def travelled(link: RedisLink) -> None:
    """A question and its answer, by the scripts of a worker."""
    offers = Offers(link, "of servers and workers", ProcessPool(1, 10, 512))
    keys = [link.name(name) for name in ("offers", "question:none", "lease:none", "answers:none")]
    await link.run(LIVE, [link.name("workers"), keys[2]], "worker", 1000)
    await offers.look()
    assert offers.workers == 1
    offers.offer(Request("", "table", 0, 0.1, False), first_question("easy"))
    await hold(lambda: not offers.tasks, "an offer")
    ((job, _),) = (await link.ask("HGETALL", link.name("offers"))).items()
    keys = [keys[0], link.name("question", job.decode()), link.name("lease", job.decode()), offers.mailbox()]
    assert await link.run(CLAIM, keys, job, "worker", 1000, "taken", 1000)
    assert await link.run(ANSWER, keys[2:], "worker", "answer", 1000, 10) == 1
    assert (await link.ask("BLPOP", offers.mailbox(), 1, wait=1))[1] == b"taken"
    offers.withdraw(next(iter(offers.all)))
    await hold(lambda: not offers.tasks, "an offer that is withdrawn")


WRONG = {
    "another password": (
        "rediss://tilewright:hunter2@localhost:{port}/0?ssl_ca_certs={ca}",
        "AuthenticationError",
    ),
    "a user who may not write": (
        f"rediss://reader:{QUOTED}@localhost:{{port}}?ssl_ca_certs={{ca}}",
        "NoPermission",
    ),
    "no user at all": ("rediss://localhost:{port}/0?ssl_ca_certs={ca}", "AuthenticationError"),
    "an authority that nobody knows": (f"rediss://:{QUOTED}@localhost:{{port}}/0", "ConnectionError"),
    "another authority": (f"rediss://:{QUOTED}@localhost:{{port}}/0?ssl_ca_certs={{other}}", "ConnectionError"),
    "another name": (f"rediss://:{QUOTED}@127.0.0.1:{{port}}/0?ssl_ca_certs={{ca}}", "ConnectionError"),
    "no TLS": (f"redis://:{QUOTED}@localhost:{{port}}/0", "Error"),
}


@pytest.mark.parametrize("wrong", sorted(WRONG))
def test_whatever_is_wrong_keeps_it_away_and_is_said_without_the_password(
    secure: tuple[RedisServer, int], certificates: Path, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = io.StringIO()
    monkeypatch.setattr(Log, "stream", noted)
    monkeypatch.setattr(Log, "quiet", False)
    address, why = WRONG[wrong]
    url = address.format(port=secure[1], ca=certificates / "ca.crt", other=certificates / "other.crt")

    async def run() -> None:
        link = RedisLink(url, "test")
        keeping = asyncio.ensure_future(link.keep())
        await hold(lambda: bool(link.reasons), "a reason")
        assert not link.up
        assert all(why in one for one in link.reasons)
        keeping.cancel()
        await asyncio.wait((keeping,))
        await link.close()

    asyncio.run(run())
    assert "redis-away" in noted.getvalue()
    assert not any(secret in noted.getvalue() for secret in ("hunter2", PASSWORD, QUOTED))


def test_a_password_alone_is_that_of_the_default_user(secure: tuple[RedisServer, int], certificates: Path) -> None:
    async def work(link: RedisLink) -> None:
        assert await link.ask("ECHO", "x") == b"x"

    with_link(f"rediss://:{QUOTED}@localhost:{secure[1]}?ssl_ca_certs={certificates / 'ca.crt'}", work)


def test_the_rights_are_those_that_the_guide_names() -> None:
    guide = (ROOT / "docs" / "scale.md").read_text("utf-8")
    assert RIGHTS.partition("-@all ")[2] in guide
