/*
 * The membership tests by kind of element, shared by the files of allowed.h.
 */
#ifndef SCATTER_ALLOWED_KINDS_H
#define SCATTER_ALLOWED_KINDS_H

#include "allowed.h"

/* Integers under a reduction. Exact modulo 2^n; sums and products that can leave the range are apart. */
struct standing integer_standing(const struct cell *cell, int64_t count, bool search, struct arena *arena);

/* Strings under add, max or min. */
struct standing string_standing(const struct cell *cell, int64_t count, struct arena *arena);

/* max and min of floating types: NaN and the sign of zero are open. */
struct standing extreme_standing(const struct cell *cell, int64_t count);

/* add and mul of floating and complex types. */
struct standing rounded_standing(const struct cell *cell, int64_t count, bool search, struct arena *arena);

/* What a wrong value of a reduction looks like: a named guess at the mistake, or POLICY_FOREIGN_VALUE. */
enum policy deviation_policy(const struct cell *cell);

/* Without a search, explained by its policy alone. */
struct standing standing_of(enum cell_clause clause, bool complies, enum policy policy);
enum cell_clause reduction_clause(enum reduction reduction);

/* The element of data, the i-th update aimed at the cell, and how many there are. */
const void *cell_old(const struct cell *cell);
const void *cell_update(const struct cell *cell, int64_t i);
int64_t cell_count(const struct cell *cell);

/* Whether two elements are the same to the bit; of strings, to the byte. */
bool same_bits(int32_t dtype, const void *a, const void *b);

/* The same for floating and complex types, where any NaN is equal to any other, part by part. */
bool same_value(int32_t dtype, const void *a, const void *b);

#endif
