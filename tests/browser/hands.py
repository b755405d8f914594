"""Hands that several states and tests of the table deal."""

from __future__ import annotations

from tests.browser.test_declaring import HANDS

# One tile from tenpai, and three hands that claim nothing of it.
NEAR = ("123m406p789s1123z", *HANDS[1:])
FAR = ("1m4m7m2p8p3s6s9s1z4z5z6z7z", "2m0m8m1p7p2s6s8s3z4z5z6z7z", "3m6m9m3p9p1s4s8s2z4z5z6z7z")
