"""Keyflower, for two to six players; `book` is the door."""
