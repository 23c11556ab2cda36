"""What is stored against what people saw and were promised, asked of the database itself.

While the servers run, triggers note for every line of a journal which connection wrote it and who had the table
then. So two owners of one table would be seen even if they had agreed on every move."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import psycopg

from scripts.tools.scale.people import Player, digest
from tests.server.cluster.crash_players import replayed
from tilewright.server.store.store import Store

TRIGGERS = """
CREATE TABLE scale_lines (table_id text, n bigint, token bigint, holder text, writer text);
CREATE TABLE scale_servers (id text, writer text);
CREATE FUNCTION scale_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO scale_lines SELECT NEW.table_id, NEW.n, l.token, l.holder, current_setting('application_name')
        FROM (SELECT 1) AS one LEFT JOIN leases l ON l.table_id = NEW.table_id;
    RETURN NULL; END $$;
CREATE FUNCTION scale_server() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO scale_servers VALUES (NEW.id, current_setting('application_name'));
    RETURN NULL; END $$;
CREATE TRIGGER scale_line AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION scale_line();
CREATE TRIGGER scale_server AFTER INSERT ON servers FOR EACH ROW EXECUTE FUNCTION scale_server();
"""


class Found(NamedTuple):
    promised: int
    lines: int
    owners: int  # of all tables, one after the other
    unanswered: int  # moves whose answer was lost
    unanswered_stored: int
    wrong: list[str]


def note_writers(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(TRIGGERS.encode())


def check(url: str, players: Sequence[Player]) -> Found:
    wrong = [line for player in players for line in player.wrong]
    with psycopg.connect(url) as connection:
        journals = read_journals(connection)
        writers: dict[str, str] = dict(connection.execute("SELECT id, writer FROM scale_servers").fetchall())
        notes = connection.execute(
            "SELECT table_id, n, token, holder, writer FROM scale_lines ORDER BY 1, 2"
        ).fetchall()
    wrong += numbering(journals)
    wrong += ownership(journals, notes, writers)
    wrong += broken_promises(journals, players)
    wrong += pictures(url, players)
    return Found(
        sum(len(player.promised) for player in players),
        sum(len(lines) for lines in journals.values()),
        len({(key, token) for key, _, token, _, _ in notes}),
        sum(len(player.unanswered) for player in players),
        stored_unanswered(journals, players),
        wrong,
    )


Lines = list[tuple[int, int, str, list[int]]]


def read_journals(connection: psycopg.Connection[Any]) -> dict[str, Lines]:
    found: dict[str, Lines] = defaultdict(list)
    for key, n, seat, text, marks in connection.execute(
        "SELECT table_id, n, seat, text, marks FROM journal ORDER BY table_id, n"
    ):
        found[key].append((n, seat, text, [int(one) for one in marks.split(",")]))
    return found


def numbering(journals: dict[str, Lines]) -> Iterator[str]:
    for key, lines in journals.items():
        first = lines[0][0]
        if [line[0] for line in lines] != list(range(first, first + len(lines))):
            yield f"{key}: the lines are not numbered in a row"


def ownership(journals: dict[str, Lines], notes: list[Any], writers: dict[str, str]) -> Iterator[str]:
    """Each line was written once, by the server that had the table then, and owners came one after the other."""
    if Counter((key, n) for key, n, *_ in notes) != Counter(
        (key, line[0]) for key, lines in journals.items() for line in lines
    ):
        yield "the lines that were written are not those that are there"
    last: dict[str, int] = {}
    owner: dict[tuple[str, int], str] = {}
    for key, n, token, holder, writer in notes:
        if token is None or writers.get(holder) != writer:
            yield f"{key}: line {n} was written by {writer}, but the table was {holder}'s"
            continue
        if token < last.get(key, 0):
            yield f"{key}: line {n} was written under number {token} after {last[key]}"
        last[key] = token
        if owner.setdefault((key, token), holder) != holder:
            yield f"{key}: number {token} had two owners"


def lines_of(journals: dict[str, Lines], player: Player) -> Counter[tuple[int, str]]:
    """What that seat did: the version after it, and the text."""
    mine = [line for line in journals[player.key] if line[1] == player.seat]
    return Counter((marks[seat + 1], text) for _, seat, text, marks in mine)


def broken_promises(journals: dict[str, Lines], players: Sequence[Player]) -> Iterator[str]:
    for player in players:
        lines = lines_of(journals, player)
        for version, text in player.promised:
            if (many := lines[version, text]) != 1:
                yield f"{player.key}: seat {player.seat}, version {version} was promised and is there {many} times"


def stored_unanswered(journals: dict[str, Lines], players: Sequence[Player]) -> int:
    """Moves that are there although their answer was lost."""
    found = 0
    for player in players:
        lines, promised = lines_of(journals, player), set(player.promised)
        found += sum(lines[v + 1, text] > 0 and (v + 1, text) not in promised for v, text in player.unanswered)
    return found


def pictures(url: str, players: Sequence[Player]) -> Iterator[str]:
    """What everybody was shown is what the journal replays to."""
    store = Store(url, writing=False)  # lines of dead servers may still be open over there
    try:
        for key in sorted({player.key for player in players}):
            seen = {at: digest(view) for at, view in replayed(store, key)[0].items()}
            for player in players:
                if player.key == key:
                    for version, shown in player.views.items():
                        if seen.get((player.seat + 1, version)) != shown:
                            yield f"{key}: seat {player.seat} was shown another version {version} than is stored"
    finally:
        store.close()
