/* For tests: builds valid ONNX messages in memory, which tests can then make invalid. Everything is in the
 * given arena; the test crashes if memory runs out. */
#ifndef SCATTER_MODEL_BUILDER_FIXTURE_H
#define SCATTER_MODEL_BUILDER_FIXTURE_H

#include "arena.h"
#include "onnx.pb-c.h"

#include <stddef.h>
#include <stdint.h>

/* The capacity of each list of a built message. */
enum { BUILDER_CAPACITY = 16 };

struct model_builder {
    struct arena *arena;
    Onnx__ModelProto *model;
    Onnx__GraphProto *graph;
    Onnx__NodeProto *node; /* the scatter node */
};

struct built_bytes {
    void *bytes;
    size_t size;
};

/* A model with one node that reads the graph inputs "data", "indices" and "updates" and writes the graph
 * output "output", importing `opset` for the domain "". */
struct model_builder model_builder_create(struct arena *arena, const char *op_type, int64_t opset);

/* Appends a node without inputs and outputs. */
Onnx__NodeProto *model_builder_add_node(struct model_builder *builder, const char *op_type);
void node_add_input(Onnx__NodeProto *node, const char *name);
void node_add_output(Onnx__NodeProto *node, const char *name);

/* Adds an attribute with a type and no value. */
Onnx__AttributeProto *node_add_attribute(struct model_builder *builder, Onnx__NodeProto *node,
                                         const char *name, Onnx__AttributeProto__AttributeType type);

/* Adds a graph input of tensor type. */
Onnx__ValueInfoProto *model_builder_add_input(struct model_builder *builder, const char *name);
Onnx__ValueInfoProto *model_builder_add_output(struct model_builder *builder, const char *name);
void model_builder_add_initializer(struct model_builder *builder, Onnx__TensorProto *tensor);
Onnx__OperatorSetIdProto *model_builder_add_import(struct model_builder *builder, const char *domain,
                                                   int64_t version);

struct built_bytes model_builder_bytes(const struct model_builder *builder);

/* A tensor without elements; the caller sets the fields. */
Onnx__TensorProto *build_tensor(struct arena *arena, const char *name, int32_t dtype, const int64_t *dims,
                                size_t rank);

/* int64 and float tensors of rank 1 with their elements in the typed field. */
Onnx__TensorProto *build_int64_list(struct arena *arena, const char *name, const int64_t *elements,
                                    size_t count);
Onnx__TensorProto *build_float_list(struct arena *arena, const char *name, const float *elements,
                                    size_t count);

/* Turns a tensor into one with external data. Keys that are NULL are omitted. */
void tensor_make_external(struct arena *arena, Onnx__TensorProto *tensor, const char *location,
                          const char *offset, const char *length);

struct built_bytes build_bytes(struct arena *arena, const ProtobufCMessage *message);

#endif
