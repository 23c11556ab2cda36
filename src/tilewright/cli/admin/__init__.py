"""`tilewright admin`: administration of a server from the command line."""
