/* Where an output file (output_file.h) is in the end. */
#ifndef SCATTER_OUTPUT_PLACE_H
#define SCATTER_OUTPUT_PLACE_H

#include <stddef.h>

/*
 * The path behind all symbolic links of the last part, also if there is no file yet, with an absolute path of the folder, so
 * that two spellings of a place are the same text. The caller frees it; NULL with errno set.
 */
char *output_place(const char *path);

/* The first `length` bytes of a text and another text. The caller frees it; NULL without memory. */
char *joined_text(const char *first, size_t length, const char *second);

#endif
