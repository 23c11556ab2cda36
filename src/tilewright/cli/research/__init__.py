"""Commands for researchers: datasets, benchmarks, and games for language models."""
