"""The expansion's slice of the state, and its actions as numbers."""
