/*
 * The refusals.json of exported folders whose data sets must be refused: a plain runner of ONNX's test data has no word for them.
 */
#ifndef SCATTER_EXPORT_REFUSALS_H
#define SCATTER_EXPORT_REFUSALS_H

#include "case.h"
#include "expectation.h"
#include "judgement.h"

#include <jansson.h>

/* The data sets of the folder that is being written. Initialise with {0}. */
struct exported_refusals {
    const char *folder; /* the destination folder; NULL: none yet */
    json_t *data_sets;
};

/*
 * What a data set must be refused for: {"rules": ["index-bounds"], "due": "must"}; due is "should" if only a convention says
 * so. NULL if the input is valid, or the text does not say that it is to be refused.
 */
json_t *refusal_json(const struct judge_settings *settings, const struct scatter_case *the_case,
                     const struct derived_expectation *derived, struct arena *arena);

/* Writes refusals.json to the folder, if there is one, and forgets it. STATUS_OUT_OF_MEMORY, or as file_write. */
enum status exported_refusals_end(struct exported_refusals *refusals, struct arena *arena,
                                  struct error *error);

#endif
