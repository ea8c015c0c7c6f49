"""The messages of the protocol (protocol.proto) and of ONNX's files (onnx.proto).

They are in a pool of their own: the onnx package, which has messages of the same names, may be there or not.
"""

import pathlib
from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

_HERE = pathlib.Path(__file__).resolve().parent
# Their descriptors, made by the build: in a wheel with what CMake installs, else next to this file.
_PLACES = (_HERE / "installed" / "share" / "scatter-cts" / "messages.binpb", _HERE / "messages.binpb")


def _pool() -> descriptor_pool.DescriptorPool:
    place = next((place for place in _PLACES if place.exists()), None)
    if place is None:
        raise ImportError(f"there is no {_PLACES[1]}: scatter_cts is to be imported as the build or a set-up makes it")
    pool = descriptor_pool.DescriptorPool()
    for file in descriptor_pb2.FileDescriptorSet.FromString(place.read_bytes()).file:
        pool.AddSerializedFile(file.SerializeToString())
    return pool


_POOL = _pool()


def _message(name: str) -> Any:
    return message_factory.GetMessageClass(_POOL.FindMessageTypeByName(name))


AttributeProto = _message("onnx.AttributeProto")
ModelProto = _message("onnx.ModelProto")
TensorProto = _message("onnx.TensorProto")
HelloToRunner = _message("scatter_cts.HelloToRunner")
ToImplementation = _message("scatter_cts.ToImplementation")
ToRunner = _message("scatter_cts.ToRunner")
