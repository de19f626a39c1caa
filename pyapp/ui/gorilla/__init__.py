"""The Third Gorilla on the screen: its table for many hands, its pictures, its reactions."""
