/* Tests of random worlds and of their cases. */
#include "effort_fixture.h"
#include "random_parts.h"
#include "scatter.h"
#include "world.h"
#include "world_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { RUN = 8 };

static struct arena arena, other;
static struct world world = {.seed = 1};
static struct error error;

static void make(void)
{
    arena = arena_create((size_t)1 << 26);
    other = arena_create((size_t)1 << 28);
    cr_assert(world_kinds_create(&world.kinds, &arena, &error) == STATUS_OK, "%s", error.message);
}

static void release(void)
{
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(random_world, .init = make, .fini = release);

static void make_case(uint64_t number, struct world_case *made)
{
    cr_assert(world_case_make(&world, number, made, &other, &error) == STATUS_OK, "%s", error.message);
}

/* ---- the same on every machine ------------------------------------------------------------------------- */

static uint64_t hash_of(uint64_t number)
{
    struct world_case made;
    arena_reset(&other);
    make_case(number, &made);
    return hash_case(&made);
}

/* A change of any of these is a change of WORLD_VERSION. */
Test(random_world, the_cases_of_some_numbers_never_change)
{
    static const struct {
        uint64_t seed, first, hash;
    } expected[] = {
        {0, 0, 0xd2d0dfa99204cd20},
        {1, 0, 0x15361e0b2e4f8312},
        {1, 100000, 0xb33700565a9bdcb2},
        {20261101, 123456789012, 0xd160ce34a2d486f2},
        {UINT64_MAX, 0x100000000000000, 0xcc1393c32a02ef60},
    };
    for (size_t row = 0; row < sizeof expected / sizeof *expected; row++) {
        uint64_t hash = WORLD_VERSION;
        world.seed = expected[row].seed;
        for (uint64_t i = 0; i < 1000; i++)
            hash = mix(hash ^ hash_of(expected[row].first + i));
        cr_expect_eq(hash, expected[row].hash, "row %zu: 0x%016llx", row, (unsigned long long)hash);
    }
}

Test(random_world, a_case_does_not_depend_on_what_was_made_before)
{
    enum { CASES = 2000 };
    static uint64_t hashes[CASES];
    for (uint64_t number = 0; number < CASES; number++)
        hashes[number] = hash_of(number);
    for (uint64_t number = CASES; number-- > 0;)
        cr_assert_eq(hash_of(number), hashes[number], "%d", (int)number);
}

Test(random_world, another_seed_gives_other_cases)
{
    uint64_t same = 0;
    for (uint64_t number = 0; number < 1000; number++) {
        world.seed = 1;
        const uint64_t hash = hash_of(number);
        world.seed = 2;
        same += hash == hash_of(number);
    }
    cr_expect(same < 10); /* very small cases happen twice */
}

/* ---- kinds --------------------------------------------------------------------------------------------- */

Test(random_world, every_kind_is_drawn_and_those_without_a_value_rarely)
{
    enum { DRAWS = 100000, KINDS = 1024 };
    static int drawn[KINDS];
    int without_value = 0;
    cr_assert(world.kinds.count <= KINDS);
    for (uint64_t number = 0; number < DRAWS; number++)
        drawn[random_draw_of(&world, number).kind - world.kinds.items]++;
    for (size_t i = 0; i < world.kinds.count; i++) {
        const struct world_kind *kind = &world.kinds.items[i];
        cr_expect(drawn[i] > 0, "%s %s %s", kind->version->id, dtype_name(kind->dtype),
                  reduction_name(kind->reduction));
        without_value += (kind->dtype == DTYPE_STRING && kind->reduction == REDUCTION_MUL) ||
                                 (dtype_in(DTYPE_BIT(COMPLEX64) | DTYPE_BIT(COMPLEX128), kind->dtype) &&
                                  (kind->reduction == REDUCTION_MAX || kind->reduction == REDUCTION_MIN))
                             ? drawn[i]
                             : 0;
    }
    cr_expect(without_value < DRAWS / 50, "%d", without_value);
}

/* ---- validity ------------------------------------------------------------------------------------------ */

/* The node of a case as its operator version wants it, and what it evaluates to. */
static enum outcome evaluate(const struct world_case *made, struct preparation *preparation,
                             struct tensor *output)
{
    struct world_node made_node;
    world_node_make(&made_node, made);
    scatter_prepare(&made_node.node, preparation);
    if (output == NULL || preparation->outcome != OUTCOME_COMPUTED)
        return preparation->outcome;
    cr_assert(tensor_create(output, made->inputs[0].dtype, made->inputs[0].dims, made->inputs[0].rank, &other,
                            &error) == STATUS_OK);
    cr_assert(scatter_evaluate(&made_node.node, preparation, output, &other, &error) == STATUS_OK);
    return OUTCOME_COMPUTED;
}

Test(random_world, the_only_violated_rule_is_that_of_index_bounds_in_about_one_of_16_cases)
{
    enum { CASES = 50000 / TEST_FRACTION };
    struct preparation preparation;
    struct world_case made;
    int refused = 0;
    for (uint64_t number = 0; number < CASES; number++) {
        arena_reset(&other);
        make_case(number, &made);
        evaluate(&made, &preparation, NULL);
        const struct violation *bounds = preparation_violation(&preparation, RULE_INDEX_BOUNDS);
        cr_assert_eq(preparation.violation_count, bounds != NULL, "%d", (int)number);
        refused += bounds != NULL;
    }
    cr_expect(refused > CASES / 24 && refused < CASES / 12, "%d", refused);
}

Test(random_world, tensors_have_the_types_of_their_kind_and_no_more_elements_than_promised)
{
    struct world_case made;
    for (uint64_t number = 0; number < 50000 / TEST_FRACTION; number++) {
        arena_reset(&other);
        make_case(number, &made);
        const int32_t dtype = made.kind.dtype;
        const int64_t most = dtype == DTYPE_STRING    ? RANDOM_STRINGS_MOST
                             : dtype_size(dtype) == 1 ? RANDOM_BYTES_MOST
                                                      : RANDOM_WIDE_MOST;
        for (int slot = 0; slot < INPUT_SLOTS; slot++) {
            cr_assert_eq(made.inputs[slot].dtype, slot == INPUT_INDICES ? made.kind.index_dtype : dtype);
            cr_assert(made.inputs[slot].count <= most, "%d", (int)number);
        }
    }
}

Test(random_world, truth_values_are_0_and_1)
{
    struct world_case made;
    for (uint64_t number = 0; number < 20000; number++) {
        if (random_draw_of(&world, number).kind->dtype != DTYPE_BOOL)
            continue;
        arena_reset(&other);
        make_case(number, &made);
        for (int slot = 0; slot < INPUT_SLOTS; slot += INPUT_UPDATES)
            for (int64_t i = 0; i < made.inputs[slot].count; i++)
                cr_assert(((const uint8_t *)made.inputs[slot].elements)[i] <= 1);
    }
}

/* ---- runs ---------------------------------------------------------------------------------------------- */

enum thing { AXIS, EXTENTS, DTYPE, INDEX_DTYPE, REDUCTION, INDICES, VALUES, THINGS };

/* What a case is, thing by thing; indices as numbers, whatever their type. */
struct summary {
    uint64_t things[THINGS];
    const struct operator_version *version;
};

static uint64_t hash_indices(const struct tensor *indices)
{
    uint64_t hash = 0;
    for (int64_t i = 0; i < indices->count; i++)
        hash =
            mix(hash ^ (uint64_t)(indices->dtype == DTYPE_INT32 ? ((const int32_t *)indices->elements)[i]
                                                                : ((const int64_t *)indices->elements)[i]));
    return hash;
}

static struct summary summary_of(uint64_t number)
{
    struct world_case made;
    arena_reset(&other);
    make_case(number, &made);
    struct summary summary = {.version = made.kind.version};
    summary.things[AXIS] = (uint64_t)made.axis;
    summary.things[DTYPE] = (uint64_t)made.kind.dtype;
    summary.things[INDEX_DTYPE] = (uint64_t)made.kind.index_dtype;
    summary.things[REDUCTION] = (uint64_t)made.kind.reduction;
    summary.things[INDICES] = hash_indices(&made.inputs[INPUT_INDICES]);
    summary.things[VALUES] =
        mix(hash_elements(&made.inputs[INPUT_DATA])) ^ hash_elements(&made.inputs[INPUT_UPDATES]);
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        summary.things[EXTENTS] = mix(summary.things[EXTENTS] ^ hash_shape(&made.inputs[slot]));
    return summary;
}

/* In which thing two cases differ; -1: in none; THINGS: in several. Another type also has other values. */
static int difference(const struct summary *a, const struct summary *b)
{
    int differs = a->version == b->version ? -1 : THINGS;
    for (int thing = 0; thing < THINGS; thing++) {
        if (a->things[thing] == b->things[thing])
            continue;
        if (thing == VALUES && differs == DTYPE)
            continue;
        /* a bad index of 64 bits is another one in 32 */
        if (thing == INDICES && differs == INDEX_DTYPE)
            continue;
        differs = differs == -1 ? thing : THINGS;
    }
    return differs;
}

/* A bit for each thing that differs, for messages. */
static unsigned differing(const struct summary *a, const struct summary *b)
{
    unsigned bits = 0;
    for (int thing = 0; thing < THINGS; thing++)
        bits |= (unsigned)(a->things[thing] != b->things[thing]) << thing;
    return bits;
}

Test(random_world, the_cases_of_a_run_differ_in_one_thing_and_end_with_the_first)
{
    int runs = 0, seen[THINGS] = {0};
    for (uint64_t first = 0; first < 20000; first += RUN) {
        struct summary summaries[RUN];
        for (int i = 0; i < RUN; i++)
            summaries[i] = summary_of(first + (uint64_t)i);
        if (difference(&summaries[0], &summaries[RUN - 1]) != -1)
            continue;
        int thing = -1;
        for (int i = 1; i < RUN - 1; i++) {
            const int now = difference(&summaries[0], &summaries[i]);
            cr_assert(now != THINGS, "%d and %d: 0x%x", (int)first, (int)first + i,
                      differing(&summaries[0], &summaries[i]));
            cr_assert(now == -1 || thing == -1 || now == thing, "%d and %d", (int)first, (int)first + i);
            thing = now == -1 ? thing : now;
        }
        runs++;
        if (thing != -1)
            seen[thing]++;
    }
    cr_expect(runs > 20000 / RUN / 5 && runs < 20000 / RUN / 3, "%d", runs);
    for (int thing = 0; thing < THINGS; thing++)
        cr_expect(seen[thing] > 10, "%d: %d", thing, seen[thing]);
}

/* ---- sums and products --------------------------------------------------------------------------------- */

static bool same_number(float a, float b)
{
    return a == b || (a != a && b != b);
}

/* Whether the output would be the same with 53 digits: 1; 0: something was rounded; -1: there is nothing to
 * see. */
static int is_exact(const struct world_case *made)
{
    struct preparation preparation;
    struct tensor output, wide_output;
    struct world_case wide = *made;
    if (made->inputs[INPUT_UPDATES].count < 16 || evaluate(made, &preparation, &output) != OUTCOME_COMPUTED)
        return -1;
    wide.kind.dtype = DTYPE_DOUBLE;
    for (int slot = 0; slot < INPUT_SLOTS; slot += INPUT_UPDATES) {
        const struct tensor *narrow = &made->inputs[slot];
        struct tensor *tensor = &wide.inputs[slot];
        cr_assert(tensor_create(tensor, DTYPE_DOUBLE, narrow->dims, narrow->rank, &other, &error) ==
                  STATUS_OK);
        for (int64_t i = 0; i < narrow->count; i++)
            ((double *)tensor->elements)[i] = (double)((const float *)narrow->elements)[i];
    }
    evaluate(&wide, &preparation, &wide_output);
    for (int64_t i = 0; i < output.count; i++) {
        const float number = ((const float *)output.elements)[i];
        const double exact = ((const double *)wide_output.elements)[i];
        if (!same_number(number, (float)exact) || (isfinite(number) && (double)number != exact))
            return 0;
    }
    return 1;
}

Test(random_world, most_sums_and_products_are_exact_and_some_round)
{
    struct world_case made;
    int exact[REDUCTION_COUNT] = {0}, rounded[REDUCTION_COUNT] = {0};
    for (uint64_t number = 0; number < 100000; number++) {
        const struct world_kind *kind = random_draw_of(&world, number).kind;
        if (kind->dtype != DTYPE_FLOAT ||
            (kind->reduction != REDUCTION_ADD && kind->reduction != REDUCTION_MUL))
            continue;
        arena_reset(&other);
        make_case(number, &made);
        const int outcome = is_exact(&made);
        exact[kind->reduction] += outcome == 1;
        rounded[kind->reduction] += outcome == 0;
    }
    for (int reduction = REDUCTION_ADD; reduction <= REDUCTION_MUL; reduction++) {
        cr_expect(exact[reduction] > rounded[reduction], "%d: %d and %d", reduction, exact[reduction],
                  rounded[reduction]);
        cr_expect(10 * rounded[reduction] > exact[reduction], "%d: %d and %d", reduction, exact[reduction],
                  rounded[reduction]);
    }
}

/* ---- memory -------------------------------------------------------------------------------------------- */

Test(random_world, lack_of_memory_is_an_error)
{
    struct world_case made;
    int lacking = 0;
    for (uint64_t number = 0; number < 300; number++)
        for (size_t limit = 64; limit < 4096; limit += 64) {
            struct arena small = arena_create(limit);
            const enum status status = world_case_make(&world, number, &made, &small, &error);
            arena_destroy(&small);
            cr_assert(status == STATUS_OK || status == STATUS_OUT_OF_MEMORY, "%d", (int)number);
            lacking += status != STATUS_OK;
        }
    cr_expect(lacking > 1000);
}

TestSuite(world_kind, .init = make, .fini = release);

/* By the text: 15 types to version 12, 16 since; two types of indices, one for ScatterND; 1, 3 or 5
 * reductions. */
Test(world_kind, every_version_type_reduction_and_type_of_indices_is_one_kind)
{
    cr_expect_eq(world.kinds.count, 15 * 2 * 3 + 16 * 2 * (1 + 3 + 5) + 15 + 16 * (1 + 3 + 5));
}

Test(world_kind, kinds_of_a_version_are_adjacent_and_differ)
{
    for (size_t i = 1; i < world.kinds.count; i++) {
        const struct world_kind *a = &world.kinds.items[i - 1], *b = &world.kinds.items[i];
        cr_assert(a->version <= b->version);
        cr_assert(a->version != b->version || a->dtype != b->dtype || a->reduction != b->reduction ||
                  a->index_dtype != b->index_dtype);
    }
}

Test(world_kind, the_attribute_is_there_in_every_version_that_has_it_and_in_no_other)
{
    for (size_t i = 0; i < world.kinds.count; i++)
        cr_assert_eq(world.kinds.items[i].names_reduction, world.kinds.items[i].version->since_version >= 16);
}

Test(world_kind, lack_of_memory_is_an_error)
{
    struct arena small = arena_create(16);
    cr_expect(world_kinds_create(&world.kinds, &small, &error) == STATUS_OUT_OF_MEMORY);
    arena_destroy(&small);
}
