/*
 * The interface of a fuzz target, and helpers shared by the targets. A target passes arbitrary bytes to
 * functions of one chapter as if they came from a third-party file or process, reads everything that they
 * return, and checks what the headers promise.
 */
#ifndef SCATTER_FUZZ_TARGET_H
#define SCATTER_FUZZ_TARGET_H

#include "arena.h"
#include "status.h"
#include "tensor.h"

#include <stddef.h>
#include <stdint.h>

/* The entry points that libFuzzer finds by name. Only targets with their own mutator have the second one. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t largest, unsigned int seed);

/* libFuzzer's mutation of bytes; not available when inputs are replayed. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t largest);

/* The message number of the request that the answers in inputs refer to. */
enum { FUZZ_NUMBER = 1 };

/* The limit of the targets' arenas: enough for everything that an input of several kilobytes may legitimately
 * expand to. */
#define FUZZ_MEMORY ((size_t)256 << 20)

/* Aborts the process with a message if a promise is broken, which libFuzzer reports as a finding. */
#define PROMISED(condition) ((condition) ? (void)0 : fuzz_broken(#condition, __FILE__, __LINE__))
_Noreturn void fuzz_broken(const char *promise, const char *file, int line);

/* Reads each byte, so that sanitizers detect invalid ones. */
void fuzz_read(const void *bytes, size_t size);

/* The same for a text, which may be NULL. */
void fuzz_read_text(const char *text);

/* The same for everything that a tensor points to; also checks what tensor.h promises about dims and
 * sizes. */
void fuzz_read_tensor(const struct tensor *tensor);

/* Checks that a failure has a status other than STATUS_OK, the same status in `error`, and a terminated
 * message. */
void fuzz_check_error(enum status status, const struct error *error);

/* Creates a file in memory with these bytes and returns its path. The next call removes the file. Aborts the
 * process if the system fails. */
const char *fuzz_file(const void *bytes, size_t size);

#endif
