"""Pure: model and message to model, model to virtual nodes."""
