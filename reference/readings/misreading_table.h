/*
 * The table of misreadings, a row each:
 *
 *   ONE(constant, kind, name, clause, what the implementation did, when, change)
 *   EACH(constant, kind, name, clause, what the implementation did, number, when, change)
 *
 * The clause is the one that the misreading violates, by its name in the clause files; "" means the clause of
 * the reduction, such as "reduction-add". More specific misreadings come first: if several explain an output,
 * the first one is reported. "default-value" is the last: defaults are often zeros, which others give, too.
 *
 * `change` turns the right reading `r` of a node (reading.h) into this one, and `when` says whether it
 * differs, in addition to the conditions of its kind (reading_change.c, which expands the rows). A row EACH
 * has variants from 0 on, such as one per power of two, while `when` holds; `number` is the parameter of a
 * `variant`, which `when` and `change` read as *number. `f` are the facts of the node, `rank` is that of
 * data, `last` the last dimension that indices address, `count` the number of updates; `applies = false` says
 * that the reading does not differ after all.
 */
#ifndef SCATTER_MISREADING_TABLE_H
#define SCATTER_MISREADING_TABLE_H

#define MISREADING_TABLE(ONE, EACH)                                                                          \
    ONE(NOTHING_DONE, WHOLE, "nothing-done", "target", "returned data unchanged", true, r->end = 0)          \
    ONE(NEGATIVE_AXIS_ZERO, AXIS, "negative-axis-as-0", "axis-negative", "read a negative axis as axis 0",   \
        f->axis_negative, r->axis = 0)                                                                       \
    ONE(NEGATIVE_AXIS_LAST, AXIS, "negative-axis-as-last", "axis-negative",                                  \
        "read a negative axis as the last axis", f->axis_negative, r->axis = rank - 1)                       \
    ONE(NEGATIVE_AXIS_POSITIVE, AXIS, "negative-axis-as-positive", "axis-negative",                          \
        "lost the sign of a negative axis", f->axis_negative, r->axis = -f->axis)                            \
    ONE(NEGATIVE_AXIS_MIRRORED, AXIS, "negative-axis-mirrored", "axis-negative",                             \
        "read axis -1 as axis 0, -2 as axis 1, and so on", f->axis_negative, r->axis = -f->axis - 1)         \
    ONE(NEGATIVE_AXIS_OFF, AXIS, "negative-axis-off-by-one", "axis-negative",                                \
        "counted a negative axis from the end, one too far", f->axis_negative, r->axis = f->axis + rank - 1) \
    ONE(DEFAULT_AXIS_LAST, AXIS, "default-axis-as-last", "axis-default",                                     \
        "took the last axis if none is given", !f->axis_given, r->axis = rank - 1)                           \
    ONE(DEFAULT_AXIS_ONE, AXIS, "default-axis-as-1", "axis-default", "took axis 1 if none is given",         \
        !f->axis_given, r->axis = 1)                                                                         \
    ONE(AXIS_ZERO, AXIS, "axis-as-0", "axis", "took axis 0 whatever the axis is",                            \
        f->axis_given && !f->axis_negative, r->axis = 0)                                                     \
    ONE(AXIS_LAST, AXIS, "axis-as-last", "axis", "took the last axis whatever the axis is",                  \
        f->axis_given && !f->axis_negative, r->axis = rank - 1)                                              \
    ONE(AXIS_FROM_END, AXIS, "axis-from-end", "axis", "counted the axis from the end",                       \
        f->axis_given && !f->axis_negative, r->axis = rank - 1 - f->axis)                                    \
    EACH(AXIS_OTHER, AXIS, "axis-other", "axis", "took another axis", variant, true,                         \
         r->axis = variant + (variant >= r->axis))                                                           \
    ONE(NEGATIVE_ZERO, NEGATIVE, "negative-index-as-0", "index-negative", "read a negative index as 0",      \
        true, count_negative(r, 0, 0, 0))                                                                    \
    ONE(NEGATIVE_LAST, NEGATIVE, "negative-index-as-last", "index-negative",                                 \
        "read a negative index as the last one", true, count_negative(r, 0, 1, -1))                          \
    ONE(NEGATIVE_SKIPPED, NEGATIVE, "negative-index-skipped", "index-negative",                              \
        "skipped updates with a negative index", true, r->skips_negative = true)                             \
    ONE(NEGATIVE_POSITIVE, NEGATIVE, "negative-index-as-positive", "index-negative",                         \
        "lost the sign of a negative index", true, count_negative(r, -1, 0, 0))                              \
    ONE(NEGATIVE_MIRRORED, NEGATIVE, "negative-index-mirrored", "index-negative",                            \
        "read index -1 as 0, -2 as 1, and so on", true, count_negative(r, -1, 0, -1))                        \
    EACH(NEGATIVE_OFF, NEGATIVE, "negative-index-off-by-one", "index-negative",                              \
         "counted a negative index one position too far from the end", 0, variant < 2,                       \
         (count_negative(r, 1, 1, -1), r->least_negative = variant == 0 ? INT64_MIN : 0))                    \
    ONE(NEGATIVE_PLAIN, NEGATIVE, "negative-index-not-wrapped", "index-negative",                            \
        "added a negative index to the offset unchanged", true, count_negative(r, 1, 0, 0))                  \
    ONE(NEGATIVE_BY_FIRST, NEGATIVE, "negative-index-by-first-extent", "index-negative",                     \
        "wrapped a negative index by the first extent of data", true, r->extents_of = EXTENTS_FIRST)         \
    ONE(NEGATIVE_BY_LAST, NEGATIVE, "negative-index-by-last-extent", "index-negative",                       \
        "wrapped a negative index by the last extent of data", true, r->extents_of = EXTENTS_LAST)           \
    ONE(NEGATIVE_BY_NEXT, NEGATIVE, "negative-index-by-next-extent", "index-negative",                       \
        "wrapped a negative index by the extent of the next dimension", true, r->extents_of = EXTENTS_NEXT)  \
    ONE(NEGATIVE_BY_PREVIOUS, NEGATIVE, "negative-index-by-previous-extent", "index-negative",               \
        "wrapped a negative index by the extent of the previous dimension", true,                            \
        r->extents_of = EXTENTS_PREVIOUS)                                                                    \
    ONE(NEGATIVE_BY_MIRRORED, NEGATIVE, "negative-index-by-mirrored-extent", "index-negative",               \
        "wrapped a negative index by extents in reverse order", true, r->extents_of = EXTENTS_MIRRORED)      \
    ONE(NEGATIVE_BY_INDICES, NEGATIVE, "negative-index-by-extent-of-indices", "index-negative",              \
        "wrapped a negative index by the extent of indices", true, r->extents_of = EXTENTS_INDICES)          \
    ONE(NEGATIVE_BY_COUNT, NEGATIVE, "negative-index-by-count", "index-negative",                            \
        "wrapped a negative index by the number of elements of data", true, r->extents_of = EXTENTS_COUNT)   \
    ONE(NEGATIVE_FIRST_ONLY, NEGATIVE, "negative-index-first-component-only", "index-negative",              \
        "wrapped only the first component of a tuple", r->tuples && r->length > 1,                           \
        r->wraps_first_only = true)                                                                          \
    ONE(TUPLE_REVERSED, TUPLE, "tuple-reversed", "tuple", "read the components of a tuple in reverse order", \
        r->length > 1, reverse_components(r))                                                                \
    ONE(TUPLE_REVERSED_MODULO, TUPLE, "tuple-reversed-modulo", "tuple",                                      \
        "read the components of a tuple in reverse order, modulo the extents", r->length > 1,                \
        (reverse_components(r), r->beyond = BEYOND_MODULO))                                                  \
    ONE(TUPLE_SWAPPED, TUPLE, "tuple-swapped", "tuple", "swapped the last two components of a tuple",        \
        r->length > 2, swap_last_components(r))                                                              \
    ONE(TUPLE_LAST_IGNORED, TUPLE, "tuple-last-ignored", "tuple", "ignored the last component of a tuple",   \
        true, r->data_strides[last] = 0)                                                                     \
    ONE(TUPLE_FIRST_IGNORED, TUPLE, "tuple-first-ignored", "tuple",                                          \
        "ignored the first component of a tuple", r->length > 1, r->data_strides[0] = 0)                     \
    ONE(TUPLE_SHORT, TUPLE, "tuple-short", "tuple",                                                          \
        "read one component less of each tuple, and longer slices", true, shorten_tuples(r))                 \
    ONE(TUPLE_SHORT_PACKED, TUPLE, "tuple-short-packed", "tuple",                                            \
        "read indices as tuples that are one component shorter", true,                                       \
        (shorten_tuples(r), r->tuple_stride = r->length))                                                    \
    ONE(TUPLE_COLUMNS, TUPLE, "tuple-columns", "tuple", "read tuples from the columns of indices", true,     \
        (r->tuple_stride = 1, r->component_stride = count))                                                  \
    ONE(SLICE_FIRST_ELEMENT, SLICE, "slice-first-element", "slice",                                          \
        "wrote only the first element of each slice", true, r->inner_end = 1)                                \
    ONE(SLICE_FIRST_ROW, SLICE, "slice-first-row", "slice", "wrote only the first row of each slice",        \
        r->slice > r->data->dims[r->length], r->inner_end = r->slice / r->data->dims[r->length])             \
    ONE(SLICE_REPEATED, SLICE, "slice-repeated", "slice", "wrote one update to all elements of a slice",     \
        true, r->element_stride = 0)                                                                         \
    EACH(ROWS_OF_OTHER_WIDTH, SLICE, "slice-of-other-width", "slice",                                        \
         "copied slices as if elements had so many bytes", other_width(r, variant), *number > 0,             \
         r->row = r->inner_end = r->slice * *number / (int64_t)dtype_size(r->data->dtype))                   \
    ONE(STRIDE_LAST_LOST, STRIDES, "stride-last-0", "target", "ignored the last coordinate of the target",   \
        !r->tuples, r->data_strides[last] = 0)                                                               \
    ONE(STRIDE_LAST_PREVIOUS, STRIDES, "stride-last-previous", "target",                                     \
        "gave the last coordinate of the target the stride of the previous one", last > 0,                   \
        r->data_strides[last] = r->data_strides[last - 1])                                                   \
    ONE(STRIDE_LAST_EXTENT, STRIDES, "stride-last-extent", "target",                                         \
        "gave the last coordinate of the target its extent as stride", true,                                 \
        r->data_strides[last] = r->data->dims[last])                                                         \
    ONE(STRIDES_NEXT, STRIDES, "strides-by-next-extent", "target",                                           \
        "took the extent of the next dimension as stride, not the product of all later extents", rank > 1,   \
        stride_by_next(r))                                                                                   \
    ONE(STRIDES_OWN, STRIDES, "strides-by-own-extent", "target",                                             \
        "computed strides of data from a dimension's own extent, not from those after it", last > 0,         \
        applies = use_factors(r, FACTOR_OWN))                                                                \
    ONE(STRIDES_FIRST, STRIDES, "strides-by-first-extent", "target",                                         \
        "computed strides of data from the first extent", last > 0, applies = use_factors(r, FACTOR_FIRST))  \
    ONE(STRIDES_LAST, STRIDES, "strides-by-last-extent", "target",                                           \
        "computed strides of data from the last extent", last > 0, applies = use_factors(r, FACTOR_LAST))    \
    ONE(STRIDES_OF_UPDATES, STRIDES, "strides-of-updates-for-data", "target",                                \
        "used the strides of updates for data", r->tuples && r->updates->rank == rank,                       \
        row_major_strides(r->updates->dims, rank, r->data_strides))                                          \
    ONE(STRIDES_OF_INDICES, STRIDES, "strides-of-indices-for-data", "target",                                \
        "used the strides of indices for data", !r->tuples,                                                  \
        row_major_strides(r->indices->dims, r->indices->rank, r->data_strides))                              \
    ONE(STRIDES_COLUMN_MAJOR, STRIDES, "strides-column-major", "target",                                     \
        "used column-major strides for data", rank > 1 && (!r->tuples || r->slice == 1),                     \
        column_major_strides(r->data->dims, rank, r->data_strides))                                          \
    ONE(SLICE_STRIDE_LOST, SLICE, "slice-stride-lost", "slice",                                              \
        "did not multiply the tuple's offset by the size of a slice", true, divide_strides(r))               \
    ONE(OUTPUT_TRANSPOSED, WHOLE, "output-transposed", "target", "transposed the output", rank > 1,          \
        r->output_transposed = true)                                                                         \
    ONE(DATA_TRANSPOSED, WHOLE, "data-transposed", "untouched", "read data transposed", rank > 1,            \
        r->data_transposed = true)                                                                           \
    ONE(INDICES_TRANSPOSED, INDEX, "indices-transposed", "target", "read indices transposed",                \
        r->indices->rank > 1, r->index_transposed = true)                                                    \
    ONE(UPDATES_TRANSPOSED, UPDATES, "updates-transposed", "updates-layout", "read updates transposed",      \
        r->updates->rank > 1, r->source_transposed = true)                                                   \
    ONE(INDICES_BY_DATA, INDEX, "indices-by-strides-of-data", "target",                                      \
        "used the strides of data for indices", !r->tuples, copy_strides(r->index_strides, r->data_strides)) \
    ONE(INDICES_BY_UPDATES, INDEX, "indices-by-strides-of-updates", "target",                                \
        "used the strides of updates for indices", r->tuples, r->tuple_stride = r->slice)                    \
    ONE(INDICES_FIRST, INDEX, "indices-first-only", "target", "used the first index for every update", true, \
        r->index_first = true)                                                                               \
    ONE(UPDATES_BY_DATA, UPDATES, "updates-by-strides-of-data", "updates-layout",                            \
        "used the strides of data for updates", !r->tuples,                                                  \
        copy_strides(r->update_strides, r->data_strides))                                                    \
    ONE(UPDATES_BY_INDICES, UPDATES, "updates-by-strides-of-indices", "updates-layout",                      \
        "used the strides of indices for updates", r->tuples, r->update_stride = r->length)                  \
    ONE(UPDATES_AT_TARGET, UPDATES, "updates-at-target", "updates-layout",                                   \
        "read an update at the position of its target", true,                                                \
        *(r->tuples ? &r->source_at_offset : &r->source_at_target) = true)                                   \
    ONE(UPDATES_AT_OFFSET, UPDATES, "updates-at-offset", "updates-layout",                                   \
        "read an update at the offset of its target in data", !r->tuples, r->source_at_offset = true)        \
    ONE(UPDATES_FIRST_REPEATED, UPDATES, "updates-first-repeated", "updates-layout",                         \
        "used the first update for every target", true, r->source_mask = 0)                                  \
    EACH(UPDATES_ROW_REPEATED, UPDATES, "updates-row-repeated", "updates-layout",                            \
         "used the first row of updates for every row", 0,                                                   \
         variant == 0 ? r->tuples || last > 0 : variant == 1 && !r->tuples && last > 1,                      \
         repeat_row(r, variant))                                                                             \
    ONE(UPDATES_COLUMN_REPEATED, UPDATES, "updates-column-repeated", "updates-layout",                       \
        "used the first column of updates for every column", !r->tuples && last > 0,                         \
        r->update_strides[last] = 0)                                                                         \
    ONE(UPDATES_REVERSED, UPDATES, "updates-reversed", "updates-layout", "read updates in reverse order",    \
        true, r->source_reversed = true)                                                                     \
    ONE(UPDATES_SHIFTED, UPDATES, "updates-shifted", "updates-layout",                                       \
        "read the next update instead of its own", !r->tuples, (r->source_shift = 1, r->end = count - 1))    \
    ONE(ZERO_SKIPPED, ARITHMETIC, "zero-update-skipped", "target", "skipped updates of 0",                   \
        r->reduction != REDUCTION_ADD, (r->skips = true, r->skipped = 0))                                    \
    ONE(ONE_SKIPPED, ARITHMETIC, "one-update-skipped", "target", "skipped updates of 1",                     \
        r->reduction != REDUCTION_MUL, (r->skips = true, r->skipped = 1))                                    \
    ONE(CONJUGATED, ARITHMETIC, "conjugated", "", "changed the sign of imaginary parts of updates",          \
        dtype_kind(r->data->dtype) == DTYPE_KIND_COMPLEX, r->arithmetic = ARITHMETIC_CONJUGATED)             \
    ONE(SIGN_LOST, ARITHMETIC, "sign-lost", "", "lost the sign of updates",                                  \
        is_floating(r) || dtype_kind(r->data->dtype) == DTYPE_KIND_SIGNED,                                   \
        r->arithmetic = ARITHMETIC_POSITIVE)                                                                 \
    ONE(BLENDED, ARITHMETIC, "blended", "bits-kept", "computed data * 0 + update instead of copying",        \
        r->reduction == REDUCTION_NONE &&                                                                    \
            (is_floating(r) || dtype_kind(r->data->dtype) == DTYPE_KIND_COMPLEX),                            \
        r->arithmetic = ARITHMETIC_BLEND)                                                                    \
    EACH(COPY_FLUSHED, ARITHMETIC, "copy-flushed", "bits-kept",                                              \
         "replaced subnormal numbers by 0 when copying", 0,                                                  \
         variant < 2 && r->reduction == REDUCTION_NONE &&                                                    \
             (is_floating(r) || dtype_kind(r->data->dtype) == DTYPE_KIND_COMPLEX),                           \
         r->arithmetic = variant == 0 ? ARITHMETIC_FLUSH : ARITHMETIC_FLUSH_DATA)                            \
    EACH(STRING_CUT, ARITHMETIC, "string-cut-at-nul", "bits-kept", "ended strings at the first NUL", 0,      \
         variant < 2 && r->reduction == REDUCTION_NONE && r->data->dtype == DTYPE_STRING,                    \
         r->arithmetic = variant == 0 ? ARITHMETIC_CUT_STRINGS : ARITHMETIC_CUT_STRINGS_DATA)                \
    ONE(COMPARED_UNSIGNED, ARITHMETIC, "compared-as-unsigned", "", "compared the bits as unsigned integers", \
        is_extreme(r) && (is_floating(r) || dtype_kind(r->data->dtype) == DTYPE_KIND_SIGNED),                \
        compare_bits(r, false))                                                                              \
    ONE(COMPARED_SIGNED, ARITHMETIC, "compared-as-signed", "", "compared the bits as signed integers",       \
        is_extreme(r) && (is_floating(r) || dtype_kind(r->data->dtype) == DTYPE_KIND_UNSIGNED),              \
        compare_bits(r, true))                                                                               \
    EACH(COMPARED_NARROW, ARITHMETIC, "compared-in-fewer-bits", "", "compared integers of fewer bits",       \
         fewer_bits(r, variant / 2), is_extreme(r) && is_integer(r) && *number > 0,                          \
         compare_in(r, integers_of(*number, dtype_kind(r->data->dtype) == DTYPE_KIND_SIGNED), variant))      \
    EACH(COMPARED_FLOAT, ARITHMETIC, "compared-in-float", "", "compared as float", 0,                        \
         variant < 2 && is_extreme(r) && loses_values(r, DTYPE_FLOAT), compare_in(r, DTYPE_FLOAT, variant))  \
    EACH(COMPARED_DOUBLE, ARITHMETIC, "compared-in-double", "", "compared as double", 0,                     \
         variant < 2 && is_extreme(r) && loses_values(r, DTYPE_DOUBLE),                                      \
         compare_in(r, DTYPE_DOUBLE, variant))                                                               \
    EACH(NAN_AS_INFINITY, ARITHMETIC, "nan-as-infinity", "nan-order",                                        \
         "took an update that is NaN as an infinity", 0, variant < 2 && is_extreme(r) && is_floating(r),     \
         (r->arithmetic = ARITHMETIC_NAN_REPLACED, r->nan_value = variant == 0 ? INFINITY : -INFINITY))      \
    EACH(COMPUTED_NARROW, ARITHMETIC, "computed-in-fewer-bits", "", "computed in integers of fewer bits",    \
         fewer_bits(r, variant), is_narrower(r, *number), compute_narrow(r, *number))                        \
    EACH(COMPUTED_FLOAT, ARITHMETIC, "computed-in-float", "", "computed in float", 0,                        \
         variant < type_variants(r, DTYPE_FLOAT), compute_in(r, DTYPE_FLOAT, variant))                       \
    EACH(COMPUTED_DOUBLE, ARITHMETIC, "computed-in-double", "", "computed in double", 0,                     \
         variant < type_variants(r, DTYPE_DOUBLE), compute_in(r, DTYPE_DOUBLE, variant))                     \
    EACH(COMPUTED_FLOAT16, ARITHMETIC, "computed-in-float16", "", "computed in float16", 0,                  \
         variant < type_variants(r, DTYPE_FLOAT16), compute_in(r, DTYPE_FLOAT16, variant))                   \
    EACH(COMPUTED_BFLOAT16, ARITHMETIC, "computed-in-bfloat16", "", "computed in bfloat16", 0,               \
         variant < type_variants(r, DTYPE_BFLOAT16), compute_in(r, DTYPE_BFLOAT16, variant))                 \
    EACH(COMPUTED_FIXED, ARITHMETIC, "computed-in-fixed-point", "",                                          \
         "added in fixed point, with so many bits after the point", fraction_bits(variant),                  \
         *number > 0 && is_floating(r) && r->reduction == REDUCTION_ADD,                                     \
         (r->arithmetic = ARITHMETIC_FIXED_POINT, r->fraction_bits = (int)*number))                          \
    ONE(REPEATS_LAST_EACH, COMPUTING, "repeated-target-last-each", "duplicates-reduced",                     \
        "applied the last of several updates of a cell as often as there are updates", true,                 \
        r->repeats = REPEATS_LAST_EACH)                                                                      \
    EACH(LAST_PADDED, EXTENT, "last-update-padded", "target",                                                \
         "applied the last update again, up to a multiple of a power of two",                                \
         variant<5 ? (int64_t)2 << variant : 0, *number> 0 && r->reduction != REDUCTION_NONE,                \
         r->padded_to = *number)                                                                             \
    ONE(AS_NONE, REDUCTION, "reduction-ignored", "", "ignored the reduction",                                \
        r->reduction != REDUCTION_NONE, r->reduction = REDUCTION_NONE)                                       \
    ONE(AS_ADD, REDUCTION, "as-add", "", "added the updates", r->reduction != REDUCTION_ADD,                 \
        r->reduction = REDUCTION_ADD)                                                                        \
    ONE(AS_MUL, REDUCTION, "as-mul", "", "multiplied by the updates", r->reduction != REDUCTION_MUL,         \
        r->reduction = REDUCTION_MUL)                                                                        \
    ONE(AS_MAX, REDUCTION, "as-max", "", "took the greatest", r->reduction != REDUCTION_MAX,                 \
        r->reduction = REDUCTION_MAX)                                                                        \
    ONE(AS_MIN, REDUCTION, "as-min", "", "took the least", r->reduction != REDUCTION_MIN,                    \
        r->reduction = REDUCTION_MIN)                                                                        \
    ONE(OLD_IGNORED, COMPUTING, "old-value-ignored", "reduction-includes-data",                              \
        "reduced the updates alone, without the old value", true, r->start = START_FIRST_UPDATE)             \
    ONE(OLD_AS_ZERO, COMPUTING, "old-value-as-0", "reduction-includes-data", "began the reduction at 0",     \
        true, r->start = START_AT_ZERO)                                                                      \
    ONE(OLD_TWICE, COMPUTING, "old-value-twice", "reduction-includes-data", "used the old value twice",      \
        true, r->start = START_DATA_TWICE)                                                                   \
    ONE(REPEATS_LAST, COMPUTING, "repeated-target-last-only", "duplicates-reduced",                          \
        "applied only the last of several updates of a cell", true, r->repeats = REPEATS_LAST)               \
    ONE(REPEATS_FIRST, COMPUTING, "repeated-target-first-only", "duplicates-reduced",                        \
        "applied only the first of several updates of a cell", true, r->repeats = REPEATS_FIRST)             \
    ONE(UPDATES_TWICE, COMPUTING, "updates-twice", "", "applied every update twice", true, r->twice = true)  \
    EACH(FIRST_ONLY, EXTENT, "first-update-only", "target", "applied only the first update", 0,              \
         variant == 0 ? count > 1 : variant == 1 && r->tuples && r->slice > 1,                               \
         *(variant == 0 ? &r->end : &r->element_end) = 1)                                                    \
    ONE(LAST_ONLY, EXTENT, "last-update-only", "target", "applied only the last update", count > 1,          \
        r->first = count - 1)                                                                                \
    EACH(LAST_LOST, EXTENT, "last-update-lost", "target", "lost the last update", 0,                         \
         variant == 0 ? count > 1 : variant == 1 && r->tuples && r->slice > 1,                               \
         *(variant == 0 ? &r->end : &r->element_end) = (variant == 0 ? count : r->updates->count) - 1)       \
    ONE(FIRST_LOST, EXTENT, "first-update-lost", "target", "lost the first update", count > 1, r->first = 1) \
    ONE(SECOND_HALF_LOST, EXTENT, "second-half-lost", "target", "lost the second half of the updates",       \
        count > 1, r->end = count / 2)                                                                       \
    EACH(TAIL_LOST, EXTENT, "tail-lost", "target", "lost the updates beyond a multiple of a power of two",   \
         multiple_below(variant, count), *number > 0, r->end = *number)                                      \
    EACH(BEYOND_POWER_LOST, EXTENT, "beyond-power-of-two-lost", "target",                                    \
         "lost all updates beyond a power of two", power_of_updates(r, variant), *number > 0,                \
         end_at_power(r, variant, *number))                                                                  \
    EACH(INNER_TAIL_LOST, EXTENT, "inner-tail-lost", "target",                                               \
         "lost the end of each row beyond a multiple of a power of two",                                     \
         multiple_below(variant, inner_extent(r)), *number > 0, r->inner_end = *number)                      \
    EACH(INNER_BEYOND_POWER_LOST, EXTENT, "inner-beyond-power-of-two-lost", "target",                        \
         "lost the part of each row beyond a power of two", power_below(variant, inner_extent(r)),           \
         *number > 0, r->inner_end = *number)                                                                \
    EACH(OFFSET_CUT, WIDTH, "offset-cut", "target", "kept only some low bits of an offset in data",          \
         narrow_bits(variant, 16), exceeds(r->data->count, *number), r->offset_mask = mask_of(*number))      \
    EACH(SOURCE_CUT, WIDTH, "updates-position-cut", "updates-layout",                                        \
         "kept only some low bits of a position in updates", narrow_bits(variant, 16),                       \
         exceeds(r->updates->count, *number), r->source_mask = mask_of(*number))                             \
    EACH(POSITION_CUT, WIDTH, "indices-position-cut", "target",                                              \
         "kept only some low bits of a position in indices", narrow_bits(variant, 16),                       \
         exceeds(r->indices->count, *number), r->position_mask = mask_of(*number))                           \
    EACH(INDEX_CUT, INDEX, "index-cut", "index-width", "kept only some low bits of an index",                \
         narrow_bits(variant, 32), *number > 0 && f->greatest >> (*number - 1) != 0,                         \
         r->index_bits = (int)*number)                                                                       \
    ONE(INDEX_WORDS, INDEX, "index-words", "index-width", "read int64 indices as int32 words",               \
        r->indices->dtype == DTYPE_INT64, r->index_words = true)                                             \
    ONE(INDEX_RUN, INDEX, "indices-as-run", "target",                                                        \
        "took indices for consecutive ones, by the first and the last", ends_as_run(r), r->index_run = true) \
    ONE(INDEX_FROM_ONE, INDEX, "index-from-1", "target", "counted indices from 1", true, r->first_index = 1) \
    EACH(TARGETS_BEYOND_POWER_LOST, EXTENT, "targets-beyond-power-of-two-lost", "target",                    \
         "wrote nothing beyond a power of two", power_below(variant, r->data->count), *number > 0,           \
         r->offset_end = *number)                                                                            \
    ONE(MODULO_FIRST, INDEX, "index-modulo-first-extent", "target",                                          \
        "took indices modulo the first extent of data", true,                                                \
        (r->extents_of = EXTENTS_FIRST, r->beyond = BEYOND_MODULO))                                          \
    ONE(MODULO_LAST, INDEX, "index-modulo-last-extent", "target",                                            \
        "took indices modulo the last extent of data", true,                                                 \
        (r->extents_of = EXTENTS_LAST, r->beyond = BEYOND_MODULO))                                           \
    ONE(MODULO_INDICES, INDEX, "index-modulo-extent-of-indices", "target",                                   \
        "took indices modulo the extent of indices", true,                                                   \
        (r->extents_of = EXTENTS_INDICES, r->beyond = BEYOND_MODULO))                                        \
    ONE(CLAMPED_FIRST, INDEX, "index-clamped-by-first-extent", "target",                                     \
        "clamped indices by the first extent of data", true,                                                 \
        (r->extents_of = EXTENTS_FIRST, r->beyond = BEYOND_LAST))                                            \
    ONE(CLAMPED_LAST, INDEX, "index-clamped-by-last-extent", "target",                                       \
        "clamped indices by the last extent of data", true,                                                  \
        (r->extents_of = EXTENTS_LAST, r->beyond = BEYOND_LAST))                                             \
    ONE(CLAMPED_OFF, INDEX, "index-clamped-off-by-one", "target", "clamped indices one below the last",      \
        true, r->beyond = BEYOND_LAST_BUT_ONE)                                                               \
    EACH(LAST_NOT_WRITTEN, EXTENT, "last-not-written", "target",                                             \
         "never wrote to the last coordinate of a dimension, or to the last cell", 0, variant <= rank,       \
         spare(r, variant, true))                                                                            \
    EACH(FIRST_NOT_WRITTEN, EXTENT, "first-not-written", "target",                                           \
         "never wrote to the first coordinate of a dimension, or to the first cell", 0, variant <= rank,     \
         spare(r, variant, false))                                                                           \
    ONE(UPDATES_AS_OUTPUT, WHOLE, "updates-as-output", "untouched", "returned updates as the output",        \
        r->updates->count == r->data->count && count > 0, (r->start = START_UPDATES, r->end = 0))            \
    ONE(DATA_NOT_COPIED, WHOLE, "data-not-copied", "untouched", "began with zeros instead of data", true,    \
        r->start = START_ZEROS)                                                                              \
    EACH(DEFAULT_VALUE, WHOLE, "default-value", "target",                                                    \
         "took the default value of an input, not the given one", 0, true,                                   \
         applies = take_defaults(r, f->defaults, variant))

#endif
