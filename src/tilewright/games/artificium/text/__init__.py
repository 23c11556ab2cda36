"""Actions and positions of Artificium as text."""
