"""serve: each test starts a small implementation like the runner and communicates in frames."""

import importlib
import os
import pathlib
import struct
import shutil
import subprocess
import sys
import textwrap

import ml_dtypes
import numpy
import pytest
from onnx import TensorProto, helper, numpy_helper

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = os.environ.get("SCATTER_CTS_PROTOCOL", str(ROOT / "build/release/python"))  # scatter_cts, and protocol_pb2
ECHO = "from scatter_cts import *\nserve(name='echo', version='1', run=lambda case: case.inputs[0])"


@pytest.fixture(scope="session")
def protocol():
    sys.path.insert(0, PACKAGE)
    yield importlib.import_module("protocol_pb2")
    sys.path.remove(PACKAGE)


class Session:
    """A program that uses the harness, and the frames to and from it."""

    def __init__(self, protocol, source, before=()):
        self.protocol = protocol
        self.number = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(source)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([*map(str, before), PACKAGE])},
        )

    def send(self, frame):
        self.process.stdin.write(frame)
        self.process.stdin.flush()

    def ask(self, **what):
        self.number += 1
        message = self.protocol.ToImplementation(number=self.number, **what).SerializeToString()
        self.send(struct.pack("<I", len(message)) + message)
        return self.receive()

    def receive(self):
        (length,) = struct.unpack("<I", self.process.stdout.read(4))
        answer = self.protocol.ToRunner.FromString(self.process.stdout.read(length))
        assert answer.number == self.number
        return answer

    def hello(self, version=1, reads_prepared=None, **options):
        options = [self.protocol.Option(key=key, value=value) for key, value in options.items()]
        hello = self.protocol.HelloToImplementation(protocol=version, options=options, reads_prepared=reads_prepared)
        return self.ask(hello=hello).hello

    def run(self, *inputs, unread=(), model=b"", **attributes):
        """Asks for one case; inputs are arrays, TensorProto messages, or None for one that is omitted."""
        attributes = [helper.make_attribute(*attribute) for attribute in attributes.items()]
        node = self.protocol.Node(op_type="ScatterND", opset=18, output_name="output",
                                  attributes=[attribute.SerializeToString() for attribute in attributes])
        inputs = [tensor(value).SerializeToString() for value in inputs]
        unread = [tensor(value).SerializeToString() for value in unread]
        request = self.protocol.Request(node=node, inputs=inputs, unread_inputs=unread, model=model)
        return self.ask(request=request)

    def error_text(self):
        """Everything that it wrote to standard error."""
        self.process.stdin.close()
        return self.process.stderr.read().decode()


def tensor(value):
    if value is None:
        return TensorProto(data_type=TensorProto.UNDEFINED)
    return value if isinstance(value, TensorProto) else numpy_helper.from_array(value)


def named(name, value):
    return numpy_helper.from_array(value, name)


@pytest.fixture
def start(protocol):
    """Starts a program with the given source."""
    sessions = []

    def session(source, before=()):
        sessions.append(Session(protocol, source, before))
        return sessions[-1]

    yield session
    for one in sessions:
        with one.process as process:
            process.kill()


def session_that_runs(start, body, arguments=""):
    """A session whose `run` has this body."""
    lines = ["import numpy, os", "from scatter_cts import *", "def run(case):"]
    lines += ["    " + line for line in textwrap.dedent(body).strip().splitlines()]
    return start("\n".join([*lines, f"serve(name='it', version='1', run=run, {arguments})"]))


def output_of(response):
    assert response.WhichOneof("what") == "output", response
    return TensorProto.FromString(response.output)


def floats(*values):
    return numpy.array(values, dtype=numpy.float32)


def test_hello_declares_name_version_and_capabilities(start):
    session = start("""
        from scatter_cts import *
        serve(name="mine", version="1.2", run=None, dtypes=["float", "bfloat16"], operators=["Scatter"],
              reductions=["none"])
    """)
    hello = session.hello()
    assert (hello.name, hello.version) == ("mine", "1.2")
    assert list(hello.dtypes) == [TensorProto.FLOAT, TensorProto.BFLOAT16]
    assert (list(hello.operators), list(hello.reductions)) == (["Scatter"], ["none"])


