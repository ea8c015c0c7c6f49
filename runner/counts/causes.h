/*
 * Causes: the cases of a run that are neither as expected nor waived, grouped by what probably went wrong.
 * Failures with a named misreading are grouped by it: first by the misreading that explains most of them,
 * then by the one that explains most of the rest, and so on. The others are grouped by clause, whatever the
 * operator, by policy (tally.h) and by kind of failure: a wrong answer, or a refusal or crash with a like
 * message (causes.h). The features that failing cases have in common are suspects.
 *
 * A misreading is the cause of its failures only if it is the only one that explains all of them and would
 * not change a case that passes (causes_contradict). Else clause and policy are their title, and the
 * misreadings that explain them are named as possible ones.
 *
 * Failures that a fresh process does not repeat alone (repetition.h) are causes of their own, without a
 * misreading or a suspect: one for those that fail only after other cases, and one for unsteady ones.
 *
 * Nothing here affects verdicts, the exit status or waivers. Without memory no causes are reported.
 */
#ifndef SCATTER_CAUSES_H
#define SCATTER_CAUSES_H

#include "case_features.h"
#include "operator_version.h"
#include "record.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Suspects: the features of cases (case_features.h, and the clauses that a case is about) ranked by how well
 * they distinguish failing from passing cases. The measure is the Ochiai coefficient (which Abreu, Zoeteweij
 * and van Gemund, 2007, found to be the best of those in use for fault localization): with f failing and p
 * passing cases that have the feature, and F failing cases in total,
 *
 *     f / sqrt(F * (f + p))
 *
 * It is 1 if all failing cases and no passing case have the feature, and 0 if no failing case has it.
 */

/* The clauses that are features too, by name, whatever the operator; further ones are ignored. */
enum { SUSPECT_CLAUSES = 128, SUSPECT_FEATURES = CASE_FEATURE_COUNT + SUSPECT_CLAUSES };

enum { SUSPECTS_MOST = 5, SUSPECT_NAME_SIZE = 160 };

/* A feature, or two together, with numbers of compared cases. */
struct suspect {
    char name[SUSPECT_NAME_SIZE]; /* such as "axis negative" or "opset 16 and reduction add" */
    int features[2];              /* the second is -1 for a single feature */
    int64_t failing_with, with;   /* cases with the feature: failing, and all */
    int64_t failing_without, without;
    double coefficient; /* 0 to 1 */
};

/* The features of one case. */
struct feature_list {
    uint16_t items[SUSPECT_FEATURES]; /* ascending */
    size_t count;
};

/* The number of cases with each two features; on the diagonal, with a single feature. */
typedef uint32_t feature_pairs[SUSPECT_FEATURES][SUSPECT_FEATURES];

/* Initialize with zeroes; release with suspects_destroy. */
struct suspects {
    int64_t passing, failing; /* cases */
    feature_pairs *pairs;     /* two tables: of passing and of failing cases; NULL before the first case */
    char *clauses[SUSPECT_CLAUSES];
    size_t clause_count;
    bool lost; /* there was no memory: the counts are not reliable */
};

/* The features of a case and the clauses that its record names (recorded_case). */
struct feature_list suspects_list(struct suspects *suspects, const struct case_features *features,
                                  const struct texts *clauses);

/* Counts a case that was compared. */
void suspects_count(struct suspects *suspects, const struct feature_list *list, bool failing);

/* Whether to leave out a feature because it adds no information. */
typedef bool suspect_filter(const struct suspects *suspects, int feature, const void *context);

/* Whether a suspect is what all failing cases have, of enough cases and telling enough to come first. */
bool suspect_is_of_all(const struct suspect *suspect);

/*
 * The most suspicious features, at most SUSPECTS_MOST, by descending coefficient, but first one that all
 * failing cases have (suspect_is_of_all). Only significant ones: each has a failing case that the better ones
 * do not have, and two features together are given only if they are clearly better than each alone. Of
 * features that the same cases have, only the first is given. Returns their number; 0 if none is significant.
 */
size_t suspects_rank(const struct suspects *suspects, suspect_filter *left_out, const void *context,
                     struct suspect ranked[SUSPECTS_MOST]);

