"""Everything that is drawn from the randomness of the system: seeds, random seats, the dice of bots."""

import secrets


def new_seed() -> str:
    """Nobody can guess it; its commitment is shown when the game begins."""
    return secrets.token_hex(16)


def draw_seat(players: int) -> int:
    return secrets.randbelow(players)


def new_secret() -> bytes:
    """What the dice of all bots are made from while the server runs."""
    return secrets.token_bytes(32)
