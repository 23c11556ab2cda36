"""Several servers on one store, under load and killed at random."""
