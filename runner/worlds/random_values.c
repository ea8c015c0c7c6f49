/* Draws the values of data and updates. */
#include "dtype.h"
#include "random_numbers.h"
#include "random_parts.h"

#include <string.h>

enum value_class {
#define VALUE_CLASS_CONSTANT(constant, none, computing, extreme) VALUE_##constant,
    VALUE_CLASS_TABLE(VALUE_CLASS_CONSTANT)
#undef VALUE_CLASS_CONSTANT
};

#define WEIGHT_NONE(constant, none, computing, extreme)      (none),
#define WEIGHT_COMPUTING(constant, none, computing, extreme) (computing),
#define WEIGHT_EXTREME(constant, none, computing, extreme)   (extreme),
static const uint8_t weights_none[] = {VALUE_CLASS_TABLE(WEIGHT_NONE)};
static const uint8_t weights_computing[] = {VALUE_CLASS_TABLE(WEIGHT_COMPUTING)};
static const uint8_t weights_extreme[] = {VALUE_CLASS_TABLE(WEIGHT_EXTREME)};

#define PLUS_NONE(constant, none, computing, extreme)      +(none)
#define PLUS_COMPUTING(constant, none, computing, extreme) +(computing)
#define PLUS_EXTREME(constant, none, computing, extreme)   +(extreme)
_Static_assert(0 VALUE_CLASS_TABLE(PLUS_NONE) == RANDOM_WEIGHTS, "classes have the weight of all");
_Static_assert(0 VALUE_CLASS_TABLE(PLUS_COMPUTING) == RANDOM_WEIGHTS, "classes have the weight of all");
_Static_assert(0 VALUE_CLASS_TABLE(PLUS_EXTREME) == RANDOM_WEIGHTS, "classes have the weight of all");

/* How the values of a case are made. */
struct making {
    struct number_type type;
    enum reduction reduction;
    int64_t repeats;
    int64_t term; /* the greatest term of exact sums */
    bool wraps;   /* sums and products of integers leave the range of the type */
    int unit;     /* exact sums are multiples of 2^unit */
    int spread;   /* of numbers that round */
    uint64_t base;
    struct number_sequence different; /* updates continue the sequence of data */
    uint64_t made;                    /* how many values there are already */
    bool is_data;
};

/* ---- values that need no rounding ---------------------------------------------------------------------- */

/* An integer from 1 to `most`, of signed types of either sign. */
static int64_t amount(const struct making *making, uint64_t bits, int64_t most)
{
    int64_t number = 1 + random_scale(bits, (uint32_t)most);
    return making->type.is_signed && (bits & 1) != 0 ? -number : number;
}

static uint64_t exact_term(const struct making *making, uint64_t bits)
{
    const struct number_type type = making->type;
    if (type.precision != 0)
        return number_bits(type, amount(making, bits, making->term), making->unit);
    if (making->wraps || type.is_bool)
        return number_finite(type, bits);
    return number_bits(type, amount(making, bits, making->term), 0);
}

/* Factors whose product is exact: data are odd integers of half the digits; updates are odd integers if a
 * cell gets few of them, otherwise powers of two, mostly 1. */
static uint64_t exact_real_factor(const struct making *making, uint64_t bits)
{
    const struct number_type type = making->type;
    const int sign = (bits & 1) != 0 ? -1 : 1, half = type.precision / 2;
    if (making->is_data)
        return number_bits(type, sign * (1 + 2 * (int64_t)random_scale(bits, 1u << (half - 1))), 0);
    if (3 * making->repeats <= half)
        return number_bits(type, sign * (3 + 2 * (int64_t)random_scale(bits, 3)), 0);
    const uint32_t kind = random_scale(bits, making->repeats <= 64 ? 4 : 16);
    return number_bits(type, sign, kind == 0 ? 1 : kind == 1 ? -1 : 0);
}

/* Updates of complex numbers have one part only. */
static uint64_t exact_factor(const struct making *making, uint64_t bits, bool is_second)
{
    const struct number_type type = making->type;
    if (type.parts == 2 && !making->is_data && (bits >> 8 & 1) == is_second)
        return 0;
    if (type.precision != 0)
        return exact_real_factor(making, is_second ? mix(bits) : bits);
    return making->wraps || type.is_bool ? number_finite(type, bits | 1)
                                         : number_bits(type, amount(making, bits, 3), 0);
}

