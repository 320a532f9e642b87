"""Bots: they see one view of a position, as people do, and answer it. The pool lets them think in other processes."""
