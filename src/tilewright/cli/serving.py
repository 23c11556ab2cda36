"""`tilewright serve` and `tilewright backup`: the table on the network, and a copy of what it keeps."""

from pathlib import Path

from tilewright.cli.screen import Screen
from tilewright.cli.trouble import Trouble
from tilewright.server.serve import serve
from tilewright.server.settings import environment, read_settings
from tilewright.server.store.engine import backup
from tilewright.server.trouble import Trouble as ServerTrouble


def serve_tables(screen: Screen, config: Path | None, given: dict[str, object]) -> None:
    """Until Ctrl-C or a signal."""
    try:
        serve(
            read_settings(config, environment(), given),
            lambda address: screen.unbroken("cli-serve-at", address=address),
        )
    except ServerTrouble as trouble:
        raise Trouble(trouble.text, **trouble.facts) from None


def back_up(screen: Screen, source: Path, target: Path) -> None:
    try:
        backup(source, target)
    except ServerTrouble as trouble:
        raise Trouble(trouble.text, **trouble.facts) from None
    screen.unbroken("cli-backup-done", file=str(target))
