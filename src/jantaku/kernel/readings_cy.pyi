from collections.abc import Sequence

from jantaku.kernel.reading import Reading

SOURCE_SHA256: str

def standard_readings(counts: Sequence[int]) -> list[Reading]: ...
