"""Bots run in worker processes, where they can take long, hang or crash without blocking the server."""
