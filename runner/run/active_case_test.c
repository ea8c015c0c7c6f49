#include "active_case.h"
#include "json_reader.h"
#include "record.h"

#include <criterion/criterion.h>
#include <string.h>

/* An old request would decide whether the next case is sent early. */
Test(active_case, loading_a_case_clears_the_state_of_the_case_before)
{
    static const char *const others[] = {"another id", NULL};
    struct case_location location = {.id = "id"};
    const struct case_list cases = {.locations = &location, .count = 1};
    const struct selection selection = {.ids = others};
    const struct run_settings settings = {.cases = &cases, .selection = &selection};
    struct case_worker worker = {.settings = &settings};
    struct active_case active = {.stage = STAGE_ASKED, .asked = {.request_size = 1, .settled = true}};
    active_case_load(&worker, &active);
    cr_expect(active.stage == STAGE_OTHER_ID && active.record == NULL);
    cr_expect(active.asked.request_size == 0 && !active.asked.settled);
}

/* Reading a case may fill its arena; its record is created anyway. */
Test(active_case, a_case_that_exceeds_the_memory_limit_has_a_record_with_its_id)
{
    struct case_location location = {.id = "a/b", .files = {.folder = "/nonexistent"}, .data_set = 0};
    struct case_list cases = {.locations = &location, .count = 1};
    struct implementation implementation = {.specification = "lib.so"};
    struct session session = {.implementation = &implementation};
    const struct selection selection = {0};
    const struct run_settings settings = {.cases = &cases, .selection = &selection, .command = "run"};
    struct case_worker worker = {.settings = &settings, .session = &session};
    struct active_case active = {.arena = arena_create((size_t)1 << 16)};
    while (arena_allocate(&active.arena, 1) != NULL) {
    }
    active_case_load(&worker, &active);
    cr_assert(active.record != NULL);
    cr_expect_str_eq(active.record->id, "a/b");
    cr_expect(active.record->explanation.count == 1);
    arena_destroy(&active.arena);
}

Test(active_case, the_command_of_several_cases_runs_them_in_one_process)
{
    struct arena arena = arena_create((size_t)1 << 16);
    struct case_location locations[] = {{.id = "a/1"}, {.id = "a/2"}};
    const struct case_list cases = {.locations = locations, .count = 2};
    const struct case_source source = {.argument = "folder/a", .name = "a"};
    const struct run_settings settings = {
        .cases = &cases, .sources = &source, .source_count = 1, .command = "run"};
    static const size_t both[] = {0, 1};
    cr_expect_str_eq(active_case_command(&settings, both, 1, &arena), "run --cases folder/a --filter a/1");
    cr_expect_str_eq(active_case_command(&settings, both, 2, &arena),
                     "run --cases folder/a --filter a/1 --filter a/2 --jobs 1");
    arena_destroy(&arena);
}
