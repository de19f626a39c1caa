"""What runs at build time only: packing, serving, checking, measuring. Never shipped."""
