"""How long tests wait for what must happen."""

PATIENCE = 120.0  # seconds: a limit for what hangs; whatever is only slow on a busy machine comes long before