def test_hello_states_the_device_and_that_models_are_prepared(start):
    hello = start("""
        from scatter_cts import *
        serve(name="mine", version="1.2", run=None, device=lambda: ("a gpu", "Mesa 22"), prepares=True)
    """).hello()
    assert (hello.device.name, hello.device.driver, hello.prepares) == ("a gpu", "Mesa 22", True)
    assert not start(ECHO).hello().HasField("device")


def test_prepared_precedes_the_answer_only_for_a_runner_that_reads_it(start):
    for reads_prepared in True, False:
        session = session_that_runs(start, "case.prepared()\nreturn case.inputs[0]", "prepares=True")
        session.hello(reads_prepared=reads_prepared)
        kinds = [session.run(floats(1)).WhichOneof("what")]
        if reads_prepared:
            kinds.append(session.receive().WhichOneof("what"))
        assert kinds == (["prepared", "output"] if reads_prepared else ["output"])


def test_a_second_call_of_prepared_says_nothing(start):
    session = session_that_runs(start, "case.prepared()\ncase.prepared()\nreturn case.inputs[0]", "prepares=True")
    session.hello(reads_prepared=True)
    assert session.run(floats(1)).WhichOneof("what") == "prepared"
    assert session.receive().WhichOneof("what") == "output"


def test_a_model_that_could_not_be_prepared_is_a_failure_for_a_runner_that_does_not_know_that(start):
    for reads_prepared, field in (True, "not_prepared"), (False, "failed"):
        session = session_that_runs(start, "raise NotPrepared('no kernel')")
        session.hello(reads_prepared=reads_prepared)
        answer = session.run(floats(1))
        assert (answer.WhichOneof("what"), getattr(answer, field)) == (field, "no kernel")


def test_without_declarations_everything_is_declared(start):
    hello = start(ECHO).hello()
    assert (list(hello.dtypes), list(hello.operators), list(hello.reductions)) == ([], [], [])
    assert not hello.combinations and hello.limits.rank == 0


def test_hello_declares_combinations_and_limits(start):
    hello = start("""
        from scatter_cts import *
        serve(name="mine", version="1.2", run=None, limits={"rank": 8, "bytes": 4096},
              combinations=[("ScatterND-18", "bfloat16", "add"), ("Scatter", "float", "none")])
    """).hello()
    assert [(one.operator, one.dtype, one.reduction) for one in hello.combinations] == [
        ("ScatterND-18", TensorProto.BFLOAT16, "add"), ("Scatter", TensorProto.FLOAT, "none")]
    assert (hello.limits.rank, hello.limits.extent, hello.limits.elements, hello.limits.bytes) == (8, 0, 0, 4096)


def test_a_limit_that_does_not_exist_cannot_be_declared(start):
    session = start("from scatter_cts import *\nserve(name='it', version='1', run=None, limits={'size': 8})")
    assert "'size' is not a limit: rank, extent, elements, bytes" in session.error_text()


def test_options_are_passed_to_open_before_the_version_is_requested(start):
    session = start("""
        from scatter_cts import *
        seen = {}
        serve(name="it", version=lambda: seen["level"], run=None, open=seen.update)
    """)
    assert session.hello(level="7").version == "7"


def test_the_last_option_of_a_key_counts(start, protocol):
    session = start("""
        from scatter_cts import *
        seen = {}
        serve(name="it", version=lambda: seen["key"], run=None, open=seen.update)
    """)
    options = [protocol.Option(key="key", value=value) for value in ("first", "last")]
    answer = session.ask(hello=protocol.HelloToImplementation(protocol=1, options=options))
    assert answer.hello.version == "last"


