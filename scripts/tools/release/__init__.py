"""What is published: built, tried, listed, and its dependencies audited."""
