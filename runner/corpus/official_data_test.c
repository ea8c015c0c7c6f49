/* ONNX's own node tests, from the package that contains them; ONNX_TESTDATA is its folder, found by the
 * build. */
#include "case_fixture.h"
#include "case_source.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena list_arena;
static struct arena arena;
static struct error error;
static struct case_list list;

static void set_up(void)
{
    list_arena = arena_create((size_t)64 << 20);
    arena = arena_create((size_t)256 << 20);
    enum status status = add_cases(&list, "official", ONNX_TESTDATA "/node", &list_arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
}

static void tear_down(void)
{
    arena_destroy(&list_arena);
    arena_destroy(&arena);
}

TestSuite(official_data, .init = set_up, .fini = tear_down);

static enum status load(const struct case_location *location, struct scatter_case *the_case)
{
    arena_reset(&arena);
    return scatter_case_load(the_case, location, &arena, &error);
}

Test(official_data, exactly_the_scatter_cases_are_loaded)
{
    size_t scatter_folders = 0;
    size_t loaded = 0;
    for (size_t position = 0; position < list.count; position++) {
        struct scatter_case the_case;
        const char *id = list.locations[position].id;
        bool expected = strncmp(id, "official/test_scatter", strlen("official/test_scatter")) == 0;
        bool found = load(&list.locations[position], &the_case) == STATUS_OK;
        scatter_folders += expected;
        loaded += found;
        cr_expect(expected == found, "%s: %s", id, error.message);
    }
    cr_expect(loaded == scatter_folders && loaded >= 9, "%zu of %zu", loaded, scatter_folders);
}

Test(official_data, every_other_folder_is_explained_as_not_scatter)
{
    size_t others = 0;
    for (size_t position = 0; position < list.count; position++) {
        struct scatter_case the_case;
        enum status status = load(&list.locations[position], &the_case);
        if (status == STATUS_OK)
            continue;
        others++;
        cr_expect(status == STATUS_NOT_SCATTER && strncmp(error.message, "model.onnx: the ", 16) == 0,
                  "%s: %s", list.locations[position].id, error.message);
    }
    cr_expect(others > 0);
}

Test(official_data, the_cases_are_complete_and_without_warnings)
{
    for (size_t position = 0; position < list.count; position++) {
        struct scatter_case the_case;
        if (load(&list.locations[position], &the_case) != STATUS_OK)
            continue;
        const char *id = list.locations[position].id;
        cr_expect(the_case.input_count == 3 && the_case.output != NULL, "%s", id);
        cr_expect(the_case.warning_count == 0, "%s: %s", id, the_case.warnings[0]);
        cr_expect(the_case.output != NULL && tensor_same_shape(the_case.output, &the_case.inputs[0]), "%s",
                  id);
    }
}

Test(official_data, the_canonical_form_of_every_tensor_decodes_to_itself)
{
    for (size_t position = 0; position < list.count; position++) {
        struct scatter_case the_case;
        if (load(&list.locations[position], &the_case) != STATUS_OK)
            continue;
        for (size_t slot = 0; slot < the_case.input_count; slot++) {
            const struct tensor *tensor = &the_case.inputs[slot];
            void *bytes = NULL;
            size_t size = 0;
            struct tensor again;
            cr_assert(tensor_to_bytes(tensor, &bytes, &size, &arena, &error) == STATUS_OK);
            cr_assert(tensor_from_bytes(&again, bytes, size, NULL, &arena, &error) == STATUS_OK);
            cr_expect(again.size == tensor->size && again.dtype == tensor->dtype &&
                          memcmp(again.elements, tensor->elements, tensor->size) == 0,
                      "%s slot %zu", the_case.id, slot);
        }
    }
}
