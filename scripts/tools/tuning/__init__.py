"""Tuning the weights of the bots by self-play."""
