#include "case_page.h"
#include "case_source.h"
#include "large_values.h"
#include "record.h"
#include "record_members.h"

#include <criterion/criterion.h>
#include <string.h>

/* A case of a world, which needs no files. */
#define DRAWN "random-1/0000000001"

static struct arena arena;
static struct causes causes;
static char hash[SHA256_TEXT_SIZE];

static void set_up(void)
{
    struct case_location location;
    struct scatter_case the_case;
    struct error error;
    arena = arena_create((size_t)1 << 28);
    causes = (struct causes){0};
    cr_assert(case_of_world(DRAWN, &location, &arena));
    cr_assert(scatter_case_load(&the_case, &location, &arena, &error) == STATUS_OK, "%s", error.message);
    case_hash(&the_case, hash);
}

static void tear_down(void)
{
    causes_destroy(&causes);
    arena_destroy(&arena);
}

TestSuite(cause_drawings, .init = set_up, .fini = tear_down);

/* The drawings of one cause, which has a case with a hash. */
static struct recorded_drawings drawn_from(const char *id, const char *case_hash,
                                           const struct case_list *cases)
{
    const struct case_features features = {0};
    json_t *record = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:[{s:s, s:s, s:s}]}", "type", "case",
                               "id", id, "verdict", "fail", "operator_version", "ScatterND-18", "dtype",
                               "float", "answer", "output", "case_hash", case_hash, "failures", "clause",
                               "ScatterND-18.bits-kept", "level", "must", "policy", "wrong");
    const struct recorded_case item = recorded_case_of(record, &arena);
    causes_add(&causes, &item, &features, NULL);
    json_decref(record); /* whose texts the record of the case borrows */
    causes_settle(&causes);
    struct recorded_causes recorded = causes_record(&causes, &arena);
    cr_assert(recorded.count == 1);
    causes_draw(&recorded, &causes, cases, &arena);
    return recorded.items[0].drawings;
}

static struct recorded_drawings drawn(const char *case_hash)
{
    static const struct case_list none;
    return drawn_from(DRAWN, case_hash, &none);
}

Test(cause_drawings, a_case_of_a_cause_is_drawn_once)
{
    const struct recorded_drawings drawings = drawn(hash);
    cr_assert(drawings.count == 1);
    cr_expect_str_eq(drawings.items[0].id, DRAWN);
    cr_expect(strstr(drawings.items[0].picture, "\"parts\":") != NULL);
}

Test(cause_drawings, a_case_whose_files_have_changed_is_not_drawn)
{
    cr_expect(drawn("0000000000000000000000000000000000000000000000000000000000000000").count == 0);
}

/* Its tensors have no elements here: only the worker makes them. */
Test(cause_drawings, a_huge_case_is_not_drawn)
{
    struct scatter_case the_case;
    struct error error;
    char hash_of_huge[SHA256_TEXT_SIZE];
    for (size_t row = 0; row < huge_row_count; row++) {
        struct case_location huge = {.id = "huge/a", .large = &huge_rows[row]};
        const struct case_list cases = {.locations = &huge, .count = 1};
        cr_assert(scatter_case_load(&the_case, &huge, &arena, &error) == STATUS_OK, "%s", error.message);
        case_hash(&the_case, hash_of_huge);
        cr_expect(drawn_from(huge.id, hash_of_huge, &cases).count == 0);
        causes_destroy(&causes);
        causes = (struct causes){0};
    }
}
