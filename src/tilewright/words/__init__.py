"""Every text that people read, in Fluent files by language and room; knows nobody."""
