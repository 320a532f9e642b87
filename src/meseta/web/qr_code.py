"""A text as a QR code: an SVG, dark on light whatever the theme, for cameras expect that."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

QUIET: Final = 3  # modules of light around it


def qr_code(text: str) -> bytes:
    drawn = BytesIO()
    segno.make_qr(text, error="m").save(drawn, kind="svg", border=QUIET, dark="#2b2118", light="#fff", omitsize=True)
    return drawn.getvalue()
