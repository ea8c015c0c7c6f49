"""An oracle of the verdicts on single cells, written from the project's decisions alone (DECISIONS.md).

``judge`` takes one cell (element type, reduction, old value, answer, updates) and returns the verdicts that the rules
permit: pass, warning or fail, nearly always one. It shares no code and no method with the judge in C: exact integers,
its own rounding. The first lines of each module list the points that the decisions leave open. The rule for a verdict
begins with the id of its decision if it has one.

``drawing`` draws random cells, a share of them (``boundary_drawing``) at the boundaries between warnings and other
verdicts; ``boundaries`` says on which side of which boundary a cell lies.
"""

from __future__ import annotations

from .cell import COMPLEX, INTEGER, REAL, Cell
from .complex_real import judge_complex_product, judge_complex_sum
from .extremes import judge_extreme
from .integers import judge_integer
from .real import judge_real
from .verdicts import Ruling


def judge(cell: Cell, complete: bool = True) -> Ruling:
    """``complete``: whether all orders and trees of the cell were enumerated; otherwise only bounds were used."""
    if cell.dtype in INTEGER:
        return judge_integer(cell.dtype, cell.reduction, cell.operands, cell.actual, complete)
    if cell.dtype in COMPLEX:
        if cell.reduction == "add":
            return judge_complex_sum(COMPLEX[cell.dtype], cell.operands, cell.actual, complete)
        if cell.reduction == "mul":
            return judge_complex_product(COMPLEX[cell.dtype], cell.operands, cell.actual)
        raise ValueError("complex numbers have no order")
    if cell.reduction in ("max", "min"):
        return judge_extreme(REAL[cell.dtype], cell.reduction, cell.operands, cell.actual)
    return judge_real(REAL[cell.dtype], cell.reduction, cell.operands, cell.actual, complete)
