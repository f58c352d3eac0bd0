"""The ocean of Europa: its tiles and tides, and how a submersible gets into it, through it and home."""
