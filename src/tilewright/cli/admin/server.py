"""`tilewright admin announce`, `invitations`, `read-only`, `status` and `audit`."""

from typing import Annotated

import typer

from tilewright.cli.admin.asking import Answer, moment, print_table, run_act, show_done, until
from tilewright.cli.admin.store_commands import StoreCommands, StorePlace, most_option, why_option
from tilewright.cli.errors import CommandError
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES


def show_announcements(screen: Screen, answer: Answer) -> None:
    rows = [
        [one["lang"], one["level"], until(screen.speech, one["until"]), one["text"]]
        for one in answer["announcements"]
    ]
    print_table(screen, ("lang", "level", "until", "text"), rows)


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
    print_table(screen, ("number", "note", "used", "who", "at", "until"), rows)
    if answer["entry"] != "invited":
        screen.say("admin-entry-open", "dim")


def show_audit(screen: Screen, answer: Answer) -> None:
    rows = [
        [str(one["n"]), moment(one["at"]), one["who"], one["act"], one["whom"], one["why"]]
        for one in answer["lines"]
    ]
    print_table(screen, ("number", "at", "who", "act", "whom", "why"), rows)


def show_status(screen: Screen, answer: Answer) -> None:
    say = screen.speech.say
    screen.say("admin-status-running" if answer["running"] else "admin-status-resting", version=answer["version"])
    tables = ", ".join(
        f"{say(f'admin-phase-{phase}')}: {many}" for phase, many in sorted(answer["tables"].items())
    )
    rows = [[name, str(answer[name])] for name in ("db", "people", "sockets", "reports", "bans")]
    rows += [["tables", tables]]
    rows += [[name, str(answer[name])] for name in ("entry", "open_tables")]
    rows += [["private_by_default", str(answer["private_by_default"]).lower()]]  # as it is written in the settings
    print_table(screen, ("what", "value"), rows)
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
    say, add = speech.say, StoreCommands(app, speech).add

    @add("set", say("admin-help-announce-set"))
    def announce(
        place: StorePlace,
        text: Annotated[list[str], typer.Argument(help=say("admin-arg-text"))],
        level: Annotated[str, typer.Option("--level", help=say("admin-arg-level"))] = "info",
        hours: Annotated[int, typer.Option("--hours", min=0, max=8784, help=say("admin-arg-hours"))] = 0,
    ) -> None:
        body = {"texts": texts_of(text), "level": level, "hours": hours}
        run_act(speech, place, "announce", show_announcements, **body)

    @add("clear", say("admin-help-announce-clear"))
    def clear(place: StorePlace) -> None:
        run_act(speech, place, "clear-announcement", show_done)

    @add("show", say("admin-help-announce-show"), shows=True)
    def show(place: StorePlace) -> None:
        run_act(speech, place, "announcements", show_announcements)


def add_invitations(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add

    @add("make", say("admin-help-invitations-make"), shows=True)
    def make(
        place: StorePlace,
        note: Annotated[str, typer.Option("--note", help=say("admin-arg-note"))] = "",
        uses: Annotated[int, typer.Option("--uses", min=1, max=1000, help=say("admin-arg-uses"))] = 1,
        days: Annotated[int, typer.Option("--days", min=0, max=3650, help=say("admin-arg-days"))] = 30,
    ) -> None:
        run_act(speech, place, "invite", show_invitation, note=note, uses=uses, days=days)

    @add("list", say("admin-help-invitations-list"), shows=True)
    def list_invitations(place: StorePlace) -> None:
        run_act(speech, place, "invitations", show_invitations)

    @add("revoke", say("admin-help-invitations-revoke"))
    def revoke(
        place: StorePlace,
        number: Annotated[int, typer.Argument(help=say("admin-arg-invitation"))],
    ) -> None:
        run_act(speech, place, "revoke", show_invitations, id=number)


def add_whole_server(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add

    @add("status", say("admin-help-status"), shows=True)
    def status(place: StorePlace) -> None:
        run_act(speech, place, "status", show_status)

    @add("read-only", say("admin-help-read-only"))
    def read_only(
        place: StorePlace,
        switch: Annotated[str, typer.Argument(help=say("admin-arg-switch"))],
        why: Annotated[str, why_option(speech)] = "",
    ) -> None:
        if switch not in ("on", "off"):
            raise CommandError("admin-on-or-off")
        run_act(speech, place, "read-only", show_status, on=switch == "on", why=why)

    @add("audit", say("admin-help-audit"), shows=True)
    def audit(place: StorePlace, most: Annotated[int, most_option(speech)] = 50) -> None:
        run_act(speech, place, "audit", show_audit, most=most)
