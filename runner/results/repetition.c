#include "repetition.h"

#include "expectation.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <string.h>

/* ---- keeping ------------------------------------------------------------------------------------------- */

struct repetition repetition_begin(int64_t planned, struct arena *arena)
{
    return (struct repetition){
        .planned = planned,
        .answer = {.kind = ANSWER_NOT_RUN, .message = "", .output = {.name = ""}, .text = ""},
        .judgement = {.verdict = VERDICT_NOT_RUN, .explanation = ""},
        .arena = arena};
}

/* The size of a copy of a tensor in bytes; false if the number overflows, which strings that share bytes can
 * cause. */
static bool tensor_memory(const struct tensor *tensor, size_t *bytes)
{
    const struct string_element *strings = tensor->elements;
    *bytes = (size_t)tensor->rank * sizeof *tensor->dims + tensor->size;
    if (tensor->elements == NULL || tensor->dtype != DTYPE_STRING)
        return true;
    for (int64_t i = 0; i < tensor->count; i++) {
        if (strings[i].size > SIZE_MAX / 2 - *bytes)
            return false;
        *bytes += strings[i].size;
    }
    return true;
}

static void *keep_bytes(const void *bytes, size_t size, struct arena *arena)
{
    void *copy = arena_allocate(arena, size);
    if (copy != NULL && size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

/* Moves the bytes of the strings, `size` altogether, into the arena. */
static bool keep_strings(struct tensor *tensor, size_t size, struct arena *arena)
{
    struct string_element *strings = tensor->elements;
    char *bytes = arena_allocate(arena, size);
    for (int64_t i = 0; bytes != NULL && i < tensor->count; i++) {
        if (strings[i].size > 0)
            memcpy(bytes, strings[i].bytes, strings[i].size);
        strings[i].bytes = bytes;
        bytes += strings[i].size;
    }
    return bytes != NULL;
}

/* A copy of an output, possibly without elements, of at most `room` bytes; subtracts its size from `room`. */
static bool keep_output(const struct tensor *output, struct tensor *copy, size_t *room, struct arena *arena)
{
    size_t size;
    if (!tensor_memory(output, &size) || size > *room)
        return false;
    *copy = *output;
    copy->name = "";
    copy->odd_bools = NULL; /* judged already */
    copy->dims = keep_bytes(output->dims, (size_t)output->rank * sizeof *output->dims, arena);
    if (output->elements != NULL)
        copy->elements = keep_bytes(output->elements, output->size, arena);
    bool kept = copy->dims != NULL && (output->elements == NULL) == (copy->elements == NULL);
    if (kept && output->elements != NULL && output->dtype == DTYPE_STRING)
        kept = keep_strings(copy, size - output->size, arena);
    if (kept)
        *room -= size;
    return kept;
}

/* ---- distinguishing outcomes --------------------------------------------------------------------------- */

static bool same_elements(const struct tensor *a, const struct tensor *b)
{
    if (a->elements == NULL || b->elements == NULL)
        return a->elements == b->elements;
    if (a->dtype == DTYPE_STRING)
        return tensor_differences(a, b, false, NULL) == 0;
    return a->size == b->size && (a->size == 0 || memcmp(a->elements, b->elements, a->size) == 0);
}

/* Whether an answer has this outcome. */
static bool is_outcome(const struct repetition_outcome *outcome, const struct answer *answer)
{
    if (outcome->kind != answer->kind || outcome->kind != ANSWER_OUTPUT)
        return outcome->kind == answer->kind;
    if (!tensor_same_type_and_shape(&outcome->output, &answer->output))
        return false;
    if (outcome->output_problem != NULL || answer->output_problem != NULL)
        return outcome->output_problem != NULL && answer->output_problem != NULL &&
               strcmp(outcome->output_problem, answer->output_problem) == 0;
    return same_elements(&outcome->output, &answer->output);
}

/* Whether an outcome has elements that can be shown. */
static bool has_cells(const struct repetition_outcome *outcome)
{
    return outcome->kind == ANSWER_OUTPUT && outcome->output_problem == NULL &&
           outcome->output.elements != NULL && dtype_size(outcome->output.dtype) > 0;
}

/* The first outcome with the type and shape of the last one, or NULL. */
static struct repetition_outcome *first_like_the_last(struct repetition *repetition)
{
    const struct repetition_outcome *last = &repetition->outcomes[repetition->outcome_count - 1];
    for (struct repetition_outcome *outcome = repetition->outcomes; has_cells(last) && outcome < last;
         outcome++)
        if (has_cells(outcome) && tensor_same_type_and_shape(&outcome->output, &last->output))
            return outcome;
    return NULL;
}

static void set_value(struct repetition_outcome *outcome, int64_t position, struct arena *arena)
{
    outcome->differs_at = position_text(&outcome->output, position, arena);
    outcome->value = element_text(&outcome->output, position, arena);
}

/* Finds where the last outcome differs from an earlier one. */
static void find_difference(struct repetition *repetition)
{
    struct repetition_outcome *last = &repetition->outcomes[repetition->outcome_count - 1];
    struct repetition_outcome *first = first_like_the_last(repetition);
    int64_t position = -1;
    if (first == NULL || tensor_differences(&first->output, &last->output, false, &position) == 0)
        return;
    set_value(last, position, repetition->arena);
    if (first->value == NULL)
        set_value(first, position, repetition->arena);
}

/* Keeps a new answer as an outcome, if there is room. */
static bool add_outcome(struct repetition *repetition, const struct answer *answer, enum verdict verdict)
{
    struct repetition_outcome outcome = {
        .kind = answer->kind, .verdict = verdict, .count = 1, .output = {.name = ""}};
    bool is_first = repetition->outcome_count == 0;
    size_t room = is_first ? SIZE_MAX / 2 : OUTCOME_MEMORY - repetition->kept;
    size_t left = room;
    if (answer->kind == ANSWER_OUTPUT)
        outcome.output_problem = arena_copy(repetition->arena, answer->output_problem);
    if (answer->kind == ANSWER_OUTPUT &&
        (!keep_output(&answer->output, &outcome.output, &left, repetition->arena) ||
         (outcome.output_problem == NULL) != (answer->output_problem == NULL))) {
        repetition->full = true;
        return false;
    }
    repetition->kept += is_first ? 0 : room - left;
    repetition->outcomes[repetition->outcome_count++] = outcome;
    find_difference(repetition);
    return true;
}

static void count_outcome(struct repetition *repetition, const struct answer *answer, enum verdict verdict)
{
    for (size_t i = 0; i < repetition->outcome_count; i++)
        if (is_outcome(&repetition->outcomes[i], answer)) {
            repetition->outcomes[i].count++;
            return;
        }
    repetition->full |= repetition->outcome_count == MOST_OUTCOMES;
    if (repetition->full || !add_outcome(repetition, answer, verdict))
        repetition->others++;
}

/* ---- the verdict --------------------------------------------------------------------------------------- */

/* How severe a judgement is, from 0. */
static int severity_rank(const struct judgement *judgement)
{
    switch (judgement->verdict) {
    case VERDICT_PASS:
        return findings_have(&judgement->findings, SEVERITY_WARNING) ? 1 : 0;
    case VERDICT_UNSUPPORTED:
        return 2;
    case VERDICT_NOT_RUN:
        return 3;
    case VERDICT_DISPUTED:
        return 4;
    case VERDICT_FAIL:
        return 5;
    case VERDICT_TIMEOUT:
        return 6;
    case VERDICT_MEMORY:
        return 7;
    case VERDICT_CRASH:
        return 8;
    case VERDICT_UNREADABLE:
        return 9;
    case VERDICT_ERROR:
        break;
    }
    return 10;
}

/* Whether it is unknown whether an answer is allowed. */
static bool is_unjudged(enum verdict verdict)
{
    return verdict != VERDICT_NOT_RUN && !verdict_is_decided(verdict);
}

static bool has_finding(const struct findings *findings, const struct finding *wanted)
{
    for (size_t i = 0; i < findings->count; i++) {
        const struct finding *finding = &findings->items[i];
        if (finding->severity == wanted->severity && strcmp(finding->clause, wanted->clause) == 0 &&
            strcmp(finding->point, wanted->point) == 0 && strcmp(finding->policy, wanted->policy) == 0)
            return true;
    }
    return false;
}

/* Adds new findings, as far as there is room. Findings that are already there keep their number of cells. */
static void add_findings(struct findings *findings, const struct findings *more, struct arena *arena)
{
    for (size_t i = 0; i < more->count && findings->count < MOST_FINDINGS; i++) {
        struct finding finding = more->items[i];
        if (has_finding(findings, &finding))
            continue;
        finding.clause = arena_copy(arena, finding.clause);
        finding.point = arena_copy(arena, finding.point);
        finding.detail = arena_copy(arena, finding.detail);
        if (finding.clause != NULL && finding.point != NULL)
            findings_add(findings, finding);
    }
}

/* The output of an answer: that of its outcome, or a copy; without dtype if the answer is not an output, or
 * without memory. */
static struct tensor kept_output(const struct repetition *repetition, const struct answer *answer)
{
    size_t room = SIZE_MAX / 2;
    struct tensor copy;
    for (size_t i = 0; i < repetition->outcome_count; i++)
        if (is_outcome(&repetition->outcomes[i], answer))
            return repetition->outcomes[i].output;
    return answer->kind == ANSWER_OUTPUT && keep_output(&answer->output, &copy, &room, repetition->arena)
               ? copy
               : (struct tensor){.name = ""};
}

/* Makes an answer and its judgement those of the case if they are the most severe so far. */
static void keep_most_severe(struct repetition *repetition, const struct answer *answer,
                             const struct judgement *judgement)
{
    struct arena *arena = repetition->arena;
    struct findings findings = {.count = 0};
    add_findings(&findings, &judgement->findings, arena);
    add_findings(&findings, &repetition->judgement.findings, arena);
    bool compared = repetition->judgement.compared;
    repetition->answer = *answer;
    repetition->answer.message = text_or_empty(arena_copy(arena, answer->message));
    repetition->answer.text = text_or_empty(arena_copy(arena, answer->text));
    repetition->answer.output_problem = arena_copy(arena, answer->output_problem);
    repetition->answer.executed_by = arena_copy(arena, answer->executed_by);
    repetition->answer.output = kept_output(repetition, answer);
    repetition->judgement = *judgement;
    repetition->judgement.explanation = text_or_empty(arena_copy(arena, judgement->explanation));
    repetition->judgement.findings = findings;
    repetition->judgement.file_warnings = arena_copy(arena, judgement->file_warnings);
    repetition->judgement.compared |= compared;
    repetition->first = repetition->count;
    repetition->times = 1;
}

/* Whether the process can be given the case again. */
static bool can_continue(enum answer_kind kind)
{
    switch (kind) {
    case ANSWER_OUTPUT:
    case ANSWER_UNSUPPORTED:
    case ANSWER_REJECTED:
    case ANSWER_FAILED:
    case ANSWER_NOT_PREPARED:
        return true;
    case ANSWER_FAULT:
    case ANSWER_CRASH:
    case ANSWER_TIMEOUT:
    case ANSWER_MEMORY:
    case ANSWER_NOT_RUN:
        break;
    }
    return false;
}

bool repetition_add(struct repetition *repetition, const struct answer *answer,
                    const struct judgement *judgement)
{
    int severity = severity_rank(judgement), worst = severity_rank(&repetition->judgement);
    repetition->count++;
    repetition->failures += verdict_is_failure(judgement->verdict);
    repetition->unjudged += is_unjudged(judgement->verdict);
    count_outcome(repetition, answer, judgement->verdict);
    if (repetition->count == 1 || severity > worst) {
        keep_most_severe(repetition, answer, judgement);
    } else {
        repetition->times += severity == worst;
        repetition->judgement.compared |= judgement->compared;
        add_findings(&repetition->judgement.findings, &judgement->findings, repetition->arena);
    }
    return repetition->count < repetition->planned && can_continue(answer->kind);
}
