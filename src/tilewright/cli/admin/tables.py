"""`tilewright admin tables` and `reports`: tables, chat and reports."""

from typing import Annotated

import typer

from tilewright.cli.admin.asking import Answer, confirm, moment, print_table, run_act, show_done, strip_controls
from tilewright.cli.admin.store_commands import StoreCommands, StorePlace, most_option, why_option, yes_option
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech

COLUMNS = ("id", "phase", "game", "seats", "made", "watching")


def table_row(speech: Speech, one: Answer) -> list[str]:
    names = ", ".join(name or "…" for name in one["names"])
    phase = speech.say(f"admin-phase-{one['phase']}")
    return [one["id"], phase, one["spec"], names, moment(one["made"]), str(one["sockets"])]


def show_tables(screen: Screen, answer: Answer) -> None:
    print_table(screen, COLUMNS, [table_row(screen.speech, one) for one in answer["tables"]])
    speech = screen.speech
    counts = [f"{speech.say(f'admin-phase-{phase}')}: {many}" for phase, many in sorted(answer["counts"].items())]
    screen.line(", ".join(counts), "dim")


def show_table(screen: Screen, answer: Answer) -> None:
    print_table(screen, COLUMNS, [table_row(screen.speech, answer)])
    rows = [
        [str(one["seat"] + 1), one["name"] or one["bot"] or "…", one["holder"], one["stand_in"]]
        for one in answer["chairs"]
    ]
    print_table(screen, ("seat", "name", "id", "stand-in"), rows)
    screen.say("admin-table-lines", lines=answer["lines"])
    for line in answer["chat"]:
        screen.line(strip_controls(line))


def show_reports(screen: Screen, answer: Answer) -> None:
    rows = [
        [
            str(one["id"]),
            moment(one["at"]),
            screen.speech.say(f"admin-category-{one['category']}"),
            one["name"],
            one["reporter"],
            one["table"],
            one["text"],
            one["handled_by"],
        ]
        for one in answer["reports"]
    ]
    print_table(screen, ("number", "at", "category", "name", "reporter", "table", "text", "handled"), rows)


def show_report(screen: Screen, answer: Answer) -> None:
    show_reports(screen, {"reports": [answer]})
    context = answer["context"]
    print_table(
        screen,
        ("id", "game", "seats"),
        [[answer["person"], context.get("spec", ""), ", ".join(context.get("names", []))]],
    )
    for line in context.get("chat", []):
        mark = ">" if line["n"] == context.get("line") else " "
        screen.line(f"{mark} {line['n']}. {strip_controls(line['name'])}: {strip_controls(line['text'])}")
    if answer["note"]:
        screen.say("admin-report-note", note=strip_controls(answer["note"]))


def add_tables(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add
    table_argument = typer.Argument(help=say("cli-help-table"))

    @add("list", say("admin-help-tables-list"), shows=True)
    def list_tables(
        place: StorePlace,
        phase: Annotated[str, typer.Option("--phase", help=say("admin-arg-phase"))] = "",
        person: Annotated[str, typer.Option("--person", help=say("admin-arg-person"))] = "",
        most: Annotated[int, most_option(speech)] = 50,
    ) -> None:
        run_act(speech, place, "tables", show_tables, phase=phase, person=person, most=most)

    @add("show", say("admin-help-tables-show"), shows=True)
    def show(place: StorePlace, table: Annotated[str, table_argument]) -> None:
        run_act(speech, place, "table", show_table, table=table)

    @add("close", say("admin-help-tables-close"))
    def close(
        place: StorePlace,
        table: Annotated[str, table_argument],
        why: Annotated[str, why_option(speech)] = "",
        yes: Annotated[bool, yes_option(speech)] = False,
    ) -> None:
        confirm(speech, yes, "admin-sure-close", table=table)
        run_act(speech, place, "close-table", show_done, table=table, why=why)

    @add("delete", say("admin-help-tables-delete"))
    def delete(
        place: StorePlace,
        table: Annotated[str, table_argument],
        why: Annotated[str, why_option(speech)] = "",
        yes: Annotated[bool, yes_option(speech)] = False,
    ) -> None:
        confirm(speech, yes, "admin-sure", what=table)
        run_act(speech, place, "delete-table", show_done, table=table, why=why)

    @add("remove-line", say("admin-help-tables-remove-line"))
    def remove_line(
        place: StorePlace,
        table: Annotated[str, table_argument],
        line: Annotated[int, typer.Argument(help=say("admin-arg-line"))],
        why: Annotated[str, why_option(speech)] = "",
    ) -> None:
        run_act(speech, place, "remove-chat", show_done, table=table, line=line, why=why)


def add_reports(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add
    report_argument = typer.Argument(help=say("admin-arg-report"))

    @add("list", say("admin-help-reports-list"), shows=True)
    def list_reports(
        place: StorePlace,
        everything: Annotated[bool, typer.Option("--all", help=say("admin-arg-all"))] = False,
    ) -> None:
        run_act(speech, place, "reports", show_reports, state="" if everything else "open")

    @add("show", say("admin-help-reports-show"), shows=True)
    def show(place: StorePlace, report: Annotated[int, report_argument]) -> None:
        run_act(speech, place, "report", show_report, id=report)

    @add("handle", say("admin-help-reports-handle"))
    def handle(
        place: StorePlace,
        report: Annotated[int, report_argument],
        note: Annotated[str, typer.Option("--note", help=say("admin-arg-handled"))] = "",
    ) -> None:
        run_act(speech, place, "handle-report", show_done, id=report, note=note)
