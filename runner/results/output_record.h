/*
 * The member "output" of a case's record: the output of the implementation, to be shown or judged again.
 */
#ifndef SCATTER_OUTPUT_RECORD_H
#define SCATTER_OUTPUT_RECORD_H

#include "answer.h"
#include "arena.h"
#include "status.h"
#include "tensor.h"

#include <jansson.h>

/* A record has at most this many bytes of an output: the first ones. */
enum { OUTPUT_BYTES_RECORDED = 4096 };

/*
 * {"dtype": "float", "shape": [2, 3], "sha256": …, "bytes": …}: the hash of the elements (tensor_elements_hash) and the
 * first of the hashed bytes, in base64. If the elements cannot be read, both are absent. Requires ANSWER_OUTPUT. The
 * caller owns the object; NULL when there is no memory.
 */
json_t *output_record(const struct answer *answer, struct arena *arena);

/*
 * Reads such a member, which a third party may have written; everything is in the arena. STATUS_NOT_FOUND when there is
 * no member or it lacks some of the bytes; STATUS_UNREADABLE, naming the field, when it is malformed or its parts
 * contradict each other; STATUS_OUT_OF_MEMORY.
 */
enum status output_record_read(const json_t *member, struct tensor *output, struct arena *arena,
                               struct error *error);

#endif
