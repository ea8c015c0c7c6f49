"""What the corpus must cover, the axes; and which cases are its core and the siblings of refusals.

Imports only generators/oracle and generators/tables; tables import nothing from here.
"""
