"""The languages there are, for those who need to know that and no words: these take a moment to load."""

from typing import Final

LANGUAGES: Final[dict[str, str]] = {"en": "English", "pl": "Polski"}  # each by its own name
DEFAULT: Final = "en"
