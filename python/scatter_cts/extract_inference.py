"""Shape inference of the onnx package, in another process: models of strangers may crash it."""

from __future__ import annotations

import struct
import subprocess
import sys
import threading
import types

from onnx import ModelProto

# The time of one question, and the answers that are kept: the same function may be asked for many times.
_MOST_SECONDS, _MOST_KNOWN = 300, 64

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
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[question] = self._ask(question) or model
        return self._known[question]

    def _ask(self, question: bytes) -> ModelProto | None:
        process = self._process = self._process or subprocess.Popen(
            [sys.executable, "-c", _WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(struct.pack("<Q", len(question)) + question)
            process.stdin.flush()
            head, answer = self._answer(process)
        except (BrokenPipeError, struct.error):
            self.problem = f"the process that infers shapes ended ({self._end()})"
            return None
        if head == b"+":
            return ModelProto.FromString(answer)
        self.problem = answer.decode(errors="replace").strip().partition("\n")[0]
        return None

    @staticmethod
    def _answer(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
        """The kind of an answer, and the answer; struct.error if the process ends before, or needs too long and is killed."""
        assert process.stdout is not None
        watch = threading.Timer(_MOST_SECONDS, process.kill)
        watch.start()
        try:
            kind, (size,) = process.stdout.read(1), struct.unpack("<Q", process.stdout.read(8))
            answer = process.stdout.read(size)
            if len(answer) < size:
                raise struct.error
            return kind, answer
        finally:
            watch.cancel()

    def _end(self) -> str:
        """Ends the process; returns how it ended, in words."""
        process, self._process = self._process, None
        if process is None:
            return "not started"
        process.communicate()
        code = process.returncode
        return f"signal {-code}" if code < 0 else f"exit status {code}"
