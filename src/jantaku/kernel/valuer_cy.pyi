from collections.abc import Mapping, Sequence

SOURCE_SHA256: str

Clause = tuple[int, int, int, int]
TableRow = tuple[int, int, int, Sequence[Clause]]
Numbers = tuple[int, ...]

def circumstances(s: object, declarations: Mapping[str, int]) -> int: ...
def reading_words(
    form: int, pair: int, runs: int, triplets: int, wait: int, won: int, seat: int, round: int
) -> tuple[int, int, int]: ...

class Valuer:
    def __init__(
        self,
        *,
        copies: bytes,
        sets: int,
        pairs: int,
        orphans: bool,
        tables: Sequence[tuple[int, Sequence[TableRow]]],
        add_up: bool,
        minimum: int,
        late_minimum: tuple[int, int] | None,
        fu: tuple[object, ...],
        steps: Sequence[tuple[int, int]],
        round_up: int,
        payments: tuple[int, ...],
        kind_of: bytes,
        successor: bytes,
        declarations: Mapping[str, int],
        under: int,
        red: bool,
        aside: bool,
        robbed_aside: bool,
    ) -> None: ...
    def value(self, s: object) -> Numbers: ...
    def values(self, rows: bytes, marks: Sequence[int]) -> bytearray: ...
