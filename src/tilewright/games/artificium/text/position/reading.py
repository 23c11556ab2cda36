"""A table read from a position: what is given is put there, the cards that are not named are the deck."""

from collections.abc import Callable

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.frames import CLOSING, REVEAL, ROUND_END, ROUND_START, stage_of
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.artificium.steps.card_moves import draw_card
from tilewright.games.artificium.text.position.checks import check_table
from tilewright.games.artificium.text.position.fields import PHASES, SEAT_CLAUSES
from tilewright.games.artificium.text.position.knowledge import read_knowledge
from tilewright.games.artificium.text.position.partial import PartialPosition
from tilewright.games.artificium.text.position.questions import open_phase, read_question
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionLine, split_lines
from tilewright.kernel.rows import put

WORDS = ("game", "round", "ask", "market", "discards", "deck", "seat", "know", "unseen")


def read_position(r: Artificium, text: str, seed: str) -> ArtificiumState:
    """The table of a position text; raises PositionError."""
    partial = PartialPosition(r, seed)
    lines = split_lines(text)
    for line in lines:
        if line.word not in WORDS:
            raise line.error("", "unknown-line", {"given": line.word[:40], "names": list(WORDS)})
    readers: dict[str, Callable[[PartialPosition, PositionLine], None]] = {
        "game": read_game, "round": read_round, "market": read_pile, "discards": read_pile, "deck": read_deck,
        "seat": read_seat,
    }  # fmt: skip
    for line in lines:
        if line.word in readers:
            readers[line.word](partial, line)
    fill_deck(partial, lines)
    for line in lines:
        if line.word == "ask":
            read_question(partial, line)
    finish(partial)
    read_knowledge(partial, [line for line in lines if line.word in ("know", "unseen")])
    check_table(partial)
    return partial.s


def read_game(partial: PartialPosition, line: PositionLine) -> None:
    partial.once(line, "game")
    line.game(partial.r.game, partial.r.seats, partial.r.version)


def read_round(partial: PartialPosition, line: PositionLine) -> None:
    partial.once(line, "round")
    line.only("first", "phase", "over")
    s, seats = partial.s, partial.r.seats
    s.round = line.whole(line.head, partial.r.box.numbers.rounds)
    s.first = line.whole(line.clauses.get("first", ["0"]), seats - 1)
    if "phase" in line.clauses:
        partial.phase = tuple(PHASES)[line.name(line.clauses["phase"], tuple(PHASES))]
    if "over" in line.clauses:
        partial.over = True
        s.final = [line.whole([word], 99999) for word in line.clauses["over"]]
        if len(s.final) != seats:
            raise line.error("", "needs-scores", {"count": seats})
        if "phase" in line.clauses:
            raise line.error("AR-7.1", "no-phase")


def read_pile(partial: PartialPosition, line: PositionLine) -> None:
    partial.once(line, line.word)
    line.only()
    pile = vec[i64](line.count_words(line.head, partial.r.box.card_keys))
    if line.word == "market":
        partial.s.market = pile
    else:
        partial.s.discards = pile


def read_deck(partial: PartialPosition, line: PositionLine) -> None:
    """`deck 3 farm 2 castle; next farm castle`: how many of each, and which come first."""
    partial.once(line, "deck")
    line.only("next")
    keys = partial.r.box.card_keys
    if line.head:
        partial.deck = line.count_words(line.head, keys)
    words = [word for word in line.clauses.get("next", []) if word != "none"]
    partial.s.coming = vec[i64]([line.name([word], keys) for word in words])


def read_seat(partial: PartialPosition, line: PositionLine) -> None:
    line.only(*SEAT_CLAUSES)
    s, cards, resources = partial.s, partial.r.box.card_keys, partial.r.box.resource_keys
    seat = line.whole(line.head, partial.r.seats - 1)
    partial.once(line, f"seat {seat}")
    for word, numbers in (("hand", s.hand), ("applied", s.applied), ("discarding", s.dropping)):
        put(numbers, seat * CARD_KINDS, vec[i64](line.count_words(line.clauses.get(word, []), cards)))
    for word, numbers in (("resources", s.goods), ("selling", s.selling)):
        put(numbers, seat * RESOURCE_KINDS, vec[i64](line.count_words(line.clauses.get(word, []), resources)))
    s.coins[seat] = line.whole(line.clauses.get("coins", ["0"]), 99999)
    s.points[seat] = line.whole(line.clauses.get("points", ["0"]), 99999)
    if "laid" in line.clauses:
        s.laid[seat] = line.name(line.clauses["laid"], cards)
    if line.flag("out"):
        s.leave_round(seat)
    if line.flag("passed"):
        s.note_pass(seat)
    if line.flag("traded"):
        s.note_trade(seat)


def fill_deck(partial: PartialPosition, lines: list[PositionLine]) -> None:
    """Whatever is nowhere else; all cards must be somewhere (AR-1.1). Seats without a line are as at set-up."""
    r, s = partial.r, partial.s
    for card, printed in enumerate(r.box.cards):
        used = s.market[card] + s.discards[card] + list(s.laid).count(card)
        for seat in range(r.seats):
            used += s.hand[seat * CARD_KINDS + card] + s.applied[seat * CARD_KINDS + card]
        s.deck[card] = printed.count - used
        if s.deck[card] < 0:
            line = line_with_too_many(lines, printed.key, printed.count)
            raise line.error(
                "AR-1.1", "more-than-the-box", {"given": used, "piece": printed.key, "most": printed.count}
            )
        if partial.deck is not None and partial.deck[card] != s.deck[card]:
            facts: dict[str, object] = {"card": printed.key, "there": s.deck[card], "given": partial.deck[card]}
            raise partial.where["deck"].error("AR-1.1", "left-for-the-deck", facts)
        if list(s.coming).count(card) > s.deck[card]:
            raise partial.where["deck"].error("AR-1.1", "not-so-often", {"card": printed.key})
    if partial.phase in ("market", "lay") and not partial.over and partial.deck is None:
        for seat in [seat for seat in range(r.seats) if f"seat {seat}" not in partial.where]:
            s.coins[seat] = r.box.numbers.starting_coins
            for _ in range(r.box.numbers.hand):
                card = draw_card(r, s, None)
                if card >= 0:
                    s.hand[seat * CARD_KINDS + card] += 1


def line_with_too_many(lines: list[PositionLine], key: str, most: int) -> PositionLine:
    """The line with which there are more cards of that kind than the box has."""
    count = 0
    for line in lines:
        places = [line.clauses.get(name, []) for name in ("hand", "applied")] if line.word == "seat" else []
        places += [line.head] if line.word in ("market", "discards") else []
        for words in places:
            pairs = zip(words[::2], words[1::2], strict=False)
            count += sum([int(number) for number, name in pairs if name == key and number.isdigit()])
        count += line.clauses.get("laid", []) == [key]
        if count > most:
            return line
    return lines[-1]


def finish(partial: PartialPosition) -> None:
    """The questions of the phase, where none were given, and who is still in the round."""
    s = partial.s
    if not s.stack and not partial.over:
        open_phase(partial)
    stage = stage_of(s.stack[0]) if s.stack else ROUND_START
    s.face_down = int(stage == REVEAL)
    if stage in (ROUND_START, ROUND_END, CLOSING):  # AR-4.7
        s.inside = 0
