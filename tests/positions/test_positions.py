"""Every position of the data files beside this one."""

from __future__ import annotations

from pathlib import Path

import pytest

from jantaku.testing.positions import Position, load

FILES = sorted(Path(__file__).parent.glob("*.toml"))
POSITIONS = [(file.stem, position) for file in FILES for position in load(file)]


@pytest.mark.parametrize(
    "position", [p for _, p in POSITIONS], ids=[f"{stem}-{p.id}" for stem, p in POSITIONS]
)
def test_position(position: Position) -> None:
    position.play()


def test_ids_are_used_once() -> None:
    ids = [position.id for _, position in POSITIONS]
    assert len(ids) == len(set(ids)) > 60


def test_every_position_cites_its_rule() -> None:
    assert all(": " in position.rule for _, position in POSITIONS)
