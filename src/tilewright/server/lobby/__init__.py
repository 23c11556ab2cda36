"""Before and after a game: creating and finding tables, rematches, records, replays, statistics."""
