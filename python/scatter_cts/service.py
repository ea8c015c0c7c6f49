"""The conversation with the runner: frames on standard input and output, hello, then one case at a time."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO

from .messages import Combination, HelloToRunner, Limits, ToImplementation, ToRunner
from .request import Request
from .tensors import NUMBERS, Unsupported, encode

PROTOCOL = 1
LIMITS = ("rank", "extent", "elements", "bytes")


class Rejected(Exception):
    """The implementation says that the input is invalid."""


class NotPrepared(Exception):
    """The implementation could not convert or compile the model: a refusal. (Not if it says that it does not implement
    something: Unsupported; nor if it says what is invalid: Rejected.)"""


def serve(
    *,
    name: str | Callable[[], str],
    version: str | Callable[[], str],
    run: Callable[[Request], Any],
    open: Callable[[dict[str, str]], object] | None = None,
    dtypes: Iterable[str] | None = None,
    operators: Iterable[str] | None = None,
    reductions: Iterable[str] | None = None,
    combinations: Iterable[tuple[str, str, str]] | None = None,
    limits: Mapping[str, int] | None = None,
    forms: Iterable[str] | None = None,
    graphs: bool = False,
    device: tuple[str, str] | Callable[[], tuple[str, str] | None] | None = None,
    prepares: bool = False,
    rejections: Iterable[type[Exception]] = (),
) -> None:
    """Speaks the protocol until the runner ends it.

    name, version  of the implementation; each may be a function, which is called after `open`
    run            takes a Request and returns the output as a numpy array, or raises: Rejected or one of
                   `rejections` says that the input is invalid, Unsupported or NotImplementedError that this
                   is not implemented, NotPrepared that the model could not be converted or compiled; any other
                   exception is a failure, and appears in the report
    open           takes the runner's options, a dict of str to str (the last one of a key counts), before
                   anything else; it raises ValueError to refuse one. Without it every option is refused.
    dtypes         names of element types, such as "bfloat16"; operators "ScatterND" or "ScatterND-18";
    operators      reductions "none", "add", …: the implemented ones. None declares everything.
    reductions
    combinations   what is implemented together: (operator or operator version, element type, reduction), such
                   as ("ScatterND-18", "bfloat16", "add"), in addition to the lists. A valid case of a declared
                   combination that is answered with Unsupported gives a warning. None: not declared.
    limits         the greatest tensors that are implemented, in any input: "rank", "extent", "elements" (their
                   number), "bytes" (of the elements). Cases beyond a limit are not sent. None: no limits.
    forms          forms of models: "run-time-data" or "constant-data" (an initializer or a Constant node), and so
                   on for indices and updates; "open-extents" (extents of graph inputs with a name or without a
                   value); "shared-value" (one value for several inputs); "overridden-default" (a graph input has a
                   default value, and the case has a file for it). None: all.
    graphs         `run` executes the model as a whole (Request.model, Request.feed): cases in which other nodes compute
                   inputs of the node are sent too
    device         what it computes on, if that is not the processor alone: name, and driver with its version ("" if
                   unknown); may be a function, which is called after `open`
    prepares       `run` calls Request.prepared() when the model is converted and compiled, which may take longer than
                   the time limit of a case: until then the limit is that of a start (--start-timeout)

    Raises ValueError for a type or a limit that does not exist.

    From the call on, everything that Python or C prints goes to standard error, and standard input is
    empty: neither a chatty backend nor a child process can break the frames. A backend that prints
    while it is imported should be imported in `open`.
    """
    frames_in, frames_out = _take_standard_streams()
    refusals = tuple(rejections)
    declared = {
        "dtypes": [_type_number(dtype) for dtype in dtypes or ()],
        "operators": list(operators or ()),
        "reductions": list(reductions or ()),
        "combinations": [
            Combination(operator=operator, dtype=_type_number(dtype), reduction=reduction)
            for operator, dtype, reduction in combinations or ()
        ],
        "limits": _limits(limits or {}),
        "forms": list(forms or ()),
        "graphs": graphs or None,
    }

    def send(answer: Any) -> None:
        answer.number = message.number
        serialized = answer.SerializeToString()
        frames_out.write(struct.pack("<I", len(serialized)) + serialized)
        frames_out.flush()

    reads_prepared = False  # a runner before 0.3.0 does not
    for message in _frames(frames_in):
        if message.HasField("hello"):
            _open(open, message.hello)
            reads_prepared = message.hello.reads_prepared
            hello = HelloToRunner(name=_called(name), version=_called(version), prepares=prepares or None, **declared)
            if on := device() if callable(device) else device:
                hello.device.name, hello.device.driver = on
            send(ToRunner(hello=hello))
        else:
            says = prepares and reads_prepared
            answer = _run(run, message.request, refusals, (lambda: send(ToRunner(prepared=True))) if says else None)
            if not reads_prepared and answer.HasField("not_prepared"):
                answer = ToRunner(failed=answer.not_prepared)
            send(answer)


def _take_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """Keeps standard input and output for the frames, and replaces them by an empty input and stderr."""
    frames_in, frames_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    os.dup2(2, 1)
    return frames_in, frames_out


def _frames(stream: BinaryIO) -> Iterator[Any]:
    """The runner's messages, to the end of the stream."""
    while len(length := stream.read(4)) == 4:
        (size,) = struct.unpack("<I", length)
        message = stream.read(size)
        if len(message) < size:
            sys.exit("the input ends within a message")
        yield ToImplementation.FromString(message)


