"""What a player could work out from what lies open and behind their screen; the rules never read any of it."""
