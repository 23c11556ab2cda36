"""What servers tell each other through Redis: never the only copy of anything, and nobody waits for it."""