/*
 * The single feature that best distinguishes some of the failing cases from the passing ones: `with` has the
 * number of the `failing` cases with each feature. The numbers of the suspect are about these and the passing
 * cases. False if no feature is significant, or no case passes.
 */
bool suspects_of_some(const struct suspects *suspects, const uint32_t with[SUSPECT_FEATURES], int64_t failing,
                      suspect_filter *left_out, const void *context, struct suspect *best);

/* The clause of a feature, such as "index-negative"; NULL: it is not a clause. */
const char *suspect_clause(const struct suspects *suspects, int feature);

void suspects_destroy(struct suspects *suspects);

enum {
    CAUSES_MOST = 64,         /* causes that are reported */
    CAUSE_GROUPS_MOST = 1024, /* groups of failures; the failures of further groups are counted together */
    CAUSE_TITLE_SIZE = 640,
    CAUSE_EXAMPLES = 9,     /* of a cause, with the most telling case */
    CAUSE_MISREADINGS = 128 /* names of misreadings; further ones are ignored */
};

/* The ids of all failing cases together that are listed, in bytes: a footer is a line that must be
 * readable. */
#define CAUSE_IDS_SIZE ((size_t)4 << 20)

/* A set of misreadings, by their numbers in `struct causes`. */
struct misreading_names {
    uint64_t words[CAUSE_MISREADINGS / 64];
};

/*
 * How telling a case is as an example; the least rank is the most telling: explained by the fewest
 * misreadings, or needing the fewest cases before it, then plain,
 * with small numbers and distinct values, and with few elements (case_features.h). Among equals the first in
 * the order of the cases is chosen.
 */
struct telling_rank {
    int others; /* misreadings, or cases before it */
    bool is_odd, is_large, is_alike;
    int64_t elements;
};

/* Cases that failed in the same way. */
struct cause_group {
    char title[CAUSE_TITLE_SIZE];   /* of its failures, or of one of them if */
    bool is_mixed;                  /* … they have different titles */
    char shown[CAUSE_TITLE_SIZE];   /* of its cause, if that is another one; or "" */
    size_t message_at;              /* where a folded message (causes.h) begins in the title, or 0 */
    char message[CAUSE_TITLE_SIZE]; /* the message of all of its cases, not folded; "" if there are several */
    struct misreading_names misreadings; /* empty: none is named, and the title identifies the group */
    bool by_chance; /* they may explain its cases by chance (judge.h); the title identifies the group too */
    bool is_beyond; /* … since its cases have no output; the misreading finds coordinates outside of data */
    enum circumstance circumstance;  /* of cases that do not fail alone; CIRCUMSTANCE_NONE for others */
    bool is_named;                   /* one of its misreadings is the cause, and its title */
    struct misreading_names perhaps; /* otherwise, those that explain all of its cases */
    const struct cause_group *into;  /* the group that its cases were moved to, or NULL */
    int64_t cases;
    uint32_t versions; /* a bit for each row of operator_versions */
    dtype_set types;   /* of data */
    const char **ids;  /* of the cases that were added to it, as far as there is room (CAUSE_IDS_SIZE) */
    size_t id_count, id_capacity;
    struct recorded_case *telling;                  /* a copy of the most telling case */
    struct recorded_case *examples[CAUSE_EXAMPLES]; /* copies of the first cases */
    size_t example_count;
    struct telling_rank rank;
    uint32_t with[SUSPECT_FEATURES]; /* how many of the cases have each feature */
};

/* One cause. Borrows from its struct causes. */
struct cause {
    struct recorded_cause record; /* as in a footer, but without ids, drawings and suspect */
    uint32_t versions;
    dtype_set types;
    const struct recorded_case *telling;
    const struct cause_group *group;
    bool is_suspected; /* nearly all of its cases have the most suspicious feature of all failures */
    bool has_suspect;
    struct suspect suspect; /* the feature that these cases, but not the passing ones, have in common */
};

