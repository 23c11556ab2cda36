"""Accounts: sessions, the ways to sign in, and everything that is kept about a person."""
