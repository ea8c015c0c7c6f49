#define _DEFAULT_SOURCE

#include "guarded_memory.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Untouchable pages between two buffers: enough that a stray access far beyond a buffer is still caught. */
enum { GUARD_PAGES = 16 };

/* A mapping larger than this is not kept for the next case. */
#define LARGEST_KEPT_MAPPING ((size_t)64 << 20)

static size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

static size_t whole_pages(size_t size)
{
    size_t page = page_size();
    return (size + page - 1) / page * page;
}

void guarded_memory_release(struct guarded_memory *memory)
{
    if (memory->mapping != NULL)
        (void)munmap(memory->mapping, memory->mapping_size);
    memory->mapping = NULL;
    memory->mapping_size = 0;
    memory->buffer_count = 0;
    memory->laid_out_count = 0;
}

static enum status ensure_mapping(struct guarded_memory *memory, size_t size, struct error *error)
{
    if (memory->mapping_size >= size && (memory->mapping_size <= LARGEST_KEPT_MAPPING))
        return STATUS_OK;
    guarded_memory_release(memory);
    void *mapping = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapping == MAP_FAILED)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no room for %zu bytes of guarded memory", size);
    memory->mapping = mapping;
    memory->mapping_size = size;
    return STATUS_OK;
}

static void place(struct guarded_buffer *buffer, char *pages, size_t page_bytes, bool flush_to_end)
{
    buffer->pages = pages;
    buffer->page_bytes = page_bytes;
    size_t slack = page_bytes - buffer->size;
    buffer->address = flush_to_end ? pages + slack / buffer->alignment * buffer->alignment : pages;
}

/* Whether the buffers have the pages of those of the case before: then what lies between them is untouchable already. */
static bool is_laid_out(const struct guarded_memory *memory)
{
    if (memory->laid_out_count == 0 || memory->laid_out_count != memory->buffer_count)
        return false;
    for (size_t i = 0; i < memory->laid_out_count; i++)
        if (memory->laid_out[i] != whole_pages(memory->buffers[i].size))
            return false;
    return true;
}

static void note_layout(struct guarded_memory *memory)
{
    for (size_t i = 0; i < memory->buffer_count && i < GUARDED_LAYOUT_KEPT; i++)
        memory->laid_out[i] = memory->buffers[i].page_bytes;
    memory->laid_out_count = memory->buffer_count <= GUARDED_LAYOUT_KEPT ? memory->buffer_count : 0;
}

enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error)
{
    size_t gap = GUARD_PAGES * page_size();
    size_t total = gap;
    for (size_t i = 0; i < count; i++) {
        if (buffers[i].size > SIZE_MAX / 4 || total > SIZE_MAX / 4)
            return error_set(error, STATUS_OUT_OF_MEMORY, "no room for a buffer of %zu bytes",
                             buffers[i].size);
        total += whole_pages(buffers[i].size) + gap;
    }
    enum status status = ensure_mapping(memory, total, error);
    if (status != STATUS_OK)
        return status;
    memory->gap = gap;
    memory->buffers = buffers;
    memory->buffer_count = count;

    int failed = 0;
    if (!is_laid_out(memory)) {
        memory->laid_out_count = 0;
        failed = mprotect(memory->mapping, memory->mapping_size, PROT_NONE);
    }
    char *next = memory->mapping + gap;
    for (size_t i = 0; i < count && failed == 0; i++) {
        size_t page_bytes = whole_pages(buffers[i].size);
        place(&buffers[i], next, page_bytes, memory->flush_to_end);
        if (page_bytes > 0) {
            failed = mprotect(next, page_bytes, PROT_READ | PROT_WRITE);
            if (failed == 0)
                memset(next, GUARD_PATTERN, page_bytes);
        }
        next += page_bytes + gap;
    }
    if (failed != 0) {
        memory->laid_out_count = 0;
        return error_set(error, STATUS_OUT_OF_MEMORY, "no room for %zu bytes of guarded memory", total);
    }
    note_layout(memory);
    return STATUS_OK;
}

enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error)
{
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (buffer->read_only && buffer->page_bytes > 0 &&
            mprotect(buffer->pages, buffer->page_bytes, PROT_READ) != 0)
            return error_set(error, STATUS_SYSTEM, "memory cannot be made read-only");
    }
    return STATUS_OK;
}

static bool is_pattern(const char *from, const char *to)
{
    for (; from < to; from++)
        if ((unsigned char)*from != GUARD_PATTERN)
            return false;
    return true;
}

const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory)
{
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        const char *start = buffer->address;
        if (buffer->page_bytes > 0 && !buffer->read_only &&
            (!is_pattern(buffer->pages, start) ||
             !is_pattern(start + buffer->size, buffer->pages + buffer->page_bytes)))
            return buffer;
    }
    return NULL;
}

const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address)
{
    const char *byte = address;
    size_t half_gap = memory->gap / 2;
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (byte >= buffer->pages - half_gap && byte < buffer->pages + buffer->page_bytes + half_gap)
            return buffer;
    }
    return NULL;
}
