"""Laws for every decision of every game: options, texts, copies, reasons."""

import json

from tilewright.conformance.checks import Checks
from tilewright.conformance.decision import Decision
from tilewright.kernel.bits import all_bits, bit_of
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

KERNEL_KEYS = ("malformed", "game-over", "not-your-turn")
TRIED = 60  # texts of other states tried in one state


def somebody_is_asked(m: Decision) -> None:
    assert m.waiting, "a question waits for nobody"
    top = m.s.stack[-1]
    assert 0 <= top.waiting <= all_bits(m.rules.seats), "a seat that is not at the table is asked"
    assert top.seat < 0 or top.waiting == bit_of(top.seat), "a question to one seat waits for others"


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


def check_counts(checks: Checks, rules: Rules, s: State) -> None:
    wrong = checks.counts(rules, s)
    assert wrong == [], f"Checks.counts says: {', '.join(map(str, wrong))}"


def check_thawed(rules: Rules, again: State, s: State) -> None:
    if rules.digest(again) != rules.digest(s):
        parts, others = s.freeze(), again.freeze()
        changed = [name for name in parts if json.dumps(parts[name]) != json.dumps(others.get(name))]
        raise AssertionError(f"freeze and thaw make another state: {', '.join(changed) or 'its digest'}")


def pieces_are_conserved(m: Decision) -> None:
    check_counts(m.checks, m.rules, m.s)


# From here on only at some decisions: these cost more than the game itself.


def options_keep_their_order(m: Decision) -> None:
    for world in (m.s, m.s.clone(), thaw_copy(m.rules, m.s)):
        for seat, options in m.options.items():
            found = m.rules.options(world, seat)
            assert found == options, f"seat {seat} has other options in a copy of the state, or in another order"


def looking_changes_nothing(m: Decision) -> None:
    before = m.rules.digest(m.s)
    for seat in m.everybody():
        m.rules.view(m.s, seat)
        m.rules.determinize(m.s, seat, m.dice.fork())
    for seat in m.waiting:
        m.rules.options(m.s, seat)
        m.rules.why_not(m.s, seat, m.rules.text(m.options[seat][0]))
    count = len(m.rules.scores(m.s))
    assert count == m.rules.seats, f"scores of {count} seats, of {m.rules.seats} that there are"
    assert m.rules.digest(m.s) == before, "the state is another one after it was looked at"


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


def thaw_copy(rules: Rules, s: State) -> State:
    return rules.thaw(json.loads(json.dumps(s.freeze())))


def states_survive_freezing(m: Decision) -> None:
    again = thaw_copy(m.rules, m.s)
    check_thawed(m.rules, again, m.s)
    for seat in m.everybody():
        same = m.rules.view(again, seat) == m.rules.view(m.s, seat)
        assert same, f"seat {seat} sees something else after freeze and thaw"


def copies_go_the_same_way(m: Decision) -> None:
    """A clone and a thawed state do the same with the same action, and the original is left alone."""
    before = m.rules.digest(m.s)
    seat = m.waiting[m.dice.below(len(m.waiting))]
    action = m.options[seat][m.dice.below(len(m.options[seat]))]
    ends: list[str] = []
    for copy in (m.s.clone(), m.s.clone(), thaw_copy(m.rules, m.s)):
        assert m.rules.digest(copy) == before, "a copy is not the same: see clone, freeze and thaw"
        m.rules.apply(copy, seat, action, [] if len(ends) == 1 else None)
        ends.append(m.rules.digest(copy))
    assert ends[0] == ends[1] == ends[2], f"{m.rules.text(action)} is not the same twice, or depends on events"
    assert m.rules.digest(m.s) == before, f"{m.rules.text(action)} in a copy changed the original: see clone"
