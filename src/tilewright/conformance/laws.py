"""What holds at every decision of every game: options, texts, copies, reasons."""

import json

from tilewright.conformance.decision import Decision
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

KERNEL_KEYS = ("malformed", "game-over", "not-your-turn")
TRIED = 60  # texts of other states tried in one state


def somebody_is_asked(m: Decision) -> None:
    assert m.waiting, "a question waits for nobody"
    top = m.s.stack[-1]
    assert top.waiting >> m.rules.seats == 0, "a seat that is not at the table is asked"
    assert top.seat < 0 or top.waiting == 1 << top.seat, "a question to one seat waits for others"


def options_are_there_and_differ(m: Decision) -> None:
    for seat, options in m.options.items():
        assert options, f"no options for seat {seat}"
        assert len(set(options)) == len(options), f"options of seat {seat} are there twice"


def texts_are_their_actions(m: Decision) -> None:
    text, parse = m.rules.text, m.rules.parse
    for options in m.options.values():
        texts = [text(action) for action in options]
        assert len(set(texts)) == len(texts), "two options have the same text"
        for action, written in zip(options, texts, strict=True):
            assert parse(written) == action, f"{written!r} is read as another action"


def pieces_are_conserved(m: Decision) -> None:
    assert m.checks.counts(m.rules, m.s) == []


# From here on only at some decisions: these cost more than the game itself.


def options_keep_their_order(m: Decision) -> None:
    for world in (m.s, m.s.clone(), thawed(m.rules, m.s)):
        for seat, options in m.options.items():
            assert m.rules.options(world, seat) == options


def looking_changes_nothing(m: Decision) -> None:
    before = m.rules.digest(m.s)
    for seat in m.everybody():
        m.rules.view(m.s, seat)
        m.rules.determinize(m.s, seat, m.dice.fork())
    for seat in m.waiting:
        m.rules.options(m.s, seat)
        m.rules.why_not(m.s, seat, m.rules.text(m.options[seat][0]))
    assert len(m.rules.scores(m.s)) == m.rules.seats
    assert m.rules.digest(m.s) == before


def options_are_allowed(m: Decision) -> None:
    for seat, options in m.options.items():
        for action in m.some(options, TRIED):
            why = m.rules.why_not(m.s, seat, m.rules.text(action))
            assert why is None, f"{m.rules.text(action)} is an option and is refused: {why}"


def options_or_a_reason(m: Decision) -> None:
    """Of every text of other states, exactly one of both answers: it is an option, or there is a reason."""
    others = m.pool.pick(m.dice, TRIED // 3)
    for seat in range(m.rules.seats):
        options = m.options.get(seat, [])
        words = {m.rules.text(action).partition(" ")[0] for action in options}
        texts = others + m.pool.pick(m.dice, 2 * TRIED // 3, sorted(words))
        for text in texts[:: 1 if seat in m.waiting else 20]:
            why = m.rules.why_not(m.s, seat, text)
            member = m.rules.parse(text) in options
            assert member == (why is None), f"{text!r} of seat {seat}: option {member}, reason {why}"
            if why is not None and seat in m.waiting:
                assert why.rule in m.checks.numbers, f"{text!r} is refused by a rule that is not there: {why}"
                assert why.key not in KERNEL_KEYS, f"{text!r}: {why}"
                json.dumps(why.facts)
                m.reasons[f"{m.rules.question_name(m.s)}: {why.rule} {why.key}"] += 1


def thawed(rules: Rules, s: State) -> State:
    return rules.thaw(json.loads(json.dumps(s.freeze())))


def states_survive_freezing(m: Decision) -> None:
    again = thawed(m.rules, m.s)
    assert m.rules.digest(again) == m.rules.digest(m.s)
    for seat in m.everybody():
        assert m.rules.view(again, seat) == m.rules.view(m.s, seat)


def copies_go_the_same_way(m: Decision) -> None:
    """A clone and a thawed state do the same with the same action, and the original is left alone."""
    before = m.rules.digest(m.s)
    seat = m.waiting[m.dice.below(len(m.waiting))]
    action = m.options[seat][m.dice.below(len(m.options[seat]))]
    ends: list[str] = []
    for twin in (m.s.clone(), m.s.clone(), thawed(m.rules, m.s)):
        assert m.rules.digest(twin) == before
        m.rules.apply(twin, seat, action, [] if len(ends) == 1 else None)
        ends.append(m.rules.digest(twin))
    assert ends[0] == ends[1] == ends[2], f"{m.rules.text(action)} is not the same twice, or depends on events"
    assert m.rules.digest(m.s) == before
