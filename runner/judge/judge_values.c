#include "judge_values.h"

#include "expectation.h"
#include "scatter.h"

#include <string.h>

/* The memory limit of one cell: it needs about 50 bytes for each update, and more for searches. */
#define CELL_MEMORY ((size_t)4 << 30)

/* ---- collecting findings ------------------------------------------------------------------------------- */

/* The state of a walk over the cells. */
struct walk {
    const struct derived_expectation *derived;
    const struct tensor *actual;
    struct value_findings *findings;
    struct arena *scratch;  /* for the whole walk */
    struct arena cells;     /* reset for each cell */
    int64_t search_budget;  /* roughly, the number of states that searches may still visit */
    int64_t failure_budget; /* the same for cells that would fail without a search */
    bool has_failed;        /* a cell fails after a search, so the case fails whatever the other cells are */
    int64_t look_budget;    /* the number of cells equal to the reference's that may still be examined */
    unsigned char *deviations; /* findings->deviations, once a cell deviates */
    bool deviations_lack_memory;
    int64_t least_updates; /* with fewer updates, a cell that equals the reference's shows no policy */
};

static struct value_finding *finding_for(struct value_findings *findings, const struct cell_verdict *verdict,
                                         int64_t position)
{
    const char *point = trait_point(verdict->trait);
    for (size_t i = 0; i < findings->count; i++) {
        struct value_finding *finding = &findings->items[i];
        if (finding->clause == verdict->clause && finding->complies == verdict->complies &&
            strcmp(finding->point, point) == 0 &&
            (verdict->complies || finding->policies == verdict->explanations))
            return finding;
    }
    if (findings->count == MOST_VALUE_FINDINGS)
        return NULL;
    struct value_finding *finding = &findings->items[findings->count++];
    *finding = (struct value_finding){.clause = verdict->clause,
                                      .complies = verdict->complies,
                                      .point = point,
                                      .policies = ~(trait_set)0,
                                      .first = position};
    return finding;
}

/* Copies an order of updates, since the cell's memory is reset. */
static void keep_witness(struct value_finding *finding, const struct cell_verdict *verdict, size_t count,
                         int64_t position, struct arena *arena)
{
    if (verdict->witness == NULL || finding->witness != NULL)
        return;
    size_t *copy = arena_allocate(arena, count * sizeof *copy);
    if (copy == NULL)
        return;
    memcpy(copy, verdict->witness, count * sizeof *copy);
    finding->witness = copy;
    finding->witness_cell = position;
}

static void note_deviation(struct walk *walk, const struct cell *cell, enum cell_clause clause)
{
    if (walk->findings->deviations == NULL && !walk->deviations_lack_memory) {
        walk->deviations = arena_allocate_zeroed(walk->scratch, (size_t)walk->actual->count, 1);
        walk->findings->deviations = walk->deviations;
        walk->deviations_lack_memory = walk->deviations == NULL;
    }
    if (walk->deviations != NULL)
        walk->deviations[cell->position] = (unsigned char)(clause + 1);
}

static void note(struct walk *walk, const struct cell *cell, const struct cell_verdict *verdict)
{
    if (verdict->complies && verdict->trait == POLICY_EXPECTED)
        return;
    if (!verdict->complies)
        note_deviation(walk, cell, verdict->clause);
    struct value_finding *finding = finding_for(walk->findings, verdict, cell->position);
    if (finding == NULL)
        return;
    bool unsearched =
        verdict->complies && verdict->clause == CELL_CLAUSE_REDUCTION_ORDER && !verdict->searched;
    /* Of an unsearched cell it is only known that it is not the result in order. */
    trait_set unknown = TRAIT_BIT(POLICY_OTHER_ORDER) | TRAIT_BIT(POLICY_TREE);
    finding->cells++;
    finding->unsearched += unsearched;
    finding->policies &= verdict->explanations | (unsearched ? unknown : 0);
    keep_witness(finding, verdict, (size_t)aims_count(cell->aims, cell->position), cell->position,
                 walk->scratch);
}

/* Policies that exclude each other: a value that two of them explain shows neither. */
static const trait_set rivals[] = {
    TRAIT_BIT(POLICY_LAST_WINS) | TRAIT_BIT(POLICY_FIRST_WINS) | TRAIT_BIT(POLICY_OTHER_WINS),
    TRAIT_BIT(POLICY_IN_ORDER) | TRAIT_BIT(POLICY_WIDER),
    TRAIT_BIT(POLICY_ZERO_OLD) | TRAIT_BIT(POLICY_ZERO_OTHER) | TRAIT_BIT(POLICY_ZERO_ORDERED),
};

