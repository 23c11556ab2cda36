"""`tilewright admin people` and `bans`: people, their roles and bans."""

from typing import Annotated

import typer

from tilewright.cli.admin.asking import (
    Answer,
    confirm,
    moment,
    print_table,
    run_act,
    show_done,
    strip_controls,
    until,
)
from tilewright.cli.admin.store_commands import StoreCommands, StorePlace, most_option, why_option, yes_option
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech


def person_row(speech: Speech, one: Answer) -> list[str]:
    banned = "" if not one["banned"] else until(speech, one["banned"])
    role = speech.say(f"admin-role-{one['role']}") if one["role"] else ""
    kept = speech.say("admin-yes") if one["kept"] else ""
    return [one["id"], one["name"], role, kept, moment(one["made"]), banned]


def show_people(screen: Screen, answer: Answer) -> None:
    rows = [person_row(screen.speech, one) for one in answer["people"]]
    print_table(screen, ("id", "name", "role", "kept", "since", "banned"), rows)
    screen.say("admin-people-total", "dim", shown=len(rows), total=answer["total"])


def show_person(screen: Screen, answer: Answer) -> None:
    print_table(screen, ("id", "name", "role", "kept", "since", "banned"), [person_row(screen.speech, answer)])
    speech = screen.speech
    rows = [[speech.say(f"admin-phase-{phase}"), str(many)] for phase, many in sorted(answer["tables"].items())]
    print_table(screen, ("phase", "tables"), rows)
    screen.say("admin-person-now", sockets=answer["sockets"], reports=answer["reports"])
    if answer["reason"]:
        screen.say("admin-ban-reason", reason=strip_controls(answer["reason"]))


def show_ban(screen: Screen, answer: Answer) -> None:
    screen.say("admin-banned", until=until(screen.speech, answer["until"]))


def show_bans(screen: Screen, answer: Answer) -> None:
    rows = [
        [
            str(one["id"]),
            one["name"] or one["network"],
            until(screen.speech, one["until"]),
            one["reason"],
            one["who"],
            moment(one["at"]),
        ]
        for one in answer["bans"]
    ]
    print_table(screen, ("number", "whom", "until", "reason", "who", "at"), rows)


def add_people(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add
    person_argument = typer.Argument(help=say("admin-arg-person"))

    @add("list", say("admin-help-people-list"), shows=True)
    def list_people(
        place: StorePlace,
        search: Annotated[str, typer.Argument(help=say("admin-arg-search"))] = "",
        most: Annotated[int, most_option(speech)] = 50,
    ) -> None:
        run_act(speech, place, "people", show_people, search=search, most=most)

    @add("show", say("admin-help-people-show"), shows=True)
    def show(place: StorePlace, person: Annotated[str, person_argument]) -> None:
        run_act(speech, place, "person", show_person, person=person)

    @add("role", say("admin-help-people-role"))
    def role(
        place: StorePlace,
        person: Annotated[str, person_argument],
        role: Annotated[str, typer.Argument(help=say("admin-arg-role"))],
        why: Annotated[str, why_option(speech)] = "",
    ) -> None:
        run_act(speech, place, "role", show_done, person=person, role=role, why=why)

    @add("sign-out", say("admin-help-people-sign-out"))
    def sign_out(
        place: StorePlace,
        person: Annotated[str, person_argument],
        why: Annotated[str, why_option(speech)] = "",
    ) -> None:
        run_act(speech, place, "end-sessions", show_done, person=person, why=why)

    @add("delete", say("admin-help-people-delete"))
    def delete(
        place: StorePlace,
        person: Annotated[str, person_argument],
        why: Annotated[str, why_option(speech)] = "",
        yes: Annotated[bool, yes_option(speech)] = False,
    ) -> None:
        confirm(speech, yes, "admin-sure", what=person)
        run_act(speech, place, "delete-person", show_done, person=person, why=why)

    add_people_bans(app, speech)


def add_people_bans(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add
    person_argument = typer.Argument(help=say("admin-arg-person"))

    @add("ban", say("admin-help-people-ban"))
    def ban(
        place: StorePlace,
        person: Annotated[str, person_argument],
        reason: Annotated[str, typer.Option("--reason", help=say("admin-arg-reason"))],
        days: Annotated[int, typer.Option("--days", min=0, max=36500, help=say("admin-arg-days"))] = 0,
        yes: Annotated[bool, yes_option(speech)] = False,
    ) -> None:
        confirm(speech, yes, "admin-sure-ban", whom=person, days=days)
        run_act(speech, place, "ban", show_ban, person=person, reason=reason, days=days)

    @add("unban", say("admin-help-people-unban"))
    def unban(
        place: StorePlace,
        person: Annotated[str, person_argument],
        why: Annotated[str, why_option(speech)] = "",
    ) -> None:
        run_act(speech, place, "unban", show_done, what=person, why=why)


def add_bans(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add

    @add("list", say("admin-help-bans-list"), shows=True)
    def list_bans(place: StorePlace) -> None:
        run_act(speech, place, "bans", show_bans)

    @add("add", say("admin-help-bans-add"))
    def add_ban(
        place: StorePlace,
        network: Annotated[str, typer.Argument(help=say("admin-arg-network"))],
        reason: Annotated[str, typer.Option("--reason", help=say("admin-arg-reason"))],
        days: Annotated[int, typer.Option("--days", min=0, max=36500, help=say("admin-arg-days"))] = 0,
        yes: Annotated[bool, yes_option(speech)] = False,
    ) -> None:
        confirm(speech, yes, "admin-sure-ban", whom=network, days=days)
        run_act(speech, place, "ban", show_ban, network=network, reason=reason, days=days)

    @add("lift", say("admin-help-bans-lift"))
    def lift(
        place: StorePlace,
        ban: Annotated[str, typer.Argument(help=say("admin-arg-ban"))],
        why: Annotated[str, why_option(speech)] = "",
    ) -> None:
        run_act(speech, place, "unban", show_done, what=ban, why=why)
