"""Whoever asks for it gets the table in words, as labelled areas and grouped options."""

from typing import Any

from tests.server.conftest import Running, play_out, two_at_table


def own_pieces(position: dict[str, Any]) -> list[str]:
    area = position["description"]["areas"][-1]
    assert area["kind"] == "own"
    return [piece["key"] for entry in area["entries"] if entry["key"] == "hand" for piece in entry["pieces"]]


def test_a_described_table_says_what_the_view_shows_and_no_more(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [one.sit_at(key, describe=True, lang="en") for one in (anna, ben)]
    for table in tables:
        position = table.position
        assert own_pieces(position) == list(position["view"]["own"]["hand"])
        grouped = [one for group in position["description"]["groups"] for one in group["options"]]
        assert sorted(grouped) == list(range(len(position.get("options", []))))
    assert any("options" in table.position for table in tables)
    assert "description" not in anna.sit_at(key, lang="en").position
    watched = server.person("Eve").sit_at(key, describe=True, lang="en")
    assert [area["kind"] for area in watched.position["description"]["areas"]].count("own") == 0


def test_every_new_position_is_described_in_the_words_of_its_viewer(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [one.sit_at(key, describe=True, lang="hu") for one in (anna, ben)]
    assert "description" not in anna.sit_at(key, describe=True, lang="").position
    asked = next(table for table in tables if "options" in table.position)
    text, seat = asked.position["options"][0]["text"], asked.position["look"]
    tried = asked.ask(t="try", seat=seat, texts=[text])
    assert tried["description"]["areas"][0]["title"] == "Asztal"
    before = asked.position["v"]
    asked.act(text)
    asked.hear_until(lambda: asked.position["v"] > before, "another position")
    titles = [area["title"] for area in asked.position["description"]["areas"]]
    assert titles[0] == "Asztal"
    assert {"Anna", "Ben"} < set(titles)


def test_a_table_of_the_expansion_is_described_too(server: Running) -> None:
    """Its contracts have names that are lists."""
    key, anna, _ = two_at_table(server, "keyflower", options={"merchants": True})
    assert anna.sit_at(key, describe=True, lang="en").position["description"]["areas"]


def test_points_and_replays_are_described_to_a_page_that_does_not_know_the_game(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    said = tables[0].ask(t="score", seat=0)
    assert said.get("points", 0) == said["explained"]["total"]
    play_out(tables)
    moments = anna.get(f"/api/tables/{key}/replay?look=-2&from=3&count=1&describe=1&lang=en")["moments"]
    own = [area["title"] for area in moments[0]["description"]["areas"] if area["kind"] == "own"]
    assert [title.partition(":")[0] for title in own] == ["Anna", "Ben"]
    assert "description" not in anna.get(f"/api/tables/{key}/replay?look=-1&from=3&count=1&lang=en")["moments"][0]
