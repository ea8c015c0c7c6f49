"""Runs the tests of make_stablehlo.py in StableHLO's interpreter, as jaxlib has it: without the dialect check, whose line is replaced.

usage: interpret_stablehlo.py FILE
"""

import re
import sys

if "--help" in sys.argv:  # also where there is no jax
    print(__doc__)
    sys.exit()
import jax._src.interpreters.mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

CHECK = re.compile(r"check\.expect_eq_const %result, (dense<.*> : (tensor<.*>))\n  func\.return")


def comparing(text):
    """A function that returns what is compared: result and expected value; of complex numbers, which cannot be returned, whether they
    are equal."""
    expected, shown = CHECK.search(text).groups()
    lines, names = [f"%expected = stablehlo.constant {expected}"], ["%result", "%expected"]
    if "complex" in shown:
        truth = re.sub("complex<f..>", "i1", shown)
        lines += [f"%{name} = stablehlo.compare EQ, %{left}, %expected : ({shown}, {shown}) -> {truth}"
                  for name, left in (("same", "result"), ("true", "expected"))]  # fmt: skip
        names, shown = ["%same", "%true"], truth
    lines.append(f"func.return {', '.join(names)} : {shown}, {shown}")
    text = CHECK.sub(lambda _: "\n  ".join(lines), text)
    return re.sub(r"func\.func @\w+\(\)", f"func.func @main() -> ({shown}, {shown})", text)


def main():
    wrong = 0
    texts = open(sys.argv[1], encoding="utf-8").read().split("// -----")
    with jax_mlir.make_ir_context() as context:
        stablehlo.register_dialect(context)
        stablehlo.register_interpreter_dialect(context)
        for text in texts:
            result, expected = stablehlo.eval_module(ir.Module.parse(comparing(text)), [])
            if str(result) != str(expected):
                wrong += 1
                print(f"{result} instead of {expected}:{text}")
    print(f"{len(texts) - wrong} as expected, {wrong} not")


if __name__ == "__main__":
    main()
