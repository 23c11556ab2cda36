"""Programs: bots of people's own that play over the network, each with an account of its own."""
