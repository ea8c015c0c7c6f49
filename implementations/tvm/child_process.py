"""Runs a function in a process of its own, so that what it damages is not the memory of the next case."""

import multiprocessing
import os
import threading

FORK = multiprocessing.get_context("fork")


def result_of(function):
    """What `function` hands to its argument, which does not return; or the exception that it raises.

    Where the child dies of a signal, so does this process.
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
    """In a thread, which the C library gives fresh memory: what lies where the function writes out of bounds
    hardly depends on the cases before."""

    def answer(result):
        sender.send(result)
        os._exit(0)  # at once: nothing is freed, and no damage met on the way

    def run():
        try:
            function(answer)
        except Exception as error:
            answer(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
