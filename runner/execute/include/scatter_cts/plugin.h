/*
 * scatter_cts/plugin.h: the interface between scatter-cts and an implementation of ONNX's scatter operators
 * that is a shared library. It is the only header that such an implementation needs.
 *
 * A plugin exports one constant, SCATTER_CTS_PLUGIN_SYMBOL, of type struct scatter_cts_plugin:
 *
 *     const struct scatter_cts_plugin scatter_cts_plugin = {
 *         .abi_version = SCATTER_CTS_ABI_VERSION,
 *         .size = sizeof(struct scatter_cts_plugin),
 *         .name = "my-backend", .version = "1.0",
 *         .open = my_open, .run = my_run, .close = my_close,
 *     };
 *
 * (A C++ file defines it as `extern "C" SCATTER_CTS_EXPORT const …`.)
 *
 * How it is used. The library is loaded into a process of its own, never into the runner. `open` is called
 * once, then `run` once per case, then `close`: always from one thread, one call at a time. A crash, a
 * hang or an exit is blamed on the case that was running, and a new process continues with the next case.
 *
 * Memory. Everything that a request leads to is borrowed: it is valid until `run` returns. It is read-only
 * memory, the structures, names, attributes, extents and the model no less than elements and the bytes of
 * strings; writing to it is a fault. The output buffer is allocated by the runner with the dtype and shape of
 * data, and filled with a poison pattern. Elements, extents and the bytes of strings of each tensor, the model,
 * the remaining structures, and the output's elements and extents lie apart from each other, each surrounded by
 * memory that must not be touched. They start at addresses that are multiples of 64 bytes, and what lies before
 * them is a fault; unless the runner was started with `--guard end`: then only the alignment of one element is
 * promised, and what lies behind them is a fault. On the other side, up to the end of a page, stands the poison
 * pattern: what is read there is the same in every run, and writing there is a fault as well.
 *
 * Signals. A plugin may handle SIGSEGV and SIGBUS. Its handlers are called for faults outside the memory described
 * above; after a fault on that memory the process ends.
 *
 * Stability. Structures grow only at their end. Each begins with its own size as the runner knows it: read
 * a member that a later version added only when `size` covers it.
 *
 * The header is plain C11 and C++11 and includes nothing but two standard headers.
 */
#ifndef SCATTER_CTS_PLUGIN_H
#define SCATTER_CTS_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SCATTER_CTS_ABI_VERSION   1u
#define SCATTER_CTS_PLUGIN_SYMBOL "scatter_cts_plugin"

#if defined(_WIN32)
#define SCATTER_CTS_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#define SCATTER_CTS_EXPORT __attribute__((visibility("default")))
#else
#define SCATTER_CTS_EXPORT
#endif

/* What `run` returns. The names are the protocol's: see runner/execute/protocol.proto. */
enum scatter_cts_result {
    SCATTER_CTS_OK = 0,          /* the output is complete */
    SCATTER_CTS_UNSUPPORTED = 1, /* "I do not implement this": counted apart, neither praise nor blame */
    SCATTER_CTS_REJECTED = 2,    /* "this input is invalid": what the specification wants for invalid input */
    SCATTER_CTS_FAILED = 3       /* anything else that went wrong, such as no memory */
};

/* An element of a string tensor: `size` bytes without a terminator; may contain NUL. */
struct scatter_cts_string {
    const char *bytes;
    size_t size;
};

/*
 * A tensor value. `dtype` is a number of ONNX's TensorProto.DataType. Elements are dense, row-major, in
 * native byte order: bool as one byte, 0 or 1 in inputs (in an output any other byte is true, too; where a
 * reduction made it, with a warning), float16 and bfloat16 as 16-bit patterns, complex numbers as
 * real and imaginary part, strings as struct scatter_cts_string. Tensors of types that no scatter operator
 * admits (float8, 4-bit integers, …) carry the bytes of the file in `elements` as they are.
 */
struct scatter_cts_tensor {
    size_t size;          /* of this structure, in bytes */
    const char *name;     /* the name of the value in the model's graph; "" if it has none */
    int32_t dtype;        /* 0 (UNDEFINED) for an input that the node omits */
    int32_t rank;         /* the number of dimensions, 0 for a scalar */
    const int64_t *dims;  /* rank extents; not NULL, also for a scalar, which has none that could be read */
    int64_t count;        /* the number of elements: the product of dims */
    const void *elements; /* never NULL, also when there is no element */
    size_t byte_size;     /* bytes at `elements` */
};

/* An attribute of the node as the model has it, known to the operator version or not. */
struct scatter_cts_attribute {
    size_t size;                      /* of this structure, in bytes */
    const char *name;                 /* such as "axis" or "reduction" */
    int32_t type;                     /* a number of AttributeProto.AttributeType: 2 is INT, 3 is STRING */
    int64_t integer;                  /* the value of an INT */
    struct scatter_cts_string string; /* the value of a STRING */
};

