"""Positions as readable text: written from a table, and read back with every rule that it breaks named."""
