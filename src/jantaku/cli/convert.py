"""`jantaku convert`: logs of one format into another."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from jantaku.errors import JantakuError
from jantaku.formats.convert import FORMATS, SUFFIXES, convert_file
from jantaku.formats.game import FormatError
from jantaku.formats.verify import files_of


def run(paths: Sequence[Path], *, to: str, out: Path | None) -> None:
    """Convert one file to standard output, or any number into a folder, piece by piece.

    A file that does not convert is named on standard error with the reason, and the others go on;
    exit status 1 then.
    """
    if to not in FORMATS:
        raise FormatError("unknown_format", f"{to!r:.40} is none of {', '.join(FORMATS)}")
    files = list(files_of(paths))
    if out is None:
        if len(files) != 1:
            raise FormatError("no_folder", f"{len(files)} files: name a folder with --out")
        for piece in convert_file(files[0], to):
            sys.stdout.write(piece)
        return
    out.mkdir(parents=True, exist_ok=True)
    failed = 0
    used: set[Path] = set()
    for path in files:
        target = out / (path.name.split(".")[0] + SUFFIXES[to])
        if target in used:
            # Two logs of one name in different formats or folders.
            target = out / f"{len(used)}-{path.name}{SUFFIXES[to]}"
        used.add(target)
        part = target.with_name(target.name + ".part")
        try:
            with part.open("w", encoding="utf-8") as stream:
                stream.writelines(convert_file(path, to))
            part.replace(target)
        except (JantakuError, UnicodeDecodeError) as e:
            part.unlink(missing_ok=True)
            failed += 1
            print(f"jantaku: {path.name}: {e}", file=sys.stderr)
    print(f"{len(files) - failed} files converted, {failed} not")
    if failed:
        sys.exit(1)