/* One case: a node, its inputs, and the model that they come from. */
struct scatter_cts_request {
    size_t size;         /* of this structure, in bytes */
    const void *model;   /* the ModelProto as it is stored, with external data inlined */
    size_t model_size;   /* bytes at `model` */
    const char *op_type; /* "Scatter", "ScatterElements" or "ScatterND" */
    const char *domain;  /* "" or "ai.onnx": both mean ONNX's own */
    int64_t opset;       /* the opset that the model imports for that domain */
    const struct scatter_cts_attribute *attributes;
    size_t attribute_count;
    const struct scatter_cts_tensor *inputs; /* the node's inputs by slot: data, indices, updates */
    size_t input_count; /* 3 for a valid node; a case about invalid nodes may have fewer or more */
    const struct scatter_cts_tensor *unread_inputs; /* values for graph inputs that the node does not read */
    size_t unread_input_count; /* usually 0; only who executes `model` as a whole needs them */
    const char *output_name;   /* the name of the node's output in the model's graph; "" if it has none */
    size_t output_count;       /* how many outputs the node has: 1 for a valid one */
};

/*
 * Where the result goes. Everything is filled in for a result with the dtype and shape of data, as the
 * operators have it: write `elements` and return SCATTER_CTS_OK.
 *
 * An implementation whose result came out with another dtype or shape says so by changing `dtype`, `rank`
 * and `dims` (which has room for `dims_capacity` extents), and does not write elements then: the answer is
 * judged by its dtype and shape alone. It is wrong, but for one case: where data and updates differ in their
 * dtype, which is invalid, the result of who accepts that may have either dtype. To set `dtype` to that of
 * updates suffices: values are not looked at.
 *
 * For strings, `elements` is an array of struct scatter_cts_string. Their bytes may point into the request,
 * into static storage, or into memory from `allocate`, which the runner frees after the call.
 */
struct scatter_cts_output {
    size_t size; /* of this structure, in bytes */
    int32_t dtype;
    int32_t rank;
    int64_t *dims;
    int32_t dims_capacity;
    int64_t count;                                 /* elements that `elements` has room for */
    void *elements;                                /* never NULL */
    size_t byte_size;                              /* bytes at `elements` */
    void *(*allocate)(void *context, size_t size); /* NULL when there is no memory */
    void *context;                                 /* the first argument of `allocate` */
    /*
     * Set it where the implementation hands the node on to one of several others and knows to which, as a runtime does with
     * its execution providers: the name of the one that got it, such as "cpu_ep", NUL-terminated, at most 255 bytes, borrowed
     * as the bytes of strings are. It goes to the results with whatever `run` returns. NULL: nothing is said.
     */
    const char *executed_by;
};

/* One KEY=VALUE of the runner's --option, for `open`. */
struct scatter_cts_option {
    const char *key;
    const char *value;
};

/* A message for the report, such as why an input was rejected: NUL-terminated text, at most `capacity` bytes. */
struct scatter_cts_message {
    char *text;
    size_t capacity;
};

/*
 * The plugin. The three lists end with NULL (names) or 0 (dtypes) and declare what the plugin implements; a
 * list that is NULL declares everything. Cases outside the declaration are not sent and are counted as
 * unsupported. Inputs that no declaration can cover, such as an unknown reduction, are always sent. Unknown names
 * give a warning; a list without a known name is refused.
 */
struct scatter_cts_plugin {
    uint32_t abi_version;          /* SCATTER_CTS_ABI_VERSION */
    uint32_t size;                 /* sizeof(struct scatter_cts_plugin) */
    const char *name;              /* of the implementation, such as "my-backend" */
    const char *version;           /* of the implementation, such as "1.4.2" */
    const char *const *operators;  /* names ("ScatterND") or operator versions ("ScatterND-18") */
    const int32_t *dtypes;         /* element types of data, as TensorProto.DataType numbers */
    const char *const *reductions; /* "none", "add", "mul", "max", "min" */

    /*
     * Called once, before anything else. `state` receives what the other functions get as their first
     * argument; it may stay NULL. Returns SCATTER_CTS_OK, or anything else with a message: then nothing
     * is run. An option that the plugin does not know should be refused. May be NULL.
     */
    enum scatter_cts_result (*open)(const struct scatter_cts_option *options, size_t option_count,
                                    void **state, struct scatter_cts_message *message);

    /* Runs one case. The message matters for every result but SCATTER_CTS_OK. */
    enum scatter_cts_result (*run)(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message);

    /* Called once, at the end. May be NULL. */
    void (*close)(void *state);
};

#ifdef __cplusplus
}
#endif

#endif
