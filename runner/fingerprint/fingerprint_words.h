/*
 * The parts of a fingerprint in words, for the tables of fingerprint_text.h. Results are in the arena; without
 * memory they are "". Texts of strangers come out printable, on one line and not longer than a few lines.
 */
#ifndef SCATTER_FINGERPRINT_WORDS_H
#define SCATTER_FINGERPRINT_WORDS_H

#include "fingerprint.h"

#include <stdio.h>

/* A text of a stranger as described above. */
const char *stranger_text(const char *text, struct arena *arena);

/* "ScatterND.nan-order", or "ScatterND-18.nan-order" where the point is about one version, after a prefix. */
const char *point_clause_text(const struct fingerprint_point *point, const char *prefix, struct arena *arena);

/* What is asked beside the clause: "NaN in data", "add float16", both, or "". */
const char *point_question_text(const struct fingerprint_point *point, struct arena *arena);

/* "saturated, a warning" */
const char *policy_text(const struct fingerprint_policy *policy, struct arena *arena);

/* "saturated, a warning (3)" */
const char *counted_policy_text(const struct fingerprint_policy *policy, struct arena *arena);

/* The policies of a point, most frequent first, then by name; NULL without memory. */
const struct fingerprint_policy *policies_by_frequency(const struct fingerprint_point *point,
                                                       struct arena *arena);

/* "reference 0.1.0" */
const char *implementation_text(const struct fingerprint *fingerprint, struct arena *arena);

/* "reference 0.1.0 (reference, key=value), edition onnx-1.23, cases from cases (244)" as a line. */
void print_fingerprint_about(const struct fingerprint *fingerprint, FILE *stream, struct arena *arena);

/* What did not go as it should, a line each, after a prefix: "3 cases gave no answer: 3 unsupported". */
void print_fingerprint_remarks(const struct fingerprint *fingerprint, const char *prefix, FILE *stream);

#endif
