"""What a seat may know: its view, the worlds it must think possible, and play aids."""
