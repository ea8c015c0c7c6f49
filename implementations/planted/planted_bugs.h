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
    X(half_truncates, single, "reductions of float16 are rounded towards zero")                              \
    X(unsigned_as_signed, single, "max and min compare unsigned types as signed types")                      \
    X(signed_as_unsigned, single, "max and min compare signed types as unsigned types")                      \
    X(float_bits, single, "max and min compare float, float16 and bfloat16 by their bits as an integer")     \
    X(nan_update_lost, single, "max and min keep the old value if the update is NaN")                        \
    X(flush_subnormals, single, "subnormal updates are flushed to zero, even without a reduction")           \
    X(saturating_add, single, "sums of integers of up to 32 bits saturate instead of wrapping")              \
    X(refuse_negative_index, refuse, "negative indices are refused")                                         \
    X(refuse_longer_indices, refuse, "indices that are longer than data along the axis are refused")         \
    X(refuse_explicit_none, refuse, "reduction=none is refused if it is given explicitly")                   \
    X(refuse_lowest_index, refuse, "the lowest valid index, minus the extent, is refused")                   \
    X(bool_xor, part, "a sum of bools is their exclusive or")                                                \
    X(string_nul, part, "max and min compare strings only up to the first NUL")                              \
    X(complex_componentwise, part, "a product of complex numbers is computed component by component")        \
    X(nan_data_lost, part, "max and min take the update if the old value is NaN")                            \
    X(empty_no_copy, part, "if there are no updates, data is not copied to the output")                      \
    X(copy_four_bytes, part, "only four bytes per element of data are copied to the output")                 \
    X(pair_axis_int64, pair, "default_axis_last and int64_double")                                           \
    X(pair_wrap_nan, pair, "wrap_off_by_one and nan_update_lost")                                            \
    X(pair_stride_saturate, pair, "stride_next_extent and saturating_add")                                   \
    X(pair_tuple_unsigned, pair, "tuple_reversed and unsigned_as_signed")                                    \
    X(pair_slice_bool, pair, "slice_tail and bool_xor")                                                      \
    X(pair_odd_int32, pair, "odd_last_update and int32_float")                                               \
    X(pair_zero_bits, pair, "zero_update_skipped and float_bits")                                            \
    X(pair_blend_string, pair, "blend_multiply and string_nul")                                              \
    X(pair_repeated_half, pair, "last_repeated and half_truncates")                                          \
    X(pair_old_signed, pair, "old_from_data and signed_as_unsigned")                                         \
    X(pair_lowest_complex, pair, "refuse_lowest_index and complex_componentwise")                            \
    X(pair_none_component, pair, "refuse_explicit_none and wrap_first_component")                            \
    X(pair_bounds_nan, pair, "bounds_flat and nan_data_lost")                                                \
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
    X(state_scratch, state, "the mask of written cells is cleared only when its buffer grows")               \
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
    X(pair_wrap_nan, wrap_off_by_one, nan_update_lost)                 \
    X(pair_stride_saturate, stride_next_extent, saturating_add)        \
    X(pair_tuple_unsigned, tuple_reversed, unsigned_as_signed)         \
    X(pair_slice_bool, slice_tail, bool_xor)                           \
    X(pair_odd_int32, odd_last_update, int32_float)                    \
    X(pair_zero_bits, zero_update_skipped, float_bits)                 \
    X(pair_blend_string, blend_multiply, string_nul)                   \
    X(pair_repeated_half, last_repeated, half_truncates)               \
    X(pair_old_signed, old_from_data, signed_as_unsigned)              \
    X(pair_lowest_complex, refuse_lowest_index, complex_componentwise) \
    X(pair_none_component, refuse_explicit_none, wrap_first_component) \
    X(pair_bounds_nan, bounds_flat, nan_data_lost)                     \
    X(pair_broadcast_empty, updates_broadcast, empty_no_copy)          \
    X(pair_copy_index, copy_four_bytes, index_truncated)

#endif
