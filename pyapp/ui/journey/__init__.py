"""Journey to the Centre of the Earth on the screen: its pictures, its views, its editor."""