def _open(open: Callable[[dict[str, str]], object] | None, hello: Any) -> None:
    """Passes the options to `open`, or ends the program with an error message."""
    if hello.protocol != PROTOCOL:
        sys.exit(f"the runner speaks version {hello.protocol} of the protocol, not version {PROTOCOL}")
    options = {option.key: option.value for option in hello.options}
    if open is None and options:
        sys.exit(f"there are no options, and so no {next(iter(options))}")
    try:
        if open is not None:
            open(options)
    except ValueError as error:
        sys.exit(str(error))


def _run(
    run: Callable[[Request], Any], request: Any, rejections: tuple[type[Exception], ...], prepared: Callable[[], None] | None
) -> Any:
    """The answer to one case. Errors before and after `run` are not refusals of the implementation."""
    try:
        case = Request(request, prepared)
    except Exception as error:
        return ToRunner(failed=_described(error))
    try:
        output = run(case)
    except Unsupported as error:
        return ToRunner(unsupported=_text(error))
    except Rejected as error:
        return ToRunner(rejected=_text(error))
    except NotPrepared as error:
        return ToRunner(not_prepared=_text(error))
    except NotImplementedError as error:
        return ToRunner(unsupported=_described(error))
    except rejections as error:
        return ToRunner(rejected=_described(error))
    except Exception as error:  # the report shows it; the next case is not affected
        return ToRunner(failed=_described(error))
    try:
        return ToRunner(output=encode(output))
    except Exception as error:
        return ToRunner(failed=_described(error))


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {_text(error)}"


def _text(error: Exception) -> str:
    """The text of an exception, in a form that a message can contain."""
    return str(error).encode("utf-8", "backslashreplace").decode("utf-8")


def _limits(limits: Mapping[str, int]) -> Any:
    for name in limits:
        if name not in LIMITS:
            raise ValueError(f"{name!r} is not a limit: {', '.join(LIMITS)}")
    return Limits(**limits)


def _called(given: str | Callable[[], str]) -> str:
    return given() if callable(given) else given


def _type_number(name: str) -> int:
    if name not in NUMBERS:
        raise ValueError(f"{name!r} is not an element type of the scatter operators: {', '.join(NUMBERS)}")
    return NUMBERS[name]
