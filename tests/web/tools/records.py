"""Games played by bots up to a certain question: tables for tests and pictures that need no clicking before."""

from collections.abc import Callable

from tests.server.client import Client
from tests.waiting import rounds
from tests.web.conftest import Serving
from tests.web.tools.seating import GAME
from tilewright.bots.players import Player, Players
from tilewright.bots.specs import build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record

Condition = Callable[[Match], bool]


def played(spec: str, seed: str, names: list[str], until: Condition, bot: str = "easy") -> Match | None:
    """A game of bots up to that point; nothing if it ends before."""
    rules = registry().spec(spec).rules()
    match = Match(rules, seed, names)
    players = Players([build_bot(bot) for _ in names], rules)
    while not until(match):
        if rules.over(match.state):
            return None
        seat = rules.waiting_seats(match.state)[0]
        action = players.answer(match.state, seat, rules.options(match.state, seat), seed, len(match.lines))
        match.act(seat, rules.text(action))
    return match


def asked(question: str, seat: int = 0, least_round: int = 1, lines: int = 0) -> Condition:
    """Whether that seat is asked this, not before that round."""

    def held(match: Match) -> bool:
        if seat not in match.rules.waiting_seats(match.state) or len(match.lines) < lines:
            return False
        view = match.rules.view(match.state, seat)
        now = view["question"]
        assert isinstance(now, dict)
        return now["asked"] == question and int(str(view["round"])) >= least_round

    return held


def record_at(spec: str, names: list[str], until: Condition, seeds: int = 40) -> str:
    """The record of the first of some games that comes to that point."""
    for seed in range(seeds):
        match = played(spec, f"scene {seed}", names, until)
        if match is not None:
            return write_record(match, registry().spec(spec))
    raise AssertionError("no game came so far")


def played_by_bot(serving: Serving, client: Client, key: str, bot: str) -> None:
    """That person's running game to its end, with a bot that whispers what to do."""
    table = client.sit_at(key, look=0)
    play = serving.hub.rooms[key].play
    assert play is not None
    adviser = Player(build_bot(bot), play.rules, 0)
    for _ in rounds("the end of a game with an adviser", GAME):
        if table.position.get("over"):
            break
        if not table.position.get("options"):
            adviser.begin()
            table.until("position")
            continue
        match = play.match
        options = play.rules.options(match.state, 0)
        table.act(play.rules.text(adviser.answer(match.state, options, match.seed, len(match.lines))))
        table.catch_up()
    table.close()
