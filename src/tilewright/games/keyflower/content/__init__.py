"""The printed facts of the box: read from data files, checked, and shown to whoever draws the game."""
