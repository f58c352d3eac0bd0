"""What the server does at each address: one file for each kind of page. The list of addresses is routes.py."""