static bool is_informative(const struct value_finding *finding)
{
    for (size_t i = 0; i < sizeof rivals / sizeof *rivals; i++) {
        trait_set left = finding->policies & rivals[i];
        if ((left & (left - 1)) != 0)
            return false;
    }
    return true;
}

/* Drops findings without information. If no cell was searched, nothing is claimed about orders. */
static void settle(struct value_findings *findings)
{
    size_t kept = 0;
    for (size_t i = 0; i < findings->count; i++) {
        struct value_finding *finding = &findings->items[i];
        if (finding->unsearched == finding->cells)
            finding->policies &= ~(TRAIT_BIT(POLICY_OTHER_ORDER) | TRAIT_BIT(POLICY_TREE));
        if (!finding->complies || is_informative(finding))
            findings->items[kept++] = *finding;
    }
    findings->count = kept;
}

const char *value_finding_policy(const struct value_finding *finding)
{
    for (int policy = 0; policy <= POLICY_ZERO_ORDERED; policy++)
        if ((finding->policies >> policy & 1) != 0)
            return trait_name((enum trait)policy);
    return "not the same everywhere";
}

/* ---- the walk over the cells --------------------------------------------------------------------------- */

struct cell judged_cell(const struct derived_expectation *derived, const struct tensor *actual,
                        const struct value_findings *findings, int64_t position)
{
    size_t size = dtype_size(actual->dtype);
    const char *expected_elements = derived->output.elements, *actual_elements = actual->elements;
    return (struct cell){.data = derived->node.inputs[INPUT_DATA],
                         .updates = derived->node.inputs[INPUT_UPDATES],
                         .aims = &findings->aims,
                         .reduction = derived->preparation.reduction,
                         .position = position,
                         .expected = expected_elements + (size_t)position * size,
                         .actual = actual_elements + (size_t)position * size};
}

/* Whether a budget allows a search for `count` updates, which visits about 2^count states. */
static bool may_search(int64_t *budget, int64_t count)
{
    enum { MOST_DOUBLINGS = 10 };
    int64_t cost = (int64_t)1 << (count < MOST_DOUBLINGS ? count : MOST_DOUBLINGS);
    if (count < 2 || *budget < cost)
        return false;
    *budget -= cost;
    return true;
}

/* Whether a cell fails by the value of a reduction. */
static bool is_wrong(const struct cell *cell, const struct cell_verdict *verdict)
{
    return !verdict->complies && cell->reduction != REDUCTION_NONE &&
           verdict->clause == reduction_clause(cell->reduction);
}

static bool cell_equals_reference(const struct cell *cell)
{
    return cell->data->dtype != DTYPE_STRING &&
           memcmp(cell->expected, cell->actual, dtype_size(cell->data->dtype)) == 0;
}

static void judge_cell(struct walk *walk, int64_t position, int64_t count)
{
    struct cell cell = judged_cell(walk->derived, walk->actual, walk->findings, position);
    bool search = !cell_equals_reference(&cell) && may_search(&walk->search_budget, count);
    struct cell_verdict verdict = judge_cell_value(&cell, search, &walk->cells);
    /* The bounds alone may blame a value that some order gives with directed rounding. */
    if (!search && is_wrong(&cell, &verdict) && !walk->has_failed &&
        may_search(&walk->failure_budget, count)) {
        arena_reset(&walk->cells);
        search = true;
        verdict = judge_cell_value(&cell, true, &walk->cells);
    }
    walk->has_failed |= search && is_wrong(&cell, &verdict);
    note(walk, &cell, &verdict);
    arena_reset(&walk->cells);
}

/* Judges a slice with several updates under none: whether it is one of them as a whole. */
/* clause: duplicates-none */
static void judge_slice(struct walk *walk, int64_t position, int64_t count)
{
    const struct aims *aims = &walk->findings->aims;
    const struct tensor *updates = walk->derived->node.inputs[INPUT_UPDATES];
    bool whole = false;
    for (int64_t i = 0; i < count && !whole; i++)
        whole = tensor_same_elements(walk->actual, position, updates, aims_update_position(aims, position, i),
                                     aims->slice);
    walk->findings->whole_slices += whole;
    walk->findings->torn_slices += !whole;
}

