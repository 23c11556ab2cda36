"""What a seat may know in Artificium: its view, possible worlds, play aids."""
