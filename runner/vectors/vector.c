#include "vector.h"

#include "compare.h"
#include "judge.h"
#include "scatter.h"
#include "vector_cells.h"

#include <string.h>

/* For one question to the judge: a search takes up to 8 MiB. */
#define PROBE_MEMORY ((size_t)1 << 30)

const char *vector_obstacle_phrase(enum vector_obstacle obstacle)
{
    static const char *const phrases[OBSTACLE_COUNT] = {
#define PHRASE(constant, phrase) [OBSTACLE_##constant] = phrase,
        VECTOR_OBSTACLE_TABLE(PHRASE)
#undef PHRASE
    };
    return phrases[obstacle];
}

/* ---- the node ---------------------------------------------------------------------------------------------------------- */

static bool is_broken(const struct derived_expectation *derived, enum rule rule)
{
    return preparation_violation(&derived->preparation, rule) != NULL;
}

/* Whether case.json describes the case, so that the vector can say what it is about. */
static bool is_described(const struct scatter_case *the_case)
{
    return the_case->why != NULL && the_case->why[0] != '\0' && the_case->clause_count > 0;
}

/* Letters, digits and the like: no byte that JSON would have to escape. */
static bool is_plain_text(struct string_element text)
{
    for (size_t i = 0; i < text.size; i++)
        if (text.bytes[i] < ' ' || text.bytes[i] > '~' || text.bytes[i] == '"' || text.bytes[i] == '\\')
            return false;
    return true;
}

/* At most one axis of type INT and one reduction of type STRING. */
static bool has_plain_attributes(const struct derived_expectation *derived)
{
    const struct scatter_node *node = &derived->node;
    if (is_broken(derived, RULE_ATTRIBUTE_TYPE) || is_broken(derived, RULE_ATTRIBUTE_REPEATED))
        return false;
    for (size_t i = 0; i < node->attribute_count; i++) {
        const struct attribute *attribute = &node->attributes[i];
        const bool is_axis = strcmp(attribute->name, "axis") == 0 && attribute->type == ATTRIBUTE_INT,
                   is_reduction = strcmp(attribute->name, "reduction") == 0 &&
                                  attribute->type == ATTRIBUTE_STRING && is_plain_text(attribute->string);
        if (!is_axis && !is_reduction)
            return false;
    }
    return true;
}

/* What a tensor takes; of a string its length, and 4 bytes for that. */
static int64_t bytes_of(const struct tensor *tensor)
{
    const struct string_element *texts = tensor->elements;
    int64_t size = tensor->dtype == DTYPE_STRING ? 4 * tensor->count : (int64_t)tensor->size;
    for (int64_t i = 0; tensor->dtype == DTYPE_STRING && i < tensor->count; i++)
        size += (int64_t)texts[i].size;
    return size;
}

static enum vector_obstacle obstacle_of_node(const struct scatter_case *the_case,
                                             const struct derived_expectation *derived, int64_t *bytes)
{
    const struct scatter_node *node = &derived->node;
    *bytes = the_case->output == NULL ? 0 : bytes_of(the_case->output);
    if (!is_described(the_case))
        return OBSTACLE_DESCRIPTION;
    if (is_broken(derived, RULE_OPERATOR_ABSENT))
        return OBSTACLE_ABSENT;
    if (node->input_count != INPUT_SLOTS || node->output_count != 1 || is_broken(derived, RULE_INPUT_COUNT))
        return OBSTACLE_INPUTS;
    if (!has_plain_attributes(derived))
        return OBSTACLE_ATTRIBUTES;
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        if (dtype_kind(node->inputs[slot]->dtype) == DTYPE_KIND_FOREIGN)
            return OBSTACLE_TYPES;
        if (node->inputs[slot]->odd_bools != NULL)
            return OBSTACLE_BYTES;
        const int64_t own = bytes_of(node->inputs[slot]);
        *bytes = own > *bytes ? own : *bytes;
    }
    return OBSTACLE_NONE;
}

/* ---- whole answers ------------------------------------------------------------------------------------------------------ */

static enum vector_layer layer_of_judgement(const struct judgement *judgement)
{
    if (judgement->verdict != VERDICT_PASS)
        return LAYER_WRONG;
    return findings_have(&judgement->findings, SEVERITY_WARNING) ? LAYER_TOLERATED : LAYER_ALLOWED;
}

