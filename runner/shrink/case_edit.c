/* Edits of a case: an index, a value, the kind, the form of the model. */
#include "node.h"
#include "shrinker.h"
#include "world.h"

#include <string.h>

enum status case_copy(struct world_case *copy, const struct world_case *from, struct arena *arena,
                      struct error *error)
{
    enum status status = STATUS_OK;
    *copy = *from;
    for (int slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++)
        status = tensor_own(&copy->inputs[slot], arena, error);
    return status;
}

/* ---- indices and values -------------------------------------------------------------------------------- */

/* The index at a place, or with place -1 every negative valid one. */
static enum status edit_index(struct world_case *edited, int64_t place, int64_t value, bool *is_made,
                              struct arena *arena, struct error *error)
{
    enum status status = tensor_own(&edited->inputs[INPUT_INDICES], arena, error);
    for (int64_t i = 0; status == STATUS_OK && i < edited->inputs[INPUT_INDICES].count; i++) {
        const int64_t index = case_index(edited, i), extent = case_extent_of_index(edited, i);
        int64_t wanted = i == place ? value : index;
        if (place < 0 && index_in_range(index, extent))
            wanted = index_normalise(index, extent);
        case_set_index(edited, i, wanted);
        *is_made = *is_made || wanted != index;
    }
    return status;
}

/* Whether an element is the same in two tensors of a type. */
static bool same_element(const struct tensor *a, const struct tensor *b, int64_t place)
{
    if (a->dtype != DTYPE_STRING)
        return memcmp((const char *)a->elements + (size_t)place * dtype_size(a->dtype),
                      (const char *)b->elements + (size_t)place * dtype_size(a->dtype),
                      dtype_size(a->dtype)) == 0;
    const struct string_element *one = (const struct string_element *)a->elements + place;
    const struct string_element *other = (const struct string_element *)b->elements + place;
    return one->size == other->size && (one->size == 0 || memcmp(one->bytes, other->bytes, one->size) == 0);
}

static bool is_small(const struct world_case *of)
{
    return of->inputs[INPUT_DATA].count <= SIMPLE_VALUES_MOST &&
           of->inputs[INPUT_UPDATES].count <= SIMPLE_VALUES_MOST;
}

/* Makes a tensor that has the simple values of an input. */
static enum status make_simple(struct tensor *simple, const struct world_case *of, int slot, bool is_zero,
                               struct arena *arena, struct error *error)
{
    struct world_case copy;
    enum status status = case_copy(&copy, of, arena, error);
    *simple = copy.inputs[slot];
    if (status != STATUS_OK || simple->size == 0)
        return status;
    if (is_zero)
        memset(simple->elements, 0, simple->size);
    else
        simple_values_fill(&copy);
    return status;
}

static enum status edit_value(struct world_case *edited, const struct case_edit *edit, bool *is_made,
                              struct arena *arena, struct error *error)
{
    struct tensor simple, *tensor = &edited->inputs[edit->dimension];
    const int64_t begin = edit->first < 0 ? 0 : edit->first,
                  end = edit->first < 0 ? tensor->count : edit->first + 1;
    const size_t size = dtype_size(tensor->dtype);
    if (end > tensor->count || (edit->edit == EDIT_SIMPLE && !is_small(edited)))
        return STATUS_OK;
    enum status status = make_simple(&simple, edited, edit->dimension, edit->edit == EDIT_ZERO, arena, error);
    if (status == STATUS_OK)
        status = tensor_own(tensor, arena, error);
    for (int64_t i = begin; status == STATUS_OK && i < end; i++) {
        *is_made = *is_made || !same_element(tensor, &simple, i);
        memcpy((char *)tensor->elements + (size_t)i * size, (const char *)simple.elements + (size_t)i * size,
               size);
    }
    return status;
}

static enum status edit_kind(struct world_case *edited, const struct world_kind *kind, bool *is_made,
                             struct arena *arena, struct error *error)
{
    const struct world_case from = *edited;
    const bool keeps_values = kind->dtype == from.kind.dtype && kind->reduction == from.kind.reduction;
    if (!keeps_values && !is_small(edited))
        return STATUS_OK;
    edited->kind = *kind;
    *is_made = true;
    enum status status = STATUS_OK;
    for (int slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++) {
        struct tensor typed = from.inputs[slot];
        typed.dtype = slot == INPUT_INDICES ? kind->index_dtype : kind->dtype;
        if (slot == INPUT_INDICES || !keeps_values)
            status =
                tensor_like(&edited->inputs[slot], &typed, typed.dtype, typed.dims, typed.rank, arena, error);
    }
    for (int64_t i = 0; status == STATUS_OK && i < from.inputs[INPUT_INDICES].count; i++)
        case_set_index(edited, i, case_index(&from, i));
    if (status == STATUS_OK && !keeps_values)
        simple_values_fill(edited);
    return status;
}

/* ---- one value ----------------------------------------------------------------------------------------- */

/* Makes inputs equal again that are one value, after an edit: they are like indices, or else like data.
 * *is_made becomes false if their shapes or types differ. */
