# python numpy_extents_listed.py (numpy 2.4.6)
import numpy as np

data = np.zeros((2**50, 0))
indices = np.zeros((2**50, 0), dtype=np.int64)
updates = np.zeros((2**50, 0))
print("expected: the result is data, because indices and updates have no element")
try:
    np.put_along_axis(data, indices, updates, axis=1)
    print("numpy gives", data.shape)
except MemoryError as error:
    print("numpy refuses:", error)
