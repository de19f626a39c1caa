"""The screens: each a pure function of the model."""
