"""`tilewright admin people` and `bans`: who is here, what they may do, and who is kept out."""

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.admin.asking import (
    Answer,
    StorePlace,
    agreed,
    config_option,
    db_option,
    do,
    done,
    json_option,
    lang_option,
    listed,
    moment,
    most_option,
    until,
    why_option,
    yes_option,
)
from tilewright.cli.help_pages import command_classes
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech


def person_row(speech: Speech, one: Answer) -> list[str]:
    banned = "" if not one["banned"] else until(speech, one["banned"])
    role = speech.say(f"admin-role-{one['role']}") if one["role"] else ""
    kept = speech.say("admin-yes") if one["kept"] else ""
    return [one["id"], one["name"], role, kept, moment(one["made"]), banned]


def show_people(screen: Screen, answer: Answer) -> None:
    rows = [person_row(screen.speech, one) for one in answer["people"]]
    listed(screen, ("id", "name", "role", "kept", "since", "banned"), rows)
    screen.say("admin-people-total", "dim", shown=len(rows), total=answer["total"])


def show_person(screen: Screen, answer: Answer) -> None:
    listed(screen, ("id", "name", "role", "kept", "since", "banned"), [person_row(screen.speech, answer)])
    speech = screen.speech
    rows = [[speech.say(f"admin-phase-{phase}"), str(many)] for phase, many in sorted(answer["tables"].items())]
    listed(screen, ("phase", "tables"), rows)
    screen.say("admin-person-now", sockets=answer["sockets"], reports=answer["reports"])
    if answer["reason"]:
        screen.say("admin-ban-reason", reason=answer["reason"])


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
    listed(screen, ("number", "whom", "until", "reason", "who", "at"), rows)


def add_people(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]
    person_argument = typer.Argument(help=say("admin-arg-person"))

    @app.command("list", cls=command, help=say("admin-help-people-list"))
    def list_people(
        search: Annotated[str, typer.Argument(help=say("admin-arg-search"))] = "",
        most: Annotated[int, most_option(speech)] = 50,
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "people", show_people, search=search, most=most)

    @app.command("show", cls=command, help=say("admin-help-people-show"))
    def show(
        person: Annotated[str, person_argument],
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "person", show_person, person=person)

    @app.command("role", cls=command, help=say("admin-help-people-role"))
    def role(
        person: Annotated[str, person_argument],
        role: Annotated[str, typer.Argument(help=say("admin-arg-role"))],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "role", done, person=person, role=role, why=why)

    @app.command("sign-out", cls=command, help=say("admin-help-people-sign-out"))
    def sign_out(
        person: Annotated[str, person_argument],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "end-sessions", done, person=person, why=why)

    @app.command("delete", cls=command, help=say("admin-help-people-delete"))
    def delete(
        person: Annotated[str, person_argument],
        why: Annotated[str, why_option(speech)] = "",
        yes: Annotated[bool, yes_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        agreed(speech, yes, person)
        do(speech, StorePlace(db, config), "delete-person", done, person=person, why=why)

    @app.command("ban", cls=command, help=say("admin-help-people-ban"))
    def ban(
        person: Annotated[str, person_argument],
        reason: Annotated[str, typer.Option("--reason", help=say("admin-arg-reason"))],
        days: Annotated[int, typer.Option("--days", min=0, max=36500, help=say("admin-arg-days"))] = 0,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "ban", show_ban, person=person, reason=reason, days=days)

    @app.command("unban", cls=command, help=say("admin-help-people-unban"))
    def unban(
        person: Annotated[str, person_argument],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "unban", done, what=person, why=why)


def add_bans(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]

    @app.command("list", cls=command, help=say("admin-help-bans-list"))
    def list_bans(
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "bans", show_bans)

    @app.command("add", cls=command, help=say("admin-help-bans-add"))
    def add(
        network: Annotated[str, typer.Argument(help=say("admin-arg-network"))],
        reason: Annotated[str, typer.Option("--reason", help=say("admin-arg-reason"))],
        days: Annotated[int, typer.Option("--days", min=0, max=36500, help=say("admin-arg-days"))] = 0,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "ban", show_ban, network=network, reason=reason, days=days)

    @app.command("lift", cls=command, help=say("admin-help-bans-lift"))
    def lift(
        ban: Annotated[str, typer.Argument(help=say("admin-arg-ban"))],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "unban", done, what=ban, why=why)
