/*
 * scatter_cts/plugin.h: the interface between scatter-cts and an implementation of ONNX's scatter operators
 * in a shared library. Such an implementation needs no other header.
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
 * Calls. The library is loaded into a separate process, never into the runner. `open` is called once, then
 * `run` once per case, then `close`. All calls come from the same thread, one at a time. A crash, a hang or
 * an exit is attributed to the case that was running; a new process continues with the next case.
 *
 * Memory. Everything that can be reached from a request is borrowed: it is valid until `run` returns. All of
 * it is in read-only memory (structures, names, attributes, extents and the model as well as elements and the
 * bytes of strings), and writing to it is a fault. The runner allocates the output buffer for the dtype and
 * shape of data and fills it with a poison pattern. The elements, the extents and the string bytes of each
 * tensor, the model, the remaining structures, and the elements and extents of the output are separate
 * regions, each surrounded by memory that must not be touched:
 *   - By default each region starts at a multiple of 64 bytes, and an access before it is a fault.
 *   - With the runner's option `--guard end`, a region is aligned only for one element, and an access after
 *   it
 *     is a fault.
 * On the other side of the region, the poison pattern fills the rest of the page: a read there gives the same
 * value in every run, and a write there is a fault.
 *
 * Signals. A plugin may handle SIGSEGV and SIGBUS. Its handlers are called for faults outside the memory
 * described above. A fault on that memory ends the process.
 *
 * Stability. Structures grow only at their end. Each begins with its own size as the runner knows it: read a
 * member that was added in a later version only if `size` covers it.
 *
 * The header is plain C11 and C++11 and includes only two standard headers.
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

/* The result of `run` and `open`. The names are those of the protocol: see runner/protocol/protocol.proto. */
enum scatter_cts_result {
    SCATTER_CTS_OK = 0,          /* the output is complete */
    SCATTER_CTS_UNSUPPORTED = 1, /* "I do not implement this": counted separately, not a failure */
    SCATTER_CTS_REJECTED = 2,    /* "this input is invalid": the expected result for invalid input */
    SCATTER_CTS_FAILED = 3,      /* any other error, such as lack of memory */
    /* "I could not convert or compile this model": a refusal. Of `run`, since scatter-cts 0.3.0: an earlier
     * runner calls it a crash. */
    SCATTER_CTS_NOT_PREPARED = 4
};

/* An element of a string tensor: `size` bytes without a terminator. It may contain NUL. */
struct scatter_cts_string {
    const char *bytes;
    size_t size;
};

/*
 * A tensor value. `dtype` is a number of ONNX's TensorProto.DataType. Elements are dense, row-major, in
 * native byte order:
 *   - bool: one byte. In inputs it is 0 or 1. In an output any byte other than 0 is true; a byte other than 0
 *     and 1 that comes from a reduction gives a warning.
 *   - float16 and bfloat16: 16-bit patterns.
 *   - complex numbers: the real part, then the imaginary part.
 *   - strings: struct scatter_cts_string.
 *   - types that no scatter operator admits (float8, 4-bit integers, …): the unchanged bytes of the file.
 */
struct scatter_cts_tensor {
    size_t size;          /* of this structure, in bytes */
    const char *name;     /* the name of the value in the model's graph; "" if it has none */
    int32_t dtype;        /* 0 (UNDEFINED) for an input that the node omits */
    int32_t rank;         /* the number of dimensions; 0 for a scalar */
    const int64_t *dims;  /* `rank` extents; never NULL, but a scalar has no extents to read */
    int64_t count;        /* the number of elements: the product of dims */
    const void *elements; /* never NULL, even if there are no elements */
    size_t byte_size;     /* bytes at `elements` */
};

/* An attribute of the node as it is in the model, whether or not the operator version defines it. */
struct scatter_cts_attribute {
    size_t size;                      /* of this structure, in bytes */
    const char *name;                 /* such as "axis" or "reduction" */
    int32_t type;                     /* a number of AttributeProto.AttributeType: 2 is INT, 3 is STRING */
    int64_t integer;                  /* the value of an INT */
    struct scatter_cts_string string; /* the value of a STRING */
};

/* One case: a node, its inputs, and the model that contains them. */
struct scatter_cts_request {
    size_t size;         /* of this structure, in bytes */
    const void *model;   /* the ModelProto as it is stored, with external data inlined */
    size_t model_size;   /* bytes at `model` */
    const char *op_type; /* "Scatter", "ScatterElements" or "ScatterND" */
    const char *domain;  /* "" or "ai.onnx": both mean ONNX's own domain */
    int64_t opset;       /* the opset that the model imports for that domain */
    const struct scatter_cts_attribute *attributes;
    size_t attribute_count;
    const struct scatter_cts_tensor *inputs; /* the node's inputs by slot: data, indices, updates */
    size_t input_count; /* 3 for a valid node; a case about invalid nodes may have fewer or more */
    const struct scatter_cts_tensor *unread_inputs; /* values for graph inputs that the node does not read */
    size_t unread_input_count;                      /* usually 0; needed only to execute `model` as a whole */
    const char *output_name; /* the name of the node's output in the model's graph; "" if it has none */
    size_t output_count;     /* the number of outputs of the node: 1 for a valid node */
};

