"""The questions of Artificium, in the order of the rulebook, and what an answer does."""
