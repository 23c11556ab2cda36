"""What is on disk: one SQLite file, one writer, nothing sent before it is there."""
