/* The front end: a request read into a node. What depends only on operator, types and shapes is decided by
 * the compiler (compile.h), because that can be kept between calls; what depends on the indices, here. */
#ifndef PLANTED_NODE_H
#define PLANTED_NODE_H

#include <scatter_cts/plugin.h>
#include <stdint.h>

enum scatter_operator { SCATTER, SCATTER_ELEMENTS, SCATTER_ND };

enum reduction { REDUCTION_NONE, REDUCTION_ADD, REDUCTION_MUL, REDUCTION_MAX, REDUCTION_MIN };

struct node {
    const char *name; /* of its output: nodes have no names here */
    enum scatter_operator op;
    int64_t opset;
    enum reduction reduction;
    int64_t axis; /* as given: it may be negative or out of range */
    const struct scatter_cts_tensor *data;
    const struct scatter_cts_tensor *indices;
    const struct scatter_cts_tensor *updates;
};

extern const char *const reduction_names[];

/* Fills `node`, which borrows from `request`. Returns SCATTER_CTS_OK, or another result with the reason in
 * `message`. */
enum scatter_cts_result node_read(const struct scatter_cts_request *request, struct node *node,
                                  struct scatter_cts_message *message);

/* Returns SCATTER_CTS_REJECTED. The message begins with the node, and its type and shape if they are
 * known. */
enum scatter_cts_result node_refuse(const struct node *node, struct scatter_cts_message *message,
                                    const char *format, ...);

/* The shape as text, such as {2,3,4}, in one of a few static buffers, which later calls overwrite. */
const char *shape_text(const struct scatter_cts_tensor *tensor);

/* The index at a position of the flat indices, of either type; 0 outside of their buffer. */
int64_t node_index(const struct node *node, int64_t position);

#endif
