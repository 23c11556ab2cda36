"""Plays a game in the terminal: people take turns at one screen, bots answer in between."""

import shlex
from pathlib import Path

from tilewright.bots.program import ProgramError
from tilewright.cli.drawing.generic import Drawing
from tilewright.cli.local_game import LocalGame
from tilewright.cli.program_name import program_name
from tilewright.cli.screen import EndOfInput, Screen
from tilewright.cli.turn import Quit, TerminalTurn


class TerminalGame:
    """The course of a game from the seat of whoever sits at the screen."""

    def __init__(self, game: LocalGame, drawing: Drawing, screen: Screen) -> None:
        self.game = game
        self.drawing = drawing
        self.presentation = drawing.presentation
        self.screen = screen
        self.people = [chair.seat for chair in game.chairs if chair.bot is None]
        self.seen = [last_line(game, seat) for seat in range(game.rules.seats)]  # lines shown
        self.sitting = self.people[0] if len(self.people) == 1 else -1
        screen.speech = screen.speech.read_by(self.sitting)  # with several people, no line is for one of them

    def run(self) -> None:
        """To the end of the game; Quit when somebody leaves."""
        while not self.game.over():
            seat = self.game.waiting()
            if self.game.chairs[seat].bot is not None:
                self.game.ask_bot(seat)
                if not self.people:
                    self.show_news(-1, len(self.game.events) - 1)
            else:
                self.hand_over(seat)
                self.take_turn(seat)
        self.close()

    def hand_over(self, seat: int) -> None:
        """With several people, nobody sees the screen of another."""
        if self.sitting == seat:
            return
        self.screen.clear()
        self.screen.ask("cli-play-hand-over", seat=seat)
        self.sitting = seat

    def take_turn(self, seat: int) -> None:
        """All questions of one seat in a row, and the last moment to take something back."""
        self.screen.clear()
        turn = TerminalTurn(self.game, self.drawing, self.screen, seat)
        self.show_news(seat, self.seen[seat])
        whole = True
        while True:
            turn.ask(whole)
            whole = False
            self.show_news(seat, self.seen[seat])
            if not self.is_asked(seat) and not self.takes_back(seat, turn):
                return

    def is_asked(self, seat: int) -> bool:
        return not self.game.over() and self.game.waiting() == seat

    def takes_back(self, seat: int, turn: TerminalTurn) -> bool:
        """Whether the person thinks better of it, as long as nobody has seen more because of it."""
        if not self.game.may_undo(seat):
            return False
        typed = self.screen.ask("cli-play-confirm").casefold()
        if turn.words.get(typed) == "quit":
            raise Quit
        if turn.words.get(typed) != "undo":
            return False
        turn.do_undo("")
        self.seen[seat] = min(self.seen[seat], len(self.game.events))
        return True

    def show_news(self, seat: int, line: int) -> None:
        """What has happened since."""
        view = self.game.rules.view(self.game.match.state, seat)
        speech = self.presentation.at(self.screen.speech.seats, view).read_by(seat)
        for facts in self.game.since(line, seat):
            self.screen.line(self.presentation.event(speech, facts))
        if seat >= 0:
            self.seen[seat] = len(self.game.events)

    def close(self) -> None:
        """What happened last, the final picture, the points and where they come from."""
        if self.people:
            self.show_news(self.sitting, self.seen[self.sitting])
        rules, state = self.game.rules, self.game.match.state
        view = rules.view(state, -1)
        speech = self.presentation.at(self.screen.speech.seats, view).read_by(self.screen.speech.reader)
        self.screen.show(self.drawing.picture(speech, view, -1, self.screen.width, True))
        for seat, points in enumerate(rules.scores(state)):
            self.screen.say("cli-play-final", "bold", seat=seat, points=points)
            for line in self.presentation.explain(speech, rules.explain(state, seat)):
                self.screen.line(f"  {line}")
        self.screen.say("cli-play-winners", "bold green", winners=rules.winners(state))


def last_line(game: LocalGame, seat: int) -> int:
    """Up to where a seat knows the game when it is taken up again: its own last line."""
    own = [number for number, line in enumerate(game.match.lines, start=1) if line.seat == seat]
    return own[-1] if own else 0


def play(game: LocalGame, drawing: Drawing, screen: Screen, save: Path | None, unfinished: Path) -> bool:
    """Play and keep the record; False if the input ended before the game did."""
    try:
        TerminalGame(game, drawing, screen).run()
    except Quit:
        save_game(game, screen, save or unfinished)
        return True
    except (EndOfInput, KeyboardInterrupt):
        screen.line()
        save_game(game, screen, save or unfinished)
        return False
    except ProgramError:
        save_game(game, screen, save or unfinished)
        raise
    finally:
        game.close()
    if save is not None:
        game.save(save)
        screen.unbroken("cli-play-saved", file=str(save))
    return True


def save_game(game: LocalGame, screen: Screen, path: Path) -> None:
    game.save(path)
    screen.unbroken("cli-play-resume", called=program_name(), file=shlex.quote(str(path)))
