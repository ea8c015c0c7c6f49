"""ONNX's scatter operators with the functions that numpy's documentation suggests: see README.md.

put_along_axis is ScatterElements, assignment through index arrays is ScatterND, ufunc.at is either with a
reduction. Nothing is checked that numpy does not check.
"""

import numpy
from scatter_cts import DTYPES, Unsupported, serve

UFUNCS = {"add": numpy.add, "mul": numpy.multiply, "max": numpy.maximum, "min": numpy.minimum}


def along_axis(indices, axis):
    """The index arrays that select the cells of ScatterElements: positions, except for one coordinate."""
    index = list(numpy.indices(indices.shape, sparse=True))
    index[axis] = indices
    return tuple(index)


def tuples(indices):
    """The index arrays that select the cells, or the slices, of ScatterND: one for each place in a tuple."""
    return tuple(numpy.moveaxis(indices, -1, 0))


def run(case):
    if len(case.inputs) != 3 or any(array is None for array in case.inputs):
        raise Unsupported("there are three arrays, no more and no fewer")
    data, indices, updates = case.inputs
    axis = case.attributes.get("axis", 0)
    reduction = case.attributes.get("reduction", "none")
    if not isinstance(reduction, str) or reduction not in ("none", *UFUNCS):
        raise Unsupported(f'there is no ufunc for reduction "{reduction}"')
    output = data.copy()
    if reduction != "none":
        index = tuples(indices) if case.op_type == "ScatterND" else along_axis(indices, axis)
        UFUNCS[reduction].at(output, index, updates)
    elif case.op_type == "ScatterND":
        output[tuples(indices)] = updates[()]  # for rank 0 the element: objects can also hold arrays
    else:
        numpy.put_along_axis(output, indices, updates, axis)
    return output


numpy.seterr(all="ignore")  # overflow and NaN are results here
serve(
    name="numpy",
    version=numpy.__version__,
    run=run,
    dtypes=[name for name in DTYPES if name != "bfloat16"],
    rejections=(IndexError, TypeError, ValueError),
)
