"""The presentation that fits any game: areas, pieces, groups, prompts, events and points from a view alone."""

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.description import COMMON, OWN, PLAYER, Area, Entry
from tilewright.presentation.game import Presentation, View, total_of
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

VIEW: View = {
    "game": "pebbles",
    "round": 2,
    "first": 1,
    "stopped": False,
    "question": {"asked": "play_card", "waiting": [0]},
    "draw_pile": 12,
    "river": ["red_stone", "blue_stone", "red_stone"],
    "lots": [{"card": "moon", "bids": [{"seat": 2, "count": 3}]}, {"card": "sun", "bids": []}],
    "players": [
        {"seat": 0, "hand": 2, "coins": 3, "passed": False},
        {"seat": 1, "hand": 3, "coins": 0, "passed": True},
        {"seat": 2, "hand": 1, "coins": 1, "passed": False, "won": {"moon": 2, "sun": 0}},
    ],
    "own": {"hand": [5, 7, 7], "secret": ""},
}
TEXTS = ["play 5", "play 7", "bid moon", "pass"]


def shown(view: View = VIEW, seat: int = 0, lang: str = "en") -> dict[str, Area]:
    presentation = Presentation(Rules("pebbles", 1, 3), Speech(lang, "pebbles"))
    speech = presentation.at(["Anna", "Ben", "Cid"], view)
    return {area.key: area for area in presentation.describe(speech, view, seat, TEXTS).areas}


def entry(area: Area, key: str) -> Entry:
    return next(one for one in area.entries if one.key == key)


def test_the_areas_are_common_then_players_from_the_left_then_your_own() -> None:
    areas = shown()
    assert list(areas) == ["table", "river", "lots", "players.1", "players.2", "players.0", "own"]
    assert [area.kind for area in areas.values()] == [COMMON] * 3 + [PLAYER] * 3 + [OWN]
    assert [area.title for area in areas.values()] == ["Table", "River", "Lots", "Ben", "Cid", "Anna", "You"]
    assert [area.seat for area in areas.values()] == [-1, -1, -1, 1, 2, 0, 0]
    assert list(shown({**VIEW, "own": {}}, -1))[-3:] == ["players.0", "players.1", "players.2"]


def test_plain_facts_are_labelled_and_seats_are_names() -> None:
    table = shown()["table"]
    assert [(one.label, one.text) for one in table.entries] == [
        ("Round", "2"),
        ("First player", "Ben"),
        ("Draw pile", "12"),
    ]
    assert [one.title for one in shown(lang="hu").values()][:2] == ["Asztal", "River"]


def test_a_fact_whose_name_ends_in_seat_is_a_player() -> None:
    areas = shown({**VIEW, "dealer_seat": 2, "peeked_seats": [0, 1], "seating": 2})
    assert entry(areas["table"], "dealer_seat").text == "Cid"
    assert [one.text for one in areas["peeked_seats"].entries] == ["Anna, Ben"]
    assert entry(areas["table"], "seating").text == "2"


def test_things_of_the_same_name_in_a_list_have_keys_of_their_own() -> None:
    lots = [{"card": "hidden", "bids": 1}, {"card": "hidden", "bids": 2}, {"card": "moon"}, {"card": "hidden"}]
    found = shown({**VIEW, "lots": lots})["lots"].entries
    assert [one.key for one in found] == ["hidden", "hidden 2", "moon", "hidden 3"]
    assert [one.label for one in found] == ["Hidden", "Hidden", "Moon", "Hidden"]


def test_flags_are_there_when_they_are_on() -> None:
    areas = shown()
    assert [one.key for one in areas["players.1"].entries] == ["hand", "coins", "passed"]
    assert [one.key for one in areas["players.0"].entries] == ["hand", "coins"]
    assert entry(areas["players.1"], "passed") == Entry("passed", "Passed")


def test_pieces_are_counted_and_bear_the_options_that_name_them() -> None:
    areas = shown()
    assert [(one.key, one.name, one.count) for one in areas["river"].entries[0].pieces] == [
        ("red_stone", "Red stone", 2),
        ("blue_stone", "Blue stone", 1),
    ]
    hand = entry(areas["own"], "hand")
    assert [(one.name, one.count, one.options) for one in hand.pieces] == [("5", 1, [0]), ("7", 2, [1])]
    won = entry(areas["players.2"], "won")
    assert [(one.name, one.count, one.options) for one in won.pieces] == [("Moon", 2, [2])]


def test_options_mean_your_own_piece_before_its_like_elsewhere() -> None:
    view = {**VIEW, "discards": [5, 9], "own": {"hand": [5, 7, 7], "coins": 9, "kept": {"moon": 1, "sun": 0}}}
    areas = shown(view)
    assert [(one.name, one.options) for one in areas["discards"].entries[0].pieces] == [("5", []), ("9", [])]
    assert areas["lots"].entries[0].options == []
    assert entry(areas["players.2"], "won").pieces[0].options == []
    assert entry(areas["own"], "hand").pieces[0].options == [0]
    assert entry(areas["own"], "kept").pieces[0].options == [2]
    spent = shown({**view, "own": {"hand": [7], "coins": 5}})
    assert spent["discards"].entries[0].pieces[0].options == [0]


