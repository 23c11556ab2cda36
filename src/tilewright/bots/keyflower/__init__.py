"""What bots know of Keyflower: what things are worth, turns worth a thought, quick answers."""
