#include "reason.h"

#include "record.h"
#include "short_text.h"

#include <string.h>

/* The gravest finding: failures before warnings, the first of each. NULL: no findings. */
static const json_t *gravest(const json_t *record)
{
    const json_t *failure = json_array_get(json_object_get(record, "failures"), 0);
    return failure == NULL ? json_array_get(json_object_get(record, "warnings"), 0) : failure;
}

static const char *clause_name(const json_t *finding)
{
    const char *id = record_text(finding, "clause"), *dot = strchr(id, '.');
    return dot == NULL ? id : dot + 1;
}

/* A finding in words, with the misreading that explains it. NULL if out of memory. */
static const char *finding_words(const json_t *record, const json_t *finding, struct arena *arena)
{
    const char *point = record_text(finding, "point"), *misreading = record_text(record, "misreading");
    return arena_format(arena, "%s%s%s%s%s%s", point, point[0] == '\0' ? "" : ": ",
                        record_text(finding, "policy"), misreading[0] == '\0' ? "" : " (as if: ", misreading,
                        misreading[0] == '\0' ? "" : ")");
}

/* The reason of a case without findings: the message, or else the first line of the explanation. */
static const char *other_words(const json_t *record)
{
    const char *message = record_text(record, "message");
    const char *line = json_string_value(json_array_get(json_object_get(record, "explanation"), 0));
    return message[0] != '\0' ? message : line == NULL ? "" : line + strspn(line, " ");
}

struct reason record_reason(const json_t *record, enum verdict verdict, struct arena *arena)
{
    const json_t *finding = gravest(record);
    bool has_no_answer = verdict_is_failure(verdict) && verdict != VERDICT_FAIL;
    bool has_words = finding != NULL && !has_no_answer;
    const char *text = has_words ? finding_words(record, finding, arena) : other_words(record);
    return (struct reason){.clause = finding == NULL ? "" : clause_name(finding),
                           .text = text == NULL ? "" : text_cut(text, REASON_LENGTH, arena)};
}
