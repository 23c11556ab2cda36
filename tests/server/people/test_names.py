"""Names: what may be one, and which two can be taken for each other."""

import pytest

from tests.server.client import Client
from tests.server.conftest import Running
from tilewright.server.errors import ServerError
from tilewright.server.room.names import look_alike, normalize_name

ORDINARY = [
    "Anna", "O'Neil", "Mary-Jane", "J. R.", "X Æ", "Zoë", "Анна", "Ёлка", "Пётр Ильич", "Наталія",
    "Їжак", "Ґалаґан",
    "Мар'яна", "Дем’ян", "Éva", "Ödön", "Őze Ágnes", "Űrhajós", "Kovács Béla", "李小龍", "さくら", "محمد",
    "Anna2", "007",
    "Bot", "Botond", "Normal", "Hosta", "Ghost", "Админа", "Anna 🌸", "Ngọc",
]  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_pass(name: str) -> None:
    assert normalize_name(name) == name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna \u00a0 Maria ", "Anna Maria"),
        ("Ａｎｎａ", "Anna"),
        ("𝐀𝐧𝐧𝐚", "Anna"),
        ("An\nna", "An na"),
        ("E\u0301va", "Éva"),
        ("Anna ❤\ufe0f", "Anna ❤"),
        ("x" * 24, "x" * 24),
        ("e\u0323\u0301" * 24, "ẹ\u0301" * 24),
    ],
)
def test_names_are_put_in_order(given: str, kept: str) -> None:
    assert normalize_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "\u200b", "An\u200bna", "Anna\u202e", "a\u2066b", "An\u00adna", "\u3164",
        "\u2800", "Anna\u115f",
        "An\u034fna", "A\ufe01", "\U000e0041nna", "\u2028", "...", "—", "🌸", "x" * 25, "a\u0335\u0336\u0337",
        "\ud800", "\ue000", "Anna\u0600",
    ],
)  # fmt: skip
def test_what_hides_or_shows_nothing_is_no_name(name: str) -> None:
    with pytest.raises(ServerError, match="bad-name"):
        normalize_name(name)


@pytest.mark.parametrize(
    "name",
    ["bot x", "BOT hard", "bоt x", "Marta · easy", "Марта сильный", "Otto (Hard)", "0tto hard", "Nóra Erős"],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(ServerError, match="name-bot"):
        normalize_name(name)


@pytest.mark.parametrize(
    "name",
    ["Moderator", "MODERATOR 2", "Admin", "Аdmin1", "Anna (moderator)", "Host", "M o d e r a t o r", "Tilewright",
     "Модератор Иван", "адмін", "moderátor", "Anna_Admin"],
)  # fmt: skip
def test_nobody_is_called_like_one_who_looks_after_the_server(name: str) -> None:
    with pytest.raises(ServerError, match="name-staff"):
        normalize_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"), ("Anna", "Аnna"), ("Anna", "Annа"), ("Вова", "Bова"), ("ВОВА", "BOBA"),
        ("Ilya", "llya"), ("Ilya", "1lya"),
        ("Olga", "0lga"), ("Іван", "Iван"), ("Ѕaша", "Sаша"), ("Νina", "Nina"), ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Bob", "B0b"), ("Bob", "Bоb"), ("Paul", "PauI"), ("Їжак", "Ïжaк"),
    ],
)  # fmt: skip
def test_these_can_be_mixed_up(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Анна"), ("Anna", "Hanna"), ("Éva", "Eva"), ("Ilia", "Lila"), ("Ольга", "Olga"),
        ("Оля", "Юля"), ("Ира", "Іра"),
        ("Max", "Мах 2"), ("Péter", "Peter"), ("Anna", "Anna 🌸"), ("Иван", "Іван"), ("Maria", "Marina"),
    ],
)  # fmt: skip
def test_these_are_two_people(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_a_look_alike_is_refused_at_the_table_and_in_its_chat(server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    code = made["codes"][0]["code"]
    join = Client(server.port).request("POST", "/api/join", {"code": code, "name": "Аnna"}, accept_language="en")
    assert (join.status, join.json["error"]) == (409, "name-alike")
    assert "looks like Anna" in join.json["words"]
    assert (
        Client(server.port).request("POST", "/api/join", {"code": code, "name": "Marta, easy"}).json["error"]
        == "name-bot"
    )
    Client(server.port, "Анна").join(code)
    for name, answer in (("Аnna", "name-alike"), ("ANNA", "name-taken"), ("Eve", "done")):
        table = server.person(name).sit_at(made["id"], lang="en")
        heard = table.ask(t="say", text="hello")
        assert heard.get("key", heard["t"]) == answer
    second = server.person("Eve").sit_at(made["id"])
    assert second.ask(t="say", text="me too")["key"] == "name-taken"
