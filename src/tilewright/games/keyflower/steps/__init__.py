"""The rules, one module for each question or stage of the rulebook."""
