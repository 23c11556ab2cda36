"""Artificium: a card game of chained workshops for 2 to 6 players; `book` is its entrance."""
