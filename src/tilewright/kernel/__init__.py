"""What every game is made of: states, questions, rules, chance, records; nothing here knows a game."""
