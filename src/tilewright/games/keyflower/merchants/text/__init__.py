"""Positions with The Merchants as text."""
