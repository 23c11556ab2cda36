"""Whether all is right: scripts/test, scripts/conformance, scripts/perft and scripts/mutate."""
