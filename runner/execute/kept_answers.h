/*
 * Answers in a folder: what an implementation gave in a run (`run --save-outputs`), or elsewhere, where the runner cannot
 * start it. They are judged as the answers of a process are.
 *
 *     DIR/implementation.json                             optional: {"name": "mine", "version": "1.0"}
 *     DIR/cases/ScatterND-18/slices/output_0.pb           the output, a TensorProto
 *     DIR/cases/ScatterND-18/indices-rank-scalar/rejected  or a marker: an empty file or a message as text
 *
 * The folder of a case is its whole id. It holds one answer: output_0.pb, or one of the markers
 *
 *     unsupported     "I do not implement this"         timeout         no answer in time
 *     rejected        "this input is invalid"           memory          it used more memory than it may
 *     failed          a generic error                   fault           it touched memory out of bounds
 *     crash           the process died                  wrote-to-input  it wrote to an input
 *
 * Other files are ignored. A case without an answer was not run.
 */
#ifndef SCATTER_KEPT_ANSWERS_H
#define SCATTER_KEPT_ANSWERS_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "status.h"

#include <stddef.h>

/* A case as it was when its answer was given. */
struct kept_case {
    const char *id;
    const char *hash; /* of the case (case_hash.h) */
};

struct kept_answers {
    const char *folder;
    const char *name; /* of the implementation; "" where it is not stated */
    const char *version;
    const struct kept_case *cases; /* sorted by id; NULL: it is not known what the cases were */
    size_t case_count;
};

/*
 * Opens a folder and reads who answered. STATUS_NOT_FOUND when it does not exist, STATUS_UNREADABLE naming file and
 * field when implementation.json is damaged. `folder` is borrowed.
 */
enum status kept_answers_open(struct kept_answers *kept, const char *folder, struct arena *arena,
                              struct error *error);

/*
 * The answer to a case. ANSWER_NOT_RUN, with a message that names the file, when there is none or more than one, when
 * output_0.pb is not a TensorProto, when a file leads out of the folder, and when the case is not the one that was answered.
 */
struct answer kept_answer(const struct kept_answers *kept, const struct scatter_case *the_case,
                          struct arena *arena);

/* Makes an empty folder for answers, or takes one that is empty; STATUS_USAGE when it holds something. */
enum status kept_answers_create(const char *folder, struct arena *arena, struct error *error);

/* Writes who answered. STATUS_SYSTEM when that fails. */
enum status kept_answers_describe(const char *folder, const char *name, const char *version,
                                  struct error *error);

/* Makes the folder of a case, so that its answer can be put there. */
enum status kept_answer_place(const char *folder, const char *id, struct arena *arena, struct error *error);

/*
 * Writes an answer: one file, replacing none. ANSWER_NOT_RUN writes nothing, and an output whose elements cannot be
 * read is a crash, as its message says. Several threads may write to different cases.
 */
enum status kept_answer_write(const char *folder, const char *id, const struct answer *answer,
                              struct arena *arena, struct error *error);

#endif
