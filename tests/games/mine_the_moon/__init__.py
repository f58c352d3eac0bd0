"""Mine the Moon, chapter by chapter."""
