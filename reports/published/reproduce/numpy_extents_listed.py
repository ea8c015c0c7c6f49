# python numpy_extents_listed.py (numpy 2.4.6)
import numpy as np

data = np.zeros((2**50, 0))
indices = np.zeros((2**50, 0), dtype=np.int64)
updates = np.zeros((2**50, 0))
print("nothing has an element: nothing is to be written, and the result is data")
try:
    np.put_along_axis(data, indices, updates, axis=1)
    print("numpy gives", data.shape)
except MemoryError as error:
    print("numpy refuses:", error)