@pytest.mark.parametrize("arguments, said", [("", "no options"), ("open=refuse", "level must be a number")])
def test_a_wrong_option_ends_the_program_with_a_message(start, arguments, said):
    session = start(f"""
        from scatter_cts import *
        def refuse(options):
            raise ValueError("level must be a number")
        serve(name="it", version="1", run=None, {arguments})
    """)
    with pytest.raises(struct.error):
        session.hello(level="x")
    text = session.error_text()
    assert said in text and "Traceback" not in text
    assert session.process.wait() == 1


def test_another_version_of_the_protocol_ends_the_program(start):
    session = start(ECHO)
    with pytest.raises(struct.error):
        session.hello(version=2)
    assert "version 2 of the protocol" in session.error_text()


def test_the_program_ends_at_the_end_of_input(start):
    session = start(ECHO)
    session.hello()
    session.process.stdin.close()
    assert session.process.wait(timeout=60) == 0


def test_an_input_that_ends_within_a_message_is_an_error(start):
    session = start(ECHO)
    session.send(struct.pack("<I", 100) + b"too short")
    assert "ends within a message" in session.error_text()
    assert session.process.wait() == 1


def test_standard_output_of_python_and_c_goes_to_standard_error(start):
    session = session_that_runs(start, """
        print("from Python", flush=True)
        os.write(1, b"from C")
        os.system("echo from a child")
        return case.inputs[0]
    """)
    session.hello()
    assert output_of(session.run(floats(1))).raw_data == floats(1).tobytes()
    assert output_of(session.run(floats(2))).raw_data == floats(2).tobytes()
    text = session.error_text()
    assert all(said in text for said in ("from Python", "from C", "from a child"))


def test_a_child_process_cannot_read_the_frames(start):
    session = session_that_runs(start, """
        assert os.system("read line") != 0
        return case.inputs[0]
    """)
    session.hello()
    assert output_of(session.run(floats(1))).dims == [1]


DTYPES = ["float32", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "float64",
          "uint32", "uint64", "complex64", "complex128", ml_dtypes.bfloat16]


def test_every_element_type_and_shape_is_returned_unchanged(start):
    session = start(ECHO)
    for dtype in DTYPES:
        for shape in [(), (0,), (2, 0), (2, 3)]:
            sent = numpy_helper.from_array(numpy.ones(shape, dtype))
            came = output_of(session.run(sent))
            assert (came.data_type, came.dims, came.raw_data) == (sent.data_type, sent.dims, sent.raw_data)


@pytest.mark.parametrize("dtype, pattern", [
    (TensorProto.FLOAT, "0100807f"),
    (TensorProto.DOUBLE, "010000000000f0ff"),
    (TensorProto.FLOAT16, "017c"),
    (TensorProto.BFLOAT16, "81ff"),
])
def test_signalling_nan_keeps_its_bits(start, dtype, pattern):
    session = start(ECHO)
    bits = bytes.fromhex(pattern)
    assert output_of(session.run(TensorProto(data_type=dtype, dims=[1], raw_data=bits))).raw_data == bits


def strings(*values, dims=None):
    return TensorProto(data_type=TensorProto.STRING, dims=dims or [len(values)], string_data=values)


def test_strings_are_bytes_objects_and_keep_every_byte(start):
    session = session_that_runs(start, "assert type(case.inputs[0][0, 0]) is bytes; return case.inputs[0]")
    sent = strings(b"a\x00", b"\xff\xfe", b"", "ä€".encode(), dims=[2, 2])
    came = output_of(session.run(sent))
    assert (came.data_type, came.dims, came.string_data) == (sent.data_type, sent.dims, sent.string_data)


@pytest.mark.parametrize("result", ["numpy.array([['a', 'ä']])", "numpy.array([['a', 'ä']], dtype=object)",
                                    "numpy.array([[b'a', 'ä'.encode()]])"])
