"""The toy rulesets are folders beside their tests, importable like an installed plug-in."""

from __future__ import annotations

import sys
from pathlib import Path

TOYS = str(Path(__file__).parent / "rulesets")
if TOYS not in sys.path:
    sys.path.insert(0, TOYS)
