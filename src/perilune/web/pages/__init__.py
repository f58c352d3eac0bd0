"""The pages, as HTML: one file a page. A page is a frame; its script brings it to life."""
