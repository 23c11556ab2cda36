"""Several servers that share one store."""
