#define _GNU_SOURCE /* memfd_create */

#include "guarded_memory.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
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
    if (memory->mapping != NULL) {
        (void)munmap(memory->mapping, memory->mapping_size);
        (void)close(memory->store);
        free(memory->draft);
    }
    *memory = (struct guarded_memory){.flush_to_end = memory->flush_to_end};
}

/* Reserves addresses, a file and a draft of so many bytes; of the latter two only what is used takes memory. */
static bool reserve(struct guarded_memory *memory, size_t size)
{
    int store = memfd_create("scatter-cts inputs", MFD_CLOEXEC);
    if (store < 0)
        return false;
    void *mapping = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    char *draft = malloc(size);
    if (mapping != MAP_FAILED && draft != NULL) {
        memory->mapping = mapping;
        memory->mapping_size = size;
        memory->store = store;
        memory->draft = draft;
        return true;
    }
    if (mapping != MAP_FAILED)
        (void)munmap(mapping, size);
    free(draft);
    (void)close(store);
    return false;
}

static enum status ensure_mapping(struct guarded_memory *memory, size_t size, struct error *error)
{
    if (memory->mapping_size >= size && (memory->mapping_size <= LARGEST_KEPT_MAPPING))
        return STATUS_OK;
    guarded_memory_release(memory);
    return reserve(memory, size)
               ? STATUS_OK
               : error_set(error, STATUS_OUT_OF_MEMORY, "no room for %zu bytes of guarded memory", size);
}

/* Places the buffers one behind the other in the mapping, and the read-only ones in the draft. */
static void place(struct guarded_memory *memory)
{
    char *next = memory->mapping + memory->gap;
    memory->store_size = 0;
    for (size_t i = 0; i < memory->buffer_count; i++) {
        struct guarded_buffer *buffer = &memory->buffers[i];
        buffer->pages = next;
        buffer->page_bytes = whole_pages(buffer->size);
        size_t slack = buffer->page_bytes - buffer->size;
        size_t before = memory->flush_to_end ? slack / buffer->alignment * buffer->alignment : 0;
        buffer->address = buffer->pages + before;
        buffer->content = buffer->read_only ? memory->draft + memory->store_size + before : buffer->address;
        memory->store_size += buffer->read_only ? buffer->page_bytes : 0;
        next += buffer->page_bytes + memory->gap;
    }
}

/* Whether what is mapped for the case before is what these buffers need. */
static bool is_mapped(const struct guarded_memory *memory)
{
    if (memory->view_count != memory->buffer_count)
        return false;
    for (size_t i = 0; i < memory->view_count; i++)
        if (memory->views[i].page_bytes != memory->buffers[i].page_bytes ||
            memory->views[i].read_only != memory->buffers[i].read_only)
            return false;
    return true;
}

static bool map_buffer(const struct guarded_memory *memory, const struct guarded_buffer *buffer, off_t stored)
{
    if (buffer->page_bytes == 0)
        return true;
    if (!buffer->read_only)
        return mprotect(buffer->pages, buffer->page_bytes, PROT_READ | PROT_WRITE) == 0;
    return mmap(buffer->pages, buffer->page_bytes, PROT_READ, MAP_SHARED | MAP_FIXED, memory->store,
                stored) != MAP_FAILED;
}

/* Maps the pages of the buffers; everything else becomes untouchable. */
static bool map_buffers(struct guarded_memory *memory)
{
    off_t stored = 0;
    memory->view_count = 0;
    if (ftruncate(memory->store, (off_t)memory->store_size) != 0 ||
        mmap(memory->mapping, memory->mapping_size, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) == MAP_FAILED)
        return false;
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (!map_buffer(memory, buffer, stored))
            return false;
        stored += buffer->read_only ? (off_t)buffer->page_bytes : 0;
        if (i < GUARDED_VIEWS_KEPT)
            memory->views[i] = (struct guarded_view){buffer->page_bytes, buffer->read_only};
    }
    memory->view_count = memory->buffer_count <= GUARDED_VIEWS_KEPT ? memory->buffer_count : 0;
    return true;
}

static void fill(const struct guarded_memory *memory)
{
    memset(memory->draft, GUARD_PATTERN, memory->store_size);
    for (size_t i = 0; i < memory->buffer_count; i++)
        if (!memory->buffers[i].read_only && memory->buffers[i].page_bytes > 0)
            memset(memory->buffers[i].pages, GUARD_PATTERN, memory->buffers[i].page_bytes);
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
    place(memory);
    if (!is_mapped(memory) && !map_buffers(memory))
        return error_set(error, STATUS_OUT_OF_MEMORY, "no room for %zu bytes of guarded memory", total);
    fill(memory);
    return STATUS_OK;
}

enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error)
{
    for (size_t written = 0; written < memory->store_size;) {
        ssize_t more =
            pwrite(memory->store, memory->draft + written, memory->store_size - written, (off_t)written);
        if (more < 0 && errno == EINTR)
            continue;
        if (more <= 0)
            return error_set(error, STATUS_OUT_OF_MEMORY, "no room for %zu bytes of inputs",
                             memory->store_size);
        written += (size_t)more;
    }
    return STATUS_OK;
}

/* Whether all bytes are the pattern: the first is, and each is the one before it. */
static bool is_pattern(const char *from, const char *to)
{
    return from == to ||
           ((unsigned char)*from == GUARD_PATTERN && memcmp(from, from + 1, (size_t)(to - from) - 1) == 0);
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
