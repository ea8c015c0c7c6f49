#include "expectation.h"
#include "session.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(trivial_case, .init = set_up, .fini = tear_down);

typedef void visitor(const struct scatter_case *the_case, const struct operator_version *version,
                     int32_t dtype);

/* Every operator version with every element type that it admits. */
static int visit_all(visitor *visit)
{
    int visited = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        for (int32_t dtype = 0; dtype < 32; dtype++) {
            const struct operator_version *version = &operator_versions[row];
            struct scatter_case the_case;
            if (!dtype_in(version->types, dtype))
                continue;
            enum status status = trivial_case_create(&the_case, version, dtype, NULL, &arena, &error);
            cr_assert(status == STATUS_OK, "%s %s: %s", version->id, dtype_name(dtype), error.message);
            visit(&the_case, version, dtype);
            visited++;
            arena_reset(&arena);
        }
    }
    return visited;
}

static void read_model(const struct scatter_case *the_case, const struct operator_version *version,
                       int32_t dtype)
{
    struct model model;
    enum status status =
        model_read(&model, the_case->model.bytes, the_case->model.size, NULL, &arena, &error);
    cr_assert(status == STATUS_OK, "%s %s: %s", version->id, dtype_name(dtype), error.message);
    cr_expect(model.op == version->op && operator_version_resolve(model.op, model.opset) == version, "%s",
              version->id);
    cr_expect(model.attribute_count == 0 && model.output_count == 1 &&
              model.graph_input_count == INPUT_SLOTS);
    cr_assert(model.input_count == INPUT_SLOTS);
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        cr_expect(model.inputs[slot].graph_input == slot &&
                      strcmp(model.inputs[slot].name, the_case->inputs[slot].name) == 0,
                  "%s, slot %d", version->id, slot);
    cr_expect(strcmp(model.output_name, the_case->model.output_name) == 0);
}

Test(trivial_case, its_model_can_be_read)
{
    int types = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int32_t dtype = 0; dtype < (int32_t)(8 * sizeof(dtype_set)); dtype++)
            types += dtype_in(operator_versions[row].types, dtype);
    cr_expect(visit_all(read_model) == types);
}

static void compute(const struct scatter_case *the_case, const struct operator_version *version,
                    int32_t dtype)
{
    struct derived_expectation derived;
    cr_assert(derive_expectation(the_case, &derived, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_assert(derived.preparation.outcome == OUTCOME_COMPUTED, "%s %s", version->id, dtype_name(dtype));
    cr_expect(derived.preparation.unstated == NULL, "%s", version->id);
    const struct tensor *data = &the_case->inputs[INPUT_DATA], *updates = &the_case->inputs[INPUT_UPDATES];
    size_t size = dtype_size(dtype);
    const char *output = derived.output.elements, *old = data->elements;
    cr_expect(memcmp(output, old, size) == 0 && memcmp(output + 2 * size, old + 2 * size, size) == 0, "%s %s",
              version->id, dtype_name(dtype));
    cr_expect(memcmp(output + size, updates->elements, size) == 0, "%s %s", version->id, dtype_name(dtype));
}

Test(trivial_case, the_reference_replaces_the_middle_element)
{
    cr_expect(visit_all(compute) > 0);
}

Test(trivial_case, updates_that_are_the_indices_are_valid_in_every_version)
{
    static const struct written_form shared = {.shared = {[INPUT_UPDATES] = 1}};
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        struct scatter_case the_case;
        cr_assert(trivial_case_create(&the_case, version, DTYPE_INT64, &shared, &arena, &error) == STATUS_OK);
        cr_expect_str_eq(the_case.inputs[INPUT_UPDATES].name, the_case.inputs[INPUT_INDICES].name);
        compute(&the_case, version, DTYPE_INT64);
        arena_reset(&arena);
    }
}

static void compare_update(const struct scatter_case *the_case, const struct operator_version *version,
                           int32_t dtype)
{
    size_t size = dtype_size(dtype);
    cr_expect(memcmp(the_case->inputs[INPUT_DATA].elements, the_case->inputs[INPUT_UPDATES].elements, size) !=
                  0,
              "%s %s", version->id, dtype_name(dtype));
}

Test(trivial_case, the_update_differs_from_what_it_replaces)
{
    cr_expect(visit_all(compare_update) > 0);
}

Test(trivial_case, a_bool_update_is_one)
{
    struct scatter_case the_case;
    cr_assert(trivial_case_create(&the_case, &operator_versions[0], DTYPE_BOOL, NULL, &arena, &error) ==
              STATUS_OK);
    cr_expect(*(const uint8_t *)the_case.inputs[INPUT_UPDATES].elements == 1);
}

Test(trivial_case, too_little_memory_gives_an_error_or_the_whole_case)
{
    struct scatter_case whole;
    const struct operator_version *version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    cr_assert(trivial_case_create(&whole, version, DTYPE_STRING, NULL, &arena, &error) == STATUS_OK);
    bool refused = false, made = false;
    for (size_t limit = 0; limit < 8192; limit += 64) {
        struct arena small = arena_create(limit);
        struct scatter_case the_case;
        enum status status = trivial_case_create(&the_case, version, DTYPE_STRING, NULL, &small, &error);
        refused |= status == STATUS_OUT_OF_MEMORY;
        made |= status == STATUS_OK;
        cr_expect(status == STATUS_OUT_OF_MEMORY ||
                      (status == STATUS_OK && the_case.model.size == whole.model.size &&
                       memcmp(the_case.model.bytes, whole.model.bytes, whole.model.size) == 0),
                  "%zu bytes: %s", limit, status_name(status));
        arena_destroy(&small);
    }
    cr_expect(refused && made);
}

Test(trivial_case, its_type_is_declared_together_with_the_version)
{
    static const struct declared_combination combinations[] = {{"ScatterND-18", DTYPE_INT32, "add"},
                                                               {"ScatterElements", DTYPE_DOUBLE, "none"}};
    const struct declaration declared = {.combinations = combinations, .combination_count = 2};
    cr_expect(trivial_case_dtype(&declared, operator_version_resolve(OPERATOR_SCATTER_ND, 18)) ==
              DTYPE_INT32);
    cr_expect(trivial_case_dtype(&declared, operator_version_resolve(OPERATOR_SCATTER_ND, 16)) ==
              DTYPE_UNDEFINED);
    cr_expect(trivial_case_dtype(&declared, operator_version_resolve(OPERATOR_SCATTER_ELEMENTS, 16)) ==
              DTYPE_DOUBLE);
}
