"""LiteRT (TensorFlow Lite) with the converter onnx2tf as a program that scatter-cts can test: see README.md."""

import contextlib
import functools
import io
import os
import pathlib
import re
import tempfile
from importlib.metadata import version

import numpy
import onnx
from scatter_cts import NotPrepared, Rejected, Unsupported, child_process, serve

DTYPES = ["float", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "double", "uint32", "uint64"]
# What converter and runtime say of an operator or a type that they do not have.
NOT_OFFERED = re.compile("unresolved custom op|[Uu]nsupported|not (yet )?supported|not implemented|is not a builtin|doesn't support")


def load(options):
    for key in options:
        raise ValueError(f"there are no options, and so no {key}")
    os.environ["TQDM_DISABLE"] = "1"  # no progress bars among what is shown with failures
    global onnx2tf, Interpreter
    import onnx2tf
    from ai_edge_litert.interpreter import Interpreter


def translated(error, refusal, said=""):
    """The exception that says what converter or runtime do not offer, or else what they refuse. `said`: what they printed."""
    text = f"{type(error).__name__}: {error}"
    offered = NOT_OFFERED.search(f"{text}\n{said}") is None
    return (refusal if offered else Unsupported)("\n".join([text, *said.splitlines()[-5:]]))


@functools.lru_cache(maxsize=64)
def converted(serialized):
    """The model as a flatbuffer of TensorFlow Lite. The converter tells some errors only by what it prints before it exits."""
    names = [value.name for value in onnx.ModelProto.FromString(serialized).graph.input]
    said = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        model = pathlib.Path(folder, "model.onnx")
        model.write_bytes(serialized)
        try:
            onnx2tf.convert(input_onnx_file_path=str(model), output_folder_path=folder, not_use_onnxsim=True, verbosity="error",
                            keep_shape_absolutely_input_names=names)
        except (Exception, SystemExit) as error:
            if isinstance(error, MemoryError | OSError):
                raise
            raise translated(error, NotPrepared, said.getvalue() if isinstance(error, SystemExit) else "") from error
        return pathlib.Path(folder, "model_float32.tflite").read_bytes()


def execute(model, feed, dtype, answer):
    try:
        interpreter = Interpreter(model_content=model, num_threads=1)
        details = interpreter.get_input_details()
        for name in feed.keys() - {detail["name"] for detail in details}:
            raise Unsupported(f"the converted model has no input {name}: it may be a constant there")
        for detail in details:
            array = feed[detail["name"]]
            if detail["dtype"] != array.dtype:
                raise Unsupported(f"the converter makes {numpy.dtype(detail['dtype'])} of the {array.dtype} {detail['name']}")
            if len(detail["shape"]) != array.ndim:
                raise Unsupported(f"the converter makes rank {len(detail['shape'])} of rank {array.ndim} of {detail['name']}")
            if tuple(detail["shape"]) != array.shape:
                interpreter.resize_tensor_input(detail["index"], array.shape)
        interpreter.allocate_tensors()
        for detail in details:
            interpreter.set_tensor(detail["index"], feed[detail["name"]])
    except (RuntimeError, ValueError) as error:
        raise translated(error, NotPrepared) from error
    try:
        interpreter.invoke()
    except (RuntimeError, ValueError) as error:
        raise translated(error, Rejected) from error
    output = interpreter.get_tensor(interpreter.get_output_details()[0]["index"])
    if output.dtype == numpy.float32 and dtype in (numpy.float16, numpy.float64):  # this file of the two has float32 instead
        raise Unsupported(f"the converter makes float32 of the {dtype} output")
    answer(output)


def run(case):
    feed, data = case.feed(), case.inputs[:1]
    model = converted(case.model)
    case.prepared()
    return child_process(functools.partial(execute, model, feed, data[0].dtype if data and data[0] is not None else None))


serve(name="litert", version=lambda: f"{version('ai-edge-litert')}+onnx2tf-{version('onnx2tf')}", run=run, open=load, dtypes=DTYPES,
      graphs=True, prepares=True)
