#include "result_reader.h"

#include "argument_file.h"
#include "json_memory.h"
#include "output_file.h"
#include "record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 * 1024 };

/* ---- lines ----------------------------------------------------------------------------------------------------------- */

/* The lines of a file; the buffer holds the current line and the bytes that were read after it. */
struct lines {
    int descriptor;
    char *buffer;
    size_t capacity;
    size_t begin, end; /* of the unread bytes in the buffer */
    size_t number;     /* of the current line, from 1 */
    bool is_whole;     /* the current line ends with a newline */
};

/* Makes room for more bytes: moves the unread bytes to the front, or doubles the buffer. */
static enum status make_room(struct lines *lines, struct error *error)
{
    if (lines->begin > 0) {
        memmove(lines->buffer, lines->buffer + lines->begin, lines->end - lines->begin);
        lines->end -= lines->begin;
        lines->begin = 0;
        return STATUS_OK;
    }
    if (lines->end < lines->capacity)
        return STATUS_OK;
    if (lines->capacity > RESULT_LINE_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "is longer than %zu bytes", RESULT_LINE_LIMIT);
    size_t capacity = lines->capacity == 0 ? FIRST_CAPACITY : 2 * lines->capacity;
    capacity = capacity > RESULT_LINE_LIMIT ? RESULT_LINE_LIMIT + 1 : capacity;
    char *buffer = realloc(lines->buffer, capacity);
    if (buffer == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a line of %zu bytes", capacity);
    lines->buffer = buffer;
    lines->capacity = capacity;
    return STATUS_OK;
}

/* Reads the next line without its newline, borrowed until the next call; *line is NULL at the end of the file. */
static enum status next_line(struct lines *lines, const char **line, size_t *size, struct error *error)
{
    size_t searched = 0;
    enum status status = lines->buffer == NULL ? make_room(lines, error) : STATUS_OK;
    lines->number++;
    while (status == STATUS_OK) {
        char *unread = lines->buffer + lines->begin;
        size_t count = lines->end - lines->begin;
        char *newline = count == searched ? NULL : memchr(unread + searched, '\n', count - searched);
        lines->is_whole = newline != NULL;
        *line = unread;
        *size = newline == NULL ? count : (size_t)(newline - unread);
        if (newline != NULL) {
            lines->begin += *size + 1;
            return STATUS_OK;
        }
        searched = count;
        status = make_room(lines, error);
        if (status != STATUS_OK)
            break;
        size_t got = 0;
        status = argument_file_read(lines->descriptor, lines->buffer + lines->end,
                                    lines->capacity - lines->end, &got, error);
        lines->end += got;
        if (status != STATUS_OK || got > 0)
            continue;
        *line = count == 0 ? NULL : lines->buffer + lines->begin;
        lines->begin = lines->end;
        break;
    }
    return status;
}

/* ---- records --------------------------------------------------------------------------------------------------------- */

/* The state between two lines. */
struct reading {
    result_listener *listener;
    void *context;
    json_t *header; /* of the current run; NULL before the first and after a footer */
    json_int_t cases, skipped;
    size_t runs;
    bool takes_sweeps;
    bool complete; /* so far */
};

static enum status lacks(const char *member, struct error *error)
{
    return error_set(error, STATUS_UNREADABLE, "\"%s\" is missing or not a string", member);
}

static bool has_text(const json_t *object, const char *member)
{
    return json_is_string(json_object_get(object, member));
}

static enum status check_findings(const json_t *record, const char *member, struct error *error)
{
    static const char *const texts[] = {"clause", "level", "policy"};
    const json_t *findings = json_object_get(record, member);
    if (findings != NULL && !json_is_array(findings))
        return error_set(error, STATUS_UNREADABLE, "\"%s\" is not an array", member);
    for (size_t i = 0; i < json_array_size(findings); i++) {
        const json_t *finding = json_array_get(findings, i);
        for (size_t text = 0; text < sizeof texts / sizeof *texts; text++)
            if (!has_text(finding, texts[text]))
                return error_set(error, STATUS_UNREADABLE, "%s[%zu]: \"%s\" is missing or not a string",
                                 member, i, texts[text]);
        if (json_object_get(finding, "point") != NULL && !has_text(finding, "point"))
            return error_set(error, STATUS_UNREADABLE, "%s[%zu]: \"point\" is not a string", member, i);
    }
    return STATUS_OK;
}

static enum status take_header(struct reading *reading, json_t *record, struct error *error)
{
    const json_t *format = json_object_get(record, "format");
    const json_t *implementation = json_object_get(record, "implementation");
    if (!json_is_integer(format))
        return error_set(error, STATUS_UNREADABLE, "\"format\" is missing or not an integer");
    if (json_integer_value(format) < RESULT_FORMAT_FIRST || json_integer_value(format) > RESULT_FORMAT)
        return error_set(error, STATUS_UNREADABLE,
                         "\"format\" is %" JSON_INTEGER_FORMAT "; this program reads formats %d to %d",
                         json_integer_value(format), (int)RESULT_FORMAT_FIRST, (int)RESULT_FORMAT);
    if (!has_text(implementation, "specification"))
        return error_set(error, STATUS_UNREADABLE,
                         "\"implementation.specification\" is missing or not a string");
    if (!reading->takes_sweeps && json_object_get(record, "made_by") != NULL)
        return error_set(
            error, STATUS_UNREADABLE,
            "these are results of a sweep, which record only failures; only results of a run can be read");
    if (reading->takes_sweeps && json_object_get(record, "made_by") != NULL && !has_text(record, "made_by"))
        return error_set(error, STATUS_UNREADABLE, "\"made_by\" is not a string");
    reading->complete &= reading->header == NULL && json_object_get(record, "shard") == NULL;
    json_decref(reading->header);
    reading->header = json_incref(record);
    reading->cases = reading->skipped = 0;
    reading->runs++;
    return STATUS_OK;
}

enum status result_check_case(const json_t *record, const json_t *header, struct error *error)
{
    static const char *const findings[] = {"failures", "warnings", "observations"};
    const char *specification = record_text(json_object_get(header, "implementation"), "specification");
    enum verdict verdict;
    enum status status = STATUS_OK;
    if (!has_text(record, "id"))
        return lacks("id", error);
    if (!has_text(record, "verdict"))
        return lacks("verdict", error);
    if (!record_verdict(record, &verdict))
        return error_set(error, STATUS_UNREADABLE, "\"verdict\" is \"%.40s\", which is not a verdict",
                         record_text(record, "verdict"));
    if (strcmp(record_text(record, "implementation"), specification) != 0)
        return error_set(error, STATUS_UNREADABLE, "\"implementation\" is not \"%.200s\" as in the header",
                         specification);
    for (size_t i = 0; status == STATUS_OK && i < sizeof findings / sizeof *findings; i++)
        status = check_findings(record, findings[i], error);
    return status;
}

/* Checks a count of a footer against the records. */
static enum status check_count(const json_t *footer, const char *member, json_int_t count,
                               struct error *error)
{
    const json_t *value = json_object_get(footer, member);
    if (!json_is_integer(value))
        return error_set(error, STATUS_UNREADABLE, "\"%s\" is missing or not an integer", member);
    if (json_integer_value(value) != count)
        return error_set(error, STATUS_UNREADABLE,
                         "\"%s\" is %" JSON_INTEGER_FORMAT ", but %" JSON_INTEGER_FORMAT
                         " records precede it",
                         member, json_integer_value(value), count);
    return STATUS_OK;
}

static enum status take_footer(struct reading *reading, const json_t *record, struct error *error)
{
    const json_t *complete = json_object_get(record, "complete");
    enum status status = check_count(record, "cases", reading->cases, error);
    if (status == STATUS_OK)
        status = check_count(record, "skipped", reading->skipped, error);
    if (status == STATUS_OK && !json_is_boolean(complete))
        status = error_set(error, STATUS_UNREADABLE, "\"complete\" is missing or neither true nor false");
    reading->complete &= json_is_true(complete);
    return status;
}

/* Checks a record against its type and the records before it. */
static enum status check_record(struct reading *reading, json_t *record, struct error *error)
{
    if (!has_text(record, "type"))
        return lacks("type", error);
    const char *type = record_text(record, "type");
    if (strcmp(type, "header") == 0)
        return take_header(reading, record, error);
    if (reading->header == NULL)
        return error_set(error, STATUS_UNREADABLE, "a record of type \"%.40s\" without a header before it",
                         type);
    reading->cases += strcmp(type, "case") == 0;
    if (strcmp(type, "case") == 0)
        return result_check_case(record, reading->header, error);
    if (strcmp(type, "footer") == 0)
        return take_footer(reading, record, error);
    if (strcmp(type, "skipped") != 0)
        return error_set(error, STATUS_UNREADABLE, "\"type\" is \"%.40s\", which is unknown", type);
    reading->skipped++;
    return has_text(record, "id") ? STATUS_OK : lacks("id", error);
}

static enum status take_record(struct reading *reading, json_t *record, size_t line, struct error *error)
{
    enum status status = check_record(reading, record, error);
    const struct result_place place = {.line = line, .header = reading->header};
    if (status == STATUS_OK)
        status = reading->listener(record, &place, reading->context, error);
    if (status == STATUS_OK && strcmp(record_text(record, "type"), "footer") == 0) {
        json_decref(reading->header);
        reading->header = NULL;
    }
    return status;
}

/* ---- the file -------------------------------------------------------------------------------------------------------- */

/* Reads the current line; sets *at_end if there is none, or if it is truncated. */
static enum status take_line(struct reading *reading, struct lines *lines, bool *at_end, struct error *error)
{
    const char *line;
    size_t size;
    json_error_t reason;
    enum status status = next_line(lines, &line, &size, error);
    *at_end = line == NULL;
    if (status != STATUS_OK || *at_end)
        return status;
    json_t *record = json_read_bytes(line, size, JSON_REJECT_DUPLICATES, &reason);
    if (record == NULL && !lines->is_whole && reading->runs > 0) {
        *at_end = true;
        reading->complete = false;
        return STATUS_OK;
    }
    if (record == NULL)
        return error_set(error, STATUS_UNREADABLE, "is not JSON: %s", reason.text);
    status = take_record(reading, record, lines->number, error);
    json_decref(record);
    return status;
}

static enum status read_lines(struct reading *reading, struct lines *lines, const char *path,
                              struct error *error)
{
    char place[512];
    enum status status = STATUS_OK;
    for (bool at_end = false; status == STATUS_OK && !at_end;)
        status = take_line(reading, lines, &at_end, error);
    if (status == STATUS_OK && reading->runs == 0)
        return error_set(error, STATUS_UNREADABLE, "%s: has no results", path);
    if (status == STATUS_OK)
        return status;
    (void)snprintf(place, sizeof place, "%s, line %zu", path, lines->number);
    return error_prefix(error, status, place);
}

static enum status read_file(struct reading *reading, const char *path, bool *complete, struct error *error)
{
    struct lines lines = {0};
    enum status status = argument_file_open(path, &lines.descriptor, error);
    if (status != STATUS_OK)
        return status;
    status = read_lines(reading, &lines, path, error);
    *complete = reading->complete && reading->header == NULL && !output_file_was_left(path);
    json_decref(reading->header);
    free(lines.buffer);
    argument_file_close(lines.descriptor);
    return status;
}

enum status results_read(const char *path, result_listener *listener, void *context, bool *complete,
                         struct error *error)
{
    struct reading reading = {.listener = listener, .context = context, .complete = true};
    return read_file(&reading, path, complete, error);
}

enum status results_read_any(const char *path, result_listener *listener, void *context, bool *complete,
                             struct error *error)
{
    struct reading reading = {
        .listener = listener, .context = context, .takes_sweeps = true, .complete = true};
    return read_file(&reading, path, complete, error);
}
