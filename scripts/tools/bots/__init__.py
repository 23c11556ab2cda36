"""How good the bots are: scripts/strength and scripts/calibrate."""
