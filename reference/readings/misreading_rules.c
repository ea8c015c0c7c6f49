/* The facts that decide which misreadings apply to a node, and the selection by kind. */
#include "misreading_rules.h"

#include "indices.h"
#include "misreading_kinds.h"

#include <string.h>

struct reading_facts reading_facts_of(const struct scatter_node *node)
{
    struct reading_facts facts = {.axis_given = false};
    const struct tensor *indices = node->inputs[INPUT_INDICES];
    for (size_t i = 0; i < node->attribute_count; i++) {
        if (strcmp(node->attributes[i].name, "axis") != 0 || node->op == OPERATOR_SCATTER_ND)
            continue;
        facts.axis_given = true;
        facts.axis = node->attributes[i].integer;
    }
    for (int64_t position = 0; position < indices->count; position++) {
        int64_t index = index_at(indices, position);
        int64_t magnitude = index < 0 ? -(index + 1) : index;
        facts.has_negative |= index < 0;
        facts.greatest = magnitude > facts.greatest ? magnitude : facts.greatest;
    }
    return facts;
}

int reading_indexed_dimensions(const struct reading *reading)
{
    return reading->tuples ? reading->length : reading->data->rank;
}

/* ---- selection by kind ------------------------------------------------------------------------------------------- */

/* Misreadings of the whole output. */
static bool misread_whole(struct reading *reading, enum misreading misreading)
{
    int rank = reading->data->rank;
    switch (misreading) {
    case MISREADING_NOTHING_DONE:
        reading->end = 0;
        return true;
    case MISREADING_DATA_NOT_COPIED:
        reading->start = START_ZEROS;
        return true;
    case MISREADING_DATA_TRANSPOSED:
        reading->data_transposed = true;
        return rank > 1;
    default:
        reading->output_transposed = true;
        return rank > 1;
    }
}

enum kind { WHOLE, AXIS, NEGATIVE, INDEX, TUPLE, SLICE, STRIDES, UPDATES, REDUCTION, EXTENT, WIDTH };

static enum kind kind_of(enum misreading misreading)
{
    static const enum kind kinds[MISREADING_COUNT] = {
#define KIND(constant, kind, name, clause, sentence) [MISREADING_##constant] = kind,
        MISREADING_TABLE(KIND)
#undef KIND
    };
    return kinds[misreading];
}

bool misreading_is_of_width(enum misreading misreading)
{
    return kind_of(misreading) == WIDTH;
}

bool reading_misread(struct reading *reading, enum misreading misreading, int variant,
                     const struct reading_facts *facts, int64_t *number)
{
    enum kind kind = kind_of(misreading);
    *number = 0;
    if (reading_updates(reading) == 0 && kind != WHOLE)
        return false;
    switch (kind) {
    case AXIS:
        return !reading->tuples && misread_axis(reading, misreading, variant, facts, number);
    case INDEX:
        return misread_index(reading, misreading, variant, facts, number);
    case EXTENT:
        return misread_extent(reading, misreading, variant, number);
    case WIDTH:
        return misread_width(reading, misreading, variant, number);
    case WHOLE:
        return variant == 0 && misread_whole(reading, misreading);
    case NEGATIVE:
        return variant == 0 && facts->has_negative && misread_negative(reading, misreading);
    case TUPLE:
        return variant == 0 && misread_tuple(reading, misreading);
    case SLICE:
        return variant == 0 && misread_slice(reading, misreading);
    case STRIDES:
        return variant == 0 && misread_strides(reading, misreading);
    case UPDATES:
        return variant == 0 && misread_updates(reading, misreading);
    case REDUCTION:
        return variant == 0 && misread_reduction(reading, misreading);
    }
    return false;
}
