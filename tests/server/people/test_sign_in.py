"""Recovery codes and device links: what is typed, what is used once, what is refused and how often one may try."""

import threading
from collections.abc import Callable

import pytest

from tests.server.client import Answer, Client
from tests.server.conftest import Running, ShiftedClocks
from tests.server.people.accounts import MINUTE, account, error, kept, on_next_device, same_cookie, token_of
from tilewright.server.errors import ServerError
from tilewright.server.people import codes
from tilewright.server.room.seating import digest

RECOVERY, LINK = "/api/sign-in/recovery", "/api/sign-in/link"


def test_every_slip_in_a_code_is_reported() -> None:
    code = codes.new_code(codes.RECOVERY)
    assert len(code.replace("-", "")) == 28
    assert (len(code.replace("-", "")) - 1) * 5 >= 128
    plain = code.replace("-", "")
    for at in range(len(plain)):
        for letter in codes.LETTERS.replace(plain[at], ""):
            with pytest.raises(ServerError, match="code-slip"):
                codes.read_code(plain[:at] + letter + plain[at + 1 :], codes.RECOVERY)
    for one in range(len(plain)):
        for other in range(one + 1, len(plain)):
            swapped = list(plain)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            if swapped != list(plain):
                with pytest.raises(ServerError, match="code-slip"):
                    codes.read_code("".join(swapped), codes.RECOVERY)
    for typed in (plain.lower(), f"  {code} ", plain.replace("", " ")):
        assert codes.read_code(typed, codes.RECOVERY) == code
    for typed in ("", plain[:-1], plain + "2", "O" + plain[1:], "é" * 28):
        with pytest.raises(ServerError, match="code-slip"):
            codes.read_code(typed, codes.RECOVERY)


def test_a_recovery_code_signs_in_once_and_is_replaced(server: Running) -> None:
    anna, code = kept(server, "Anna once")
    assert account(anna)["recovery"] > 0
    assert account(anna)["kept"]
    assert anna.get("/api/me")["kept"]
    assert not server.person("Guest once").get("/api/me").get("kept", False)
    phone = Client(server.port)
    found = phone.post(RECOVERY, {"code": code.lower().replace("-", " ")})
    assert found["name"] == "Anna once"
    assert len(found["sessions"]) == 2
    assert found["code"] not in ("", code)
    assert error(Client(server.port), RECOVERY, {"code": code}) == "sign-in-failed"
    assert Client(server.port).post(RECOVERY, {"code": found["code"]})["name"] == "Anna once"
    again = anna.post("/api/me/recovery")["code"]  # a new one voids the old
    assert error(Client(server.port), RECOVERY, {"code": found["code"]}) == "sign-in-failed"
    assert Client(server.port).post(RECOVERY, {"code": again})["code"]
    stored = "".join(str(row) for row in server.hub.store.reading.exec_driver_sql("SELECT * FROM people"))
    assert again not in stored


def test_a_device_link_is_good_once_for_ten_minutes(server: Running, clocks: ShiftedClocks) -> None:
    anna = server.person("Anna")
    link = anna.post("/api/me/link")
    assert link["address"] == f"http://127.0.0.1:{server.port}/sign-in#link={link['code']}"
    assert link["svg"].startswith("<svg")
    assert "style" not in link["svg"]
    assert len(link["code"]) == 11
    phone = Client(server.port)
    assert phone.post(LINK, {"code": link["code"]})["kept"] is False
    assert error(Client(server.port), LINK, {"code": link["code"]}) == "sign-in-failed"
    late = anna.post("/api/me/link")
    clocks.day += 11 * MINUTE
    assert error(Client(server.port), LINK, {"code": late["code"]}) == "sign-in-failed"
    assert error(Client(server.port), RECOVERY, {"code": late["code"]}) == "code-slip"
    many = [anna.post("/api/me/link")["code"] for _ in range(8)]
    answers = [error(Client(server.port), LINK, {"code": code}) for code in many]
    assert answers == ["sign-in-failed"] * 3 + ["-"] * 5


def test_signing_in_always_brings_a_new_token_and_ends_what_was_there(server: Running) -> None:
    anna, code = kept(server, "Anna anew")
    before = same_cookie(anna)
    new = anna.post(RECOVERY, {"code": code})["code"]
    assert token_of(anna) != token_of(before)
    assert before.request("GET", "/api/me").status == 401
    assert len(account(anna)["sessions"]) == 1
    fixed = Client(server.port)
    fixed.cookie = "tilewright=chosen-by-a-thief"
    fixed.post(RECOVERY, {"code": new})
    assert token_of(fixed) != "chosen-by-a-thief"


@pytest.mark.parametrize("path", [RECOVERY, LINK])
def test_two_who_use_the_same_code_at_once_are_one(server: Running, path: str) -> None:
    anna, code = kept(server, f"Anna {path[-4:]}")
    if path == LINK:
        code = anna.post("/api/me/link")["code"]
    answers: list[Answer] = []
    gate = threading.Barrier(6)

    def enter() -> None:
        gate.wait()
        answers.append(Client(server.port).request("POST", path, {"code": code}))

    threads = [threading.Thread(target=enter) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers)[0] == 200
    assert {answer.status for answer in answers if answer.status != 200} == {403}
    assert sum(answer.status == 200 for answer in answers) == 1
    assert {answer.json["error"] for answer in answers if answer.status != 200} == {"sign-in-failed"}
    assert len(account(anna)["sessions"]) == 2


