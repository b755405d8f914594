"""How many hands a second the server scores: `POST /api/score` over real connections, with one
worker and with two.

    python benchmarks/api.py                # both, 4 seconds each
    python benchmarks/api.py --workers 2 --seconds 10

Beside requests a second, which depend on what else the machine does and on this client, it prints
the processor time that the workers spend on a request, which does not.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

HANDS = (
    ("riichi", "234m567p345s67s33z 8s", ["riichi"]),
    ("riichi", "345p067p345s67s99m 8s", ["riichi", "tsumo"]),
    ("riichi", "22p678p345s [777z] 67s 8s", []),
    ("riichi", "1112345678999s 4s", ["tsumo"]),
    ("sanma", "345p678p99m24s444z 3s", []),
    ("hanma", "345m456p456s22z67s 8s", ["riichi"]),
    ("korean", "123456789m88p13p 2p", ["riichi"]),
    ("hongkong", "222m333p5m [777s] [999p] 5m", ["tsumo"]),
)
CONNECTIONS = 8
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--clients", type=int, default=2, help="processes that ask")
    chosen = parser.parse_args()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1
    print(f"{os.cpu_count()} cores, load before {load:.1f}, {chosen.clients} clients")
    for workers in chosen.workers:
        measure(workers, chosen.seconds, chosen.clients)
    return 0


def measure(workers: int, seconds: float, clients: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        command = [
            sys.executable, "-m", "uvicorn", "--factory", "jantaku.server.app:create_app",
            "--port", str(port), "--workers", str(workers), "--no-access-log",
            "--log-level", "warning",
        ]  # fmt: skip  # a command
        environment = {**os.environ, "JANTAKU_DATABASE": str(Path(folder) / "games.sqlite3")}
        with subprocess.Popen(command, env=environment, cwd=ROOT) as server:
            try:
                _wait(port)
                with multiprocessing.Pool(clients) as pool:
                    pool.starmap(ask, [(port, 0.5)] * clients)
                    before, start = _processor(server.pid), time.perf_counter()
                    answers = pool.starmap(ask, [(port, seconds)] * clients)
                    took, spent = time.perf_counter() - start, _processor(server.pid) - before
            finally:
                server.terminate()
    count = sum(n for n, _ in answers)
    waits = sorted(w for _, found in answers for w in found)
    print(
        f"{workers} worker{'s' if workers > 1 else ' '}: {count / took:7,.0f} requests/s, "
        f"{spent / count * 1e6:4.0f} µs of processor time a request "
        f"({count / spent:,.0f} a second and core), median wait "
        f"{statistics.median(waits) * 1e3:.1f} ms, 99 % under "
        f"{waits[len(waits) * 99 // 100] * 1e3:.1f} ms"
    )


def ask(port: int, seconds: float) -> tuple[int, list[float]]:
    """Ask over some connections at once until time is up: how many answers, and a sample of
    waits.
    """
    requests = [_request(*hand) for hand in HANDS]
    links = [socket.create_connection(("127.0.0.1", port)) for _ in range(CONNECTIONS)]
    count, waits = 0, []
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        for i, link in enumerate(links):
            link.sendall(requests[(count + i) % len(requests)])
        for link in links:
            _receive(link)
        count += len(links)
        waits.append(time.perf_counter() - start)
    for link in links:
        link.close()
    return count, waits


def _request(ruleset: str, hand: str, flags: list[str]) -> bytes:
    body = json.dumps({"ruleset": ruleset, "hand": hand, "flags": flags}).encode()
    head = (
        "POST /api/score HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _receive(link: socket.socket) -> None:
    data = link.recv(65536)
    while b"\r\n\r\n" not in data:
        data += link.recv(65536)
    head, _, body = data.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), data[:300]
    low = head.lower()
    at = low.index(b"content-length:") + 15
    length = int(low[at : low.find(b"\r\n", at) if b"\r\n" in low[at:] else None])
    got = len(body)
    while got < length:
        got += len(link.recv(65536))


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


def _wait(port: int) -> None:
    for _ in range(600):
        try:
            ask(port, 0.01)
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def _processor(pid: int) -> float:
    """Seconds of processor time of a process and its children, as far as the system tells."""
    total = 0.0
    for each in [pid, *_children(pid)]:
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / TICKS
    return total or float("nan")


def _children(pid: int) -> list[int]:
    out = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            out += [child, *_children(child)]
    return out


if __name__ == "__main__":
    sys.exit(main())
