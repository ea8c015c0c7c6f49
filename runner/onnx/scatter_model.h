/*
 * Serialises the model of a case that the program generates. Its scatter node has three inputs with their
 * types and shapes, in the plain form three graph inputs; one graph output, and the lowest IR version that
 * the opset and the element types allow. Graph inputs whose default applies are the last ones, so that the
 * files of a data set are for the others.
 */
#ifndef SCATTER_SCATTER_MODEL_H
#define SCATTER_SCATTER_MODEL_H

#include "arena.h"
#include "node.h"
#include "onnx.pb-c.h"
#include "operator_version.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The form in which the program writes a model (scatter_model.h): where the inputs of the node come from, how
 * extents are declared, and which inputs are one value. It does not change what is due (decision
 * `form-of-models`). Zeroes are the plain form: three graph inputs with extents as numbers.
 */

/*
 * X(constant, words): sources. A default is of a graph input and applies; an overridden one is zeros, and the
 * graph input is given this value. Those after it are what nodes compute from graph inputs and initializers
 * (decision `whole-graphs`).
 */
#define VALUE_SOURCE_TABLE(X)              \
    X(GRAPH, "a graph input")              \
    X(INITIALIZER, "an initializer")       \
    X(CONSTANT, "a Constant node")         \
    X(DEFAULT, "a default")                \
    X(OVERRIDDEN, "an overridden default") \
    X(IDENTITY, "computed by Identity")    \
    X(RESHAPE, "computed by Reshape")      \
    X(TRANSPOSE, "computed by Transpose")  \
    X(CONCAT, "computed by Concat")        \
    X(GATHER, "computed by Gather")        \
    X(CAST, "computed by Cast")            \
    X(EXPAND, "computed by Expand")        \
    X(RANGE, "computed by Range")          \
    X(SCATTER, "computed by a scatter node")

enum value_source {
#define SOURCE_CONSTANT_OF(constant, words) SOURCE_##constant,
    VALUE_SOURCE_TABLE(SOURCE_CONSTANT_OF)
#undef SOURCE_CONSTANT_OF
        SOURCE_COUNT
};

static inline bool source_is_computed(enum value_source source)
{
    return source > SOURCE_OVERRIDDEN;
}

/* Whether a source can be that of a value: each makes certain values, Identity all. */
bool source_can_make(enum value_source source, int slot, const struct tensor *value, int64_t opset);

/* How the extents of graph inputs and of the output are declared. */
enum declared_extents {
    EXTENTS_NUMBERED,
    EXTENTS_NAMED,   /* a name for each extent */
    EXTENTS_ALIKE,   /* one name for all equal extents */
    EXTENTS_UNKNOWN, /* without a value; their number is declared */
    DECLARED_EXTENTS_COUNT
};

struct written_form {
    uint8_t sources[INPUT_SLOTS]; /* enum value_source; of inputs that are one value equal */
    uint8_t shared
        [INPUT_SLOTS]; /* how many slots before is the first input with the same value; 0: it is the first */
    uint8_t extents;   /* enum declared_extents */
};

/* Whether an input is a graph input. */
static inline bool written_form_has_graph_input(const struct written_form *form, int slot)
{
    const enum value_source source = (enum value_source)form->sources[slot];
    return source != SOURCE_INITIALIZER && source != SOURCE_CONSTANT && !source_is_computed(source);
}

/* Whether several inputs are one value. */
static inline bool written_form_shares(const struct written_form *form)
{
    return form->shared[INPUT_INDICES] != 0 || form->shared[INPUT_UPDATES] != 0;
}

bool written_form_is_plain(const struct written_form *form);

/* Makes a form possible: inputs that are one value get the source of the first of them, and extents are
 * numbers where no graph input has any. */
void written_form_settle(struct written_form *form);

/* What is not plain, such as "indices an initializer, extents unknown"; "" for the plain form. In the arena;
 * NULL without memory. */
const char *written_form_text(const struct written_form *form, struct arena *arena);

/* The highest rank of a value of such a model, and the name of its output. */
enum { SCATTER_MODEL_RANK = 16 };
#define SCATTER_MODEL_OUTPUT "output"

struct scatter_model {
    enum scatter_operator op;
    int64_t opset;
    /* data, indices, updates: names, element types and shapes; and elements of those whose value is in the
     * model or computed. Inputs that are one value have one name. */
    const struct tensor *inputs;
    const struct written_form *form; /* possible (written_form_settle); NULL: the plain one */
    const int64_t *axis;             /* NULL: omit the attribute */
    const char *reduction;           /* NULL: omit the attribute */
};

/* The values of graph inputs that other nodes than the scatter node read. */
struct fed_values {
    struct tensor items[2 * INPUT_SLOTS];
    size_t count;
};

/* Serialises a ModelProto into the arena. `fed`, which may be NULL if no input is computed, receives values
 * in the arena. STATUS_OUT_OF_MEMORY, or STATUS_USAGE if a rank is above SCATTER_MODEL_RANK. */
enum status scatter_model_pack(const struct scatter_model *model, struct fed_values *fed, void **bytes,
                               size_t *size, struct arena *arena, struct error *error);

/* Declares the type and the shape of a value, a graph input or output, in the arena. STATUS_USAGE if its
 * rank is above SCATTER_MODEL_RANK. */
enum status value_declare(Onnx__ValueInfoProto **value, const char *name, const struct tensor *tensor,
                          struct arena *arena, struct error *error);

/*
 * The versions of ONNX's intermediate representation (IR): the minimum IR version of a model, by the opset
 * that it imports and by the element types that it contains.
 *
 * Source: onnx.proto, enum Version, whose comments describe each version; docs/Versioning.md of ONNX, the
 * table of released versions. generators/checks/test_ir_versions.py compares both tables with the onnx
 * package.
 */

/* For opsets before 9, and for element types without a row below. */
enum { IR_VERSION_OLDEST = 3 };

/* X(IR version, the first opset that requires it), in ascending order. */
#define IR_OPSET_TABLE(X) \
    X(4, 9)               \
    X(5, 10)              \
    X(6, 11)              \
    X(7, 12)              \
    X(8, 15)              \
    X(9, 19)              \
    X(10, 21)             \
    X(11, 23)             \
    X(12, 24)             \
    X(13, 25)             \
    X(14, 28)

/* X(constant, the first IR version that has the element type) */
#define IR_DTYPE_TABLE(X) \
    X(BFLOAT16, 4)        \
    X(FLOAT8E4M3FN, 9)    \
    X(FLOAT8E4M3FNUZ, 9)  \
    X(FLOAT8E5M2, 9)      \
    X(FLOAT8E5M2FNUZ, 9)  \
    X(UINT4, 10)          \
    X(INT4, 10)           \
    X(FLOAT4E2M1, 11)     \
    X(FLOAT8E8M0, 12)     \
    X(UINT2, 13)          \
    X(INT2, 13)           \
    X(FLOAT6E2M3, 14)     \
    X(FLOAT6E3M2, 14)

/* The lowest IR version of a model that imports an opset. Newer opsets than the newest known one have its IR
 * version. */
int64_t ir_version_of_opset(int64_t opset);

/* The lowest IR version of a model that contains an element type. */
int64_t ir_version_of_dtype(int32_t dtype);

#endif
