"""What Artificium teaches the bots: the plan of a round, quick answers, and the worth of a position."""
