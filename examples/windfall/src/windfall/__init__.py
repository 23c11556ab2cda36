"""Windfall: a small card game of secret bids, written as a package beside Tilewright."""