def test_wrong_attempts_are_counted_by_address_and_right_ones_are_not(launch: Callable[..., Running]) -> None:
    server = launch(sign_ins_per_hour=3)
    anna, code = kept(server, "Anna")
    for _ in range(6):  # those who get in use up nothing
        code = Client(server.port).post(RECOVERY, {"code": code})["code"]
    wrong = codes.new_code(codes.RECOVERY)
    stranger = Client(server.port)
    assert [error(stranger, RECOVERY, {"code": wrong}) for _ in range(5)] == ["sign-in-failed"] * 3 + [
        "too-many-attempts"
    ] * 2
    assert error(stranger, LINK, {"code": anna.post("/api/me/link")["code"]}) == "too-many-attempts"
    assert error(stranger, "/api/sign-in/letter", {"token": "x"}) == "too-many-attempts"
    refused = stranger.request("POST", RECOVERY, {"code": code})
    assert refused.status == 429
    assert int(refused.headers["retry-after"]) <= 1200
    elsewhere = Client(server.port, source="127.0.0.2")
    assert error(elsewhere, RECOVERY, {"code": code}) == "-"


def test_short_codes_are_counted_of_all_together_and_nothing_else_is_kept_out(
    launch: Callable[..., Running],
) -> None:
    """Wrong codes from many addresses once kept everybody from signing in."""
    server = launch()
    anna, code = kept(server, "Anna")
    link, wrong = anna.post("/api/me/link")["code"], codes.new_code(codes.LINK)
    attempts = server.hub.attempts.all.of("")
    attempts.left, attempts.rate = 1.0, 1e-9
    assert error(Client(server.port), LINK, {"code": wrong}) == "sign-in-failed"
    assert error(Client(server.port, source="127.0.0.2"), LINK, {"code": link}) == "too-many-attempts"
    assert error(Client(server.port), RECOVERY, {"code": codes.new_code(codes.RECOVERY)}) == "sign-in-failed"
    assert error(Client(server.port), "/api/sign-in/letter", {"token": "x"}) == "sign-in-failed"
    assert error(Client(server.port), RECOVERY, {"code": code}) == "-"


def test_no_answer_shows_whether_an_account_exists(server: Running) -> None:
    kept(server, "Anna there")
    answers = [
        Client(server.port).request("POST", RECOVERY, {"code": codes.new_code(codes.RECOVERY)}),
        Client(server.port).request("POST", LINK, {"code": codes.new_code(codes.LINK)}),
        Client(server.port).request("POST", "/api/sign-in/letter", {"token": "nothing"}),
    ]
    assert len({answer.json["words"] for answer in answers}) == 1
    assert {answer.status for answer in answers} == {403}


def test_a_name_that_is_kept_is_refused_to_everybody_else(server: Running) -> None:
    bela, _ = kept(server, "Bela")
    for name in ("Bela", "BELA", "Веlа", "B e l a", "Be\ufe0fla", "Bеla"):
        assert error(Client(server.port), "/api/me", {"name": name}, "PUT") == "name-kept", name
    guest = server.person("Cleo")
    made = bela.table([{"kind": "me"}, {"kind": "open"}])
    assert error(guest, "/api/join", {"code": made["codes"][0]["code"], "name": "bela"}) == "name-kept"
    assert error(guest, "/api/join", {"code": made["codes"][0]["code"], "name": "Be\ufe0fla"}) == "name-kept"
    seats = [{"kind": "me", "name": "Bela"}, {"kind": "bot"}]
    assert error(guest, "/api/tables", {"game": "artificium", "seats": seats}) == "name-kept"
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bela"}]
    assert error(guest, "/api/tables", {"game": "artificium", "seats": seats}) == "name-kept"
    assert error(guest, "/api/play", {"game": "artificium", "bot": "random", "name": "Bela"}) == "name-kept"
    assert error(bela, "/api/me", {"name": "Bela"}, "PUT") == "-"
    assert error(on_next_device(bela), "/api/me", {"name": "BELA"}, "PUT") == "-"
    assert error(bela, "/api/me", {"name": "Dora"}, "PUT") == "-"  # then the old name is free
    assert error(Client(server.port), "/api/me", {"name": "Bela"}, "PUT") == "-"
    assert error(Client(server.port), "/api/me", {"name": "dora"}, "PUT") == "name-kept"


def test_who_was_called_so_before_somebody_kept_the_name_has_to_choose_another(server: Running) -> None:
    first, second = server.person("Edit"), server.person("Edit")
    key = first.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    talk = second.sit_at(key)
    assert talk.ask(t="say", text="before")["key"] == "name-taken"
    first.post("/api/me/recovery")
    assert error(second, "/api/me/recovery") == "name-kept"
    assert not account(second)["kept"]
    elsewhere = server.person("Zora").table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    assert second.sit_at(elsewhere).ask(t="say", text="I am Edit")["key"] == "name-kept"
    assert error(second, "/api/play", {"game": "artificium", "bot": "random"}) == "name-kept"
    second.name = "Edith"
    second.introduce()
    assert error(second, "/api/me/recovery") == "-"


def test_the_stored_digest_is_no_way_in(server: Running) -> None:
    anna, code = kept(server, "Anna stored")
    thief = Client(server.port)
    thief.cookie = f"tilewright={digest(token_of(anna))}"
    assert thief.request("GET", "/api/me").status == 401
    assert error(thief, RECOVERY, {"code": digest(code)}) == "code-slip"
