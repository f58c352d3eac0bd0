"""What each card does, and each character, instrument and rocket."""
