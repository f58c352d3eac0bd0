"""What buildings do when they are worked, each effect once."""
