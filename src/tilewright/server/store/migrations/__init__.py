"""The steps from every older shape of the store to this one."""
