"""Tests that ask for `shapes_of` run on the compiled and on the interpreted form."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from jantaku.kernel.loader import COMPILED, FORMS, MODULES, extension, load

if TYPE_CHECKING:
    from types import ModuleType


def form_module(form: str) -> ModuleType:
    demanded = os.environ.get("JANTAKU_KERNEL") == COMPILED
    if form == COMPILED and not demanded and not all(extension(name) for name in MODULES):
        pytest.skip("the kernel is not compiled here (python packaging/build_kernel.py)")
    return load(form)


@pytest.fixture(params=FORMS, scope="session")
def form(request):
    """The name of each form there is."""
    form_module(request.param)
    return request.param


@pytest.fixture(scope="session")
def shapes_of(form):
    """The class in each form."""
    return load(form).Shapes
