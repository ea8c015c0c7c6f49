/* Reads a file of waivers, applies it to the records of a run, and lists the stale ones. */
#include "waivers.h"

#include "target.h"

#include <stdlib.h>
#include <string.h>

/* A run of four cases and a skipped folder. */
static const char records[] =
    "[{\"type\": \"case\", \"id\": \"cases/ScatterND-18/nan\", \"verdict\": \"fail\","
    "  \"failures\": [{\"clause\": \"ScatterND-18.nan-order\", \"level\": \"must\", \"policy\": \"p\"},"
    "                 {\"clause\": \"ScatterND-18.untouched\", \"level\": \"must\", \"policy\": \"q\"}]},"
    " {\"type\": \"case\", \"id\": \"cases/ScatterND-18/crash\", \"verdict\": \"crash\","
    "  \"failures\": [{\"clause\": \"ScatterND-18.memory-safety\", \"level\": \"must\", \"policy\": "
    "\"crash\"}]},"
    " {\"type\": \"case\", \"id\": \"cases/ScatterND-18/pass\", \"verdict\": \"pass\"},"
    " {\"type\": \"case\", \"id\": \"cases/ScatterND-18/none\", \"verdict\": \"unsupported\"},"
    " {\"type\": \"skipped\", \"id\": \"cases/ScatterND-18/another\"}]";

static const json_t *run_records(void)
{
    static json_t *array;
    if (array == NULL)
        array = json_loads(records, 0, NULL);
    if (array == NULL)
        exit(EXIT_FAILURE);
    return array;
}

static const struct case_list *run_cases(void)
{
    static struct case_location locations[8];
    static struct case_list list = {.locations = locations};
    size_t index;
    const json_t *record;
    if (list.count == 0)
        json_array_foreach(run_records(), index, record) locations[list.count++].id =
            json_string_value(json_object_get(record, "id"));
    return &list;
}

static const struct clause_set *clauses(void)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    static struct clause_set set;
    struct error error;
    if (set.count == 0 && clauses_load(&set, &arena, &error) != STATUS_OK)
        exit(EXIT_FAILURE);
    return &set;
}

static void listen(const struct stale_waiver *stale, void *context)
{
    (void)context;
    fuzz_read_text(stale->finding);
    fuzz_read_text(stale->message);
    PROMISED(stale->message != NULL && stale->message[0] != '\0');
}

static void apply(struct waivers *waivers, struct arena *arena)
{
    size_t index;
    const json_t *record;
    waivers_restart(waivers);
    json_array_foreach(run_records(), index, record)
    {
        const struct recorded_case item = recorded_case_of(record, arena);
        fuzz_read_text(waivers_apply(waivers, &item));
    }
    const struct waived_run runs[] = {
        {run_cases(), false, 1}, {run_cases(), false, UNSTEADY_REPETITIONS}, {run_cases(), true, 1}};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        (void)waivers_report_stale(waivers, &runs[i], clauses(), listen, NULL);
    for (size_t i = 0; i < waivers->count; i++) {
        PROMISED(waivers->items[i].patterns[0].cases != NULL || waivers->items[i].clause != NULL);
        fuzz_read_text(waiver_pattern_text(&waivers->items[i], arena));
        fuzz_read_text(waivers->items[i].reason);
        fuzz_read_text(waiver_verdicts_text(&waivers->items[i], arena));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct waivers waivers;
    struct error error;
    enum status status = waivers_parse(&waivers, "waivers.json", bytes, size, &arena, &error);
    if (status == STATUS_OK) {
        apply(&waivers, &arena);
        status = waivers_check_name(&waivers, "backend", &error);
    }
    if (status != STATUS_OK)
        fuzz_check_error(status, &error);
    arena_reset(&arena);
    return 0;
}
