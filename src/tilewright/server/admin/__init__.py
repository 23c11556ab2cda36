"""Administration of a server: through a socket in the data folder, or on a store that no server is using."""
