"""What any ruleset, also a third party's, is tested with: random games under all invariants of the
engine, counts of positions, and a builder of table positions.

A ruleset's own tests need a few lines::

    from jantaku.testing.conformance import Conformance
    from my_rules import RULESET

    class TestMyRules(Conformance):
        ruleset = RULESET
        expect = frozenset({"pon", "ron", "drawn:exhaustive"})
"""
