#define _POSIX_C_SOURCE 200809L

#include "journal.h"

#include "json_reader.h"
#include "record.h"
#include "record_members.h"
#include "result.h"
#include "result_reader.h"
#include "sha256.h"
#include "shard_record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The digits before each line, and the space after them. */
enum { DIGITS = 16, PREFIX = DIGITS + 1 };

/* A larger file is refused. */
#define JOURNAL_LIMIT ((int64_t)1 << 32)

static enum status fail(const struct journal *journal, const char *what, struct error *error)
{
    return error_set(error, STATUS_SYSTEM, "%s: %s: %s", journal->path, what, strerror(errno));
}

/* ---- reading ----------------------------------------------------------------------------------------------------------- */

/* The object of a whole line; NULL if the line is damaged. */
static json_t *object_of(const char *line, size_t size)
{
    char sum[SHA256_TEXT_SIZE];
    json_error_t reason;
    if (size <= PREFIX || line[DIGITS] != ' ')
        return NULL;
    sha256_of(line + PREFIX, size - PREFIX, sum);
    return memcmp(line, sum, DIGITS) == 0
               ? json_read_bytes(line + PREFIX, size - PREFIX, JSON_REJECT_DUPLICATES, &reason)
               : NULL;
}

static enum status take_losses(struct journal *journal, const json_t *object, struct error *error)
{
    struct recorded_footer footer = {0};
    if (!json_is_array(json_object_get(object, "lost_processes")))
        return error_set(error, STATUS_UNREADABLE, "\"lost_processes\" is missing or not an array");
    journal->losses = (struct process_losses){.count = 0};
    return record_fill(&footer, object, &footer_form, &journal->arena)
               ? losses_take(&journal->losses, &footer.lost_processes, true, error)
               : error_no_memory(error, "the losses");
}

static enum status take_range(struct journal *journal, const json_t *object, struct error *error)
{
    struct recorded_range *ranges = arena_room_for(&journal->arena, journal->ranges, journal->range_count,
                                                   &journal->range_capacity, sizeof *ranges);
    struct recorded_range *range = ranges == NULL ? NULL : &ranges[journal->range_count];
    const enum status status = record_check(object, &range_form, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, "ranges");
    if (range == NULL || !record_fill(range, object, &range_form, &journal->arena))
        return error_no_memory(error, "the ranges");
    range->source = arena_copy_text(&journal->arena, range->source, strlen(range->source));
    journal->ranges = ranges;
    journal->range_count++;
    return range->source == NULL ? error_no_memory(error, "the ranges") : executed_range_check(range, error);
}

static enum status take_record(struct journal *journal, const json_t *object, struct error *error)
{
    struct result_record record;
    struct arena arena = arena_create(RECORD_MEMORY);
    enum status status = result_record_read(&record, object, journal->header, &arena, error);
    if (status != STATUS_OK && journal->header == NULL && error != NULL) {
        const struct error why = *error;
        status = error_set(error, status, "%s; remove the file to start again", why.message);
    }
    if (status == STATUS_OK && record.type == RECORD_HEADER)
        journal->header = record_copy(record.header, &header_form, NULL);
    const bool is_kept = status != STATUS_OK ||
                         (record.type == RECORD_HEADER ? journal->header != NULL
                                                       : kept_records_add(&journal->records, record.item));
    arena_destroy(&arena);
    return is_kept ? status : error_no_memory(error, "the records");
}

static enum status take(struct journal *journal, const json_t *object, struct error *error)
{
    const char *type = record_text(object, "type");
    const bool is_header = strcmp(type, "header") == 0;
    if (is_header != (journal->header == NULL))
        return error_set(error, STATUS_UNREADABLE, "the header must be the first line and no other line");
    if (strcmp(type, "losses") == 0)
        return take_losses(journal, object, error);
    if (strcmp(type, "range") == 0)
        return take_range(journal, object, error);
    if (!is_header && strcmp(type, "case") != 0)
        return error_set(error, STATUS_UNREADABLE, "\"type\": is not a record type of a journal");
    return take_record(journal, object, error);
}

