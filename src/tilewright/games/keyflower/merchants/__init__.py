"""The Merchants, an expansion of Keyflower; `install` adds it to the base game."""
