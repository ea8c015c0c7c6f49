// ONNX's ScatterElements and ScatterND, as a program that scatter-cts can test: see README.md.
#include "onnx.pb.h"
#include "protocol.pb.h"

#include <google/protobuf/text_format.h>
#include <iostream>
#include <set>

enum DataType { FLOAT = 1, INT32 = 6, INT64 = 7 }; // the numbers of TensorProto
struct Scatter {
    bool is_nd, adds = false;
    int64_t axis = 0;
    onnx::TensorProto data = {}, indices = {}, updates = {};
};

void require(bool condition, const std::string &otherwise)
{
    if (!condition)
        throw std::invalid_argument(otherwise);
}

template <typename Stored, typename T = Stored> std::vector<T> elements(const onnx::TensorProto &tensor)
{
    std::vector<Stored> stored(tensor.raw_data().size() / sizeof(Stored));
    tensor.raw_data().copy(reinterpret_cast<char *>(stored.data()), stored.size() * sizeof(Stored));
    return std::vector<T>(stored.begin(), stored.end());
}

std::vector<int64_t> check(Scatter &op) // returns the indices, counted from the start of their axes
{
    const onnx::TensorProto &data = op.data, &indices = op.indices, &updates = op.updates;
    int dtype = data.data_type(), index_dtype = indices.data_type();
    require((dtype == FLOAT || dtype == INT64) && dtype == updates.data_type(), "type of data or updates");
    require(index_dtype == INT64 || (index_dtype == INT32 && !op.is_nd), "type of indices");
    require(data.dims_size() > 0 && indices.dims_size() > 0, "data or indices is a scalar");
    int64_t rank = data.dims_size(), length = op.is_nd ? *indices.dims().rbegin() : rank;
    require(op.is_nd ? length <= rank : indices.dims_size() == rank, "indices does not fit the rank of data");
    require(op.axis >= -rank && op.axis < rank, "axis is out of bounds");
    op.axis += op.axis < 0 ? rank : 0;
    for (int d = 0; d < rank && !op.is_nd; d++)
        require(d == op.axis || indices.dims(d) <= data.dims(d), "indices is larger than data");
    std::vector<int64_t> shape(indices.dims().begin(), indices.dims().end() - op.is_nd);
    shape.insert(shape.end(), data.dims().begin() + length, data.dims().end());
    require(shape == std::vector<int64_t>(updates.dims().begin(), updates.dims().end()), "shape of updates");
    auto result = index_dtype == INT32 ? elements<int32_t, int64_t>(indices) : elements<int64_t>(indices);
    for (size_t i = 0; i < result.size(); i++) {
        int64_t extent = data.dims(op.is_nd ? i % length : op.axis);
        require(result[i] >= -extent && result[i] < extent, "index " + std::to_string(result[i]));
        result[i] += result[i] < 0 ? extent : 0;
    }
    return result;
}

template <typename T, typename Sum> std::string run(Scatter &op)
{
    std::vector<int64_t> index = check(op);
    std::vector<uint64_t> strides(op.data.dims_size() + 1, 1); // strides[d + 1]: of axis d of data
    for (int d = op.data.dims_size(); d > 0; d--)
        strides[d - 1] = strides[d] * op.data.dims(d - 1);
    std::vector<T> output = elements<T>(op.data), updates = elements<T>(op.updates);
    size_t length = *op.indices.dims().rbegin(), slice = op.is_nd ? strides[length] : 1;
    for (size_t n = 0; n < updates.size(); n++) {
        uint64_t target = n % slice, rest = n;
        for (size_t i = 0; i < length && op.is_nd; i++)
            target += index[n / slice * length + i] * strides[i + 1];
        for (int d = op.data.dims_size() - 1; d >= 0 && !op.is_nd; rest /= op.indices.dims(d--))
            target += (d == op.axis ? index[n] : rest % op.indices.dims(d)) * strides[d + 1];
        T &element = output.at(target);
        element = op.adds ? T(Sum(element) + Sum(updates[n])) : updates[n];
    }
    op.data.set_raw_data(output.data(), output.size() * sizeof(T));
    return op.data.SerializeAsString();
}

void answer(const scatter_cts::Request &request, scatter_cts::ToRunner &response)
try {
    const scatter_cts::Node &node = request.node();
    require(node.opset() >= 11 && request.inputs_size() == 3 && node.output_count() == 1, "invalid node");
    Scatter op{node.op_type() == "ScatterND"};
    for (auto [slot, tensor] : {std::pair(0, &op.data), {1, &op.indices}, {2, &op.updates}})
        tensor->ParseFromString(request.inputs(slot));
    std::set<std::string> names;
    for (const std::string &serialized : node.attributes()) {
        onnx::AttributeProto attribute;
        attribute.ParseFromString(serialized);
        const std::string &name = attribute.name(), &text = attribute.s();
        require(names.insert(name).second, "attribute " + name + " is given twice");
        if (name == "axis" && !op.is_nd && attribute.type() == attribute.INT)
            op.axis = attribute.i();
        else if (name == "reduction" && node.opset() >= 16 && attribute.type() == attribute.STRING)
            require((op.adds = text == "add") || text == "none", "reduction is " + text);
        else // two underscores begin a comment
            require(name.rfind("__", 0) == 0, "attribute " + name + " does not exist, or not with this type");
    }
    response.set_output((op.data.data_type() == FLOAT ? run<float, float> : run<int64_t, uint64_t>)(op));
} catch (const std::invalid_argument &error) {
    response.set_rejected(error.what());
} catch (const std::exception &error) {
    response.set_failed(error.what());
}

int main()
{
    scatter_cts::ToImplementation message;
    for (uint32_t size; std::cin.read(reinterpret_cast<char *>(&size), 4);) { // both are little-endian
        std::string bytes(size, '\0');
        message.ParseFromString(std::cin.read(bytes.data(), size) ? bytes : "");
        scatter_cts::ToRunner response;
        response.set_number(message.number());
        if (message.has_hello())
            google::protobuf::TextFormat::ParseFromString(R"(name: "example-cpp" version: "1" dtypes: [1, 7]
                operators: ["ScatterElements", "ScatterND"] reductions: ["none", "add"])",
                                                          response.mutable_hello());
        else
            answer(message.request(), response);
        bytes = response.SerializeAsString();
        size = bytes.size();
        std::cout.write(reinterpret_cast<char *>(&size), 4).write(bytes.data(), size).flush();
    }
}
