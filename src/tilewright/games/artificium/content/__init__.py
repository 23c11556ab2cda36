"""The printed facts of Artificium: what is in the box, how it is loaded and checked."""
