"""Comparisons with what was not written here, the onnx package, and with the program in C."""
