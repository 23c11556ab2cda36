"""Keyflower, for two to six players; `book` puts it together."""
