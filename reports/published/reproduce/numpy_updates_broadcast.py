# python numpy_updates_broadcast.py (numpy 2.4.6)
import numpy as np

elements, slices = np.zeros((2, 2)), np.zeros((3, 2))
np.put_along_axis(elements, np.array([[1, 0]]), np.float64(7), axis=0)
slices[np.array([0, 2])] = np.float64(7)
print("updates must have the shape of indices, for ScatterND indices.shape[0:q-1] ++ data.shape[k:r]")
print("numpy repeats a scalar:", elements.tolist(), slices.tolist())
