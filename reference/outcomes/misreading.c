#include "misreading.h"

#include "cell.h"
#include "floating_format.h"
#include "misreading_apply.h"
#include "misreading_rules.h"

#include <string.h>

/* ---- the table ----------------------------------------------------------------------------------------------------- */

struct row {
    const char *name, *clause, *sentence;
};

static const struct row rows[MISREADING_COUNT] = {
#define ROW(constant, kind, name, clause, sentence) [MISREADING_##constant] = {name, clause, sentence},
    MISREADING_TABLE(ROW)
#undef ROW
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

/* ---- the search ---------------------------------------------------------------------------------------------------- */

static bool same_cell(const struct tensor *a, const struct tensor *b, int64_t position)
{
    size_t offset = (size_t)position * dtype_size(a->dtype);
    const char *left = a->elements, *right = b->elements;
    return floating_format_of(a->dtype) == NULL ? same_bits(a->dtype, left + offset, right + offset)
                                                : same_value(a->dtype, left + offset, right + offset);
}

static bool explains_cell(const struct misread_output *output, const struct tensor *misread, int64_t position)
{
    return same_cell(misread, output->actual, position) ||
           (!output->wrong[position] && same_cell(misread, output->expected, position));
}

/*
 * Whether a result explains an output. The first wrong cell is checked first, because most results fail
 * there.
 */
static bool explains(const struct misread_output *output, const struct tensor *misread, int64_t first_wrong)
{
    bool same = explains_cell(output, misread, first_wrong);
    for (int64_t position = 0; same && position < misread->count; position++)
        same = explains_cell(output, misread, position);
    return same;
}

/* Tries all variants of a misreading; returns whether one explains the output. */
static bool try_variants(const struct misread_output *output, enum misreading misreading,
                         const struct reading_facts *facts, int64_t first_wrong,
                         struct application *application, int64_t *number)
{
    for (int variant = 0;; variant++) {
        struct reading reading;
        if (!reading_begin(&reading, output->node, output->preparation) ||
            !reading_misread(&reading, misreading, variant, facts, number))
            return false;
        if (reading_apply(&reading, application) && explains(output, &application->result, first_wrong))
            return true;
    }
}

/* Tries the misreadings about narrow types, or all others; returns how many explain the output. */
static int try_misreadings(const struct misread_output *output, bool of_width,
                           const struct reading_facts *facts, int64_t first_wrong,
                           struct application *application, struct misreading_set *set)
{
    int found = 0;
    for (int i = 0; i < MISREADING_COUNT; i++) {
        if (misreading_is_of_width((enum misreading)i) != of_width)
            continue;
        set->has[i] =
            try_variants(output, (enum misreading)i, facts, first_wrong, application, &set->number[i]);
        set->number[i] = set->has[i] ? set->number[i] : 0;
        set->left_out[i] = set->has[i] && application->placement.left_out;
        found += set->has[i];
    }
    return found;
}

int misreadings_find(const struct misread_output *output, struct misreading_set *set, struct arena *scratch)
{
    struct application application;
    int64_t first_wrong = 0;
    int found = 0;
    memset(set, 0, sizeof *set);
    while (first_wrong < output->actual->count && !output->wrong[first_wrong])
        first_wrong++;
    if (first_wrong == output->actual->count ||
        !application_begin(&application, output->node, output->actual, MISREADING_WORK, scratch))
        return 0;
    const struct reading_facts facts = reading_facts_of(output->node);
    /* Narrow types first: they only affect large tensors, for which the budget does not suffice for all
     * misreadings. */
    found += try_misreadings(output, true, &facts, first_wrong, &application, set);
    found += try_misreadings(output, false, &facts, first_wrong, &application, set);
    arena_reset(scratch);
    return found;
}
