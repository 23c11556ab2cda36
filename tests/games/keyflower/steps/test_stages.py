"""The end of a season looked at in between: each stage of KF-7 by its name, with its events."""

from tests.games.keyflower.board import Board
from tilewright.kernel.event import Event
from tilewright.kernel.stages import Stage, stages

LINES = (
    "season spring; start 0; turn 1; passes 1",
    "market keywood; bids 0 2 red, 1 1 red; workers 1 red",
    "market miner; workers 1 blue",
    "order turn_order_1; bids 1 1 blue",
    "seat 0; workers none",
    "seat 1; workers none",
    "village 0 home_1 0,0 0; workers 2 yellow",
    "village 1 home_2 0,0 0",
)


def closing() -> tuple[Board, list[Stage]]:
    board = Board("\n".join(LINES))
    board.rules.begin(board.table, 1, board.rules.parse("pass"))
    return board, list(stages(board.rules, board.table))


def test_every_stage_of_the_end_of_a_season_has_its_name_and_its_events() -> None:
    _, done = closing()
    kinds = {stage.name: [event.kind for event in stage.events] for stage in done}
    assert kinds == {
        "turn": [],
        "end": ["bid-returned"],
        "unsold": ["unsold"],
        "won": ["won"],
        "collect": ["collected"],
        "order": ["order-won", "start-player"],
    }


def test_the_table_can_be_looked_at_between_two_stages() -> None:
    board = Board("\n".join(LINES))
    seen: dict[str, tuple[int, int, int]] = {}
    board.rules.begin(board.table, 1, board.rules.parse("pass"))
    for stage in stages(board.rules, board.table):
        seen[stage.name] = (len(board.table.lots), sum(board.table.hand[:4]), sum(board.table.hand[4:]))
    assert seen == {
        "turn": (2, 0, 0), "end": (2, 0, 1), "unsold": (1, 0, 1), "won": (0, 1, 1), "collect": (0, 3, 1),
        "order": (0, 3, 1),
    }  # fmt: skip


def test_loading_a_position_gives_the_events_on_the_way_to_the_question() -> None:
    board, events = closing()[0], list[Event]()
    text = "\n".join(LINES).replace("passes 1", "passes 2")
    table = board.rules.load_position(text, out=events)
    assert [event.kind for event in events] == [
        "bid-returned",
        "unsold",
        "won",
        "collected",
        "order-won",
        "start-player",
    ]
    assert board.rules.question_name(table) == board.asked == "boat"
    assert board.rules.stage(board.rules.read_position(text)) == "turn"
