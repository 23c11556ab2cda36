"""The printed contracts, extensions and tiles of the expansion."""
