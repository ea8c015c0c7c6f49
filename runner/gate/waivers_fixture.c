#include "waivers_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { CASES = 16, TEXT = 2048 };

struct arena waivers_arena;
static struct clause_set clauses;
struct waivers waivers;
static struct case_location locations[CASES];
static struct case_list cases;
static char waived[TEXT], reported[TEXT];
int64_t repetitions;
bool lacks_cases;

void waivers_set_up(void)
{
    struct error error;
    waivers_arena = arena_create((size_t)64 << 20);
    repetitions = 1;
    lacks_cases = false;
    cr_assert(clauses_load(&clauses, &waivers_arena, &error) == STATUS_OK, "%s", error.message);
}

void waivers_tear_down(void)
{
    arena_destroy(&waivers_arena);
}

void read_waivers(const char *const *texts)
{
    char document[TEXT] = "{\"implementation\": \"backend\", \"waivers\": [";
    struct error error;
    for (size_t i = 0; texts[i] != NULL; i++) {
        size_t length = strlen(document);
        (void)snprintf(document + length, sizeof document - length, "%s{%s, \"reason\": \"r%zu\"}",
                       i == 0 ? "" : ", ", texts[i], i);
    }
    strcat(document, "]}");
    enum status status =
        waivers_parse(&waivers, "w.json", document, strlen(document), &waivers_arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
}

json_t *failure_of(const char *clause)
{
    return json_pack("[{s:s, s:s, s:s}]", "clause", clause, "level", "must", "policy", "wrong");
}

/* The record of a case in words: "id verdict" or "id verdict CLAUSE"; "id skipped" for a folder that is not a
 * scatter case; NULL for "id", a case that was not selected. */
static json_t *record_of(const char *words, char id[TEXT])
{
    char verdict[64] = "", clause[128] = "";
    cr_assert(sscanf(words, "%2000s %60s %120s", id, verdict, clause) > 0);
    if (verdict[0] == '\0')
        return NULL;
    if (strcmp(verdict, "skipped") == 0)
        return json_pack("{s:s, s:s}", "type", "skipped", "id", id);
    json_t *record = json_pack("{s:s, s:s, s:s}", "type", "case", "id", id, "verdict", verdict);
    if (clause[0] != '\0')
        cr_assert(json_object_set_new(record, "failures", failure_of(clause)) == 0);
    return record;
}

static void join(char text[TEXT], const char *word)
{
    cr_assert(strlen(text) + strlen(word) + 2 < TEXT);
    strcat(strcat(text, text[0] == '\0' ? "" : "|"), word);
}

/* Keeps what follows the file's name. */
static void on_stale(const struct stale_waiver *stale, void *context)
{
    const char *message = stale->message;
    char number[32];
    (void)snprintf(number, sizeof number, "waivers[%zu]", stale->index);
    cr_assert(strstr(message, number) != NULL, "%s", message);
    (void)snprintf(number, sizeof number, "cases[%zu] (", stale->glob);
    cr_assert(stale->glob == ALL_GLOBS || strstr(message, number) != NULL, "%s", message);
    (void)context;
    cr_assert(strncmp(message, "w.json: ", 8) == 0, "%s", message);
    join(reported, message + 8);
}

/* Applies the waivers to a run; `waived` receives "id:reason" of every covered case, `reported` the
 * messages. */
void apply_waivers(const char *const *texts)
{
    waived[0] = reported[0] = '\0';
    waivers_restart(&waivers);
    for (cases = (struct case_list){.locations = locations}; texts[cases.count] != NULL; cases.count++) {
        char id[TEXT], covered[TEXT + 64];
        json_t *record = record_of(texts[cases.count], id);
        const struct recorded_case item = recorded_case_of(record, &waivers_arena);
        const char *reason = record == NULL ? NULL : waivers_apply(&waivers, &item);
        json_decref(record);
        locations[cases.count].id = arena_copy(&waivers_arena, id);
        (void)snprintf(covered, sizeof covered, "%s:%s", id, reason == NULL ? "" : reason);
        if (reason != NULL)
            join(waived, covered);
    }
    const struct waived_run run = {&cases, lacks_cases, repetitions};
    size_t count = waivers_report_stale(&waivers, &run, &clauses, on_stale, NULL),
           messages = reported[0] != '\0';
    for (const char *bar = strchr(reported, '|'); bar != NULL; bar = strchr(bar + 1, '|'))
        messages++;
    cr_expect(count == messages, "%zu messages, %zu reported", messages, count);
}

void expect_waived(const char *expected)
{
    cr_expect(strcmp(waived, expected) == 0, "waived: %s", waived);
}

void expect_reported(const char *expected)
{
    cr_expect(strcmp(reported, expected) == 0, "reported: %s", reported);
}
