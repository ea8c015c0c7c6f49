# python numpy_smaller_indices.py (numpy 2.4.6)
import numpy as np

data = np.zeros((3, 3))
indices = np.array([[2, 0], [0, 2]])  # only two of the three columns
updates = np.array([[1.0, 2.0], [3.0, 4.0]])
print("expected: ScatterElements with axis 0 gives [[3,2,0], [0,0,0], [1,4,0]], the column is that of the update")
try:
    np.put_along_axis(data, indices, updates, axis=0)
    print("numpy gives", data.tolist())
except IndexError as error:
    print("numpy refuses:", error)
