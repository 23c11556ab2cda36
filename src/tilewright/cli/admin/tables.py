"""`tilewright admin tables` and `reports`: games, talk, and what people say about each other."""

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
    plain,
    why_option,
    yes_option,
)
from tilewright.cli.help_pages import command_classes
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech

COLUMNS = ("id", "phase", "game", "seats", "made", "watching")


def table_row(speech: Speech, one: Answer) -> list[str]:
    names = ", ".join(name or "…" for name in one["names"])
    phase = speech.say(f"admin-phase-{one['phase']}")
    return [one["id"], phase, one["spec"], names, moment(one["made"]), str(one["sockets"])]


def show_tables(screen: Screen, answer: Answer) -> None:
    listed(screen, COLUMNS, [table_row(screen.speech, one) for one in answer["tables"]])
    speech = screen.speech
    counts = [f"{speech.say(f'admin-phase-{phase}')}: {many}" for phase, many in sorted(answer["counts"].items())]
    screen.line(", ".join(counts), "dim")


def show_table(screen: Screen, answer: Answer) -> None:
    listed(screen, COLUMNS, [table_row(screen.speech, answer)])
    rows = [
        [str(one["seat"] + 1), one["name"] or one["bot"] or "…", one["holder"], one["stand_in"]]
        for one in answer["chairs"]
    ]
    listed(screen, ("seat", "name", "id", "stand-in"), rows)
    screen.say("admin-table-lines", lines=answer["lines"])
    for line in answer["chat"]:
        screen.line(plain(line).replace("\\[", "["))


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
    listed(screen, ("number", "at", "category", "name", "reporter", "table", "text", "handled"), rows)


def show_report(screen: Screen, answer: Answer) -> None:
    show_reports(screen, {"reports": [answer]})
    context = answer["context"]
    listed(
        screen,
        ("id", "game", "seats"),
        [[answer["person"], context.get("spec", ""), ", ".join(context.get("names", []))]],
    )
    for line in context.get("chat", []):
        mark = ">" if line["n"] == context.get("line") else " "
        screen.line(f"{mark} {line['n']}. {plain(line['name'])}: {plain(line['text'])}".replace("\\[", "["))
    if answer["note"]:
        screen.say("admin-report-note", note=answer["note"])


def add_tables(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]
    table_argument = typer.Argument(help=say("cli-help-table"))

    @app.command("list", cls=command, help=say("admin-help-tables-list"))
    def list_tables(
        phase: Annotated[str, typer.Option("--phase", help=say("admin-arg-phase"))] = "",
        person: Annotated[str, typer.Option("--person", help=say("admin-arg-person"))] = "",
        most: Annotated[int, most_option(speech)] = 50,
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "tables", show_tables, phase=phase, person=person, most=most)

    @app.command("show", cls=command, help=say("admin-help-tables-show"))
    def show(
        table: Annotated[str, table_argument],
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "table", show_table, table=table)

    @app.command("close", cls=command, help=say("admin-help-tables-close"))
    def close(
        table: Annotated[str, table_argument],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "close-table", done, table=table, why=why)

    @app.command("delete", cls=command, help=say("admin-help-tables-delete"))
    def delete(
        table: Annotated[str, table_argument],
        why: Annotated[str, why_option(speech)] = "",
        yes: Annotated[bool, yes_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        agreed(speech, yes, table)
        do(speech, StorePlace(db, config), "delete-table", done, table=table, why=why)

    @app.command("remove-line", cls=command, help=say("admin-help-tables-remove-line"))
    def remove_line(
        table: Annotated[str, table_argument],
        line: Annotated[int, typer.Argument(help=say("admin-arg-line"))],
        why: Annotated[str, why_option(speech)] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "remove-chat", done, table=table, line=line, why=why)


def add_reports(app: typer.Typer, speech: Speech) -> None:
    say, command = speech.say, command_classes(speech)[1]
    report_argument = typer.Argument(help=say("admin-arg-report"))

    @app.command("list", cls=command, help=say("admin-help-reports-list"))
    def list_reports(
        everything: Annotated[bool, typer.Option("--all", help=say("admin-arg-all"))] = False,
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "reports", show_reports, state="" if everything else "open")

    @app.command("show", cls=command, help=say("admin-help-reports-show"))
    def show(
        report: Annotated[int, report_argument],
        as_json: Annotated[bool, json_option(speech)] = False,
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config, as_json), "report", show_report, id=report)

    @app.command("handle", cls=command, help=say("admin-help-reports-handle"))
    def handle(
        report: Annotated[int, report_argument],
        note: Annotated[str, typer.Option("--note", help=say("admin-arg-handled"))] = "",
        db: Annotated[Path | None, db_option(speech)] = None,
        config: Annotated[Path | None, config_option(speech)] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        do(speech, StorePlace(db, config), "handle-report", done, id=report, note=note)
