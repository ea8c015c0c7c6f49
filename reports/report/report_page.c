/* The format html: the page about a report. */
#include "page.h"
#include "report_format.h"

#include <string.h>

/* The summary in Markdown, which is less than 60 kB; NULL without memory. */
static const char *summary_of(const struct report *report, struct arena *arena, struct error *error)
{
    FILE *file = tmpfile();
    const char *text = NULL;
    if (file == NULL) {
        (void)error_set(error, STATUS_SYSTEM, "a temporary file cannot be created");
        return NULL;
    }
    if (report_markdown(report, file, arena, error) == STATUS_OK) {
        const long size = ftell(file);
        char *bytes = size < 0 ? NULL : arena_allocate(arena, (size_t)size + 1);
        rewind(file);
        if (bytes == NULL)
            (void)error_no_memory(error, "the page");
        else
            bytes[fread(bytes, 1, (size_t)size, file)] = '\0';
        if (bytes != NULL && ferror(file))
            (void)error_set(error, STATUS_SYSTEM, "a temporary file cannot be read");
        else
            text = bytes;
    }
    (void)fclose(file);
    return text;
}

enum status report_pages(const struct report *report, json_t *pairs, FILE *out, struct arena *arena,
                         struct error *error)
{
    const char *summary = summary_of(report, arena, error);
    json_t *model = summary == NULL ? NULL : report_model(report, pairs, arena);
    enum status status = STATUS_OK;
    if (model == NULL)
        status = summary == NULL ? error->status : error_no_memory(error, "the page");
    if (status == STATUS_OK) {
        const char *title = arena_format(arena, "%s: ONNX scatter conformance",
                                         json_string_value(json_object_get(model, "title")));
        status = page_write(model, title == NULL ? "" : title, summary, out, error);
    }
    json_decref(model);
    return status;
}

enum status report_html(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    return report_pages(report, NULL, out, arena, error);
}
