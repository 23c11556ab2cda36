"""The Python behind the commands in scripts/, by what they are about."""
