"""What colony and technology cards do, each effect once."""