/* ---- values of a class --------------------------------------------------------------------------------- */

static uint64_t half_of_bits(struct making *making, bool upper)
{
    const int half = making->type.bits / 2;
    const uint64_t other = making->made * 0x9e3779b1u & (((uint64_t)1 << half) - 1);
    return number_finite(making->type, making->base ^ (upper ? other << half : other));
}

static uint64_t neutral_value(const struct making *making, uint64_t bits, bool is_second)
{
    if (is_second && making->reduction == REDUCTION_MUL)
        return 0;
    if (bits >> 60 < 12)
        return number_neutral(making->type, making->reduction);
    if (bits >> 60 < 13)
        return number_absorbing(making->type, making->reduction);
    return number_bits(making->type, amount(making, bits << 4, 3), 0);
}

static uint64_t negative_value(const struct making *making, uint64_t bits)
{
    const uint64_t sign = making->type.is_bool ? 0 : (uint64_t)1 << (making->type.bits - 1);
    return number_finite(making->type, bits) | sign;
}

/* A part of an element; `bits` are those of the element. */
static inline uint64_t value_of(struct making *making, enum value_class value_class, uint64_t bits,
                                bool is_second)
{
    const uint64_t own = is_second ? mix(bits) : bits;
    making->made++;
    switch (value_class) {
    case VALUE_DIFFERENT:
    case VALUE_SPRINKLED: /* without a sum or product; value_class_of */
        return number_sequence_next(&making->different);
    case VALUE_SPECIAL:
        return number_special(making->type, random_scale(own, NUMBER_SPECIALS));
    case VALUE_NEUTRAL:
        return neutral_value(making, own, is_second);
    case VALUE_LOW_BITS:
        return half_of_bits(making, false);
    case VALUE_HIGH_BITS:
        return half_of_bits(making, true);
    case VALUE_EXACT:
        return making->reduction == REDUCTION_MUL ? exact_factor(making, bits, is_second)
                                                  : exact_term(making, own);
    case VALUE_ROUNDING:
        return number_near_one(making->type, own, making->spread);
    case VALUE_BITS:
        return own >> (making->type.is_bool ? 63 : 64 - making->type.bits);
    case VALUE_CONSTANT: /* all elements have the same bits */
        return (bits & 2) != 0 ? number_special(making->type, random_scale(own, NUMBER_SPECIALS))
                               : number_bits(making->type, amount(making, own, 100), 0);
    case VALUE_NEGATIVE:
        return negative_value(making, own);
    }
    return 0;
}

/* ---- tensors ------------------------------------------------------------------------------------------- */

static inline void store(const struct tensor *tensor, int bits, int64_t place, uint64_t value)
{
    const size_t size = (size_t)bits / 8;
    store_bits((char *)tensor->elements + (size_t)place * size, size, value);
}

static inline void store_element(struct making *making, const struct tensor *tensor,
                                 enum value_class value_class, int64_t position, uint64_t bits)
{
    for (int part = 0; part < making->type.parts; part++)
        store(tensor, making->type.bits, position * making->type.parts + part,
              value_of(making, value_class, bits, part == 1));
}

/* Special values at a few places, or at one of 16. */
static void sprinkle(struct making *making, const struct tensor *tensor, struct random_stream *stream)
{
    const bool many = random_once_in(stream, 4);
    for (int64_t rest = many ? tensor->count / 16 : random_between(stream, 1, 3); rest > 0; rest--) {
        const int64_t place = random_below(stream, tensor->count);
        store_element(making, tensor, VALUE_SPECIAL, place, random_next(stream));
    }
}

static inline void fill_class(struct making *making, const struct tensor *tensor,
                              enum value_class value_class, uint64_t key)
{
    const uint64_t step = value_class == VALUE_CONSTANT ? 0 : MIX_STEP;
    for (int64_t i = 0; i < tensor->count; i++)
        store_element(making, tensor, value_class, i, mix(key + (uint64_t)i * step));
}

