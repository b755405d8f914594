"""Reusable behaviour that rulesets compose: each module one policy, everything that rulesets
disagree on as data.
"""
