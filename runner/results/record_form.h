/* The form of records: tables of their members, and what is done with any of them: checking a record, reading
 * it into its structure (record_forms.h), writing it from there, and copying the structure. */
#ifndef SCATTER_RECORD_FORM_H
#define SCATTER_RECORD_FORM_H

#include "arena.h"
#include "process_losses.h"
#include "protocol.h"
#include "repetition.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A member of each kind, and what it is in a structure; 0 or NULL or "" without the member, if nothing else
 * is said. */
enum member_kind {
    MEMBER_TEXT,         /* const char *; "" without the member, or NULL */
    MEMBER_TEXT_OR_NULL, /* the same; null is NULL */
    MEMBER_WORD,         /* an enumeration: one of `words` */
    MEMBER_INTEGER,      /* int64_t */
    MEMBER_COUNT,        /* int64_t, not negative */
    MEMBER_NUMBER,       /* double, not negative */
    MEMBER_FLAG,         /* bool */
    MEMBER_TEXTS,        /* struct texts */
    MEMBER_COUNTS,       /* an object of counts: const int64_t *, a number for each of `words`, or NULL */
    MEMBER_INTEGERS,     /* struct integers */
    MEMBER_OPTIONS,      /* an object whose members are all strings: struct recorded_options */
    MEMBER_JSON,         /* an object of any form: const char *, its text; NULL without the member */
    MEMBER_OBJECT,       /* a pointer to a structure of `form` */
    MEMBER_OBJECTS       /* a structure of their number and a pointer to them */
};

struct texts {
    size_t count;
    const char *const *items;
};

struct integers {
    size_t count;
    const int64_t *items;
};

struct recorded_options {
    size_t count;
    const struct option *items;
};

/* The structure of a list of structures. */
#define RECORD_LIST(list, item)   \
    struct list {                 \
        size_t count;             \
        const struct item *items; \
    }

/* How a list is in a structure, whatever its items are. */
struct record_list {
    size_t count;
    const void *items;
};

struct record_member {
    const char *name;
    enum member_kind kind;
    bool is_required;         /* by the reader */
    bool is_always;           /* it is written also if it is 0, false, empty, "" or NULL */
    size_t offset;            /* in the structure, in bytes */
    size_t flag;              /* offset of a bool, whether the record has the member; 0: there is none */
    bool is_null_without;     /* of MEMBER_TEXT */
    const char *const *words; /* of MEMBER_WORD and MEMBER_COUNTS, ended by NULL */
    int first, without;       /* the values of the first word, and without the member or with another word */
    const struct record_form *form;
};

struct record_form {
    const struct record_member *members;
    size_t count;
    size_t size; /* of the structure, in bytes */
};

extern const struct record_form header_form, case_form, skipped_form, progress_form, footer_form;

/* The size of an item of a list in a structure, in bytes. */
size_t record_item_size(const struct record_member *member);

/* The number of the words of a member. */
size_t record_word_count(const struct record_member *member);

/*
 * STATUS_UNREADABLE, naming the member, such as `failures[0]: "clause" is missing or not a string`, if a
 * required member is missing or a member has another type than its form says. Members without a row in the
 * table may have any value.
 */
enum status record_check(const json_t *record, const struct record_form *form, struct error *error);

/*
 * Reads a record into its structure, which begins with zeroes; members of another kind than that of the form
 * are as if they were missing. Texts are borrowed from the record, lists and objects are in the arena. False
 * if memory is lacking.
 */
bool record_fill(void *structure, const json_t *record, const struct record_form *form, struct arena *arena);

/* The record of a structure, without a type; the caller owns it. NULL when there is no memory. */
json_t *record_json(const void *structure, const struct record_form *form);

/* A copy of a structure with all that it points to, in one piece: in the arena, or, if that is NULL, to be
 * freed by the caller. NULL when there is no memory. */
void *record_copy(const void *structure, const struct record_form *form, struct arena *arena);

#endif