/* Initialize with zeroes; release with causes_destroy. */
struct causes {
    struct cause_group *groups; /* room for CAUSE_GROUPS_MOST; NULL before the first failure */
    size_t group_count;
    int64_t groupless; /* cases without a group, since CAUSE_GROUPS_MOST was reached */
    char *misreadings[CAUSE_MISREADINGS];
    size_t misreading_count;
    char *contradicted[CAUSE_MISREADINGS]; /* by misreading: the id of a passing case, or NULL */
    struct suspects suspects;
    size_t ids_size;    /* bytes */
    struct arena arena; /* for the ids */
    bool lost;          /* there was no memory: nothing is reported */
    /* The results of causes_settle, the causes with most cases first. */
    struct cause items[CAUSES_MOST];
    size_t count;
    size_t left_out;        /* causes beyond CAUSES_MOST */
    int64_t left_out_cases; /* the cases of these causes, and those without a group */
    struct suspect ranked[SUSPECTS_MOST];
    size_t ranked_count;
};

/* Counts a case, and may keep a reference to its record; skipped folders are ignored. Call it in the order of
 * the cases. `beyond`: the misreading to whose cause a case without an output may belong, or NULL. */
void causes_add(struct causes *causes, const struct recorded_case *item, const struct case_features *features,
                const char *beyond);

/* Says of a misreading that it would change a case that passes; only the first such case counts. */
void causes_contradict(struct causes *causes, const char *misreading, const char *passing);

/* Computes the causes, after the last record. */
void causes_settle(struct causes *causes);

/* After that: the group with the cause of a case that was added without `beyond`, or NULL; and how telling
 * the case is. */
const struct cause_group *causes_group_of(struct causes *causes, const struct recorded_case *item,
                                          const struct case_features *features, struct telling_rank *rank);

bool is_more_telling(const struct telling_rank *a, const struct telling_rank *b);

/* The most telling case of a cause, then the others with the least ids; borrowed from the causes. Returns
 * their number. */
size_t causes_examples(const struct causes *causes, const struct cause *cause,
                       const struct recorded_case *examples[CAUSE_EXAMPLES], struct arena *arena);

/* The members of a run's footer (results.schema.json); in the arena, with texts borrowed from the causes. */
struct recorded_causes causes_record(const struct causes *causes, struct arena *arena);
struct recorded_suspects suspects_record(const struct causes *causes, struct arena *arena);

/* What a cause without a misreading says about misreadings, such as "perhaps a or b"; `whole`: and why it is
 * not certain. "" if it says nothing, or without memory. */
const char *cause_perhaps_text(const struct texts *perhaps, const char *passing, bool whole,
                               struct arena *arena);

void causes_destroy(struct causes *causes);

/* The groups of failures: one file makes them, another one merges them into causes. */

/* The beginning of the title of unsteady failures; the policy follows. */
#define UNSTEADY_TITLE "unsteady: "

bool misreading_names_empty(const struct misreading_names *set);
bool misreading_names_have(const struct misreading_names *set, size_t number);
void misreading_names_add(struct misreading_names *set, size_t number);

/* Messages of implementations, compared: two refusals for one reason differ in numbers, shapes, element types
 * and the numbers of nodes. */

/* The most bytes of a message that are compared, and of one that is shown in a title. */
enum { MESSAGE_COMPARED = 320, MESSAGE_SHOWN = 160 };

/* The first line of a message, and the second one if it begins with "> ", as OpenCV's reasons do, in one
 * line; what does not fit into `size` bytes is cut. */
void message_line(const char *message, char *line, size_t size);

/* The same with N for each number and each list of numbers, and T for each element type, in the names of ONNX
 * and of common libraries; what does not fit into `size` bytes is cut. */
void message_fold(const char *message, char *folded, size_t size);

/*
 * What to show of a folded message: without the words that all messages of an implementation begin and end
 * with (`prefix` and `suffix` bytes; see below), and with its middle left out if it is longer than
 * MESSAGE_SHOWN.
 */
void message_show(const char *folded, size_t prefix, size_t suffix, char *shown, size_t size);

/* The lengths of the common beginning and the common end of some messages, whole words only; 0 unless two of
 * them differ, and if they are too short to matter. */
void messages_in_common(const char *const *folded, size_t count, size_t *prefix, size_t *suffix);

#endif
