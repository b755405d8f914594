"""The rulesets that come with Jantaku, one folder each."""
