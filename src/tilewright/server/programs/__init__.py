"""Programs: bots that people run themselves and connect over the network, each with its own account."""
