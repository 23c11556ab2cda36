"""Whether all is right: scripts/test, scripts/conformance, scripts/perft, scripts/mutate and scripts/libraries."""
