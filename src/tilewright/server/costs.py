"""Estimated costs of requests and answers, in milliseconds of the event loop that serves everybody.

Budgets are counted in these (`address_work`, `socket_work`). The tables say what a thing costs in any case; what
depends on the question (lines put into words, positions built) is counted while it is done and charged afterwards,
so an answer that is still known from the last time costs next to nothing.
"""

from typing import Final

MALFORMED: Final = 0.5
TRIED: Final = 0.7  # each action that is tried
LISTENER: Final = 0.05  # each socket that is sent something
ENTER: Final = 2.0  # a socket that is opened, and closed again
TABLE_SENT: Final = 0.1  # each socket that is sent who has come, and who has left

REQUEST: Final = 1.0  # any other operation
REQUESTS: Final[dict[tuple[str, str], float]] = {
    ("GET", "/api/games/{game}/facts"): 12.0,
    ("GET", "/api/me/account"): 2.0,
    ("GET", "/api/me/export"): 10.0,
    ("GET", "/api/me/tables"): 3.0,
    ("GET", "/api/me/finished"): 2.0,
    ("GET", "/api/me/statistics"): 2.0,
    ("GET", "/api/tables"): 3.0,
    ("POST", "/api/me/delete"): 20.0,
    ("POST", "/api/me/email"): 5.0,
    ("POST", "/api/me/link"): 10.0,
    ("POST", "/api/me/merge"): 10.0,
    ("POST", "/api/me/passkeys"): 5.0,
    ("POST", "/api/me/passkeys/options"): 3.0,
    ("POST", "/api/me/recovery"): 3.0,
    ("POST", "/api/play"): 10.0,
    ("POST", "/api/records"): 200.0,
    ("POST", "/api/sign-in/email"): 5.0,
    ("POST", "/api/sign-in/letter"): 3.0,
    ("POST", "/api/sign-in/link"): 3.0,
    ("POST", "/api/sign-in/passkey"): 5.0,
    ("POST", "/api/sign-in/passkey/options"): 3.0,
    ("POST", "/api/sign-in/recovery"): 3.0,
    ("POST", "/api/tables"): 5.0,
    ("POST", "/api/tables/{table}/branch"): 100.0,
    ("POST", "/api/tables/{table}/rematch"): 5.0,
    ("POST", "/api/tables/{table}/start"): 5.0,
    ("GET", "/api/tables/{table}/record"): 2.0,
    ("POST", "/api/invitation"): 5.0,
    ("POST", "/api/tables/{table}/report"): 5.0,
    ("POST", "/api/tables/{table}/hide"): 3.0,
    ("POST", "/api/tables/{table}/ban"): 5.0,
    ("POST", "/api/tables/{table}/close"): 3.0,
    ("POST", "/api/me/people"): 3.0,
    ("GET", "/api/me/programs"): 2.0,
    ("POST", "/api/me/programs"): 5.0,
    ("POST", "/api/me/programs/token"): 3.0,
    ("POST", "/api/me/programs/remove"): 20.0,
    ("GET", "/api/programs"): 2.0,
    ("POST", "/api/tables/{table}/challenge"): 3.0,
    ("GET", "/api/moderation/reports"): 5.0,
    ("POST", "/api/moderation/reports/{report}"): 5.0,
}

LINE: Final = 0.25  # a line of a game put into words
BARE_LINE: Final = 0.02  # a line without words
ANSWER: Final = 0.3  # a whole position, beside what is in it:
OPTION: Final = 0.03  # an option put into words
BARE_OPTION: Final = 0.003  # an option without words
STEP: Final = 0.01  # a step that was put into words before
STEP_BACK: Final = 2.0  # the game worked out up to where the lines begin
POSITION: Final = 0.6  # a position of a finished game
DESCRIPTION: Final = 2.0  # a position described for a page that does not know the game
PACKED: Final = 0.1  # a position that is only sent
GAME: Final = 0.3  # a finished game that is counted
GAME_LISTED: Final = 0.003  # a finished game in a list
TAKE_UP: Final = 40.0  # a table that slept
RULES: Final = 40.0  # rules with options that nobody has asked for lately


def entrance_cost(listeners: int, asleep: bool) -> float:
    """The cost of a socket at a table with that many listeners, from connect to disconnect."""
    return ENTER + TABLE_SENT * listeners + (TAKE_UP if asleep else 0.0)


def request_cost(method: str, path: str) -> float:
    return REQUESTS.get((method, path), REQUEST)
