/*
 * A parsed model, whose scatter node a case asks an implementation to execute.
 *
 * Loading refuses only models that cannot be read. A model whose node has unknown attributes, too few inputs
 * or an element type outside T is accepted: the reference decides if it is valid.
 */
#ifndef SCATTER_MODEL_H
#define SCATTER_MODEL_H

#include "arena.h"
#include "scatter.h"
#include "status.h"
#include "tensor.h"
#include "tensor_proto.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The source of the value of a node's input. */
enum input_source {
    INPUT_OMITTED,    /* the name is "" */
    INPUT_FROM_GRAPH, /* a graph input: the data set's file of that position */
    INPUT_FROM_MODEL, /* an initializer, or the output of a Constant node: `value` */
    INPUT_FROM_NODES, /* the output of another node: the data set's file for this input of the node */
};

struct model_input {
    enum input_source source;
    const char *name;
    int graph_input;            /* for INPUT_FROM_GRAPH: the position in model->graph_inputs */
    const struct tensor *value; /* for INPUT_FROM_MODEL */
};

struct graph_input {
    const char *name;
    const struct tensor *initializer; /* its default value in the model, or NULL */
    bool read;                        /* the scatter node reads it */
    bool overridden; /* it has an initializer, and the data set a file for it; case_source.h sets it */
};

/* An extent of a declared shape that is a name or missing. */
#define EXTENT_OPEN INT64_MIN

/* The type that the model declares for a value. */
struct declared_type {
    const char *field; /* "graph.input", "graph.output" or "graph.value_info" */
    const char *name;  /* of the value */
    const char *kind;  /* such as "a tensor"; for other kinds the next members are unset */
    int32_t dtype;     /* DTYPE_UNDEFINED: not declared */
    int rank;          /* -1: not declared */
    const int64_t *dims;
    const char *const *extent_names; /* by axis; "": without a name */
    int graph_input;                 /* the position in model->graph_inputs, or -1 */
    const struct tensor *value;      /* its value in the model, or NULL */
};

/* Everything except `bytes` is in the arena passed to model_read. */
struct model {
    const void *bytes; /* the ModelProto: as passed, or with external data inlined (in the arena) */
    size_t size;
    enum scatter_operator op;
    const char *domain;        /* of the node: "" or "ai.onnx" */
    const char *import_domain; /* of the opset import */
    int64_t opset;
    int64_t ir_version;
    const struct attribute *attributes;              /* decoded, for the reference */
    const struct string_element *attribute_messages; /* each attribute as a serialised AttributeProto */
    size_t attribute_count;
    const struct model_input *inputs; /* of the node, by slot */
    size_t input_count;
    struct graph_input *graph_inputs;
    size_t graph_input_count;
    const struct declared_type *declared;
    size_t declared_count;
    size_t output_count;     /* of the node */
    const char *output_name; /* of the node's first output, or "" */
    bool has_graph_output;   /* the output is an output of the graph */
    bool names_scatter;      /* a node is named like a scatter operator, or there is no node */
    const char *contents; /* what nodes the graph has, if some compute inputs of the scatter node; or NULL */
    bool nonzero_bools;   /* a value in the model contains a bool byte other than 0 and 1 */
};

/*
 * Reads a serialised ModelProto, which must live as long as the model. `scope` tells where external data of
 * initializers and constants may be (NULL: nowhere).
 *
 * A model can be a case if its graph has exactly one scatter node in ONNX's own domain ("" and "ai.onnx" are
 * the same) and otherwise only Constant nodes; or if the other nodes compute inputs of the last scatter node,
 * of which the model is then read: at most one further scatter node, Cast, Concat, ConstantOfShape, Expand,
 * Gather, Identity, Range, Reshape, Shape and Transpose (decision `whole-graphs`). Otherwise
 * STATUS_NOT_SCATTER, with a message about the contents of the graph: the operator of its only node, or the
 * number of nodes of each kind.
 *
 * STATUS_UNREADABLE, with the field in the message: not a ModelProto; no graph; no opset import for ONNX's
 * domain, or two that disagree; an opset below 1; a node input that is neither a graph input, an initializer
 * nor the output of another node; a Constant whose value is not the attribute `value` with a tensor (also
 * value_int, value_ints, value_float, value_floats, value_string, value_strings are read: scalars and lists
 * as ONNX defines them); sparse initializers that the node reads; a graph input that is not a tensor (the
 * message names sequences, optionals, maps and sparse tensors) or has no type; two values with the same name;
 * an attribute that refers to an attribute of a function; several graph outputs that are not each the node's
 * first output, once.
 *
 * An attribute without the field of its type has that field's default: an axis of type INT without `i` is 0.
 * Attributes whose name begins with "__" are internal to their producer: they stay in attribute_messages, and
 * the reference does not check them.
 */
enum status model_read(struct model *model, const void *bytes, size_t size,
                       const struct external_data_scope *scope, struct arena *arena, struct error *error);

/* STATUS_NOT_SCATTER, with the contents of the graph; with a scatter node also what makes a case of it. */
enum status graph_is_no_case(const char *contents, bool has_scatter, struct error *error);

/* Whether the node has an input in a slot, and from where. */
bool model_input_comes_from(const struct model *model, size_t slot, enum input_source source);

/* The form of a model: where the values of the node's inputs come from, and what the model leaves open. It
 * does not change what is due (decision `form-of-models`), but an implementation may not take every form. */

/* X(constant, name): properties of a form. A graph input with a default value is known only when the model is
 * executed. */
#define MODEL_FORM_TABLE(X)                 \
    X(RUN_TIME_DATA, "run-time-data")       \
    X(RUN_TIME_INDICES, "run-time-indices") \
    X(RUN_TIME_UPDATES, "run-time-updates") \
    X(CONSTANT_DATA, "constant-data")       \
    X(CONSTANT_INDICES, "constant-indices") \
    X(CONSTANT_UPDATES, "constant-updates") \
    X(OPEN_EXTENTS, "open-extents")         \
    X(SHARED_VALUE, "shared-value")         \
    X(OVERRIDDEN_DEFAULT, "overridden-default")

enum model_form {
#define MODEL_FORM_CONSTANT(constant, name) MODEL_FORM_##constant,
    MODEL_FORM_TABLE(MODEL_FORM_CONSTANT)
#undef MODEL_FORM_CONSTANT
        MODEL_FORM_COUNT
};

/* Static storage. */
const char *model_form_name(enum model_form form);

bool model_form_from_name(const char *name, enum model_form *form);

/*
 * Whether a model has a property: an input of the node from a graph input, or from an initializer or a
 * Constant node; an extent of a graph input that is not declared as a number, or no rank; one value for
 * several inputs of the node; a graph input with an initializer for which the data set has a file.
 */
bool model_has_form(const struct model *model, enum model_form form);

/* The graph input that an input of the node reads, or NULL. */
const struct graph_input *model_graph_input(const struct model *model, size_t slot);

/*
 * Reads models and tensors from single files. External data must be in the file's own folder. Everything is
 * in the arena. Error messages begin with the path: STATUS_NOT_FOUND, STATUS_UNREADABLE and
 * STATUS_OUT_OF_MEMORY as in file_read; for other errors see model_read and tensor_from_proto.
 */

/* Reads the bytes of a message; `scope` receives the folder of the file as the location of external data. */
enum status onnx_file_read(const char *path, void **bytes, size_t *size, struct external_data_scope *scope,
                           struct arena *arena, struct error *error);

/* Reads a TensorProto. */
enum status onnx_file_read_tensor(struct tensor *tensor, const char *path, struct arena *arena,
                                  struct error *error);

#endif
