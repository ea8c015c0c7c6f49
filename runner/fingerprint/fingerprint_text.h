/*
 * Fingerprints as text for a person: a line for each point, in columns.
 */
#ifndef SCATTER_FINGERPRINT_TEXT_H
#define SCATTER_FINGERPRINT_TEXT_H

#include "fingerprint.h"
#include "fingerprint_comparison.h"

#include <stdio.h>

/*
 * Prints a finished fingerprint: the implementation and the sources, the points with their policies, cases and an
 * example, the policies of one point most frequent first, and the counts. A point with several policies has a line for
 * each, marked with an asterisk. Versions with the same behaviour are one point. False when there is no memory.
 */
bool fingerprint_show(const struct fingerprint *fingerprint, FILE *stream, struct arena *arena);

/*
 * Prints what two fingerprints are about, the points whose policies differ side by side, the points of one side only,
 * and the counts. False when there is no memory.
 */
bool fingerprint_comparison_show(const struct fingerprint *first, const struct fingerprint *second,
                                 const struct fingerprint_comparison *comparison, FILE *stream,
                                 struct arena *arena);

#endif