/* Reads the lines; *whole receives the number of bytes up to the end of the last complete line. */
static enum status read_lines(struct journal *journal, const char *bytes, size_t size, size_t *whole,
                              struct error *error)
{
    enum status status = STATUS_OK;
    *whole = 0;
    for (size_t number = 1; status == STATUS_OK && *whole < size; number++) {
        const char *line = bytes + *whole;
        const char *newline = memchr(line, '\n', size - *whole);
        json_t *object = newline == NULL ? NULL : object_of(line, (size_t)(newline - line));
        if (newline == NULL || (object == NULL && newline == bytes + size - 1))
            return STATUS_OK;
        status =
            object == NULL ? error_set(error, STATUS_UNREADABLE, "is damaged") : take(journal, object, error);
        json_decref(object);
        *whole = (size_t)(newline - bytes) + 1;
        if (status != STATUS_OK) {
            const struct error why = *error;
            return error_set(error, status, "%s, line %zu: %s", journal->path, number, why.message);
        }
    }
    return status;
}

/* Reads the bytes of the file; the caller frees them. */
static char *read_bytes(const struct journal *journal, size_t size)
{
    char *bytes = malloc(size + 1);
    size_t done = 0;
    while (bytes != NULL && done < size) {
        ssize_t got = pread(journal->descriptor, bytes + done, size - done, (off_t)done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        done += (size_t)got;
    }
    if (bytes != NULL && done == size)
        return bytes;
    free(bytes);
    return NULL;
}

/* Whether these may be the first bytes of a line: files other than journals must not be truncated. */
static bool begins_a_line(const char *bytes, size_t size)
{
    for (size_t i = 0; i < size && i < DIGITS; i++)
        if (strchr("0123456789abcdef", bytes[i]) == NULL || bytes[i] == '\0')
            return false;
    return size <= DIGITS || bytes[DIGITS] == ' ';
}

static enum status read_all(struct journal *journal, struct error *error)
{
    struct stat facts;
    if (fstat(journal->descriptor, &facts) != 0)
        return fail(journal, "cannot be read", error);
    if (!S_ISREG(facts.st_mode) || facts.st_size > JOURNAL_LIMIT)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: is not a journal: it is not a regular file, or too large", journal->path);
    size_t size = (size_t)facts.st_size, whole;
    char *bytes = read_bytes(journal, size);
    if (bytes == NULL)
        return fail(journal, "cannot be read", error);
    enum status status = read_lines(journal, bytes, size, &whole, error);
    if (status == STATUS_OK && journal->header == NULL && !begins_a_line(bytes, size))
        status = error_set(error, STATUS_UNREADABLE, "%s: is not a journal", journal->path);
    free(bytes);
    if (status == STATUS_OK && whole < size && ftruncate(journal->descriptor, (off_t)whole) != 0)
        status = fail(journal, "cannot be written", error);
    return status;
}

/* Prevents two processes from writing to the journal. File systems without locks are trusted. */
static enum status lock(const struct journal *journal, struct error *error)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (fcntl(journal->descriptor, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN))
        return STATUS_OK;
    return error_set(error, STATUS_SYSTEM, "%s: is in use by another run", journal->path);
}

