"""Facts become sentences: names, seats, lists, and a stopgap where a text is missing."""

import pytest

from tilewright.words.articles import with_articles
from tilewright.words.speech import Phrase, Speech
from tilewright.words.texts import TextError


def speech(lang: str = "en") -> Speech:
    names = {"tavern": {"en": "Tavern", "ru": "Таверна", "uk": "Таверна", "hu": "Fogadó"}[lang]}
    return Speech(lang, "keyflower", strict=True).with_names(names).with_seats(["Anna", "Boris"])


BID = {"kind": "bid", "seat": 0, "tile": "tavern", "workers": {"red": 2}, "total": 3, "lying": False}


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna bids 2 red workers on Tavern; the bid is now 3."),
        ("ru", "Anna ставит на участок «Таверна» 2 красных рабочих; ставка теперь 3."),
        ("uk", "Anna ставить на плитку «Таверна» 2 червоних робітників; ставка тепер 3."),
        ("hu", "Anna licitként 2 piros munkást tesz a „Fogadó” lapka mellé; a licit most 3 munkás."),
    ],
)
def test_an_event_in_every_language(lang: str, sentence: str) -> None:
    assert speech(lang).event(BID) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You bid 2 red workers on Tavern; the bid is now 3."),
        ("ru", "Вы ставите на участок «Таверна» 2 красных рабочих; ставка теперь 3."),
        ("uk", "Ви ставите на плитку «Таверна» 2 червоних робітників; ставка тепер 3."),
        ("hu", "Licitként 2 piros munkást teszel a „Fogadó” lapka mellé; a licit most 3 munkás."),
    ],
)
def test_an_event_is_addressed_to_its_player(lang: str, sentence: str) -> None:
    english = speech(lang)
    assert english.read_by(0).event(BID) == sentence
    assert english.read_by(1).event(BID) == english.event(BID) == english.read_by(0).read_by(-1).event(BID)


def test_a_list_of_seats_says_whether_the_reader_is_in_it() -> None:
    ended: dict[str, object] = {"kind": "ended", "seat": -1, "scores": [3, 3], "winners": [0, 1]}
    english = speech().read_by(1)
    assert english.event(ended).endswith("You share the victory: Anna, you.")
    assert english.event(ended | {"winners": [1]}).endswith("You win!")
    assert english.event(ended | {"winners": [0]}).endswith("Winner: Anna.")
    assert speech().event(ended).endswith("Winner: Anna, Boris.")
    assert [english.who(seat) for seat in (0, 1)] == ["Anna", "you"]
    assert [speech().who(seat) for seat in (-1, 1)] == ["Player 0", "Boris"]


def test_nobody_is_addressed_by_their_choice_of_a_name() -> None:
    english = speech().with_seats(["you", "other"])
    assert english.event(BID).startswith("you bids")
    assert english.read_by(1).event(BID | {"seat": 1}).startswith("You bid ")


def test_lists_within_a_list_are_kept_apart() -> None:
    english = speech().with_names({"one": Phrase("1 saw and 1 wood"), "two": Phrase("3 iron")})
    assert english.arguments({"x": ["one", "two"], "y": "one"})["x"] == "1 saw and 1 wood; 3 iron"


def test_a_reason_bears_its_rule_and_the_facts() -> None:
    facts = {"tile": "tavern", "bid": 3, "need": 4, "have": 2}
    said = speech().reason("KF-4.2", "bid-too-low", facts)
    assert said == "KF-4.2: the bid on Tavern stands at 3; you must place at least 4 and could place 2"


def test_a_reason_of_the_kernel_has_no_number() -> None:
    assert speech().reason("", "game-over", {}) == "the game is over"


def test_a_reason_without_a_text_is_missed_among_those_of_the_game() -> None:
    with pytest.raises(TextError, match="keyflower-reason-comet"):
        speech().reason("KF-1.1", "comet", {})


def test_lists_and_counts() -> None:
    assert speech().items({"blue": 1, "red": 2, "saw": 1}) == "1 blue worker, 2 red workers and 1 saw"
    assert speech().items({}) == "nothing"
    assert speech().arguments({"x": {"red": 2, "saw": 1}, "y": ["tavern", 4]}) == {
        "x": "2 red workers and 1 saw",
        "x-count": 3,
        "y": "Tavern, 4",
        "y-count": 2,
    }


def test_seats_have_names_and_others_are_counted_from_one() -> None:
    found = speech().arguments({"seat": 1, "start": 4, "winners": [0, 1], "hidden": None, "lying": True})
    assert {name: value if isinstance(value, int) else str(value) for name, value in found.items()} == {
        "seat": "Boris",
        "start": "Player 5",
        "winners": "Anna, Boris",
        "winners-count": 2,
        "hidden": "none",
        "lying": "yes",
    }


def test_another_table_gets_a_speech_of_its_own() -> None:
    one = speech()
    other = one.with_seats(["Carla"]).with_names({"tavern": "Inn", "mill": "Mill"}, ("merchants",))
    assert (one.seat(0), one.names["tavern"], one.expansions) == ("Anna", "Tavern", ())
    assert (other.seat(0), other.names, other.expansions) == (
        "Carla",
        {"tavern": "Inn", "mill": "Mill"},
        ("merchants",),
    )
    assert other.strict


def test_people_get_a_stopgap_where_tests_get_an_error() -> None:
    with pytest.raises(TextError):
        speech().say("keyflower-event-comet", seat=0)
    kind = Speech("ru", "keyflower")
    assert kind.say("keyflower-event-comet", seat=0) == "keyflower-event-comet (seat Игрок 1)"


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("a(z) „Istálló” lapka", "az „Istálló” lapka"),
        ("A(z) „Bányász” lapka", "A „Bányász” lapka"),
        ("a(z) 1. hely", "az 1. hely"),
        ("a(z) 5. és a(z) 50. kérdés", "az 5. és az 50. kérdés"),
        ("a(z) 10. sor, a(z) 100. sor, a(z) 1000. sor", "a 10. sor, a 100. sor, az 1000. sor"),
        ("a(z) „1a hajó”, a(z) Ács, a(z) őr", "az „1a hajó”, az Ács, az őr"),
        ("a(z) box beállítás", "a box beállítás"),
        ("fa(z) ék", "fa(z) ék"),
    ],
)
def test_the_hungarian_article_fits_the_word_behind_it(message: str, text: str) -> None:
    assert with_articles(message) == text
