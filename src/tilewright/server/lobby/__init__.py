"""Before and after the game: tables are made, found, followed by another, kept and brought along."""
