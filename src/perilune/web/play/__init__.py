"""Tables in use: opened, found, played at, watched, looked at again."""
