#include "world_case.h"

enum { DTYPE_NUMBERS = 32 /* of a dtype_set */ };

/* The kinds of one version and element type, after `count` others. Returns the new count. Without `items` they are only counted. */
static size_t add_kinds(const struct operator_version *version, int32_t dtype, struct world_kind *items,
                        size_t count)
{
    const int32_t index_dtypes[] = {DTYPE_INT32, DTYPE_INT64};
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
        bool names_reduction = version->reductions != 0;
        if (names_reduction ? (version->reductions >> reduction & 1) == 0 : reduction != REDUCTION_NONE)
            continue;
        for (size_t i = 0; i < sizeof index_dtypes / sizeof *index_dtypes; i++) {
            if (!dtype_in(version->index_types, index_dtypes[i]))
                continue;
            if (items != NULL)
                items[count] = (struct world_kind){.version = version,
                                                   .dtype = dtype,
                                                   .index_dtype = index_dtypes[i],
                                                   .reduction = (enum reduction)reduction,
                                                   .names_reduction = names_reduction};
            count++;
        }
    }
    return count;
}

static size_t all_kinds(struct world_kind *items)
{
    size_t count = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int32_t dtype = 0; dtype < DTYPE_NUMBERS; dtype++)
            if (dtype_in(operator_versions[row].types, dtype))
                count = add_kinds(&operator_versions[row], dtype, items, count);
    return count;
}

enum status world_kinds_create(struct world_kinds *kinds, struct arena *arena, struct error *error)
{
    size_t count = all_kinds(NULL);
    struct world_kind *items = arena_allocate(arena, count * sizeof *items);
    if (items == NULL)
        return error_no_memory(error, "the kinds of cases");
    *kinds = (struct world_kinds){.items = items, .count = all_kinds(items)};
    return STATUS_OK;
}

void world_case_take_form(struct world_case *made, const struct written_form *form)
{
    static const char *const names[INPUT_SLOTS] = {"data", "indices", "updates"};
    made->form = *form;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        made->inputs[slot].name = names[slot - form->shared[slot]];
}
