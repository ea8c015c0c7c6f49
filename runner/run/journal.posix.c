#define _POSIX_C_SOURCE 200809L

#include "journal.h"

#include "record_members.h"
#include "result.h"
#include "result_reader.h"
#include "shard_record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static enum status fail(const struct journal *journal, const char *what, struct error *error)
{
    return error_set(error, STATUS_SYSTEM, "%s: %s: %s", journal->path, what, strerror(errno));
}

/* ---- reading ------------------------------------------------------------------------------------------- */

static enum status take_progress(struct journal *journal, const struct recorded_progress *progress,
                                 struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < progress->ranges.count; i++) {
        const struct recorded_range *range = &progress->ranges.items[i];
        struct recorded_range *ranges = arena_room_for(&journal->arena, journal->ranges, journal->range_count,
                                                       &journal->range_capacity, sizeof *ranges);
        const char *source = arena_copy(&journal->arena, range->source);
        if (ranges == NULL || source == NULL)
            return error_no_memory(error, "the ranges");
        journal->ranges = ranges;
        ranges[journal->range_count] = *range;
        ranges[journal->range_count++].source = source;
        status = executed_range_check(range, error);
    }
    journal->losses = (struct process_losses){.count = 0};
    return status == STATUS_OK ? losses_take(&journal->losses, &progress->lost_processes, true, error)
                               : status;
}

static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct journal *journal = context;
    if (record->type == RECORD_PROGRESS)
        return take_progress(journal, record->progress, error);
    if (record->type == RECORD_CASE)
        return kept_records_add(&journal->records, record->item) ? STATUS_OK
                                                                 : error_no_memory(error, "the records");
    if (record->type != RECORD_HEADER || journal->header != NULL)
        return error_set(error, STATUS_UNREADABLE, "is not of a run that can be continued");
    journal->header = record_copy(record->header, &header_form, NULL);
    return journal->header == NULL ? error_no_memory(error, "the header") : STATUS_OK;
}

/* Finds how much is written, and where the last whole line ends. Another file is refused, since its end must
 * not be cut off: a compressed one, or one with a longer line than results have. */
static enum status measure(struct journal *journal, struct error *error)
{
    struct stat about;
    char first = '{', block[8 * 1024];
    const int descriptor = open(journal->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0 && errno == ENOENT)
        return STATUS_OK;
    if (descriptor < 0)
        return fail(journal, "cannot be read", error);
    const bool is_regular = fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
    journal->size = journal->whole = is_regular ? about.st_size : 0;
    bool is_read = is_regular && (about.st_size == 0 || pread(descriptor, &first, 1, 0) == 1);
    for (bool is_found = false; is_read && !is_found && journal->whole > 0;) {
        const int64_t room = (int64_t)sizeof block;
        int64_t size = journal->whole < room ? journal->whole : room;
        is_read = pread(descriptor, block, (size_t)size, journal->whole - size) == size &&
                  journal->size - journal->whole <= (int64_t)RESULT_LINE_LIMIT;
        for (; is_read && !is_found && size > 0; size--, journal->whole -= !is_found)
            is_found = block[size - 1] == '\n';
    }
    (void)close(descriptor);
    return is_read && first == '{'
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE, "%s: is no file of results of an unfinished run",
                           journal->path);
}

enum status journal_read(struct journal *journal, const char *results, struct error *error)
{
    enum results_end end;
    char *path = output_file_partial(results);
    journal->arena = arena_create(RECORD_MEMORY);
    journal->path = arena_copy(&journal->arena, path);
    free(path);
    if (journal->path == NULL)
        return errno == ENOMEM ? error_no_memory(error, "the journal")
                               : STATUS_OK; /* it cannot be opened either */
    enum status status = measure(journal, error);
    if (status == STATUS_OK && journal->whole > 0)
        status = results_read(journal->path, on_record, journal, &end, error);
    if (status == STATUS_UNREADABLE && error != NULL) {
        const struct error why = *error;
        return error_set(error, status, "%s; remove the file to start again", why.message);
    }
    return status;
}

/* ---- writing ------------------------------------------------------------------------------------------- */

