# python numpy_updates_cast.py (numpy 2.4.6)
import numpy as np

data = np.zeros((1, 2), dtype=np.uint8)
np.put_along_axis(data, np.array([[1, 0]]), np.array([[-1.0, 300.0]]), axis=1)
print("updates must have the element type T of data")
print("numpy writes -1.0 and 300.0 into uint8 as", data[0, 1], "and", data[0, 0])
