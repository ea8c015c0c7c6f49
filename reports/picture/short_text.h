/*
 * Values in a few characters, for cells of a drawing.
 */
#ifndef SCATTER_SHORT_TEXT_H
#define SCATTER_SHORT_TEXT_H

#include "arena.h"
#include "tensor.h"

#include <stddef.h>
#include <stdint.h>

/* The maximum length of a value, in characters. */
enum { SHORT_TEXT = 7 };

/*
 * An element of a tensor of T in at most SHORT_TEXT characters, in the arena: numbers with as many digits as fit,
 * such as "-1.5", "3.4e38" and "-9.2e18"; strings cut, such as "\"some…". If this differs from the value as
 * formatted by tensor_text.h, *whole is the latter, cut to about 80 characters; otherwise NULL.
 */
const char *short_text(const struct tensor *tensor, int64_t position, const char **whole,
                       struct arena *arena);

/* The text in at most `length` characters, the last of them "…" if the text was cut. In the arena. */
const char *text_cut(const char *text, size_t length, struct arena *arena);

#endif
