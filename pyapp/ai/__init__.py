"""Computer players. They see Views only."""
