"""How long tests wait for what must happen."""

PATIENCE = 300.0  # seconds: a limit for what hangs; what is only slow on a busy machine comes long before
