"""What whoever runs the server does with it: through a socket in the data folder, or on a store that rests."""
