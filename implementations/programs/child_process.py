"""Runs a function in a separate process, so that damage does not affect the memory of the next case."""

import multiprocessing
import os
import threading

FORK = multiprocessing.get_context("fork")


def result_of(function):
    """The value that `function` passes to its argument, which does not return; or the exception that it raises.

    If the child dies of a signal, so does this process.
    """
    receiver, sender = FORK.Pipe(duplex=False)
    child = FORK.Process(target=_run, args=(function, sender))
    child.start()
    sender.close()
    try:
        result = receiver.recv()
    except EOFError as problem:
        child.join()
        if child.exitcode >= 0:
            raise RuntimeError("the child ended without an answer") from problem
        os.kill(os.getpid(), -child.exitcode)
    child.join()
    if isinstance(result, Exception):
        raise result
    return result


def _run(function, sender):
    """Runs in a thread, for which the C library allocates fresh memory: what an out-of-bounds write hits
    hardly depends on earlier cases."""

    def answer(result):
        sender.send(result)
        os._exit(0)  # immediately: nothing is freed, so that damage is not hit on exit

    def run():
        try:
            function(answer)
        except Exception as error:
            answer(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
