/*
 * A short reason why a case is not a plain pass: for tables, and to group cases.
 */
#ifndef SCATTER_REASON_H
#define SCATTER_REASON_H

#include "arena.h"
#include "verdict.h"

#include <jansson.h>

/* The maximum length of a reason, in characters. */
enum { REASON_LENGTH = 160 };

struct reason {
    const char *clause; /* the name of the gravest finding's clause, such as "target"; "" if there is none */
    const char *text;   /* what was done, such as "none of the allowed values" or "was killed by SIGSEGV" */
};

/*
 * The reason in the record of a case with a verdict. Texts are in the arena or belong to the record, or are "" if the record
 * has none. The reason of a failure names its misreading, if known; that of a case without an answer says what happened to
 * the process.
 */
struct reason record_reason(const json_t *record, enum verdict verdict, struct arena *arena);

#endif
