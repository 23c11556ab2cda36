"""`tilewright admin announce`, `invitations`, `read-only`, `status` and `audit`: what holds for everybody."""

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.admin.asking import (
    Answer,
    StorePlace,
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
)
from tilewright.cli.errors import CommandError
from tilewright.cli.help_pages import command_classes
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES


def show_announcements(screen: Screen, answer: Answer) -> None:
    rows = [
        [one["lang"], one["level"], until(screen.speech, one["until"]), one["text"]]
        for one in answer["announcements"]
    ]
    listed(screen, ("lang", "level", "until", "text"), rows)


def show_invitation(screen: Screen, answer: Answer) -> None:
    screen.unbroken("admin-invitation", path=answer["path"], until=until(screen.speech, answer["until"]))


def show_invitations(screen: Screen, answer: Answer) -> None:
    rows = [
        [
            str(one["id"]),
            one["note"],
            f"{one['used']}/{one['uses']}",
            one["who"],
            moment(one["at"]),
            until(screen.speech, one["until"]),
        ]
        for one in answer["invitations"]
    ]
    listed(screen, ("number", "note", "used", "who", "at", "until"), rows)
    if answer["entry"] != "invited":
        screen.say("admin-entry-open", "dim")


def show_audit(screen: Screen, answer: Answer) -> None:
    rows = [
        [str(one["n"]), moment(one["at"]), one["who"], one["act"], one["whom"], one["why"]]
        for one in answer["lines"]
    ]
    listed(screen, ("number", "at", "who", "act", "whom", "why"), rows)


def show_status(screen: Screen, answer: Answer) -> None:
    say = screen.speech.say
    screen.say("admin-status-running" if answer["running"] else "admin-status-resting", version=answer["version"])
    tables = ", ".join(
        f"{say(f'admin-phase-{phase}')}: {many}" for phase, many in sorted(answer["tables"].items())
    )
    rows = [[name, str(answer[name])] for name in ("db", "people", "sockets", "reports", "bans")]
    rows += [["tables", tables]]
    rows += [[name, str(answer[name])] for name in ("entry", "open_tables", "private_by_default")]
    listed(screen, ("what", "value"), rows)
    if answer["read_only"]:
        screen.say("admin-status-read-only", "bold")


def texts_of(given: list[str]) -> dict[str, str]:
    """`LANG=TEXT`, or a text alone, which is the English one."""
    found = {}
    for one in given:
        lang, equals, text = one.partition("=")
        known = bool(equals) and lang in LANGUAGES
        found[lang if known else "en"] = text if known else one
    if len(found) != len(given):
        raise CommandError("admin-announce-twice")
    return found


def add_announce(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]

    @app.command("set", cls=command, help=say("admin-help-announce-set"))
    def announce(
        text: Annotated[list[str], typer.Argument(help=say("admin-arg-text"))],
        level: Annotated[str, typer.Option("--level", help=say("admin-arg-level"))] = "info",
        hours: Annotated[int, typer.Option("--hours", min=0, max=8784, help=say("admin-arg-hours"))] = 0,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        told = {"texts": texts_of(text), "level": level, "hours": hours}
        do(speech, StorePlace(db, config), "announce", show_announcements, **told)

    @app.command("clear", cls=command, help=say("admin-help-announce-clear"))
    def clear(
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "clear-announcement", done)

    @app.command("show", cls=command, help=say("admin-help-announce-show"))
    def show(
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "announcements", show_announcements)


def add_invitations(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]

    @app.command("make", cls=command, help=say("admin-help-invitations-make"))
    def make(
        note: Annotated[str, typer.Option("--note", help=say("admin-arg-note"))] = "",
        uses: Annotated[int, typer.Option("--uses", min=1, max=1000, help=say("admin-arg-uses"))] = 1,
        days: Annotated[int, typer.Option("--days", min=0, max=3650, help=say("admin-arg-days"))] = 30,
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "invite", show_invitation, note=note, uses=uses, days=days)

    @app.command("list", cls=command, help=say("admin-help-invitations-list"))
    def list_invitations(
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "invitations", show_invitations)

    @app.command("revoke", cls=command, help=say("admin-help-invitations-revoke"))
    def revoke(
        number: Annotated[int, typer.Argument(help=say("admin-arg-invitation"))],
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "revoke", show_invitations, id=number)


def add_whole_server(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]

    @app.command("status", cls=command, help=say("admin-help-status"))
    def status(
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "status", show_status)

    @app.command("read-only", cls=command, help=say("admin-help-read-only"))
    def read_only(
        switch: Annotated[str, typer.Argument(help=say("admin-arg-switch"))],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        if switch not in ("on", "off"):
            raise CommandError("admin-on-or-off")
        do(speech, StorePlace(db, config), "read-only", show_status, on=switch == "on", why=why)

    @app.command("audit", cls=command, help=say("admin-help-audit"))
    def audit(
        most: Annotated[int, most_option(speech)] = 50,
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "audit", show_audit, most=most)
