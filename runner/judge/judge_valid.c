/* Judges answers to valid inputs. */
#include "cell.h"
#include "expectation.h"
#include "explanation.h"
#include "judging.h"
#include "scatter.h"

#include <string.h>

/* Whether a circumstance allows a refusal. */
static bool is_permission(const struct judging *judging, const struct circumstance *circumstance)
{
    enum level level = level_of(judging, circumstance->clause, LEVEL_MUST);
    return circumstance->refusable || level == LEVEL_MAY_REJECT || level == LEVEL_UNSPECIFIED;
}

/* Adds observations about the circumstances that allow a refusal; returns their number. */
static size_t observe_permissions(struct judging *judging, const struct circumstance *circumstances,
                                  size_t count, const char *policy)
{
    size_t permissions = 0;
    for (size_t i = 0; i < count; i++) {
        if (!is_permission(judging, &circumstances[i]))
            continue;
        (void)add_finding(judging,
                          (struct finding){.clause = circumstances[i].clause,
                                           .point = "whether it answers",
                                           .policy = policy},
                          true);
        permissions++;
    }
    return permissions;
}

/* All circumstances of a case, including those of its values; returns their number. */
static size_t find_all(struct judging *judging, struct circumstance circumstances[2 * MOST_CIRCUMSTANCES])
{
    size_t count = find_circumstances(judging->derived, circumstances);
    return count + find_value_circumstances(judging->derived, circumstances + count, &judging->scratch);
}

/* A third-party model that contradicts its tensors need not be answered. */
static bool is_excused_by_files(const struct judging *judging)
{
    return judging->the_case->contradiction != NULL && !judging->the_case->ours;
}

bool may_be_refused(struct judging *judging)
{
    if (is_excused_by_files(judging))
        return true;
    struct circumstance circumstances[2 * MOST_CIRCUMSTANCES];
    size_t count = find_all(judging, circumstances);
    for (size_t i = 0; i < count; i++)
        if (is_permission(judging, &circumstances[i]))
            return true;
    return false;
}

/* Whether a message is about indices, as far as words tell; one without words may be. */
static bool mentions_indices(const char *message)
{
    static const char *const words[] = {"index", "indic", "bound", "range", "negativ", "axis",
                                        "Index", "Indic", "Bound", "Range", "Negativ", "Axis"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(message, words[i]) != NULL)
            return strstr(message, "deprecated") == NULL;
    return message[0] == '\0';
}

const char *lines_of_indices(struct judging *judging)
{
    const bool negatives = level_of(judging, "index-negative", LEVEL_MUST) != LEVEL_UNSPECIFIED;
    return index_ranges_text(&judging->derived->node, negatives, judging->arena);
}

/* clause: accepts-valid */
void judge_refusal_of_valid(struct judging *judging)
{
    struct circumstance circumstances[2 * MOST_CIRCUMSTANCES];
    const char *policy = refusal_policy(judging->answer);
    size_t count = find_all(judging, circumstances);
    size_t permissions = observe_permissions(judging, circumstances, count, policy);
    if (is_excused_by_files(judging))
        (void)add_finding(judging,
                          (struct finding){.clause = "accepts-valid",
                                           .point = "whether it answers",
                                           .policy = policy,
                                           .detail = judging->the_case->contradiction},
                          true);
    if (permissions > 0 || is_excused_by_files(judging) || refusal_is_beyond_limits(judging))
        return;
    judging->judgement.compared = true;
    const enum answer_kind kind = judging->answer->kind;
    const char *message =
        message_lines(judging, kind == ANSWER_REJECTED       ? "rejected a valid input: "
                               : kind == ANSWER_NOT_PREPARED ? "could not prepare a valid model: "
                                                             : "failed on a valid input: ");
    const char *ranges = mentions_indices(judging->answer->message) ? lines_of_indices(judging) : "";
    const char *text = arena_format(judging->arena, "%s%s", message, ranges);
    deviate(judging, "accepts-valid", policy, text == NULL ? message : text);
}

/* Observes what the implementation did if the text states no value. */
/* clause: index-negative */
static void observe_unstated(struct judging *judging)
{
    const struct derived_expectation *derived = judging->derived;
    if (derived->preparation.outcome != OUTCOME_COMPUTED)
        return;
    bool from_end = tensor_differences(&derived->output, &judging->answer->output, true, NULL) == 0;
    observe(judging, "index-negative", from_end ? "counted from the end" : "took it for something else");
}

/* The number of truth values computed by a reduction that are stored as a byte other than 0 or 1, and the
 * first of them. */
static int64_t count_odd_bools(const struct tensor *output, const struct aims *aims, int64_t *first)
{
    int64_t count = 0;
    for (int64_t position = 0; position < output->count; position++)
        if (output->odd_bools[position] && aims_count(aims, position) > 0)
            *first = count++ == 0 ? position : *first;
    return count;
}

/* Any byte except 0 is true, and moved values may keep such bytes: only computed values must be 0 or 1. False
 * without memory. */
/* clause: bool-bytes */
static bool judge_bool_bytes(struct judging *judging)
{
    const struct derived_expectation *derived = judging->derived;
    const struct tensor *output = &judging->answer->output;
    struct scatter_plan plan;
    struct aims aims;
    struct error error;
    int64_t first = 0;
    if (output->odd_bools == NULL || derived->preparation.reduction == REDUCTION_NONE)
        return true;
    enum status status =
        scatter_plan_create(&plan, &derived->node, &derived->preparation, &judging->scratch, &error);
    if (status == STATUS_OK)
        status = aims_create(&aims, &plan, &judging->scratch, &error);
    if (status != STATUS_OK)
        return false;
    int64_t cells = count_odd_bools(output, &aims, &first);
    if (cells == 0)
        return true;
    deviate_as(
        judging,
        (struct finding){.clause = "bool-bytes", .policy = "true as another byte than 1", .cells = cells},
        arena_format(judging->arena, "  in %s\n", describe_cells(output, first, cells, judging->arena)));
    return true;
}

void judge_output_of_valid(struct judging *judging)
{
    struct circumstance circumstances[MOST_CIRCUMSTANCES];
    if (!is_well_formed(judging)) {
        judging->judgement.compared = true;
        return;
    }
    size_t count = find_circumstances(judging->derived, circumstances);
    (void)observe_permissions(judging, circumstances, count, "answered");
    bool untouched_alone = judging->derived->preparation.outcome == OUTCOME_UNDEFINED &&
                           judging->derived->preparation.reduction != REDUCTION_NONE;
    if (!values_are_due(judging) && !untouched_alone) {
        observe_unstated(judging);
        return;
    }
    judging->judgement.compared = !untouched_alone;
    if (!add_value_findings(judging, &judging->answer->output, "actual") || !judge_bool_bytes(judging))
        judging->judgement = decide(VERDICT_ERROR, "no memory to judge the output\n");
    judging->judgement.compared |= findings_have(&judging->judgement.findings, SEVERITY_FAILURE);
}
