"""What a person's finished games tell: results over time, wins against each level, luck with each piece."""

from tilewright.server.lobby.records import level_of
from tilewright.server.store.store import Store
from tilewright.server.table import Chair, Result, Table
from tilewright.server.wire.lobby import GamePlayed, Opponent, PieceShare, Share, Statistics

FAR = 2**60


def gathered(store: Store, person: str) -> Statistics:
    tables = [table for table in store.tables_of(person, True, FAR) if countable(table, person)]
    results = store.results([table.id for table in tables])
    found = Statistics([], {}, {})
    for table in tables:
        one = played(table, person, results[table.id])
        found.played.append(one)
        if not one.imported and not one.shared:
            count_levels(found, one)
            count_pieces(found, one, results[table.id])
    return found


def countable(table: Table, person: str) -> bool:
    return bool(table.seats_of(person)) and not table.broken and len(table.scores) == len(table.chairs)


def played(table: Table, person: str, results: list[Result]) -> GamePlayed:
    own = table.seats_of(person)
    seat = own[0]
    others = [opponent(table, chair) for chair in table.chairs if chair.seat != seat]
    return GamePlayed(
        id=table.id,
        game=table.spec.partition("(")[0],
        spec=table.spec,
        ended=table.ended,
        seat=seat,
        score=table.scores[seat],
        place=1 + sum(score > table.scores[seat] for score in table.scores),
        opponents=others,
        won=seat in table.winners,
        imported=table.imported,
        shared=len(own) > 1,
    )


def opponent(table: Table, chair: Chair) -> Opponent:
    bot = chair.bot if chair.kind == "bot" else ""
    name = chair.name if chair.kind == "person" else ""
    return Opponent(chair.seat, table.scores[chair.seat], name, bot, chair.seat in table.winners)


def count_levels(found: Statistics, one: GamePlayed) -> None:
    for level in {level_of(other.bot) for other in one.opponents if other.bot}:
        share = found.levels.setdefault(one.game, {}).setdefault(level, Share())
        share.games += 1
        share.wins += one.won


def count_pieces(found: Statistics, one: GamePlayed, results: list[Result]) -> None:
    for result in results:
        for piece in result.pieces:
            known = found.pieces.setdefault(one.game, {})
            shares = known.setdefault(piece, PieceShare(Share(), Share()))
            for share in (shares.all, shares.mine) if result.seat == one.seat else (shares.all,):
                share.games += 1
                share.wins += result.won
