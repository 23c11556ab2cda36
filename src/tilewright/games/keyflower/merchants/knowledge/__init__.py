"""What a seat may know of contracts, extensions and cabins."""
