/* Made by reports/record_forms.py from reports/results.schema.json, which explains the members. */
#ifndef SCATTER_RECORD_FORMS_H
#define SCATTER_RECORD_FORMS_H

#include "record_form.h"

struct recorded_isolation {
    bool process, memory_watched;
    const char *guard;
};

struct recorded_device {
    const char *name, *driver;
};

struct recorded_run_limits {
    int64_t case_milliseconds, preparation_milliseconds;
    const char *time;
    int64_t memory_bytes, frame_bytes;
};

struct recorded_source {
    const char *name;
    int64_t cases;
    bool has_from;
    int64_t from;
    bool has_end;
    int64_t end;
    const char *corpus_hash, *corpus_version;
    bool has_corpus_matches, corpus_matches;
};
RECORD_LIST(recorded_sources, recorded_source);

struct recorded_selection {
    struct texts filter, operator, opset, dtype, reduction;
    const char *tier;
    bool listed;
};

struct recorded_shard {
    int64_t number, count;
    const char *source;
    bool of_selected;
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
RECORD_LIST(recorded_limits, recorded_limit);

struct recorded_finding {
    const char *clause;
    enum level level;
    const char *point, *policy, *detail;
    int64_t cells, unsearched;
};
RECORD_LIST(recorded_findings, recorded_finding);

struct recorded_outcome {
    int64_t count;
    enum answer_kind answer;
    enum verdict verdict;
    const char *differs_at, *value;
};
RECORD_LIST(recorded_outcomes, recorded_outcome);

struct recorded_range {
    const char *source;
    int64_t from, end, passed, passed_with_warnings, unsupported, compared, outputs_due;
    int64_t outputs_compared;
};
RECORD_LIST(recorded_ranges, recorded_range);

struct recorded_loss {
    enum loss when;
    const char *how, *case_id;
    int64_t count;
};
RECORD_LIST(recorded_losses, recorded_loss);

struct recorded_pair {
    const char *dtype, *reduction;
};
RECORD_LIST(recorded_pairs, recorded_pair);

struct recorded_settled {
    const char *standing;
    bool of_pair;
    struct texts ids;
};
RECORD_LIST(recorded_settleds, recorded_settled);

struct recorded_of_no_version {
    int64_t cases;
    const int64_t *verdicts;
};

struct recorded_drawing {
    const char *id, *picture;
};
RECORD_LIST(recorded_drawings, recorded_drawing);

struct recorded_suspect {
    const char *feature;
    int64_t failing_with, with, failing_without, without;
    double coefficient;
};
RECORD_LIST(recorded_suspects, recorded_suspect);

struct recorded_shrunk {
    const char *cause, *case_id, *dtype;
    struct integers data, indices, updates;
    const char *form;
    int64_t tries;
};
RECORD_LIST(recorded_shrunks, recorded_shrunk);

struct recorded_nondeterminism {
    int64_t legal, illegal;
};

struct recorded_run_again {
    int64_t alone, only_after_others, unsteady, doubtful, unchecked;
};

struct recorded_implementation {
    const char *specification, *name, *version;
    const struct recorded_isolation *isolation;
    struct recorded_options options, options_in_effect;
    const struct recorded_device *device;
};

struct recorded_repetitions {
    int64_t count;
    struct recorded_outcomes outcomes;
    int64_t others;
};

struct recorded_progress {
    struct recorded_ranges ranges;
    struct recorded_losses lost_processes;
};

struct recorded_statement {
    const char *operator_version, *statement;
    bool of_selected;
    int64_t cases;
    const int64_t *standings, *verdicts;
    struct recorded_pairs complete_for, not_complete_for;
    struct recorded_limits limits;
};
RECORD_LIST(recorded_statements, recorded_statement);

struct recorded_cause {
    const char *title;
    int64_t cases;
    struct texts ids;
    const char *telling, *misreading;
    struct recorded_drawings drawings;
    struct texts perhaps;
    const char *passing;
    const struct recorded_suspect *suspect;
};
RECORD_LIST(recorded_causes, recorded_cause);

struct recorded_header {
    const char *program, *version;
    int64_t format;
    const char *started, *command, *edition;
    struct texts strict;
    const struct recorded_implementation *implementation;
    const struct recorded_run_limits *limits;
    struct recorded_sources sources;
    const struct recorded_selection *selection;
    const struct recorded_shard *shard;
    bool has_most_seconds;
    double most_seconds;
    int64_t repeat;
    const char *waivers;
    int64_t max_failures;
    bool has_seed;
    int64_t seed;
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
    const char *blamed;
    struct recorded_findings failures, warnings, observations;
    struct texts explanation, printed;
    const char *waived;
    const struct recorded_repetitions *repetitions;
    enum nondeterminism nondeterminism;
    enum graph_outcome graph;
    enum circumstance circumstance;
    bool has_after;
    struct texts after;
    const char *reason;
    bool has_memory_bytes;
    int64_t memory_bytes;
    bool nearly_scatter;
    bool is_skipped; /* a folder that was passed over: only some members are of use */
};

struct recorded_footer {
    int64_t cases, compared, skipped, passed_with_warnings;
    const int64_t *verdicts;
    struct recorded_statements statements;
    struct recorded_settleds settled;
    const struct recorded_of_no_version *of_no_version;
    bool complete;
    double seconds;
    struct recorded_causes causes;
    struct recorded_suspects suspects;
    bool has_waived;
    int64_t waived, stale_waivers;
    struct texts stale_waiver_messages;
    struct recorded_ranges ranges;
    bool out_of_time;
    struct recorded_shrunks shrunk;
    struct recorded_losses lost_processes;
    const struct recorded_nondeterminism *nondeterminism;
    const struct recorded_run_again *run_again;
};

#endif
