"""Answers for bots: from the bot's current plan if it still holds, else from a worker."""

from tilewright.bots.bot import ask
from tilewright.bots.random_bot import RandomBot
from tilewright.kernel.reason import Malformed
from tilewright.kernel.rules import Rules
from tilewright.server.bots.pool import JobOwner, ProcessPool
from tilewright.server.bots.questions import decision, dice_of
from tilewright.server.bots.seat_plan import SeatPlan
from tilewright.server.logs import log
from tilewright.server.room.play import Play
from tilewright.server.room.possible_world import possible_world
from tilewright.server.table import StoredTable


class Answers:
    """Answers for the bots of all tables; keeps their turn plans, and derives their dice from `secret`."""

    def __init__(self, pool: ProcessPool, secret: bytes) -> None:
        self.pool = pool
        self.secret = secret
        self.plans: dict[tuple[str, int], SeatPlan] = {}  # by table and seat

    async def answer(self, table: StoredTable, play: Play, seat: int, whose: JobOwner) -> str:
        """The text of the option that the bot of that seat plays."""
        rules, player = play.rules, table.chairs[seat].player()
        options = rules.options(play.match.state, seat)
        plan = self.plans.get((table.id, seat))
        if plan is None or not plan.is_current(play, seat, player):
            plan = self.plans[table.id, seat] = SeatPlan(play, player)
        plan.answered = len(play.match.lines)
        planned = plan.follow(options)
        if planned is not None:
            return rules.text(planned)
        dice = dice_of(self.secret, play, seat)
        world = possible_world(play, seat, dice.fork())
        asked = decision(table.spec, rules.version, player, seat, world, dice.fork(), plan.spent)
        said = await self.pool.ask(asked, whose)
        answer = actions(rules, said.text)
        if said.elsewhere and not (answer and answer[0] in options):
            log("worker-wrong", table=table.id, bot=player)
            said = await self.pool.ask(asked, whose, here=True)
            answer = actions(rules, said.text)
        if answer and answer[0] in options:
            return rules.text(plan.think(answer, said.seconds))
        log("bot-failed", table=table.id, bot=player)
        return rules.text(ask(RandomBot(), rules, world, seat, dice, options))

    def forget(self, table: StoredTable) -> None:
        """Drop the plans of a table that has ended or was unloaded."""
        for seat in range(len(table.chairs)):
            self.plans.pop((table.id, seat), None)


def actions(rules: Rules, answer: str) -> list[int]:
    """Parse an answer, one action a line; empty if any line cannot be read."""
    try:
        return [rules.parse(text) for text in answer.split("\n")] if answer else []
    except Malformed:
        return []
