"""One room for each table: applies changes one at a time and sends everybody what they may see."""
