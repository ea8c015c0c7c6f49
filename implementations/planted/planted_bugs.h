/*
 * The planted bugs. `--option fault=NAME` activates one; a name is written with "-" instead of "_". Kinds:
 *   single  one error, present in every call;
 *   refuse  a single whose visible effect is that valid input is refused;
 *   pair    two singles or parts at once (PLANTED_PAIRS);
 *   state   wrong only because of an earlier call in the same process;
 *   alone   the twin of a state or racy bug: similar answers, but in every call, whatever was called before;
 *   racy    wrong at random;
 *   part    exists only as half of a pair.
 */
#ifndef PLANTED_BUGS_H
#define PLANTED_BUGS_H

/* X(name, kind, what is wrong) */
#define PLANTED_BUGS(X)                                                                                      \
    X(default_axis_last, single, "without the attribute axis, the last axis is used instead of axis 0")      \
    X(wrap_with_first_extent, single, "a negative index gets the extent of axis 0 added, not of its axis")   \
    X(wrap_absolute, single, "a negative index is replaced by its absolute value")                           \
    X(wrap_clamped, single, "a negative index is replaced by 0")                                             \
    X(wrap_off_by_one, single, "a negative index i becomes extent + i - 1; the lowest one becomes 0")        \
    X(wrap_first_component, single, "ScatterND: only the first index of a tuple is wrapped if negative")     \
    X(index_truncated, single, "int64 indices are truncated to 32 bits before they are checked")             \
    X(bounds_flat, single, "ScatterND: only the flat offset of a tuple is checked, not each index")          \
    X(stride_next_extent, single, "the stride of an axis is the extent of the next axis, not the product")   \
    X(tuple_reversed, single, "ScatterND: the indices of a tuple are used in reverse order")                 \
    X(slice_tail, single, "ScatterND: the length of a slice above 4 is truncated to a multiple of 4")        \
    X(odd_last_update, single, "the last update is dropped if their number is odd and not 1")                \
    X(updates_broadcast, single, "every row or slice takes its updates from the first row or slice")         \
    X(zero_update_skipped, single, "without a reduction, an update equal to zero is not written")            \
    X(blend_multiply, single, "without a reduction, float types compute data * 0 + update")                  \
    X(old_from_data, single, "a reduction reads the old value from data, so repeats overwrite each other")   \
    X(last_repeated, single, "the last update is applied again for each padding lane up to a multiple of 4") \
    X(int64_double, single, "reductions of int64 are computed in double")                                    \
    X(int32_float, single, "sums of int32 are computed in float")                                            \
    X(half_as_bfloat16, single, "reductions of float16 are rounded to the 8 bits of bfloat16 first")         \
    X(unsigned_as_signed, single, "max and min compare unsigned types as signed types")                      \
    X(signed_as_unsigned, single, "max and min compare signed types as unsigned types")                      \
    X(float_bits, single, "max and min compare float, float16 and bfloat16 by their bits as an integer")     \
    X(nan_as_infinity, single, "max and min of float types take an update that is NaN as infinity")          \
    X(flush_subnormals, single, "subnormal updates are flushed to zero, even without a reduction")           \
    X(int16_narrow, single, "sums and products of int16 and uint16 are computed in 8 bits")                  \
    X(refuse_negative_index, refuse, "negative indices are refused")                                         \
    X(refuse_longer_indices, refuse, "indices that are longer than data along the axis are refused")         \
    X(refuse_explicit_none, refuse, "reduction=none is refused if it is given explicitly")                   \
    X(refuse_lowest_index, refuse, "the lowest valid index, minus the extent, is refused")                   \
    X(refuse_empty_indices, refuse, "indices without elements are refused")                                  \
    X(axis_negative_first, single, "a negative axis is axis 0")                                              \
    X(axis_negative_last, single, "a negative axis is the last axis")                                        \
    X(axis_negative_lower, single, "a negative axis a becomes rank + a - 1, but at least 0")                 \
    X(axis_first_above_rank_3, single, "the axis is 0 if data has more than three dimensions")               \
    X(tuple_unwrapped, single, "ScatterND: negative indices are multiplied by their strides as they are")    \
    X(strides_of_indices, single, "strides are computed from the extents of indices")                        \
    X(slice_first_element, single, "ScatterND: only the first element of each slice is written")             \
    X(slice_last_row, single, "ScatterND: only the last row of each slice is written")                       \
    X(bounds_clamped, single, "an index out of range becomes the nearest valid one")                         \
    X(bounds_skipped, single, "an update with an index out of range is left out")                            \
    X(repeat_first_only, single, "of the updates of one cell, only the first is applied")                    \
    X(mul_as_add, single, "mul computes add")                                                                \
    X(min_as_max, single, "min computes max")                                                                \
    X(data_not_copied, single, "cells without an update become 0")                                           \
    X(data_left_out, single, "the first update of a cell replaces it, whatever the reduction")               \
    X(beyond_16_lost, single, "only the first 16 updates are applied")                                       \
    X(ones_squeezed, single, "axes are counted without the dimensions of data that are 1")                   \
    X(updates_transposed, single, "updates are read as if they were stored column by column")                \
    X(reduction_ungated, single, "every operator version accepts every reduction")                           \
    X(uint8_mul_adds, part, "a product of uint8 is their sum")                                               \
    X(string_nul, part, "an update of strings ends at its first NUL")                                        \
    X(complex_componentwise, part, "a product of complex numbers is computed component by component")        \
    X(double_min_is_max, part, "min of double computes max")                                                 \
    X(empty_no_copy, part, "if there are no updates, data is not copied to the output")                      \
    X(copy_four_bytes, part, "only four bytes per element of data are copied to the output")                 \
    X(pair_axis_int64, pair, "default_axis_last and int64_double")                                           \
    X(pair_wrap_nan, pair, "wrap_off_by_one and nan_as_infinity")                                            \
    X(pair_stride_int16, pair, "stride_next_extent and int16_narrow")                                        \
    X(pair_tuple_unsigned, pair, "tuple_reversed and unsigned_as_signed")                                    \
    X(pair_slice_uint8, pair, "slice_tail and uint8_mul_adds")                                               \
    X(pair_odd_int32, pair, "odd_last_update and int32_float")                                               \
    X(pair_zero_bits, pair, "zero_update_skipped and float_bits")                                            \
    X(pair_blend_string, pair, "blend_multiply and string_nul")                                              \
    X(pair_repeated_half, pair, "last_repeated and half_as_bfloat16")                                        \
    X(pair_old_signed, pair, "old_from_data and signed_as_unsigned")                                         \
    X(pair_lowest_complex, pair, "refuse_lowest_index and complex_componentwise")                            \
    X(pair_none_component, pair, "refuse_explicit_none and wrap_first_component")                            \
    X(pair_bounds_double, pair, "bounds_flat and double_min_is_max")                                         \
    X(pair_broadcast_empty, pair, "updates_broadcast and empty_no_copy")                                     \
    X(pair_copy_index, pair, "copy_four_bytes and index_truncated")                                          \
    X(state_key_shape, state, "the key of the plan cache has only the shapes")                               \
    X(state_key_type, state, "the key of the plan cache has only the element type")                          \
    X(state_key_rank, state, "the key of the plan cache has only the rank of data")                          \
    X(state_key_pointer, state, "the key of the plan cache has only the address of data's elements")         \
    X(state_key_axis, state, "the key of the plan cache lacks the axis")                                     \
    X(state_key_reduction, state, "the key of the plan cache lacks the reduction")                           \
    X(state_key_k, state, "the key of the plan cache lacks the length of ScatterND's tuples")                \
    X(state_key_opset, state, "the key of the plan cache, which also keeps refusals, lacks the opset")       \
    X(state_scratch, state,                                                                                  \
      "after the first 16 cells, the mask of written cells is cleared only if its buffer grows")             \
    X(state_partials, state, "if the plan is that of the previous call, its result is the initial value")    \
    X(state_flag, state, "the first refused index switches the detection of repeats off for later calls")    \
    X(state_row_table, state, "the table of row offsets of an earlier call is used if it is long enough")    \
    X(alone_key_shape, alone, "the axis is always 0 and there is never a reduction")                         \
    X(alone_key_type, alone, "strides are computed as if all extents were 4")                                \
    X(alone_key_rank, alone, "strides are computed as if all extents were that of axis 0")                   \
    X(alone_key_pointer, alone, "elements are addressed as if they had four bytes")                          \
    X(alone_key_axis, alone, "the axis is always 0")                                                         \
    X(alone_key_reduction, alone, "there is never a reduction")                                              \
    X(alone_key_k, alone, "the length of ScatterND's tuples is always 1")                                    \
    X(alone_key_opset, alone, "reductions are always checked by the rules of opset 16: no max, no min")      \
    X(alone_scratch, alone, "cells after as many as there are updates count as written, with value 0")       \
    X(alone_partials, alone, "all updates are applied twice")                                                \
    X(alone_flag, alone, "repeats are not detected, so those in one tile overwrite each other")              \
    X(alone_row_table, alone, "the table of row offsets is built from the extents of data, not of indices")  \
    X(racy_two_percent, racy, "2 % of the calls with repeats under a reduction lose one update")             \
    X(racy_ten_percent, racy, "10 % of the calls with repeats under a reduction lose one update")            \
    X(racy_fifty_percent, racy, "50 % of the calls with repeats under a reduction lose one update")          \
    X(alone_racy_two, alone, "under a reduction, a repeat directly after its predecessor is lost")           \
    X(alone_racy_ten, alone, "under a reduction, the last repeat in each tile is lost")                      \
    X(alone_racy_fifty, alone, "under a reduction, the first repeat of each call is lost")

/* X(pair, first half, second half) */
#define PLANTED_PAIRS(X)                                               \
    X(pair_axis_int64, default_axis_last, int64_double)                \
    X(pair_wrap_nan, wrap_off_by_one, nan_as_infinity)                 \
    X(pair_stride_int16, stride_next_extent, int16_narrow)             \
    X(pair_tuple_unsigned, tuple_reversed, unsigned_as_signed)         \
    X(pair_slice_uint8, slice_tail, uint8_mul_adds)                    \
    X(pair_odd_int32, odd_last_update, int32_float)                    \
    X(pair_zero_bits, zero_update_skipped, float_bits)                 \
    X(pair_blend_string, blend_multiply, string_nul)                   \
    X(pair_repeated_half, last_repeated, half_as_bfloat16)             \
    X(pair_old_signed, old_from_data, signed_as_unsigned)              \
    X(pair_lowest_complex, refuse_lowest_index, complex_componentwise) \
    X(pair_none_component, refuse_explicit_none, wrap_first_component) \
    X(pair_bounds_double, bounds_flat, double_min_is_max)              \
    X(pair_broadcast_empty, updates_broadcast, empty_no_copy)          \
    X(pair_copy_index, copy_four_bytes, index_truncated)

#endif
