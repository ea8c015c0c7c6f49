/*
 * Answers in a folder: of a run (`run --save-outputs`), or from a system where the runner cannot start the
 * implementation. They are judged like the answers of a process.
 *
 *     DIR/implementation.json                              optional: {"name": "mine", "version": "1.0"}
 *     DIR/cases/ScatterND-18/slices/output_0.pb            the output, a TensorProto
 *     DIR/cases/ScatterND-18/indices-rank-scalar/rejected  a marker: an empty file, or a message as text
 *
 * The folder of a case has the case's full id as its path. It holds one answer: output_0.pb or one of the
 * markers
 *
 *     unsupported      "I do not implement this"
 *     undeclared       the case was not sent, because the implementation does not declare it
 *     rejected         "this input is invalid"
 *     failed           a generic error
 *     not-prepared     it could not convert or compile the model
 *     crash            the process died
 *     timeout          no answer in time
 *     memory           it exceeded its memory limit
 *     fault            it accessed memory out of bounds
 *     wrote-to-input   it wrote to an input
 *
 * Other files are ignored. A case without an answer was not run. For unsupported cases, the folder does not
 * keep whether the implementation had declared them.
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
    const char *hash; /* of the case (case.h) */
};

struct kept_answers {
    const char *folder;
    const char *name, *version;    /* of the implementation; "" if not stated */
    const struct kept_case *cases; /* sorted by id; NULL: the cases are unknown */
    size_t case_count;
};

/* ---- reading ------------------------------------------------------------------------------------------- */

/* Opens a folder and reads which implementation answered. STATUS_NOT_FOUND if it does not exist;
 * STATUS_UNREADABLE, naming file and field, if implementation.json is damaged. `folder` is borrowed. */
enum status kept_answers_open(struct kept_answers *kept, const char *folder, struct arena *arena,
                              struct error *error);

/*
 * The answer to a case. ANSWER_NOT_RUN, with a message that names the file, if there is no answer or more
 * than one, if output_0.pb is not a TensorProto, if a file leads out of the folder, or if the case has
 * changed since it was answered.
 */
struct answer kept_answer(const struct kept_answers *kept, const struct scatter_case *the_case,
                          struct arena *arena);

/* ---- writing ------------------------------------------------------------------------------------------- */

/* Writes implementation.json, without an empty name or version. STATUS_SYSTEM if that fails. */
enum status kept_answers_describe(const char *folder, const char *name, const char *version,
                                  struct error *error);

/* Creates the folder of a case for its answer. */
enum status kept_answer_place(const char *folder, const char *id, struct arena *arena, struct error *error);

/*
 * Writes an answer: one file, which must not exist. ANSWER_NOT_RUN writes nothing; an output whose elements
 * cannot be read is written as a crash, with the reason as its message. Several threads may write to
 * different cases.
 */
enum status kept_answer_write(const char *folder, const char *id, const struct answer *answer,
                              struct arena *arena, struct error *error);

#endif
