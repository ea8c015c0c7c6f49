#include "case_in_hand.h"
#include "json_reader.h"
#include "record.h"

#include <criterion/criterion.h>
#include <string.h>

/* Its request would decide whether the next case is sent ahead, of which it tells nothing. */
Test(case_in_hand, nothing_is_left_of_the_case_before)
{
    static const char *const others[] = {"another id", NULL};
    struct case_location location = {.id = "id"};
    const struct case_list cases = {.locations = &location, .count = 1};
    const struct selection selection = {.ids = others};
    const struct run_settings settings = {.cases = &cases, .selection = &selection};
    struct case_worker worker = {.settings = &settings};
    struct case_in_hand hand = {
        .taken = true, .is_asked = true, .selected = true, .asked = {.request_size = 1, .settled = true}};
    case_in_hand_load(&worker, &hand);
    cr_expect(!hand.selected && !hand.is_asked && hand.record == NULL);
    cr_expect(hand.asked.request_size == 0 && !hand.asked.settled);
}

/* What is read of a case fills the arena of the case; the record of it is told anyway. */
Test(case_in_hand, a_case_that_there_is_no_memory_for_has_a_record_with_its_id)
{
    struct case_location location = {.id = "a/b", .files = {.folder = "/nonexistent"}, .data_set = 0};
    struct case_list cases = {.locations = &location, .count = 1};
    struct implementation implementation = {.specification = "lib.so"};
    struct session session = {.implementation = &implementation};
    const struct selection selection = {0};
    const struct run_settings settings = {.cases = &cases, .selection = &selection, .command = "run"};
    struct case_worker worker = {.settings = &settings, .session = &session};
    struct case_in_hand hand = {.arena = arena_create((size_t)1 << 16)};
    while (arena_allocate(&hand.arena, 1) != NULL) {
    }
    case_in_hand_load(&worker, &hand);
    cr_assert(hand.record != NULL);
    cr_expect_str_eq(record_text(hand.record, "id"), "a/b");
    cr_expect(json_array_size(json_object_get(hand.record, "explanation")) == 1);
    json_decref(hand.record);
    arena_destroy(&hand.arena);
}
