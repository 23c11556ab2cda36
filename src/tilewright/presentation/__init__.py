"""Puts games into words and describes them, for the terminal, the server and the page."""
