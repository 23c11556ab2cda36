"""Speed: scripts/bench."""
