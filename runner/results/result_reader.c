#include "result_reader.h"

#include "executed_range.h"
#include "json_reader.h"
#include "output_file.h"
#include "packed_file.h"
#include "record.h"
#include "text_numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 * 1024 };

/* ---- lines ----------------------------------------------------------------------------------------------------------- */

/* The lines of a file; the buffer holds the current line and the bytes that were read after it. */
struct lines {
    struct packed_file file;
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
        status = packed_file_read(&lines->file, lines->buffer + lines->end, lines->capacity - lines->end,
                                  &got, error);
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
    json_t *header;          /* of the current run; NULL before the first and after a footer */
    struct text_numbers ids; /* of the records of the current run */
    json_int_t cases, skipped;
    size_t runs;
    enum results_end end; /* so far */
    struct arena arena;   /* for one record */
};

/* Before anything else: a newer format may have other members. */
static enum status check_format(const json_t *record, struct error *error)
{
    const json_t *format = json_object_get(record, "format");
    if (json_is_integer(format) &&
        (json_integer_value(format) < RESULT_FORMAT_FIRST || json_integer_value(format) > RESULT_FORMAT))
        return error_set(error, STATUS_UNREADABLE,
                         "\"format\" is %" JSON_INTEGER_FORMAT "; this program reads formats %d to %d",
                         json_integer_value(format), (int)RESULT_FORMAT_FIRST, (int)RESULT_FORMAT);
    return STATUS_OK;
}

static void lower(struct reading *reading, enum results_end end)
{
    reading->end = end < reading->end ? end : reading->end;
}

static enum status take_header(struct reading *reading, json_t *record, struct error *error)
{
    if (json_object_get(record, "made_by") != NULL)
        return error_set(
            error, STATUS_UNREADABLE,
            "these are results of a sweep of version 0.2.0 or earlier, which that version reads");
    if (reading->header != NULL)
        reading->end = RESULTS_CUT_OFF;
    else if (json_object_get(record, "shard") != NULL)
        lower(reading, RESULTS_PARTIAL);
    json_decref(reading->header);
    reading->header = json_incref(record);
    text_numbers_free(&reading->ids);
    reading->cases = reading->skipped = 0;
    reading->runs++;
    return STATUS_OK;
}

enum status result_check_case(const json_t *record, const json_t *header, struct error *error)
{
    const char *specification = record_text(json_object_get(header, "implementation"), "specification");
    enum status status = record_check(record, record_form_of(RECORD_CASE), error);
    if (status != STATUS_OK)
        return status;
    if (strcmp(record_text(record, "implementation"), specification) != 0)
        return error_set(error, STATUS_UNREADABLE, "\"implementation\" is not \"%.200s\" as in the header",
                         specification);
    return STATUS_OK;
}

/* Checks a count of a footer against the records. */
static enum status check_count(const json_t *footer, const char *member, json_int_t count,
                               struct error *error)
{
    const json_t *value = json_object_get(footer, member);
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
    const json_t *ranges = json_object_get(record, "ranges");
    json_int_t counted = 0; /* cases of worlds, without a record */
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(ranges); i++) {
        struct executed_range range;
        status = executed_range_take(&range, json_array_get(ranges, i), error);
        counted += range.passed + range.unsupported;
        if (status == STATUS_OK && counted > RECORD_MOST_CASES)
            status = error_set(error, STATUS_UNREADABLE, "\"ranges\": these are too many cases");
    }
    if (status == STATUS_OK)
        status = check_count(record, "cases", reading->cases + counted, error);
    if (status == STATUS_OK)
        status = check_count(record, "skipped", reading->skipped, error);
    if (!json_is_true(complete))
        lower(reading, RESULTS_PARTIAL);
    return status;
}

/* Each case and each folder has one record of a run. */
static enum status check_once(struct reading *reading, const json_t *record, struct error *error)
{
    const char *id = record_text(record, "id");
    switch (text_numbers_add(&reading->ids, id, 0)) {
    case TEXT_IS_NEW:
        return STATUS_OK;
    case TEXT_IS_KNOWN:
        return error_set(error, STATUS_UNREADABLE, "a second record of %.200s", id);
    case TEXT_HAS_NO_MEMORY:
        break;
    }
    return error_no_memory(error, "the results");
}

/* Checks a record against its type and the records before it. */
static enum status check_record(struct reading *reading, json_t *record, struct error *error)
{
    if (!json_is_string(json_object_get(record, "type")))
        return error_set(error, STATUS_UNREADABLE, "\"type\" is missing or not a string");
    const enum record_type type = record_type_of(record);
    if (reading->header == NULL && type != RECORD_HEADER)
        return error_set(error, STATUS_UNREADABLE, "a record of type \"%.40s\" without a header before it",
                         record_text(record, "type"));
    if (type == RECORD_OTHER)
        return error_set(error, STATUS_UNREADABLE, "\"type\" is \"%.40s\", which is unknown",
                         record_text(record, "type"));
    enum status status = type == RECORD_HEADER ? check_format(record, error) : STATUS_OK;
    if (status == STATUS_OK)
        status = type == RECORD_CASE ? result_check_case(record, reading->header, error)
                                     : record_check(record, record_form_of(type), error);
    if (status != STATUS_OK)
        return status;
    if (type == RECORD_HEADER)
        return take_header(reading, record, error);
    if (type == RECORD_FOOTER)
        return take_footer(reading, record, error);
    reading->cases += type == RECORD_CASE;
    reading->skipped += type == RECORD_SKIPPED;
    return check_once(reading, record, error);
}

static enum status take_record(struct reading *reading, json_t *record, size_t line, struct error *error)
{
    enum status status = check_record(reading, record, error);
    const enum record_type type = record_type_of(record);
    const bool is_item = status == STATUS_OK && (type == RECORD_CASE || type == RECORD_SKIPPED);
    struct recorded_case item;
    if (is_item)
        item = recorded_case_of(record, &reading->arena);
    const struct result_place place = {line, reading->header, is_item ? &item : NULL};
    if (status == STATUS_OK)
        status = reading->listener(record, &place, reading->context, error);
    arena_reset(&reading->arena);
    if (status == STATUS_OK && type == RECORD_FOOTER) {
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
        reading->end = RESULTS_CUT_OFF;
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

static enum status read_file(struct reading *reading, const char *path, enum results_end *end,
                             struct error *error)
{
    struct lines lines = {0};
    enum status status = packed_file_open(&lines.file, path, error);
    if (status != STATUS_OK)
        return status;
    status = read_lines(reading, &lines, path, error);
    bool is_cut_off = reading->header != NULL || output_file_was_left(path);
    *end = is_cut_off ? RESULTS_CUT_OFF : reading->end;
    json_decref(reading->header);
    text_numbers_free(&reading->ids);
    arena_destroy(&reading->arena);
    free(lines.buffer);
    packed_file_close(&lines.file);
    return status;
}

enum status results_read(const char *path, result_listener *listener, void *context, enum results_end *end,
                         struct error *error)
{
    struct reading reading = {.listener = listener,
                              .context = context,
                              .end = RESULTS_COMPLETE,
                              .arena = arena_create(RECORD_MEMORY)};
    return read_file(&reading, path, end, error);
}

enum status results_check_end(enum results_end end, const char *path, struct error *error)
{
    return end == RESULTS_CUT_OFF
               ? error_set(error, STATUS_UNREADABLE,
                           "%s: was cut off: a run in it has no footer, or its process was killed", path)
               : STATUS_OK;
}
