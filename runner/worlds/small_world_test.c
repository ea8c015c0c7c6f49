#include "scatter.h"
#include "small_world.h"
#include "world.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena, other;
static struct small_world world;
static struct error error;

static void make(void)
{
    arena = arena_create((size_t)1 << 26);
    other = arena_create((size_t)1 << 20);
}

static void release(void)
{
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(small_world, .init = make, .fini = release);

static void create(int elements, int rank)
{
    cr_assert(small_world_create(&world, elements, rank, &arena, &error) == STATUS_OK, "%s", error.message);
}

static void make_case(uint64_t number, struct world_case *made)
{
    const struct small_frame frame = small_frame_of(&world, number);
    cr_assert(frame.begin <= number && number < frame.end);
    cr_assert(small_case_make(&frame, number, made, &other, &error) == STATUS_OK);
}

static bool same_tensor(const struct tensor *a, const struct tensor *b)
{
    return a->dtype == b->dtype && tensor_same_shape(a, b) && memcmp(a->elements, b->elements, a->size) == 0;
}

static bool same_case(const struct world_case *a, const struct world_case *b)
{
    bool same =
        a->kind.version == b->kind.version && a->kind.reduction == b->kind.reduction && a->axis == b->axis;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        same = same && same_tensor(&a->inputs[slot], &b->inputs[slot]);
    return same;
}

/*
 * Counted by hand, for data of the extents 0 and 1: with an axis, indices of no element (one case) or of one (two and four
 * values), for both ways to say the axis; of tuples none (one case) or one of one component (two and four values).
 */
Test(small_world, the_smallest_world_has_as_many_cases_as_counted_by_hand)
{
    create(1, 1);
    cr_expect_eq(world.geometries.cases, 2 * (1 + 2 + 1 + 4));
    cr_expect_eq(world.tuple_geometries.cases, (1 + 2) + (1 + 4));
    cr_expect_eq(world.cases, 378 * 16 + 159 * 8);
}

Test(small_world, no_case_has_two_numbers)
{
    create(2, 2);
    struct world_case before, now;
    make_case(0, &before);
    for (uint64_t number = 1; number < world.geometries.cases; number++) {
        make_case(number, &now);
        cr_assert(!same_case(&before, &now), "%d", (int)number);
        before = now;
        if (number % 100 == 0) {
            arena_reset(&other);
            make_case(number, &before);
        }
    }
}

Test(small_world, the_next_case_in_place_is_the_case_of_the_next_number)
{
    create(2, 2);
    struct world_case stepped, made;
    for (uint64_t number = 0; number + 1 < world.cases; number += 1 + number / 1000) {
        const struct small_frame frame = small_frame_of(&world, number);
        if (number + 1 == frame.end)
            continue;
        make_case(number, &stepped);
        small_case_next(&frame, number, &stepped);
        make_case(number + 1, &made);
        cr_assert(same_case(&stepped, &made), "%d", (int)number);
        arena_reset(&other);
    }
}

Test(small_world, frames_follow_one_another_without_gap)
{
    create(3, 2);
    uint64_t end = 0;
    while (end < world.cases) {
        const struct small_frame frame = small_frame_of(&world, end);
        cr_assert_eq(frame.begin, end);
        cr_assert(frame.end > end);
        end = frame.end;
    }
    cr_expect_eq(end, world.cases);
}

Test(small_world, data_and_updates_of_a_frame_change_where_that_is_announced_and_nowhere_else)
{
    create(2, 1);
    struct world_case made, next;
    for (uint64_t number = 0; number + 1 < world.cases; number++) {
        const struct small_frame frame = small_frame_of(&world, number);
        if (number + 1 == frame.end)
            continue;
        make_case(number, &made);
        make_case(number + 1, &next);
        const bool differ = !same_tensor(&made.inputs[INPUT_DATA], &next.inputs[INPUT_DATA]) ||
                            !same_tensor(&made.inputs[INPUT_UPDATES], &next.inputs[INPUT_UPDATES]);
        cr_assert(!differ || small_values_change(&frame, number), "%d", (int)number);
        cr_assert(!differ || made.kind.dtype != DTYPE_STRING, "%d", (int)number);
        arena_reset(&other);
    }
}

/* The node of a case as its operator version wants it. */
static void prepare(const struct world_case *made, struct preparation *preparation)
{
    const char *name = reduction_name(made->kind.reduction);
    const struct attribute attributes[] = {
        {.name = "reduction", .type = ATTRIBUTE_STRING, .string = {name, strlen(name)}},
        {.name = "axis", .type = ATTRIBUTE_INT, .integer = made->axis}};
    const struct tensor *inputs[] = {&made->inputs[0], &made->inputs[1], &made->inputs[2]};
    const struct scatter_node node = {.op = made->kind.version->op,
                                      .opset = made->kind.version->since_version,
                                      .attributes = made->kind.names_reduction ? attributes : attributes + 1,
                                      .attribute_count =
                                          (size_t)made->kind.names_reduction + made->kind.version->has_axis,
                                      .inputs = inputs,
                                      .input_count = INPUT_SLOTS,
                                      .output_count = 1};
    scatter_prepare(&node, preparation);
}

Test(small_world, the_only_violated_rule_is_that_of_index_bounds)
{
    create(2, 2);
    struct preparation preparation;
    struct world_case made;
    int64_t valid = 0, refused = 0;
    for (uint64_t number = 0; number < world.cases; number += 7) {
        make_case(number, &made);
        prepare(&made, &preparation);
        const struct violation *bounds = preparation_violation(&preparation, RULE_INDEX_BOUNDS);
        cr_assert_eq(preparation.violation_count, bounds != NULL, "%d", (int)number);
        *(bounds == NULL ? &valid : &refused) += 1;
        arena_reset(&other);
    }
    cr_expect(valid > 1000 && refused > 1000);
}

static bool same_preparation(const struct preparation *a, const struct preparation *b)
{
    bool same = a->outcome == b->outcome && a->version == b->version && a->deprecated == b->deprecated &&
                a->beyond_newest == b->beyond_newest && a->reduction == b->reduction && a->axis == b->axis &&
                a->unstated == b->unstated && a->undefined == b->undefined &&
                a->violation_count == b->violation_count;
    for (int rule = 0; rule < RULE_COUNT; rule++)
        same = same && a->violations[rule].count == b->violations[rule].count;
    return same;
}

Test(small_world, what_is_prepared_again_in_each_case_of_a_frame_is_as_prepared_alone)
{
    create(2, 2);
    static struct preparation again, alone;
    for (uint64_t begin = 0; begin < world.cases;) {
        const struct small_frame frame = small_frame_of(&world, begin);
        struct world_case made;
        struct world_node node;
        make_case(begin, &made);
        world_node_make(&node, &made);
        scatter_prepare(&node.node, &again);
        for (uint64_t number = begin + 1; number < frame.end; number++) {
            small_case_next(&frame, number - 1, &made);
            scatter_prepare_again(&node.node, &again);
            scatter_prepare(&node.node, &alone);
            cr_assert(same_preparation(&again, &alone), "%d", (int)number);
            cr_assert(alone.violation_count == 0 || alone.violations[RULE_INDEX_BOUNDS].count > 0);
        }
        begin = frame.end;
        arena_reset(&other);
    }
}

static bool all_differ(const struct tensor *a, const struct tensor *b)
{
    size_t size = dtype_size(a->dtype);
    for (int64_t i = 0; i < a->count; i++)
        for (int64_t j = 0; j < b->count; j++)
            if ((a != b || i != j) && memcmp((const char *)a->elements + (size_t)i * size,
                                             (const char *)b->elements + (size_t)j * size, size) == 0)
                return false;
    return true;
}

Test(small_world, without_a_reduction_all_elements_differ_except_bool)
{
    create(8, 1);
    struct world_case made;
    for (size_t kind = 0; kind < world.kinds.count; kind++) {
        const struct world_kind *of = &world.kinds.items[kind];
        if (of->reduction != REDUCTION_NONE || of->dtype == DTYPE_BOOL || of->dtype == DTYPE_STRING)
            continue;
        make_case(world.begins[kind + 1] - 1, &made);
        cr_assert_eq(made.inputs[INPUT_DATA].count, 8);
        cr_expect(all_differ(&made.inputs[INPUT_DATA], &made.inputs[INPUT_DATA]));
        cr_expect(all_differ(&made.inputs[INPUT_UPDATES], &made.inputs[INPUT_UPDATES]));
        cr_expect(all_differ(&made.inputs[INPUT_DATA], &made.inputs[INPUT_UPDATES]), "%s",
                  dtype_name(of->dtype));
        arena_reset(&other);
    }
}

/* Data of one element, one update and one index: the cases of the indices -1 and 0 aim at the same element. */
Test(small_world,
     under_none_max_and_min_an_update_is_above_data_in_one_case_and_below_in_another_of_the_same_target)
{
    create(1, 1);
    struct world_case negative, positive;
    int compared = 0;
    for (size_t kind = 0; kind < world.kinds.count; kind++) {
        const struct world_kind *of = &world.kinds.items[kind];
        const bool has_order = of->reduction != REDUCTION_ADD && of->reduction != REDUCTION_MUL;
        const struct small_frame frame = small_frame_of(&world, world.begins[kind + 1] - 1);
        if (of->dtype != DTYPE_INT32 || !has_order)
            continue;
        cr_assert_eq(frame.end - frame.begin, 4);
        make_case(frame.begin + 1, &negative);
        make_case(frame.begin + 2, &positive);
        const int32_t *data = negative.inputs[INPUT_DATA].elements;
        const int32_t *first = negative.inputs[INPUT_UPDATES].elements;
        const int32_t *second = positive.inputs[INPUT_UPDATES].elements;
        cr_expect((*first > *data) != (*second > *data), "%s %s", of->version->id,
                  reduction_name(of->reduction));
        compared++;
    }
    cr_expect(compared > 10);
}

Test(small_world, bounds_of_an_impossible_world_are_refused)
{
    cr_expect(small_world_create(&world, 0, 1, &arena, &error) == STATUS_USAGE);
    cr_expect(small_world_create(&world, 1, SMALL_RANK_MOST + 1, &arena, &error) == STATUS_USAGE);
    cr_expect(small_world_create(&world, SMALL_ELEMENTS_MOST + 1, 1, &arena, &error) == STATUS_USAGE);
}

Test(small_world, lack_of_memory_is_an_error)
{
    struct arena small = arena_create(100000);
    cr_expect(small_world_create(&world, 8, 4, &small, &error) == STATUS_OUT_OF_MEMORY, "%s", error.message);
    arena_destroy(&small);
}
