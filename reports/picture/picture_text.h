/* The words of a drawing: headings, notes, the text in place of a grid, the lines below it, its
 * description. */
#ifndef SCATTER_PICTURE_TEXT_H
#define SCATTER_PICTURE_TEXT_H

#include "picture.h"

enum { MOST_LINES = 16, LINE_LENGTH = 90, WORDS_LENGTH = 46 };

/* Lines of text, in the arena. Text that does not fit is left out, and the last line says "…". */
struct lines {
    const char *lines[MOST_LINES];
    int count;
};

/* The name of a part, such as "expected". Static storage. */
const char *picture_part_name(int part);

/* The words of a part. */
struct part_text {
    const char *head;  /* name, element type and extents; "" for a part that does not exist */
    const char *whole; /* the same, uncut */
    const char *note;  /* which part of the tensor is shown; "" if all of it is */
    struct lines words;
};

struct part_text picture_part_text(const struct picture *picture, int part, struct arena *arena);

/* The subject of a line below the grids: the line begins with this sign. */
enum sign { SIGN_NONE, SIGN_TOUCHED, SIGN_WRONG, SIGN_ALLOWED, SIGN_OUTSIDE };

/* The lines below the grids: the meaning of the signs that occur, the first wrong cell, what is left out. */
struct legend {
    struct {
        enum sign sign;
        const char *text;
    } items[MOST_LINES];
    int count;
};

/* The signs that a drawing has. */
struct signs_used {
    bool touched, wrong, allowed, outside, negative;
};

struct legend picture_legend(const struct picture *picture, const struct signs_used *used,
                             struct arena *arena);

/* The operator version, the opset and the attributes: "ScatterND-18, opset 18, float, reduction add". */
const char *picture_facts(const struct picture *picture, struct arena *arena);

/* The content of the drawing, in sentences for screen readers. */
const char *picture_description(const struct picture *picture, struct arena *arena);

#endif