def test_an_array_of_any_string_kind_is_a_string_tensor(start, result):
    came = output_of(session_that_runs(start, f"return {result}").run())
    assert (came.data_type, came.dims, came.string_data) == (TensorProto.STRING, [1, 2], [b"a", "ä".encode()])


def test_an_array_of_other_objects_is_a_failure(start):
    answer = session_that_runs(start, "return numpy.array([1, None], dtype=object)").run()
    assert answer.failed == "TypeError: an element of the result is not a string but int"


def test_strings_can_be_converted_to_str(start):
    session = session_that_runs(start, """
        texts = strings_as_str(case.inputs[0])
        assert texts.shape == (2, 1) and [type(text) for text in texts.flat] == [str, str]
        return texts
    """)
    sent = strings("ä".encode(), b"\x00", dims=[2, 1])
    assert output_of(session.run(sent)).string_data == sent.string_data
    assert session.run(strings(b"\xff", b"")).unsupported.startswith("strings are handed over as str")
    scalar = session_that_runs(start, "return strings_as_str(case.inputs[0])")
    assert output_of(scalar.run(TensorProto(data_type=TensorProto.STRING, string_data=[b"a"]))).dims == []


@pytest.mark.parametrize("dtype", [ml_dtypes.float8_e4m3fn, ml_dtypes.int4])
def test_types_that_scatter_does_not_support_are_decoded_by_the_onnx_package(start, dtype):
    sent = numpy_helper.from_array(numpy.array([1, 2, 3], dtype=dtype))
    came = output_of(start(ECHO).run(sent))
    assert (came.data_type, came.dims, came.raw_data) == (sent.data_type, sent.dims, sent.raw_data)


@pytest.mark.parametrize("unknown", [TensorProto(data_type=999, dims=[1], raw_data=b"x"),
                                     TensorProto(data_type=TensorProto.INT4, dims=[100], raw_data=b"x")])
def test_an_unknown_type_is_unsupported_when_it_is_used(start, unknown):
    answer = start(ECHO).run(unknown)
    assert answer.WhichOneof("what") == "unsupported"
    session = session_that_runs(start, "return numpy.zeros(1)")
    assert output_of(session.run(unknown)).dims == [1]


@pytest.fixture
def without(tmp_path):
    """A folder for PYTHONPATH in which these packages raise ImportError."""

    def missing(*names):
        for name in names:
            (tmp_path / f"{name}.py").write_text("raise ImportError\n")
        return [tmp_path]

    return missing


def test_numpy_and_protobuf_suffice(start, without):
    session = start(ECHO, without("onnx", "ml_dtypes"))
    answer = session.run(floats(1, 2), model=model(["data"], [named("data", floats(1, 2))]), axis=0, reduction="add")
    assert output_of(answer).raw_data == floats(1, 2).tobytes()


def test_bfloat16_is_unsupported_without_ml_dtypes(start, without):
    session = start(ECHO, without("ml_dtypes"))
    sent = numpy_helper.from_array(numpy.ones(1, ml_dtypes.bfloat16))
    assert session.run(sent).unsupported == "arrays of bfloat16 need the package ml_dtypes"


def test_a_result_of_a_type_that_only_onnx_knows_is_a_failure_without_it(start, without):
    source = "import numpy\nfrom scatter_cts import *\n"
    source += "serve(name='it', version='1', run=lambda case: numpy.zeros(1, 'datetime64[s]'))"
    assert start(source, without("onnx")).run().failed.startswith("TypeError: no scatter operator has elements of")


def test_an_element_type_that_does_not_exist_cannot_be_declared(start):
    session = start("from scatter_cts import *\nserve(name='it', version='1', run=None, dtypes=['flaot'])")
    assert "'flaot' is not an element type of the scatter operators" in session.error_text()


def test_an_omitted_input_is_none(start):
    session = session_that_runs(start, "assert case.inputs[1] is None; return case.inputs[2]")
    assert output_of(session.run(floats(1), None, floats(2))).raw_data == floats(2).tobytes()


