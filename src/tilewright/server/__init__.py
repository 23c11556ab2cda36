"""The table on the network: rooms that keep games, a store that survives everything, a wire, a lobby."""
