"""The state of a game, how it is packed into numbers, and the map of a village."""
