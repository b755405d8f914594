"""The texts of the Korean game by language and key; what stands in `{}` are parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.rulesets.korean import texts_en, texts_ja, texts_ko

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": texts_ja.TEXTS,
    "en": texts_en.TEXTS,
    "ko": texts_ko.TEXTS,
}
