"""The store: everything on disk. One writer, and nothing is sent before it is written."""