enum status journal_open(struct journal *journal, const char *results, struct arena *arena,
                         struct error *error)
{
    *journal = (struct journal){.path = arena_format(arena, "%s.journal", results),
                                .descriptor = -1,
                                .arena = arena_create(RECORD_MEMORY)};
    if (journal->path == NULL)
        return error_no_memory(error, "the journal");
    journal->descriptor =
        open(journal->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
    if (journal->descriptor < 0)
        return fail(journal, "cannot be opened", error);
    enum status status = lock(journal, error);
    return status == STATUS_OK ? read_all(journal, error) : status;
}

/* ---- writing ----------------------------------------------------------------------------------------------------------- */

/* A line with its digits and line feed; NULL if memory is lacking. The caller frees it. Takes the object. */
static char *line_of(json_t *object)
{
    char sum[SHA256_TEXT_SIZE];
    char *text = json_dumps(object, RECORD_FORM);
    size_t size = text == NULL ? 0 : strlen(text);
    char *line = text == NULL || json_out_of_memory() ? NULL : malloc(PREFIX + size + 2);
    if (line != NULL) {
        sha256_of(text, size, sum);
        (void)snprintf(line, PREFIX + size + 2, "%.*s %s\n", (int)DIGITS, sum, text);
    }
    free(text);
    json_decref(object);
    return line;
}

/* Writes a line with one call, which a signal does not interrupt unless the disk is full; frees the line. */
static enum status write_line(const struct journal *journal, char *line, struct error *error)
{
    size_t size = line == NULL ? 0 : strlen(line), done = 0; /* if memory is lacking, the case is run again */
    while (done < size) {
        ssize_t written = write(journal->descriptor, line + done, size - done);
        if (written < 0 && errno != EINTR)
            break;
        done += written < 0 ? 0 : (size_t)written;
    }
    enum status status = done == size ? STATUS_OK : fail(journal, "cannot be written", error);
    free(line);
    return status;
}

/* The first member in which the headers of two runs differ, or NULL. The source of the shard number may differ. */
static const char *difference(const struct recorded_header *one, const struct recorded_header *other)
{
    static const char *const ignored[] = {"started", NULL};
    struct recorded_header compared = *other;
    struct recorded_shard shard;
    if (one->shard != NULL && other->shard != NULL) {
        shard = *other->shard;
        shard.source = one->shard->source;
        compared.shard = &shard;
    }
    return record_difference(one, &compared, &header_form, ignored);
}

enum status journal_begin(struct journal *journal, const struct recorded_header *header, struct error *error)
{
    const struct result_record record = result_of_header(header);
    if (journal->header == NULL)
        return write_line(journal, line_of(result_record_json(&record)), error);
    const char *member = difference(journal->header, header);
    return member == NULL ? STATUS_OK
                          : error_set(error, STATUS_UNREADABLE,
                                      "%s: belongs to another run: \"%.60s\" differs; repeat the options of "
                                      "that run, or remove "
                                      "the file to start again",
                                      journal->path, member);
}

/* Writes the lost processes, if there are new ones. The mutex is held. */
static enum status write_losses(struct journal *journal, const struct process_losses *losses,
                                struct error *error)
{
    if (losses->count <= journal->losses_known)
        return STATUS_OK;
    struct arena arena = arena_create(RECORD_MEMORY);
    const struct recorded_footer footer = {.lost_processes = losses_record(losses, &arena)};
    json_t *members = record_json(&footer, &footer_form);
    json_t *kinds = json_object_get(members, "lost_processes");
    enum status status = write_line(
        journal, line_of(json_pack("{s:s, s:O}", "type", "losses", "lost_processes", kinds)), error);
    json_decref(members);
    arena_destroy(&arena);
    journal->losses_known = losses->count;
    return status;
}

/* Writes a line, which it frees. */
static enum status add(struct journal *journal, char *line, const struct process_losses *losses,
                       struct error *error)
{
    (void)pthread_mutex_lock(&journal->mutex);
    enum status status =
        journal->is_truncated
            ? error_set(error, STATUS_SYSTEM, "%s: an earlier line could not be written", journal->path)
            : write_losses(journal, losses, error);
    if (status == STATUS_OK)
        status = write_line(journal, line, error);
    else
        free(line);
    journal->is_truncated |= status != STATUS_OK;
    (void)pthread_mutex_unlock(&journal->mutex);
    return status;
}

enum status journal_add(struct journal *journal, const struct recorded_case *item,
                        const struct process_losses *losses, struct error *error)
{
    if (item->is_skipped || item->verdict == VERDICT_NOT_RUN)
        return STATUS_OK;
    return add(journal, line_of(recorded_case_json(item)), losses, error);
}

enum status journal_add_range(struct journal *journal, const struct recorded_range *range,
                              const struct process_losses *losses, struct error *error)
{
    json_t *object = record_json(range, &range_form);
    (void)json_object_set_new(object, "type", json_string("range"));
    return add(journal, line_of(object), losses, error);
}

enum status journal_remove(struct journal *journal, struct error *error)
{
    return unlink(journal->path) == 0 ? STATUS_OK : fail(journal, "cannot be removed", error);
}

void journal_close(struct journal *journal)
{
    struct stat facts;
    if (journal->descriptor >= 0 && fstat(journal->descriptor, &facts) == 0 && facts.st_size == 0)
        (void)unlink(journal->path); /* no run has started */
    if (journal->descriptor >= 0)
        (void)close(journal->descriptor);
    free(journal->header);
    kept_records_free(&journal->records);
    arena_destroy(&journal->arena);
    *journal = (struct journal){.descriptor = -1};
}
