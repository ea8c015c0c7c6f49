"""Corpora whose cases have the same models and tensors: results of one count as results of the other.

The hash of a corpus covers all of its files, and so also the sentences in case.json that say why a case exists. A version
that changes only these sentences has another hash, but what an implementation receives and what is expected of it are the
same: the hash of each case (runner/corpus/case.h) is.
"""

from __future__ import annotations

# The hash of a corpus, and the version and hash of a later one with the same cases.
LATER = {
    # 0.3.0: of 47,655 files, 6,357 case.json differ in 0.3.1, in "why" only; compared member by member.
    "126fdd28db2146e17b1deccb93e9f368ad232a47c0d65a4f3acab585c841b0fe": (
        "0.3.1",
        "b754808fb5f4ad2d7fc2dc77fe8d8ce6ae4620d2b5c086018c17c419145a15a3",
    ),
    # 0.3.1: clauses were added; 75 of 47,655 files, case.json, name them, are in another tier or have another sibling in 0.3.2; compared
    # member by member.
    "b754808fb5f4ad2d7fc2dc77fe8d8ce6ae4620d2b5c086018c17c419145a15a3": (
        "0.3.2",
        "19968cd9e72704a42e7e483b39deedacf7968e45405392b2dad3abf904f944eb",
    ),
}


def latest(version: str | None, corpus_hash: str) -> tuple[str | None, str]:
    """The version and the hash of the latest corpus with the same cases."""
    while corpus_hash in LATER:
        version, corpus_hash = LATER[corpus_hash]
    return version, corpus_hash
