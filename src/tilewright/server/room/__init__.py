"""One room for each table: one serial door, and everybody sees what they may."""
