"""The `tilewright` command: play, simulate, replay and verify games in a terminal."""