/* Examines which policies a target shows whose cells equal the reference's; only as many cells as the budget
 * allows. */
static void look_at_target(struct walk *walk, int64_t first, int64_t count)
{
    int64_t slice = walk->findings->aims.slice;
    bool shows = count >= walk->least_updates;
    for (int64_t i = 0; shows && i < slice && walk->look_budget > 0; i++, walk->look_budget--)
        judge_cell(walk, first + i, count);
}

static void judge_target(struct walk *walk, int64_t target)
{
    const struct aims *aims = &walk->findings->aims;
    int64_t first = target * aims->slice;
    int64_t count = aims_count(aims, first);
    if (count > 0 && walk->derived->preparation.outcome != OUTCOME_COMPUTED)
        return; /* no value is defined */
    if (tensor_same_elements(walk->actual, first, &walk->derived->output, first, aims->slice))
        look_at_target(walk, first, count);
    else
        for (int64_t i = 0; i < aims->slice; i++)
            judge_cell(walk, first + i, count);
    if (count > 1 && aims->slice > 1 && walk->derived->preparation.reduction == REDUCTION_NONE)
        judge_slice(walk, first, count);
}

static void judge_cells(struct walk *walk)
{
    const struct aims *aims = &walk->findings->aims;
    if (aims->target_count == 0)
        for (int64_t position = 0; position < walk->actual->count; position++)
            judge_cell(walk, position, 0);
    for (int64_t i = 0; i < aims->target_count; i++)
        judge_target(walk, aims->first_target + i);
}

/* ---- the whole output ---------------------------------------------------------------------------------- */

/* The targets to be examined: `count` from `first` on. */
struct range {
    int64_t first, count;
};

/* The targets that may show a policy in an output that equals the reference's: all if single values may show
 * one, a few from the first repeated one on if only the order of updates is open, otherwise none. */
static enum status range_to_look_at(const struct derived_expectation *derived, struct scatter_plan *plan,
                                    struct range *range, int64_t budget, struct arena *scratch,
                                    struct error *error)
{
    int64_t repeated = -1;
    *range = (struct range){0, 0};
    if (plan->update_count == 0)
        return STATUS_OK;
    bool open = values_are_open(derived);
    bool interesting = !open && single_values_may_be_open(derived, true);
    if (open || interesting) {
        enum status status = aims_find_repeated(plan, &repeated, scratch, error);
        if (status != STATUS_OK)
            return status;
    }
    if (interesting && single_values_may_be_open(derived, repeated >= 0))
        *range = (struct range){0, INT64_MAX};
    else if (open && repeated >= 0)
        *range = (struct range){repeated, budget / plan->slice + 1};
    return STATUS_OK;
}

enum status judge_values(const struct derived_expectation *derived, const struct tensor *actual,
                         struct value_findings *findings, struct arena *scratch, struct error *error)
{
    enum { SEARCH_BUDGET = 8192, LOOK_BUDGET = 4096, LEAST_LOOKS = 32, CELLS_FOR_ONE_LOOK = 1024 };
    struct scatter_plan plan;
    struct range range = {0, INT64_MAX};
    int64_t looks = LEAST_LOOKS + actual->count / CELLS_FOR_ONE_LOOK;
    looks = looks < LOOK_BUDGET ? looks : LOOK_BUDGET;
    memset(findings, 0, sizeof *findings);
    enum status status = scatter_plan_create(&plan, &derived->node, &derived->preparation, scratch, error);
    bool equal = tensor_same_elements(&derived->output, 0, actual, 0, actual->count);
    if (status == STATUS_OK && equal)
        status = range_to_look_at(derived, &plan, &range, looks, scratch, error);
    if (status != STATUS_OK || range.count == 0)
        return status;
    status = aims_create_some(&findings->aims, &plan, range.first, range.count, scratch, error);
    if (status != STATUS_OK)
        return status;
    findings->has_aims = true;
    struct walk walk = {.derived = derived,
                        .actual = actual,
                        .findings = findings,
                        .scratch = scratch,
                        .cells = arena_create(CELL_MEMORY),
                        .search_budget = SEARCH_BUDGET,
                        .failure_budget = SEARCH_BUDGET,
                        .look_budget = looks,
                        .least_updates = values_are_open(derived) ? 2 : 1};
    judge_cells(&walk);
    settle(findings);
    arena_destroy(&walk.cells);
    return STATUS_OK;
}
