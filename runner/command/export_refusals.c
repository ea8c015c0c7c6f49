#include "export_refusals.h"

#include "file.h"
#include "judge.h"

#include <stdlib.h>
#include <string.h>

/* The codes of the rules that an input breaks, such as ["index-bounds"]. */
static json_t *broken_rules_json(const struct preparation *preparation)
{
    json_t *rules = json_array();
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(preparation, (enum rule)rule) != NULL)
            (void)json_array_append_new(rules, json_string(rule_code((enum rule)rule)));
    return rules;
}

json_t *refusal_json(const struct judge_settings *settings, const struct scatter_case *the_case,
                     const struct derived_expectation *derived, struct arena *arena)
{
    const struct answer refusal = {.kind = ANSWER_REJECTED, .message = "", .text = ""};
    if (derived->preparation.outcome != OUTCOME_REFUSED)
        return NULL;
    const enum severity severity = level_severity(judge(settings, the_case, derived, &refusal, arena).level);
    if (severity == SEVERITY_OBSERVATION)
        return NULL;
    return json_pack("{s:o, s:s}", "rules", broken_rules_json(&derived->preparation), "due",
                     severity == SEVERITY_FAILURE ? "must" : "should");
}

enum status exported_refusals_end(struct exported_refusals *refusals, struct arena *arena,
                                  struct error *error)
{
    if (refusals->folder == NULL)
        return STATUS_OK;
    const char *path = arena_format(arena, "%s/refusals.json", refusals->folder);
    json_t *description = json_pack("{s:s, s:o}", "result", "invalid", "data_sets", refusals->data_sets);
    char *text = json_dumps(description, JSON_INDENT(2));
    enum status status = path == NULL || text == NULL ? error_no_memory(error, refusals->folder)
                                                      : file_write(path, text, strlen(text), error);
    free(text);
    json_decref(description);
    *refusals = (struct exported_refusals){0};
    return status;
}
