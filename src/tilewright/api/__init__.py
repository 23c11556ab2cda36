"""What Python programs use: `import tilewright` offers everything that is public here, and nothing else is."""