def test_inputs_are_writable(start):
    session = session_that_runs(start, "case.inputs[0][...] = 3; return case.inputs[0]")
    assert output_of(session.run(floats(1))).raw_data == floats(3).tobytes()


def test_attributes_are_python_values_and_strings_are_str(start):
    session = session_that_runs(start, """
        assert case.attributes == {"axis": -1, "reduction": "add", "odd": "\\udcff"}
        return numpy.zeros(1)
    """)
    output_of(session.run(axis=-1, reduction="add", odd=b"\xff"))


@pytest.mark.parametrize("raised, kind, said", [
    ("Rejected('bad shape')", "rejected", "bad shape"),
    ("Unsupported('no kernel')", "unsupported", "no kernel"),
    ("NotImplementedError('later')", "unsupported", "NotImplementedError: later"),
    ("IndexError('7')", "rejected", "IndexError: 7"),
    ("ZeroDivisionError('oh')", "failed", "ZeroDivisionError: oh"),
    ("MemoryError()", "failed", "MemoryError: "),
    ("ValueError('\\udcff')", "rejected", "ValueError: \\udcff"),
])
def test_the_exception_of_run_determines_the_answer(start, raised, kind, said):
    session = session_that_runs(start, f"raise {raised}", "rejections=(IndexError, ValueError)")
    answer = session.run(floats(1))
    assert (answer.WhichOneof("what"), getattr(answer, kind)) == (kind, said)


def test_only_named_exceptions_are_rejections(start):
    assert session_that_runs(start, "raise IndexError('7')").run().failed == "IndexError: 7"


@pytest.mark.parametrize("result", ["None", "[1.0]", "(numpy.zeros(1),)"])
def test_a_result_that_is_not_an_array_is_a_failure(start, result):
    answer = session_that_runs(start, f"return {result}").run()
    assert answer.failed.startswith("TypeError: the result is not a numpy array")


def test_a_numpy_scalar_is_a_tensor_of_rank_0(start):
    assert output_of(session_that_runs(start, "return numpy.float32(1)").run()).dims == []


def test_a_failure_does_not_end_the_session(start):
    session = session_that_runs(start, "return 1 / case.inputs[0][0].item() * case.inputs[0]")
    assert session.run(floats(0)).WhichOneof("what") == "failed"
    assert output_of(session.run(floats(1))).raw_data == floats(1).tobytes()


def model(inputs, initializers=()):
    values = [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in inputs]
    graph = helper.make_graph([], "graph", values, [], list(initializers))
    return helper.make_model(graph).SerializeToString()


FEED = "return numpy.array([f'{name}={array[0]:g}' for name, array in case.feed().items()])"


def test_the_feed_has_the_graph_inputs_whether_the_node_reads_them_or_not(start):
    session = session_that_runs(start, FEED)
    inputs = [named("data", floats(1)), named("constant", floats(2)), named("data", floats(1))]
    answer = session.run(*inputs, unread=[named("spare", floats(3))], model=model(["data", "spare"]))
    assert output_of(answer).string_data == [b"data=1", b"spare=3"]


def test_a_graph_input_with_a_default_value_is_fed_only_another_value(start):
    session = session_that_runs(start, FEED)
    defaults = [named("same", floats(1)), named("other", floats(2))]
    inputs = [named("same", floats(1)), named("other", floats(3))]
    answer = session.run(*inputs, model=model(["same", "other"], defaults))
    assert output_of(answer).string_data == [b"other=3"]


def run_converted(start, takes):
    session = session_that_runs(start, f"return numpy.array(sorted(case.feed({takes})))")
    defaults = [named("same", floats(1)), named("other", floats(2))]
    return session.run(named("same", floats(1)), named("other", floats(3)), model=model(["same", "other"], defaults))


def test_a_value_that_a_converted_model_takes_is_fed(start):
    assert output_of(run_converted(start, ["other"])).string_data == [b"other"]


