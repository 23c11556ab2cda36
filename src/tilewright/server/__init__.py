"""Tables on the network: rooms that keep games, the store, the wire types and the lobby."""
