"""What only the system's randomness decides at a table: the seed of a game and a seat that nobody chose."""

import secrets


def seed() -> str:
    """Nobody can guess it; its commitment is shown when the game begins."""
    return secrets.token_hex(16)


def seat(players: int) -> int:
    return secrets.randbelow(players)
