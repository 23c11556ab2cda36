"""How games are put into words and described, for the terminal, the server and the page alike."""