static void fill_tensor(struct making *making, const struct tensor *tensor, enum value_class value_class,
                        struct random_stream *stream)
{
    const uint64_t key = random_next(stream);
    const bool is_sum = reduction_kind(making->reduction) == REDUCES_TO_SUM ||
                        reduction_kind(making->reduction) == REDUCES_TO_PRODUCT;
    const enum value_class usual = value_class == VALUE_SPRINKLED && is_sum ? VALUE_EXACT : value_class;
    switch (usual) { /* a loop for each class: without what the class does not need */
#define FILL_CASE(constant, none, computing, extreme)      \
    case VALUE_##constant:                                 \
        fill_class(making, tensor, VALUE_##constant, key); \
        break;
        VALUE_CLASS_TABLE(FILL_CASE)
#undef FILL_CASE
    }
    if (value_class == VALUE_SPRINKLED && tensor->count > 0)
        sprinkle(making, tensor, stream);
}

static const uint8_t *weights_of(enum reduction reduction)
{
    switch (reduction_kind(reduction)) {
    case REDUCES_TO_UPDATE:
        return weights_none;
    case REDUCES_TO_SUM:
    case REDUCES_TO_PRODUCT:
        return weights_computing;
    case REDUCES_TO_EXTREME:
        return weights_extreme;
    }
    return weights_none;
}

/* The greatest term with which a sum of all updates of a cell still fits the digits of the type. */
static int64_t most_of_term(struct number_type type, int64_t repeats)
{
    enum { MOST_BITS = 24 }; /* differ enough */
    const int bits = (type.precision != 0 ? type.precision : type.bits) - 1;
    return random_greater(((int64_t)1 << random_lesser(bits, MOST_BITS)) / (repeats + 1), 1);
}

static struct making start_making(const struct world_case *made, enum reduction reduction, int64_t repeats,
                                  struct random_stream *stream)
{
    struct making making = {
        .type = number_type_of(made->kind.dtype), .reduction = reduction, .repeats = repeats};
    making.different = number_sequence_start(making.type, random_next(stream));
    making.base = number_finite(making.type, random_next(stream));
    making.term = most_of_term(making.type, repeats);
    making.wraps = random_once_in(stream, 2);
    making.unit = (int)random_between(stream, -3, 4);
    making.spread = random_once_in(stream, 2) ? 2 : 7;
    return making;
}

enum status random_values_fill(const struct world_case *made, enum reduction reduction, int64_t repeats,
                               uint64_t key, struct arena *arena, struct error *error)
{
    struct random_stream stream = {key};
    const struct tensor *data = &made->inputs[INPUT_DATA], *updates = &made->inputs[INPUT_UPDATES];
    if (made->kind.dtype == DTYPE_STRING)
        return random_strings_fill(data, updates, key, arena, error);
    struct making making = start_making(made, reduction, repeats, &stream);
    const enum value_class value_class = (enum value_class)random_choice(&stream, weights_of(reduction));
    const enum value_class other = (enum value_class)random_choice(&stream, weights_of(reduction));
    making.is_data = true;
    fill_tensor(&making, data, random_once_in(&stream, 4) ? other : value_class, &stream);
    making.is_data = false;
    fill_tensor(&making, updates, value_class, &stream);
    return STATUS_OK;
}

/* ---- updates that change nothing ----------------------------------------------------------------------- */

static void store_neutral(const struct world_case *made, enum reduction reduction, int64_t position)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES], *data = &made->inputs[INPUT_DATA];
    const size_t size = dtype_size(updates->dtype);
    if (reduction == REDUCTION_NONE) {
        if (data->count > 0)
            memcpy((char *)updates->elements + (size_t)position * size, data->elements, size);
    } else if (updates->dtype == DTYPE_STRING) {
        ((struct string_element *)updates->elements)[position] = (struct string_element){"", 0};
    } else {
        const struct number_type type = number_type_of(updates->dtype);
        store(updates, type.bits, position * type.parts, number_neutral(type, reduction));
        if (type.parts == 2)
            store(updates, type.bits, position * type.parts + 1,
                  reduction == REDUCTION_MUL ? 0 : number_neutral(type, reduction));
    }
}

void random_values_idle(const struct world_case *made, enum reduction reduction, int64_t position)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES], *updates = &made->inputs[INPUT_UPDATES];
    const bool tuples = made->kind.version->op == OPERATOR_SCATTER_ND;
    const int64_t length = tuples ? indices->dims[indices->rank - 1] : 1;
    const int64_t slice = updates->count / (indices->count / length);
    for (int64_t i = 0; i < slice; i++)
        store_neutral(made, reduction, position / length * slice + i);
}
