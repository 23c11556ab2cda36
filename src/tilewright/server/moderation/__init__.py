"""Roles, bans, mutes, blocks, reports and read-only mode."""
