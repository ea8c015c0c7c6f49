#include "result.h"

#include "case.h"
#include "print_text.h"
#include "record.h"
#include "record_members.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- texts --------------------------------------------------------------------------------------------- */

static const char *shown(const char *text, struct arena *arena)
{
    return text == NULL ? "" : printable(text, arena);
}

/* A list with room for so many texts more, in the arena; texts are added up to this. */
static struct texts list_with_room(size_t count, struct arena *arena)
{
    const char **items = arena_allocate_zeroed(arena, count + 1, sizeof *items);
    return (struct texts){.items = items};
}

static void add(struct texts *list, const char *text)
{
    if (list->items != NULL)
        ((const char **)(uintptr_t)list->items)[list->count++] = text_or_empty(text);
}

static size_t count_lines(const char *text)
{
    size_t count = 1;
    for (; *text != '\0'; text++)
        count += *text == '\n';
    return count;
}

static void add_lines(struct texts *list, const char *printable_text, struct arena *arena)
{
    for (const char *rest = printable_text; *rest != '\0';) {
        const size_t length = strcspn(rest, "\n");
        add(list, arena_copy_text(arena, rest, length));
        rest += length + (rest[length] == '\n');
    }
}

/* The lines of a text. */
static struct texts lines_of(const char *text, struct arena *arena)
{
    const char *lines = text == NULL ? "" : printable_lines(text, arena);
    struct texts list = list_with_room(count_lines(lines), arena);
    add_lines(&list, lines, arena);
    return list;
}

/* ---- a case -------------------------------------------------------------------------------------------- */

/* A record without members; NULL without memory. */
static struct recorded_case *empty_record(struct arena *arena)
{
    struct recorded_case *item = arena_allocate(arena, sizeof *item);
    if (item != NULL)
        *item = recorded_case_of(NULL, arena);
    return item;
}

/* The warnings about the files from loading them and from judging the stored output. */
static struct texts file_warnings_of(const struct case_result *result, struct arena *arena)
{
    const struct scatter_case *the_case = result->the_case;
    const char *more = result->judgement->file_warnings;
    const char *lines = more == NULL ? "" : printable_lines(more, arena);
    struct texts list = list_with_room(the_case->warning_count + count_lines(lines), arena);
    for (size_t i = 0; i < the_case->warning_count; i++)
        add(&list, printable(the_case->warnings[i], arena));
    add_lines(&list, lines, arena);
    return list;
}

static const char *hash_of(const struct scatter_case *the_case, struct arena *arena)
{
    char hash[SHA256_TEXT_SIZE];
    case_hash(the_case, hash);
    return shown(hash, arena);
}

static void set_case(struct recorded_case *item, const struct scatter_case *the_case, struct arena *arena)
{
    item->operator_version = shown(case_operator_version(the_case), arena);
    item->has_opset = true;
    item->opset = the_case->model.opset;
    item->dtype = shown(case_dtype_name(the_case), arena);
    item->has_reduction = true;
    item->reduction = shown(case_reduction(the_case, arena), arena);
    item->expectation = expectation_name(the_case->expectation);
    item->tier = the_case->tier == TIER_UNSTATED ? "" : tier_name(the_case->tier);
    item->clauses = printable_texts(the_case->clauses, the_case->clause_count, arena);
    item->why = shown(the_case->why, arena);
    item->sibling = shown(case_sibling(the_case, arena), arena);
    item->newer = case_is_newer(the_case);
}

/* The id of a clause at the operator version. */
static const char *clause_id(const struct case_result *result, const char *clause, struct arena *arena)
{
    const char *id = arena_format(arena, "%s.%s", result->version->id, clause);
    return id == NULL ? clause : id;
}

/* The findings of one severity, each with the id of the clause at the operator version. */
static struct recorded_findings findings_of(const struct case_result *result, enum severity severity,
                                            struct arena *arena)
{
    const struct findings *findings = &result->judgement->findings;
    struct recorded_finding *items = findings_have(findings, severity)
                                         ? arena_allocate_zeroed(arena, findings->count, sizeof *items)
                                         : NULL;
    size_t count = 0;
    for (size_t i = 0; items != NULL && i < findings->count; i++) {
        const struct finding *finding = &findings->items[i];
        if (finding->severity == severity)
            items[count++] = (struct recorded_finding){
                .clause = clause_id(result, finding->clause, arena),
                .level = finding->level,
                .point = finding->point,
                .policy = finding->policy,
                .detail = finding->detail == NULL ? NULL : printable(finding->detail, arena),
                .cells = finding->cells,
                .unsearched = finding->unsearched};
    }
    return (struct recorded_findings){count, items};
}

/* The misreadings that explain the wrong values: the named one, all of them, and the clause that the named
 * one breaks. */
