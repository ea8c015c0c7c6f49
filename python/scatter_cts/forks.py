"""Runs a case in a fork, so that damage does not affect the memory of the next case."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from typing import Any, NoReturn

FORK = multiprocessing.get_context("fork")


def child_process(function: Callable[[Callable[[Any], NoReturn]], object]) -> Any:
    """Calls a function in a fork of this process, and returns what the function passes to its argument, `answer`, which does
    not return; or raises the exception that the function raises.

    If the child dies of a signal, so does this process: to the runner of `serve`, the case in `run` has crashed. Load what
    takes long before, in `open`; the fork has it. Raises RuntimeError if the child ends without an answer.
    """
    receiver, sender = FORK.Pipe(duplex=False)
    child = FORK.Process(target=_run, args=(function, sender))
    child.start()
    sender.close()
    try:
        result = receiver.recv()
    except EOFError as problem:
        child.join()
        if child.exitcode is None or child.exitcode >= 0:
            raise RuntimeError("the child ended without an answer") from problem
        os.kill(os.getpid(), -child.exitcode)
    child.join()
    if isinstance(result, Exception):
        raise result
    return result


def _run(function: Callable[[Callable[[Any], NoReturn]], object], sender: Any) -> None:
    """Runs in a thread, for which the C library allocates fresh memory: what an out-of-bounds write hits
    hardly depends on earlier cases."""

    def answer(result: Any) -> NoReturn:
        sender.send(result)
        os._exit(0)  # immediately: nothing is freed, so that damage is not hit on exit

    def run() -> None:
        try:
            function(answer)
        except Exception as error:
            answer(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
