"""The Earth, the sky above it and the way to the Moon: what can be seen and reached, and how one travels."""
