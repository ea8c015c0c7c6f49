/* Tests of the kinds of cases of a world. */
#include "world.h"

#include <criterion/criterion.h>

static struct arena arena;
static struct world_kinds kinds;
static struct error error;

static void make(void)
{
    arena = arena_create((size_t)1 << 20);
    cr_assert(world_kinds_create(&kinds, &arena, &error) == STATUS_OK, "%s", error.message);
}

static void release(void)
{
    arena_destroy(&arena);
}

TestSuite(world_kind, .init = make, .fini = release);

/* By the text: 15 types to version 12, 16 since; two types of indices, one for ScatterND; 1, 3 or 5
 * reductions. */
Test(world_kind, every_version_type_reduction_and_type_of_indices_is_one_kind)
{
    cr_expect_eq(kinds.count, 15 * 2 * 3 + 16 * 2 * (1 + 3 + 5) + 15 + 16 * (1 + 3 + 5));
}

Test(world_kind, kinds_of_a_version_are_adjacent_and_differ)
{
    for (size_t i = 1; i < kinds.count; i++) {
        const struct world_kind *a = &kinds.items[i - 1], *b = &kinds.items[i];
        cr_assert(a->version <= b->version);
        cr_assert(a->version != b->version || a->dtype != b->dtype || a->reduction != b->reduction ||
                  a->index_dtype != b->index_dtype);
    }
}

Test(world_kind, the_attribute_is_there_in_every_version_that_has_it_and_in_no_other)
{
    for (size_t i = 0; i < kinds.count; i++)
        cr_assert_eq(kinds.items[i].names_reduction, kinds.items[i].version->since_version >= 16);
}

Test(world_kind, lack_of_memory_is_an_error)
{
    struct arena small = arena_create(16);
    cr_expect(world_kinds_create(&kinds, &small, &error) == STATUS_OUT_OF_MEMORY);
    arena_destroy(&small);
}
