#define _GNU_SOURCE /* memfd_create */

#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void fuzz_broken(const char *promise, const char *file, int line)
{
    (void)fprintf(stderr, "%s:%d: not as promised: %s\n", file, line, promise);
    abort();
}

/* Writing to a volatile variable with external linkage prevents the compiler from removing the reads. */
extern volatile unsigned char fuzz_seen;
volatile unsigned char fuzz_seen;

void fuzz_read(const void *bytes, size_t size)
{
    const unsigned char *each = bytes;
    unsigned char all = 0;
    for (size_t i = 0; i < size; i++)
        all ^= each[i];
    fuzz_seen = all;
}

void fuzz_read_text(const char *text)
{
    if (text != NULL)
        fuzz_read(text, strlen(text) + 1);
}

void fuzz_read_tensor(const struct tensor *tensor)
{
    bool empty = false;
    PROMISED(tensor->rank >= 0 && tensor->count >= 0);
    for (int i = 0; i < tensor->rank; i++) {
        PROMISED(tensor->dims[i] >= 0);
        empty |= tensor->dims[i] == 0;
    }
    PROMISED(!empty || tensor->count == 0);
    fuzz_read_text(tensor->name);
    fuzz_read(tensor->elements, tensor->size);
    if (dtype_size(tensor->dtype) == 0)
        return;
    PROMISED(tensor->rank != 0 || tensor->count == 1);
    PROMISED(tensor->elements != NULL && tensor->size == (size_t)tensor->count * dtype_size(tensor->dtype));
    PROMISED((uintptr_t)tensor->elements % 8 == 0);
    if (tensor->odd_bools != NULL)
        fuzz_read(tensor->odd_bools, (size_t)tensor->count * sizeof *tensor->odd_bools);
    const struct string_element *strings = tensor->elements;
    for (int64_t i = 0; tensor->dtype == DTYPE_STRING && i < tensor->count; i++)
        fuzz_read(strings[i].bytes, strings[i].size);
}

void fuzz_check_error(enum status status, const struct error *error)
{
    PROMISED(status != STATUS_OK && status == error->status);
    PROMISED(memchr(error->message, '\0', sizeof error->message) != NULL);
    PROMISED(error->message[0] != '\0');
}

const char *fuzz_file(const void *bytes, size_t size)
{
    static int descriptor = -1;
    static char path[64];
    if (descriptor >= 0)
        (void)close(descriptor);
    descriptor = memfd_create("fuzz", MFD_CLOEXEC);
    if (descriptor < 0 || (size > 0 && write(descriptor, bytes, size) != (ssize_t)size)) {
        perror("memfd_create");
        exit(EXIT_FAILURE);
    }
    /* The path contains the process id: a path in /proc/self/fd would be treated as the descriptor itself,
     * which can be read only once. */
    (void)snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)getpid(), descriptor);
    return path;
}
