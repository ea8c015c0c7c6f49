/* Tests that a world draws every feature of shapes, indices and values. */
#include "world.h"
#include "world_fixture.h"

#include <criterion/criterion.h>

static struct arena arena, other;
static struct world world = {.seed = 20261101};
static struct error error;

static void make(void)
{
    arena = arena_create((size_t)1 << 26);
    other = arena_create((size_t)1 << 26);
    cr_assert(world_kinds_create(&world.kinds, &arena, &error) == STATUS_OK);
}

static void release(void)
{
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(random_features, .init = make, .fini = release);

/* Every feature is shown by the cases of the numbers below `most`; a feature that has been seen is not looked
 * for again. */
static void expect_all(const struct feature *features, uint64_t most)
{
    bool shown[128] = {false};
    int missing = 0;
    while (features[missing].name != NULL)
        missing++;
    const int count = missing;
    struct world_case made;
    for (uint64_t number = 0; number < most && missing > 0; number++) {
        arena_reset(&other);
        cr_assert(world_case_make(&world, number, &made, &other, &error) == STATUS_OK);
        for (int i = 0; i < count; i++) {
            if (shown[i] || !features[i].is_shown(&made, features[i].parameter))
                continue;
            shown[i] = true;
            missing--;
        }
    }
    for (int i = 0; i < count; i++)
        cr_expect(shown[i], "%s", features[i].name);
}

Test(random_features, every_kind_of_shape_is_drawn)
{
    expect_all(features_of_shapes, 60000);
}

Test(random_features, every_pattern_of_indices_is_drawn_whole_and_broken_at_every_place)
{
    expect_all(features_of_indices, 20000);
}

Test(random_features, every_kind_of_index_out_of_range_is_drawn)
{
    expect_all(features_of_bad_indices, 60000);
}

Test(random_features, every_kind_of_value_is_drawn)
{
    expect_all(features_of_values, 30000);
}

Test(random_features, every_kind_of_string_is_drawn)
{
    expect_all(features_of_strings, 20000);
}

Test(random_features, every_thin_place_is_in_the_world_with_forms)
{
    world.has_forms = true;
    expect_all(features_of_thin_places, 20000);
}
