# python numpy_one_row_repeated.py (numpy 2.4.6)
import numpy as np

data = np.zeros((3, 2))
indices = np.array([[1]])
updates = np.array([[7.0]])
np.put_along_axis(data, indices, updates, axis=1)
print("expected: ScatterElements with axis 1 writes one cell: [[0,7], [0,0], [0,0]]")
print("numpy gives", data.tolist())
