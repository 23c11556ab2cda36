"""The turn of a person in the terminal: options, commands, and the answer."""

from typing import Final

from rich.text import Text

from tilewright.bots.bot import question_for
from tilewright.bots.hints import hint
from tilewright.cli.drawing.generic import Drawing
from tilewright.cli.local_game import LocalGame
from tilewright.cli.option_list import MOST, NumberedOption, columns, matching
from tilewright.cli.rulebook import page
from tilewright.cli.screen import Screen
from tilewright.kernel.reason import Malformed, Refused
from tilewright.kernel.rng import Rng
from tilewright.words.glossary import synonyms
from tilewright.words.rulebook import Rulebook
from tilewright.words.speech import plain_name

ADVICE_SECONDS: Final = 2.0
GUESSES: Final = 8  # possible worlds from which the points of the others are estimated
COMMANDS: Final = ("help", "undo", "why", "score", "tile", "rules", "log", "look", "all", "hint", "quit")


class Quit(Exception):
    """The person leaves the table; the game can be taken up again."""


class TerminalTurn:
    """The questions of one seat, until somebody else is asked."""

    def __init__(self, game: LocalGame, drawing: Drawing, screen: Screen, seat: int) -> None:
        self.game = game
        self.rules = game.rules
        self.drawing = drawing
        self.presentation = drawing.presentation
        self.speech = self.presentation.at(screen.speech.seats).read_by(seat)
        self.screen = screen
        self.seat = seat
        self.view: dict[str, object] = {}
        self.choices: list[NumberedOption] = []
        words = {name: self.speech.say(f"cli-words-{name}").casefold().split() for name in COMMANDS}
        self.words = {word: name for name in COMMANDS for word in (name, *words[name])}

    def ask(self, whole: bool) -> None:
        """Ask one question and do what is answered; `whole`: show the whole table first."""
        self.refresh()
        if whole:
            self.do_look("")
        else:
            closeup = self.drawing.closeup(self.speech, self.view, self.seat, self.screen.width)
            if closeup is not None:
                self.screen.show(closeup)
        self.screen.line(self.presentation.question(self.speech, self.view, self.seat), "bold cyan")
        self.list(self.choices)
        lines = len(self.game.match.lines)
        while len(self.game.match.lines) == lines:
            self.answer(self.screen.ask("cli-play-prompt"))

    def refresh(self) -> None:
        state = self.game.match.state
        self.view = self.rules.view(state, self.seat)
        self.speech = self.presentation.at(self.screen.speech.seats, self.view).read_by(self.seat)
        texts = [self.rules.text(action) for action in self.rules.options(state, self.seat)]
        lines = [self.presentation.option(self.speech, text, self.view, self.seat) for text in texts]
        self.choices = [
            NumberedOption(number, *pair) for number, pair in enumerate(zip(texts, lines, strict=True), 1)
        ]

    def list(self, choices: list[NumberedOption], most: int = MOST) -> None:
        self.screen.show(columns(choices[:most], self.screen.width))
        if len(choices) > most:
            self.screen.say("cli-play-more", "dim", count=len(choices) - most)

    def answer(self, typed: str) -> None:
        """A number, an action's text, a command, or words to look for."""
        word, _, rest = typed.partition(" ")
        if typed.isascii() and typed.isdigit():
            self.choose(typed)
        elif any(choice.text == typed for choice in self.choices):
            self.game.act(self.seat, typed)
        elif word.casefold() in self.words:
            getattr(self, f"do_{self.words[word.casefold()]}")(rest.strip())
        else:
            self.search(typed)

    def choose(self, number: str) -> None:
        chosen = [choice for choice in self.choices if str(choice.number) == number]
        if chosen:
            self.game.act(self.seat, chosen[0].text)
        else:
            self.screen.say("cli-play-no-number", "red", most=len(self.choices))

    def search(self, typed: str) -> None:
        found = matching(self.choices, typed)
        if found:
            self.list(found)
        elif self.is_action(typed):
            self.do_why(typed)
        else:
            self.screen.say("cli-play-no-match", "red", typed=typed[:60])

    def is_action(self, typed: str) -> bool:
        try:
            self.rules.parse(self.spelled(typed))
        except Malformed:
            return False
        return True

    def spelled(self, typed: str) -> str:
        """Names as people write them become the keys that actions are written with."""
        found = plain_name(typed)
        for key, name in sorted(self.speech.names.items(), key=lambda pair: -len(pair[1])):
            found = found.replace(plain_name(name), key)
        return found

    # The commands.

    def do_help(self, rest: str) -> None:
        self.screen.say("cli-play-help", example=self.choices[-1].text)

    def do_undo(self, rest: str) -> None:
        try:
            self.game.undo(self.seat)
        except Refused as error:
            self.reason(error)
            return
        self.screen.say("cli-play-undone", "green")

    def do_why(self, rest: str) -> None:
        text = self.spelled(rest)
        why = self.rules.why_not(self.game.match.state, self.seat, text)
        if why is None:
            number = next(choice.number for choice in self.choices if choice.text == text)
            self.screen.say("cli-play-allowed", number=number)
        else:
            self.reason(Refused(why))

    def reason(self, refused: Refused) -> None:
        why = refused.reason
        self.screen.line(self.speech.reason(why.rule, why.key, why.facts), "red")

    def do_score(self, rest: str) -> None:
        """Your own points are certain, and those that the view shows; all others come from possible worlds, not
        from behind the players' screens."""
        state = self.game.match.state
        dice = Rng.from_seed(f"score {len(self.game.match.lines)}")
        worlds = [self.rules.determinize(state, self.seat, dice.fork()) for _ in range(GUESSES)]
        scores = [self.rules.scores(world) for world in worlds]
        for seat in range(self.rules.seats):
            mean = round(sum(row[seat] for row in scores) / GUESSES)
            known = seat == self.seat or all(row[seat] == self.open_points(seat) for row in scores)
            key = "cli-play-score-known" if known else "cli-play-score-guessed"
            self.screen.say(key, seat=seat, points=mean)
            if seat == self.seat:
                for line in self.presentation.explain(self.speech, self.rules.explain(worlds[0], seat)):
                    self.screen.line(f"  {line}")

    def open_points(self, seat: int) -> object:
        """What the view says of a player's points, if it does."""
        players = self.view.get("players")
        player = players[seat] if isinstance(players, list) else None
        return player.get("points", player.get("score")) if isinstance(player, dict) else None

    def do_hint(self, rest: str) -> None:
        """What a bot on this seat would think of; it sees no more than the person."""
        state = self.game.match.state
        options = self.rules.options(state, self.seat)
        dice = Rng.from_seed(f"hint {len(self.game.match.lines)}")
        question = question_for(self.rules, state, self.seat, options)
        for number, advice in enumerate(hint(question, dice, ADVICE_SECONDS), 1):
            actions = " · ".join(
                self.presentation.option(self.speech, text, self.view, self.seat) for text in advice.actions
            )
            self.screen.say("cli-play-advice", "bold", number=number, actions=actions)
            reason = self.speech.advice(advice.reason, advice.facts)
            points, chance = f"{advice.points:.0f}", f"{100 * advice.chance:.0f}"
            self.screen.say("cli-play-advice-why", reason=reason, points=points, chance=chance)

    def do_tile(self, rest: str) -> None:
        lines = self.presentation.about(self.speech, rest, self.view) if rest else []
        for line in lines:
            self.screen.line(line)
        if not lines:
            self.screen.say("cli-play-no-tile", "red", typed=rest[:60])

    def do_rules(self, rest: str) -> None:
        game = self.game.spec.game
        book = Rulebook(game.rules_file, self.speech.lang, synonyms(game.key, self.speech.lang))
        found = book.find(rest) if rest else []
        if found:
            self.screen.show(page(book, found))
        else:
            self.screen.say("cli-play-rules", sections=", ".join(book.titles))

    def do_log(self, rest: str) -> None:
        happened = self.game.since(0, self.seat)
        for facts in happened:
            self.screen.line(self.presentation.event(self.speech, facts))
        if not happened:
            self.screen.say("cli-play-no-log")

    def do_look(self, rest: str) -> None:
        self.screen.show(self.drawing.picture(self.speech, self.view, self.seat, self.screen.width, bool(rest)))
        self.screen.show(Text())

    def do_all(self, rest: str) -> None:
        self.list(self.choices, len(self.choices))

    def do_quit(self, rest: str) -> None:
        raise Quit
