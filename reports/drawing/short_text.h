/*
 * Values in few characters, for cells of a drawing.
 */
#ifndef SCATTER_SHORT_TEXT_H
#define SCATTER_SHORT_TEXT_H

#include "arena.h"
#include "tensor.h"

#include <stddef.h>
#include <stdint.h>

/* What a value has at most, in characters. */
enum { SHORT_TEXT = 7 };

/*
 * An element of a tensor of T in at most SHORT_TEXT characters, in the arena: numbers with as many digits as there is room
 * for, such as "-1.5", "3.4e38" and "-9.2e18", strings cut, such as "\"some…". Where this is not the value as
 * tensor_text.h has it, *whole is that one, cut to some 80 characters; else NULL.
 */
const char *short_text(const struct tensor *tensor, int64_t position, const char **whole,
                       struct arena *arena);

/* The characters of a text in UTF-8. */
size_t text_length(const char *text);

/* The text in at most `length` characters, the last of them "…" where it was cut. In the arena. */
const char *text_cut(const char *text, size_t length, struct arena *arena);

#endif