def test_a_number_of_your_own_is_a_number_and_counts_are_pieces() -> None:
    areas = shown({**VIEW, "own": {"coins": 10}})
    assert (entry(areas["own"], "coins").text, entry(areas["own"], "coins").pieces) == ("10", [])
    areas = shown({**VIEW, "own": {"coins": 10, "kept": {"moon": 2}}})
    assert [(one.name, one.count) for one in entry(areas["own"], "kept").pieces] == [("Moon", 2)]


def test_an_area_stays_where_it_is_when_it_is_empty() -> None:
    areas = shown({**VIEW, "river": [], "lots": {}})
    assert list(areas)[:3] == ["table", "river", "lots"]
    assert [(one.text, one.empty) for one in areas["river"].entries] == [("nothing", True)]


def test_cards_with_a_number_only_are_pieces_everywhere() -> None:
    """Also where no option names one of them, as long as your own cards are such."""
    areas = shown({**VIEW, "discards": [2, 9, 9]})
    assert [(one.name, one.count) for one in areas["discards"].entries[0].pieces] == [("2", 1), ("9", 2)]
    plain = shown({**VIEW, "discards": [2, 9, 9], "own": {"tokens": {"moon": 1}}})
    assert (plain["discards"].entries[0].text, plain["discards"].entries[0].pieces) == ("2, 9, 9", [])


def test_points_of_a_finished_game_are_no_area() -> None:
    assert list(shown({**VIEW, "scores": [1, 2, 3], "explained": [{"total": 1}]})) == list(shown())


def test_an_entry_of_a_list_is_called_by_its_piece_or_its_player() -> None:
    moon, sun = shown()["lots"].entries
    assert (moon.key, moon.label, moon.options) == ("moon", "Moon", [2])
    assert [(one.label, one.entries[0].text) for one in entry_of(moon, "bids").entries] == [("Cid", "3")]
    assert (sun.label, sun.options, entry_of(sun, "bids").text) == ("Sun", [], "nothing")


def entry_of(one: Entry, key: str) -> Entry:
    return next(inner for inner in one.entries if inner.key == key)


def test_options_are_grouped_by_what_they_are_about() -> None:
    presentation = Presentation(Rules("pebbles", 1, 3), Speech("en", "pebbles"))
    groups = presentation.groups(presentation.at([]), TEXTS)
    assert [(group.title, group.options) for group in groups] == [("Play", [0, 1]), ("Bid", [2]), ("Pass", [3])]


def test_sentences_without_any_text() -> None:
    presentation = Presentation(Rules("pebbles", 1, 3), Speech("en", "pebbles"))
    speech = presentation.at(["Anna", "Ben", "Cid"])
    assert presentation.question(speech, VIEW, 0) == "Play card"
    assert presentation.question(speech, {}, 0) == ""
    assert presentation.option(speech, "bid red_stone", VIEW, 0) == "Bid Red stone"
    event: View = {"kind": "took", "seat": 1, "victim": 0, "cards": ["sun", "moon"], "hidden": None}
    assert presentation.event(speech, event) == "Ben: took (victim Anna, cards sun, moon)"
    explained: View = {
        "lines": [{"what": "river_stones", "points": 3, "stones": 2}, {"what": "coins", "points": 1}]
    }
    assert presentation.explain(speech, explained) == ["River stones: 3 points (stones 2)", "Coins: 1 point"]
    assert total_of(explained) == 4
    assert presentation.explain(speech, {}) == []
    assert total_of({"total": 7, "lines": []}) == 7


def test_the_texts_of_a_game_are_used_where_there_are_any() -> None:
    rules = registry().rules("artificium(players=3)")
    presentation = Presentation(rules, Speech("ru", "artificium"))
    speech = presentation.at([])
    assert presentation.option(speech, "pass", {}, 0) == "Спасовать"
    assert presentation.label(speech, "resources") == "Ресурсы"
    assert presentation.label(speech, "deck") == "Колода"


@pytest.mark.parametrize("spec", [*registry().games, "keyflower(players=3,merchants=true)"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_described(spec: str, lang: str) -> None:
    rules, dice = registry().rules(spec), Rng.from_seed(f"described {lang}")
    presentation = presentation_for(rules, lang)
    state, count = rules.new("described"), 0
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        if count % 9 == 0:
            view, texts = rules.view(state, seat), [rules.text(action) for action in options]
            found = presentation.describe(presentation.at([], view), view, seat, texts)
            assert [one for group in found.groups for one in sorted(group.options)]
            assert sorted(one for group in found.groups for one in group.options) == list(range(len(texts)))
            assert [area.kind for area in found.areas].count(PLAYER) == rules.seats
            assert found.areas[-1].kind == OWN
            for area in found.areas:
                check_entries(area.entries, texts)
        rules.apply(state, seat, options[dice.below(len(options))])
        count += 1


def check_entries(entries: list[Entry], texts: list[str]) -> None:
    for one in entries:
        assert one.label or one.pieces or one.text
        assert sum(map(bool, (one.text, one.pieces, one.entries))) <= 1
        assert all(one.key in texts[number].split(" ") or one.text for number in one.options)
        for piece in one.pieces:
            assert piece.name
            assert piece.count > 0
            assert all(piece.key in texts[number].split(" ") for number in piece.options)
        check_entries(one.entries, texts)
