"""What an implementation in Python needs in order to speak the protocol of runner/execute/protocol.proto.

    import numpy
    from scatter_cts_harness import Unsupported, serve

    def run(case):
        data, indices, updates = case.inputs
        ...
        return output

    serve(name="mine", version="1.0", run=run, rejections=(IndexError, ValueError))

`protocol_pb2`, which protoc makes of runner/execute/protocol.proto, has to be importable.
"""

from .case import Case
from .service import Rejected, serve
from .tensors import DTYPES, Unsupported, strings_as_str

__all__ = ["DTYPES", "Case", "Rejected", "Unsupported", "serve", "strings_as_str"]
