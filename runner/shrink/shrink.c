#include "shrink.h"

#include "node.h"
#include "shrinker.h"

/* Indices and elements that are simplified one by one. */
enum { PLACES_MOST = 64 };

/* ---- form ---------------------------------------------------------------------------------------------- */

/* The plain form, or what is left of the form when each of its parts that need not be is plain. False if
 * other nodes compute inputs, and the case fails with them only: a try does not tell whose fault it is. */
static bool simplify_form(struct shrinker *shrinker)
{
    const struct written_form *form = &shrinker->smallest.form;
    struct written_form simpler = {.extents = EXTENTS_NUMBERED};
    if (written_form_is_plain(form) || shrinker_try_form(shrinker, simpler))
        return true;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        if (source_is_computed((enum value_source)form->sources[slot]))
            return false;
    simpler = *form;
    simpler.shared[INPUT_INDICES] = simpler.shared[INPUT_UPDATES] = 0;
    (void)shrinker_try_form(shrinker, simpler);
    simpler = *form;
    simpler.extents = EXTENTS_NUMBERED;
    (void)shrinker_try_form(shrinker, simpler);
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        simpler = *form;
        simpler.sources[slot] = SOURCE_GRAPH;
        (void)shrinker_try_form(shrinker, simpler);
    }
    return true;
}

/* ---- shape, indices, values, kind ---------------------------------------------------------------------- */

static const struct tensor *input(const struct shrinker *shrinker, int slot)
{
    return &shrinker->smallest.inputs[slot];
}

static int64_t extent_of_data(const struct shrinker *shrinker, int dimension)
{
    return input(shrinker, INPUT_DATA)->dims[dimension];
}

/* Tries to keep only the first elements of data. */
static bool try_extent(struct shrinker *shrinker, int dimension, int64_t extent)
{
    const int64_t rest = extent_of_data(shrinker, dimension) - extent;
    return shrinker_try(shrinker, (struct case_edit){EDIT_CUT, dimension, extent, rest, NULL});
}

/* The smallest extent, by binary search: as if every larger extent failed in the same way. */
static bool shrink_extent(struct shrinker *shrinker, int dimension)
{
    if (try_extent(shrinker, dimension, 1))
        return true;
    bool changed = false;
    for (int64_t low = 2; low < extent_of_data(shrinker, dimension) && !shrinker_is_over(shrinker);) {
        const int64_t middle = low + (extent_of_data(shrinker, dimension) - low) / 2;
        if (try_extent(shrinker, dimension, middle))
            changed = true;
        else
            low = middle + 1;
    }
    return changed;
}

/* An edit that takes slices of a dimension away, and the dimension of the smallest case that it makes
 * smaller. */
struct removal {
    enum edit edit;
    int slot, dimension;
};

static int64_t extent_of(const struct shrinker *shrinker, const struct removal *removal)
{
    return input(shrinker, removal->slot)->dims[removal->dimension];
}

/* Takes `count` slices away wherever that leaves a failure. */
static bool remove_slices(struct shrinker *shrinker, const struct removal *removal, int64_t count)
{
    bool changed = false;
    for (int64_t first = 0; first < extent_of(shrinker, removal) && !shrinker_is_over(shrinker);) {
        if (shrinker_try(shrinker, (struct case_edit){removal->edit, removal->dimension, first, count, NULL}))
            changed = true;
        else
            first += count;
    }
    return changed;
}

static int64_t power_of_two_up_to(int64_t limit)
{
    int64_t power = 1;
    while (power <= limit / 2)
        power *= 2;
    return power;
}

/* Takes away half of the slices, a quarter and so on, of more than `least` slices. Then powers of two: what
 * is left has the same remainder by a block or vector of an implementation. */
static bool remove_parts(struct shrinker *shrinker, const struct removal *removal, int64_t least)
{
    bool changed = false;
    for (int64_t count = extent_of(shrinker, removal) / 2; count > least; count /= 2)
        changed = remove_slices(shrinker, removal, count) || changed;
    for (int64_t count = power_of_two_up_to(extent_of(shrinker, removal) / 2); count > least && count > 1;
         count /= 2)
        changed = remove_slices(shrinker, removal, count) || changed;
    return changed;
}

/* Of many slices of data single ones are not tried. */
static bool shrink_data(struct shrinker *shrinker)
{
    bool changed = false;
    for (int dimension = 0; dimension < input(shrinker, INPUT_DATA)->rank; dimension++) {
        const struct removal removal = {EDIT_CUT, INPUT_DATA, dimension};
        changed = shrink_extent(shrinker, dimension) || changed;
        changed = remove_parts(shrinker, &removal, extent_of(shrinker, &removal) / PLACES_MOST) || changed;
    }
    return changed;
}

static bool shrink_updates(struct shrinker *shrinker)
{
    bool changed = false;
    for (int dimension = 0; dimension < input(shrinker, INPUT_INDICES)->rank; dimension++) {
        const struct removal removal = {EDIT_DROP, INPUT_INDICES, dimension};
        changed = remove_parts(shrinker, &removal, 0) || changed;
    }
    return changed;
}

static bool shrink_ranks(struct shrinker *shrinker)
{
    bool changed = false;
    for (int dimension = 0; dimension < input(shrinker, INPUT_DATA)->rank;)
        if (shrinker_try(shrinker, (struct case_edit){EDIT_SQUEEZE, .dimension = dimension}))
            changed = true;
        else
            dimension++;
    for (int dimension = 0; dimension < input(shrinker, INPUT_INDICES)->rank - 1;)
        if (shrinker_try(shrinker, (struct case_edit){EDIT_SQUEEZE_BATCH, .dimension = dimension}))
            changed = true;
        else
            dimension++;
    return changed;
}

