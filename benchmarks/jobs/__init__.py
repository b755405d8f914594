"""What the benchmarks measure; `benchmarks/peers.py` runs it in the peers' environment."""
