"""An attempt that failed."""


class Misfit(Exception):
    """These tiles do not do."""
