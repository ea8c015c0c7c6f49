/*
 * What a fuzz target is, and what the targets share. A target gives arbitrary bytes to functions of one chapter as a
 * third-party file or process would, reads all that it gets, and holds it to what the headers promise.
 */
#ifndef SCATTER_FUZZ_TARGET_H
#define SCATTER_FUZZ_TARGET_H

#include "arena.h"
#include "status.h"
#include "tensor.h"

#include <stddef.h>
#include <stdint.h>

/* The entry points that libFuzzer knows by name. The second is only in targets that have a mutator of their own. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t largest, unsigned int seed);

/* libFuzzer's own mutation of bytes; the program that replays inputs does without. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t largest);

/* The number of the messages that answers of inputs are answers to. */
enum { FUZZ_NUMBER = 1 };

/* Arenas of targets hold at most so much: enough for what inputs of some kilobytes may rightly unfold to. */
#define FUZZ_MEMORY ((size_t)256 << 20)

/* Ends the process where a promise is not kept, naming it: libFuzzer then has a finding. */
#define PROMISED(condition) ((condition) ? (void)0 : fuzz_broken(#condition, __FILE__, __LINE__))
_Noreturn void fuzz_broken(const char *promise, const char *file, int line);

/* Reads each byte, so that sanitizers see those that are not there. */
void fuzz_read(const void *bytes, size_t size);

/* The same for a text, which may be NULL. */
void fuzz_read_text(const char *text);

/* The same for all that a tensor leads to; what tensor.h says of dims and sizes has to hold. */
void fuzz_read_tensor(const struct tensor *tensor);

/* A failure has to have a status of its own, the same in `error`, and a message in one piece. */
void fuzz_check_error(enum status status, const struct error *error);

/*
 * A file in memory that holds the bytes, and its path. The next call takes the file away. The process ends when the
 * system refuses one.
 */
const char *fuzz_file(const void *bytes, size_t size);

#endif
