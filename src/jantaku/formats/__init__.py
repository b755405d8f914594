"""Logs of other sites: read, written, and played again through our own table."""