/*
 * Where the result goes. All members are set for a result with the dtype and shape of data, which is what the
 * operators define: write `elements` and return SCATTER_CTS_OK.
 *
 * If the result has another dtype or shape, set `dtype`, `rank` and `dims` (which has room for
 * `dims_capacity` extents) and do not write `elements`: only dtype and shape are judged then. Such a result
 * is wrong, with one exception: if data and updates differ in dtype, which is invalid, an implementation that
 * accepts this may return either dtype. To return that of updates, set `dtype`; the values are not examined.
 *
 * For strings, `elements` is an array of struct scatter_cts_string. Their bytes may point into the request,
 * into static storage, or into memory from `allocate`, which the runner frees after the call. Only `run` may
 * call it, from one thread at a time; its memory begins at a multiple of 64 bytes.
 */
struct scatter_cts_output {
    size_t size; /* of this structure, in bytes */
    int32_t dtype;
    int32_t rank;
    int64_t *dims;
    int32_t dims_capacity;
    int64_t count;                                 /* the number of elements that fit into `elements` */
    void *elements;                                /* never NULL */
    size_t byte_size;                              /* bytes at `elements` */
    void *(*allocate)(void *context, size_t size); /* returns NULL if there is no memory */
    void *context;                                 /* the first argument of `allocate` */
    /*
     * Set this if the implementation delegates the node to one of several backends and knows which, as a
     * runtime does with its execution providers: the name of the backend, such as "cpu_ep". NUL-terminated,
     * at most 255 bytes, valid as long as the bytes of strings. It is recorded in the results whatever `run`
     * returns. NULL: not stated. With SCATTER_CTS_UNSUPPORTED it says that this backend, which is under test,
     * got the node and then refused it: if an answer is due, this gives a warning, claimed-then-refused.
     */
    const char *executed_by;
};

/* One KEY=VALUE of the runner's --option, for `open`. */
struct scatter_cts_option {
    const char *key;
    const char *value;
};

/* A message for the report, such as why an input was rejected: NUL-terminated text, at most `capacity`
 * bytes. */
struct scatter_cts_message {
    char *text;
    size_t capacity;
};

/* An operator, an element type and a reduction that are implemented together. */
struct scatter_cts_combination {
    const char *operator_name; /* "ScatterND" or "ScatterND-18"; NULL ends a list */
    int32_t dtype;             /* of data: a TensorProto.DataType number */
    const char *reduction;     /* "none" for a version without the attribute */
};

/* The greatest tensors that are implemented: limits of one tensor, an input of the node. 0: not declared. */
struct scatter_cts_limits {
    size_t size;      /* sizeof(struct scatter_cts_limits) */
    int64_t rank;     /* dimensions */
    int64_t extent;   /* the greatest extent */
    int64_t elements; /* the number of elements */
    int64_t bytes;    /* of the elements; for strings, of their characters */
};

/*
 * The plugin. The three lists, which end with NULL (names) or 0 (dtypes), declare what the plugin implements.
 * A list that is NULL declares everything. Cases outside the declaration are not sent and are counted as
 * unsupported. Inputs that no declaration can cover, such as an unknown reduction, are always sent. Unknown
 * names give a warning; a list without any known name is an error. All members but `abi_version`, `size`,
 * `open` and `run` are read after `open`, which may set them if the structure is not constant.
 *
 * Three lists say nothing about their combinations: a type may be implemented for one operator only.
 * `combinations` does. A valid case of a declared combination that is answered with SCATTER_CTS_UNSUPPORTED
 * gives a warning, claimed-then-refused.
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
     * Called once, before all other functions. Store in `state` what the other functions receive as their
     * first argument; it may stay NULL. Returns SCATTER_CTS_OK, or another result and a message: then no case
     * is run. Should refuse an option that the plugin does not know. May be NULL.
     */
    enum scatter_cts_result (*open)(const struct scatter_cts_option *options, size_t option_count,
                                    void **state, struct scatter_cts_message *message);

    /* Runs one case. The message is used for every result except SCATTER_CTS_OK. */
    enum scatter_cts_result (*run)(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message);

    /* Called once, at the end. May be NULL. */
    void (*close)(void *state);

    /*
     * Members added after scatter-cts 0.1.0: the runner reads them only if `size` covers them.
     *
     * What is implemented together, in addition to the lists: cases outside are not sent. NULL: not declared.
     */
    const struct scatter_cts_combination *combinations;
    /* Cases beyond a limit are not sent and are counted as unsupported; the results name the limit. NULL: no
     * limits. */
    const struct scatter_cts_limits *limits;
    /*
     * Forms of models that are implemented: cases of others are not sent and are counted as unsupported.
     * Every input of the node has one of "run-time-data" and "constant-data" (an initializer or a Constant
     * node), and so on for "indices" and "updates"; a model may also have "open-extents" (extents of graph
     * inputs with a name or without a value), "shared-value" (one value for several inputs) and
     * "overridden-default" (a graph input has a default value, and the case has a file for it). Ends with
     * NULL; NULL: all.
     */
    const char *const *forms;
    /*
     * Not 0: `run` executes whole graphs (`model`, `unread_inputs`), in which other nodes may compute inputs
     * of the node. `inputs` has the values that they are due to compute. 0: such cases are not sent.
     */
    int32_t graphs;
    /* What it computes on, if not on the processor alone, and its driver with the version; or NULL. */
    const char *device, *driver;
};

#ifdef __cplusplus
}
#endif

#endif
