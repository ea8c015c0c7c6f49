/*
 * What a command prints about folders that are not scatter cases.
 */
#ifndef SCATTER_PASSED_OVER_H
#define SCATTER_PASSED_OVER_H

#include "selected_cases.h"
#include "tally.h"

#include <stddef.h>
#include <stdio.h>

/*
 * Prints the folders that were passed over: those that may be meant as scatter cases, by their reasons, of which at most
 * `most_lines` are shown; and a line for all others of a kind. Nothing if there are none.
 */
void passed_over_show(FILE *out, const struct tally *tally, size_t most_lines);

/* Prints to standard error that no case is selected, and the selected folders that are not scatter cases. */
void none_selected_show(const struct selected_cases *selected);

#endif
