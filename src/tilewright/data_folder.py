"""Where games are kept when nobody says where: in the user's data folder, not in whatever folder one stands in."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

STORE: Final = "tilewright.db"
RECORDS: Final = "records"


def data_folder() -> Path:
    """As the system has it: ~/.local/share/tilewright, ~/Library/Application Support/tilewright, AppData."""
    return user_data_path("tilewright", appauthor=False)


def usual_store() -> Path:
    return data_folder() / STORE


def found_store() -> Path:
    """A store in the current folder goes on being used; else that of the data folder, which is made if need be."""
    here = Path(STORE)
    return here if here.is_file() else made(data_folder()) / STORE


def record_folder() -> Path:
    """For records of games in the terminal."""
    return made(data_folder() / RECORDS)


def made(folder: Path) -> Path:
    """That folder, for this user alone; the current one where nothing may be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return Path()
    return folder
