/*
 * A cell to be judged: a ScatterND node on three cells, evaluated by the reference, whose updates all aim at
 * the middle cell, alternately by index 1 and by index -2.
 *
 * The test program aborts if memory runs out.
 */
#ifndef SCATTER_CELL_FIXTURE_H
#define SCATTER_CELL_FIXTURE_H

#include "cell.h"
#include "node_fixture.h"

struct cell_fixture {
    struct node_fixture node;
    struct aims aims;
    struct cell cell;
    struct arena scratch; /* for one judgement */
};

/* The elements are copied; strings borrow their bytes. */
void cell_start(struct cell_fixture *fixture, int32_t dtype, enum reduction reduction, const void *old,
                const void *updates, int64_t count);

/* Judges a value; the witness is valid until the next call. */
struct cell_verdict cell_judge(struct cell_fixture *fixture, const void *actual, bool search);

void cell_end(struct cell_fixture *fixture);

/* A cell, a value, and the expected judgement. */
struct judgement {
    const char *name;
    int32_t dtype;
    enum reduction reduction;
    const void *old, *updates;
    int64_t count; /* of updates */
    const void *actual;
    bool complies;
    enum cell_clause clause;
    enum trait trait;
};

/* Whether the judgement is as expected, with a search and, if there is one update, also without. If not,
 * `text` receives the actual judgement. */
bool judgement_holds(const struct judgement *judgement, char *text, size_t size);

/* A string element with the bytes of a literal. */
#define TEXT(literal)                                   \
    (struct string_element)                             \
    {                                                   \
        .bytes = (literal), .size = sizeof(literal) - 1 \
    }

#endif
