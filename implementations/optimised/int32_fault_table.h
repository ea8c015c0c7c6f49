/*
 * The faults of offsets in 32 bits: one row each, X(NAME, description), for each loop over offsets. They
 * violate the specification only for tensors of more than 2^31 bytes: test_int32_faults.py shows them with
 * the tier "huge".
 */
#ifndef OPTIMISED_INT32_FAULT_TABLE_H
#define OPTIMISED_INT32_FAULT_TABLE_H

#define INT32_FAULT_TABLE(X)                                                                          \
    X(INT32_RANGE, "Updates of consecutive cells are stored at an offset of 32 bits.")                \
    X(INT32_REVERSE, "Updates of cells in descending order are stored at offsets of 32 bits.")        \
    X(INT32_LAST, "The last of several updates of one cell is stored at an offset of 32 bits.")       \
    X(INT32_SCATTERED, "Updates of scattered cells are stored at offsets of 32 bits.")                \
    X(INT32_ADD_RANGE, "Consecutive cells are reduced at an offset of 32 bits.")                      \
    X(INT32_ADD_IN_ORDER, "One cell is reduced in the order of its updates at an offset of 32 bits.") \
    X(INT32_ADD_DISTINCT, "Distinct cells are reduced in blocks at offsets of 32 bits.")              \
    X(INT32_ADD_TILES, "Repeated cells are reduced in tiles at offsets of 32 bits.")                  \
    X(INT32_ADD_SEGMENTS, "Repeated cells are reduced in sorted segments at offsets of 32 bits.")     \
    X(INT32_PARTIALS, "Partial results are merged at an offset of 32 bits.")                          \
    X(INT32_COPY, "The number of bytes of data to copy is kept in 32 bits, unsigned.")                \
    X(INT32_UPDATE, "The offset of an update among updates is kept in 32 bits.")                      \
    X(INT32_TARGET, "An index times its stride is computed in 32 bits.")                              \
    X(INT32_TABLE, "Offsets before the axis are computed in 32 bits.")

#endif
