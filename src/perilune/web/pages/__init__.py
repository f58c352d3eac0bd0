"""The pages as HTML, one file for each. The HTML is a skeleton; a script fills it."""
