"""Games as files: records of what was answered, and scenarios of what must happen."""
