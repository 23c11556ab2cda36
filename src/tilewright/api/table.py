"""A table for Python programs: play, list options, ask bots, undo, save."""

from pathlib import Path

from tilewright.api.answers import Advice, GameError, IllegalMove, Option, Score
from tilewright.api.panels import panels_of
from tilewright.bots.bot import question_for
from tilewright.bots.hints import hint
from tilewright.bots.players import Player
from tilewright.bots.specs import BotError, build_bot
from tilewright.kernel.event import Event
from tilewright.kernel.match import Match
from tilewright.kernel.reason import Reason, Refused
from tilewright.kernel.record import write_record
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.pictures import generic
from tilewright.pictures.catalogue import drawing_of
from tilewright.pictures.svg import Picture
from tilewright.presentation.areas import title_of
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import facts_for
from tilewright.words.speech import NOBODY, Speech, wrong


class Table:
    """One game. `seat` in any method is a player from 0; without it, whoever is asked now.

    A table knows everything that is hidden; `view`, `options`, `why_not` and `advise` use only what their seat may
    know. Make one with `tilewright.new` or `tilewright.load`."""

    def __init__(self, match: Match, spec: Spec, lang: str = "en") -> None:
        self._match = match
        self._spec = spec
        self._presentation = presentation_for(match.rules, lang)
        self._log: list[tuple[int, Event]] = []  # the number of the move that brought it
        self.lang = lang

    # Where the game is.

    @property
    def game(self) -> str:
        """The game with its options, such as `keyflower(players=4)`."""
        return self._spec.text()

    @property
    def names(self) -> list[str]:
        """The players."""
        return list(self._match.names)

    @property
    def seed(self) -> str:
        """What decided all chance of this game; the same seed and moves give the same game."""
        return self._match.seed

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Every move so far: the seat and the text."""
        return [(line.seat, line.text) for line in self._match.lines]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.rules.over(self._match.state)

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now: one, several at once, or none when the game is over."""
        return self._match.rules.waiting_seats(self._match.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; empty while the game goes on."""
        return self._match.rules.winners(self._match.state) if self.over else []

    def question(self, seat: int | None = None) -> str:
        """What is asked, in one sentence; empty when the game is over."""
        if self.over:
            return ""
        at = self._asked(seat)
        view = self.view(at)
        return self._presentation.question(self._speech(at, view), view, at)

    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that a seat may know, as plain data; -1 is somebody who only watches."""
        return self._match.rules.view(self._match.state, self._seat(seat))

    def score(self, seat: int | None = None) -> Score:
        """The points if the game ended now, and where they come from."""
        at = self._seat(seat)
        facts = self._match.rules.explain(self._match.state, at)
        total = facts["total"]
        assert isinstance(total, int)
        return Score(total, self._presentation.explain(self._speech(at), facts), facts)

    # Playing.

    def options(self, seat: int | None = None) -> list[Option]:
        """All legal moves, and nothing else is legal; empty when the seat is not asked."""
        at = self._seat(seat)
        if at not in self.waiting:
            return []
        view = self.view(at)
        speech = self._speech(at, view)
        texts = [self._match.rules.text(action) for action in self._match.rules.options(self._match.state, at)]
        return [Option(text, self._presentation.option(speech, text, view, at)) for text in texts]

    def play(self, *moves: str | Option, seat: int | None = None) -> list[str]:
        """Make these moves, all or none, and return what happened. Raises IllegalMove."""
        before, logged = len(self._match.lines), len(self._log)
        happened = []
        try:
            for move in moves:
                happened += self._play(move.text if isinstance(move, Option) else move, seat)
        except IllegalMove:
            if len(self._match.lines) > before:
                self._match.rewind(before)
            del self._log[logged:]
            raise
        return happened

    def why_not(self, move: str, seat: int | None = None) -> str:
        """Why a move is not allowed now, with the number of the rule; empty if it is."""
        at = self._seat(seat)
        reason = self._match.rules.why_not(self._match.state, at, move)
        return "" if reason is None else self._words(reason, at)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move of a seat, by default of whoever moved last, unless it revealed something."""
        at = self._match.lines[-1].seat if seat is None and self._match.lines else self._seat(seat)
        move = self._match.own_line(at) + 1
        try:
            self._match.undo(at)
        except Refused as refused:
            raise IllegalMove(self._words(refused.reason, at), refused.reason.rule) from None
        self._log = [(number - (number > move), event) for number, event in self._log if number != move]

    def play_bot(self, level: str = "normal", seat: int | None = None) -> list[str]:
        """Let a bot play the turn of a seat, until somebody else is asked, and return what happened."""
        at = self._asked(seat)
        try:
            bot = build_bot(level)
        except BotError as fault:
            said = wrong(fault.key, fault.facts)
            raise GameError(self._presentation.speech.say(said.key, said.facts)) from None
        player = Player(bot, self._match.rules, at)
        happened = []
        while at in self.waiting:
            options = self._match.rules.options(self._match.state, at)
            action = player.answer(self._match.state, options, self.seed, len(self._match.lines))
            happened += self._play(self._match.rules.text(action), at, NOBODY)
            if self.waiting != [at]:
                break
        bot.close()
        return happened

    def advise(self, seat: int | None = None, seconds: float = 0.0) -> list[Advice]:
        """The best few turns as a bot sees them; without seconds it thinks for a fixed number of lines of play."""
        at = self._asked(seat)
        rules, state = self._match.rules, self._match.state
        question = question_for(rules, state, at, rules.options(state, at))
        found = hint(question, Rng.from_seed(f"advice {len(self._match.lines)}"), seconds)
        speech = self._speech(at)
        return [Advice(one.actions, speech.advice(one.reason, one.facts), one.points, one.chance) for one in found]

    # Keeping.

    def record(self) -> str:
        """The whole game as text; `tilewright.load` reads it."""
        return write_record(self._match, self._spec)

    def save(self, path: str | Path) -> None:
        """Write the record into a file."""
        Path(path).write_text(self.record(), encoding="utf-8")

    def position(self) -> str:
        """This moment as readable text, without what led to it. Raises GameError if the game has no such text."""
        try:
            return self._match.rules.position(self._match.state)
        except NotImplementedError:
            raise GameError(self._presentation.speech.say("core-no-positions")) from None

    def log(self, seat: int = -1) -> list[str]:
        """What has happened since this table was made or loaded, as a seat may know it."""
        speech = self._speech(seat)
        return [self._presentation.event(speech, facts_for(event, seat)) for _, event in self._log]

    # Pictures and prints.

    def picture(self, part: str = "", seat: int | None = None) -> Picture:
        """The table, or a part of it such as `village` with a seat, as an SVG picture that a notebook shows. A
        game without pictures of its own is shown in words; its parts are its areas, such as `players.0`."""
        at, game = self._seat(seat), self._match.rules.game
        view, draw = self.view(at), drawing_of(game)
        if draw is not None:
            return draw(view, self.names, at, self.lang, part)
        speech = self._speech(at, view)
        title = speech.said(f"games-{game}-title", {}) or title_of(game)
        return generic.draw(title, panels_of(self._presentation.describe(speech, view, at, []), part))

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __repr__(self) -> str:
        if self.over:
            scores = ", ".join(f"{name} {self.score(seat).total}" for seat, name in enumerate(self.names))
            return f"<{self.game}, over after {len(self.moves)} moves: {scores}>"
        asked = ", ".join(self.names[seat] for seat in self.waiting)
        return f"<{self.game}, {len(self.moves)} moves, asked: {asked}>"

    # Inside.

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not -1 <= seat < len(self.names):
                raise ValueError(f"there are seats 0 to {len(self.names) - 1}, not {seat}")
            return seat
        return self.waiting[0] if self.waiting else 0

    def _asked(self, seat: int | None) -> int:
        at = self._seat(seat)
        if at not in self.waiting:
            key = "game-over" if self.over else "not-your-turn"
            raise IllegalMove(self._words(Reason("", key, {"seat": at, "waiting": self.waiting}), at))
        return at

    def _speech(self, seat: int, view: dict[str, object] | None = None) -> Speech:
        """For the player of that seat, who is "you" in it."""
        seen = self.view(seat) if view is None else view
        return self._presentation.at(self._match.names, seen).read_by(seat)

    def _words(self, reason: Reason, seat: int) -> str:
        return self._speech(seat).reason(reason.rule, reason.key, reason.facts)

    def _play(self, text: str, seat: int | None, reader: int | None = None) -> list[str]:
        at = self._seat(seat)
        try:
            events = self._match.act(at, text)
        except Refused as refused:
            raise IllegalMove(self._words(refused.reason, at), refused.reason.rule) from None
        self._log += [(len(self._match.lines), event) for event in events]
        speech = self._speech(at).read_by(at if reader is None else reader)
        return [self._presentation.event(speech, facts_for(event, at)) for event in events]
