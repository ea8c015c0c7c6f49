/* The forms of models in worlds (scatter_model.h), and that other worlds keep their cases. */
#include "effort_fixture.h"
#include "random_numbers.h"
#include "scatter.h"
#include "world.h"
#include "world_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena, other;
static struct world world, without;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 28);
    other = arena_create((size_t)1 << 28);
}

static void tear_down(void)
{
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(world_forms, .init = set_up, .fini = tear_down);

static void create(const char *name)
{
    cr_assert(world_create(&world, name, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_assert_str_eq(world.name, name);
}

static void make_of(const struct world *of, uint64_t number, struct world_case *made)
{
    cr_assert(world_case_make(of, number, made, &other, &error) == STATUS_OK, "%s", error.message);
}

static void make(uint64_t number, struct world_case *made)
{
    arena_reset(&other);
    make_of(&world, number, made);
}

static uint64_t hash_of(uint64_t number)
{
    struct world_case made;
    make(number, &made);
    return mix(hash_case(&made) ^ hash_form(&made.form));
}

/* ---- the same on every machine, and in every version --------------------------------------------------- */

/* The numbering is a promise: a changed world gets another name. */
Test(world_forms, the_cases_of_some_numbers_of_a_world_never_change)
{
    static const struct {
        const char *name;
        uint64_t step, hash;
    } expected[] = {{"random-1", 1, 0xfdfda36420cc6c36},
                    {"random-forms-1", 1, 0x1315a6f3ece40b44},
                    {"random-graphs-1", 1, 0xd7100389b87d35bc}};
    for (size_t row = 0; row < sizeof expected / sizeof *expected; row++) {
        uint64_t hash = 0;
        create(expected[row].name);
        for (uint64_t i = 0; i < 3000; i++)
            hash = mix(hash ^ hash_of(i * expected[row].step));
        cr_expect_eq(hash, expected[row].hash, "%s: 0x%016llx", expected[row].name, (unsigned long long)hash);
    }
}

Test(world_forms, every_node_computes_each_input_that_it_can_make)
{
    int counts[INPUT_SLOTS][SOURCE_COUNT] = {{0}};
    create("random-graphs-1");
    for (uint64_t number = 0; number < 3000; number++) {
        struct world_case made;
        make(number, &made);
        for (int slot = 0; slot < INPUT_SLOTS; slot++) {
            const enum value_source source = (enum value_source)made.form.sources[slot];
            counts[slot][source]++;
            cr_expect(source_can_make(source, slot, &made.inputs[slot], made.kind.version->since_version));
        }
        cr_expect(made.form.sources[INPUT_DATA] != SOURCE_SCATTER ||
                  made.form.sources[INPUT_UPDATES] != SOURCE_SCATTER);
    }
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        for (int source = SOURCE_IDENTITY; source < SOURCE_COUNT; source++) {
            const bool of_indices = source == SOURCE_CAST || source == SOURCE_RANGE;
            const bool of_values = source == SOURCE_EXPAND || source == SOURCE_SCATTER;
            cr_expect((slot == INPUT_INDICES ? of_values : of_indices) || counts[slot][source] > 30,
                      "slot %d, source %d: %d", slot, source, counts[slot][source]);
        }
}

Test(world_forms, a_case_does_not_depend_on_what_was_made_before)
{
    enum { CASES = 2000 };
    static uint64_t hashes[CASES];
    create("random-forms-1");
    for (uint64_t number = 0; number < CASES; number++)
        hashes[number] = hash_of(number);
    for (uint64_t number = CASES; number-- > 0;)
        cr_assert_eq(hash_of(number), hashes[number], "%d", (int)number);
}

/* ---- the inputs ---------------------------------------------------------------------------------------- */

static void expect_plain(const char *name, uint64_t step)
{
    struct world_case made;
    create(name);
    for (uint64_t i = 0; i < 1000; i++) {
        make(i * step, &made);
        cr_assert(written_form_is_plain(&made.form), "%s, %d", name, (int)i);
        cr_assert_str_eq(made.inputs[INPUT_UPDATES].name, "updates");
    }
}

Test(world_forms, a_world_without_forms_has_the_plain_one_only)
{
    expect_plain("random-1", 1);
}

static uint64_t count_equal_inputs(const char *with, const char *name, uint64_t cases, uint64_t step)
{
    struct world_case made, plain;
    uint64_t equal = 0;
    create(with);
    cr_assert(world_create(&without, name, &arena, &error) == STATUS_OK);
    for (uint64_t i = 0; i < cases; i++) {
        make(i * step, &made);
        make_of(&without, i * step, &plain);
        equal += hash_case(&made) == hash_case(&plain);
    }
    return equal;
}

Test(world_forms, the_inputs_of_about_half_of_the_random_cases_are_those_of_the_world_without_forms)
{
    const uint64_t equal = count_equal_inputs("random-forms-1", "random-1", 10000, 1);
    cr_expect(equal > 4500 && equal < 6500, "%d", (int)equal);
}

/* ---- which forms there are ----------------------------------------------------------------------------- */

enum { SHARINGS = 6 };

/* What was seen of forms. */
struct seen {
    int sources[INPUT_SLOTS][SOURCE_COUNT], extents[DECLARED_EXTENTS_COUNT], sharings[SHARINGS], plain;
};

static void see(struct seen *seen, const struct written_form *form)
{
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        seen->sources[slot][form->sources[slot]]++;
    seen->extents[form->extents]++;
    seen->sharings[form->shared[INPUT_INDICES] * 3 + form->shared[INPUT_UPDATES]]++;
    seen->plain += written_form_is_plain(form);
}

static void expect_all(const struct seen *seen, int least, const char *where)
{
    for (int source = 0; source <= SOURCE_OVERRIDDEN; source++)
        for (int slot = 0; slot < INPUT_SLOTS; slot++)
            cr_expect(seen->sources[slot][source] >= least, "%s: slot %d, source %d", where, slot, source);
    for (int extents = 0; extents < DECLARED_EXTENTS_COUNT; extents++)
        cr_expect(seen->extents[extents] >= least, "%s: extents %d", where, extents);
}

Test(world_forms, random_cases_have_every_source_declaration_and_shared_value)
{
    static const char *const families[] = {"axis", "tuples"};
    struct seen seen[2] = {{.plain = 0}, {.plain = 0}};
    struct world_case made;
    create("random-forms-1");
    for (uint64_t number = 0; number < 20000; number++) {
        make(number, &made);
        see(&seen[!made.kind.version->has_axis], &made.form);
    }
    for (int family = 0; family < 2; family++) {
        expect_all(&seen[family], 300, families[family]);
        cr_expect(seen[family].plain > 50, "%s: %d", families[family], seen[family].plain);
        /* data and updates; indices and updates; data and indices; all three */
        cr_expect(seen[family].sharings[2] > 100 && seen[family].sharings[1] > 20 &&
                      seen[family].sharings[3] > 20 && seen[family].sharings[5] > 10,
                  "%s: %d %d %d %d", families[family], seen[family].sharings[2], seen[family].sharings[1],
                  seen[family].sharings[3], seen[family].sharings[5]);
    }
}

/* ---- what a form needs --------------------------------------------------------------------------------- */

static bool same_tensor(const struct tensor *a, const struct tensor *b)
{
    return a->dtype == b->dtype && tensor_same_shape(a, b) && a->size == b->size &&
           (a->size == 0 || memcmp(a->elements, b->elements, a->size) == 0) && strcmp(a->name, b->name) == 0;
}

static void expect_possible(const struct world_case *made, int number)
{
    struct written_form settled = made->form;
    written_form_settle(&settled);
    cr_assert(memcmp(&settled, &made->form, sizeof settled) == 0, "%d", number);
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        cr_assert(same_tensor(&made->inputs[slot], &made->inputs[slot - made->form.shared[slot]]), "%d",
                  number);
}

Test(world_forms, inputs_that_are_one_value_are_equal_and_have_one_name_and_source)
{
    struct world_case made;
    create("random-forms-3");
    for (uint64_t number = 0; number < 20000 / TEST_FRACTION; number++) {
        make(number, &made);
        expect_possible(&made, (int)number);
    }
}

Test(world_forms, the_only_violated_rule_is_that_of_index_bounds)
{
    enum { CASES = 20000 / TEST_FRACTION };
    struct preparation preparation;
    struct world_case made;
    struct world_node node;
    int refused = 0;
    create("random-forms-1");
    for (uint64_t number = 0; number < CASES; number++) {
        make(number, &made);
        world_node_make(&node, &made);
        scatter_prepare(&node.node, &preparation);
        const struct violation *bounds = preparation_violation(&preparation, RULE_INDEX_BOUNDS);
        cr_assert_eq(preparation.violation_count, bounds != NULL, "%d", (int)number);
        refused += bounds != NULL;
    }
    cr_expect(refused > CASES / 32 && refused < CASES / 12, "%d", refused);
}

Test(world_forms, tensors_have_no_more_elements_than_promised_and_large_ones_are_not_in_the_model)
{
    struct world_case made;
    create("random-forms-1");
    for (uint64_t number = 0; number < 50000 / TEST_FRACTION; number++) {
        make(number, &made);
        const int64_t most = made.kind.dtype == DTYPE_STRING    ? RANDOM_STRINGS_MOST
                             : dtype_size(made.kind.dtype) == 1 ? RANDOM_BYTES_MOST
                                                                : RANDOM_WIDE_MOST;
        for (int slot = 0; slot < INPUT_SLOTS; slot++) {
            cr_assert(made.inputs[slot].count <= most, "%d", (int)number);
            cr_assert(made.inputs[slot].count <= RANDOM_USUAL_MOST || made.form.sources[slot] == SOURCE_GRAPH,
                      "%d", (int)number);
        }
    }
}

/* ---- names and memory ---------------------------------------------------------------------------------- */

Test(world_forms, other_names_are_of_no_world_and_the_message_names_the_worlds)
{
    static const char *const names[] = {"small-2-2", "random-forms-", "random-forms-01",
                                        "random-forms-forms-1", "forms-1"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        cr_expect(world_create(&world, names[i], &arena, &error) == STATUS_USAGE, "%s", names[i]);
    cr_expect(strstr(error.message, "random-forms-SEED") != NULL);
}

Test(world_forms, lack_of_memory_is_an_error)
{
    struct world_case made;
    int lacking = 0;
    create("random-forms-1");
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
