/* Members of records (results.schema.json) that are objects of their own: written and read. */
#ifndef SCATTER_RECORD_MEMBERS_H
#define SCATTER_RECORD_MEMBERS_H

#include "answer.h"
#include "arena.h"
#include "process_losses.h"
#include "record_forms.h"
#include "selection.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>

/* Lost processes (process_losses.h), in the footer. */

/* In the arena, with texts borrowed from the losses. */
struct recorded_losses losses_record(const struct process_losses *losses, struct arena *arena);

/* Counts recorded losses. `of_cases`: only losses in a case or between cases, because start and end of the
 * implementation happen again. STATUS_UNREADABLE when a number is impossible. */
enum status losses_take(struct process_losses *losses, const struct recorded_losses *recorded, bool of_cases,
                        struct error *error);

/* "output" of a case: the output of the implementation, to be shown or judged again. */

/* A record has at most this many bytes of an output: the first ones. */
enum { OUTPUT_BYTES_RECORDED = 4096 };

/*
 * The hash of the elements (tensor_elements_hash) and the first of the hashed bytes, in base64. If the
 * elements cannot be read, both are absent. Requires ANSWER_OUTPUT. In the arena; NULL when there is no
 * memory.
 */
const struct recorded_output *output_record(const struct answer *answer, struct arena *arena);

/*
 * Reads such a member, which a third party may have written; everything is in the arena. STATUS_NOT_FOUND
 * when there is no member or it lacks some of the bytes; STATUS_UNREADABLE, naming the field, when it is
 * malformed or its parts contradict each other; STATUS_OUT_OF_MEMORY.
 */
enum status output_record_read(const struct recorded_output *member, struct tensor *output,
                               struct arena *arena, struct error *error);

/* The filters of a run, in the header, so that a reader can tell a case that was not selected from one that
 * is missing. */

/* Texts made printable, in the arena; empty without memory. The second: of a list that ends with NULL, or
 * NULL for none. */
struct texts printable_texts(const char *const *texts, size_t count, struct arena *arena);
struct texts printable_list(const char *const *words, struct arena *arena);

/* The member for a selection that narrows. Of the ids in `only` it states that there are some. NULL without
 * memory. */
const struct recorded_selection *selection_record(const struct selection *selection, struct arena *arena);

/* Reads the member of a header, copying the texts to the arena; without it, everything is selected. *listed
 * receives whether only listed cases were. STATUS_OUT_OF_MEMORY. */
enum status selection_take(struct selection *selection, bool *listed, const struct recorded_header *header,
                           struct arena *arena, struct error *error);

#endif
