/*
 * Why a case did not simply pass, in a few words: for tables, and to group cases by.
 */
#ifndef SCATTER_REASON_H
#define SCATTER_REASON_H

#include "arena.h"
#include "verdict.h"

#include <jansson.h>

/* What a reason has at most, in characters. */
enum { REASON_LENGTH = 160 };

struct reason {
    const char
        *clause;      /* the name of the gravest finding's clause, such as "target"; "" where there is none */
    const char *text; /* what was done, such as "none of the allowed values" or "was killed by SIGSEGV" */
};

/*
 * The reason in the record of a case with a verdict. Texts are in the arena or of the record, or "" where the record says
 * nothing. A failure whose misreading is known says that, too; one without an answer says what became of the process.
 */
struct reason record_reason(const json_t *record, enum verdict verdict, struct arena *arena);

#endif
