"""Pattern detectors over integer features of one reading of a hand, and tables of such patterns."""
