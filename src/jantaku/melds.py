"""Sets laid open: called runs and triplets, and kans."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from jantaku.errors import TileError
from jantaku.tiles import HONOURS, KIND, KINDS, TEXT, Face, Kind, faces, sort_faces, text

MeldForm = Literal["chi", "pon", "open_kan", "added_kan", "concealed_kan"]

MELD_FORMS: Final[tuple[MeldForm, ...]] = (
    "chi",
    "pon",
    "open_kan",
    "added_kan",
    "concealed_kan",
)


class Meld(NamedTuple):
    """One set on the table.

    Attributes:
        form: how it came about.
        tiles: its faces in hand order (red before plain).
        called: index in `tiles` of the tile claimed from another seat; -1 for a concealed kan.
        source: seat the claimed tile came from; -1 for a concealed kan (and in a calculator, where
            it does not matter).
        added: index in `tiles` of the tile that made a pon an added kan; -1 otherwise.
    """

    form: MeldForm
    tiles: tuple[Face, ...]
    called: int = -1
    source: int = -1
    added: int = -1

    @property
    def kind(self) -> Kind:
        """Kind of a triplet or kan; lowest kind of a run."""
        return min(KIND[f] for f in self.tiles)

    @property
    def is_run(self) -> bool:
        """Whether it is a run."""
        return self.form == "chi"

    @property
    def is_kan(self) -> bool:
        """Whether it has four tiles."""
        return self.form in ("open_kan", "added_kan", "concealed_kan")

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand: everything but a concealed kan."""
        return self.form != "concealed_kan"


def claimed(form: MeldForm, own: tuple[Face, ...], tile: Face, source: int) -> Meld:
    """The meld made by claiming `tile` from seat `source` with the faces `own` of one's hand."""
    tiles = tuple(sort_faces((*own, tile)))
    return Meld(form, tiles, tiles.index(tile), source, -1)


def concealed_kan(own: tuple[Face, ...]) -> Meld:
    """A concealed kan of four faces."""
    return Meld("concealed_kan", tuple(sort_faces(own)))


def added_kan(pon: Meld, tile: Face) -> Meld:
    """The kan that `tile` makes of `pon`; it remembers who fed the pon."""
    called = pon.tiles[pon.called] if pon.called >= 0 else -1
    tiles = tuple(sort_faces((*pon.tiles, tile)))
    at = tiles.index(called) if called >= 0 else -1
    added = next(i for i in range(len(tiles)) if tiles[i] == tile and i != at)
    return Meld("added_kan", tiles, at, pon.source, added)


def parse_meld(word: str) -> Meld:
    """Read a meld: `[123m]` chi, `[555z]` pon, `[5555z]` open kan, `[555+5z]` added kan, `(5555z)`
    concealed kan.

    The word may also begin with `chi`, `pon`, `kan`, `daiminkan`, `kakan` or `ankan` and a space
    instead of brackets. Raises TileError for anything that is no set.
    """
    body, concealed, plus, expect = _unwrap(word)
    tiles = tuple(sort_faces(faces(body)))
    kinds = [KIND[f] for f in tiles]
    if any(k >= KINDS for k in kinds):
        raise TileError("not_a_set", f"{word!r}: flowers form no sets", text=word)
    alike = len(set(kinds)) == 1
    form: MeldForm | None = None
    if len(tiles) == 4 and alike:
        form = "concealed_kan" if concealed else "added_kan" if plus else "open_kan"
    elif len(tiles) == 3 and alike and not concealed and not plus:
        form = "pon"
    elif (
        len(tiles) == 3
        and not concealed
        and not plus
        and kinds == list(range(kinds[0], kinds[0] + 3))
        and kinds[0] // 9 == kinds[2] // 9
        and not HONOURS >> kinds[0] & 1
    ):
        form = "chi"
    if form is None or (expect and form not in expect):
        raise TileError(
            "not_a_set",
            f"{word!r} is no run, triplet or kan (write [123m], [555z], [5555z], [555+5z] or "
            "(5555z))",
            text=word,
        )
    called = -1 if form == "concealed_kan" else 0
    return Meld(form, tiles, called, -1, 3 if form == "added_kan" else -1)


_WORDS: Final[dict[str, tuple[MeldForm, ...]]] = {
    "chi": ("chi",),
    "pon": ("pon",),
    "kan": ("open_kan",),
    "daiminkan": ("open_kan",),
    "kakan": ("added_kan",),
    "ankan": ("concealed_kan",),
}


def _unwrap(word: str) -> tuple[str, bool, bool, tuple[MeldForm, ...]]:
    """Tiles text, whether concealed, whether added, and the forms its leading word allows."""
    stripped = word.strip()
    head, _, rest = stripped.partition(" ")
    if head in _WORDS and rest:
        expect = _WORDS[head]
        return rest.strip(), expect == ("concealed_kan",), expect == ("added_kan",), expect
    if len(stripped) > 2 and stripped[0] + stripped[-1] in ("[]", "()"):
        body = stripped[1:-1]
        plus = body.count("+") == 1
        return body.replace("+", "") if plus else body, stripped[0] == "(", plus, ()
    raise TileError("not_a_set", f"{word!r} is not a meld in brackets", text=word)


def meld_text(meld: Meld) -> str:
    """The bracket text of a meld, as `parse_meld` reads it."""
    body = text(meld.tiles)
    if meld.form == "concealed_kan":
        return f"({body})"
    if meld.form == "added_kan":
        return f"[{body[:3]}+{body[3:]}]"
    return f"[{body}]"


def describe(meld: Meld) -> dict[str, object]:
    """The JSON form used by records and views."""
    return {
        "kind": meld.form,
        "tiles": [TEXT[f] for f in meld.tiles],
        "called": None if meld.called < 0 else meld.called,
        "from": None if meld.source < 0 else meld.source,
        "added": None if meld.added < 0 else meld.added,
    }
