"""The site of the documents: scripts/docs."""
