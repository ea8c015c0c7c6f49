#include "fingerprint_file.h"

#include "file.h"
#include "fingerprint_json.h"
#include "json_memory.h"
#include "record.h"
#include "result_reader.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* The JSON library has no memory limit of its own. */
#define FINGERPRINT_SIZE_LIMIT ((size_t)16 << 20)

struct fingerprint *fingerprints_next(struct fingerprints *fingerprints, struct error *error)
{
    if (fingerprints->count < MOST_FINGERPRINTS)
        return &fingerprints->items[fingerprints->count];
    (void)error_set(error, STATUS_USAGE, "more than two fingerprints: one is shown, two are compared");
    return NULL;
}

/* ---- results ------------------------------------------------------------------------------------------------------------- */

/* The state of reading a results file. */
struct reading {
    struct fingerprints *fingerprints;
    struct fingerprint *current; /* of the run whose records are read; NULL before the first */
    struct arena *arena;
};

static enum status finish_run(struct reading *reading, struct error *error)
{
    if (reading->current == NULL)
        return STATUS_OK;
    enum status status = fingerprint_finish(reading->current, error);
    fingerprint_destroy(reading->current);
    reading->current = NULL;
    return status;
}

static enum status begin_run(struct reading *reading, const json_t *header, struct error *error)
{
    enum status status = finish_run(reading, error);
    if (status != STATUS_OK)
        return status;
    struct fingerprint *fingerprint = fingerprints_next(reading->fingerprints, error);
    if (fingerprint == NULL)
        return STATUS_USAGE;
    status = fingerprint_start(fingerprint, header, reading->arena, error);
    if (status == STATUS_OK) {
        reading->current = fingerprint;
        reading->fingerprints->count++;
    }
    return status;
}

static enum status on_record(const json_t *record, const struct result_place *place, void *context,
                             struct error *error)
{
    struct reading *reading = context;
    (void)place;
    if (record_type_of(record) == RECORD_HEADER)
        return begin_run(reading, record, error);
    return fingerprint_add(reading->current, record, error);
}

static enum status read_results(struct fingerprints *fingerprints, const char *path, struct arena *arena,
                                struct error *error)
{
    struct reading reading = {.fingerprints = fingerprints, .arena = arena};
    enum results_end end;
    enum status status = results_read(path, on_record, &reading, &end, error);
    if (status == STATUS_OK)
        status = results_check_end(end, path, error);
    if (status == STATUS_OK)
        return finish_run(&reading, error);
    if (reading.current != NULL)
        fingerprint_destroy(reading.current);
    return status;
}

/* ---- fingerprints -------------------------------------------------------------------------------------------------------- */

/* Bytes of a file for the JSON library, up to a limit. */
struct bytes {
    FILE *file;
    size_t left;
    bool beyond; /* the limit was reached before the end */
};

static size_t next_bytes(void *buffer, size_t size, void *context)
{
    struct bytes *bytes = context;
    bytes->beyond = bytes->left == 0;
    size_t got = fread(buffer, 1, size < bytes->left ? size : bytes->left, bytes->file);
    bytes->left -= got;
    return got;
}

/* Reads a JSON value from the beginning of a file. */
static enum status read_json(FILE *file, size_t flags, json_t **value, struct error *error)
{
    struct bytes bytes = {.file = file, .left = FINGERPRINT_SIZE_LIMIT};
    json_error_t reason;
    rewind(file);
    *value = json_read_callback(next_bytes, &bytes, flags, &reason);
    if (*value != NULL)
        return STATUS_OK;
    if (ferror(file))
        return error_set(error, STATUS_UNREADABLE, "cannot be read: %s", strerror(errno));
    if (bytes.beyond)
        return error_set(error, STATUS_UNREADABLE,
                         "is neither results nor a fingerprint of at most %zu bytes", FINGERPRINT_SIZE_LIMIT);
    return error_set(error, STATUS_UNREADABLE, "line %d: is not JSON: %s", reason.line, reason.text);
}

/* Determines what a file is; reads it if it is a fingerprint. */
static enum status read_start(FILE *file, json_t **fingerprint, bool *is_results, struct error *error)
{
    *fingerprint = NULL;
    enum status status = read_json(file, JSON_DISABLE_EOF_CHECK, fingerprint, error);
    if (status != STATUS_OK)
        return status;
    bool is_fingerprint = strcmp(record_text(*fingerprint, "type"), "fingerprint") == 0;
    *is_results = strcmp(record_text(*fingerprint, "type"), "header") == 0;
    json_decref(*fingerprint);
    *fingerprint = NULL;
    if (is_fingerprint)
        return read_json(file, JSON_REJECT_DUPLICATES, fingerprint, error);
    return *is_results ? STATUS_OK
                       : error_set(error, STATUS_UNREADABLE,
                                   "is neither results of a run nor a fingerprint: \"type\" is neither "
                                   "\"header\" nor \"fingerprint\"");
}

enum status fingerprints_read(struct fingerprints *fingerprints, const char *path, struct arena *arena,
                              struct error *error)
{
    json_t *document = NULL;
    bool is_results = false;
    FILE *file = NULL;
    enum status status = file_open(path, &file, error);
    if (status != STATUS_OK)
        return status;
    status = read_start(file, &document, &is_results, error);
    (void)fclose(file);
    if (status == STATUS_OK && is_results)
        return read_results(fingerprints, path, arena, error);
    struct fingerprint *fingerprint = status == STATUS_OK ? fingerprints_next(fingerprints, error) : NULL;
    if (fingerprint != NULL)
        status = fingerprint_from_json(fingerprint, document, arena, error);
    else if (status == STATUS_OK)
        status = STATUS_USAGE;
    json_decref(document);
    fingerprints->count += status == STATUS_OK;
    return status == STATUS_OK || status == STATUS_USAGE ? status : error_prefix(error, status, path);
}
