/*
 * The elements of a drawing, and its cells.
 */
#ifndef SCATTER_PEN_H
#define SCATTER_PEN_H

#include "drawing_text.h"

enum {
    /* The base line of a value, from the upper edge of its cell; if cells have signs, below the sign. */
    BASE_LINE = 20,
    LOW_BASE_LINE = 24
};

/* The state of one drawing. */
struct pen {
    struct markup *markup;
    struct picture *picture;
    struct layout layout;
    struct part_text texts[PART_COUNT];
    struct signs_used used;
    int base_line;
    struct arena *arena;
};

/* Opens an element with a class and a position. */
void pen_open(struct markup *markup, const char *name, const char *class_name, int x, int y);

/* Adds a text, unless it is empty. */
void pen_text(struct markup *markup, const char *class_name, int x, int y, const char *text);

void pen_box(struct markup *markup, const char *class_name, int x, int y, int width, int height);

/* The sign of a cell that updates aim at. */
void pen_corner(struct markup *markup, int x, int y);

/* Draws a cell of a part; the layout and the base line must be set. */
void pen_cell(struct pen *pen, int part, struct view_cell cell);

/* Determines which signs the cells have, and sets the base line accordingly. */
void pen_find_signs(struct pen *pen);

#endif
