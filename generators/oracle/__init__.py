"""What the specification says, independently of the C code: operator versions, rules for tensors, outputs, verdicts on cells.

Nothing here imports other modules of generators/.
"""
