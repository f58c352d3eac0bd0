"""Drawing: the shared parts, which know no box."""
