/*
 * The member "output" of a case's record: what an implementation answered, for whoever wants to see or judge it.
 */
#ifndef SCATTER_OUTPUT_RECORD_H
#define SCATTER_OUTPUT_RECORD_H

#include "answer.h"
#include "arena.h"
#include "status.h"
#include "tensor.h"

#include <jansson.h>

/* A record has at most so many bytes of an output: the first ones. */
enum { OUTPUT_BYTES_RECORDED = 4096 };

/*
 * {"dtype": "float", "shape": [2, 3], "sha256": …, "bytes": …}: the hash of the elements (tensor_elements_hash) and the
 * first bytes of what is hashed, in base64. Where the elements cannot be read, neither of the two. Requires
 * ANSWER_OUTPUT. The caller owns it; NULL when there is no memory.
 */
json_t *output_record(const struct answer *answer, struct arena *arena);

/*
 * The output that such a member tells, which a third party may have written: everything is in the arena. STATUS_NOT_FOUND
 * where there is no member, or it has not all of the bytes; STATUS_UNREADABLE, naming the field, where it is not of the
 * form or its parts contradict each other; STATUS_OUT_OF_MEMORY.
 */
enum status output_record_read(const json_t *member, struct tensor *output, struct arena *arena,
                               struct error *error);

#endif
