#include "dtype.h"
#include "element_bits.h"
#include "vector_cells.h"

#include <math.h>
#include <string.h>

void add_entry(struct cell_survey *survey, struct vector_entry entry)
{
    const size_t size = (size_t)entry.count * dtype_size(survey->stored->dtype);
    void *copy = arena_allocate(survey->arena, size + 1);
    struct vector_entry *entries = arena_room_for(survey->arena, survey->entries, survey->entry_count,
                                                  &survey->entry_capacity, sizeof *entries);
    if (copy == NULL || entries == NULL) {
        survey->lacks_memory = true;
        return;
    }
    if (size > 0)
        memcpy(copy, entry.elements, size);
    entry.elements = copy;
    survey->entries = entries;
    entries[survey->entry_count++] = entry;
}

/* Whether each part of an element is between those of two others. */
static bool is_between(int32_t dtype, const char *element, const char *low, const char *high)
{
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    for (size_t offset = 0; offset < dtype_size(dtype); offset += size) {
        if (isnan(floating_value(part, element + offset)))
            return false;
        const uint64_t key = key_of_bits(load_bits(element + offset, size), size);
        if (key < key_of_bits(load_bits(low + offset, size), size) ||
            key > key_of_bits(load_bits(high + offset, size), size))
            return false;
    }
    return true;
}

/* Whether each part is NaN where the stored one is, and otherwise has its bits. */
static bool is_such_nan(int32_t dtype, const char *element, const char *stored)
{
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    for (size_t offset = 0; offset < dtype_size(dtype); offset += size) {
        const bool is_nan = isnan(floating_value(part, stored + offset));
        if (is_nan ? !isnan(floating_value(part, element + offset))
                   : memcmp(element + offset, stored + offset, size) != 0)
            return false;
    }
    return true;
}

/* Whether a complex number differs from another by at most a radius. */
static bool is_near(int32_t dtype, const char *element, const char *centre, double radius)
{
    const int32_t part = part_dtype(dtype);
    const double real = floating_value(part, element) - floating_value(part, centre),
                 imaginary = floating_value(part, element + dtype_size(part)) -
                             floating_value(part, centre + dtype_size(part));
    return hypot(real, imaginary) <= radius;
}

static bool entry_has(const struct cell_survey *survey, const struct vector_entry *entry, const void *element)
{
    const int32_t dtype = survey->stored->dtype;
    const size_t size = dtype_size(dtype);
    const char *elements = entry->elements;
    switch (entry->kind) {
    case ENTRY_VALUES:
        for (int64_t i = 0; i < entry->count; i++)
            if (same_bits(dtype, elements + (size_t)i * size, element))
                return true;
        return false;
    case ENTRY_INTERVAL:
        return is_between(dtype, element, elements, elements + size);
    case ENTRY_NAN:
        return dtype_kind(dtype) == DTYPE_KIND_COMPLEX
                   ? is_such_nan(dtype, element, element_at(survey->stored, entry->cell))
                   : isnan(floating_value(dtype, element));
    case ENTRY_NONZERO:
        return *(const char *)element != 0;
    case ENTRY_ANY:
        return true;
    case ENTRY_NORM:
        return is_near(dtype, element, elements, entry->radius);
    }
    return false;
}

enum vector_layer layer_by_entries(const struct cell_survey *survey, int64_t position, const void *element)
{
    enum vector_layer best = LAYER_WRONG;
    if (same_bits(survey->stored->dtype, element_at(survey->stored, position), element))
        return LAYER_ALLOWED;
    for (size_t i = 0; i < survey->entry_count; i++) {
        const struct vector_entry *entry = &survey->entries[i];
        if (entry->cell == position && entry->layer < best && entry_has(survey, entry, element))
            best = entry->layer;
    }
    return best;
}
