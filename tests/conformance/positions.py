"""Positions of random games of every option set, and random edits of their texts."""

from functools import cache

from hypothesis import strategies as st

from tests.conformance.ours import all_games
from tilewright.conformance.cases import main_specs, other_specs
from tilewright.conformance.random_chooser import RandomChooser
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules

SPECS = [spec for game in all_games() for spec in (*main_specs(game), *other_specs(game))]
MOMENTS = 24  # of one game whose positions are kept
NUMBERS = ("0", "1", "2", "3", "5", "6", "7", "17", "41", "99", "999", "-1", "none", "")


@cache
def rules_of(at: int) -> Rules:
    return SPECS[at].rules()


@cache
def texts_of(at: int, game: int) -> list[str]:
    """Positions of one random game, from its start to its end."""
    rules, dice = rules_of(at), Rng.from_seed(f"{SPECS[at].text()} {game}")
    chooser = RandomChooser(dice.fork())
    s, found = rules.new(f"position {game}"), []
    while s.stack:
        found.append(rules.position(s))
        seats = rules.waiting_seats(s)
        seat = seats[dice.below(len(seats))]
        options = rules.options(s, seat)
        rules.apply(s, seat, options[chooser.pick([rules.text(action) for action in options])])
    rare = {text.count("\nask "): text for text in found}  # an unfinished question is rare
    some = [found[dice.below(len(found))] for _ in range(MOMENTS)]
    return [rules.position(s), *rare.values(), *some]


def spec_of(at: int) -> Spec:
    return SPECS[at]


def lose_line(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    del lines[draw(st.integers(0, len(lines) - 1))]


def lose_some(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    """About a third of all lines: what people write is seldom a whole position."""
    kept = [line for line in lines if line.startswith("game") or draw(st.integers(0, 2))]
    lines[:] = kept or lines


def double_line(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    at = draw(st.integers(0, len(lines) - 1))
    lines.insert(draw(st.integers(0, len(lines))), lines[at])


def swap_lines(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    one, two = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    lines[one], lines[two] = lines[two], lines[one]


def splice_line(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    """A line of another position, put in or in the place of one that begins with the same words."""
    line = draw(st.sampled_from(other))
    alike = [at for at, old in enumerate(lines) if old.split(";")[0].split()[:2] == line.split(";")[0].split()[:2]]
    instead = draw(st.booleans())
    if alike and instead:
        lines[draw(st.sampled_from(alike))] = line
    else:
        lines.insert(draw(st.integers(0, len(lines))), line)


def edit_words(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    """A word lost, doubled, exchanged for another of the line, or for one of another line."""
    at = draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    place, way = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, 3))
    if way == 0:
        del words[place]
    elif way == 1:
        words.insert(place, words[place])
    elif way == 2:
        second = draw(st.integers(0, len(words) - 1))
        words[place], words[second] = words[second], words[place]
    else:
        words[place] = draw(st.sampled_from(draw(st.sampled_from([*lines, *other])).split(" ")))
    lines[at] = " ".join(words)


def change_number(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    """A number of a line changed, which is what people get wrong most."""
    at = draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    numbers = [place for place, word in enumerate(words) if word.rstrip(";,").isdigit()]
    if numbers:
        place = draw(st.sampled_from(numbers))
        old = words[place]
        tail = old[len(old.rstrip(";,")) :]
        near = [str(int(old.rstrip(";,")) + step) for step in (1, -1)]
        words[place] = draw(st.sampled_from([*near, *NUMBERS])) + tail
        lines[at] = " ".join(words)


def edit_clauses(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    """A clause lost, or taken from another line of the same first word."""
    at = draw(st.integers(0, len(lines) - 1))
    clauses = lines[at].split("; ")
    word = lines[at].split(" ")[0]
    alike = [line for line in (*lines, *other) if line.split(" ")[0].rstrip(";") == word.rstrip(";")]
    lose = draw(st.booleans())
    if len(clauses) > 1 and lose:
        del clauses[draw(st.integers(1, len(clauses) - 1))]
    elif alike:
        more = draw(st.sampled_from(alike)).split("; ")[1:]
        clauses += more[:1] if not more else [draw(st.sampled_from(more))]
    lines[at] = "; ".join(clauses)


def break_letters(lines: list[str], draw: st.DrawFn, other: list[str]) -> None:
    at = draw(st.integers(0, len(lines) - 1))
    place = draw(st.integers(0, len(lines[at])))
    letter = draw(st.sampled_from([";", "#", "\n", " ", ",", "-", "+", "/", "\u0663", "\x00", "x"]))
    lines[at] = lines[at][:place] + letter + lines[at][place + draw(st.integers(0, 1)) :]


EDITS = (
    *(lose_line, lose_some, double_line, swap_lines, splice_line, splice_line),
    *(edit_words, edit_words, change_number, change_number, edit_clauses, edit_clauses, break_letters),
)


@st.composite
def edited(draw: st.DrawFn) -> tuple[int, str]:
    """The number of a spec, and a text of one of its positions after one to four edits."""
    at = draw(st.integers(0, len(SPECS) - 1))
    texts = texts_of(at, draw(st.integers(0, 2)))
    lines = draw(st.sampled_from(texts)).splitlines()
    other = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        if lines:
            draw(st.sampled_from(EDITS))(lines, draw, other)
    return at, "\n".join(lines)
