"""How good the bots are: scripts/strength, scripts/openings and scripts/calibrate."""
