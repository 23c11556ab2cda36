"""Every text that people read, in Fluent files by language and prefix; imports nothing else of ours."""
