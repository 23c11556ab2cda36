"""What scripts/recovery does: a recovery to a moment from nothing but the archive of deploy/archive.sh."""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import psycopg

from scripts.tools.scale.people import People, Player
from scripts.tools.scale.processes import ServerProcess
from scripts.tools.scale.proxy import Network
from tests.postgresql import SETTINGS, OwnServer, own_folder, programs, user
from tests.waiting import pause, rounds, until
from tilewright.server.admin.check import check_store

ARCHIVE: Final = Path(__file__).resolve().parents[3] / "deploy" / "archive.sh"
ARCHIVED: Final = 2  # seconds after which PostgreSQL hands over a piece of its log that is not full

Move = tuple[str, int, int, str]  # table, seat, version after it, text


class Archived(OwnServer):
    """A PostgreSQL that keeps its log with deploy/archive.sh."""

    def __init__(self, folder: Path) -> None:
        self.script = folder / "archive.sh"
        self.archive = folder / "archive"
        shutil.copy(ARCHIVE, self.script)
        self.script.chmod(0o755)
        kept = f"ARCHIVE={self.archive} sh {self.script} wal %p %f"
        own = ("archive_mode=on", f"archive_timeout={ARCHIVED}", f"'archive_command={kept}'")
        super().__init__(folder, [one for one in SETTINGS if "full_page" not in one] + list(own))

    def call(self, *words: str) -> str:
        """The script, as whoever runs PostgreSQL."""
        found = programs()
        assert found is not None
        who: dict[str, Any] = {"user": user()} if os.geteuid() == 0 else {}
        env = {
            "PATH": f"{found}:{os.environ['PATH']}", "ARCHIVE": str(self.archive), "PGHOST": str(self.folder),
            "PGUSER": "tilewright", "PGDATABASE": "postgres",
        }  # fmt: skip
        done = subprocess.run(
            ["sh", str(self.script), *words], env=env, cwd=self.folder, capture_output=True, text=True, **who
        )
        assert done.returncode == 0, done.stderr
        return str(done.stdout).strip()

    def ask(self, url: str, query: str) -> Any:
        with psycopg.connect(url, autocommit=True) as connection:
            asked = connection.execute(query.encode())
            found = asked.fetchone() if asked.description else None
            return found[0] if found else None


def promises(players: list[Player]) -> set[Move]:
    return {(one.key, one.seat, version, text) for one in players for version, text in one.promised}


def stored(url: str) -> set[Move]:
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT table_id, seat, marks, text FROM journal").fetchall()
    return {(key, seat, int(marks.split(",")[seat + 1]), text) for key, seat, marks, text in rows}


def play(people: People, moves: int) -> None:
    """So many moves more; when a game is over, the next begins."""
    people.resume()
    wanted = people.promised() + moves

    for _ in rounds(lambda: f"{wanted} moves, there are {people.promised()}", 180):
        if people.promised() >= wanted:
            break
        people.fill()
        pause()


def damage(server: Archived, url: str) -> None:
    """Somebody mistakes this for the test system."""
    for query in ("DELETE FROM journal", "DELETE FROM tables", "DROP TABLE people"):
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(query.encode())
    last = server.ask(url, "SELECT pg_walfile_name(pg_current_wal_lsn())")
    until(lambda: (server.archive / "wal" / last).exists(), "the last piece of the log in the archive", 120)


def rehearse(args: argparse.Namespace, folder: Path) -> None:
    server, network = Archived(folder), Network()
    server.make()
    server.start()
    server.ask(server.address, "CREATE DATABASE games TEMPLATE template0")
    url = server.address.replace("/postgres?", "/games?")
    process = ServerProcess(url)
    try:
        process.listens()
        people = People(network, process.port, args.tables, 2, 0.05, args.seed, bots=False)
        people.fill()
        play(people, args.moves)
        say(server.call("base"))
        play(people, args.moves)
        people.pause()
        moment, kept = str(server.ask(url, "SELECT clock_timestamp()")), promises(people.players)
        playing = [one for one in people.players if not one.over]
        assert stored(url) == kept
        say(f"{len(kept)} moves promised until {moment}; people play on")
        play(people, args.moves)
        later = promises(people.players) - kept
        people.stop()
        process.process.kill()
        process.close()
        damage(server, url)
        server.stop("immediate")
        shutil.rmtree(server.data)
        say(f"{len(later)} moves later all games are deleted, and then the disk is lost")
        began = time.monotonic()
        say(server.call("restore", str(server.data), moment))
        server.start()
        until(lambda: not server.ask(url, "SELECT pg_is_in_recovery()"), "the end of the recovery", 120)
        say(f"recovered in {time.monotonic() - began:.1f} s")
        compare(url, kept)
        process.start_again()
        again = People(network, process.port, args.tables, 2, 0.05, args.seed + 1, bots=False)
        again.take_over(playing)
        play(again, args.moves)
        again.pause()
        again.stop()
        assert kept | promises(again.players) == stored(url)
        say(f"the same people played {again.promised()} moves more at their tables")
    finally:
        process.process.kill()
        process.close()
        network.close()
        if (server.data / "postmaster.pid").exists():
            server.stop()


def compare(url: str, kept: set[Move]) -> None:
    found = stored(url)
    assert found == kept, f"{len(kept - found)} moves are missing, {len(found - kept)} are too many"
    checked = check_store(url)
    assert checked.faults == [], checked.faults
    say(f"each of the {len(kept)} moves is there and no other; {checked.games} games replay to their digests")


def say(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/recovery", description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--moves", type=int, default=60, help="in each part of the rehearsal")
    parser.add_argument("--seed", type=int, default=1)
    with own_folder() as folder:
        rehearse(parser.parse_args(), folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
