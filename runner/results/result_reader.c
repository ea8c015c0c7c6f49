#include "result_reader.h"

#include "json_reader.h"
#include "output_file.h"
#include "packed_file.h"
#include "record.h"
#include "shard_record.h"
#include "text_numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 * 1024 };

/* ---- lines --------------------------------------------------------------------------------------------- */

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

/* Reads the next line without its newline, borrowed until the next call; *line is NULL at the end of the
 * file. */
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

/* ---- records ------------------------------------------------------------------------------------------- */

/* The state between two lines. */
struct reading {
    result_listener *listener;
    void *context;
    struct recorded_header *header; /* of the current run; NULL before the first and after a footer */
    struct text_numbers ids;        /* of the records of the current run */
    int64_t cases, skipped;
    size_t runs;
    enum results_end end; /* so far */
    struct arena arena;   /* for one record */
};

enum { LONGEST_COMMAND = 1000 }; /* a longer one is not shown: cut, it would run other cases */

/* Before anything else: another format may have other members. */
static enum status check_format(const json_t *record, struct error *error)
{
    const json_t *format = json_object_get(record, "format");
    const int64_t number = json_integer_value(format);
    const char *command = record_text(record, "command");
    if (json_object_get(record, "withheld") != NULL)
        return error_set(error, STATUS_UNREADABLE,
                         "has counts and examples alone, since memory errors are withheld (SECURITY.md)");
    if (!json_is_integer(format) || number == RESULT_FORMAT)
        return STATUS_OK;
    if (number > RESULT_FORMAT)
        return error_set(error, STATUS_UNREADABLE,
                         "\"format\" is %" PRId64
                         ", which a newer version of scatter-cts reads; this one reads format %d",
                         number, (int)RESULT_FORMAT);
    if (command[0] == '\0' || strlen(command) > LONGEST_COMMAND)
        command = "scatter-cts run ...";
    return error_set(error, STATUS_UNREADABLE,
                     "\"format\" is %" PRId64 ", which scatter-cts 0.2.0 reads; this version reads format "
                     "%d. To renew the results: %s --results FILE",
                     number, (int)RESULT_FORMAT, command);
}

static void lower(struct reading *reading, enum results_end end)
{
    reading->end = end < reading->end ? end : reading->end;
}

static enum status take_header(struct reading *reading, const struct recorded_header *header,
                               struct error *error)
{
    if (reading->header != NULL)
        reading->end = RESULTS_CUT_OFF;
    else if (header->shard != NULL)
        lower(reading, RESULTS_PARTIAL);
    free(reading->header);
    reading->header = record_copy(header, &header_form, NULL);
    text_numbers_free(&reading->ids);
    reading->cases = reading->skipped = 0;
    reading->runs++;
    return reading->header == NULL ? error_no_memory(error, "the results") : STATUS_OK;
}

/* Checks a count of a footer against the records. */
static enum status check_count(const char *member, int64_t value, int64_t count, struct error *error)
{
    return value == count
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE,
                           "\"%s\" is %" PRId64 ", but %" PRId64 " records precede it", member, value, count);
}

static enum status take_footer(struct reading *reading, const struct recorded_footer *footer,
                               struct error *error)
{
    int64_t counted = 0; /* cases of worlds, without a record */
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < footer->ranges.count; i++) {
        const struct recorded_range *range = &footer->ranges.items[i];
        status = executed_range_check(range, error);
        if (status == STATUS_OK)
            counted += range->passed + range->unsupported;
        if (status == STATUS_OK && counted > RECORD_MOST_CASES)
            status = error_set(error, STATUS_UNREADABLE, "\"ranges\": these are too many cases");
    }
    if (status == STATUS_OK)
        status = check_count("cases", footer->cases, reading->cases + counted, error);
    if (status == STATUS_OK)
        status = check_count("skipped", footer->skipped, reading->skipped, error);
    if (!footer->complete)
        lower(reading, RESULTS_PARTIAL);
    return status;
}

/* Each case and each folder has one record of a run. */
static enum status check_once(struct reading *reading, const char *id, struct error *error)
{
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

/* Reads a record into the structure of its type. */
static enum status fill(struct result_record *record, const json_t *json, struct arena *arena,
                        struct error *error)
{
    const struct record_form *form = record_form_of(record->type);
    const bool is_item = record->type == RECORD_CASE || record->type == RECORD_SKIPPED;
    void *structure = arena_allocate_zeroed(arena, 1, form->size);
    if (structure == NULL || (!is_item && !record_fill(structure, json, form, arena)))
        return error_no_memory(error, "the results");
    if (is_item)
        *(struct recorded_case *)structure = recorded_case_of(json, arena);
    record->item = is_item ? structure : NULL;
    record->progress = record->type == RECORD_PROGRESS ? structure : NULL;
    record->footer = record->type == RECORD_FOOTER ? structure : NULL;
    record->header = record->type == RECORD_HEADER ? structure : record->header;
    return STATUS_OK;
}

enum status result_record_read(struct result_record *record, const json_t *json,
                               const struct recorded_header *header, struct arena *arena, struct error *error)
{
    const char *type = json_string_value(json_object_get(json, "type"));
    if (type == NULL)
        return error_set(error, STATUS_UNREADABLE, "\"type\" is missing or not a string");
    *record = (struct result_record){.type = record_type_of(json), .header = header};
    if (header == NULL && record->type != RECORD_HEADER)
        return error_set(error, STATUS_UNREADABLE, "a record of type \"%.40s\" without a header before it",
                         type);
    if (record->type == RECORD_OTHER)
        return error_set(error, STATUS_UNREADABLE, "\"type\" is \"%.40s\", which is unknown", type);
    enum status status = record->type == RECORD_HEADER ? check_format(json, error) : STATUS_OK;
    if (status == STATUS_OK)
        status = record_check(json, record_form_of(record->type), error);
    if (status == STATUS_OK)
        status = fill(record, json, arena, error);
    if (status != STATUS_OK || record->type != RECORD_CASE)
        return status;
    const char *specification = header->implementation->specification;
    return strcmp(record->item->implementation, specification) == 0
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE, "\"implementation\" is not \"%.200s\" as in the header",
                           specification);
}

/* Checks a record against those before it. */
static enum status take_record(struct reading *reading, const json_t *json, size_t line, struct error *error)
{
    struct result_record record;
    enum status status = result_record_read(&record, json, reading->header, &reading->arena, error);
    if (status == STATUS_OK && record.type == RECORD_HEADER)
        status = take_header(reading, record.header, error);
    else if (status == STATUS_OK && record.type == RECORD_FOOTER)
        status = take_footer(reading, record.footer, error);
    else if (status == STATUS_OK && record.item != NULL)
        status = check_once(reading, record.item->id, error);
    record.line = line;
    record.header = reading->header;
    if (status == STATUS_OK)
        status = reading->listener(&record, reading->context, error);
    reading->cases += status == STATUS_OK && record.type == RECORD_CASE;
    reading->skipped += status == STATUS_OK && record.type == RECORD_SKIPPED;
    arena_reset(&reading->arena);
    if (status == STATUS_OK && record.type == RECORD_FOOTER) {
        free(reading->header);
        reading->header = NULL;
    }
    return status;
}

/* ---- the file ------------------------------------------------------------------------------------------ */

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
    free(reading->header);
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

enum status results_check_complete(enum results_end end, const char *path, struct error *error)
{
    return end == RESULTS_COMPLETE
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE, "%s: the run in it is not complete", path);
}
