"""The score track of Artificium, final scores and their explanation."""
