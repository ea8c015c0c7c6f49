#include "vector_cells.h"

#include "cell.h"
#include "dtype.h"
#include "element_bits.h"
#include "judgement.h"
#include "order_search.h"

#include <math.h>
#include <string.h>

/* ---- questions to the judge ------------------------------------------------------------------------------------------ */

static struct cell cell_of(const struct cell_survey *survey, int64_t position, const void *element)
{
    return (struct cell){.data = survey->derived->node.inputs[INPUT_DATA],
                         .updates = survey->derived->node.inputs[INPUT_UPDATES],
                         .aims = &survey->aims,
                         .reduction = survey->derived->preparation.reduction,
                         .position = position,
                         .expected = element_at(&survey->derived->output, position),
                         .actual = element};
}

/* The layer of a deviation from a clause. */
static enum vector_layer layer_of_clause(const struct cell_survey *survey, const char *name)
{
    struct clause_weight weight;
    const bool holds = clause_level(survey->settings->clauses, expectation_version(survey->derived), name,
                                    survey->settings->edition, &weight);
    switch (level_severity(holds ? weight.level : LEVEL_MUST)) {
    case SEVERITY_OBSERVATION:
        return LAYER_ALLOWED;
    case SEVERITY_WARNING:
        return LAYER_TOLERATED;
    case SEVERITY_FAILURE:
        break;
    }
    return LAYER_WRONG;
}

enum vector_layer layer_of_value(struct cell_survey *survey, int64_t position, const void *element)
{
    const struct cell cell = cell_of(survey, position, element);
    arena_reset(&survey->probes);
    const struct cell_verdict verdict = judge_cell_value(&cell, cell_count(&cell) > 1, &survey->probes);
    return verdict.complies ? LAYER_ALLOWED : layer_of_clause(survey, cell_clause_name(verdict.clause));
}

bool is_moved(const struct cell_survey *survey, int64_t position)
{
    return survey->derived->preparation.reduction == REDUCTION_NONE ||
           aims_count(&survey->aims, position) == 0;
}

/* ---- values that are tried ----------------------------------------------------------------------------------------- */

void try_value(struct cell_survey *survey, int64_t position, const void *element)
{
    const enum vector_layer layer = layer_of_value(survey, position, element);
    if (layer < layer_by_entries(survey, position, element))
        add_entry(
            survey,
            (struct vector_entry){
                .layer = layer, .kind = ENTRY_VALUES, .cell = position, .elements = element, .count = 1});
}

/* Tries the old value and all updates. */
static void try_operands(struct cell_survey *survey, int64_t position)
{
    const struct cell cell = cell_of(survey, position, NULL);
    try_value(survey, position, cell_old(&cell));
    for (int64_t i = 0; i < cell_count(&cell); i++)
        try_value(survey, position, cell_update(&cell, i));
}

/* A value that nothing but chance allows: the number `number` of several. */
static void make_foreign(const struct cell_survey *survey, int number, void *element)
{
    static const struct string_element texts[] = {{"\x01 of no case", 12}, {"", 0}, {"\x02 nor this", 10}};
    const int32_t dtype = survey->stored->dtype, part = part_dtype(dtype);
    const uint64_t infinity = floating_infinity_bits(part);
    const uint64_t bits[] = {UINT64_C(0x5a3c96a55a3c96a5), infinity | infinity >> 1,
                             UINT64_C(0x3178b1d63178b1d6)};
    if (dtype == DTYPE_STRING) {
        *(struct string_element *)element = texts[number];
        return;
    }
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        store_bits((char *)element + offset, dtype_size(part), bits[number]);
}

/* Whether only a convention says what the value is, so that each one is tolerated: several foreign ones, NaN among them, are. */
static void survey_any(struct cell_survey *survey, int64_t position)
{
    enum { FOREIGN_VALUES = 3 };
    union {
        uint64_t bits[2];
        struct string_element text;
    } element;
    for (int number = 0; number < FOREIGN_VALUES; number++) {
        make_foreign(survey, number, &element);
        if (layer_of_value(survey, position, &element) == LAYER_WRONG)
            return;
    }
    add_entry(survey, (struct vector_entry){.layer = LAYER_TOLERATED, .kind = ENTRY_ANY, .cell = position});
}

