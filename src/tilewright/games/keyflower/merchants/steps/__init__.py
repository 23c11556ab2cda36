"""The rules of the expansion, one module for each question or stage."""
