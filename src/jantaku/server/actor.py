"""A task that does one job after the other, so that what it owns needs no lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")

_Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]


class Stopped(Exception):
    """The actor does no more jobs."""


class Actor:
    """Runs jobs in the order they were given, one at a time, until it is stopped or has had nothing
    to do for a while.

    Args:
        idle: seconds without a job after which it asks `_may_rest` whether to stop.
    """

    def __init__(self, *, idle: float) -> None:
        self._idle = idle
        # None only wakes the task: somebody stops it, or nothing has happened for a while.
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._stopped = False
        self._task = asyncio.create_task(self._run())

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """The result of `job`, or what it raises. It is done even if nobody waits for it any more.
        Stopped when the actor has stopped.
        """
        if self._stopped:
            raise Stopped
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, future))
        return await future

    async def stop(self) -> None:
        """Finish the job at hand and leave the others undone. Not to be called from a job."""
        self._stopped = True
        self._jobs.put_nowait(None)
        await asyncio.wait([self._task])

    def _may_rest(self) -> bool:
        """Whether to stop now that there is nothing to do. Nothing else runs between a yes and the
        end of the task.
        """
        return False

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            timer = loop.call_later(self._idle, self._jobs.put_nowait, None)
            item = await self._jobs.get()
            timer.cancel()
            if self._stopped:
                if item is not None:
                    _fail(item[1], Stopped())
                break
            if item is not None:
                await _do(*item)
            elif self._jobs.empty() and self._may_rest():
                break
        self._stopped = True
        while not self._jobs.empty():
            left = self._jobs.get_nowait()
            if left is not None:
                _fail(left[1], Stopped())


async def _do(job: Callable[[], Awaitable[Any]], future: asyncio.Future[Any]) -> None:
    try:
        result = await job()
    except Exception as e:
        _fail(future, e)
    else:
        if not future.done():
            future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
        # Whoever asked may have gone; that is no error of its own.
        future.exception()
