#include "report_format.h"

#include <string.h>

static const char *const names[] = {
#define NAME(constant, its_name, writer, words) its_name,
    REPORT_FORMAT_TABLE(NAME)
#undef NAME
};

enum status report_format_from_name(const char *name, enum report_format *format, struct error *error)
{
    for (int candidate = 0; candidate < REPORT_FORMAT_COUNT; candidate++)
        if (strcmp(names[candidate], name) == 0) {
            *format = (enum report_format)candidate;
            return STATUS_OK;
        }
    return error_set(error, STATUS_USAGE,
                     "\"%.100s\" is not a report format; the formats are:" REPORT_FORMAT_NAMES, name);
}

bool report_format_is_for_one(enum report_format format)
{
    return format == REPORT_FORMAT_BADGE || format == REPORT_FORMAT_STATEMENT;
}

enum status report_format_check(const struct report *report, enum report_format format, struct error *error)
{
    if (report->count == 0)
        return error_set(error, STATUS_USAGE, "there is no run to report");
    return report->count > 1 && report_format_is_for_one(format)
               ? error_set(error, STATUS_USAGE, "the format %s takes one run, not %zu", names[format],
                           report->count)
               : STATUS_OK;
}

enum status report_write(const struct report *report, enum report_format format, FILE *out,
                         struct arena *arena, struct error *error)
{
    static report_writer *const writers[] = {
#define WRITER(constant, name, writer, words) writer,
        REPORT_FORMAT_TABLE(WRITER)
#undef WRITER
    };
    enum status status = report_format_check(report, format, error);
    return status == STATUS_OK ? writers[format](report, out, arena, error) : status;
}
