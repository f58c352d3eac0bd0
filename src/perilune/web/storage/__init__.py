"""What is on disk: the store, its schema, and the databases that it can live in."""
