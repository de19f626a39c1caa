"""Records kept: save slots, migrations, share codes."""
