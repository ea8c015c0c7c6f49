"""OpenCV's dnn module as a program that scatter-cts can test: see README.md."""

import pathlib
import sys
from importlib.metadata import version

import cv2
import numpy
from scatter_cts import Rejected, Unsupported, serve

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "programs"))

import threads  # noqa: E402

DTYPES = ["float", "uint8", "int8", "int32", "int64", "bool", "float16"]
REJECTIONS = (cv2.Error.StsAssert, cv2.Error.StsError, cv2.Error.StsBadArg)
NOT_IMPLEMENTED = ("feature is not implemented", "object was not found", "is not supported")


def open_with(options):
    """`threads`: the number of threads that OpenCV may use."""
    cv2.setNumThreads(threads.number_of_threads(options))


def run(case):
    try:
        net = cv2.dnn.readNetFromONNX(numpy.frombuffer(case.model, dtype=numpy.uint8))
        for name, array in case.feed().items():
            net.setInput(array, name)
        return net.forward()
    except cv2.error as error:
        text = str(error).strip()
        if any(words in text for words in NOT_IMPLEMENTED):
            raise Unsupported(text) from error
        if error.code in REJECTIONS:
            raise Rejected(text) from error
        raise


serve(name="opencv", version=version("opencv-python-headless"), run=run, graphs=True, open=open_with, dtypes=DTYPES)
