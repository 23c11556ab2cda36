"""The settings of the page go with the account to every device."""

from typing import Any

import pytest

from tests.server.conftest import Running, two_at_table
from tests.server.people.accounts import error, kept, on_next_device
from tests.server.people.test_merging import MERGE, everywhere, me, signed_in
from tests.server.store.raw_store import raw

SETTINGS = "/api/me/settings"
ALL: dict[str, Any] = {
    "lang": "hu", "theme": "dark", "volume": 0.25, "haptics": False, "pace": "slow", "confirm_turn": True,
    "bot_pause": 5, "bot": "hard", "game": "keyflower",
}  # fmt: skip


def test_what_is_chosen_on_one_device_holds_on_the_next(server: Running) -> None:
    anna, _ = kept(server, "Anna settles")
    assert anna.get("/api/me")["settings"] == {}
    anna.post(SETTINGS, ALL)
    phone = on_next_device(anna)
    assert phone.get("/api/me")["settings"] == ALL
    phone.post(SETTINGS, {"theme": "", "volume": 0})
    assert anna.get("/api/me")["settings"] == {**ALL, "theme": "", "volume": 0}


def test_a_guest_s_are_in_the_browser_alone(server: Running) -> None:
    guest = server.person("Guest who settles")
    assert error(guest, SETTINGS, {"theme": "dark"}) == "settings-guest"
    assert "settings" not in guest.get("/api/me")
    assert "dark" not in everywhere(server)


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "pink"}, {"volume": 1.5}, {"volume": -1}, {"lang": "../"}, {"pace": "x" * 17}, {"bot_pause": 61},
        {"bot": "x" * 65}, {"game": "x" * 65}, {"confirm_turn": "yes"}, {"anything": 1},
    ],
)  # fmt: skip
def test_nothing_else_can_be_laid_down_there(server: Running, wrong: dict[str, Any]) -> None:
    anna, _ = kept(server, f"Anna {next(iter(wrong))} {len(str(wrong))}")
    assert error(anna, SETTINGS, wrong) == "bad-body"
    assert anna.get("/api/me")["settings"] == {}


def test_those_of_the_account_stay_when_a_guest_s_games_are_taken_over(server: Running) -> None:
    ada, code = kept(server, "Ada settles")
    ada.post(SETTINGS, {"theme": "light"})
    _, guest, _ = two_at_table(server)
    signed_in(guest, code)
    assert guest.post(MERGE, {"yes": True})["guest_games"] == 0
    assert guest.get("/api/me")["settings"] == {"theme": "light"}


def test_they_are_taken_along_and_deleted(server: Running) -> None:
    anna, _ = kept(server, "Anna packs")
    anna.post(SETTINGS, {"bot": "a bot of hers alone"})
    assert anna.get("/api/me/export")["settings"] == {"bot": "a bot of hers alone"}
    anna.post("/api/me/delete", {"name": "Anna packs"})
    assert "a bot of hers alone" not in everywhere(server)


def test_what_nobody_can_read_counts_as_never_chosen(server: Running) -> None:
    anna, _ = kept(server, "Anna reads")
    anna.post(SETTINGS, {"theme": "dark"})
    with raw(server.hub.settings.db) as change:
        change("UPDATE page_settings SET text = ? WHERE person = ?", '{"colour": "red"', me(server, anna))
    assert anna.get("/api/me")["settings"] == {}
    anna.post(SETTINGS, {"theme": "light"})
    assert anna.get("/api/me")["settings"] == {"theme": "light"}
