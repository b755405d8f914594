"""What a page may say over its socket."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

MAX_FRAME: Final = 4096
"""Bytes of a frame from a page, at most."""


class Act(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A choice: the id of the decision it answers, and the key of the action."""

    decision: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    action: Annotated[str, msgspec.Meta(max_length=200)]


class Sync(msgspec.Struct, tag="sync", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """The page has lost the thread and wants to be greeted again."""


class Advise(
    msgspec.Struct, tag="advice", tag_field="type", forbid_unknown_fields=True, frozen=True
):
    """What would the seat like to know now? With `best`, also what a computer would do."""

    best: bool = False


ClientMessage = Act | Sync | Advise

_decoder: Final = msgspec.json.Decoder(ClientMessage)


class BadMessage(ValueError):
    """A frame that is no message. `reason` is `not_json` or `unknown_message`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def parse(text: str) -> ClientMessage:
    """The message of a text frame; BadMessage when it is none."""
    try:
        message: ClientMessage = _decoder.decode(text)
    except msgspec.ValidationError as e:
        raise BadMessage("unknown_message") from e
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadMessage("not_json") from e
    return message
