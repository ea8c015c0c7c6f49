/* Made by reports/record_forms.py from reports/results.schema.json, which explains the members. */
#ifndef SCATTER_RECORD_FORMS_H
#define SCATTER_RECORD_FORMS_H

#include "record_form.h"

struct recorded_finding {
    const char *clause;
    enum level level;
    const char *point;
    const char *policy;
    const char *detail;
    int64_t cells;
    int64_t unsearched;
};

struct recorded_findings {
    size_t count;
    const struct recorded_finding *items;
};

struct recorded_output {
    const char *dtype;
    struct integers shape;
    const char *sha256;
    const char *bytes;
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
    const char *differs_at;
    const char *value;
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
    const char *id;
    const char *implementation;
    enum verdict verdict;
    bool compared;
    const char *command;
    const char *case_hash;
    bool has_seconds;
    double seconds;
    const struct recorded_output *output;
    const char *operator_version;
    bool has_opset;
    int64_t opset;
    const char *dtype;
    bool has_reduction;
    const char *reduction;
    const char *expectation;
    const char *tier;
    struct texts clauses;
    const char *why;
    const char *sibling;
    bool newer;
    struct texts file_warnings;
    bool has_answer;
    enum answer_kind answer;
    const char *message;
    const char *executed_by;
    const struct recorded_limit *limit;
    bool has_level;
    enum level level;
    const char *misreading;
    struct texts misreadings;
    const char *related;
    const char *blamed;
    struct recorded_findings failures;
    struct recorded_findings warnings;
    struct recorded_findings observations;
    struct texts explanation;
    struct texts printed;
    const char *waived;
    const struct recorded_repetitions *repetitions;
    enum nondeterminism nondeterminism;
    enum circumstance circumstance;
    struct texts after;
    const char *reason;
    bool has_memory_bytes;
    int64_t memory_bytes;
    bool nearly_scatter;
    bool is_skipped; /* a folder that was passed over: only some members are of use */
};

#endif
