/*
 * A picture of a case: data, indices, updates, the expected output and, if there is one, the actual output,
 * as grids; which parts of large tensors are shown, which cells are marked, which updates have an arrow to
 * the cell that they aim at. The page draws it (reports/page/drawing.js).
 *
 * Of a large tensor, the part around the first wrong cell is shown, or else the part around the first cell
 * that an update aims at (view.h).
 */
#ifndef SCATTER_PICTURE_H
#define SCATTER_PICTURE_H

#include "cell.h"
#include "expectation.h"
#include "judge_values.h"
#include "view.h"

#include <jansson.h>

enum { PICTURE_ARROWS = 16 };

enum { PART_INDICES, PART_UPDATES, PART_DATA, PART_EXPECTED, PART_ACTUAL, PART_COUNT };

/* What is drawn; everything is borrowed. */
struct picture_subject {
    const struct scatter_case *the_case;
    const struct derived_expectation *derived; /* of the case */
    const struct tensor *actual;               /* an output of any type and shape, or NULL: there is none */
};

/* An arrow from an element of updates to the cell of data that it aims at; of a slice, the first element that
 * is shown. */
struct arrow {
    struct view_cell from, to; /* in the views of updates and data */
    int64_t update, from_position, to_position;
};

/* One of the five tensors. Not shown if it does not exist (omitted, or the specification gives none). */
struct part {
    const struct tensor *tensor; /* NULL: does not exist */
    bool is_grid;                /* `view` is drawn; otherwise the part is described in words */
    struct view view;
};

/* How a cell of the actual output compares with the expected one. */
enum cell_match { MATCH_SAME, MATCH_ALLOWED, MATCH_WRONG };

struct picture {
    const struct picture_subject *subject;
    struct part indices, updates, data, expected, actual;
    bool has_plan;            /* the indices lead to cells: the three members below are valid */
    struct scatter_plan plan; /* of at least one update */
    struct aims aims;
    struct arrow arrows[PICTURE_ARROWS]; /* in the order of the updates */
    int arrow_count;
    int arrow_total;     /* including those left out because there are more than PICTURE_ARROWS */
    bool is_compared;    /* there is an actual output that can be compared with the expected one */
    int64_t first_wrong; /* the position in the actual output; -1: none */
    int64_t differences; /* cells whose value differs from the reference's */
    struct value_findings findings;
    enum cell_match matches[VIEW_SLICES][VIEW_EXTENT][VIEW_EXTENT]; /* of the cells that `actual` shows */
};

/* Decides what is shown. The arena must live as long as the picture. Fails with STATUS_OUT_OF_MEMORY. */
enum status picture_create(struct picture *picture, const struct picture_subject *subject,
                           struct arena *arena, struct error *error);

/* A part of a picture by its number (PART_…). */
const struct part *picture_part(const struct picture *picture, int part);

/* The number of updates that aim at a cell of data. */
int64_t picture_aims(const struct picture *picture, int64_t position);

/* The position in data that an element of updates aims at. Requires has_plan. */
int64_t picture_target(struct picture *picture, int64_t position);

/* The meaning of an index. */
struct index_meaning {
    bool is_known;        /* it is an index into a known extent: the other members are valid */
    bool is_out_of_range; /* `counted` is not valid */
    int64_t raw, counted; /* as written, and counted from the start */
    int64_t extent;       /* of the dimension that it indexes */
};
struct index_meaning picture_index(const struct picture *picture, int64_t position);

/* Pictures as JSON, which the page draws: the member "picture" of the report model
 * (reports/page/README.md). */

/* The picture of a case; the caller owns it. Takes a few bytes of the arena for each element of the case, and
 * at most a few hundred milliseconds to judge an actual output. NULL when there is no memory. */
json_t *picture_json(const struct picture_subject *subject, struct arena *arena);

#endif