static enum vector_layer layer_of_output(const struct judge_settings *settings,
                                         const struct scatter_case *the_case,
                                         const struct derived_expectation *derived,
                                         const struct tensor *output, struct arena *arena)
{
    const struct answer answer = {.kind = ANSWER_OUTPUT, .output = *output, .message = "", .text = ""};
    const struct judgement judgement = judge(settings, the_case, derived, &answer, arena);
    return layer_of_judgement(&judgement);
}

static enum vector_layer layer_of_refusal(const struct judge_settings *settings,
                                          const struct scatter_case *the_case,
                                          const struct derived_expectation *derived, struct arena *arena)
{
    const struct answer refusal = {.kind = ANSWER_REJECTED, .message = "", .text = ""};
    const struct judgement judgement = judge(settings, the_case, derived, &refusal, arena);
    /* decision: size-limits */
    return judgement.verdict == VERDICT_UNSUPPORTED ? LAYER_ALLOWED : layer_of_judgement(&judgement);
}

/* An output of data's type and shape: data itself. */
static void describe_invalid(struct vector *vector, const struct judge_settings *settings,
                             const struct scatter_case *the_case, const struct derived_expectation *derived,
                             struct arena *arena)
{
    vector->result = VECTOR_INVALID;
    vector->accepted = layer_of_output(settings, the_case, derived, derived->node.inputs[INPUT_DATA], arena);
    if (vector->accepted == LAYER_ALLOWED)
        vector->obstacle = OBSTACLE_UNSPECIFIED;
    else if (layer_of_refusal(settings, the_case, derived, arena) != LAYER_ALLOWED)
        vector->obstacle = OBSTACLE_UNSOUND;
}

/* ---- valid cases ---------------------------------------------------------------------------------------------------------- */

static enum status survey_output(struct cell_survey *survey, struct arena *arena, struct error *error)
{
    struct scatter_plan plan;
    enum status status =
        scatter_plan_create(&plan, &survey->derived->node, &survey->derived->preparation, arena, error);
    if (status == STATUS_OK)
        status = aims_create(&survey->aims, &plan, arena, error);
    if (status != STATUS_OK)
        return status;
    survey->probes = arena_create(PROBE_MEMORY);
    for (int64_t position = 0; position < survey->stored->count && survey->obstacle == OBSTACLE_NONE;
         position++)
        survey_cell(survey, position);
    arena_destroy(&survey->probes);
    return survey->lacks_memory ? error_no_memory(error, "the values of a vector") : STATUS_OK;
}

static enum status describe_valid(struct vector *vector, const struct judge_settings *settings,
                                  const struct scatter_case *the_case,
                                  const struct derived_expectation *derived, struct arena *arena,
                                  struct error *error)
{
    const enum vector_layer refused = layer_of_refusal(settings, the_case, derived, arena);
    vector->result = refused == LAYER_ALLOWED ? VECTOR_ACCEPTABLE : VECTOR_VALID;
    if (refused == LAYER_TOLERATED)
        vector->obstacle = OBSTACLE_REFUSAL;
    else if (layer_of_output(settings, the_case, derived, the_case->output, arena) != LAYER_ALLOWED)
        vector->obstacle = OBSTACLE_UNSOUND;
    if (vector->obstacle != OBSTACLE_NONE)
        return STATUS_OK;
    struct cell_survey survey = {
        .settings = settings, .derived = derived, .stored = the_case->output, .arena = arena};
    enum status status = survey_output(&survey, arena, error);
    vector->obstacle = survey.obstacle;
    vector->entries = survey.entries;
    vector->entry_count = survey.entry_count;
    return status;
}

enum status vector_make(struct vector *vector, const struct judge_settings *settings,
                        const struct scatter_case *the_case, const struct derived_expectation *derived,
                        int64_t most_bytes, struct arena *arena, struct error *error)
{
    *vector = (struct vector){.entry_count = 0};
    vector->obstacle = obstacle_of_node(the_case, derived, &vector->bytes);
    if (vector->obstacle == OBSTACLE_NONE && vector->bytes > most_bytes)
        vector->obstacle = OBSTACLE_SIZE;
    if (vector->obstacle != OBSTACLE_NONE)
        return STATUS_OK;
    if (derived->preparation.outcome == OUTCOME_REFUSED)
        describe_invalid(vector, settings, the_case, derived, arena);
    else if (derived->preparation.outcome != OUTCOME_COMPUTED || the_case->output == NULL)
        vector->obstacle = OBSTACLE_UNSPECIFIED;
    else
        return describe_valid(vector, settings, the_case, derived, arena, error);
    return STATUS_OK;
}
