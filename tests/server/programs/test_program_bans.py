"""Programs that are sent away: with a keeper who is banned, with a network, with a token that is void."""

from tests.server.asking import act
from tests.server.conftest import Running
from tests.server.programs.test_programs import ME, NUMBERS, Program, keeper_of


def test_programs_go_with_their_keeper_who_is_banned(server: Running) -> None:
    """Whether they play, wait for a game to begin or sit nowhere, and without saying anything."""
    anna, made = keeper_of(server)
    idle = anna.post(ME, {"name": f"Idle {next(NUMBERS)}"})
    programs = [Program(server.port, one["token"]) for one in (made, idle)]
    for program in programs:
        program.until("hello")
    ben = server.person(f"Ben {next(NUMBERS)}")
    table = ben.table([{"kind": "me"}, {"kind": "open"}])
    programs[0].send(t="join", code=table["codes"][0]["code"])
    programs[0].until("game")
    act(server, "ban", person=anna.name, reason="x", days=1)
    assert [program.closed() for program in programs] == [4014, 4014]
    assert server.hub.rooms[table["id"]].table.chairs[1].kind == "open"
    here = [one["id"] for one in ben.get("/api/programs")["programs"]]
    assert not {made["id"], idle["id"]} & set(here)


def test_programs_go_with_a_network_that_is_banned(server: Running) -> None:
    """Also one that sits nowhere and says nothing."""
    _, made = keeper_of(server)
    far, near = (
        Program(server.port, made["token"], source="127.0.0.77"),
        Program(server.port, keeper_of(server)[1]["token"]),
    )
    for program in (far, near):
        program.until("hello")
    act(server, "ban", network="127.0.0.77", reason="x", days=1)
    assert far.closed() == 4014
    assert near.asked(t="ping") == "-"


def test_a_program_that_has_not_greeted_yet_is_not_let_in_after_its_keeper_is_banned(server: Running) -> None:
    anna, made = keeper_of(server)
    program = Program(server.port, made["token"], silent=True)
    act(server, "ban", person=anna.name, reason="x", days=1)
    program.send(**program.hello)
    assert program.closed() == 4014


def test_a_program_that_has_not_greeted_yet_is_not_let_in_with_a_void_token(server: Running) -> None:
    anna, made = keeper_of(server)
    program = Program(server.port, made["token"], silent=True)
    anna.post(ME + "/token", {"id": made["id"]})
    program.send(**program.hello)
    assert program.closed() == 4013
