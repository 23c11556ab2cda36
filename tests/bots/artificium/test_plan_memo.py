"""What a planner and a mind keep of what they found is what they would find again."""

from tilewright.bots.artificium import position_value
from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.bots.artificium.plan_memo import FIRST_PLACES, PlanMemo
from tilewright.games.artificium.book import Book
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng


def test_a_memo_knows_what_was_noted_and_nothing_else() -> None:
    memo, dice, noted = PlanMemo(), Rng.from_seed("memo"), dict[tuple[int, int, int, int], float]()
    for number in range(5 * FIRST_PLACES):
        key = (dice.below(6), dice.below(4) << 21, dice.below(3) << 44, dice.below(9) << 20 | dice.below(2))
        place = memo.place(*key)
        assert memo.is_known(place) == (key in noted)
        if key in noted:
            assert memo.worths[place] == noted[key]
        memo.note(*key, float(number))
        noted[key] = float(number)
    assert memo.places > FIRST_PLACES  # else nothing had to move
    memo.clear()
    assert not any(memo.is_known(memo.place(*key)) for key in noted)


def test_a_mind_that_has_met_other_positions_values_one_as_a_new_one() -> None:
    """What seats have that no card of theirs looks at is left out of what plans are kept by."""
    for players in (2, 4):
        rules = registry().rules(f"artificium(players={players})")
        assert isinstance(rules, Book)
        used, compared = ArtificiumMind(rules), 0
        for game in range(3):
            dice, state = Rng.from_seed(f"kept {game}"), rules.new(f"kept {game}")
            while not rules.over(state):
                compared += 1
                assert used.value(state) == ArtificiumMind(rules).value(state), (players, game, compared)
                seats = rules.waiting_seats(state)
                seat = seats[dice.below(len(seats))]
                options = rules.options(state, seat)
                rules.apply(state, seat, options[dice.below(len(options))])
        assert 0 < len(used.position_value.found) < players * compared / 2  # mostly they were kept


def test_a_mind_keeps_a_bounded_number_of_plans() -> None:
    rules = registry().rules("artificium(players=4)")
    mind = ArtificiumMind(rules)
    state = rules.new("bound")
    for number in range(position_value.MOST_KEPT):
        mind.position_value.found[(number, 0, 0, 0, 0)] = 0.0
    before = mind.value(state)
    assert len(mind.position_value.found) <= rules.seats
    assert mind.value(state) == before
