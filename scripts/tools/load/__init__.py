"""How the server holds up: scripts/load, with people alone, with an enemy, or with bots."""
