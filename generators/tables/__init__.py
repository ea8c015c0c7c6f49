"""The cases: corpus_*.py are tables of them, the other modules are what the tables share.

Imports only generators/oracle.
"""
