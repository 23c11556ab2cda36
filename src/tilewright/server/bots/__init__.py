"""Bots play in processes of their own: they may think, hang or die there without anybody waiting."""
