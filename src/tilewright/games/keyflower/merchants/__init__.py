"""The Merchants, an expansion of Keyflower; `install` is the door."""
