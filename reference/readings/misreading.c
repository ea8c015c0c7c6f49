#include "misreading.h"

#include "cell.h"
#include "dtype.h"
#include "reading.h"

#include <math.h>
#include <string.h>

/* ---- the table ----------------------------------------------------------------------------------------- */

struct row {
    const char *name, *clause, *sentence;
    bool is_searched;
};

static const struct row rows[MISREADING_COUNT] = {
#define ONE(constant, kind, name, clause, sentence, ...) \
    [MISREADING_##constant] = {name, clause, sentence, false},
#define EACH(constant, kind, name, clause, sentence, number, ...) \
    [MISREADING_##constant] = {name, clause, sentence, #number[0] != '0'},
    MISREADING_TABLE(ONE, EACH)
#undef EACH
#undef ONE
};

const char *misreading_name(enum misreading misreading)
{
    return rows[misreading].name;
}

const char *misreading_sentence(enum misreading misreading)
{
    return rows[misreading].sentence;
}

const char *misreading_clause(enum misreading misreading, enum reduction reduction)
{
    static const char *const of_reductions[] = {
#define CLAUSE(constant, name, kind) [REDUCTION_##constant] = "reduction-" name,
        REDUCTION_TABLE(CLAUSE)
#undef CLAUSE
    };
    const char *clause = rows[misreading].clause;
    return clause[0] == '\0' ? of_reductions[reduction] : clause;
}

bool misreading_is_searched(enum misreading misreading)
{
    return rows[misreading].is_searched;
}

bool misreading_from_name(const char *name, enum misreading *misreading)
{
    for (int i = 0; i < MISREADING_COUNT; i++) {
        *misreading = (enum misreading)i;
        if (strcmp(rows[i].name, name) == 0)
            return true;
    }
    return false;
}

enum misreading misreading_first(const struct misreading_set *set)
{
    int first = MISREADING_COUNT - 1;
    for (int i = MISREADING_COUNT - 1; i >= 0; i--)
        if (set->has[i] && (!set->left_out[i] || set->left_out[first] || !set->has[first]))
            first = i;
    return (enum misreading)first;
}

/* ---- the search ---------------------------------------------------------------------------------------- */

/* The search for the misreadings of one output. */
struct search {
    const struct misread_output *output;
    int64_t first_wrong;
    struct reading_facts facts;
    struct application application;
    bool *should_compute; /* by cell: the right reading computes its value, and does not only copy it */
    bool *computes;       /* the same for the misreading, if `marked` */
    bool marked;
};

/* Whether the value of a cell is computed, by the right reading or the misreading. */
static bool is_computed(struct search *search, const struct reading *reading, int64_t position)
{
    if (search->should_compute[position])
        return true;
    if (!search->marked && !reading_mark_computed(reading, &search->application, search->computes))
        return false;
    search->marked = true;
    return search->computes[position];
}

/* Whether two complex numbers are the same product, rounded in one way or another. */
static bool same_product(int32_t dtype, const void *left, const void *right)
{
    enum { UNITS = 8 };
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    double parts[2][2], magnitude = 0;
    if (part == dtype)
        return false;
    for (int i = 0; i < 2; i++) {
        parts[0][i] = floating_value(part, (const char *)left + (size_t)i * size);
        parts[1][i] = floating_value(part, (const char *)right + (size_t)i * size);
        magnitude = fmax(magnitude, fabs(parts[0][i]));
    }
    const double bound = UNITS * floating_format_of(dtype)->unit * magnitude;
    return fabs(parts[0][0] - parts[1][0]) <= bound && fabs(parts[0][1] - parts[1][1]) <= bound;
}

/* Whether a value is the right one, rounded in one way or another: then nothing is explained by it. */
static bool is_right(const struct search *search, const char *value, size_t offset)
{
    const struct tensor *expected = search->output->expected;
    return same_product(expected->dtype, value, (const char *)expected->elements + offset);
}

/* The value of the misreading equals that of a tensor. */
static bool gives_cell(struct search *search, const struct reading *reading, const struct tensor *tensor,
                       int64_t position)
{
    const struct tensor *misread = &search->application.result;
    size_t offset = (size_t)position * dtype_size(tensor->dtype);
    const char *left = (const char *)misread->elements + offset,
               *right = (const char *)tensor->elements + offset;
    if (same_bits(tensor->dtype, left, right))
        return true;
    if (floating_format_of(tensor->dtype) == NULL)
        return false;
    return (same_value(tensor->dtype, left, right) ||
            (search->output->preparation->reduction == REDUCTION_MUL &&
             same_product(tensor->dtype, left, right) && !is_right(search, left, offset))) &&
           is_computed(search, reading, position);
}

static bool explains_cell(struct search *search, const struct reading *reading, int64_t position)
{
    const struct misread_output *output = search->output;
    return gives_cell(search, reading, output->actual, position) ||
           (!output->wrong[position] && gives_cell(search, reading, output->expected, position));
}

/* Whether the result of a misreading explains the output. The first wrong cell is checked first, because most
 * results fail there. */
static bool explains(struct search *search, const struct reading *reading)
{
    search->marked = false;
    bool same = explains_cell(search, reading, search->first_wrong);
    for (int64_t position = 0; same && position < search->output->actual->count; position++)
        same = explains_cell(search, reading, position);
    return same;
}

/* Tries all variants of a misreading; returns whether one explains the output. */
static bool try_variants(struct search *search, enum misreading misreading, int64_t *number)
{
    const struct misread_output *output = search->output;
    for (int variant = 0;; variant++) {
        struct reading reading;
        if (!reading_begin(&reading, output->node, output->preparation) ||
            !reading_misread(&reading, misreading, variant, &search->facts, number))
            return false;
        if (reading_apply(&reading, &search->application) && explains(search, &reading))
            return true;
    }
}

/* Tries the misreadings about narrow types, or all others; returns how many explain the output. */
static int try_misreadings(struct search *search, bool of_width, struct misreading_set *set)
{
    int found = 0;
    for (int i = 0; i < MISREADING_COUNT; i++) {
        if (misreading_is_of_width((enum misreading)i) != of_width)
            continue;
        set->has[i] = try_variants(search, (enum misreading)i, &set->number[i]);
        set->number[i] = set->has[i] ? set->number[i] : 0;
        set->left_out[i] = set->has[i] && search->application.placement.left_out;
        found += set->has[i];
    }
    return found;
}

/* Prepares a search for an output with a wrong cell. False if memory or the budget does not suffice. */
static bool search_begin(struct search *search, const struct misread_output *output, struct arena *scratch)
{
    size_t count = (size_t)output->actual->count;
    struct reading right;
    if (!application_begin(&search->application, output->node, output->actual, MISREADING_WORK, scratch))
        return false;
    search->should_compute = arena_allocate_zeroed(scratch, count, sizeof(bool));
    search->computes = arena_allocate_zeroed(scratch, count, sizeof(bool));
    if (search->should_compute == NULL || search->computes == NULL)
        return false;
    search->facts = reading_facts_of(output->node);
    bool matters =
        floating_format_of(output->actual->dtype) != NULL && output->preparation->reduction != REDUCTION_NONE;
    return !matters || (reading_begin(&right, output->node, output->preparation) &&
                        reading_walk(&right, &search->application.placement) &&
                        reading_mark_computed(&right, &search->application, search->should_compute));
}

int misreadings_find(const struct misread_output *output, struct misreading_set *set, struct arena *scratch)
{
    struct search search = {.output = output};
    int found = 0;
    memset(set, 0, sizeof *set);
    while (search.first_wrong < output->actual->count && !output->wrong[search.first_wrong])
        search.first_wrong++;
    if (search.first_wrong == output->actual->count || !search_begin(&search, output, scratch))
        return 0;
    /* Narrow types first: they only affect large tensors, for which the budget does not suffice for all
     * misreadings. */
    found += try_misreadings(&search, true, set);
    found += try_misreadings(&search, false, set);
    arena_reset(scratch);
    return found;
}

/* ---- effects ------------------------------------------------------------------------------------------- */

static bool changes_values(const struct tensor *expected, const struct tensor *misread)
{
    const size_t size = dtype_size(expected->dtype);
    for (int64_t position = 0; position < expected->count; position++) {
        const char *right = (const char *)expected->elements + (size_t)position * size,
                   *wrong = (const char *)misread->elements + (size_t)position * size;
        if (!same_bits(expected->dtype, right, wrong) &&
            (floating_format_of(expected->dtype) == NULL || !same_value(expected->dtype, right, wrong)))
            return true;
    }
    return false;
}

struct misreading_effects misreading_effects_on(enum misreading misreading, const struct scatter_node *node,
                                                const struct preparation *preparation,
                                                const struct tensor *expected, struct arena *scratch)
{
    const struct reading_facts facts = reading_facts_of(node);
    struct misreading_effects effects = {.variants = 0};
    struct application application;
    struct reading reading;
    int64_t number;
    if (application_begin(&application, node, expected, MISREADING_WORK, scratch))
        for (; reading_begin(&reading, node, preparation) &&
               reading_misread(&reading, misreading, effects.variants, &facts, &number);
             effects.variants++) {
            if (!reading_apply(&reading, &application))
                continue;
            effects.leaving += application.placement.is_beyond;
            effects.changing +=
                !application.placement.is_beyond && changes_values(expected, &application.result);
        }
    arena_reset(scratch);
    return effects;
}
