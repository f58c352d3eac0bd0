"""AstroNavigators: from the real sky to the Moon and back."""
