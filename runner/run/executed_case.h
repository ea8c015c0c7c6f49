/*
 * What a run keeps of a case that it has executed, until the case is reported and, for failing cases, checked.
 */
#ifndef SCATTER_EXECUTED_CASE_H
#define SCATTER_EXECUTED_CASE_H

#include "active_case.h"
#include "case_features.h"

#include <jansson.h>
#include <stdbool.h>

struct executed_case {
    bool done;
    bool refused;   /* its answer was a refusal */
    json_t *record; /* NULL if the case was not selected, or after it was reported */
    struct case_features features;
    struct place_in_process place;
};

#endif
