"""The games; the book of each is its entrance, and `catalogue` lists them all."""
