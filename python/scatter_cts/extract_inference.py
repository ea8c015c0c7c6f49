"""Shape inference of the onnx package, in another process: models of strangers may crash it."""

from __future__ import annotations

import struct
import subprocess
import sys
import types

from onnx import ModelProto

_WORKER = """
import struct, sys
import onnx.shape_inference

def infer(model):
    try:
        return onnx.shape_inference.infer_shapes(model, data_prop=True)
    except Exception:
        return onnx.shape_inference.infer_shapes(model)

source, target = sys.stdin.buffer, sys.stdout.buffer
while head := source.read(8):
    try:
        state, answer = b"+", infer(source.read(*struct.unpack("<Q", head))).SerializeToString()
    except Exception as error:
        state, answer = b"-", str(error).encode(errors="replace")
    target.write(state + struct.pack("<Q", len(answer)) + answer)
    target.flush()
"""


class Inference:
    """A process that infers types and shapes, as a context.

    problem   why an inference has failed, or None. Then only what the model declares is known
    """

    def __init__(self) -> None:
        self.problem: str | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._known: dict[bytes, ModelProto] = {}

    def __enter__(self) -> Inference:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: types.TracebackType | None) -> None:  # fmt: skip
        self._end()

    def infer(self, model: ModelProto) -> ModelProto:
        """The model with all types and shapes that can be inferred; the same model if inference fails."""
        question = model.SerializeToString(deterministic=True)
        if question not in self._known:
            self._known[question] = self._ask(question) or model
        return self._known[question]

    def _ask(self, question: bytes) -> ModelProto | None:
        process = self._process = self._process or subprocess.Popen(
            [sys.executable, "-c", _WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(struct.pack("<Q", len(question)) + question)
            process.stdin.flush()
            head = process.stdout.read(9)
        except BrokenPipeError:
            head = b""
        if len(head) < 9:
            self.problem = f"the process that infers shapes ended ({self._end()})"
            return None
        answer = process.stdout.read(*struct.unpack("<Q", head[1:]))
        if head[:1] == b"+":
            return ModelProto.FromString(answer)
        self.problem = answer.decode(errors="replace").strip().partition("\n")[0]
        return None

    def _end(self) -> str:
        """Ends the process; returns how it ended, in words."""
        process, self._process = self._process, None
        if process is None:
            return "not started"
        process.communicate()
        code = process.returncode
        return f"signal {-code}" if code < 0 else f"exit status {code}"