static void set_misreadings(struct recorded_case *item, const struct case_result *result, struct arena *arena)
{
    const struct judgement *judgement = result->judgement;
    if (judgement->misreading_count > 0)
        item->misreadings = list_with_room(MISREADING_COUNT, arena);
    for (int i = 0; i < MISREADING_COUNT && judgement->misreading_count > 0; i++)
        if (judgement->misreadings.has[i])
            add(&item->misreadings, misreading_name((enum misreading)i));
    if (judgement->misreading_count > 0 && !judgement->by_chance)
        item->misreading = misreading_name(misreading_first(&judgement->misreadings));
    if (judgement->blamed != NULL)
        item->blamed = clause_id(result, judgement->blamed, arena);
}

static const struct recorded_limit *limit_of(const struct beyond_limit *beyond, struct arena *arena)
{
    struct recorded_limit *limit = beyond->is_beyond ? arena_allocate_zeroed(arena, 1, sizeof *limit) : NULL;
    if (limit != NULL)
        *limit = (struct recorded_limit){
            .name = limit_name(beyond->limit), .greatest = beyond->greatest, .declared = beyond->is_declared};
    return limit;
}

/* A number as RECORD_FORM writes it: a report of a run in progress and a report of its file show the same
 * time. */
static double as_written(double number)
{
    char text[32];
    (void)snprintf(text, sizeof text, "%.*g", RECORD_DIGITS, number);
    return strtod(text, NULL);
}
static void set_answer(struct recorded_case *item, const struct case_result *result, struct arena *arena)
{
    const struct answer *answer = result->answer;
    const struct judgement *judgement = result->judgement;
    item->has_answer = true;
    item->answer = answer->kind;
    item->message = printable_lines(answer->message, arena);
    item->executed_by = shown(answer->executed_by, arena);
    if (answer->kind == ANSWER_OUTPUT &&
        (judgement->verdict != VERDICT_PASS || findings_have(&judgement->findings, SEVERITY_WARNING)))
        item->output = output_record(answer, arena);
    if (judgement->verdict != VERDICT_PASS)
        item->printed = lines_of(answer->text, arena);
}

static void set_judgement(struct recorded_case *item, const struct case_result *result, struct arena *arena)
{
    const struct judgement *judgement = result->judgement;
    item->verdict = judgement->verdict;
    item->compared = judgement->compared;
    item->limit = limit_of(&judgement->beyond, arena);
    item->graph = judgement->graph;
    item->explanation = lines_of(judgement->explanation, arena);
    if (result->version == NULL)
        return;
    item->has_level = verdict_is_decided(judgement->verdict);
    item->level = judgement->level;
    if (verdict_is_failure(judgement->verdict))
        set_misreadings(item, result, arena);
    item->failures = findings_of(result, SEVERITY_FAILURE, arena);
    item->warnings = findings_of(result, SEVERITY_WARNING, arena);
    item->observations = findings_of(result, SEVERITY_OBSERVATION, arena);
}

/* If the scatter node alone passes, the text was read rightly. */
static void explain_graph(struct recorded_case *item, const struct judgement *judgement, struct arena *arena)
{
    const char *words = judgement->graph_words == NULL ? NULL : printable(judgement->graph_words, arena);
    if (judgement->graph == GRAPH_ONLY_THERE)
        record_withdraw_misreadings(item, arena);
    if (words != NULL)
        record_explain_first(item, &words, 1, arena);
}

struct recorded_case *case_record(const struct case_result *result, struct arena *arena)
{
    const size_t refused = arena->refused;
    struct recorded_case *item = empty_record(arena);
    if (item == NULL)
        return NULL;
    item->id = shown(result->id, arena);
    item->implementation = shown(result->specification, arena);
    item->command = shown(result->command, arena);
    item->has_seconds = result->seconds >= 0;
    item->seconds = item->has_seconds ? as_written(result->seconds) : 0;
    set_judgement(item, result, arena);
    explain_graph(item, result->judgement, arena);
    if (result->the_case != NULL && result->command != NULL)
        item->case_hash = hash_of(result->the_case, arena);
    if (result->the_case != NULL) {
        set_case(item, result->the_case, arena);
        item->file_warnings = file_warnings_of(result, arena);
    }
    if (result->answer != NULL)
        set_answer(item, result, arena);
    return arena->refused != refused ? NULL : item; /* it would lack something: a failure, or its id */
}

struct recorded_case *skipped_record(const char *id, const char *reason, bool nearly_scatter,
                                     struct arena *arena)
{
    struct recorded_case *item = empty_record(arena);
    if (item == NULL)
        return NULL;
    item->is_skipped = true;
    item->id = printable(id, arena);
    item->reason = printable(reason, arena);
    item->nearly_scatter = nearly_scatter;
    return item;
}

struct recorded_case *lacking_record(const char *id, uint64_t needed, uint64_t available, struct arena *arena)
{
    const double gibibyte = (double)((uint64_t)1 << 30);
    const char *reason = arena_format(arena, "needs %.1f GiB of memory, %.1f GiB are available",
                                      (double)needed / gibibyte, (double)available / gibibyte);
    struct recorded_case *item = reason == NULL ? NULL : skipped_record(id, reason, false, arena);
    if (item == NULL)
        return NULL;
    item->has_memory_bytes = true;
    item->memory_bytes = (int64_t)needed;
    return item;
}
