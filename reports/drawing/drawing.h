/*
 * The drawing of a case: data, indices, updates, the expected output and, if there is one, the actual output, as grids.
 * Cells that updates aim at are marked, and arrows lead from updates to them. Cells of the actual output that differ from
 * the reference have a ring: solid if the specification does not allow the value, dashed if it does.
 *
 * Of a large tensor, the part around the first wrong cell is drawn, or else the part around the first cell that an update
 * aims at, with the extents (view.h). Values are shortened; the full value is the title of its cell. Every colour is
 * accompanied by a sign. The drawing is an image with a title and a description for screen readers. It has no ids, so that a
 * page can hold several.
 */
#ifndef SCATTER_DRAWING_H
#define SCATTER_DRAWING_H

#include "arena.h"
#include "expectation.h"
#include "markup.h"
#include "status.h"

/* What is drawn; everything is borrowed. */
struct drawing_subject {
    const struct scatter_case *the_case;
    const struct derived_expectation *derived; /* of the case */
    const struct tensor *actual;               /* an output of any type and shape, or NULL: there is none */
};

/*
 * DRAWING_IN_PAGE   an svg element for a page that includes the style drawing_files
 * DRAWING_ALONE     the root of a document of its own, with its own style and a heading that names the case
 */
enum drawing_place { DRAWING_IN_PAGE, DRAWING_ALONE };

/*
 * Adds the drawing to the open element. Takes a few bytes of the arena for each element of the case, and at most a few
 * hundred milliseconds to judge an actual output. Fails with STATUS_OUT_OF_MEMORY only; failures of the document are
 * returned by markup_save.
 */
enum status drawing_add(struct markup *markup, const struct drawing_subject *subject,
                        enum drawing_place place, struct arena *arena, struct error *error);

#endif
