/*
 * Causes: the cases of a run that are not as expected and not waived, grouped by what probably went wrong. Failures with
 * a named misreading are grouped by it: one misreading that explains most of them, then one that explains most of the
 * rest, and so on. The others are grouped by clause, whatever the operator, likeness (tally.h) and kind of failure: what
 * was answered wrongly, a refusal or a crash with the same message but for numbers. And the features that failing cases have in common
 * (suspects.h).
 *
 * Nothing here decides a verdict, an exit status or a waiver. Where there is no memory, causes are not told.
 */
#ifndef SCATTER_CAUSES_H
#define SCATTER_CAUSES_H

#include "operator_version.h"
#include "suspects.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CAUSES_MOST = 64, /* causes that are told */
    CAUSE_GROUPS_MOST =
        256, /* groups of failures from which they are made; further ones are counted together */
    CAUSE_TITLE_SIZE = 400,
    CAUSE_MISREADINGS = 128 /* names of misreadings; further ones are not looked at */
};

/* A set of misreadings, by their numbers in `struct causes`. */
struct misreading_names {
    uint64_t words[CAUSE_MISREADINGS / 64];
};

/*
 * How telling a case is, the most telling least: explained by the fewest misreadings, then plain, with distinct values,
 * and small (case_features.h). Of equally telling ones the first in the order of the cases counts.
 */
struct telling_rank {
    int misreadings;
    bool is_odd, is_alike;
    int64_t elements;
};

/* Cases that failed alike. */
struct cause_group {
    char title[CAUSE_TITLE_SIZE];
    struct misreading_names misreadings; /* empty: none is named, and the title tells the group from others */
    int64_t cases;
    uint32_t versions; /* a bit for each row of operator_versions */
    dtype_set types;   /* of data */
    json_t *telling;   /* the record of the most telling case */
    struct telling_rank rank;
    uint32_t with[SUSPECT_FEATURES]; /* how many of the cases have each feature */
};

/* One cause. Borrows from the struct causes that it is of. */
struct cause {
    const char *title;
    const char *misreading; /* its name; "": none is named */
    int64_t cases;
    uint32_t versions;
    dtype_set types;
    const json_t *telling;
    bool is_suspected; /* nearly all of its cases have the most suspicious feature of all failures */
    bool has_suspect;
    struct suspect suspect; /* the feature that these cases have in common, unlike passing ones */
};

/* Begin with zeroes; finish with causes_destroy. */
struct causes {
    struct cause_group *groups; /* room for CAUSE_GROUPS_MOST; NULL before the first failure */
    size_t group_count;
    int64_t groupless; /* cases for which there was no room for a further group */
    char *misreadings[CAUSE_MISREADINGS];
    size_t misreading_count;
    struct suspects suspects;
    bool lost; /* there was no memory: nothing is told */
    /* What causes_settle makes of it, the causes with most cases first. */
    struct cause items[CAUSES_MOST];
    size_t count;
    size_t left_out;        /* causes beyond CAUSES_MOST */
    int64_t left_out_cases; /* their cases, and those without a group */
    struct suspect ranked[SUSPECTS_MOST];
    size_t ranked_count;
};

/* Counts a record of type "case", which may be kept; in the order of the cases. */
void causes_add(struct causes *causes, const json_t *record, const struct case_features *features);

/* After the last record. */
void causes_settle(struct causes *causes);

/* What the footer of a run tells (results.schema.json): arrays, NULL where there is nothing to tell. */
json_t *causes_record(const struct causes *causes);
json_t *suspects_record(const struct causes *causes);

void causes_destroy(struct causes *causes);

#endif
