/*
 * The width of a terminal.
 */
#ifndef SCATTER_TERMINAL_WIDTH_H
#define SCATTER_TERMINAL_WIDTH_H

/* The columns of the terminal that a descriptor is; 0 if it is none, or does not know. */
int terminal_width(int descriptor);

#endif
