/* The faults that can be activated: one row each, X(NAME, description). Each violates the specification for
 * some input in test_optimised.py. The code calls fault_is() where a fault takes effect. */
#ifndef OPTIMISED_FAULT_TABLE_H
#define OPTIMISED_FAULT_TABLE_H

#define FAULT_TABLE(X)                                                                                      \
    X(TAIL_OF_THREE,                                                                                        \
      "In scattered targets in blocks of eight, the last one is left out if the remainder is three.")       \
    X(CACHE_WITHOUT_AXIS, "A plan is taken from the cache although the axis differs.")                      \
    X(CACHE_WITHOUT_ORDER, "A plan is taken from the cache although the extents are in another order.")     \
    X(CACHE_WITHOUT_WIDTH, "A plan is taken from the cache although elements have another width.")          \
    X(MEMO_OF_FIRST_TARGETS,                                                                                \
      "The cached pattern of targets is reused if the first eight targets are the same.")                   \
    X(IDENTITY_BY_FIRST_HALF, "Targets count as an identity if the first half of them is.")                 \
    X(SORTED_BUT_FOR_THE_LAST,                                                                              \
      "Targets count as ascending or sorted although the last one is out of order.")                        \
    X(RANGE_BY_ENDS, "Targets count as a range if the first and the last have the distance of a range.")    \
    X(REVERSE_WITHOUT_MIDDLE, "In an odd number of reversed targets, the middle one is not written.")       \
    X(HASH_WITHOUT_COMPARISON, "Targets with the same place in the hash table are mistaken for repeats.")   \
    X(HASH_EMPTY_IS_ZERO, "Target 0 marks an empty place of the hash table, so its repeats are not found.") \
    X(TILE_FETCHED_EARLY,                                                                                   \
      "The cells of the next tile are fetched before repeated ones in this tile are stored.")               \
    X(MERGE_LOSES_PART, "The partial results of the last thread are not merged if there are more threads "  \
                        "than targets.")                                                                    \
    X(IDENTITY_OF_MAX_FINITE,                                                                               \
      "Partial maxima of floating-point numbers begin with the lowest finite number.")                      \
    X(COVERED_BY_COUNT, "Data is not copied if there are as many updates as cells, repeated or not.")       \
    X(BYTE_CARRY, "Sums of eight bytes in a word carry from one byte to the next.")                         \
    X(COMPARE_BY_DIFFERENCE, "The order of two int32 is the sign of their difference, which overflows.")    \
    X(STRING_TO_NUL, "A string that is stored alone ends at its first NUL.")                                \
    X(STORE_IF_DIFFERENT, "A float or double is not stored over an equal one: zeros keep their old sign.")  \
    X(STRIDE_OF_INDICES,                                                                                    \
      "Offsets after the axis are computed from the extents of indices if the rank is 4.")                  \
    X(COALESCED_BY_OUTER, "Two axes are merged if the outer one is full, not the inner one.")               \
    X(TABLE_BY_LENGTH, "Offsets are stored in 16 bits if there are few of them, not if they are small.")    \
    X(SLICE_OF_EIGHT_BYTES, "Slices of 5, 6 and 7 bytes are written as 8 bytes.")                           \
    X(INDEX_IN_16_BITS, "An index becomes an int16 before it is wrapped if the extent is below 65536.")     \
    X(LOWEST_OF_THIRD, "From the third index of a tuple on, the lowest valid index is refused.")            \
    X(BOUND_IN_TAIL,                                                                                        \
      "After the blocks of eight, indices that are too low are wrapped as often as necessary.")             \
    X(EMPTY_SLICE_REFUSED,                                                                                  \
      "Slices without elements are refused because there is no update for a tuple of indices.")             \
    X(EMPTY_TUPLES_ONCE, "If tuples are empty, only the first update is applied.")                          \
    X(RADIX_PASSES, "The radix sort does one pass too few if the highest target is a power of 256.")        \
    X(EMPTY_NOT_COPIED, "Data is not copied if there are no updates.")

#endif
