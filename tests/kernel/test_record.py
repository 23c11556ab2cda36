"""Records: what is written is read again, and whatever was changed is refused with its line."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.kernel.sentences import said
from tests.kernel.toy import GAME, Toy, registry
from tests.kernel.toy_play import SPEC, fresh, play_on, played, spec_of
from tilewright.kernel.match import CHECKPOINT, Match
from tilewright.kernel.record import (
    LONGEST,
    MOST,
    TITLE,
    RecordError,
    commitment,
    decoded,
    read_record,
    seal,
    write_record,
)
from tilewright.kernel.registry import Game, Registry, Value
from tilewright.kernel.rng import Rng

FINISHED = write_record(played(), spec_of())
OPEN = write_record(played(most=9), spec_of())
START = 8  # the number of the line `start` with three seats


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_record(text, registry())
    assert len(said(error.value)) < 400
    assert len(said(error.value).splitlines()) == len(str(error.value).splitlines()) == 1
    return error.value


def same(one: str, two: str) -> bool:
    """Whether two texts differ at most in how their lines end."""
    plain = [text.replace("\r\n", "\n").removesuffix("\n").removesuffix("\r") for text in (one, two)]
    return plain[0] == plain[1]


def with_line(text: str, number: int, line: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def resealed(text: str) -> str:
    """The record with a seal that fits its header, as a forger would make it."""
    lines = text.splitlines()
    lines[START - 1] = lines[START - 1][:-12] + seal(lines[: START - 1])
    return "\n".join(lines) + "\n"


def other_rules(version: int, content: str) -> Registry:
    def build(values: dict[str, Value], version: int) -> Toy:
        rules = Toy(3)
        rules.version, rules.content = version, content
        return rules

    found = Registry()
    found.add(Game("toy", (version,), GAME.options, build, ""))
    return found


def test_a_record_is_readable() -> None:
    match = Match(spec_of().rules(), "chance 7", ["Anna", "Béla", "Віра"])
    match.act(0, "draw")
    match.act(0, "end")
    assert write_record(match, spec_of()).splitlines() == [
        "tilewright record 1",
        "game toy(players=3)",
        "rules toy 1 c0ffee",
        "seed chance 7",
        "seat 0 Anna",
        "seat 1 Béla",
        "seat 2 Віра",
        "start 848121217b87 745651e20f89",
        "0 draw | 170c826fb763",
        "0 end | 45182582df39",
        "open 2 45182582df39160f05cc877760c4543f",
    ]


@pytest.mark.parametrize("text", ["toy(players=2)", SPEC, "toy(players=4,rounds=5,deck=large,away=[0,3])"])
@pytest.mark.parametrize("most", [0, 1, 7, CHECKPOINT, 10_000])
def test_records_of_open_and_finished_games_are_read_again(text: str, most: int) -> None:
    match = played(text, "round trip", most)
    record = write_record(match, spec_of(text))
    replay = read_record(record, registry())
    assert replay.finished == match.rules.over(match.state)
    assert replay.spec.text() == spec_of(text).text()
    assert (replay.match.seed, replay.match.names) == (match.seed, match.names)
    assert [line.digest for line in replay.match.lines] == [line.digest for line in match.lines]
    assert write_record(replay.match, replay.spec) == record


def test_whoever_reads_a_record_may_do_something_between_two_lines() -> None:
    match = played(most=9)
    calls: list[None] = []
    read_record(write_record(match, spec_of()), registry(), lambda: calls.append(None))
    assert len(calls) == len(match.lines) == 9


def test_an_open_game_goes_on_where_it_was() -> None:
    match = played(most=9)
    again = read_record(OPEN, registry()).match
    for one in (match, again):
        play_on(one, Rng.from_seed("later"))
    assert write_record(again, spec_of()) == write_record(match, spec_of())


def test_line_ends_of_other_systems_do_no_harm() -> None:
    assert read_record(FINISHED.replace("\n", "\r\n"), registry()).finished
    assert read_record(FINISHED.removesuffix("\n"), registry()).finished


def test_a_record_without_a_digest_of_facts_is_read_when_an_editor_stripped_its_blank() -> None:
    def build(values: dict[str, Value], version: int) -> Toy:
        rules = Toy(3)
        rules.content = ""
        return rules

    plain = Registry()
    plain.add(Game("toy", (1,), GAME.options, build, ""))
    spec = plain.spec("toy(players=3)")
    whole = write_record(Match(spec.rules(), "seed"), spec)
    assert whole.splitlines()[2] == "rules toy 1 "
    stripped = "\n".join(line.rstrip() for line in whole.splitlines())
    for text in (whole, stripped):
        replay = read_record(text, plain)
        assert write_record(replay.match, replay.spec) == whole
    assert refusal(stripped).key == "other-facts"  # by rules that have one


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for end in range(len(FINISHED) - 1):
        cut = FINISHED[:end]
        first = cut.count("\n") + 1
        assert first <= refusal(cut).line <= (first if cut.endswith("\n") else first + 1), cut[-40:]


def test_a_record_cut_off_between_lines_says_what_is_missing() -> None:
    lines = FINISHED.splitlines(keepends=True)
    for count in range(len(lines)):
        error = refusal("".join(lines[:count]))
        assert error.line == count + 1
        assert "cut off" in said(error)


def test_a_line_left_out_is_noticed() -> None:
    lines = FINISHED.splitlines(keepends=True)
    for i in range(len(lines)):
        error = refusal("".join(lines[:i] + lines[i + 1 :]))
        assert i + 1 <= error.line <= max(i + 2, START)


def test_swapped_lines_are_noticed_at_the_first_of_them() -> None:
    lines = FINISHED.splitlines(keepends=True)
    for i in range(len(lines) - 1):
        error = refusal("".join([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]))
        assert error.line == i + 1


def test_every_letter_of_a_record_counts() -> None:
    for text in (FINISHED, OPEN):
        lines = text.splitlines()
        for number, line in enumerate(lines, start=1):
            for i in range(len(line)):
                changed = line[:i] + ("1" if line[i] != "1" else "0") + line[i + 1 :]
                error = refusal(with_line(text, number, changed))
                assert number <= error.line <= max(number, START), changed


@pytest.mark.parametrize(
    ("number", "line", "at", "reason"),
    [
        (1, "tilewright record 2", 1, "this is not a record"),
        (1, "\ufefftilewright record 1", 1, "this is not a record"),
        (2, "game chess", 2, "there is no game “chess”"),
        (2, "game toy(players=9)", 2, "from 2 to 7"),
        (2, 'game toy(players=3,cards="broken")', 2, "this file of cards is broken"),
        (2, "game  toy(players=3)", START, "above this one"),
        (2, "game toy(players=2)", 7, "“start”"),
        (2, "game toy(players=4)", START, "“seat 3”"),
        (3, "rules toy 2 c0ffee", 3, "made with rules “toy 2”, here are “toy 1”"),
        (3, "rules toi 1 c0ffee", 3, "made with rules “toi 1”"),
        (3, "rules toy 1 decaff", 3, "other printed facts"),
        (3, "rules toy 1", 3, "other printed facts"),
        (3, "rules toy 1 ", 3, "other printed facts"),
        (3, "rules", 3, "“rules”"),
        (4, "seed ", 4, "one short line"),
        (4, "seed " + "x" * 201, 4, "one short line"),
        (4, "seed other", START, "above this one"),
        (5, "seat 0 a\u2028b", 5, "one short line"),
        (5, "seat 0 \udc80", 5, "one short line"),
        (5, "seat 1 seat 0", 5, "“seat 0”"),
        (6, "seat 1 Somebody else", START, "above this one"),
        (START, "start 000000000000 ", START, "above this one"),
        (9, "3 draw | 000000000000", 9, "no seat “3”"),
        (9, "00 draw | 000000000000", 9, "no seat “00”"),
        (9, "-1 draw | 000000000000", 9, "no seat “-1”"),
        (9, "draw", 9, "an action line"),
        (9, "0 draw", 9, "an action line"),
        (9, "", 9, "an action line"),
        (9, "0  | 000000000000", 9, "not allowed here"),
        (9, "0 fly | 000000000000", 9, "“fly” is not allowed here (malformed)"),
        (9, "1 end | 000000000000", 9, "not allowed here (not-your-turn)"),
        (9, "0 offer ash | 000000000000", 9, "not allowed here (TY-1.3)"),
        (9, "0 end | 000000000000", 9, "the digest does not match"),
        (9, "x" * (LONGEST + 1), 9, "a line has at most"),
    ],
)
def test_a_changed_line_is_refused_with_its_reason(number: int, line: str, at: int, reason: str) -> None:
    error = refusal(with_line(FINISHED, number, line))
    assert error.line == at
    assert reason in said(error)
    assert str(error).startswith(f"line {at}: {error.key}")


@pytest.mark.parametrize("line", ["seed other", "seat 2 Other"])
def test_a_forged_header_does_not_help(line: str) -> None:
    number = 4 if line.startswith("seed") else 7
    forged = resealed(with_line(FINISHED, number, line))
    if number == 4:
        assert refusal(forged).line == START
        assert refusal(forged).key == "other-start"
    else:  # a name is no part of the game
        assert read_record(forged, registry()).match.names[2] == "Other"


def test_an_action_written_in_another_way_is_refused() -> None:
    class Loose(Toy):
        def parse(self, text: str) -> int:
            return super().parse(text.strip())

    loose = Registry()
    loose.add(Game("toy", (1,), GAME.options, lambda values, version: Loose(3), ""))
    lines = FINISHED.splitlines()
    lines[8] = lines[8].replace(" |", "  |")
    with pytest.raises(RecordError, match=r"line 9: other-writing"):
        read_record("\n".join(lines), loose)


def test_a_wrong_result_is_refused() -> None:
    last = FINISHED.splitlines()[-1]
    number = FINISHED.count("\n")
    head, _, winners = last.rpartition(" ")
    words = last.split(" ")
    wrong = [
        f"{head} {winners},2",
        last.replace("scores ", "scores 1"),
        f"end {int(words[1]) + 1} {' '.join(words[2:])}",
        f"end {words[1]} {'0' * 32} {' '.join(words[3:])}",
        f"open {words[1]} {words[2]}",
        last.replace("end ", "open "),
        f"{last} more",
        f"end {words[1]} {words[2]}",
        "end ",
        "end",
    ]
    for line in wrong:
        assert refusal(with_line(FINISHED, number, line)).line == number, line


def test_an_open_game_is_no_finished_one() -> None:
    last = OPEN.splitlines()[-1]
    number = OPEN.count("\n")
    scores = f"{last.replace('open', 'end')} scores 0,0,0 winners 0"
    for line in (last.replace("open", "end"), scores, f"{last} more"):
        assert refusal(with_line(OPEN, number, line)).line == number


@pytest.mark.parametrize("more", ["\n", "x\n", " ", "\r\n\r\n", FINISHED, "0 draw | 000000000000"])
@pytest.mark.parametrize("text", [FINISHED, OPEN])
def test_nothing_may_follow_the_last_line(text: str, more: str) -> None:
    assert refusal(text + more).line == text.count("\n") + 1


@pytest.mark.parametrize(
    "text",
    ["", "\n", "\r\n", "\0", "hello", "\n" * 50, "\ufeff" + FINISHED, "\x7fELF\0\x01\x02", TITLE + " ", "{}"],
)
def test_what_is_no_record_is_refused_in_its_first_line(text: str) -> None:
    assert refusal(text).line == 1


def test_huge_texts_are_refused_quickly() -> None:
    lines = FINISHED.splitlines()
    body = "\n".join(lines[:START])
    assert refusal(body + "\n" * (MOST + 1)).line == MOST
    assert refusal(body + "\n" + "x" * 5_000_000).line == START + 1
    assert refusal("x" * 5_000_000).line == 1
    assert refusal(with_line(FINISHED, 2, "game toy(" + "x" * 1900 + ")")).line == 2


def test_other_rules_or_printed_facts_are_refused_in_the_rules_line() -> None:
    for found, reason in (
        (other_rules(2, "c0ffee"), "other-rules"),
        (other_rules(1, "other"), "other-facts"),
    ):
        with pytest.raises(RecordError, match=reason) as error:
            read_record(FINISHED, found)
        assert error.value.line == 3
    assert read_record(FINISHED, other_rules(1, "c0ffee")).finished


def test_a_game_that_began_in_the_middle_has_no_record() -> None:
    middle = Match(spec_of().rules(), "seed", start=played(most=9).state)
    with pytest.raises(ValueError, match="cannot be played again"):
        write_record(middle, spec_of())


def test_a_record_after_undo_is_a_record() -> None:
    match = fresh()
    match.act(0, "end")
    match.undo(0)
    assert write_record(match, spec_of()) == write_record(fresh(), spec_of())


def test_bytes_that_are_no_text_are_refused_in_their_line() -> None:
    assert decoded(FINISHED.encode()) == FINISHED
    for raw, line in ((b"\xff", 1), (b"a\nb\n\x80c", 3), (FINISHED.encode() + b"\xc3(", FINISHED.count("\n") + 1)):
        with pytest.raises(RecordError, match="no-text") as error:
            decoded(raw)
        assert error.value.line == line


def test_a_commitment_is_pinned_and_hides_the_seed() -> None:
    assert commitment("a") == "f81e71039b2b620b9e555ae3189237924647f54787d802e0cfb625d428355434"
    assert commitment("a") != commitment("b")


EDITS = st.sampled_from(["cut", "insert", "replace", "swap", "repeat", "drop"])


@st.composite
def edited(draw: st.DrawFn) -> tuple[str, str]:
    """A record and one that was changed by hand, by accident or by a machine."""
    text = draw(st.sampled_from([FINISHED, OPEN]))
    changed = text
    for _ in range(draw(st.integers(1, 3))):
        lines = changed.splitlines(keepends=True) or [""]
        i, j = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        at = draw(st.integers(0, len(changed)))
        more = draw(st.one_of(st.text(max_size=20), st.sampled_from([*text.split(), " | ", "\r\n", "\n", "0 "])))
        edit = draw(EDITS)
        if edit == "cut":
            changed = changed[:at]
        elif edit == "insert":
            changed = changed[:at] + more + changed[at:]
        elif edit == "replace":
            changed = changed[:at] + more + changed[at + len(more) :]
        elif edit == "swap":
            lines[i], lines[j] = lines[j], lines[i]
            changed = "".join(lines)
        elif edit == "repeat":
            changed = "".join([*lines[:j], lines[i], *lines[j:]])
        else:
            changed = "".join(lines[:i] + lines[i + 1 :])
    return text, changed


@settings(max_examples=400)
@given(edited())
def test_no_edit_goes_unnoticed_and_none_is_answered_but_by_a_record_error(texts: tuple[str, str]) -> None:
    text, changed = texts
    assume(not same(text, changed))
    assert 1 <= refusal(changed).line <= changed.count("\n") + 2


@given(st.text(), st.integers(0, 60))
def test_any_text_behind_a_good_beginning_is_refused(text: str, count: int) -> None:
    lines = FINISHED.splitlines(keepends=True)
    beginning = "".join(lines[: min(count, len(lines) - 1)])
    assume(not same(beginning + text, FINISHED))
    refusal(beginning + text)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(raw: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(decoded(raw), registry())


def test_a_commitment_in_the_record_must_fit_the_seed() -> None:
    match = played()
    match.committed = True
    text = write_record(match, spec_of())
    assert f"\ncommitment {commitment(match.seed)}\n" in text
    assert read_record(text, registry()).match.committed
    assert not read_record(FINISHED, registry()).match.committed
    forged = resealed(text.replace(commitment(match.seed), commitment("another")))
    assert refusal(forged).key == "other-seed"
    assert write_record(read_record(text, registry()).match, spec_of()) == text
