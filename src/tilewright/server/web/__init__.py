"""The network: HTTP for the lobby, a socket for each table, and guards in front of both."""
