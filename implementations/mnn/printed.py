"""Collects what a library in C or C++ prints."""

import ctypes
import os
import tempfile


class Printed:
    """A block in which `text` collects everything printed to standard output and standard error."""

    def __enter__(self):
        self.text = ""
        self.file = tempfile.TemporaryFile()
        self.streams = {stream: os.dup(stream) for stream in (1, 2)}
        for stream in self.streams:
            os.dup2(self.file.fileno(), stream)
        return self

    def __exit__(self, *exception):
        ctypes.CDLL(None).fflush(None)
        for stream, kept in self.streams.items():
            os.dup2(kept, stream)
            os.close(kept)
        self.file.seek(0)
        self.text = self.file.read().decode(errors="replace")
        self.file.close()
