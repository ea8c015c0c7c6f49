/* Texts that several formats of reports share. */
#include "print_text.h"
#include "record.h"
#include "repetition.h"
#include "report.h"

#include <inttypes.h>
#include <string.h>

const char *report_lines(const struct texts *lines, struct arena *arena)
{
    return text_or_empty(arena_join(arena, lines->items, lines->count, "\n"));
}

const char *report_reason(const struct recorded_case *given, struct arena *arena)
{
    const struct recorded_finding *failure = given->failures.items;
    return given->failures.count > 0
               ? text_or_empty(arena_format(arena, "%s: %s", failure->clause, failure->policy))
               : recorded_explanation(given);
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

int64_t report_waived(const struct reported_run *run)
{
    int64_t waived = 0;
    for (size_t i = 0; i < run->case_count; i++)
        waived += run->cases[i].waived != NULL && verdict_is_failure(run->cases[i].verdict);
    return waived;
}

int64_t report_stale(const struct reported_run *run)
{
    return run->footer->stale_waivers;
}

bool report_is_failing(const struct reported_run *run)
{
    return tally_of_class(&run->tally, VERDICTS_FAILING) > report_waived(run) || report_lost(run) > 0 ||
           report_stale(run) > 0;
}

int64_t report_lost(const struct reported_run *run)
{
    int64_t lost = 0;
    const struct recorded_losses *losses = &run->footer->lost_processes;
    for (size_t i = 0; i < losses->count; i++) {
        const int64_t count = recorded_loss_count(&losses->items[i]);
        lost += count < RECORD_MOST_CASES - lost ? count : 1;
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
    return text_or_empty(arena_copy_text(arena, text, used));
}

const char *count_text(int64_t count, const char *noun, struct arena *arena)
{
    return text_or_empty(arena_format(arena, "%s %s%s", number_text(count, arena), noun, plural(count)));
}

const char *command_without_folder(const char *command, struct arena *arena)
{
    const bool is_quoted = command[0] == '\'';
    const char *start = command + is_quoted, *end = start + strcspn(start, is_quoted ? "'" : " '");
    if (*end != '\0' && end[is_quoted] != ' ')
        return command; /* a program with a quote in its path */
    for (const char *at = start; at < end; at++)
        if (*at == '/')
            start = at + 1;
    const char *program =
        shell_word(text_or_empty(arena_copy_text(arena, start, (size_t)(end - start))), arena);
    return text_or_empty(arena_format(arena, "%s%s", program, *end == '\0' ? "" : end + is_quoted));
}

/* Whether a specification names an implementation that implementations/setup installs. */
static bool is_known(const char *specification)
{
    static const char name[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
    const char *end = specification + strspn(specification, name);
    return end != specification && (*end == '\0' || *end == '@') && strcmp(specification, "reference") != 0;
}

const char *report_command(const struct reported_run *run, struct arena *arena)
{
    const struct recorded_header *header = run->header;
    if (header->command[0] == '\0')
        return "";
    const char *command = command_without_folder(header->command, arena);
    if (is_known(header->implementation->specification))
        command = arena_format(arena, "implementations/setup %s && %s",
                               shell_word(header->implementation->specification, arena), command);
    if (command != NULL && header->max_failures > 0)
        command = arena_format(arena, "%s --max-failures %" PRId64, command, header->max_failures);
    if (command != NULL && header->waivers[0] != '\0')
        command = arena_format(arena, "%s --waivers %s", command, shell_word(header->waivers, arena));
    return text_or_empty(command);
}

/* ---- facts --------------------------------------------------------------------------------------------- */

struct fact_list {
    struct report_fact *facts;
    size_t count;
};

static void add(struct fact_list *list, const char *name, const char *value)
{
    if (name != NULL && value != NULL && value[0] != '\0' && list->count < REPORT_FACTS_MOST)
        list->facts[list->count++] = (struct report_fact){name, value};
}

static void add_options(struct fact_list *list, const struct recorded_options *options, struct arena *arena)
{
    for (size_t i = 0; i < options->count; i++)
        add(list, "option", arena_format(arena, "%s=%s", options->items[i].key, options->items[i].value));
}

static const char *isolation_text(const struct recorded_header *header)
{
    return header->implementation->isolation == NULL ? ""
           : !recorded_has_process(header)           ? "none: in the process of the runner"
           : recorded_watches_memory(header)         ? "separate processes, memory watched"
                                                     : "separate processes";
}

static const char *device_text(const struct recorded_device *device, struct arena *arena)
{
    if (device == NULL)
        return "";
    return device->driver[0] == '\0' ? device->name
                                     : arena_format(arena, "%s, driver %s", device->name, device->driver);
}

static void add_sources(struct fact_list *list, const struct recorded_header *header, struct arena *arena)
{
    for (size_t i = 0; i < header->sources.count; i++) {
        const struct recorded_source *source = &header->sources.items[i];
        const char *hash = text_or_empty(source->corpus_hash);
        add(list, "cases",
            arena_format(arena, "%s%s%s%s, %" PRId64 " cases%s%s%s",
                         header->selection != NULL ? "a selection of " : "", source->name,
                         source->corpus_version[0] == '\0' ? "" : " ", source->corpus_version, source->cases,
                         hash[0] == '\0' ? "" : ", SHA-256 ", hash,
                         !source->has_corpus_matches ? ""
                         : source->corpus_matches    ? ", which match its manifest"
                                                     : ", which differ from its manifest"));
    }
}

size_t report_facts(const struct reported_run *run, struct report_fact facts[REPORT_FACTS_MOST],
                    struct arena *arena)
{
    struct fact_list list = {.facts = facts};
    const struct recorded_header *header = run->header;
    add(&list, "implementation", reported_title(run, arena));
    add(&list, "specification", header->implementation->specification);
    add_options(&list, &header->implementation->options_in_effect, arena);
    add(&list, "device", device_text(header->implementation->device, arena));
    add(&list, "isolation", isolation_text(header));
    add(&list, "started", header->started);
    add(&list, "judged by", arena_format(arena, "scatter-cts %s", header->version));
    add(&list, "edition", header->edition);
    for (size_t i = 0; i < header->strict.count; i++)
        add(&list, "strict", header->strict.items[i]);
    add_sources(&list, header, arena);
    return list.count;
}

size_t report_case_facts(const struct recorded_case *item, struct report_fact facts[REPORT_FACTS_MOST],
                         struct arena *arena)
{
    struct fact_list list = {.facts = facts};
    add(&list, "waived", item->waived);
    if (item->nondeterminism != NONDETERMINISM_NONE)
        add(&list, "outcomes", repetitions_text(item->repetitions, true, arena));
    return list.count;
}