/* ---- truth values and integers ------------------------------------------------------------------------------------------ */

/* What another byte than 1 is, which stands for true. */
/* clause: bool-bytes, reduction-bool */
static void survey_bool(struct cell_survey *survey, int64_t position)
{
    const bool stored = *element_at(survey->stored, position) != 0, other = !stored, is_true = true;
    const enum vector_layer bytes =
        is_moved(survey, position) ? LAYER_ALLOWED : layer_of_clause(survey, "bool-bytes");
    try_value(survey, position, &other);
    const enum vector_layer truth = layer_by_entries(survey, position, &is_true);
    const enum vector_layer layer = truth > bytes ? truth : bytes;
    if (layer < LAYER_WRONG)
        add_entry(survey, (struct vector_entry){.layer = layer, .kind = ENTRY_NONZERO, .cell = position});
}

/* The old value and the updates of a cell, one after the other. NULL without memory. */
static unsigned char *operands_of(struct cell_survey *survey, int64_t position)
{
    const struct cell cell = cell_of(survey, position, NULL);
    const size_t size = dtype_size(survey->stored->dtype), count = (size_t)cell_count(&cell);
    unsigned char *operands = arena_allocate(survey->arena, (count + 1) * size);
    survey->lacks_memory |= operands == NULL;
    if (operands == NULL)
        return NULL;
    memcpy(operands, cell_old(&cell), size);
    for (size_t i = 0; i < count; i++)
        memcpy(operands + (i + 1) * size, cell_update(&cell, (int64_t)i), size);
    return operands;
}

/* clause: signed-overflow, unsigned-overflow */
static void survey_integer(struct cell_survey *survey, int64_t position)
{
    enum { MOST_BITS_ENUMERATED = 8 };
    const int32_t dtype = survey->stored->dtype;
    const size_t size = dtype_size(dtype);
    const int64_t count = aims_count(&survey->aims, position) + 1;
    const enum reduction reduction = survey->derived->preparation.reduction;
    if (count == 1 || reduction_kind(reduction) == REDUCES_TO_EXTREME)
        return;
    const struct integer_reduction integers = {
        .dtype = dtype, .reduction = reduction, .operands = operands_of(survey, position), .count = count};
    if (integers.operands == NULL || !reduction_can_overflow(&integers))
        return;
    unsigned char element[8];
    if (8 * size <= MOST_BITS_ENUMERATED) {
        for (uint64_t bits = 0; bits >> (8 * size) == 0; bits++) {
            store_bits(element, size, bits);
            try_value(survey, position, element);
        }
        return;
    }
    const uint64_t top = UINT64_C(1) << (8 * size - 1);
    const uint64_t ends[] = {0, top, top - 1, UINT64_MAX, UINT64_C(0x80000000)};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        store_bits(element, size, ends[i]);
        try_value(survey, position, element);
    }
    if (count > 2) /* partial results may saturate */
        survey->obstacle = OBSTACLE_INTEGERS;
}

/* ---- strings ---------------------------------------------------------------------------------------------------------- */

/* Appends the updates in the order of `order`, and tries the result. */
static void try_concatenation(struct cell_survey *survey, const struct cell *cell, const int *order,
                              int count)
{
    const struct string_element *old = cell_old(cell);
    const char *text = arena_copy_text(survey->arena, old->bytes, old->size);
    size_t size = old->size;
    for (int i = 0; text != NULL && i < count; i++) {
        const struct string_element *update = cell_update(cell, order[i]);
        char *longer = arena_allocate(survey->arena, size + update->size + 1);
        if (longer != NULL) {
            memcpy(longer, text, size);
            memcpy(longer + size, update->bytes, update->size);
        }
        size += update->size;
        text = longer;
    }
    survey->lacks_memory |= text == NULL;
    if (text != NULL)
        try_value(survey, cell->position, &(struct string_element){text, size});
}

