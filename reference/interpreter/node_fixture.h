/*
 * A node under test. Inputs and attributes are added one by one; then the node is evaluated into an output
 * filled with a pattern, so that a test can detect whether anything was written.
 *
 * The test program aborts if memory or space in the fixture runs out.
 */
#ifndef SCATTER_NODE_FIXTURE_H
#define SCATTER_NODE_FIXTURE_H

#include "scatter.h"

enum { FIXTURE_ATTRIBUTES = 4, FIXTURE_INPUTS = 4, FIXTURE_PATTERN = 0xa5 };

struct node_fixture {
    struct arena arena; /* inputs, output, and what evaluation allocates */
    struct tensor tensors[FIXTURE_INPUTS];
    const struct tensor *inputs[FIXTURE_INPUTS];
    struct attribute attributes[FIXTURE_ATTRIBUTES];
    struct scatter_node node;
    struct preparation preparation;
    struct tensor output;
    struct error error;
};

/* Two arguments, extents and rank: DIMS(2, 3) is the shape [2,3]. */
#define DIMS(...) \
    (const int64_t[]){__VA_ARGS__}, (int)(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))
/* The shape of a scalar. */
#define SCALAR NULL, 0
/* A pointer to constant elements: VALUES(float, 1, 2). */
#define VALUES(type, ...) ((const type[]){__VA_ARGS__})

/* Begins a node without inputs and attributes, with one output. */
void fixture_start(struct node_fixture *fixture, enum scatter_operator op, int64_t opset);

/* Sets or replaces an input. The elements are copied; NULL means all bytes zero. */
void fixture_input(struct node_fixture *fixture, size_t slot, int32_t dtype, const void *elements,
                   const int64_t *dims, int rank);

/* Adds an attribute. The texts are borrowed. */
void fixture_integer(struct node_fixture *fixture, const char *name, int64_t value);
void fixture_text(struct node_fixture *fixture, const char *name, const char *value);

/* Prepares and evaluates the node. The output has the dtype and shape of data (or is a float scalar if data
 * is missing or has a type outside T) and initially holds FIXTURE_PATTERN in every byte. */
enum status fixture_run(struct node_fixture *fixture);

/* Whether every byte of the output is still FIXTURE_PATTERN. */
bool fixture_output_untouched(const struct node_fixture *fixture);

/* Whether the output was computed and holds exactly these bytes. */
bool fixture_output_is(const struct node_fixture *fixture, const void *elements);

/* The violated rules as a bit set: rule RULE_x is bit 1 << RULE_x. */
uint32_t fixture_violations(const struct node_fixture *fixture);

void fixture_end(struct node_fixture *fixture);

/*
 * For literal transcriptions of the text, which share nothing with the planners: the next position of a
 * tensor in row-major order (false after the last), the element at a position, and one step of a reduction.
 */
bool literal_next(int64_t *position, const int64_t *dims, int rank);
int64_t literal_element(const int64_t *position, const int64_t *dims, int rank);
int64_t literal_reduce(enum reduction reduction, int64_t old, int64_t update);

/* One of the reductions of an operator's newest version; consecutive values of `turn` cycle through them. */
enum reduction fixture_reduction(enum scatter_operator op, uint32_t turn);

/* The next number of a fixed sequence (L'Ecuyer's multiplier, upper half of 64 bits). */
uint32_t fixture_random(uint64_t *state);

#endif
