/*
 * Pictures as JSON, which the page draws: the member "picture" of the report model (reports/page/README.md).
 */
#ifndef SCATTER_PICTURE_JSON_H
#define SCATTER_PICTURE_JSON_H

#include "picture.h"

#include <jansson.h>

/*
 * The picture of a case; the caller owns it. Takes a few bytes of the arena for each element of the case, and at most a few
 * hundred milliseconds to judge an actual output. NULL when there is no memory.
 */
json_t *picture_json(const struct picture_subject *subject, struct arena *arena);

#endif
