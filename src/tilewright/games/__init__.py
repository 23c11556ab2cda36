"""The games; each has a door of its own, and `catalogue` lists them all."""
