/*
 * What a drawing shows: which parts of which tensors, which cells are marked, which updates have an arrow. Nothing here
 * knows where on the paper.
 */
#ifndef SCATTER_PICTURE_H
#define SCATTER_PICTURE_H

#include "aims.h"
#include "drawing.h"
#include "judge_values.h"
#include "view.h"

enum { PICTURE_ARROWS = 16 };

/* An arrow from an element of updates to the cell of data that it aims at; of a slice the first that is shown of it. */
struct arrow {
    struct view_cell from, to; /* in the views of updates and data */
    int64_t update, from_position, to_position;
};

/* One of the five tensors. Not shown where there is none (omitted, or the text gives none). */
struct part {
    const struct tensor *tensor; /* NULL: there is none */
    bool is_grid;                /* `view` is what is drawn; else it is said in words */
    struct view view;
};

/* How a cell of the actual output compares with the expected one. */
enum cell_match { MATCH_SAME, MATCH_ALLOWED, MATCH_WRONG };

struct picture {
    const struct drawing_subject *subject;
    struct part indices, updates, data, expected, actual;
    bool has_plan;            /* the indices lead somewhere: the three below are valid */
    struct scatter_plan plan; /* of at least one update */
    struct aims aims;
    struct arrow arrows[PICTURE_ARROWS]; /* in the order of the updates */
    int arrow_count;
    int arrow_total;     /* with those that are left out because there are more than PICTURE_ARROWS */
    bool is_compared;    /* there is an actual output that can be held against the expected one */
    int64_t first_wrong; /* the position in the actual output; -1: none */
    int64_t differences; /* cells that are not what the reference computes */
    struct value_findings findings;
    enum cell_match matches[VIEW_SLICES][VIEW_EXTENT][VIEW_EXTENT]; /* of the cells that `actual` shows */
};

/*
 * Decides what is shown. What is needed for as long as the picture is in the arena. Fails with STATUS_OUT_OF_MEMORY.
 */
enum status picture_create(struct picture *picture, const struct drawing_subject *subject,
                           struct arena *arena, struct error *error);

/* How many updates aim at a cell of data. */
int64_t picture_aims(const struct picture *picture, int64_t position);

/* What an index means. */
struct index_meaning {
    bool is_known;        /* it is an index, and what it indexes is known: the rest is valid */
    bool is_out_of_range; /* `counted` is not valid */
    int64_t raw, counted; /* as it is written, and from the start */
    int64_t extent;       /* of what it indexes */
};
struct index_meaning picture_index(const struct picture *picture, int64_t position);

#endif