static enum status reunite(struct world_case *edited, const struct case_edit *edit, bool *is_made,
                           struct arena *arena, struct error *error)
{
    const struct written_form *form = &edited->form;
    const bool shares_data = form->shared[INPUT_INDICES] == 1 || form->shared[INPUT_UPDATES] == 2;
    const bool shares_indices = form->shared[INPUT_INDICES] == 1 || form->shared[INPUT_UPDATES] == 1;
    const struct tensor from = edited->inputs[shares_indices ? INPUT_INDICES : INPUT_DATA];
    enum status status = STATUS_OK;
    /* Of data along the axis, or of slices that tuples name, the updates have still to be removed. */
    if (edit->edit == EDIT_CUT && shares_data &&
        !tensor_same_shape(&edited->inputs[INPUT_DATA],
                           &edited->inputs[form->shared[INPUT_UPDATES] == 2 ? INPUT_UPDATES : INPUT_INDICES]))
        status = case_edit_drop(edited, edit->dimension, edit->first, edit->count, is_made, arena, error);
    const struct tensor whole = shares_indices ? edited->inputs[INPUT_INDICES] : from;
    for (int slot = 0; status == STATUS_OK && *is_made && slot < INPUT_SLOTS; slot++) {
        const bool is_shared = slot == INPUT_DATA ? shares_data : form->shared[slot] != 0;
        if (!is_shared)
            continue;
        *is_made = tensor_same_type_and_shape(&edited->inputs[slot], &whole);
        edited->inputs[slot].elements = whole.elements;
    }
    return status;
}

/* ---- all edits ----------------------------------------------------------------------------------------- */

/* Applies an edit without regard to inputs that are one value. */
static enum status apply(struct world_case *edited, const struct case_edit *edit, bool *is_made,
                         struct arena *arena, struct error *error)
{
    switch (edit->edit) {
    case EDIT_CUT:
        return case_edit_cut(edited, edit->dimension, edit->first, edit->count, is_made, arena, error);
    case EDIT_DROP:
        return case_edit_drop(edited, edit->dimension, edit->first, edit->count, is_made, arena, error);
    case EDIT_SQUEEZE:
        return case_edit_squeeze(edited, edit->dimension, is_made, arena, error);
    case EDIT_SQUEEZE_BATCH:
        return case_edit_squeeze_batch(edited, edit->dimension, is_made, arena, error);
    case EDIT_POSITIVE:
        return edit_index(edited, -1, 0, is_made, arena, error);
    case EDIT_INDEX:
        return edit_index(edited, edit->first, edit->count, is_made, arena, error);
    case EDIT_SIMPLE:
    case EDIT_ZERO:
        return edit_value(edited, edit, is_made, arena, error);
    case EDIT_KIND:
        return edit_kind(edited, edit->kind, is_made, arena, error);
    }
    return STATUS_OK;
}

enum status case_edit(struct world_case *edited, const struct world_case *from, const struct case_edit *edit,
                      bool *is_made, struct arena *arena, struct error *error)
{
    *is_made = false;
    *edited = *from;
    if (!case_can_be_edited(from))
        return STATUS_OK;
    enum status status = apply(edited, edit, is_made, arena, error);
    return status == STATUS_OK && *is_made && written_form_shares(&edited->form)
               ? reunite(edited, edit, is_made, arena, error)
               : status;
}

static const struct string_element data_strings[SIMPLE_VALUES_MOST] = {
    {"d0", 2}, {"d1", 2}, {"d2", 2}, {"d3", 2}, {"d4", 2}, {"d5", 2}, {"d6", 2}, {"d7", 2}};
static const struct string_element update_strings[SIMPLE_VALUES_MOST] = {
    {"u0", 2}, {"a1", 2}, {"u2", 2}, {"a3", 2}, {"u4", 2}, {"a5", 2}, {"u6", 2}, {"a7", 2}};

static int64_t data_value(const struct world_kind *kind, int64_t position)
{
    if (kind->dtype == DTYPE_BOOL)
        return position % 2;
    return kind->reduction == REDUCTION_ADD   ? 1 + position
           : kind->reduction == REDUCTION_MUL ? 25 + 2 * position
                                              : 50 + position;
}

static int64_t update_value(const struct world_kind *kind, int64_t position, int64_t count)
{
    static const int64_t factors[SIMPLE_VALUES_MOST] = {3, 5, 7, 11, 13, 17, 19, 23};
    if (kind->dtype == DTYPE_BOOL)
        return (position + 1) % 2;
    return kind->reduction == REDUCTION_ADD   ? (int64_t)(count <= 4 ? 16 : 1) << position
           : kind->reduction == REDUCTION_MUL ? factors[position]
                                              : (position % 2 == 0 ? 100 : 10) + position;
}

static void fill(const struct world_case *made, int slot, const struct string_element *strings)
{
    const struct tensor *tensor = &made->inputs[slot];
    char *element = tensor->elements;
    for (int64_t position = 0; position < tensor->count; position++, element += dtype_size(tensor->dtype)) {
        const int64_t value = slot == INPUT_DATA ? data_value(&made->kind, position)
                                                 : update_value(&made->kind, position, tensor->count);
        if (tensor->dtype == DTYPE_STRING)
            memcpy(element, &strings[position], sizeof *strings);
        else
            element_store(tensor->dtype, value, element);
    }
}

void simple_values_fill(struct world_case *made)
{
    fill(made, INPUT_DATA, data_strings);
    fill(made, INPUT_UPDATES, update_strings);
}
