"""Texts with places, and who fills them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.texts.words import WORDS, wind
from jantaku.value import Line, Text

LANGUAGES: Final = ("ja", "en", "ko")

Params = Mapping[str, object]


def fill(template: str, params: Params) -> str:
    """The template with its places filled; numbers with commas. A place without a parameter stays
    as it is.
    """
    return template.format_map(_Shown(params))


def labelled(name: str, value: str, language: str) -> str:
    """Something with its name before it, as the language punctuates that."""
    return f"{name}：{value}" if language == "ja" else f"{name}: {value}"


class _Shown(dict[str, object]):
    """Parameters as they are shown."""

    def __init__(self, params: Params) -> None:
        super().__init__({name: _shown(value) for name, value in params.items()})

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def _shown(value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(v) for v in value)
    return value


class Speaker:
    """One ruleset in one language.

    Args:
        texts: the ruleset's texts by language and key; they go before the general ones.
        language: `ja`, `en` or `ko`.
    """

    __slots__ = ("_own", "language")

    def __init__(self, texts: Mapping[str, Mapping[str, str]], language: str) -> None:
        self.language = language
        self._own = texts.get(language, {})

    def find(self, key: str) -> str | None:
        """The text of a key with its places open, or None."""
        own = self._own.get(key)
        if own is not None:
            return own
        names = WORDS.get(key)
        return None if names is None else names[self.language]

    def key(self, key: str, params: Params | None = None) -> str:
        """The text of a key; the key itself where there is none. A parameter that is a key is
        worded, too.
        """
        template = self.find(key)
        if template is None:
            return key
        named = {
            name: (self.find(value) or value) if isinstance(value, str) else value
            for name, value in (params or {}).items()
        }
        return fill(template, named)

    def text(self, text: Text) -> str:
        """A text with its places filled."""
        return self.key(text.key, text.params)

    def amount(self, amount: int, unit: str) -> str:
        """An amount of a unit."""
        return self.key(f"unit.{unit}", {"amount": amount})

    def line(self, line: Line) -> tuple[str, str]:
        """A line of a derivation and its amount."""
        return self.text(line.text), self.amount(line.amount, line.unit)

    def seat(self, seat: int | str) -> str:
        """A seat numbered from the dealer, a pot, or the house."""
        if isinstance(seat, int):
            return self.key("word.seat", {"wind": wind(seat, self.language)})
        return self.key(seat.replace(":", "."))
