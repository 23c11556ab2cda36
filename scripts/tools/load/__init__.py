"""How the server holds up: scripts/load, with people alone, with an attacker, or with bots."""
