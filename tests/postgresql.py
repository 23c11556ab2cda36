"""A PostgreSQL of our own for the tests: a cluster in a temporary folder, and databases in it for single tests."""

import contextlib
import getpass
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

SWITCH = "TILEWRIGHT_TEST_POSTGRESQL"  # the address of a server in which databases may be made
INSTALLED = Path("/usr/lib/postgresql")  # by Debian's packages, each version in a folder
PACKAGE = "postgresql"
# Nothing of it outlives the tests, so it need not be on disk.
SETTINGS = ("listen_addresses=", "fsync=off", "full_page_writes=off", "max_connections=200")


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, of the newest version."""
    found = [one for one in INSTALLED.glob("*/bin") if (one / "initdb").is_file() and one.parent.name.isdigit()]
    if found:
        return max(found, key=lambda one: int(one.parent.name))
    here = shutil.which("initdb")
    return Path(here).parent if here else None


def missing() -> str:
    """Why there is none, and what to do about it."""
    if os.environ.get(SWITCH):
        return ""
    if programs() is None:
        return f"PostgreSQL is missing (sudo apt-get install -y {PACKAGE})"
    return f"no PostgreSQL is running (scripts/test starts one, or {SWITCH} names one)"


def user() -> str:
    """Who runs it: initdb refuses root."""
    return "postgres" if os.geteuid() == 0 else getpass.getuser()


def run(folder: Path, program: str, *arguments: str) -> None:
    found = programs()
    assert found is not None
    who: dict[str, Any] = {"user": user()} if os.geteuid() == 0 else {}
    command = [str(found / program), *arguments]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **who)


class OwnServer:
    """A PostgreSQL in a folder of its own, on a socket there and not on the network."""

    def __init__(self, folder: Path, settings: Sequence[str] = SETTINGS) -> None:
        self.folder = folder  # with a short path: that of a socket has room for a hundred bytes
        self.data = folder / "data"
        self.settings = settings
        self.address = f"postgresql://tilewright@/postgres?host={folder}"

    def make(self) -> None:
        arguments = ("-A", "trust", "-U", "tilewright", "-E", "UTF8", "--locale=C", "--no-sync")
        run(self.folder, "initdb", "-D", str(self.data), *arguments)

    def start(self) -> None:
        options = f"-k {self.folder} " + " ".join(f"-c {one}" for one in self.settings)
        log = str(self.folder / "log")
        run(self.folder, "pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """As if it had crashed, or "fast"."""
        run(self.folder, "pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")


@contextlib.contextmanager
def own_folder() -> Iterator[Path]:
    """One that belongs to whoever runs PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="tw-pg-"))
    try:
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam(user()).pw_uid, -1)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def own_server() -> Iterator[OwnServer]:
    """One that runs as long as this is open."""
    with own_folder() as folder:
        server = OwnServer(folder)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """Its address."""
    with own_server() as server:
        yield server.address


class Databases:
    """Databases of one process that tests, each made in a moment from one that has all tables already."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.template = ""

    def do(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def url(self, name: str) -> str:
        return self.address.replace("/postgres?", f"/{name}?")

    @contextlib.contextmanager
    def empty(self, template: str = "template0") -> Iterator[str]:
        name = f"t{secrets.token_hex(6)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.do(f"DROP DATABASE {name} WITH (FORCE)")

    @contextlib.contextmanager
    def ready(self) -> Iterator[str]:
        """With all tables, and nothing in them."""
        from tilewright.server.store.store import Store

        if not self.template:
            self.template = f"m{secrets.token_hex(6)}"
            self.do(f"CREATE DATABASE {self.template} TEMPLATE template0")
            Store(self.url(self.template)).close()
        with self.empty(self.template) as url:
            yield url

    def close(self) -> None:
        if self.template:
            self.do(f"DROP DATABASE {self.template} WITH (FORCE)")
