"""Messages between servers through Redis: never the only copy of anything, and never waited for."""