def test_a_value_that_a_converted_model_cannot_take_is_unsupported(start):
    assert run_converted(start, []).unsupported == "the converted model has no input other: no value can be given"


def test_texts_and_shapes_tell_whether_a_default_value_is_overridden(start):
    session = session_that_runs(start, "return numpy.array(sorted(case.feed()))")
    texts, others = (numpy.array(value, dtype=object) for value in (["a", ""], ["a", "b"]))
    defaults = [named("same", texts), named("text", texts), named("shape", numpy.zeros((0, 2), numpy.float32))]
    inputs = [named("same", texts), named("text", others), named("shape", numpy.zeros((0, 3), numpy.float32))]
    answer = session.run(*inputs, model=model(["same", "text", "shape"], defaults))
    assert output_of(answer).string_data == [b"shape", b"text"]


@pytest.fixture
def without_a_corpus(tmp_path):
    """Runs a program with the package as a build has it, without the corpus."""
    shutil.copytree(PACKAGE, tmp_path / "package", ignore=shutil.ignore_patterns("installed"))

    def call(source):
        return subprocess.run([sys.executable, "-c", source], env=os.environ | {"PYTHONPATH": str(tmp_path / "package")},
                              capture_output=True, text=True, check=False)  # fmt: skip

    return call


@pytest.mark.parametrize("use", ["cases()", "list(cases())", "cases('*', tier='core')"])
def test_a_package_without_a_corpus_has_no_cases_but_says_so(without_a_corpus, use):
    done = without_a_corpus(f"from scatter_cts import cases\n{use}")
    assert done.returncode == 1
    assert "ProgramError: there is no corpus in " in done.stderr and "can only serve" in done.stderr


def test_pytest_says_so_too(without_a_corpus, tmp_path):
    (tmp_path / "test_it.py").write_text("def test_it(scatter_cts_case): pass\n", encoding="utf-8")
    plugin = ["-p", "scatter_cts.pytest_plugin", "-p", "no:cacheprovider", str(tmp_path)]
    done = without_a_corpus(f"import pytest, sys; sys.exit(pytest.main({plugin!r}))")
    assert done.returncode != 0
    assert "there is no corpus in " in done.stdout + done.stderr


LIBRARY = "import os\nos.write(1, b'loading the library\\n')\nprint('and more', flush=True)\n"


def test_a_library_that_prints_while_it_is_imported_in_open_does_not_break_the_protocol(start, tmp_path):
    (tmp_path / "noisy_library.py").write_text(LIBRARY, encoding="utf-8")
    session = start("""
        from scatter_cts import serve

        def load(options):
            import noisy_library

        serve(name="noisy", version="1", run=lambda case: case.inputs[0], open=load)
    """, before=[tmp_path])
    assert session.hello().name == "noisy"
    assert output_of(session.run(floats(1))).raw_data == floats(1).tobytes()
    assert "loading the library\nand more\n" in session.error_text()


OLD_PROTOBUF = """
import types
from google.protobuf import message_factory
{remove}
import scatter_cts
print(scatter_cts.serve.__name__, scatter_cts.messages.TensorProto)
"""


@pytest.mark.parametrize(
    ("remove", "said"),
    [
        ("made = types.SimpleNamespace(GetPrototype=lambda one: one.full_name); message_factory.MessageFactory = lambda pool: made; del message_factory.GetMessageClass",
         "serve onnx.TensorProto\n"),
        ("del message_factory.GetMessageClass, message_factory.MessageFactory", "ImportError: scatter_cts.service: module 'google.protobuf.message_factory' has no attribute 'MessageFactory'\n"),
    ],
)
def test_protobuf_3_21_will_do_and_a_stranger_one_is_named(remove, said):
    process = subprocess.run([sys.executable, "-c", OLD_PROTOBUF.format(remove=remove)], capture_output=True, text=True,
                             env=os.environ | {"PYTHONPATH": PACKAGE})  # fmt: skip
    assert (process.stdout + process.stderr).endswith(said)
