"""A bystander's stream is the same, byte for byte, whatever the hidden part of the game is."""

import asyncio

import pytest

from tests.server.room.table_alone import NoDisk
from tilewright.games.catalogue import registry
from tilewright.kernel.packing import packed
from tilewright.kernel.reason import Refused
from tilewright.kernel.rng import Rng
from tilewright.server import clock
from tilewright.server.room import position_message
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room, new_play
from tilewright.server.structs import encode_sorted
from tilewright.server.table import PLAYING, Chair, JournalRow, StoredTable
from tilewright.server.wire import outgoing


class KeepingListener(Listener):
    """Keeps what it is told, byte for byte."""

    def __init__(self, look: int) -> None:
        super().__init__("")
        self.look = look
        self.lang = "en"
        self.describes = True
        self.heard: list[bytes] = []

    def send(self, raw: bytes) -> None:
        self.heard.append(raw)


def room_after(spec: str, journal: list[JournalRow], seats: int) -> Room:
    chairs = [Chair(seat, "person", f"p{seat}", f"Player {seat}") for seat in range(seats)]
    table = StoredTable("key", "p0", spec, chairs, PLAYING, seed="a seed for bystanders")
    room = Room(table, NoDisk(), lambda room: None)
    room.play = new_play(table)
    room.play.replay(journal, 0)
    return room


async def messages_of(room: Room, seat: int, text: str, looks: list[int]) -> tuple[list[list[bytes]], list[bytes]]:
    keepers = [KeepingListener(look) for look in looks]
    room.listeners = [*keepers]
    assert room.play is not None
    await room.act(f"p{seat}", seat, room.play.versions[seat + 1], text)
    return [keeper.heard for keeper in keepers], [room.play.view_digests[look + 1] for look in looks]


@pytest.mark.parametrize("spec", [f"{game}(players=3)" for game in registry().games])
def test_hidden_choices_sound_the_same(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 1_000)
    asyncio.run(walk(spec))


async def walk(spec: str) -> None:
    """At every step: two different actions that leave a bystander the same view leave it the same bytes."""
    dice = Rng.from_seed(f"bystanders {spec}")
    main = room_after(spec, [], 3)
    journal: list[JournalRow] = []
    same = 0
    while main.play is not None and not main.play.over() and len(journal) < 120:
        play = main.play
        seat = play.all_waiting()[0]
        texts = [play.rules.text(action) for action in play.rules.options(play.match.state, seat)]
        looks = [look for look in range(-1, 3) if look != seat]
        if len(texts) > 1 and len(journal) % 3 == 0:
            pair = [texts[dice.below(len(texts))] for _ in range(2)]
            copies = [room_after(spec, journal, 3) for _ in pair]
            results = [await messages_of(copy, seat, text, looks) for copy, text in zip(copies, pair, strict=True)]
            for i in range(len(looks)):
                (heard_a, views_a), (heard_b, views_b) = results
                if pair[0] != pair[1] and views_a[i] == views_b[i]:
                    assert heard_a[i] == heard_b[i], (looks[i], pair)
                    same += 1
        check_guesses(main, dice)
        plan = play.plan_act(seat, texts[dice.below(len(texts))], 1_000)
        play.adopt(plan)
        journal.append(plan.entry)
    assert same > 5


def check_guesses(room: Room, dice: Rng) -> None:
    """A possible world gives its seat the same position message as the true one."""
    play = room.play
    assert play is not None
    look = dice.below(4) - 1
    wording = room.wording("en")
    true = outgoing.encode(
        position_message.position(play, look, wording, [], position_message.current_view(play, look, None))
    )
    state, views = play.match.state, play.views_of(play.match.state)
    assert play.view_digests == play.view_digests_of(state)
    one_by_one = [play.rules.view(state, seat) for seat in range(-1, play.rules.seats)]
    assert views == [outgoing.encode(view) for view in one_by_one]  # also in the order of the fields
    play.match.state = play.rules.determinize(state, look, dice.fork())
    guessed = outgoing.encode(
        position_message.position(play, look, wording, [], position_message.current_view(play, look, None))
    )
    play.match.state = state
    assert guessed == true


def test_a_foreign_seat_is_refused_before_anything_is_read() -> None:
    room = room_after(f"{next(iter(registry().games))}(players=3)", [], 3)
    with pytest.raises(Refused):
        asyncio.run(room.act("p1", 0, 1, "anything"))


@pytest.mark.parametrize("spec", [f"{game}(players=3)" for game in registry().games])
def test_states_are_packed_as_the_standard_library_packs_them(spec: str) -> None:
    """Digests of the server are those of everybody else."""
    rules = registry().rules(spec)
    state, dice = rules.new("packing"), Rng.from_seed("packing")
    for _ in range(200):
        if rules.over(state):
            break
        assert encode_sorted(state.freeze()) == packed(state.freeze())
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        rules.apply(state, seat, options[dice.below(len(options))])
