/* Cases of worlds that are written as folders and loaded again. */
#include "case_fixture.h"
#include "case_source.h"
#include "generated_case.h"
#include "model.h"
#include "shrink.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena, other;
static struct world world;
static struct temporary_folder folder;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 26);
    other = arena_create((size_t)1 << 28);
    folder = temporary_folder_create();
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(saved_case, .init = set_up, .fini = tear_down);

static bool same_elements(const struct tensor *a, const struct tensor *b)
{
    const struct string_element *strings = a->elements, *others = b->elements;
    if (a->dtype != DTYPE_STRING)
        return a->size == 0 || memcmp(a->elements, b->elements, a->size) == 0;
    for (int64_t i = 0; i < a->count; i++)
        if (strings[i].size != others[i].size ||
            (strings[i].size > 0 && memcmp(strings[i].bytes, others[i].bytes, strings[i].size) != 0))
            return false;
    return true;
}

/* Writes a case below a folder of its own, and loads it; the path of its folder is the location's. */
static void write_and_load(struct scatter_case *loaded, struct world_case *made, int number)
{
    const struct saved_statement statement = {.name = "it", .why = "A test."};
    const char *path, *own = arena_format(&other, "%s/%d", folder.path, number);
    cr_assert(saved_case_write(own, made, &statement, &path, &other, &error) == STATUS_OK, "%s",
              error.message);
    struct case_location location = {.id = "it", .files.folder = path};
    cr_assert(scatter_case_load(loaded, &location, &other, &error) == STATUS_OK, "%d: %s", number,
              error.message);
}

/* Sources, declarations and shared values are all in the model's bytes. */
static void expect_loaded(const char *name, int few_overridden, int few_computed)
{
    int not_plain = 0, overridden = 0, computed = 0;
    cr_assert(world_create(&world, name, &arena, &error) == STATUS_OK);
    for (int number = 0; number < 400; number++) {
        struct world_case made;
        struct scatter_case generated, loaded;
        arena_reset(&other);
        cr_assert(world_case_make(&world, (uint64_t)number, &made, &other, &error) == STATUS_OK);
        cr_assert(generated_case_load(&generated, "", &made, &other, &error) == STATUS_OK);
        write_and_load(&loaded, &made, number);
        cr_assert_eq(loaded.warning_count, 0, "%d", number);
        cr_assert(loaded.model.size == generated.model.size &&
                  memcmp(loaded.model.bytes, generated.model.bytes, generated.model.size) == 0);
        for (int slot = 0; slot < INPUT_SLOTS; slot++) {
            const struct tensor *tensor = &loaded.inputs[slot], *before = &made.inputs[slot];
            cr_assert(tensor->dtype == before->dtype && tensor_same_shape(tensor, before) &&
                          same_elements(tensor, before) && strcmp(tensor->name, before->name) == 0,
                      "%d, slot %d", number, slot);
        }
        const bool overrides = model_has_form(&generated.model, MODEL_FORM_OVERRIDDEN_DEFAULT);
        cr_assert(model_has_form(&loaded.model, MODEL_FORM_OVERRIDDEN_DEFAULT) == overrides, "%d", number);
        overridden += overrides;
        computed += loaded.unread_input_count > 0;
        not_plain += !written_form_is_plain(&made.form);
    }
    cr_expect(not_plain > 300 && overridden > few_overridden && computed > few_computed, "%d, %d, %d",
              not_plain, overridden, computed);
}

Test(saved_case, a_case_in_any_form_is_loaded_as_it_was_made)
{
    expect_loaded("random-forms-1", 20, -1);
}

Test(saved_case, a_case_with_other_nodes_is_loaded_as_it_was_made)
{
    expect_loaded("random-graphs-1", -1, 300);
}
