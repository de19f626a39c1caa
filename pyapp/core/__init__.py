"""What every game shares: the rules protocol, matches, chance, outcomes, records."""
