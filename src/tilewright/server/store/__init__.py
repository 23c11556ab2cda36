"""What is on disk: one SQLite file, one writer, nothing told before it is there."""
