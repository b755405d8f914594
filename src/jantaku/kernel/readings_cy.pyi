from jantaku.kernel.reading import Reading

SOURCE_SHA256: str

def readings(counts: bytes, pairs: int, orphans: bool) -> tuple[Reading, ...]: ...
def readings_many(
    hands: bytes, far: bytearray, tiles: int, pairs: int, orphans: bool
) -> tuple[bytearray, bytearray, bytearray, bytearray, bytearray]: ...
