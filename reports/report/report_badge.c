/* The badge: the JSON that shields.io reads from an endpoint. */
#include "report.h"
#include "report_format.h"

#include <jansson.h>
#include <stdlib.h>

/* By shields.io's name. */
static const char *colour_of(const struct reported_run *run)
{
    struct version_counts versions = report_versions(run);
    int64_t failures = tally_of_class(&run->tally, VERDICTS_FAILING);
    if (!run->complete || run->tally.conformance.selected)
        return "lightgrey";
    if (failures > report_waived(run) || report_lost(run) > 0 || report_stale(run) > 0)
        return "red";
    if (failures > 0 || versions.partly > 0)
        return "yellow";
    return versions.conforming == 0 || versions.incomplete ? "lightgrey" : "brightgreen";
}

enum status report_badge(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    const char *message = report_short_sentence(&report->runs[0], arena);
    json_t *record = json_pack("{s:i, s:s, s:s, s:s}", "schemaVersion", 1, "label", "ONNX scatter", "message",
                               message, "color", colour_of(&report->runs[0]));
    char *text = record == NULL ? NULL : json_dumps(record, JSON_COMPACT);
    json_decref(record);
    if (text == NULL || message[0] == '\0') {
        free(text);
        return error_set(error, STATUS_OUT_OF_MEMORY, "out of memory for the badge");
    }
    (void)fputs(text, out);
    (void)fputc('\n', out);
    free(text);
    return STATUS_OK;
}
