"""What lies on the table in Artificium, and how states and actions are packed into numbers."""
