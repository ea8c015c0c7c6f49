#include "report_text.h"

#include "print_text.h"
#include "record.h"
#include "shell_word.h"

#include <inttypes.h>
#include <string.h>

static const char *or_empty(const char *text)
{
    return text == NULL ? "" : text;
}

const char *report_lines(const json_t *array, struct arena *arena)
{
    const size_t count = json_array_size(array);
    const char **lines = arena_allocate_zeroed(arena, count, sizeof *lines);
    for (size_t i = 0; lines != NULL && i < count; i++)
        lines[i] = or_empty(json_string_value(json_array_get(array, i)));
    return or_empty(lines == NULL ? NULL : arena_join(arena, lines, count, "\n"));
}

const char *report_reason(const json_t *record, struct arena *arena)
{
    const json_t *failure = json_array_get(json_object_get(record, "failures"), 0);
    const char *message = record_text(record, "message");
    const char *line = json_string_value(json_array_get(json_object_get(record, "explanation"), 0));
    if (failure != NULL)
        return or_empty(
            arena_format(arena, "%s: %s", record_text(failure, "clause"), record_text(failure, "policy")));
    if (message[0] != '\0' || line == NULL)
        return message;
    return line + strspn(line, " ");
}

const char *report_verdicts(const int64_t verdicts[VERDICT_COUNT], struct arena *arena)
{
    const char *text = "";
    for (int verdict = 0; verdict < VERDICT_COUNT && text != NULL; verdict++)
        if (verdicts[verdict] > 0)
            text = arena_format(arena, "%s%s%" PRId64 " %s", text, text[0] == '\0' ? "" : ", ",
                                verdicts[verdict], verdict_name((enum verdict)verdict));
    return text == NULL ? "" : text[0] == '\0' ? "no verdicts" : text;
}

int64_t report_failures(const struct reported_run *run)
{
    int64_t failures = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        failures += verdict_is_failure((enum verdict)verdict) ? run->tally.verdicts[verdict] : 0;
    return failures;
}

int64_t report_waived(const struct reported_run *run)
{
    int64_t waived = 0;
    for (size_t i = 0; i < run->case_count; i++)
        waived += run->cases[i].waived != NULL && verdict_is_failure(run->cases[i].verdict);
    return waived;
}

int64_t report_lost(const struct reported_run *run)
{
    int64_t lost = 0;
    size_t index;
    const json_t *kind;
    json_array_foreach(json_object_get(run->footer, "lost_processes"), index, kind)
    {
        json_int_t count = json_integer_value(json_object_get(kind, "count"));
        lost += count > 0 && count < RECORD_MOST_CASES - lost ? count : 1;
    }
    return lost;
}

const char *number_text(int64_t number, struct arena *arena)
{
    char digits[32], text[64];
    size_t used = 0;
    (void)snprintf(digits, sizeof digits, "%" PRId64, number);
    size_t length = strlen(digits);
    for (size_t i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0 && digits[i - 1] != '-')
            text[used++] = ',';
        text[used++] = digits[i];
    }
    const char *copy = arena_copy_text(arena, text, used);
    return copy == NULL ? "" : copy;
}

const char *count_text(int64_t count, const char *noun, struct arena *arena)
{
    const char *text = arena_format(arena, "%s %s%s", number_text(count, arena), noun, plural(count));
    return text == NULL ? "" : text;
}

const char *report_command(const struct reported_run *run, struct arena *arena)
{
    const char *command = record_text(run->header, "command"), *waivers = record_text(run->header, "waivers");
    json_int_t most = json_integer_value(json_object_get(run->header, "max_failures"));
    if (command[0] == '\0')
        return "";
    if (most > 0)
        command = arena_format(arena, "%s --max-failures %" JSON_INTEGER_FORMAT, command, most);
    if (command != NULL && waivers[0] != '\0')
        command = arena_format(arena, "%s --waivers %s", command, shell_word(waivers, arena));
    return or_empty(command);
}

/* ---- facts ----------------------------------------------------------------------------------------------------------- */

struct fact_list {
    struct report_fact *facts;
    size_t count;
};

static void add(struct fact_list *list, const char *name, const char *value)
{
    if (name != NULL && value != NULL && value[0] != '\0' && list->count < REPORT_FACTS_MOST)
        list->facts[list->count++] = (struct report_fact){name, value};
}

static void add_options(struct fact_list *list, const json_t *implementation, struct arena *arena)
{
    json_t *options = json_object_get(implementation, "options_in_effect");
    const char *key;
    json_t *value;
    if (options == NULL) /* format 1 */
        options = json_object_get(implementation, "options");
    json_object_foreach(options, key, value)
    {
        const char *text = json_string_value(value);
        add(list, "option", arena_format(arena, "%s=%s", key, or_empty(text)));
    }
}

static void add_isolation(struct fact_list *list, const json_t *implementation)
{
    const json_t *isolation = json_object_get(implementation, "isolation");
    if (isolation == NULL)
        return;
    add(list, "isolation",
        !json_is_true(json_object_get(isolation, "process"))         ? "none: in the process of the runner"
        : json_is_true(json_object_get(isolation, "memory_watched")) ? "separate processes, memory watched"
                                                                     : "separate processes");
}

static void add_sources(struct fact_list *list, const json_t *header, struct arena *arena)
{
    size_t index;
    const json_t *source;
    bool selects = json_object_size(json_object_get(header, "selection")) > 0;
    json_array_foreach(json_object_get(header, "sources"), index, source)
    {
        const char *version = record_text(source, "corpus_version");
        const char *hash = record_text(source, "corpus_hash");
        const json_t *matches = json_object_get(source, "corpus_matches");
        add(list, "cases",
            arena_format(arena, "%s%s%s%s, %lld cases%s%s%s", selects ? "a selection of " : "",
                         record_text(source, "name"), version[0] == '\0' ? "" : " ", version,
                         (long long)json_integer_value(json_object_get(source, "cases")),
                         hash[0] == '\0' ? "" : ", SHA-256 ", hash,
                         json_is_false(matches)  ? ", which differ from its manifest"
                         : json_is_true(matches) ? ", which match its manifest"
                                                 : ""));
    }
}

size_t report_facts(const struct reported_run *run, struct report_fact facts[REPORT_FACTS_MOST],
                    struct arena *arena)
{
    struct fact_list list = {.facts = facts};
    const json_t *implementation = json_object_get(run->header, "implementation");
    size_t index;
    const json_t *glob;
    add(&list, "implementation", reported_title(run, arena));
    add(&list, "specification", record_text(implementation, "specification"));
    add_options(&list, implementation, arena);
    add_isolation(&list, implementation);
    add(&list, "started", record_text(run->header, "started"));
    add(&list, "judged by", arena_format(arena, "scatter-cts %s", record_text(run->header, "version")));
    add(&list, "edition", record_text(run->header, "edition"));
    json_array_foreach(json_object_get(run->header, "strict"), index, glob)
        add(&list, "strict", json_string_value(glob));
    add_sources(&list, run->header, arena);
    return list.count;
}
