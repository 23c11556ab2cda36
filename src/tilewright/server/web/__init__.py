"""HTTP for the lobby, a socket for each table, and the checks in front of both."""
