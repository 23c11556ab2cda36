"""A server of the Model Context Protocol, so that language models can play: `tilewright mcp`.

One game at a time, against bots. The model looks, lists what it may do, asks why something is not allowed, and
acts; a refusal names the rule and the facts.
"""

import json
from typing import Any, Final

from mcp.server import MCPServer

import tilewright
from tilewright.api.answers import GameError, IllegalMove
from tilewright.api.table import Table
from tilewright.bots.specs import BOTS, is_level
from tilewright.games.catalogue import catalogue, registry
from tilewright.kernel.registry import SpecError
from tilewright.words.speech import Speech, wrong
from tilewright.words.texts import LANGUAGES

MOST_LOG: Final = 40  # lines that `look` returns
GUIDE: Final = (
    "Board games with strict rules. Start with `games`, then `new_game`. In every turn call `look`, choose one of "
    "the options and send its text with `act`. `why_not` explains, with the number of the rule, why something "
    "cannot be done. You never see what is hidden from your seat."
)


class ModelSession:
    """The game that this server's client plays."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.seat = 0
        self.bot = "normal"
        self.read = 0

    def begin(self, game: str, seed: str, seat: int, bot: str, lang: str) -> str:
        if lang not in LANGUAGES:
            return f"Languages are {', '.join(LANGUAGES)}."
        if not is_level(bot):  # with settings it could think for hours
            return f"Bots are {', '.join(BOTS)}."
        try:
            registry(files=False).spec(game)  # a model names no files
            table = tilewright.new(game, seed=seed, lang=lang)
        except SpecError as fault:
            said = wrong(fault.key, fault.facts)
            return Speech(lang).say(said.key, said.facts)
        except GameError as fault:
            return str(fault)
        if not 0 <= seat < len(table.names):
            return f"There are seats 0 to {len(table.names) - 1}."
        self.table, self.seat, self.bot, self.read = table, seat, bot, 0
        return self.let_bots_play() or self.look()

    def let_bots_play(self) -> str:
        """Until the model's seat is asked; says what went wrong, if anything."""
        table = self.now()
        try:
            while not table.over and self.seat not in table.waiting:
                table.play_bot(self.bot, seat=table.waiting[0])
        except GameError as fault:
            self.table = None
            return str(fault)
        return ""

    def now(self) -> Table:
        if self.table is None:
            raise GameError("No game has begun: call new_game first.")
        return self.table

    def look(self) -> str:
        table = self.now()
        log = table.log(self.seat)
        news, self.read = log[self.read :][-MOST_LOG:], len(log)
        found: dict[str, Any] = {"happened": news, "view": table.view(self.seat)}
        if table.over:
            found["over"] = {
                "winners": table.winners,
                "scores": [table.score(s).total for s in range(len(table.names))],
            }
        else:
            found["question"] = table.question(self.seat)
            found["options"] = {option.text: option.words for option in table.options(self.seat)}
        return json.dumps(found, ensure_ascii=False)

    def act(self, text: str) -> str:
        table = self.now()
        try:
            table.play(text, seat=self.seat)
        except IllegalMove as refused:
            return json.dumps({"refused": str(refused), "rule": refused.rule}, ensure_ascii=False)
        return self.let_bots_play() or self.look()


def build_server() -> MCPServer:
    """The tools, with a session of their own."""
    app, session = MCPServer("tilewright", instructions=GUIDE), ModelSession()

    def guarded(what: Any) -> str:
        try:
            return str(what())
        except GameError as fault:
            return str(fault)

    @app.tool()
    def games() -> str:
        """The games that can be played, with their options."""
        found = {}
        for bundle in catalogue().bundles.values():
            options = {
                o.name: {"what": o.about, "default": o.default} for o in bundle.game.options if o.kind != "file"
            }
            found[bundle.game.key] = options
        return json.dumps(found)

    @app.tool()
    def new_game(game: str, seat: int = 0, bot: str = "normal", seed: str = "", lang: str = "en") -> str:
        """Begin a game such as keyflower(players=3) or artificium(players=2). Bots of that level play the other
        seats. Answers with what you see."""
        return guarded(lambda: session.begin(game, seed, seat, bot, lang))

    @app.tool()
    def look() -> str:
        """What has happened since you last looked, what you see, what is asked, and every option in words."""
        return guarded(session.look)

    @app.tool()
    def why_not(text: str) -> str:
        """Why that text is not allowed now, with the number of the rule; empty if it is allowed."""
        return guarded(lambda: session.now().why_not(text, session.seat))

    @app.tool()
    def act(text: str) -> str:
        """Do one option, by its text. Answers with what you see when you are asked again, or with a refusal."""
        return guarded(lambda: session.act(text))

    @app.tool()
    def score() -> str:
        """Your points if the game ended now, and where they come from."""
        return guarded(lambda: session.now().score(session.seat))

    return app
