"""The commands for researchers: files of games, and games for language models."""
