/* Made by reports/record_forms.py from reports/results.schema.json, which explains the members. */
#ifndef SCATTER_RECORD_FORMS_H
#define SCATTER_RECORD_FORMS_H

#include "record_form.h"

struct recorded_finding {
    const char *clause;
    enum level level;
    const char *point, *policy, *detail;
    int64_t cells, unsearched;
};

struct recorded_findings {
    size_t count;
    const struct recorded_finding *items;
};

struct recorded_output {
    const char *dtype;
    struct integers shape;
    const char *sha256, *bytes;
};

struct recorded_limit {
    const char *name;
    int64_t greatest;
    bool declared;
    int64_t cases;
};

struct recorded_outcome {
    int64_t count;
    bool has_answer;
    enum answer_kind answer;
    enum verdict verdict;
    const char *differs_at, *value;
};

struct recorded_outcomes {
    size_t count;
    const struct recorded_outcome *items;
};

struct recorded_repetitions {
    int64_t count;
    struct recorded_outcomes outcomes;
    int64_t others;
};

struct recorded_case {
    const char *id, *implementation;
    enum verdict verdict;
    bool compared;
    const char *command, *case_hash;
    bool has_seconds;
    double seconds;
    const struct recorded_output *output;
    const char *operator_version;
    bool has_opset;
    int64_t opset;
    const char *dtype;
    bool has_reduction;
    const char *reduction, *expectation, *tier;
    struct texts clauses;
    const char *why, *sibling;
    bool newer;
    struct texts file_warnings;
    bool has_answer;
    enum answer_kind answer;
    const char *message, *executed_by;
    const struct recorded_limit *limit;
    bool has_level;
    enum level level;
    const char *misreading;
    struct texts misreadings;
    const char *related, *blamed;
    struct recorded_findings failures, warnings, observations;
    struct texts explanation, printed;
    const char *waived;
    const struct recorded_repetitions *repetitions;
    enum nondeterminism nondeterminism;
    enum circumstance circumstance;
    bool has_after;
    struct texts after;
    const char *reason;
    bool has_memory_bytes;
    int64_t memory_bytes;
    bool nearly_scatter;
    bool is_skipped; /* a folder that was passed over: only some members are of use */
};

#endif
