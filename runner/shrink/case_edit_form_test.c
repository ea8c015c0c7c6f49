/* Edits of cases in which several inputs are one value. */
#include "shrinker.h"
#include "world.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena, other;
static struct world world;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 26);
    other = arena_create((size_t)1 << 28);
    cr_assert(world_create(&world, "random-forms-1", &arena, &error) == STATUS_OK);
}

static void tear_down(void)
{
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(case_edit_form, .init = set_up, .fini = tear_down);

/* Whether inputs that are one value are equal. */
static bool is_united(const struct world_case *made)
{
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        const struct tensor *tensor = &made->inputs[slot];
        const struct tensor *first = &made->inputs[slot - made->form.shared[slot]];
        if (tensor->dtype != first->dtype || !tensor_same_shape(tensor, first) ||
            strcmp(tensor->name, first->name) != 0 ||
            (tensor->size > 0 && memcmp(tensor->elements, first->elements, tensor->size) != 0))
            return false;
    }
    return true;
}

enum { EDITS = 9 };

/* Counts the edits of a case that apply. */
static void try_edits(const struct world_case *of, int *applied)
{
    const struct world_kind *kind = &world.kinds.items[world.kinds.count - 1];
    const struct case_edit edits[EDITS] = {{EDIT_CUT, 0, 1, 1, NULL},
                                           {EDIT_CUT, of->inputs[INPUT_DATA].rank - 1, 0, 1, NULL},
                                           {EDIT_DROP, 0, 0, 1, NULL},
                                           {.edit = EDIT_SQUEEZE},
                                           {.edit = EDIT_POSITIVE},
                                           {.edit = EDIT_INDEX},
                                           {EDIT_ZERO, INPUT_DATA, 0, 0, NULL},
                                           {EDIT_SIMPLE, INPUT_UPDATES, 0, 0, NULL},
                                           {.edit = EDIT_KIND, .kind = kind}};
    for (int i = 0; i < EDITS; i++) {
        struct world_case edited;
        bool is_made;
        if ((edits[i].edit == EDIT_INDEX && of->inputs[INPUT_INDICES].count == 0) ||
            (edits[i].edit == EDIT_KIND && kind->version != of->kind.version))
            continue;
        cr_assert(case_edit(&edited, of, &edits[i], &is_made, &other, &error) == STATUS_OK);
        const bool fits = edited.inputs[INPUT_DATA].rank == 0 || case_can_be_edited(&edited);
        cr_assert(!is_made || (is_united(&edited) && fits), "edit %d", i);
        applied[i] += is_made;
    }
}

Test(case_edit_form, inputs_that_are_one_value_stay_one_and_shrink_together)
{
    int applied[EDITS] = {0}, shared = 0;
    for (uint64_t number = 0; number < 30000; number++) {
        struct world_case made;
        arena_reset(&other);
        cr_assert(world_case_make(&world, number, &made, &other, &error) == STATUS_OK);
        if (!written_form_shares(&made.form))
            continue;
        cr_assert(is_united(&made));
        try_edits(&made, applied);
        cr_assert(is_united(&made)); /* the edits left it as it was */
        shared++;
    }
    cr_expect(shared > 500, "%d", shared);
    for (int i = 0; i < EDITS - 1; i++) /* another type may not be one that indices have */
        cr_expect(applied[i] > 10, "edit %d: %d", i, applied[i]);
    cr_expect(applied[0] > shared / 4, "%d of %d", applied[0], shared);
}
