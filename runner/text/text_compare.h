/* Texts compared: their order by bytes, and the name that the user probably meant. */
#ifndef SCATTER_TEXT_COMPARE_H
#define SCATTER_TEXT_COMPARE_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* For qsort and bsearch in an array of `const char *`: as strcmp. */
int compare_texts(const void *left, const void *right);

/* Sorts texts by strcmp; the second also removes duplicates, and returns how many remain. */
void sort_texts(const char **texts, size_t count);
size_t sort_texts_once(const char **texts, size_t count);

/* The position of a name in a list, which ends with NULL, or of its end; and whether it is in it. */
int name_position(const char *const *names, const char *name);
bool name_is_among(const char *const *names, const char *name);

/* Longer words are not compared. */
enum { NEAREST_NAME_LENGTH_MOST = 96 };

/*
 * The one of `count` names that differs least from a word: by one letter that is added, left out or replaced,
 * or two that are swapped, or by two such changes in a word of six letters or more. Ignores case. Returns the
 * first of several, or NULL if no name is close enough.
 */
const char *nearest_name(const char *word, const char *const *names, size_t count);

/* " (did you mean NAME?)" with the nearest name, in the arena; "" if there is none or no memory. */
const char *nearest_text(const char *word, const char *const *names, size_t count, struct arena *arena);

/*
 * Finds the number of a word among `count` names, the values of an option (or the subjects of a command). Of
 * another word STATUS_USAGE, such as "--tier coer: unknown value (did you mean core?); the values are core,
 * full, large, huge".
 */
enum status option_value_number(const char *option, const char *word, const char *const *names, size_t count,
                                size_t *number, struct error *error);

/* Whether a word of `length` bytes is the other one, whatever its case; "-" and "_" may stand for " ". */
bool is_like_word(const char *word, size_t length, const char *other);

/* Globs for ids, as in the shell: * ? []; * also matches "/". */

/* Whether the whole text matches a glob. */
bool glob_matches(const char *glob, const char *text);

/* Whether a glob can match the id of a folder or of something in it: ID itself, ID/… or ID#…. False only if
 * its literal beginning already excludes a match. */
bool glob_may_match_in(const char *glob, const char *id);

/* An index finds the globs that match a text without trying all of them (glob_index.c). Only globs are tried
 * whose literal beginning, up to the first special character, and whose literal end agree with the text. */

/* The literal end of a glob: the characters after the last special character. Points into the glob. */
struct glob_end {
    const char *text;
    size_t size;
};

/* Initialised by glob_index_make. Globs are borrowed, the rest is in the arena. */
struct glob_index {
    const char *const *globs;
    size_t *first;         /* by hash of a beginning: a glob with this beginning; count: none */
    struct glob_end *ends; /* by glob */
    size_t *next;          /* by glob: the next glob with the same beginning; count: none */
    size_t count, mask;
};

/* Indexes `count` globs. A NULL glob matches nothing. False if memory runs out. */
bool glob_index_make(struct glob_index *index, const char *const *globs, size_t count, struct arena *arena);

/* Writes the numbers of the globs that match a text, in no particular order, to `found`, which has room for
 * all globs. Returns the number of matches. */
size_t glob_index_matches(const struct glob_index *index, const char *text, size_t *found);

#endif
