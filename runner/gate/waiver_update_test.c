#include "judge_fixture.h"
#include "temporary_folder.h"
#include "waiver_update.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct temporary_folder folder;
static struct observed_results observed;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    folder = temporary_folder_create();
    cr_assert(observed_results_begin(&observed, &arena));
}

static void tear_down(void)
{
    observed_results_end(&observed);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(waiver_update, .init = set_up, .fini = tear_down);

#define CASE "{\"type\": \"case\", \"implementation\": \"lib\", \"id\": "

/* A run in which s/a fails and s/b passes. */
static void observe_run(void)
{
    static const char text[] =
        "{\"type\": \"header\", \"format\": 2, \"implementation\": {\"specification\": \"lib\"}}\n" CASE
        "\"s/a\", \"verdict\": \"fail\", \"failures\": [{\"clause\": \"ScatterND-18.target\", \"level\": "
        "\"must\", \"policy\": \"x\"}]}\n" CASE "\"s/b\", \"verdict\": \"pass\"}\n"
        "{\"type\": \"footer\", \"cases\": 2, \"skipped\": 0, \"complete\": true}\n";
    char path[300];
    temporary_folder_write(&folder, "r.jsonl", text, strlen(text));
    (void)snprintf(path, sizeof path, "%s/r.jsonl", folder.path);
    cr_assert(observed_results_add(&observed, path, &error) == STATUS_OK, "%s", error.message);
}

Test(waiver_update, an_entry_that_loses_all_but_one_of_its_globs_names_the_last_one_as_a_text)
{
    static const char before[] =
        "{\"implementation\": \"lib\", \"waivers\": [{\"cases\": [\"s/a\", \"s/b\"], "
        "\"verdict\": \"fail\", \"reason\": \"r\"}]}\n";
    const struct waiver_file file = {.file = "waivers.json", .bytes = before, .size = strlen(before)};
    struct waiver_update update;
    observe_run();
    enum status status =
        waiver_update_make(&update, &observed, &file, NULL, fixture_judging()->clauses, &arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
    cr_expect(update.changed == 1 && update.dropped == 0 && update.added == 0);
    cr_expect(strstr(update.text, "\"cases\": \"s/a\"") != NULL, "%s", update.text);
}
