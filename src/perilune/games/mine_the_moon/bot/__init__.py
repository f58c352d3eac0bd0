"""What a bot sees in a position."""
