"""One case as `run` gets it."""

import functools

from onnx import AttributeProto, ModelProto, TensorProto, helper, numpy_helper

from .tensors import decode


class Case:
    """A node, its inputs, and the model that they come from. Everything is decoded when it is first used.

    model        the ModelProto as bytes, with external data inlined
    op_type      "Scatter", "ScatterElements" or "ScatterND"
    domain       "" or "ai.onnx"
    opset        the opset that the model imports for that domain
    output_name  the name of the node's output in the graph
    output_count how many outputs the node has
    """

    def __init__(self, request):
        self.model = request.model
        self.op_type = request.node.op_type
        self.domain = request.node.domain
        self.opset = request.node.opset
        self.output_name = request.node.output_name
        self.output_count = request.node.output_count
        self._attributes = request.node.attributes
        self._inputs = [TensorProto.FromString(tensor) for tensor in request.inputs]
        self._unread = [TensorProto.FromString(tensor) for tensor in request.unread_inputs]

    @functools.cached_property
    def attributes(self):
        """The node's attributes: name to Python value; strings as str, their stray bytes as surrogates."""
        messages = [AttributeProto.FromString(attribute) for attribute in self._attributes]
        values = {message.name: helper.get_attribute_value(message) for message in messages}
        return {
            name: value.decode("utf-8", "surrogateescape") if isinstance(value, bytes) else value
            for name, value in values.items()
        }

    @functools.cached_property
    def inputs(self):
        """The node's inputs by slot (data, indices, updates): arrays, or None where the node omits one.

        Strings are arrays of bytes objects, bfloat16 is ml_dtypes.bfloat16. Unsupported is raised if one has
        an element type that cannot be decoded.
        """
        return [decode(tensor) if tensor.data_type else None for tensor in self._inputs]

    @property
    def names(self):
        """The names of the inputs in the graph, by slot; "" where the node omits one."""
        return [tensor.name for tensor in self._inputs]

    def feed(self):
        """What to feed who executes the model: a dict from the name of a graph input to its array.

        An initializer is not fed, unless it is the default value of a graph input and the case has another.
        """
        graph = ModelProto.FromString(self.model).graph
        defaults = {tensor.name: tensor for tensor in graph.initializer}
        wanted = {value.name for value in graph.input}
        values = {tensor.name: tensor for tensor in [*self._inputs, *self._unread] if tensor.name in wanted}
        arrays = {name: decode(tensor) for name, tensor in values.items()}
        return {
            name: array
            for name, array in arrays.items()
            if name not in defaults or not _same(array, numpy_helper.to_array(defaults[name]))
        }


def _same(array, other):
    """Whether two arrays are alike to the bit. Strings never are: feeding one twice does no harm."""
    return array.dtype == other.dtype != object and array.tobytes() == other.tobytes()
