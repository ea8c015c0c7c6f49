#include "judge_fixture.h"
#include "temporary_folder_fixture.h"
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
    observed = (struct observed_results){.arena = &arena};
}

static void tear_down(void)
{
    observed_results_end(&observed);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(waiver_update, .init = set_up, .fini = tear_down);

#define CASE "{\"type\": \"case\", \"implementation\": \"lib\", \"id\": "

/* A run of a version in which s/a has a verdict of a failure and s/b passes. */
static void observe(const char *version, const char *verdict)
{
    char text[1000], path[300];
    (void)snprintf(text, sizeof text,
                   "{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": \"lib\", "
                   "\"version\": \"%s\"}}\n" CASE "\"s/a\", \"verdict\": \"%s\", \"failures\": [{\"clause\": "
                   "\"ScatterND-18.target\", \"level\": \"must\", \"policy\": \"x\"}]}\n" CASE
                   "\"s/b\", \"verdict\": \"pass\"}\n"
                   "{\"type\": \"footer\", \"cases\": 2, \"skipped\": 0, \"complete\": true}\n",
                   version, verdict);
    temporary_folder_write(&folder, "r.jsonl", text, strlen(text));
    (void)snprintf(path, sizeof path, "%s/r.jsonl", folder.path);
    cr_assert(observed_results_add(&observed, path, &error) == STATUS_OK, "%s", error.message);
}

/* What became of waivers.json with these contents (NULL: none) and this reason for new failures. */
static enum status make_update(struct waiver_update *update, const char *before, const char *reason)
{
    const struct waiver_file file = {
        .file = "waivers.json", .bytes = before, .size = before == NULL ? 0 : strlen(before)};
    return waiver_update_make(update, &observed, &file, reason, fixture_judging()->clauses, &arena, &error);
}

Test(waiver_update, an_entry_that_loses_all_but_one_of_its_globs_names_the_last_one_as_a_text)
{
    static const char before[] =
        "{\"implementation\": \"lib\", \"waivers\": [{\"cases\": [\"s/a\", \"s/b\"], "
        "\"verdict\": \"fail\", \"reason\": \"r\"}]}\n";
    struct waiver_update update;
    observe("1", "fail");
    cr_assert(make_update(&update, before, NULL) == STATUS_OK, "%s", error.message);
    cr_expect(update.changed == 1 && update.dropped == 0 && update.added == 0);
    cr_expect(strstr(update.text, "\"cases\": \"s/a\"") != NULL, "%s", update.text);
}

Test(waiver_update, waivers_of_several_versions_name_no_version)
{
    struct waiver_update update;
    observe("1", "fail");
    observe("2", "fail");
    cr_assert(make_update(&update, NULL, "r") == STATUS_OK, "%s", error.message);
    cr_expect(strstr(update.text, "\"version\"") == NULL, "%s", update.text);
}

Test(waiver_update, a_case_that_has_a_waived_verdict_only_in_a_later_run_is_a_new_failure)
{
    static const char before[] =
        "{\"implementation\": \"lib\", \"waivers\": [{\"cases\": \"s/a\", \"verdict\": \"crash\", "
        "\"unsteady\": true, \"reason\": \"r\"}]}\n";
    struct waiver_update update;
    observe("1", "fail");
    observe("1", "crash");
    cr_expect(make_update(&update, before, NULL) == STATUS_USAGE);
    cr_expect(strstr(error.message, "1 failure has no waiver (first: s/a)") != NULL, "%s", error.message);
}