enum status journal_open(struct journal *journal, const char *results, struct error *error)
{
    struct stat about;
    enum status status = output_file_open(&journal->file, results, error);
    if (status != STATUS_OK || journal->file.target == NULL)
        return status;
    FILE *stream = journal->file.stream;
    journal->path = journal->file.partial;
    if (journal->header == NULL)
        return STATUS_OK;
    if (fstat(fileno(stream), &about) != 0 || about.st_size != journal->size)
        return error_set(error, STATUS_SYSTEM, "%s: is in use by another run", journal->path);
    return ftruncate(fileno(stream), journal->whole) == 0 && fseeko(stream, 0, SEEK_END) == 0
               ? STATUS_OK
               : fail(journal, "cannot be written", error);
}

/* Writes a line at once, and frees it; without a line the case is run again. The mutex is held, or there is
 * one thread. */
static enum status write_line(struct journal *journal, char *line, struct error *error)
{
    FILE *stream = journal->file.stream;
    enum status status = STATUS_OK;
    if (journal->is_truncated)
        status = error_set(error, STATUS_SYSTEM, "%s: an earlier line could not be written", journal->path);
    else if (line != NULL && (fputs(line, stream) == EOF || putc('\n', stream) == EOF || fflush(stream) != 0))
        status = fail(journal, "cannot be written", error);
    journal->is_truncated = status != STATUS_OK;
    free(line);
    return status;
}

/* The first member in which the headers of two runs differ, or NULL. The source of the shard number may
 * differ. */
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
    const char *member = journal->header == NULL ? NULL : difference(journal->header, header);
    if (member != NULL)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: belongs to another run: \"%.60s\" differs; repeat the options of "
                         "that run, or remove the file to start again",
                         journal->path, member);
    if (journal->header != NULL)
        return STATUS_OK;
    if (!journal->file.has_begun)
        output_file_begin(&journal->file);
    return write_line(journal, result_record_line(&record), error);
}

/* Writes an executed range, or NULL, and the lost processes, if there is anything new. The mutex is held. */
static enum status write_progress(struct journal *journal, const struct recorded_range *range,
                                  const struct process_losses *losses, struct error *error)
{
    if (range == NULL && losses->count <= journal->losses_known)
        return STATUS_OK;
    struct arena arena = arena_create(RECORD_MEMORY);
    const struct recorded_progress progress = {.ranges = {range == NULL ? 0 : 1, range},
                                               .lost_processes = losses_record(losses, &arena)};
    const struct result_record record = result_of_progress(&progress);
    const enum status status = write_line(journal, result_record_line(&record), error);
    arena_destroy(&arena);
    journal->losses_known = losses->count;
    return status;
}

enum status journal_add(struct journal *journal, const struct recorded_case *item,
                        const struct process_losses *losses, struct error *error)
{
    if (item->is_skipped || item->verdict == VERDICT_NOT_RUN)
        return STATUS_OK;
    const struct result_record record = result_of_case(NULL, item);
    char *line = result_record_line(&record);
    (void)pthread_mutex_lock(&journal->mutex);
    enum status status = write_progress(journal, NULL, losses, error);
    if (status == STATUS_OK)
        status = write_line(journal, line, error);
    else
        free(line);
    (void)pthread_mutex_unlock(&journal->mutex);
    return status;
}

enum status journal_add_range(struct journal *journal, const struct recorded_range *range,
                              const struct process_losses *losses, struct error *error)
{
    (void)pthread_mutex_lock(&journal->mutex);
    const enum status status = write_progress(journal, range, losses, error);
    (void)pthread_mutex_unlock(&journal->mutex);
    return status;
}

void journal_close(struct journal *journal, bool is_kept)
{
    const bool has_lines = journal->file.has_begun || (journal->header != NULL && !journal->file.is_new);
    if (is_kept && has_lines)
        output_file_leave(&journal->file);
    else {
        journal->file.has_begun |= journal->header != NULL;
        output_file_abandon(&journal->file);
    }
    free(journal->header);
    kept_records_free(&journal->records);
    arena_destroy(&journal->arena);
    *journal = (struct journal){.header = NULL};
}
