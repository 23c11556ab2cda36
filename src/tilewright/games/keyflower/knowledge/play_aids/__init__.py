"""What a player could work out from what lies open and from the own screen; the rules never read any of it."""
