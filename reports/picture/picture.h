/*
 * The content of a drawing: which parts of which tensors are shown, which cells are marked, which updates have an arrow.
 * Positions on the page are not known here.
 */
#ifndef SCATTER_PICTURE_H
#define SCATTER_PICTURE_H

#include "aims.h"
#include "drawing.h"
#include "judge_values.h"
#include "view.h"

enum { PICTURE_ARROWS = 16 };

/* An arrow from an element of updates to the cell of data that it aims at; of a slice, the first element that is shown. */
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
    const struct drawing_subject *subject;
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

/*
 * Decides what is shown. The arena must live as long as the picture. Fails with STATUS_OUT_OF_MEMORY.
 */
enum status picture_create(struct picture *picture, const struct drawing_subject *subject,
                           struct arena *arena, struct error *error);

/* The number of updates that aim at a cell of data. */
int64_t picture_aims(const struct picture *picture, int64_t position);

/* The meaning of an index. */
struct index_meaning {
    bool is_known;        /* it is an index into a known extent: the other members are valid */
    bool is_out_of_range; /* `counted` is not valid */
    int64_t raw, counted; /* as written, and counted from the start */
    int64_t extent;       /* of the dimension that it indexes */
};
struct index_meaning picture_index(const struct picture *picture, int64_t position);

#endif
