"""Any module that implements onnx.backend.base.Backend, as a program for scatter-cts: see README.md."""

import importlib
import importlib.metadata
import re
import unittest

import numpy
import onnx
from onnx.backend.test.runner import BackendIsNotSupposedToImplementIt
from scatter_cts import Rejected, Unsupported, serve, strings_as_str

NOTHING = "(?!)"  # a regular expression that matches nothing
OPTIONS = {"module": "onnxruntime.backend", "name": "", "device": "CPU", "rejected": NOTHING, "unsupported": NOTHING}


class Tested:
    """The backend, and the messages with which it refuses an input or says that it does not implement it."""

    def open(self, options):
        if unknown := options.keys() - OPTIONS.keys():
            raise ValueError(f"there is no option {min(unknown)}; there are {', '.join(OPTIONS)}")
        options = OPTIONS | options
        self.device = options["device"]
        is_default = options["module"] == OPTIONS["module"]
        self.name = options["name"] or ("onnx-backend" if is_default else options["module"])
        try:
            self.rejected = re.compile(options["rejected"])
            self.unsupported = re.compile(options["unsupported"])
            self.module = importlib.import_module(options["module"])
        except (ImportError, re.error) as error:
            raise ValueError(f"{type(error).__name__}: {error}") from error
        if not self.module.supports_device(self.device):
            raise ValueError(f"{options['module']} does not support the device {self.device}")

    def version(self):
        """That of the module, or else of its package, or of the distribution that installed it."""
        name = self.module.__name__.partition(".")[0]
        for module in (self.module, importlib.import_module(name)):
            if version := getattr(module, "__version__", None):
                return str(version)
        for distribution in importlib.metadata.packages_distributions().get(name, []):
            return importlib.metadata.version(distribution)
        return "unknown"

    def run(self, case):
        if not case.output_name:
            raise Unsupported("the node has no output that could be asked for")
        model = onnx.load_model_from_string(case.model)
        defaults = {tensor.name for tensor in model.graph.initializer}
        feed = {name: strings_as_str(array) for name, array in case.feed().items()}
        if feed.keys() & defaults:
            raise Unsupported("inputs are given by their position: a default value cannot be overridden")
        inputs = [feed[value.name] for value in model.graph.input if value.name not in defaults]
        position = [value.name for value in model.graph.output].index(case.output_name)
        try:
            return numpy.asarray(self.module.prepare(model, self.device).run(inputs)[position])
        except (BackendIsNotSupposedToImplementIt, unittest.SkipTest) as error:
            raise Unsupported(f"{type(error).__name__}: {error}") from error
        except Exception as error:
            for known, answer in ((self.unsupported, Unsupported), (self.rejected, Rejected)):
                if known.search(text := f"{type(error).__name__}: {error}"):
                    raise answer(text) from error
            raise


tested = Tested()
serve(name=lambda: tested.name, version=tested.version, run=tested.run, graphs=True, open=tested.open)