/* The simplest index that means as much: the first element, or the nearest one that is invalid. */
static int64_t simple_index(const struct world_case *of, int64_t place)
{
    const int64_t index = case_index(of, place), extent = case_extent_of_index(of, place);
    return index >= extent ? extent : index < -extent ? -extent - 1 : 0;
}

static bool shrink_indices(struct shrinker *shrinker)
{
    bool changed = shrinker_try(shrinker, (struct case_edit){.edit = EDIT_POSITIVE});
    for (int64_t place = 0; place < input(shrinker, INPUT_INDICES)->count && place < PLACES_MOST; place++)
        changed =
            shrinker_try(shrinker, (struct case_edit){EDIT_INDEX, .first = place,
                                                      .count = simple_index(&shrinker->smallest, place)}) ||
            changed;
    return changed;
}

static bool simplify(struct shrinker *shrinker, int slot, int64_t place)
{
    return shrinker_try(shrinker, (struct case_edit){EDIT_SIMPLE, .dimension = slot, .first = place}) ||
           shrinker_try(shrinker, (struct case_edit){EDIT_ZERO, .dimension = slot, .first = place});
}

static void simplify_values(struct shrinker *shrinker)
{
    static const int slots[] = {INPUT_DATA, INPUT_UPDATES};
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
        if (simplify(shrinker, slots[i], -1))
            continue;
        for (int64_t place = 0; place < input(shrinker, slots[i])->count && place < PLACES_MOST; place++)
            (void)simplify(shrinker, slots[i], place);
    }
}

/* A kind of the same version with these members, or NULL. */
static const struct world_kind *kind_with(const struct world_kinds *kinds, const struct world_kind *of,
                                          int32_t dtype, int32_t index_dtype, enum reduction reduction)
{
    for (size_t i = 0; i < kinds->count; i++)
        if (kinds->items[i].version == of->version && kinds->items[i].dtype == dtype &&
            kinds->items[i].index_dtype == index_dtype && kinds->items[i].reduction == reduction)
            return &kinds->items[i];
    return NULL;
}

static void simplify_kind(struct shrinker *shrinker, const struct world_kinds *kinds)
{
    static const int32_t dtypes[] = {DTYPE_FLOAT, DTYPE_INT64};
    const struct world_kind *kind = &shrinker->smallest.kind, *other;
    if (kind->reduction != REDUCTION_NONE &&
        (other = kind_with(kinds, kind, kind->dtype, kind->index_dtype, REDUCTION_NONE)) != NULL)
        (void)shrinker_try(shrinker, (struct case_edit){EDIT_KIND, .kind = other});
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++)
        if (kind->dtype != DTYPE_FLOAT && kind->dtype != dtypes[i] &&
            (other = kind_with(kinds, kind, dtypes[i], kind->index_dtype, kind->reduction)) != NULL)
            (void)shrinker_try(shrinker, (struct case_edit){EDIT_KIND, .kind = other});
    if (kind->index_dtype != DTYPE_INT64 &&
        (other = kind_with(kinds, kind, kind->dtype, DTYPE_INT64, kind->reduction)) != NULL)
        (void)shrinker_try(shrinker, (struct case_edit){EDIT_KIND, .kind = other});
    (void)shrinker_try_axis(shrinker,
                            axis_normalise(shrinker->smallest.axis, input(shrinker, INPUT_DATA)->rank));
}

/* ---- all together -------------------------------------------------------------------------------------- */

static void shrink_all(struct shrinker *shrinker, const struct world_kinds *kinds)
{
    if (!simplify_form(shrinker))
        return;
    for (bool changed = true; changed && !shrinker_is_over(shrinker);) {
        changed = shrink_data(shrinker);
        changed = shrink_updates(shrinker) || changed;
        changed = shrink_ranks(shrinker) || changed;
        changed = shrink_indices(shrinker) || changed;
    }
    simplify_values(shrinker);
    simplify_kind(shrinker, kinds);
}

/* If the implementation keeps state, a case that fails after other tries may pass alone. Then each try gets a
 * fresh process. */
static void shrink_from(struct shrinker *shrinker, const struct world_case *made,
                        const struct world_kinds *kinds)
{
    shrink_all(shrinker, kinds);
    if (shrinker->status != STATUS_OK || shrinker_fails_alone(shrinker))
        return;
    shrinker_keep(shrinker, made);
    shrinker_use_fresh_processes(shrinker);
    if (shrinker->status == STATUS_OK)
        shrink_all(shrinker, kinds);
}

enum status shrink_case(struct implementation *implementation, const struct judge_settings *judge,
                        const struct world *world, uint64_t number, struct shrunk_case *shrunk,
                        struct arena *arena, struct error *error)
{
    struct shrinker shrinker = shrinker_create(implementation, judge, error);
    struct world_case *made = arena_allocate(arena, 2 * sizeof *made);
    *shrunk = (struct shrunk_case){.made = made};
    shrinker.status = made == NULL ? error_no_memory(error, "a case")
                                   : world_case_make(world, number, &made[0], arena, error);
    if (shrinker.status == STATUS_OK)
        shrinker_keep(&shrinker, &made[0]);
    if (shrinker.status == STATUS_OK)
        shrinker.status = session_start(&shrinker.session, error);
    shrunk->is_alike = shrinker.status == STATUS_OK && shrinker_learn(&shrinker);
    if (shrunk->is_alike)
        shrink_from(&shrinker, &made[0], &world->kinds);
    if (shrinker.status == STATUS_OK)
        shrinker.status = case_copy(&made[1], &shrinker.smallest, arena, error);
    shrunk->made = &made[1];
    shrunk->tries = shrinker.tries;
    shrunk->is_cut = session_is_interrupted(&shrinker.session);
    shrinker_destroy(&shrinker);
    return shrinker.status;
}
