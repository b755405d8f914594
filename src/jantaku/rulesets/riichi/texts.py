"""The texts of riichi by language and key; what stands in `{}` are parameters of the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.rulesets.riichi import texts_en, texts_ja, texts_ko
from jantaku.rulesets.riichi.notes import NOTES

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {**texts_ja.TEXTS, **NOTES["ja"]},
    "en": {**texts_en.TEXTS, **NOTES["en"]},
    "ko": {**texts_ko.TEXTS, **NOTES["ko"]},
}
