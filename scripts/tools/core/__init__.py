"""The compiled core: scripts/build, and the repair of what mypyc generates."""
