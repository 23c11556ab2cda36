"""The commands of `tilewright admin`, imported on demand because their dependencies are large."""

import typer

from tilewright.cli.admin.people import add_bans, add_people
from tilewright.cli.admin.server import add_announce, add_invitations, add_whole_server
from tilewright.cli.admin.stores import add_stores
from tilewright.cli.admin.tables import add_reports, add_tables
from tilewright.cli.help_pages import command_classes
from tilewright.words.speech import Speech

GROUPS = {
    "people": add_people,
    "bans": add_bans,
    "tables": add_tables,
    "reports": add_reports,
    "announce": add_announce,
    "invitations": add_invitations,
}


def build_admin(speech: Speech) -> typer.Typer:
    """All of them, with helps in the language of the speech."""
    group, say = command_classes(speech)[0], speech.say
    names = {"help_option_names": ["-h", "--help"]}
    app = typer.Typer(
        cls=group, add_completion=False, help=say("admin-help"), rich_markup_mode=None, context_settings=names
    )
    add_whole_server(app, speech)
    for name, add in GROUPS.items():
        part = typer.Typer(
            cls=group, help=say(f"admin-help-{name}"), rich_markup_mode=None, context_settings=names
        )
        add(part, speech)
        app.add_typer(part, name=name)
    add_stores(app, speech)
    return app