/* All orders, by exchanging each element of the rest with the first of it. */
static void try_orders(struct cell_survey *survey, const struct cell *cell, int *order, int done, int count)
{
    if (done == count)
        try_concatenation(survey, cell, order, count);
    for (int i = done; i < count; i++) {
        const int chosen = order[i];
        order[i] = order[done];
        order[done] = chosen;
        try_orders(survey, cell, order, done + 1, count);
        order[done] = order[i];
        order[i] = chosen;
    }
}

/* Whether all updates of a cell are the same text. */
static bool is_one_text(const struct cell *cell)
{
    for (int64_t i = 1; i < cell_count(cell); i++)
        if (!same_bits(DTYPE_STRING, cell_update(cell, 0), cell_update(cell, i)))
            return false;
    return true;
}

/* clause: string-add, string-order */
static void survey_string(struct cell_survey *survey, int64_t position)
{
    enum { MOST_APPENDED = 4 };
    int order[MOST_APPENDED] = {0, 1, 2, 3};
    const struct cell cell = cell_of(survey, position, NULL);
    const int64_t count = cell_count(&cell);
    if (reduction_kind(cell.reduction) == REDUCES_TO_EXTREME)
        try_operands(survey, position);
    else if (reduction_kind(cell.reduction) != REDUCES_TO_SUM || is_one_text(&cell))
        return;
    else if (count <= MOST_APPENDED)
        try_orders(survey, &cell, order, 0, (int)count);
    else
        survey->obstacle = OBSTACLE_STRINGS;
}

/* ---- cells ------------------------------------------------------------------------------------------------------------- */

/*
 * Makes another NaN of the stored value: in each part that is NaN, or of a real type in any case. False if there is none.
 */
static bool other_nan(int32_t dtype, const char *stored, unsigned char *element)
{
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    const uint64_t infinity = floating_infinity_bits(part),
                   quiet = infinity | (infinity & (~infinity + 1)) >> 1;
    bool found = false;
    if (floating_format_of(part) == NULL)
        return false;
    memcpy(element, stored, dtype_size(dtype));
    for (size_t offset = 0; offset < dtype_size(dtype); offset += size)
        if (part == dtype || isnan(floating_value(part, stored + offset))) {
            const bool is_same = load_bits(stored + offset, size) == quiet;
            store_bits(element + offset, size, quiet ^ (is_same ? 1 : 0));
            found = true;
        }
    return found;
}

/* clause: nan-bits, nan-order */
static void survey_nan(struct cell_survey *survey, int64_t position)
{
    unsigned char element[16];
    if (!other_nan(survey->stored->dtype, element_at(survey->stored, position), element))
        return;
    const enum vector_layer layer = layer_of_value(survey, position, element);
    if (layer < layer_by_entries(survey, position, element))
        add_entry(survey, (struct vector_entry){.layer = layer, .kind = ENTRY_NAN, .cell = position});
}

void survey_cell(struct cell_survey *survey, int64_t position)
{
    const int32_t dtype = survey->stored->dtype;
    const bool moves = is_moved(survey, position);
    if (layer_of_value(survey, position, element_at(survey->stored, position)) != LAYER_ALLOWED) {
        survey->obstacle = OBSTACLE_UNSOUND;
        return;
    }
    if (dtype != DTYPE_BOOL && aims_count(&survey->aims, position) > 0)
        survey_any(survey, position);
    survey_nan(survey, position);
    if (moves && aims_count(&survey->aims, position) > 1)
        try_operands(survey, position);
    switch (dtype_kind(dtype)) {
    case DTYPE_KIND_BOOL:
        survey_bool(survey, position);
        break;
    case DTYPE_KIND_STRING:
        if (!moves)
            survey_string(survey, position);
        break;
    case DTYPE_KIND_SIGNED:
    case DTYPE_KIND_UNSIGNED:
        if (!moves)
            survey_integer(survey, position);
        break;
    case DTYPE_KIND_FLOATING:
        survey_floating(survey, position);
        break;
    case DTYPE_KIND_COMPLEX:
        survey_complex(survey, position);
        break;
    case DTYPE_KIND_FOREIGN:
        break;
    }
}
