"""One room for each table: changes one after the other, and everybody sees what they may."""
