#include "official_tolerances.h"

#include "json_memory.h"

#include <jansson.h>

/* The JSON library has no memory limit of its own. */
enum { JSON_SIZE_LIMIT = 1024 * 1024 };

#define TOLERANCE_FILE "data.json"

struct official_tolerances official_tolerances_default(void)
{
    return (struct official_tolerances){.relative = 1e-3, .absolute = 1e-7};
}

/* Reads a member; leaves the tolerance unchanged if the document has none. */
static enum status take_tolerance(double *tolerance, const json_t *document, const char *member,
                                  struct error *error)
{
    const json_t *value = json_object_get(document, member);
    if (value == NULL)
        return STATUS_OK;
    if (!json_is_number(value) || !(json_number_value(value) >= 0))
        return error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": %s: is not a number that is at least 0",
                         member);
    *tolerance = json_number_value(value);
    return STATUS_OK;
}

static enum status parse_tolerances(struct official_tolerances *tolerances, const void *bytes, size_t size,
                                    struct error *error)
{
    json_error_t reason;
    if (size > JSON_SIZE_LIMIT)
        return error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": %zu bytes are more than the limit of %d",
                         size, (int)JSON_SIZE_LIMIT);
    json_t *document = json_read_bytes(bytes, size, 0, &reason);
    if (document == NULL)
        return error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": line %d: %s", reason.line, reason.text);
    enum status status =
        json_is_object(document)
            ? take_tolerance(&tolerances->relative, document, "rtol", error)
            : error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": the document is not an object");
    if (status == STATUS_OK)
        status = take_tolerance(&tolerances->absolute, document, "atol", error);
    json_decref(document);
    return status;
}

enum status official_tolerances_read(struct official_tolerances *tolerances, const struct case_files *files,
                                     struct arena *arena, struct error *error)
{
    void *bytes;
    size_t size;
    *tolerances = official_tolerances_default();
    enum status status = case_files_read(files, TOLERANCE_FILE, &bytes, &size, arena, error);
    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    return status == STATUS_OK ? parse_tolerances(tolerances, bytes, size, error) : status;
}
