/*
 * A case drawn: data, indices, updates, the output that is expected and, if there is one, the actual output, as grids.
 * Cells that updates aim at are marked; arrows lead from updates to them; cells of the actual output that differ from
 * the reference are ringed where the text does not allow them, and ringed with a dashed line where it does.
 *
 * Of a large tensor the part around the first wrong cell is drawn, else round the first that an update aims at, with the
 * extents (view.h). Values are short; the whole value is the title of its cell. Whatever colour says, a sign says, too.
 * The drawing is an image with a title and a description for those who do not see it. It has no ids, so that a page can
 * hold several.
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
 * DRAWING_IN_PAGE   an svg element for a page that has the style drawing_files
 * DRAWING_ALONE     the root of a document of its own, with its style, and a headline that names the case
 */
enum drawing_place { DRAWING_IN_PAGE, DRAWING_ALONE };

/*
 * Adds the drawing to what is open. Takes a few bytes for each element of the case from the arena, and some hundred
 * milliseconds at most to judge an actual output. Fails with STATUS_OUT_OF_MEMORY only; failures of the document are told
 * by markup_save.
 */
enum status drawing_add(struct markup *markup, const struct drawing_subject *subject,
                        enum drawing_place place, struct arena *arena, struct error *error);

#endif
