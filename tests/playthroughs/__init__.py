"""Golden games in words: any change of behaviour is a difference that a person can read."""
